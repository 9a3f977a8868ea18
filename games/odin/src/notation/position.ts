import { isRecord } from '@meadhall/kernel/plain'
import { type Plain, type Seat, UNKNOWN } from '@meadhall/kernel/rules'
import { EXPLORATION } from '../data/boards.ts'
import { ALERTS } from '../data/occupations/cards.ts'
import { CARD, cardNumber } from '../data/occupations/list.ts'
import { STRIPS, startVikings } from '../data/rounds.ts'
import { SPACE_IDS, SPACES } from '../data/spaces.ts'
import { income } from '../placement/worth.ts'
import { addBoard, LAST_ROUND, type Player, put, type State, slotName, slotNamed } from '../state.ts'
import type { Task } from '../tasks.ts'
import {
  BOARDS,
  BUILDINGS,
  boardKind,
  ITEM_NUMBER,
  ITEMS,
  type Item,
  PER_TILE,
  PHASES,
  SPECIALS,
  WEAPONS,
} from '../vocabulary.ts'

/** A position by the names of the rulebook, for scenarios: `observe` shows it, `arrange` changes a fresh one. */

const cardName = (card: number): string => (card === UNKNOWN ? 'unknown' : CARD[card].id)

export function observe(state: State, names: readonly string[]): Plain {
  const top = state.agenda[state.agenda.length - 1]
  const position: Record<string, Plain> = {
    round: state.round,
    phase: PHASES[state.phase - 1] ?? (state.phase === 0 ? 'setUp' : 'scoring'),
    asks: top?.do ?? 'nothing',
    start: names[state.start],
    spaces: Object.fromEntries(
      state.spaces.flatMap((seat, at) =>
        seat < 0 ? [] : [[SPACE_IDS[at], seat === LAST_ROUND ? 'lastRound' : names[seat]]],
      ),
    ),
    imitations: state.imitations.slice(),
    strips: Object.fromEntries(
      state.strips.flatMap((strip, at) => (at % 2 === 0 ? [[String(strip), state.strips[at + 1]]] : [])),
    ),
    stripsLeft: state.stripBag.length,
    exploration: Object.fromEntries(
      state.exploration.flatMap((side, n) =>
        side < 0 ? [] : [[EXPLORATION[n][side], state.explorationSilver[n]]],
      ),
    ),
    buildings: Object.fromEntries(BUILDINGS.map((building, n) => [building, state.buildings[n]])),
    oval: SPECIALS.filter((_, n) => state.oval[n] === 1),
    occupations: state.occupations.length,
    weaponDeck: state.weaponDeck.length,
    weaponDiscard: Object.fromEntries(WEAPONS.map((weapon, n) => [weapon, state.weaponDiscard[n]])),
  }
  state.players.forEach((player, seat) => {
    position[names[seat]] = observePlayer(player)
  })
  return position
}

function observePlayer(player: Player): Plain {
  const tiles: string[] = []
  for (let at = 0; at < player.placed.length; at += PER_TILE) {
    const [what, slot, row, col, turn] = player.placed.slice(at, at + PER_TILE)
    tiles.push(`${ITEMS[what]} ${slotName(player, slot)} ${row},${col}${turn > 0 ? ` turn ${turn}` : ''}`)
  }
  return {
    ...Object.fromEntries(ITEMS.map((name, what) => [name, player.supply[what]])),
    vikings: player.vikings,
    boats: player.boats.slice(),
    knarrs: player.knarrs,
    longships: player.longships.slice(),
    emigratedKnarrs: player.emigratedKnarrs,
    emigratedLongships: player.emigratedLongships,
    boards: player.boards.map((_, slot) => slotName(player, slot)),
    tiles,
    onTrial: tiles.length - player.standing,
    stored: Object.fromEntries(
      player.boards.flatMap((_, slot) =>
        player.stored[2 * slot] + player.stored[2 * slot + 1] === 0
          ? []
          : [[slotName(player, slot), { wood: player.stored[2 * slot], stone: player.stored[2 * slot + 1] }]],
      ),
    ),
    hand: player.hand.map(cardName),
    played: player.played.map(cardName),
    penalties: player.penalties,
    income: income(player),
    passed: player.passed === 1,
  }
}

