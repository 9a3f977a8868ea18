import { cell } from '../store/cell.ts'

/** Somebody asked what has come about since their last turn. */
export const sinceIsWanted = cell(false)
