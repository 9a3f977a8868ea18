import type { Given } from '../arguments.ts'
import { PARTS } from '../torture/parts.ts'
import { takesOf, torture } from '../torture/run.ts'

export const takes = takesOf(PARTS)

/** `meadhall torture`: tries to break it. */
export const run = (given: Given): Promise<number> => torture(PARTS, given)
