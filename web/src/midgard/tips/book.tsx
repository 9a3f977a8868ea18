// What everything at the table of Champions of Midgard is.
import { DESTINY_ROWS } from '@meadhall/midgard/data/certain'
import type { Move } from '@meadhall/midgard/moves'
import { fightOdds } from '@meadhall/midgard/odds'
import { isNear } from '@meadhall/midgard/shores'
import { enemyOf, NONE, type State } from '@meadhall/midgard/state'
import {
  DESTINIES,
  type Destiny,
  type Face,
  JOURNEYS,
  type Journey,
  LEADERS,
  type Leader,
  LONGHOUSE,
  RUNES,
  SPACES,
  type Space,
  STORES,
  WARRIORS,
  type Warrior,
} from '@meadhall/midgard/vocabulary'
import { clanOf } from '../../art/clans.tsx'
import { SHORE_PLACES } from '../../art/midgard/places.ts'
import { listed, percent } from '../../table/said.ts'
import { pointsOf, sourcesOf, worthOf } from '../../table/tips/asked.ts'
import { pieceIn, type Tell, type ThingRow, type Tip, type TipBook } from '../../table/tips/tip-book.ts'
import { warriorsOf } from '../changes.ts'
import { raceFor } from '../Destiny.tsx'
import { foeInWords } from '../Foe.tsx'
import type { Hold } from '../hold.ts'
import { PHASES, phaseOf } from '../phase.ts'
import { RUNE_LETTERS } from '../pieces.ts'
import { attemptAt, ruleOf, waysTo, workersAt } from '../spaces.ts'
import { boundText, doesText, journeyText } from '../spoken.ts'
import { labelled, placeName, type Word, word } from '../words.ts'
import { legend } from './legend.tsx'

const rows: readonly ThingRow[] = [
  ['.mg-round, .mg-stones, .mg-status.phone', 'round'],
  [
    '.mg-phases li',
    (item) => `phase ${PHASES[[...(item.parentElement?.children ?? [])].indexOf(item)] ?? ''}`,
  ],
  ['.mg-phase-name', 'phase'],
  ['.mg-place[data-target]', ({ dataset }) => placeNamed(dataset.target ?? '')],
  ['.mg-section.leader, .mg-own.phone .mg-own-name', 'self'],
  ['.mg-leader, .mg-gift', 'leader'],
  ['.mg-section.longhouse, .mg-longhouse, .mg-bays', 'longhouse'],
  ['.mg-section.stores', 'stores'],
  ['.mg-section.runes', 'runes'],
  ['.mg-section.destinies', 'destinies'],
  ['.mg-section.ship', 'ship'],
  ['.mg-rival', ({ dataset }) => `rival ${dataset.seat}`],
  ['.mg-workers', pieceIn],
  ['.mg-row > .mg-cap', 'workers'],
  ['.mg-res, .mg-store, .mg-count, .mg-glory, .mg-rune.small', pieceIn],
  ['.mg-rival .mg-row > .small', 'longhouse'],
  ['.mg-object.leader, .mg-rolled, .mg-object', pieceIn],
  ['.mg-way', 'back journey'],
  ['.mg-shoreboard', 'fight'],
  ['.mg-voyage', 'voyage'],
  ['.mg-muster, .mg-gauge, .mg-odds', 'odds'],
  ['.mg-fight-panel', 'fight'],
  ['.mg-dice', 'roll'],
  ['.mg-fight-column > .mg-box', strikeOf],
]

/** First one strikes, then the enemy strikes back. */
function strikeOf(box: HTMLElement): string {
  return box.matches(':first-child') ? 'strike' : 'strikesBack'
}

/** A place of the board, or a shore. */
function placeNamed(target: string): string | undefined {
  const shore = SHORE_PLACES.indexOf(target as never)
  return shore >= 0 ? `shore ${shore}` : SPACES.includes(target as Space) ? `space ${target}` : undefined
}

