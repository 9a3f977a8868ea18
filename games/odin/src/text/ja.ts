import type { Catalog } from './catalog.ts'
import { cardEffects } from './ja/cardEffects.ts'
import { cardNames } from './ja/cardNames.ts'
import { happenings } from './ja/happenings.ts'
import { moves } from './ja/moves.ts'
import { names } from './ja/names.ts'
import { parts } from './ja/parts.ts'
import { reasons } from './ja/reasons.ts'
import { spaces } from './ja/spaces.ts'

export const ja = {
  ...names,
  ...parts,
  ...spaces,
  ...cardNames,
  ...cardEffects,
  ...moves,
  ...happenings,
  ...reasons,
} satisfies Catalog
