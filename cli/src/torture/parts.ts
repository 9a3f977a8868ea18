import { attacker } from './attacker.ts'
import { faults } from './faults.ts'
import { files } from './files.ts'
import { many } from './many.ts'
import { moves } from './moves.ts'
import type { Part } from './part.ts'
import { play } from './play.ts'
import { secrets } from './secrets.ts'
import { strangers } from './strangers.ts'
import { upgrade } from './upgrade.ts'

/** Every part, in the order of the table. */
export const PARTS: readonly Part[] = [
  play,
  moves,
  files,
  strangers,
  attacker,
  faults,
  upgrade,
  secrets,
  many,
]
