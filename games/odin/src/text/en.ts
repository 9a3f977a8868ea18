import type { Catalog } from './catalog.ts'
import { cardEffects } from './en/cardEffects.ts'
import { cardNames } from './en/cardNames.ts'
import { happenings } from './en/happenings.ts'
import { moves } from './en/moves.ts'
import { names } from './en/names.ts'
import { parts } from './en/parts.ts'
import { reasons } from './en/reasons.ts'
import { spaces } from './en/spaces.ts'

export const en = {
  ...names,
  ...parts,
  ...spaces,
  ...cardNames,
  ...cardEffects,
  ...moves,
  ...happenings,
  ...reasons,
} satisfies Catalog
