/**
 * Counts the positions looked at, and whatever takes as long as some of them: who may look at so many is never kept
 * waiting by what lies between.
 */
export const looked = { positions: 0 }
