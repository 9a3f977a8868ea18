import { entryNumber, type HallTable, isOver, openHallTable, person, submit } from '@meadhall/hall/hall-table'
import { toHex } from '@meadhall/hall/record-file'
import { answerUndo, askUndo, putBack, takeBack } from '@meadhall/hall/taking-back'
import { seenBy } from '@meadhall/hall/update'
import { below, quickChance, quickWords } from '@meadhall/kernel/chance'
import { difference } from '@meadhall/kernel/plain'
import { seedFrom } from '../tables.ts'
import type { Findings, Tries } from './part.ts'
import { anyTable, spreadOf, type Victim, victims } from './tables.ts'

/** What each viewer is sent, with undo, redo and consent in the play. */
export const secrets: Tries = {
  name: 'secrets',
  what: 'secrets, with undo and consent in the play',
  aim: 1_000_000,
  unit: 'views',
  block: 30,
  async open() {
    const all = await victims()
    return (number, findings) => oneGame(all[number % all.length], number, findings)
  },
  note: ({ times = {} }) => `games: ${spreadOf(times)}`,
}

function oneGame(victim: Victim, number: number, findings: Findings): void {
  const word = quickWords(number)
  const { seats, options } = anyTable(victim, word, findings)
  const hall = openHallTable(victim.game, {
    seats: Array.from({ length: seats }, (_, seat) => person(`Player ${seat}`)),
    options,
    seed: seedFrom(String(number)),
    commitment: 'hash',
  })
  try {
    while (!isOver(hall) && entryNumber(hall) < 2000) {
      act(hall, word)
      if (below(4, word) > 0) continue
      for (const viewer of [null, ...hall.holders.keys()]) {
        // All that was told since the start now and then, mostly what is new.
        look(hall, viewer, below(8, word) === 0 ? -1 : Math.max(-1, entryNumber(hall) - 30), number)
        findings.count()
      }
    }
  } catch (error) {
    findings.fault(`${victim.id}, game ${number}: ${(error as Error).message}`)
  }
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
function look(hall: HallTable, viewer: number | null, since: number, number: number): void {
  const { rules } = hall.game
  const update = seenBy(hall, viewer, since)
  if (isOver(hall)) return
  const text = JSON.stringify(update)
  if (text.includes(toHex(hall.seed))) throw new Error('the seed is told')
  for (const { told } of update.log)
    for (const { only } of told)
      if (only !== undefined && only !== viewer) throw new Error(`${viewer} hears what is for ${only} alone`)
  const other = rules.determinize(update.view, viewer, quickChance(number))
  if (difference(update.view, rules.view(other, viewer)).length > 0)
    throw new Error(`entry ${update.n}: the view of ${viewer} tells more than it may`)
}
