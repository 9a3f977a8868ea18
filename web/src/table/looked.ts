import { cell } from '../store/cell.ts'

/** Things that are pointed at, by their names in the rules: a table that keeps parts behind tabs opens theirs. */
export const looked = cell<readonly string[]>([])