const TOKENS: Readonly<Record<string, string>> = {
  food: 'CM-8.10',
  wood: 'CM-5.11',
  coin: 'CM-11.7',
  favor: 'CM-9.3',
  blame: 'CM-11.8',
  glory: 'CM-1.7',
  horn: 'CM-4.1',
  attack: 'CM-9.5',
  defence: 'CM-9.8',
}

const PHASE_RULES: Readonly<Record<string, string>> = {
  setUp: 'CM-3.1',
  place: 'CM-4.1',
  assign: 'CM-7.1',
  combat: 'CM-8.1',
  cleanUp: 'CM-10.1',
}

const BACKS: Readonly<Record<string, string>> = {
  journey: 'CM-8.7',
  destiny: 'CM-15.1',
  rune: 'CM-14.1',
  troll: 'CM-3.2',
  draugr: 'CM-3.3',
  monster: 'CM-3.6',
  merchant: 'CM-3.8',
}

/** Things that are said by a title of the book and a rule. */
const PLAIN: Readonly<Record<string, string>> = {
  round: 'CM-3.1',
  stores: 'CM-1.3',
  runes: 'CM-14.1',
  destinies: 'CM-15.1',
  yard: 'CM-5.11',
  workers: 'CM-2.7',
  odds: 'CM-9.1',
  fight: 'CM-9.1',
  voyage: 'CM-7.5',
  roll: 'CM-9.2',
  strike: 'CM-9.4',
  strikesBack: 'CM-9.5',
}

function tip(thing: string, hold: Hold, tell: Tell): Tip | undefined {
  const { say, view, seat } = hold
  const [kind, of = '', more = ''] = thing.split(' ')
  if (kind in TOKENS) return token(kind, hold, tell)
  switch (kind) {
    case 'die':
      return die(of as Warrior, more as Face, hold, tell)
    case 'worker':
      return worker(of, hold, tell)
    case 'clan':
    case 'rival':
      return rival(kind === 'rival' ? Number(of) : seatOf(view, of), hold, tell)
    case 'self':
      return seat === null ? undefined : rival(seat, hold, tell)
    case 'leader':
      return leader(LEADERS.indexOf(of as Leader), hold, tell)
    case 'rune':
      return rune(RUNE_LETTERS.indexOf(of), hold, tell)
    case 'destiny':
      return destiny(DESTINIES.indexOf(of as Destiny), hold)
    case 'journey':
      return {
        title: say.name(of),
        kind: tell('journey'),
        rule: `CM-12.${JOURNEYS.indexOf(of as Journey) + 1}`,
      }
    case 'back':
      return { title: tell(`back.${of}`), rule: BACKS[of] }
    case 'enemy':
      return enemy(Number(of), hold)
    case 'set':
      return of === 'troll'
        ? { title: tell('set.troll'), rule: 'CM-8.3' }
        : { title: tell('set', { colour: say.name(of) }), rule: 'CM-11.3' }
    case 'slain':
      return { title: tell('slain'), rule: 'CM-11.3', now: [gloryNow('sets', hold, tell)] }
    case 'ship':
      return ship(hold, tell)
    case 'longhouse': {
      const n = seat === null ? 0 : warriorsOf(view, seat)
      return {
        title: word(say, 'ui.longhouse'),
        rule: 'CM-1.4',
        now: seat === null ? [] : [tell('longhouse.now', { n, free: LONGHOUSE - n })],
      }
    }
    case 'label':
      return { title: word(say, 'ui.place.draugr'), rule: 'CM-3.3' }
    case 'feeds':
      return { title: tell('feeds'), rule: isNear(view, Number(of)) ? 'CM-8.8' : 'CM-8.9' }
    case 'shore':
      return shore(Number(of), hold)
    case 'space':
      return space(of as Space, hold, tell)
    case 'phase':
      return phase(of, hold)
    default:
      return kind in PLAIN ? { title: tell(kind), rule: PLAIN[kind] } : undefined
  }
}

/** With a true minus sign. */
const signed = (n: number): string => (n < 0 ? `−${-n}` : `${n}`)

const seatOf = (view: State, clan: string): number =>
  view.players.findIndex((_, seat) => clanOf(seat) === clan)

