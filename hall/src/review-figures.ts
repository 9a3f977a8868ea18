/** Raised whenever figures come out otherwise than before, so that those that were kept are made anew. */
export const REVIEW_EDITION = 2

/** What moves nobody further than this turns no game. */
export const SMALL = { chance: 0.04, points: 3 } as const
