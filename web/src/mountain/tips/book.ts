// What everything at the table of The Fall of the Mountain King is.
import { ownCell } from '@meadhall/mountain/cells'
import { boardOf, componentsOf, placeNamed } from '@meadhall/mountain/components'
import { elderHonour, eldersOf } from '@meadhall/mountain/score'
import { gnomesAt } from '@meadhall/mountain/status'
import { CLANS, type Clan, isCovered, SEATS, strengthOf } from '@meadhall/mountain/vocabulary'
import { listed } from '../../table/said.ts'
import { pieceIn, type Tell, type ThingRow, type Tip, type TipBook } from '../../table/tips/tip-book.ts'
import type { Hold } from '../hold.ts'
import { cavernLook, championName, contender, drawnSymbol, honourOf, peopleOf } from '../people.ts'
import { PHASES, phaseOf } from '../phase.ts'
import { abilityWords, domainWords, gnomesIn, hallWords, holdOf, whoIn } from '../spoken.ts'
import { attemptAt, isOpen } from '../touch.ts'
import { landingSentences } from '../wheel.ts'
import { type Word, word } from '../words.ts'
import { legend } from './legend.tsx'

const rows: readonly ThingRow[] = [
  ['.mk-wave, .mk-stones', 'wave'],
  [
    '.mk-phases li',
    (item) => `phase ${PHASES[[...(item.parentElement?.children ?? [])].indexOf(item)] ?? ''}`,
  ],
  ['.mk-status.phone', 'phase'],
  ['.mk-touch [data-target]', ({ dataset }) => `place ${dataset.target}`],
  ['.mk-card[data-target]', ({ dataset }) => dataset.target],
  ['.mk-influence', 'influence'],
  ['.mk-lead', 'lead'],
  ['.mk-head, .mk-name', 'self'],
  ['.mk-head .mk-row', 'reserve'],
  ['.mk-head .mk-honour, .mk-name .mk-honour', 'glory'],
  ['.mk-ancestry, .mk-grid, .mk-mini, .mk-frame', 'ancestry'],
  ['.mk-ancestry .mk-cap', 'elders'],
  ['.mk-sum', 'sum'],
  ['[data-cell]', ({ dataset }) => `cell ${dataset.cell}`],
  ['.mk-supplies', 'supplies'],
  ['.mk-desperation', 'desperation'],
  ['.mk-mine', 'champions'],
  ['.mk-champion', pieceIn],
  ['.mk-claws', 'claws'],
  ['.mk-wheel, .mk-wheel-row', 'wheel'],
  ['.mk-landings li', (item) => `landing ${[...(item.parentElement?.children ?? [])].indexOf(item) + 1}`],
  ['.mk-boost', 'boost'],
  ['.mk-rival, .mk-builders .mk-row', pieceIn],
  ['.mk-few > span, .mk-stores > span', pieceIn],
  ['.mk-clans', 'votes'],
  ['.mk-gates, .mk-gates .mk-row svg', 'gates'],
  ['.mk-pool', 'gnome'],
  ['.mk-champions', 'display'],
  ['.mk-shading', 'shading'],
  ['.mk-hand', 'hand'],
  ['.mk-draft', 'draft'],
  ['.mk-elders', 'elders'],
  ['.mk-stand', 'stand'],
  ['.mk-tally', 'tally'],
  ['.mk-dock', 'dock'],
  ['.board-area, .mk-glance', 'mountain'],
]

/** Things that are said by a title of the book and a rule. */
const PLAIN: Readonly<Record<string, string>> = {
  wave: 'MK-1.2',
  influence: 'MK-11.1',
  lead: 'MK-11.2',
  ancestry: 'MK-3.3',
  champions: 'MK-19.1',
  claws: 'MK-19.2',
  display: 'MK-14.1',
  votes: 'MK-16.6',
  gates: 'MK-13.3',
  gnome: 'MK-6.4',
  shading: 'MK-6.2',
  hand: 'MK-3.1',
  draft: 'MK-3.1',
  stand: 'MK-21.1',
  tally: 'MK-16.1',
  mountain: 'MK-2.1',
  sum: 'MK-5.7',
  dock: 'MK-2.1',
}

