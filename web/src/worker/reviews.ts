import type * as reviews from '@meadhall/hall/review'

const load = (): Promise<typeof reviews> => import('@meadhall/hall/review')

/** Looking back at finished games, where bots think; fetched when somebody first does. */
export const reviewFunctions = {
  reviewLength: async (...of: Parameters<typeof reviews.reviewLength>) => (await load()).reviewLength(...of),
  reviewPart: async (...of: Parameters<typeof reviews.reviewPart>) => (await load()).reviewPart(...of),
  reviewWhole: async (...of: Parameters<typeof reviews.reviewWhole>) => (await load()).reviewWhole(...of),
}

export type ReviewCalls = typeof reviewFunctions