/** Changes a fresh position, in which the first round's actions begin, into a given one. */
export function arrange(state: State, given: Record<string, unknown>, names: readonly string[]): void {
  const { round, start, turn, ...rest } = given
  if (round !== undefined) setRound(state, number(round, 'round'))
  if (start !== undefined) state.start = seatOf(start, names)
  if (start !== undefined || turn !== undefined) setTurn(state, seatOf(turn ?? start, names))
  for (const [key, value] of Object.entries(rest)) {
    const seat = names.indexOf(key)
    if (seat >= 0) arrangePlayer(state.players[seat], record(value, key))
    else arrangeTable(state, key, value, names)
  }
}

/** In another round there are more Vikings, and the last round ends otherwise. */
function setRound(state: State, round: number): void {
  if (round < 1 || round > state.rounds) throw new Error(`round must be 1 to ${state.rounds}`)
  state.round = round
  for (const player of state.players) player.vikings = startVikings(state.rounds) + round
  if (round !== state.rounds) return
  const later = ['vikingsReturn', 'mountainStrips', 'bonus']
  state.agenda = state.agenda.filter((task) => !later.includes(task.do))
  state.agenda.unshift({ do: 'scoring' }, { do: 'openWindow', before: 'end' })
}

function setTurn(state: State, seat: Seat): void {
  state.agenda = state.agenda.map((task): Task => (task.do === 'turn' ? { do: 'turn', seat } : task))
}

function arrangeTable(state: State, key: string, value: unknown, names: readonly string[]): void {
  switch (key) {
    case 'spaces':
      for (const [name, who] of Object.entries(record(value, key))) {
        const at = SPACE_IDS.indexOf(name)
        if (at < 0 || at >= state.spaces.length) throw new Error(`there is no space "${name}"`)
        state.spaces[at] = who === 'lastRound' ? LAST_ROUND : seatOf(who, names)
        state.crews[at] = at < SPACES.length ? SPACES[at].column : state.imitations[at - SPACES.length]
      }
      return
    case 'imitations':
      state.imitations = numbers(value, key)
      return
    case 'strips': {
      state.strips = []
      state.stripBag = STRIPS.map((_, strip) => strip)
      for (const [strip, gone] of Object.entries(record(value, key))) {
        state.strips.push(Number(strip), number(gone, strip))
        state.stripBag.splice(state.stripBag.indexOf(Number(strip)), 1)
      }
      return
    }
    case 'exploration': {
      const open = record(value, key)
      EXPLORATION.forEach((sides, n) => {
        state.exploration[n] = sides.findIndex((board) => board in open)
        state.explorationSilver[n] =
          state.exploration[n] < 0 ? 0 : number(open[sides[state.exploration[n]]], sides[0])
      })
      return
    }
    case 'buildings':
      for (const [building, n] of Object.entries(record(value, key)))
        state.buildings[BUILDINGS.indexOf(building as 'shed')] = number(n, building)
      return
    case 'oval': {
      const left = strings(value, key)
      state.oval = SPECIALS.map((special) => (left.includes(special) ? 1 : 0))
      return
    }
    case 'occupations':
      state.occupations = strings(value, key).map(cardOf).sort(ascending)
      return
    case 'weaponDeck':
      state.weaponDeck = WEAPONS.flatMap((weapon, n) =>
        Array<number>(number(record(value, key)[weapon] ?? 0, weapon)).fill(n),
      )
      return
    case 'weaponDiscard':
      state.weaponDiscard = WEAPONS.map((weapon) => number(record(value, key)[weapon] ?? 0, weapon))
      return
    default:
      throw new Error(`a position has no "${key}"`)
  }
}