const SYMBOL_RULES: Readonly<Record<string, string>> = {
  advance: 'MK-7.1',
  bolster: 'MK-10.1',
  influence: 'MK-11.1',
  gnome: 'MK-12.1',
  wild: 'MK-5.5',
  supply: 'MK-4.1',
  elder: 'MK-16.5',
  blank: 'MK-3.8',
}

const PHASE_RULES: Readonly<Record<string, string>> = {
  ancestry: 'MK-3.1',
  battle: 'MK-5.1',
  invasions: 'MK-13.3',
  champions: 'MK-14.1',
  scoring: 'MK-15.2',
  setUp: 'MK-2.1',
}

const HOLD_RULES: Readonly<Record<string, string>> = {
  overrun: 'MK-6.4',
  dominated: 'MK-6.3',
  controlled: 'MK-6.2',
  tied: 'MK-6.2',
  empty: 'MK-6.5',
}

function tip(thing: string, hold: Hold, tell: Tell): Tip | undefined {
  const { say, view, seat } = hold
  const [kind, of = ''] = thing.split(' ')
  const player = view.players[seat ?? 0]
  switch (kind) {
    case 'place':
      return place(of, hold, tell)
    case 'symbol':
      return symbol(of, 1, false, hold, tell)
    case 'cell': {
      const cell = seat === null ? -1 : ownCell(view, seat, of)
      if (cell < 0) return undefined
      const value = player.cells[cell]
      return symbol(drawnSymbol(value), strengthOf(value), isCovered(value), hold, tell)
    }
    case 'champion':
      return champion(of, hold, tell)
    case 'clan':
      return CLANS.includes(of as Clan)
        ? { title: say.name(of), rule: 'MK-16.6', kind: tell('clan'), now: [domainWords(hold, of as Clan)] }
        : undefined
    case 'troll':
    case 'disc':
      return person(of, hold, tell)
    case 'self':
      return seat === null ? undefined : person(peopleOf(seat), hold, tell)
    case 'reserve':
      return {
        title: tell('reserve'),
        rule: 'MK-10.2',
        now: seat === null ? [] : [tell('reserve.now', { n: player.reserve })],
      }
    case 'glory':
      return {
        title: word(say, 'ui.honour'),
        rule: 'MK-1.1',
        now: seat === null ? [] : [tell('honour.now', { n: honourOf(view, seat) })],
      }
    case 'elders': {
      const n = seat === null ? 0 : eldersOf(view, seat)
      return {
        title: tell('elders'),
        rule: 'MK-16.5',
        now:
          seat === null ? [] : [tell('elders.now', { n, honour: elderHonour(n), next: elderHonour(n + 1) })],
      }
    }
    case 'supplies':
      return {
        title: word(say, 'ui.supplies'),
        rule: 'MK-5.1',
        now: seat === null ? [] : [tell('supplies.now', { n: player.supplies })],
      }
    case 'desperation':
      return {
        title: tell('desperation'),
        rule: 'MK-4.4',
        now: seat === null ? [] : [tell('desperation.now', { n: player.desperation })],
      }
    case 'wheel':
      return { title: word(say, 'ui.wheel'), rule: 'MK-12.1', now: landings(hold) }
    case 'landing':
      return {
        title: tell('landing', { n: Number(of) }),
        rule: 'MK-12.3',
        now: seat === null ? [] : [landingSentences(hold, seat, Number(of))],
      }
    case 'boost':
      return {
        title: word(say, 'ui.boost'),
        rule: 'MK-12.4',
        now: seat === null ? [] : [tell('boost.now', { n: player.boost })],
      }
    case 'phase': {
      const id = of === '' ? phaseOf(view) : of
      return id in PHASE_RULES
        ? { title: word(say, `ui.phase.${id}` as Word), rule: PHASE_RULES[id] }
        : undefined
    }
    default:
      return kind in PLAIN ? { title: tell(kind), rule: PLAIN[kind] } : undefined
  }
}

