import type { Seat } from '@meadhall/kernel/rules'
import { COLOUR, shapeOf } from './data/tiles.ts'
import type { Action, Task } from './tasks.ts'
import { BOARDS, ITEMS, PER_TILE, ROWS, SHED } from './vocabulary.ts'

/** What a seat has. Amounts stand under the numbers of the vocabulary's lists. */
export interface Player {
  /** How many of each item lie in the supply and the stables, by item. */
  supply: number[]
  /** Vikings on the Thing Square. */
  vikings: number
  /** Whaling boats in the bay, each by the ore added to the printed one (0 or 1), the most first. */
  boats: number[]
  knarrs: number
  /** Longships in the bay, each by the ore aboard (0 to 3), the most first. */
  longships: number[]
  emigratedKnarrs: number
  emigratedLongships: number

  /** Board kinds in the order they were acquired; the place in this list is the board's slot. Slot 0 is the home board. */
  boards: number[]
  /** Row `r` of slot `s` is `covered[s * ROWS + r]`: bit `c` is set where a tile lies on column `c`. */
  covered: number[]
  /** The same for the tiles of each colour that may not lie side by side somewhere. */
  green: number[]
  orange: number[]
  red: number[]
  /** Tiles on boards, `PER_TILE` numbers each: item, slot, row, column, turn (the place of its top left corner). */
  placed: number[]
  /** How many of the placed tiles stand for good; the later ones are on trial and may still be taken back. */
  standing: number
  /** Wood and stone laid on the spots of sheds and stone houses: two numbers for each slot. */
  stored: number[]

  /** Occupations by card number. The hand is secret. */
  hand: number[]
  played: number[]
  /** Cards whose one-time function has been used, and those that can only be used once a moment: by card number. */
  spent: number[]
  /** Which kinds of events the played cards wait for: a bit each. It only saves looking. */
  alerts: number
  /** Thing penalties. */
  penalties: number
  /** The income last paid. */
  income: number
  /** Passed of its own will, so it places no more Vikings this round. */
  passed: number
  /** Times this round that Vikings went to the second column. */
  secondColumn: number
  orders: Orders
}

/** What a seat has told the table to do in its stead. */
export interface Orders {
  /** Lay this round's feast by this plan, with silver for the rest: good, first cell, and 1 for lengthwise, tile by tile. */
  feast: number[] | null
  /** Let the windows of this round pass: 1 and the cells that the goods at hand could cover when this was said, or 0. */
  restOfRound: number
  /** Let the window before the bonuses pass in every round. */
  takeBonuses: number
}

export interface State {
  /** The version of the rules that the game began with, from the second on. */
  readonly version?: number
  rounds: number
  /** The decks in play, a bit each. */
  decks: number
  players: Player[]
  round: number
  /** 1 to 12; 0 during set-up, 13 when the last placements are made. */
  phase: number
  start: Seat
  /** Who placed Vikings last in the action phase under way. */
  last: Seat
  /** Who stands on each action space: a seat, -1 for nobody, `LAST_ROUND` for the solo Vikings of the round before. */
  spaces: number[]
  /** How many Vikings stand there. */
  crews: number[]
  /** The columns that the two imitation spaces of the four-player game imitate; empty otherwise. */
  imitations: number[]
  /** Open mountain strips, two numbers each: the strip and how many of its positions are gone. */
  strips: number[]
  stripBag: number[]
  /** For each exploration board A to D: the side that lies up (0 front, 1 back), or -1 when a player has it. */
  exploration: number[]
  explorationSilver: number[]
  /** Sheds, stone houses and long houses left. */
  buildings: number[]
  /** The special tiles left on the oval board: 1 each, by special tile. */
  oval: number[]
  /** Dark occupation cards face down: a bag. */
  occupations: number[]
  /** Solo with a chosen start occupation: the light cards to choose from. */
  lightCards: number[]
  /** Weapon cards face down: a bag of 0 to 3; those discarded and the tokens given out instead of cards, by weapon. */
  weaponDeck: number[]
  weaponDiscard: number[]
  weaponTokens: number[]
  action: Action
  /** Tasks are never changed, only replaced: copies of a state share them. */
  agenda: Task[]
}

/** Marks a space on which Vikings of the last round still stand (solo). */
export const LAST_ROUND = 9

export const NO_ACTION: Readonly<Action> = {
  seat: -1,
  space: -1,
  at: -1,
  vikings: 0,
  wood: 0,
  stone: 0,
  stockfish: 0,
  silver: 0,
  paidWood: 0,
  paidStone: 0,
  paidOre: 0,
  occupations: 0,
  taken: 0,
  oreOnly: 0,
  fourth: 0,
}

export const noOrders = (): Orders => ({ feast: null, restOfRound: 0, takeBonuses: 0 })

export function newPlayer(): Player {
  return {
    supply: Array<number>(ITEMS.length).fill(0),
    vikings: 0,
    boats: [],
    knarrs: 0,
    longships: [],
    emigratedKnarrs: 0,
    emigratedLongships: 0,
    boards: [0],
    covered: Array<number>(ROWS).fill(0),
    green: Array<number>(ROWS).fill(0),
    orange: Array<number>(ROWS).fill(0),
    red: Array<number>(ROWS).fill(0),
    placed: [],
    standing: 0,
    stored: [0, 0],
    hand: [],
    played: [],
    spent: [],
    alerts: 0,
    penalties: 0,
    income: 0,
    passed: 0,
    secondColumn: 0,
    orders: noOrders(),
  }
}

