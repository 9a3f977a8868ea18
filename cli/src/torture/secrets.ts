import { games } from '@meadhall/hall/games'
import {
  answerUndo,
  askUndo,
  entryNumber,
  type HallTable,
  isOver,
  openHallTable,
  person,
  putBack,
  submit,
  takeBack,
  toHex,
} from '@meadhall/hall/hall-table'
import { seenBy } from '@meadhall/hall/update'
import { below, quickChance, quickWords } from '@meadhall/kernel/chance'
import { canonical } from '@meadhall/kernel/plain'
import { seedFrom } from '../tables.ts'
import { breathe, type Found, faultList, type Part, type Time } from './part.ts'

/** What each viewer is sent, with undo, redo and consent in the play. */
export const secrets: Part = {
  name: 'secrets',
  what: 'secrets, with undo and consent in the play',
  aim: 1_000_000,
  unit: 'views',
  async run(time: Time, done: number): Promise<Found> {
    const { faults, add } = faultList()
    const all = await Promise.all(games.map((listed) => listed.load()))
    let count = 0
    for (let game = 0; !time.isUp(); game++) {
      const number = done + game
      const word = quickWords(number)
      const { rules } = all[game % all.length]
      const least = Math.max(2, rules.seats.min)
      const seats = least + below(rules.seats.max - least + 1, word)
      const hall = openHallTable(all[game % all.length], {
        seats: Array.from({ length: seats }, (_, seat) => person(`Player ${seat}`)),
        options: {},
        seed: seedFrom(String(number)),
        commitment: 'hash',
      })
      try {
        while (!isOver(hall) && !time.isUp() && entryNumber(hall) < 2000) {
          act(hall, word)
          if (below(4, word) > 0) continue
          for (const viewer of [null, ...hall.holders.keys()]) {
            look(hall, viewer, number)
            count++
          }
        }
      } catch (error) {
        add(`${rules.id}, game ${number}: ${(error as Error).message}`)
      }
      await breathe()
    }
    return { count, faults }
  },
}

function act(hall: HallTable, word: () => number): void {
  const { rules } = hall.game
  const seat = below(hall.holders.length, word)
  const way = below(20, word)
  if (way === 0) takeBack(hall, seat)
  else if (way === 1) putBack(hall, seat)
  else if (way === 2 && askUndo(hall, seat)) {
    for (const other of hall.holders.keys()) answerUndo(hall, other, below(4, word) > 0)
  } else {
    const pending = rules.pending(hall.table.state)
    const mover = pending[below(pending.length, word)]
    const open = rules.legal(hall.table.state, mover)
    submit(hall, { seat: mover, answers: entryNumber(hall), move: open[below(open.length, word)] })
  }
}

/** Whether another position that the viewer cannot tell apart looks the same, and nothing is told to the wrong one. */
function look(hall: HallTable, viewer: number | null, number: number): void {
  const { rules } = hall.game
  const update = seenBy(hall, viewer, -1)
  if (isOver(hall)) return
  const text = JSON.stringify(update)
  if (text.includes(toHex(hall.seed))) throw new Error('the seed is told')
  for (const { told } of update.log)
    for (const { only } of told)
      if (only !== undefined && only !== viewer) throw new Error(`${viewer} hears what is for ${only} alone`)
  const other = rules.determinize(update.view, viewer, quickChance(number))
  if (canonical(rules.view(other, viewer)) !== canonical(update.view))
    throw new Error(`entry ${update.n}: the view of ${viewer} tells more than it may`)
}
