import type { Catalog } from './catalog.ts'
import { cardEffects } from './de/cardEffects.ts'
import { cardNames } from './de/cardNames.ts'
import { happenings } from './de/happenings.ts'
import { moves } from './de/moves.ts'
import { names } from './de/names.ts'
import { parts } from './de/parts.ts'
import { reasons } from './de/reasons.ts'
import { spaces } from './de/spaces.ts'

export const de = {
  ...names,
  ...parts,
  ...spaces,
  ...cardNames,
  ...cardEffects,
  ...moves,
  ...happenings,
  ...reasons,
} satisfies Catalog
