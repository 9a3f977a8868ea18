// What everything at the table of A Feast for Odin is.
import { BOARD } from '@meadhall/odin/data/boards'
import { IMITATION, SPACE_IDS, SPACES } from '@meadhall/odin/data/spaces'
import { COLOUR, SHAPES, UPGRADE } from '@meadhall/odin/data/tiles'
import type { Move } from '@meadhall/odin/moves'
import { bonusEarned, income, incomeOn, minusCells } from '@meadhall/odin/placement/worth'
import { points } from '@meadhall/odin/score'
import { type State, slotNamed } from '@meadhall/odin/state'
import {
  BOARDS,
  type BoardKind,
  BUILDINGS,
  type Building,
  boardKind,
  GOODS,
  GROUPS,
  type Group,
  ITEMS,
  type Item,
  item,
  SHIPS,
  type Ship,
  THINGS,
} from '@meadhall/odin/vocabulary'
import { clanOf } from '../../art/clans.tsx'
import { listed } from '../../table/said.ts'
import { sourcesOf } from '../../table/tips/asked.ts'
import {
  type Found,
  pieceIn,
  type Tell,
  type ThingRow,
  type Tip,
  type TipBook,
} from '../../table/tips/tip-book.ts'
import { feastOf } from '../FeastStrip.tsx'
import { type Hold, mine } from '../hold.ts'
import { movesTo } from '../space-moves.ts'
import { signed, type Word, word } from '../words.ts'
import { legend } from './legend.tsx'

/** What lies at home in this place: one thing, or several kinds of one. */
const atHome = ({ dataset }: HTMLElement): string | undefined => {
  const [first] = (dataset.good ?? dataset.home ?? '').split(' ')
  return first ? `good ${first}` : undefined
}

const PHASES = ['actions', 'income', 'breeding', 'feast', 'bonus', 'mountainStrips'] as const

const rows: readonly ThingRow[] = [
  ['.od-round, .od-stones, .od-small, .od-status.phone', 'round'],
  ['.od-phases li', (one) => `phase ${PHASES[[...(one.parentElement?.children ?? [])].indexOf(one)] ?? ''}`],
  ['.od-status.phone .world', 'phase'],
  ['.od-next', 'harvest'],
  ['[data-space]', ({ dataset }) => `space ${dataset.space}`],
  ['[data-good], .od-slot[data-home], .od-store-list > [data-home]', atHome],
  ['.od-weapons > [data-home], .od-stable > [data-home]', atHome],
  ['.od-shelf', 'shelf'],
  ['.od-feast-strip, .od-feast-table, .od-howto, .od-feast-state', 'feast'],
  ['[data-food]', ({ dataset }) => `good ${dataset.food}`],
  ['[data-puzzle], .od-open-minus, .od-puzzle-head', boardShown],
  ['[data-board]', ({ dataset }) => `board ${dataset.board}`],
  ['.od-isle', pieceIn],
  ['.od-isles, .od-board-tile.isles', 'isles'],
  ['[data-strip]', ({ dataset }) => `strip ${dataset.strip}`],
  ['.od-points', 'points'],
  ['.od-bay', 'bay'],
  ['.od-stable', 'good sheep'],
  ['.od-weapons', 'weapons'],
  ['.od-specials', 'specials'],
  ['.od-cards', 'cards'],
  ['.od-crew', 'vikings'],
  ['.od-rival', (one) => pieceIn(one)?.replace('worker', 'clan')],
  ['.od-rival .od-rival-goods .od-row .od-row', pieceIn],
  ['.od-dice-body', 'dice'],
  ['.od-open', 'spaces'],
]

function boardShown(element: HTMLElement): string | undefined {
  const puzzle = element.closest('.od-puzzle')?.querySelector<HTMLElement>('[data-puzzle]')
  return puzzle ? `board ${puzzle.dataset.puzzle}` : undefined
}

