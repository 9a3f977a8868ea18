import type { Effort } from '@meadhall/bots/craft'

/** Many games teach more than good ones: choices are made at a glance. */
export const QUICK_EFFORT: Effort = { steps: 60, ways: 2, samples: 2, beam: 3 }
