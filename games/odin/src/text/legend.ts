/** What the numbers in moves and happenings stand for; a strip goes by its own name. */
export const legend = {}
