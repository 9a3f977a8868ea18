import { isRecord } from '@meadhall/kernel/plain'
import type { Seat } from '@meadhall/kernel/rules'
import { BOARD, BUILDING, EXPLORATION } from './data/boards.ts'
import { ALERTS, cardsOf } from './data/occupations/cards.ts'
import { CARD, cardNumber } from './data/occupations/list.ts'
import {
  BOAT_ORE,
  boardTurned,
  LARGE_BERTHS,
  LONGSHIP_ORE,
  SILVER_ON_BOARDS,
  SMALL_BERTHS,
  STRIPS,
  startVikings,
  WEAPON_CARDS,
} from './data/rounds.ts'
import { IMITATION, SPACE_IDS, SPACES } from './data/spaces.ts'
import { shapeOf } from './data/tiles.ts'
import {
  addBoard,
  LAST_ROUND,
  newPlayer,
  type Player,
  put,
  type State,
  slotName,
  slotNamed,
} from './state.ts'
import { putAboard } from './supply.ts'
import type { Task } from './tasks.ts'
import {
  BOARDS,
  BUILDINGS,
  FIRST_SPECIAL,
  HOME,
  ITEM_NUMBER,
  ITEMS,
  type Item,
  PER_TILE,
  PHASES,
  ROWS,
  SHED,
  SILVER,
  SPECIALS,
  WEAPONS,
} from './vocabulary.ts'

/** Of a colour, on the Thing Square, on spaces and on the banquet table. */
const VIKINGS = 12

/** Changes a fresh game into a given position, in the words of `observe`. What is not named stays as set-up left it. */
export function arrange(state: State, given: Record<string, unknown>, names: readonly string[]): void {
  const { round, phase, turn, start, ...rest } = given
  if (start !== undefined) state.start = seatNamed(start, names)
  if (round !== undefined) setRound(state, count(round, 'round'))
  // Whatever the order in the file: the table, then the players on it, then what is left of the houses.
  const { buildings, crews, stripStack, ...table } = rest
  for (const [key, value] of Object.entries(table))
    if (!names.includes(key)) arrangeTable(state, key, value, names)
  if (crews !== undefined) arrangeTable(state, 'crews', crews, names)
  if (stripStack !== undefined) arrangeTable(state, 'stripStack', stripStack, names)
  names.forEach((name, seat) => {
    if (table[name] !== undefined) arrangePlayer(state, seat, map(table[name], name))
  })
  if (buildings !== undefined) arrangeTable(state, 'buildings', buildings, names)
  refuseTooMuch(state, names)
  setPhase(state, phase ?? 'actions', turn === undefined ? state.start : seatNamed(turn, names))
}

/** What the box does not hold, or a bay has no room for, cannot be given. */
function refuseTooMuch(state: State, names: readonly string[]): void {
  BUILDINGS.forEach((name, n) => {
    const built = state.players.reduce(
      (sum, { boards }) => sum + boards.filter((kind) => kind === SHED + n).length,
      0,
    )
    if (state.buildings[n] < 0 || state.buildings[n] + built > BUILDING[name].copies)
      throw new Error(`there are only ${BUILDING[name].copies} of the building ${name}`)
  })
  state.players.forEach((player, seat) => {
    if (player.boats.length > SMALL_BERTHS)
      throw new Error(`${names[seat]} has more than ${SMALL_BERTHS} whaling boats`)
    if (player.knarrs + player.longships.length > LARGE_BERTHS)
      throw new Error(`${names[seat]} has more than ${LARGE_BERTHS} large ships`)
    if (player.boats.some((ore) => ore > BOAT_ORE) || player.longships.some((ore) => ore > LONGSHIP_ORE))
      throw new Error(`a ship of ${names[seat]} carries more ore than it can`)
    if (player.vikings > VIKINGS) throw new Error(`${names[seat]} has more than ${VIKINGS} Vikings`)
    player.stored.forEach((n, i) => {
      const kind = player.boards[i >> 1]
      const { wood, stone } = kind >= SHED ? BUILDING[BUILDINGS[kind - SHED]] : { wood: 0, stone: 0 }
      if (n > (i % 2 === 0 ? wood : stone))
        throw new Error(`${slotName(player, i >> 1)} of ${names[seat]} has no room for what is stored`)
    })
    // A card or special tile in two hands is no harm in a comparison; twice in one is a slip.
    const cards = [...player.hand, ...player.played]
    const twice = cards.find((card, i) => cards.indexOf(card) < i)
    if (twice !== undefined) throw new Error(`there is only one occupation ${CARD[twice].id}`)
    for (let what = FIRST_SPECIAL; what < FIRST_SPECIAL + SPECIALS.length; what++) {
      let n = player.supply[what]
      for (let at = 0; at < player.placed.length; at += PER_TILE) if (player.placed[at] === what) n++
      if (n > 1) throw new Error(`there is only one ${ITEMS[what]}`)
    }
  })
  WEAPONS.forEach((name, weapon) => {
    const all = state.weaponDeck.filter((one) => one === weapon).length + state.weaponDiscard[weapon]
    if (all > WEAPON_CARDS[weapon]) throw new Error(`there are only ${WEAPON_CARDS[weapon]} cards of ${name}`)
  })
}

