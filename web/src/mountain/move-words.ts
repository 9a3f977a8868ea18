// Moves with one's own ancestry in words: the rules know cards by their ids and cells by their coordinates.
import { waiting } from '@meadhall/kernel/agenda'
import { placesFor } from '@meadhall/mountain/ancestry'
import { ownCell } from '@meadhall/mountain/cells'
import { cardNamed, componentsOf } from '@meadhall/mountain/components'
import type { Move } from '@meadhall/mountain/moves'
import type { State } from '@meadhall/mountain/state'
import { CLANS, cellNamed } from '@meadhall/mountain/vocabulary'
import type { MoveSaying } from '../table/game-table.ts'
import { listed } from '../table/said.ts'
import { cardText, cellPlace, cellText, coveredBy, type Room, roomFor, spotIn } from './cells.ts'
import { word } from './words.ts'

const rooms = new WeakMap<State, Room>()

function roomOf(view: State, seat: number): Room {
  const known = rooms.get(view)
  if (known) return known
  const { cells } = view.players[seat]
  const made = roomFor(cells, placesFor(cells))
  rooms.set(view, made)
  return made
}

export function moveText(move: Move, saying: MoveSaying<State>): string | undefined {
  const { view, seat, say } = saying
  if (seat === null) return undefined
  const { cells } = view.players[seat]
  const set = componentsOf(view)
  const named = (name: string): string => {
    const cell = ownCell(view, seat, name)
    return cell < 0
      ? say.name(name)
      : word(say, 'ui.cellAt', { what: cellText(saying, cells[cell]), where: cellPlace(saying, seat, cell) })
  }
  const card = (name: string) => cardText(saying, set.cards[cardNamed(set, name)])
  switch (move.do) {
    case 'lay': {
      const at = cellNamed(move.at)
      const covered = coveredBy(cells, at).map((cell) => cellText(saying, cells[cell]))
      return word(say, 'ui.move.lay', {
        card: card(move.card),
        ...spotIn(roomOf(view, seat), at),
        n: covered.length,
        covered: listed(say, covered),
      })
    }
    case 'discard':
      return word(say, 'ui.move.discard', { card: card(move.card) })
    case 'cover':
      return word(say, 'ui.move.cover', { cell: named(move.at) })
    case 'pair':
      return word(say, 'ui.move.pair', { cells: listed(say, move.cells.map(named)) })
    case 'act':
      return word(say, 'ui.move.act', {
        action: move.action,
        n: move.cells?.length ?? 0,
        cells: listed(say, (move.cells ?? []).map(named)),
        over: move.bridge === undefined ? '' : named(move.bridge),
        bridged: move.bridge !== undefined,
        extra: move.extra ?? 0,
      })
    case 'vote':
    case 'honour': {
      const task = waiting(view)
      if (task?.do !== 'chooseConsolation') return undefined
      if (move.do === 'honour') return word(say, 'ui.move.honour', { n: task.honour })
      const { clan } = set.champions[task.champion]
      return clan < 0 ? undefined : word(say, 'ui.move.vote', { clan: CLANS[clan] })
    }
    case 'claw':
      return move.at === undefined
        ? undefined
        : word(say, 'ui.move.claw', { champion: move.champion, at: named(move.at) })
    default:
      return undefined
  }
}