const placeOfMove = (hold: Hold) => (move: Move) =>
  move.do === 'place' ? placeName(hold.say, move.at) : undefined

function gloryNow(line: string, hold: Hold, tell: Tell): string {
  return tell('worth', { n: signed(pointsOf(hold, line)) })
}

function token(name: string, hold: Hold, tell: Tell): Tip {
  const { say, view, seat } = hold
  const store = name === 'coin' ? 'coins' : name
  const at = STORES.indexOf(store as never)
  const title = at >= 0 ? say.name(store) : tell(`token.${name}`)
  const base = { title, rule: TOKENS[name] }
  if (at < 0 || seat === null) return base
  const n = view.players[seat].stores[at]
  const now: string[] = []
  if (name === 'coin' || name === 'favor' || name === 'blame') {
    const more = worthOf(hold, (state, own) => {
      state.players[own].stores[at]++
    })
    now.push(gloryNow(store, hold, tell), tell('oneMore', { n: more > 0 ? `+${more}` : signed(more) }))
  }
  if (name !== 'blame') {
    const from = sourcesOf(hold, (state) => state.players[seat].stores[at], placeOfMove(hold))
    if (from.length > 0) now.push(tell('from', { places: listed(say, from) }))
  }
  return {
    ...base,
    kind: tell('have', { n }),
    ...(name === 'wood' || name === 'food' || name === 'coin' ? { does: tell(`${name}.does`) } : {}),
    now,
  }
}

function die(warrior: Warrior, face: Face, hold: Hold, tell: Tell): Tip {
  const { say, view, seat } = hold
  const kind = WARRIORS.indexOf(warrior)
  const now: string[] = []
  if (seat !== null) {
    now.push(tell('die.now', { n: view.players[seat].warriors[kind] }))
    const from = sourcesOf(hold, (state) => state.players[seat].warriors[kind], placeOfMove(hold))
    if (from.length > 0) now.push(tell('from', { places: listed(say, from) }))
  }
  return {
    title: face === 'hit1' ? say.name(warrior) : word(say, 'ui.die', { warrior, face }),
    kind: tell('die', { face: say.name(face) }),
    rule: face === 'shield' ? 'CM-9.5' : 'CM-9.4',
    now,
  }
}

function worker(clan: string, { say, view }: Hold, tell: Tell): Tip {
  const seat = seatOf(view, clan)
  const player = view.players[seat]
  return {
    title: tell('worker', { name: player ? say.player(seat) : '' }),
    rule: 'CM-4.1',
    ...(player && { kind: tell('worker.left', { n: player.workers, all: player.clan }) }),
  }
}

function rival(seat: number, hold: Hold, tell: Tell): Tip | undefined {
  const { say, view } = hold
  const player = view.players[seat]
  if (!player) return undefined
  return {
    title: say.player(seat),
    rule: 'CM-1.6',
    kind: player.leader < 0 ? word(say, 'ui.leader.none') : say.name(LEADERS[player.leader]),
    now: [tell('rival.now', { n: player.glory, blame: player.stores[4], workers: player.workers })],
  }
}

function leader(index: number, { say, view, seat }: Hold, tell: Tell): Tip | undefined {
  const own = index >= 0 ? index : seat === null ? NONE : view.players[seat].leader
  if (own < 0) return { title: tell('leader'), rule: 'CM-2.5' }
  const id = LEADERS[own]
  return {
    title: say.name(id),
    kind: tell('leader'),
    rule: `CM-13.${own + 1}`,
    does: word(say, `ui.leader.${id}`),
  }
}

function rune(index: number, hold: Hold, tell: Tell): Tip | undefined {
  if (index < 0) return undefined
  const { say, view, seat } = hold
  const id = RUNES[index]
  const now: string[] = []
  if (seat !== null && view.players[seat].runes.includes(index)) {
    const spent = ((view.players[seat].runesUsed >> index) & 1) === 1
    now.push(tell(spent ? 'rune.spent' : 'rune.ready'))
  } else if (view.runesOpen.includes(index)) {
    const why = hold.legal.length > 0 ? hold.why({ do: 'place', at: 'runesmith', rune: id }) : undefined
    now.push(why ? why.sentence : tell('rune.offer'))
  }
  return {
    title: say.name(id),
    kind: tell('rune'),
    rule: `CM-14.${index + 3}`,
    does: word(say, `ui.rune.${id}`),
    now,
  }
}

