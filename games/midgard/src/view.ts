import { draw, putIn } from '@meadhall/kernel/chance'
import { type Chance, UNKNOWN, unknown, type Viewer } from '@meadhall/kernel/rules'
import { JOURNEY_COPIES } from './data/certain.ts'
import { hidesDefeated } from './destinies.ts'
import { cardSet, clone, NONE, type Player, type State, type Task, UNDRAWN } from './state.ts'
import { FOOD_SENT, inPlan } from './targets.ts'
import { DESTINIES, FOOD, SHORES, TARGETS } from './vocabulary.ts'
import { waits } from './waiting.ts'

/** CM-1.6: what the viewer may see. What is open is shared with the state, and what all may see with their view. */
export function view(state: State, viewer: Viewer): State {
  const onlooker = open(state)
  if (viewer === null) return onlooker
  const { agenda, destinyBottom, destinyBottomBy, fight, players } = state
  return {
    ...onlooker,
    agenda: agenda.map((task) => seenTask(task, viewer)),
    destinyBottom: destinyBottom.map((card, i) => (destinyBottomBy[i] === viewer ? card : UNKNOWN)),
    journeys: seenJourneys(state, viewer),
    fight: fight?.seat === viewer ? fight : onlooker.fight,
    ...(waits(state, viewer) && { waits: 1 << viewer }),
    players: onlooker.players.with(viewer, players[viewer]),
  }
}

/** What everybody may see. */
function open(state: State): State {
  const { waits: _, ...shared } = state
  const { agenda, fight } = state
  const planning = agenda.findLast((task) => task.do === 'assign' || task.do === 'assignInTurnOrder')
  return {
    ...shared,
    agenda: agenda.map((task) => seenTask(task, null)),
    destinyDeck: unknown(state.destinyDeck),
    destinyBottom: unknown(state.destinyBottom),
    journeys: seenJourneys(state, null),
    journeyDeck: unknown(state.journeyDeck),
    fight: fight && { ...fight, picked: fight.picked.map(() => 0) },
    players: state.players.map((player) => seenPlayer(state, player, planning)),
  }
}

/** CM-11.1: when the game is over, everything is shown. */
function isOver(state: State): boolean {
  return state.agenda.length === 0
}

function seenTask(task: Task, viewer: Viewer): Task {
  return task.do === 'keepDestiny' && task.seat !== viewer ? { ...task, cards: unknown(task.cards) } : task
}

function seenJourneys({ journeys, journeySeen, agenda }: State, viewer: Viewer): number[] {
  return journeys.map((journey, shore) => {
    const knows = viewer !== null && (journeySeen[shore] & (1 << viewer)) !== 0
    return journey < 0 || knows || isUnderWay(agenda, shore) ? journey : UNKNOWN
  })
}

/** Once its effect waits to be carried out, the Journey lies open. */
function isUnderWay(agenda: readonly Task[], shore: number): boolean {
  return agenda.some((task) => task.do === 'sufferJourney' && task.shore === shore)
}

/** A player as the others see them. */
function seenPlayer(state: State, player: Player, planning: Task | undefined): Player {
  const over = isOver(state)
  const seen = {
    ...player,
    destinies: over ? player.destinies : shownDestinies(player),
    defeated: hidesDefeated(state) ? unknown(player.defeated) : player.defeated,
  }
  return isSecretPlan(planning, player) ? { ...seen, ...withoutPlan(player) } : seen
}

function shownDestinies({ destinies, destiniesShown }: Player): number[] {
  return destinies.map((destiny) => ((destiniesShown & (1 << destiny)) !== 0 ? destiny : UNKNOWN))
}

/** CM-7.1: hidden until all have confirmed; in turn order until the seat itself has. */
function isSecretPlan(planning: Task | undefined, { confirmed }: Player): boolean {
  return planning?.do === 'assign' || (planning?.do === 'assignInTurnOrder' && !confirmed)
}

/** To the others it looks as if nothing had left the longhouse yet. */
function withoutPlan({ warriors, stores, plan }: Player): Pick<Player, 'warriors' | 'stores' | 'plan'> {
  const home = { warriors: warriors.slice(), stores: stores.slice(), plan: plan.map(() => 0) }
  for (let target = 0; target < TARGETS.length; target++) {
    for (let kind = 0; kind < 3; kind++) home.warriors[kind] += plan[inPlan(target, kind)]
    home.stores[FOOD] += plan[inPlan(target, FOOD_SENT)]
  }
  return home
}

/** A position that agrees with the view: what is hidden is dealt from what is missing. */
export function determinize(seen: State, viewer: Viewer, chance: Chance): State {
  const state = clone(seen)
  dealDestinies(state, chance)
  dealJourneys(state, chance)
  dealDefeated(state, viewer, chance)
  return state
}

function dealDestinies(state: State, chance: Chance): void {
  const missing = without(DESTINIES.keys(), [
    ...state.destinyBottom,
    ...state.players.flatMap((player) => player.destinies),
    ...state.agenda.flatMap((task) => (task.do === 'keepDestiny' ? task.cards : [])),
  ])
  const deal = (card: number) => (card === UNKNOWN ? draw(chance, 'destiny', missing) : card)
  for (const player of state.players) player.destinies = player.destinies.map(deal)
  state.agenda.forEach((task, i) => {
    if (task.do === 'keepDestiny') state.agenda[i] = { ...task, cards: task.cards.map(deal) }
  })
  state.destinyBottom = state.destinyBottom.map(deal)
  state.destinyDeck = missing // what is left, already sorted
}

function dealJourneys(state: State, chance: Chance): void {
  const all = JOURNEY_COPIES.flatMap((copies, journey) => Array<number>(copies).fill(journey))
  const missing = without(all, [...state.journeys, ...state.journeyDiscard])
  for (let shore = 0; shore < SHORES; shore++)
    if (state.journeys[shore] === UNKNOWN) state.journeys[shore] = draw(chance, 'journey', missing)
  state.journeyDeck = missing
}

/** Which enemies have been won is known, for all saw the fights; in whose pile each lies is not. */
function dealDefeated(state: State, viewer: Viewer, chance: Chance): void {
  if (!state.players.some((player, seat) => seat !== viewer && player.defeated.includes(UNKNOWN))) return
  const missing = without(cardSet(state).enemies.keys(), [
    ...state.trollDeck,
    ...state.draugrDeck,
    ...state.monsterDeck,
    ...state.discard,
    ...state.draugr,
    ...state.monsters,
    state.troll,
    ...state.players.flatMap((player) => player.defeated),
  ])
  for (const player of state.players)
    player.defeated = player.defeated.map((card) =>
      card === UNKNOWN ? draw(chance, 'defeated', missing) : card,
    )
}

/** What is left of `all` once `gone` is taken out; stays sorted. */
function without(all: Iterable<number>, gone: readonly number[]): number[] {
  const left: number[] = []
  for (const card of all) putIn(left, card)
  for (const card of gone) {
    const at = card === UNKNOWN || card === NONE || card === UNDRAWN ? -1 : left.indexOf(card)
    if (at >= 0) left.splice(at, 1)
  }
  return left
}