/** A later round: as many Vikings as then, and the exploration boards turned as they would be. */
function setRound(state: State, round: number): void {
  if (round < 1 || round > state.rounds) throw new Error(`round must be 1 to ${state.rounds}`)
  state.round = round
  state.exploration = [0, 0, 0, 0]
  state.explorationSilver = [0, 0, 0, 0]
  for (let r = 1; r <= round; r++) {
    const turned = boardTurned(state.rounds, r)
    if (turned < 0) continue
    state.exploration[turned] = 1
    state.explorationSilver = state.explorationSilver.map((n, board) =>
      board === turned ? 0 : n + SILVER_ON_BOARDS,
    )
  }
  for (const player of state.players) player.vikings = startVikings(state.rounds) + round
}

/** Where the game stands: a turn of the action phase, a feast to lay, or a window before income, bonuses or the end. */
function setPhase(state: State, phase: unknown, seat: Seat): void {
  const last = state.round === state.rounds
  const end: Task[] = last
    ? [{ do: 'openWindow', before: 'end' }, { do: 'scoring' }]
    : [{ do: 'bonus' }, { do: 'mountainStrips' }, { do: 'vikingsReturn' }]
  const seats = state.players.map((_, n) => n)
  const toCome: Record<string, Task[]> = {
    actions: [
      { do: 'turn', seat },
      { do: 'moment', event: 'actionsEnd' },
      { do: 'startPlayer' },
      { do: 'income' },
      { do: 'breeding' },
      { do: 'feast' },
      ...end,
    ],
    income: [
      { do: 'window', before: 'income', seats },
      { do: 'payIncome' },
      { do: 'breeding' },
      { do: 'feast' },
      ...end,
    ],
    feast: [{ do: 'feasting', seats }, ...end],
    bonus: [
      { do: 'window', before: 'bonus', seats },
      { do: 'giveBonuses' },
      { do: 'moment', event: 'bonus' },
      { do: 'moment', event: 'afterBonus' },
      { do: 'mountainStrips' },
      { do: 'vikingsReturn' },
    ],
    end: [{ do: 'window', before: 'end', seats }, { do: 'scoring' }],
  }
  const tasks = toCome[String(phase)]
  // FO-17.1
  if (last && phase === 'bonus') throw new Error('the last round ends without a bonus phase')
  if (!tasks) throw new Error(`phase must be one of ${Object.keys(toCome).join(', ')}`)
  state.phase = phase === 'end' ? 9 : PHASES.indexOf(phase as (typeof PHASES)[number]) + 1
  state.agenda = tasks.toReversed()
}