function destiny(index: number, { say, view, seat }: Hold): Tip | undefined {
  if (index < 0) return undefined
  const { alone, tied, rule } = DESTINY_ROWS[index]
  const now =
    seat === null || !view.players[seat].destinies.includes(index)
      ? []
      : [raceFor(view, seat, index).text].map((text) => word(say, text.key, text))
  return {
    title: say.name(DESTINIES[index]),
    kind: word(say, `ui.most.${DESTINIES[index]}`),
    rule,
    now: [...now, word(say, 'ui.destiny.worth', { alone, tied })],
  }
}

/** An enemy, and what all the warriors at home would do to it. */
function enemy(card: number, { say, view, seat, odds }: Hold): Tip | undefined {
  if (card < 0) return undefined
  const { id, kind } = enemyOf(view, card)
  const now: string[] = []
  if (seat !== null && odds) {
    const { warriors } = view.players[seat]
    const n = warriors[0] + warriors[1] + warriors[2]
    if (n > 0)
      now.push(word(say, 'ui.withAll', { n, chance: percent(fightOdds(view, seat, warriors, card).win) }))
  }
  return {
    title: say.name(id),
    kind: foeInWords(say, view, card),
    rule: kind === 0 ? 'CM-8.3' : kind === 1 ? 'CM-8.5' : 'CM-8.11',
    now,
  }
}

function shore(at: number, hold: Hold): Tip {
  const { say, view } = hold
  const near = isNear(view, at)
  const card = view.monsters[at]
  return {
    title: labelled(say, say.name(`shore${at}`), word(say, near ? 'ui.near' : 'ui.far')),
    rule: near ? 'CM-8.8' : 'CM-8.9',
    now: [
      ...(card >= 0 ? [foeInWords(say, view, card)] : []),
      ...(view.monsterCoins[at] > 0 ? [word(say, 'ui.coinsOn', { n: view.monsterCoins[at] })] : []),
      journeyText(hold, at),
      ...(view.shoreSeat[at] >= 0 ? [boundText(hold, at)] : []),
    ],
  }
}

function space(at: Space, hold: Hold, tell: Tell): Tip {
  const { say, view, legal } = hold
  const there = workersAt(view, at)
  const ways = waysTo(legal, at)
  const why = ways.length === 0 && legal.length > 0 ? hold.why(attemptAt(view, at)) : undefined
  return {
    title: placeName(say, at),
    rule: ruleOf(at),
    does: doesText(hold, at),
    now: [
      ...(there.length > 0
        ? [word(say, 'ui.is.taken', { who: listed(say, [...new Set(there)].map(say.player)) })]
        : []),
      ...(why ? [why.sentence] : ways.length > 0 ? [tell('space.open')] : []),
    ],
  }
}

function ship(hold: Hold, tell: Tell): Tip {
  const { say, view, seat } = hold
  const owned = seat !== null && view.players[seat].ship !== NONE
  return {
    title: word(say, 'ui.longship'),
    rule: owned ? 'CM-5.19' : 'CM-5.11',
    now: seat === null ? [] : [owned ? gloryNow('ship', hold, tell) : tell('ship.none')],
  }
}

function phase(of: string, { say, view }: Hold): Tip | undefined {
  const id = of === '' ? phaseOf(view) : of
  if (!(id in PHASE_RULES)) return undefined
  return { title: word(say, `ui.phase.${id}` as Word), rule: PHASE_RULES[id] }
}

export const tips: TipBook<Hold> = {
  rows,
  told: { things: /^(space|shore) /, at: '.mg-tip' },
  tip,
  words: {
    en: async () => (await import('./en.ts')).en,
    de: async () => (await import('./de.ts')).de,
    ja: async () => (await import('./ja.ts')).ja,
  },
  legend,
}
