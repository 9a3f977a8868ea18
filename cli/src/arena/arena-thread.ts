import { answerTasks } from '@meadhall/server/work/threads'
import { findBots, findGame } from '../tables.ts'
import type { Task } from './arena.ts'
import { type Played, playDeal } from './play.ts'

answerTasks(async ({ game: id, options, fields, seed, deal, field }: Task): Promise<Played> => {
  const listed = findGame(id)
  const game = await listed.load()
  const bots = await findBots(listed, fields[field], fields[field].length)
  return {
    deal,
    field,
    ...playDeal(game, game.rules.readOptions(options), bots, seed + Math.imul(deal, 0x85ebca6b)),
  }
})