function arrangeTable(state: State, key: string, value: unknown, names: readonly string[]): void {
  switch (key) {
    case 'spaces':
      state.spaces.fill(-1)
      state.crews.fill(0)
      for (const [id, who] of Object.entries(map(value, key))) {
        const at = SPACE_IDS.indexOf(id)
        if (at < 0 || at >= state.spaces.length) throw new Error(`there is no space "${id}"`)
        state.spaces[at] = who === 'lastRound' ? LAST_ROUND : seatNamed(who, names)
        state.crews[at] = at < IMITATION ? SPACES[at].column : state.imitations[at - IMITATION]
      }
      return
    case 'crews':
      for (const [id, n] of Object.entries(map(value, key))) {
        const at = SPACE_IDS.indexOf(id)
        if (at < 0 || state.spaces[at] < 0) throw new Error(`nobody stands on "${id}", so it has no crew`)
        state.crews[at] = count(n, id)
      }
      return
    case 'imitations':
      state.imitations = list(value, key).map((n) => count(n, key))
      return
    case 'strips': {
      state.strips = []
      for (const [name, gone] of Object.entries(map(value, key))) {
        const strip = Number(name.replace('strip', '')) - 1
        if (!STRIPS[strip]) throw new Error(`there is no ${name}; strips are strip1 to strip8`)
        if (count(gone, name) >= STRIPS[strip].length)
          throw new Error(`${name} holds ${STRIPS[strip].length} items; an emptied strip is not open`)
        state.strips.push(strip, count(gone, name))
      }
      state.stripBag = STRIPS.map((_, strip) => strip).filter(
        (strip) => !state.strips.some((n, i) => i % 2 === 0 && n === strip),
      )
      return
    }
    case 'stripStack': {
      const stack = list(value, key).map((name) => Number(String(name).replace('strip', '')) - 1)
      for (const strip of stack)
        if (!STRIPS[strip]) throw new Error(`there is no strip${strip + 1}; strips are strip1 to strip8`)
      state.stripBag = stack.sort((a, b) => a - b)
      return
    }
    case 'exploration': {
      state.exploration = [-1, -1, -1, -1]
      state.explorationSilver = [0, 0, 0, 0]
      for (const [name, silver] of Object.entries(map(value, key))) {
        const board = EXPLORATION.findIndex((faces) => faces.includes(name as never))
        if (board < 0) throw new Error(`there is no exploration board "${name}"`)
        state.exploration[board] = EXPLORATION[board].indexOf(name as never)
        state.explorationSilver[board] = count(silver, name)
      }
      return
    }
    case 'oval':
      state.oval = SPECIALS.map((name) => (list(value, key).includes(name) ? 1 : 0))
      return
    case 'buildings': {
      const left = map(value, key)
      state.buildings = (['shed', 'stoneHouse', 'longHouse'] as const).map((name, n) =>
        left[name] === undefined ? state.buildings[n] : count(left[name], name),
      )
      return
    }
    case 'deck':
      state.occupations = list(value, key)
        .map(cardOf)
        .sort((a, b) => a - b)
      return
    case 'weaponDeck': {
      const deck = map(value, key)
      state.weaponDeck = WEAPONS.flatMap((name, weapon) =>
        Array<number>(count(deck[name] ?? 0, name)).fill(weapon),
      )
      return
    }
    case 'weaponDiscard': {
      const pile = map(value, key)
      state.weaponDiscard = WEAPONS.map((name) => count(pile[name] ?? 0, name))
      return
    }
    default:
      throw new Error(
        `unknown word "${key}"; for the table there are round, phase, turn, start, spaces, crews, imitations, strips, stripStack, exploration, oval, buildings, deck, weaponDeck, weaponDiscard, and the players' names`,
      )
  }
}

function arrangePlayer(state: State, seat: Seat, given: Record<string, unknown>): void {
  const player = state.players[seat]
  // Whatever the order in the file: boards before what lies on them, the supply before what is laid besides.
  const last = ['stored', 'filled', 'tiles', 'trial']
  const place = (key: string) => (key === 'boards' ? -2 : last.indexOf(key))
  const keys = Object.keys(given).sort((a, b) => place(a) - place(b))
  for (const key of keys) {
    const value = given[key]
    const what = ITEM_NUMBER[key as Item]
    if (what !== undefined) {
      player.supply[what] = count(value, key)
      if (what >= FIRST_SPECIAL && player.supply[what] > 0) state.oval[what - FIRST_SPECIAL] = 0
      continue
    }
    switch (key) {
      case 'vikings':
      case 'knarrs':
      case 'emigratedKnarrs':
      case 'emigratedLongships':
      case 'penalties':
      case 'secondColumn':
        player[key] = count(value, key)
        break
      case 'passed':
        player.passed = value ? 1 : 0
        break
      case 'whalingBoats':
      case 'longships': {
        const ships: number[] = []
        for (const ore of list(value, key)) putAboard(ships, count(ore, key))
        if (key === 'longships') player.longships = ships
        else player.boats = ships
        break
      }
      case 'boards':
        setBoards(state, player, list(value, key))
        break
      case 'tiles':
      case 'trial':
        for (const text of list(value, key)) layText(state, player, String(text), key === 'tiles')
        break
      case 'filled':
        for (const text of list(value, key)) fill(player, String(text))
        break
      case 'stored':
        for (const [name, amounts] of Object.entries(map(value, key))) {
          const slot = slotOf(player, name)
          list(amounts, name).forEach((n, i) => {
            player.stored[2 * slot + i] = count(n, name)
          })
        }
        break
      case 'hand':
        player.hand = list(value, key)
          .map(cardOf)
          .sort((a, b) => a - b)
        takeFromDeck(state, player.hand)
        break
      case 'played':
        player.played = list(value, key).map(cardOf)
        // What set-up happened to deal is not held twice.
        if (given.hand === undefined)
          player.hand = player.hand.filter((card) => !player.played.includes(card))
        player.alerts = player.played.reduce((bits, card) => bits | ALERTS[card], 0)
        takeFromDeck(state, player.played)
        break
      case 'spent':
        player.spent = list(value, key).map(cardOf)
        break
      default:
        throw new Error(
          `unknown word "${key}" for a player; there are the items, vikings, passed, whalingBoats, knarrs, longships, emigratedKnarrs, emigratedLongships, boards, tiles, trial, filled, stored, hand, played, spent, penalties, secondColumn`,
        )
    }
  }
}