/** Where the pawn would come to with one, two and three spaces. */
function landings(hold: Hold): string[] {
  const { seat } = hold
  return seat === null ? [] : [1, 2, 3].map((spaces) => `${spaces}: ${landingSentences(hold, seat, spaces)}`)
}

function symbol(name: string, strength: number, covered: boolean, hold: Hold, tell: Tell): Tip | undefined {
  const { say } = hold
  const rule = SYMBOL_RULES[name]
  if (!rule) return undefined
  return {
    title: strength > 1 ? `${say.name(name)} ${strength}` : say.name(name),
    kind: tell(covered ? 'symbol.covered' : strength > 1 ? 'symbol.strong' : 'symbol'),
    rule,
    ...(covered && { now: [tell('covered.now')] }),
  }
}

function place(name: string, hold: Hold, tell: Tell): Tip | undefined {
  const { say, view, legal } = hold
  const board = boardOf(view)
  const at = placeNamed(board, name)
  const hall = board.halls.findIndex((each) => each.name === name)
  if (hall >= 0)
    return {
      title: say.name(name),
      kind: tell('hall', { n: view.halls[hall] }),
      rule: 'MK-16.2',
      now: [hallWords(hold, hall)],
    }
  if (CLANS.includes(name as Clan))
    return {
      title: say.name(name),
      kind: tell('domain'),
      rule: 'MK-15.2',
      now: [domainWords(hold, name as Clan)],
    }
  if (at < 0) return undefined
  const attempt = legal.length > 0 && !isOpen(hold, name) ? attemptAt(hold, name) : undefined
  const why = attempt && hold.why(attempt)
  const who = whoIn(hold, at)
  const now = [
    ...(who.length > 0 ? [listed(say, who)] : []),
    ...(at < board.caverns && gnomesAt(view, at) > 0 ? [gnomesIn(hold, at)] : []),
    ...(why ? [why.sentence] : []),
  ]
  if (at >= board.caverns) return { title: say.name(name), kind: tell('lair'), rule: 'MK-6.6', now }
  return { title: say.name(name), kind: holdOf(hold, at), rule: HOLD_RULES[cavernLook(view, at).hold], now }
}

function champion(name: string, hold: Hold, tell: Tell): Tip | undefined {
  const { say, view, seat } = hold
  const index = componentsOf(view).championIndex.get(name)
  if (index === undefined) return undefined
  const { votes, clan } = componentsOf(view).champions[index]
  const slot = view.display.indexOf(index)
  const first = slot < 0 ? -1 : view.influenceRanks[slot * SEATS]
  return {
    title: say.name(championName(view, index)),
    kind: word(say, 'ui.brings', { n: votes, clan: clan < 0 ? 'outsider' : CLANS[clan] }),
    rule: slot < 0 ? 'MK-19.1' : 'MK-14.1',
    does: abilityWords(hold, index),
    now: [
      ...(first >= 0 ? [word(say, 'ui.wouldWin', { name: contender(hold, first) })] : []),
      ...(slot >= 0 && seat !== null
        ? [tell('influence.now', { n: view.influence[slot * SEATS + seat] })]
        : []),
    ],
  }
}

function person(people: string, hold: Hold, tell: Tell): Tip | undefined {
  const { say, view } = hold
  const seat = view.players.findIndex((_, each) => peopleOf(each) === people)
  if (seat < 0) return { title: tell('gnomes'), rule: 'MK-21.5' }
  const { supplies, reserve } = view.players[seat]
  return {
    title: say.player(seat),
    rule: 'MK-1.3',
    now: [tell('person.now', { n: honourOf(view, seat), supplies, reserve })],
  }
}

export const tips: TipBook<Hold> = {
  rows,
  told: { things: /^(place|champion) /, at: '.mk-tip' },
  tip,
  words: {
    en: async () => (await import('./en.ts')).en,
    de: async () => (await import('./de.ts')).de,
    ja: async () => (await import('./ja.ts')).ja,
  },
  legend,
}
