/** Raised whenever figures come out otherwise than before, so that those that were kept are made anew. */
export const REVIEW_EDITION = 3

/** What moves nobody further than this turns no game. */
export const SMALL = { chance: 0.04, points: 3 } as const

/** One's own choice that fell short is told of from half of that: it was played on, and the rest is only a look. */
export const FELL_SHORT = { chance: SMALL.chance / 2, points: SMALL.points / 2 } as const