/** The cells of the large board that say something: tiles, symbols, incomes. */
function parts(table: Element, { view, seat }: Hold): Found[] {
  const element = table.querySelector<SVGSVGElement>('[data-puzzle]')
  if (!element || element.closest('[inert]')) return []
  const name = element.dataset.puzzle ?? ''
  const player = view.players[seat ?? 0]
  const slot = slotNamed(player, name)
  if (slot < 0) return []
  const sheet = element.getBoundingClientRect()
  const [left, top, unit] = (element.dataset.grid ?? '').split(' ').map(Number)
  const scale = sheet.width / Number(element.getAttribute('width'))
  const cell = (thing: string, row: number, column: number, width = 1, height = 1): Found => ({
    thing,
    element,
    box: new DOMRect(
      sheet.left + (left + column * unit) * scale,
      sheet.top + (top + row * unit) * scale,
      width * unit * scale,
      height * unit * scale,
    ),
  })
  const { bonuses, diagonals } = BOARD[player.boards[slot]]
  const found = bonuses.map((bonus, i) => cell(`bonus ${name} ${i}`, bonus.row, bonus.column))
  diagonals.forEach((steps, i) => {
    steps.forEach(({ row, column }, at) => {
      if (row >= 0) found.push(cell(`income ${name} ${i} ${at}`, row, column))
    })
  })
  for (let i = 0; i < player.placed.length; i += 5) {
    const [what, on, row, column, turn] = player.placed.slice(i, i + 5)
    const shape = SHAPES[what][turn]
    if (on === slot && shape) found.push(cell(`good ${ITEMS[what]}`, row, column, shape.width, shape.height))
  }
  return found
}

const PHASE_RULES: Readonly<Record<string, string>> = {
  actions: 'FO-2.7',
  income: 'FO-2.12',
  breeding: 'FO-2.13',
  feast: 'FO-2.14',
  bonus: 'FO-2.15',
  mountainStrips: 'FO-2.16',
}

/** Things that are said by a title of the book and a rule. */
const PLAIN: Readonly<Record<string, string>> = {
  round: 'FO-2.1',
  harvest: 'FO-2.3',
  shelf: 'FO-3.2',
  isles: 'FO-14.1',
  bay: 'FO-7.2',
  weapons: 'FO-2.6',
  specials: 'FO-3.4',
  strip: 'FO-12.1',
  dice: 'FO-13.1',
  spaces: 'FO-2.8',
}

const ITEM_RULES: Readonly<Record<string, string>> = {
  wood: 'FO-3.6',
  stone: 'FO-3.6',
  ore: 'FO-3.6',
  silver: 'FO-3.5',
  bowAndArrow: 'FO-13.3',
  snare: 'FO-13.4',
  spear: 'FO-13.5',
  longSword: 'FO-13.7',
  sheep: 'FO-3.7',
  cattle: 'FO-3.7',
  pregnantSheep: 'FO-2.13',
  pregnantCattle: 'FO-2.13',
  englishCrown: 'FO-17.8',
  whalingBoat: 'FO-7.1',
  knarr: 'FO-7.1',
  longship: 'FO-7.3',
  armedLongship: 'FO-7.3',
  shed: 'FO-9.1',
  stoneHouse: 'FO-9.2',
  longHouse: 'FO-9.3',
  drawnWeapon: 'FO-2.6',
}

const COLOUR_RULES: Readonly<Record<string, string>> = {
  orange: 'FO-6.3',
  red: 'FO-6.3',
  green: 'FO-4.6',
  blue: 'FO-4.2',
  grey: 'FO-3.4',
}

