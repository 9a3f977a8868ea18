import { type Flow, plan } from '@meadhall/kernel/agenda'
import { draw } from '@meadhall/kernel/chance'
import { assign, assignInTurnOrder, assignWarriors } from './assign.ts'
import { chooseBlamed, passBlame } from './blame.ts'
import { fightOnLand, hunt, resolveCombat } from './combat.ts'
import { endCombatRound, rollAgain, rollDice, strike, sufferLosses } from './fight.ts'
import { layJourney } from './journeys.ts'
import { chooseLeader } from './leaders.ts'
import { chooseFallen } from './losses.ts'
import type { Happening, Move } from './moves.ts'
import type { Now } from './now.ts'
import { offerRune, openRuneWindow, runeWindow } from './runes.ts'
import { drawDestinies, keepDestiny, lookAtJourney } from './sage.ts'
import { inPlay } from './shores.ts'
import { enemyOf, NONE, type State, type Task, turnOrder } from './state.ts'
import { BLAME, ROUNDS, RUNES, SHORES, SMOKEHOUSE_STOCK } from './vocabulary.ts'
import { chooseLost, feedCrew, fightMonster, revealJourney, sail, sufferJourney } from './voyage.ts'
import { beforeFight } from './waiting.ts'
import { keepWarriors } from './warriors.ts'
import { placeWorker, trade } from './workers.ts'

/** CM-3.1: a round. */
function playRound({ state }: Now): void {
  plan(
    state,
    { do: 'roundSetUp' },
    { do: 'placeWorker' },
    { do: 'assignWarriors' },
    { do: 'resolveCombat' },
    { do: 'cleanUp' },
  )
}

/** CM-3.2 to CM-3.9 */
function roundSetUp(now: Now): void {
  const { state, chance, tell } = now
  state.round++
  tell({ what: 'roundBegan', round: state.round })
  for (const player of state.players) player.workers = player.clan
  state.turn = state.first
  layTroll(now)
  layDraugr(now)
  for (let shore = 0; shore < SHORES; shore++) if (inPlay(state, shore)) layJourney(now, shore)
  layRunes(now)
  for (let shore = 0; shore < SHORES; shore++) if (inPlay(state, shore)) layMonster(now, shore)
  state.merchant = draw(chance, 'merchantShip', state.merchantDeck) // CM-3.8
  tell({ what: 'merchantCame', card: state.merchant })
  restock(state)
}

/** CM-3.2 */
function layTroll({ state, chance, tell }: Now): void {
  state.troll = draw(chance, 'troll', state.trollDeck)
  tell({ what: 'enemyCame', at: 'troll', enemy: enemyOf(state, state.troll).id, card: state.troll })
}

/** CM-3.3 */
function layDraugr({ state, chance, tell }: Now): void {
  for (const side of [0, 1]) {
    const card = draw(chance, 'draugr', state.draugrDeck)
    state.draugr[side] = card
    tell({
      what: 'enemyCame',
      at: side === 0 ? 'draugrLeft' : 'draugrRight',
      enemy: enemyOf(state, card).id,
      card,
    })
  }
}

/** CM-3.5 */
function layRunes({ state, chance, tell }: Now): void {
  for (const space of [0, 1]) {
    if (state.runesOpen[space] !== NONE || state.runeDeck.length === 0) continue
    const rune = draw(chance, 'rune', state.runeDeck)
    state.runesOpen[space] = rune
    tell({ what: 'runeLaid', rune: RUNES[rune] })
  }
}

/** CM-3.6 */
function layMonster({ state, chance, tell }: Now, shore: number): void {
  if (state.monsters[shore] !== NONE) return
  const card = draw(chance, 'monster', state.monsterDeck)
  state.monsters[shore] = card
  state.monsterCoins[shore] = 0
  tell({ what: 'monsterCame', shore, enemy: enemyOf(state, card).id, card })
}

/** CM-3.9; CM-1.2: a die that the supply does not hold is not added. */
function restock(state: State): void {
  for (let kind = 0; kind < 3; kind++)
    if (state.supply[kind] > 0) {
      state.supply[kind]--
      state.stock[kind]++
    }
  state.stock[SMOKEHOUSE_STOCK]++
}

/** CM-10 */
function cleanUp({ state, tell }: Now): void {
  state.spaces.fill(NONE) // CM-10.1
  state.shoreSeat.fill(NONE)
  state.shoreShip.fill(NONE)
  for (const player of state.players) {
    player.hunting = 0
    player.sailing = 0
    player.begging = 0
    player.confirmed = false
  }
  if (state.troll !== NONE) {
    // CM-10.2
    const enemy = enemyOf(state, state.troll).id
    tell({ what: 'trollRampaged', enemy })
    state.discard.push(state.troll)
    state.troll = NONE
    for (const seat of turnOrder(state)) {
      state.players[seat].stores[BLAME]++
      tell({ what: 'gained', seat, good: 'blame', amount: 1 })
    }
  }
  for (const side of [0, 1]) {
    // CM-10.3
    const card = state.draugr[side]
    if (card === NONE) continue
    tell({ what: 'enemyLeft', enemy: enemyOf(state, card).id, card })
    state.discard.push(card)
    state.draugr[side] = NONE
  }
  for (let shore = 0; shore < SHORES; shore++) {
    // CM-10.5; revealed Journeys were discarded when they were resolved (CM-10.4)
    if (state.monsters[shore] === NONE) continue
    state.monsterCoins[shore]++
    tell({ what: 'coinLaid', shore, coins: state.monsterCoins[shore] })
  }
  // CM-10.6
  if (state.round < ROUNDS) plan(state, { do: 'playRound' })
  else tell({ what: 'gameEnded' })
}

/** What each kind of task is: a forced step, or a decision that waits for someone. */
export const flow: Flow<State, Task, Move, Happening> = {
  chooseLeader,
  playRound,
  roundSetUp,
  placeWorker,
  trade,
  keepWarriors,
  lookAtJourney,
  drawDestinies,
  keepDestiny,
  assignWarriors,
  assign,
  assignInTurnOrder,
  resolveCombat,
  hunt,
  fightOnLand,
  sail,
  revealJourney,
  sufferJourney,
  chooseLost,
  feedCrew,
  fightMonster,
  rollDice,
  rollAgain,
  strike,
  sufferLosses,
  chooseFallen,
  endCombatRound,
  passBlame,
  chooseBlamed,
  offerRune,
  openRuneWindow,
  runeWindow,
  beforeFight,
  cleanUp,
}