/** Adds a board or building to what a seat has and gives its slot. */
export function addBoard(player: Player, kind: number): number {
  player.boards.push(kind)
  for (let r = 0; r < ROWS; r++) {
    player.covered.push(0)
    player.green.push(0)
    player.orange.push(0)
    player.red.push(0)
  }
  player.stored.push(0, 0)
  return player.boards.length - 1
}

/** The name of a slot in moves and scenarios: `home`, `iceland`; buildings are counted, `stoneHouse1`, `shed2`. */
export function slotName(player: Player, slot: number): string {
  const kind = player.boards[slot]
  if (kind < SHED) return BOARDS[kind]
  let nth = 1
  for (let s = 0; s < slot; s++) if (player.boards[s] === kind) nth++
  return BOARDS[kind] + nth
}

/** The slot of that name, or -1. */
export function slotNamed(player: Player, name: string): number {
  for (let slot = 0; slot < player.boards.length; slot++) if (slotName(player, slot) === name) return slot
  return -1
}

/** Lays a tile from the supply. Whether it may lie there is for `placement` to say. */
export function put(
  player: Player,
  what: number,
  slot: number,
  row: number,
  column: number,
  turn: number,
): void {
  player.supply[what]--
  player.placed.push(what, slot, row, column, turn)
  mark(player, what, slot, row, column, turn)
}

/** Takes the `nth` placed tile back into the supply. */
export function lift(player: Player, nth: number): void {
  const [what, slot, row, column, turn] = player.placed.splice(nth * PER_TILE, PER_TILE)
  player.supply[what]++
  mark(player, what, slot, row, column, turn)
}

/** Sets a tile's cells, or clears them when they were set: tiles never overlap, so the same bits do both. */
function mark(player: Player, what: number, slot: number, row: number, column: number, turn: number): void {
  const { rows } = shapeOf(what, turn)!
  const colour = COLOUR[what]
  const shy =
    colour === 'green'
      ? player.green
      : colour === 'orange'
        ? player.orange
        : colour === 'red'
          ? player.red
          : null
  for (let r = 0; r < rows.length; r++) {
    const bits = rows[r] << column
    const at = slot * ROWS + row + r
    player.covered[at] ^= bits
    if (shy) shy[at] ^= bits
  }
}

/** Which placed tile covers the cell: its place in the list, or -1. */
export function tileAt(player: Player, slot: number, row: number, column: number): number {
  const { placed } = player
  for (let at = 0; at < placed.length; at += PER_TILE) {
    if (placed[at + 1] !== slot) continue
    const r = row - placed[at + 2]
    const bits = shapeOf(placed[at], placed[at + 4])!.rows[r]
    if (bits !== undefined && column >= placed[at + 3] && ((bits >> (column - placed[at + 3])) & 1) === 1)
      return at / PER_TILE
  }
  return -1
}

/** Ore aboard whaling boats (without the printed one) and longships. */
export function oreOnShips(player: Player): number {
  let ore = 0
  for (const aboard of player.boats) ore += aboard
  for (const aboard of player.longships) ore += aboard
  return ore
}

/** Whether the game began under this version of the rules or a later one. */
export function since({ version = 1 }: State, wanted: number): boolean {
  return version >= wanted
}

/** A state whose version is still to be set. */
type Copy = Omit<State, 'version'> & { version?: number }

export function clone(state: State): State {
  const copy: Copy = {
    rounds: state.rounds,
    decks: state.decks,
    players: state.players.map(clonePlayer),
    round: state.round,
    phase: state.phase,
    start: state.start,
    last: state.last,
    spaces: state.spaces.slice(),
    crews: state.crews.slice(),
    imitations: state.imitations,
    strips: state.strips.slice(),
    stripBag: state.stripBag.slice(),
    exploration: state.exploration.slice(),
    explorationSilver: state.explorationSilver.slice(),
    buildings: state.buildings.slice(),
    oval: state.oval.slice(),
    occupations: state.occupations.slice(),
    lightCards: state.lightCards,
    weaponDeck: state.weaponDeck.slice(),
    weaponDiscard: state.weaponDiscard.slice(),
    weaponTokens: state.weaponTokens.slice(),
    action: { ...state.action },
    agenda: state.agenda.slice(),
  }
  // Spread into the literal, this would make every copy several times as slow to make and to read.
  if (state.version !== undefined) copy.version = state.version
  return copy
}

function clonePlayer(player: Player): Player {
  return {
    supply: player.supply.slice(),
    vikings: player.vikings,
    boats: player.boats.slice(),
    knarrs: player.knarrs,
    longships: player.longships.slice(),
    emigratedKnarrs: player.emigratedKnarrs,
    emigratedLongships: player.emigratedLongships,
    boards: player.boards.slice(),
    covered: player.covered.slice(),
    green: player.green.slice(),
    orange: player.orange.slice(),
    red: player.red.slice(),
    placed: player.placed.slice(),
    standing: player.standing,
    stored: player.stored.slice(),
    hand: player.hand.slice(),
    played: player.played.slice(),
    spent: player.spent.slice(),
    alerts: player.alerts,
    penalties: player.penalties,
    income: player.income,
    passed: player.passed,
    secondColumn: player.secondColumn,
    orders: { ...player.orders },
  }
}