function tip(thing: string, hold: Hold, tell: Tell): Tip | undefined {
  const { say, view } = hold
  const [kind, of = '', more = '', last = ''] = thing.split(' ')
  const player = view.players[mine(hold)]
  switch (kind) {
    case 'good':
      return good(of, hold, tell)
    case 'colour':
      return {
        title: tell('colour', { colour: say.name(of) }),
        rule: COLOUR_RULES[of] ?? 'FO-3.1',
        does: tell(`does.${of}`),
      }
    case 'space':
      return space(of, hold, tell)
    case 'group':
      return GROUPS.includes(of as Group)
        ? { title: say.name(of), rule: 'FO-8.5', does: word(say, `ui.for.${of}` as Word) }
        : undefined
    case 'column':
      return {
        title: tell('column', { n: Number(of) }),
        rule: of === '3' ? 'FO-8.1' : of === '4' ? 'FO-8.2' : 'FO-2.8',
        now: [tell('column.now', { n: player.vikings, times: Math.floor(player.vikings / Number(of)) })],
      }
    case 'board':
      return board(of, hold, tell)
    case 'income': {
      const step = BOARD[player.boards[slotNamed(player, of)]]?.diagonals[Number(more)]?.[Number(last)]
      return (
        step && { title: tell('income', { n: step.value }), rule: 'FO-5.1', now: [incomeNow(hold, tell)] }
      )
    }
    case 'bonus':
      return bonus(of, Number(more), hold, tell)
    case 'feast': {
      const { cells, missing, silver } = feastOf(view, mine(hold))
      return {
        title: tell('feast'),
        rule: 'FO-6.1',
        now: [tell('feast.now', { cells, missing, silver }), ...(missing > 0 ? [tell('feast.lack')] : [])],
      }
    }
    case 'worker':
    case 'vikings':
      return {
        title: tell('viking'),
        rule: 'FO-2.8',
        now: [tell('viking.now', { n: player.vikings })],
      }
    case 'clan':
      return rival(of, hold, tell)
    case 'cards':
      return {
        title: tell('cards'),
        rule: 'FO-15.1',
        now: [tell('cards.now', { hand: player.hand.length, played: player.played.length })],
      }
    case 'points':
      return { title: tell('points'), rule: 'FO-17.9', now: pointsNow(hold) }
    case 'phase': {
      const id = of === '' ? phaseNow(view) : of
      return { title: word(say, `ui.phase.${id}` as Word), rule: PHASE_RULES[id] }
    }
    default:
      return kind in PLAIN ? { title: tell(kind), rule: PLAIN[kind] } : undefined
  }
}

const phaseNow = ({ phase }: State): string =>
  (phase < 7 ? PHASES[0] : PHASES[phase - 6]) ?? PHASES[PHASES.length - 1]

/** The lines of what one would have now that are not 0, the heaviest first. */
function pointsNow(hold: Hold): string[] {
  const { say, game, view } = hold
  return game.rules
    .score(view, mine(hold))
    .filter(({ points: n }) => n !== 0)
    .toSorted((a, b) => Math.abs(b.points) - Math.abs(a.points))
    .slice(0, 4)
    .map((line) => `${say.score(line)} ${signed(line.points)}`)
}

const incomeNow = ({ view, seat }: Hold, tell: Tell): string =>
  tell('income.now', { n: income(view.players[seat ?? 0]) })

const placeOf =
  ({ say }: Hold) =>
  (move: Move) =>
    move.do === 'place' ? say.name(move.at) : undefined