/** All boards besides the home board; exploration boards and buildings leave the table. */
function setBoards(state: State, player: Player, names: readonly unknown[]): void {
  const fresh = newPlayer()
  for (const key of ['boards', 'covered', 'green', 'orange', 'red', 'stored', 'placed'] as const)
    player[key] = fresh[key]
  player.standing = 0
  for (const name of names) {
    const kind = BOARDS.indexOf(String(name).replace(/\d+$/, '') as (typeof BOARDS)[number])
    if (kind < 0) throw new Error(`there is no board "${String(name)}"`)
    if (kind === HOME) continue
    addBoard(player, kind)
    if (kind >= SHED) state.buildings[kind - SHED]--
    else state.exploration[EXPLORATION.findIndex((faces) => faces.includes(BOARDS[kind]))] = -1
  }
}

function slotOf(player: Player, name: string): number {
  const slot = slotNamed(player, name)
  if (slot < 0) throw new Error(`the player has no board "${name}"`)
  return slot
}

/** A tile in the words of `observe`: `wool home 9,1 turn 1`. */
function layText(state: State, player: Player, text: string, stands: boolean): void {
  const found = /^(\w+) (\w+) (\d+),(\d+)(?: turn (\d))?$/.exec(text)
  if (!found) throw new Error(`cannot read the tile "${text}"; write it like "wool home 9,1 turn 1"`)
  const [, name, board, row, col, turn = '0'] = found
  const what = ITEM_NUMBER[name as Item]
  const shape = what === undefined ? undefined : shapeOf(what, Number(turn))
  if (!shape) throw new Error(`there is no tile "${name}" that lies with turn ${turn}`)
  const slot = slotOf(player, board)
  const { open } = BOARD[player.boards[slot]]
  shape.rows.forEach((bits, r) => {
    const at = Number(row) + r
    const cells = bits << Number(col)
    if (at >= ROWS || (cells & ~open[at]) !== 0) throw new Error(`"${text}" lies outside the board`)
    if ((cells & player.covered[slot * ROWS + at]) !== 0) throw new Error(`"${text}" lies on another tile`)
  })
  if (what >= FIRST_SPECIAL) state.oval[what - FIRST_SPECIAL] = 0
  player.supply[what]++
  put(player, what, slot, Number(row), Number(col), Number(turn))
  if (stands) player.standing = player.placed.length / PER_TILE
}

/** Coins on every open cell of a rectangle, symbols left free: `home 8,0..11,3`. */
function fill(player: Player, text: string): void {
  const found = /^(\w+) (\d+),(\d+)\.\.(\d+),(\d+)$/.exec(text)
  if (!found) throw new Error(`cannot read "${text}"; write it like "home 8,0..11,3"`)
  const slot = slotOf(player, found[1])
  const [top, left, bottom, right] = found.slice(2).map(Number)
  const { open, symbols } = BOARD[player.boards[slot]]
  for (let row = top; row <= bottom; row++)
    for (let col = left; col <= right; col++) {
      const free = open[row] & ~symbols[row] & ~player.covered[slot * ROWS + row]
      if (((free >> col) & 1) === 0) continue
      player.supply[SILVER]++
      put(player, SILVER, slot, row, col, 0)
    }
  player.standing = player.placed.length / PER_TILE
}

function takeFromDeck(state: State, cards: readonly number[]): void {
  const dark = new Set(cardsOf(7, false))
  state.occupations = state.occupations.filter((card) => !(dark.has(card) && cards.includes(card)))
}

function cardOf(name: unknown): number {
  const card = cardNumber(String(name))
  if (card === undefined) throw new Error(`there is no occupation "${String(name)}"`)
  return card
}

function seatNamed(name: unknown, names: readonly string[]): Seat {
  const seat = names.indexOf(String(name))
  if (seat < 0) throw new Error(`there is no player "${String(name)}"`)
  return seat
}

function count(value: unknown, what: string): number {
  if (!Number.isInteger(value) || (value as number) < 0) throw new Error(`${what} must be a number from 0 up`)
  return value as number
}

function map(value: unknown, what: string): Record<string, unknown> {
  if (!isRecord(value)) throw new Error(`${what} must be a map`)
  return value
}

function list(value: unknown, what: string): unknown[] {
  if (!Array.isArray(value)) throw new Error(`${what} must be a list`)
  return value
}