function arrangePlayer(player: Player, given: Record<string, unknown>): void {
  // Boards come first, so that tiles can lie on them.
  if (given.boards !== undefined)
    for (const board of strings(given.boards, 'boards')) {
      const kind = boardKind(board as 'home')
      if (kind < 0) throw new Error(`there is no board "${board}"; there are ${BOARDS.join(', ')}`)
      addBoard(player, kind)
    }
  for (const [key, value] of Object.entries(given)) {
    const what = ITEM_NUMBER[key as Item]
    if (what !== undefined) {
      player.supply[what] = number(value, key)
      continue
    }
    switch (key) {
      case 'boards':
        break
      case 'vikings':
      case 'knarrs':
      case 'emigratedKnarrs':
      case 'emigratedLongships':
      case 'penalties':
        player[key] = number(value, key)
        break
      case 'boats':
      case 'longships':
        player[key] = numbers(value, key).sort((a, b) => b - a)
        break
      case 'tiles':
        for (const tile of strings(value, key)) layGiven(player, tile)
        player.standing = player.placed.length / PER_TILE
        break
      case 'stored':
        for (const [board, spots] of Object.entries(record(value, key))) {
          const { wood = 0, stone = 0 } = record(spots, board)
          const slot = slotNamed(player, board)
          player.stored[2 * slot] = number(wood, 'wood')
          player.stored[2 * slot + 1] = number(stone, 'stone')
        }
        break
      case 'hand':
        player.hand = strings(value, key).map(cardOf).sort(ascending)
        break
      case 'played':
        player.played = strings(value, key).map(cardOf)
        player.alerts = player.played.reduce((bits, card) => bits | ALERTS[card], 0)
        break
      default:
        throw new Error(`a player has no "${key}"`)
    }
  }
}

/** `oil home 10,0 turn 1`, or `silver home 10,0-12,3` for a whole field of coins or ore. */
function layGiven(player: Player, text: string): void {
  const found = /^(\w+) (\w+) (\d+),(\d+)(?:-(\d+),(\d+))?(?: turn (\d))?$/.exec(text)
  const what = found ? ITEM_NUMBER[found[1] as Item] : undefined
  const slot = found ? slotNamed(player, found[2]) : -1
  if (!found || what === undefined || slot < 0) throw new Error(`cannot read the tile "${text}"`)
  const [row, col] = [Number(found[3]), Number(found[4])]
  for (let r = row; r <= Number(found[5] ?? row); r++)
    for (let c = col; c <= Number(found[6] ?? col); c++) {
      player.supply[what]++
      put(player, what, slot, r, c, Number(found[7] ?? 0))
    }
}

/** The number that a scripted outcome stands for. */
export function outcome(what: string, name: string): number {
  switch (what) {
    case 'weapon':
      return WEAPONS.indexOf(name as 'snare')
    case 'occupation':
    case 'startOccupation':
      return cardOf(name)
    default:
      return Number(name)
  }
}

function cardOf(name: string): number {
  const card = cardNumber(name)
  if (card === undefined) throw new Error(`there is no card "${name}"`)
  return card
}

function seatOf(name: unknown, names: readonly string[]): Seat {
  const seat = names.indexOf(String(name))
  if (seat < 0) throw new Error(`nobody is called "${String(name)}"`)
  return seat
}

function number(value: unknown, key: string): number {
  if (typeof value !== 'number') throw new Error(`"${key}" must be a number`)
  return value
}

function numbers(value: unknown, key: string): number[] {
  if (!Array.isArray(value)) throw new Error(`"${key}" must be a list of numbers`)
  return value.map((one) => number(one, key))
}

function strings(value: unknown, key: string): string[] {
  if (!Array.isArray(value)) throw new Error(`"${key}" must be a list`)
  return value.map(String)
}

function record(value: unknown, key: string): Record<string, unknown> {
  if (!isRecord(value)) throw new Error(`"${key}" must be a map`)
  return value
}

function ascending(a: number, b: number): number {
  return a - b
}