function good(name: string, hold: Hold, tell: Tell): Tip | undefined {
  const { say, view } = hold
  if (!THINGS.includes(name as never)) return undefined
  const seat = mine(hold)
  const player = view.players[seat]
  const rule = ITEM_RULES[name]
  if (SHIPS.includes(name as Ship) || name === 'armedLongship')
    return { title: say.name(name), rule, does: tell(`ship.${name === 'armedLongship' ? 'longship' : name}`) }
  if (BUILDINGS.includes(name as Building) || name === 'drawnWeapon') return { title: say.name(name), rule }
  const what = item(name as Item)
  const colour = COLOUR[what]
  const n = player.supply[what]
  const now: string[] = []
  const better = GOODS.includes(name as never) ? UPGRADE[what] : -1
  if (better >= 0 && ITEMS[better]) now.push(tell('upgrade', { good: say.name(ITEMS[better]) }))
  const from = sourcesOf(hold, (state) => state.players[seat].supply[what], placeOf(hold))
  if (from.length > 0) now.push(tell('from', { places: listed(say, from) }))
  const [shape] = SHAPES[what]
  return {
    title: say.name(name),
    kind: [
      ...(colour === 'none' ? [] : [say.name(colour)]),
      ...(shape ? [`${shape.width} × ${shape.height}`] : []),
      tell('have', { n }),
    ].join(' · '),
    rule: rule ?? COLOUR_RULES[colour] ?? 'FO-3.1',
    ...(rule === undefined && colour in COLOUR_RULES && { does: tell(`does.${colour}`) }),
    now,
  }
}

function space(id: string, hold: Hold, tell: Tell): Tip | undefined {
  const { say, view, legal } = hold
  const at = SPACE_IDS.indexOf(id)
  if (at < 0) return undefined
  const owner = view.spaces[at]
  const open = movesTo(legal, id).length > 0
  const why = !open && legal.length > 0 ? hold.why({ do: 'place', at: SPACE_IDS[at] }) : undefined
  return {
    title: say.name(id),
    rule: at < IMITATION ? SPACES[at].rule : 'FO-8.3',
    now: [
      ...(owner >= 0 && owner < view.players.length
        ? [word(say, 'ui.taken', { owner: say.player(owner) })]
        : []),
      ...(open ? [tell('space.open')] : why ? [why.sentence] : []),
    ],
  }
}

function board(name: string, hold: Hold, tell: Tell): Tip | undefined {
  const { say, view } = hold
  const player = view.players[mine(hold)]
  const slot = slotNamed(player, name)
  const kind = slot >= 0 ? player.boards[slot] : boardKind(name as BoardKind)
  if (kind < 0) return undefined
  const row = BOARD[kind]
  const title = say.name(BOARDS[kind])
  if (slot < 0)
    return { title, rule: 'FO-14.1', kind: tell('isle', { n: row.points }), does: tell('isle.does') }
  return {
    title,
    rule: row.house ? 'FO-4.10' : 'FO-17.9',
    now: [
      tell('board.now', { income: incomeOn(player, slot), minus: minusCells(player, slot), n: row.points }),
    ],
  }
}

function bonus(name: string, index: number, hold: Hold, tell: Tell): Tip | undefined {
  const { say, view } = hold
  const player = view.players[mine(hold)]
  const slot = slotNamed(player, name)
  const row = BOARD[player.boards[slot]]?.bonuses[index]
  if (!row) return undefined
  return {
    title: tell('bonus', {
      goods: listed(
        say,
        row.gain.map(([what, n]) => (n > 1 ? `${n} × ${say.name(THINGS[what])}` : say.name(THINGS[what]))),
      ),
    }),
    rule: 'FO-5.4',
    now: [tell(bonusEarned(player, slot, index) ? 'bonus.yes' : 'bonus.no')],
  }
}

function rival(clan: string, hold: Hold, tell: Tell): Tip | undefined {
  const { say, view } = hold
  const seat = view.players.findIndex((_, each) => clanOf(each) === clan)
  if (seat < 0) return undefined
  const player = view.players[seat]
  return {
    title: say.player(seat),
    rule: 'FO-1.11',
    now: [
      tell('rival.now', { n: signed(points(view, seat)), income: income(player), vikings: player.vikings }),
    ],
  }
}

export const tips: TipBook<Hold> = {
  rows,
  parts,
  told: { things: /^(space|group) /, at: '.od-tip' },
  tip,
  words: {
    en: async () => (await import('./en.ts')).en,
    de: async () => (await import('./de.ts')).de,
    ja: async () => (await import('./ja.ts')).ja,
  },
  legend,
}
