import { type Flow, plan } from '@meadhall/kernel/agenda'
import { draw } from '@meadhall/kernel/chance'
import { total } from '@meadhall/kernel/rules'
import { advance } from './advance.ts'
import { dealHands, layCard, setSupplies, showCards, takeDesperation } from './ancestry.ts'
import { gainControl, repulse, slay } from './attack.ts'
import { award, chooseConsolation, consoleContender, favour, instant, placeStar, welcome } from './award.ts'
import { bolster, summon } from './bolster.ts'
import { boardOf, componentsOf } from './components.ts'
import { post, retire } from './figures.ts'
import { influence } from './influence.ts'
import { chooseFallen, comeHome, entrench, invade, invasion, leadGnome, rescue } from './invasion.ts'
import type { Happening, Move } from './moves.ts'
import type { DecisionOf, Now } from './now.ts'
import { refuse } from './refusal.ts'
import {
  domainNow,
  gnomeLines,
  ownReckoning,
  sagaProgress,
  scoresDomains,
  soloWon,
  standRank,
} from './score.ts'
import { chooseChampion, keepChampions, layGateCards, outpost, settle, showChampions } from './setup.ts'
import {
  shapedAdvance,
  shapedBolster,
  shapedMoveTrolls,
  shapedScoutGate,
  shapedScoutGnome,
  shapedSummon,
} from './shape.ts'
import { shapedLay, shapedTurn } from './shape-ancestry.ts'
import { moveTrolls } from './shift.ts'
import { contend, gnomesGainVotes, isSolo, isStand, lastWave, sagaOf, wavesOf } from './stand.ts'
import type { State, Task, TaskOf } from './state.ts'
import { controller, controlsIn, gainHonour, gainVotes, isOverrun, trollsAt, turnOrder } from './status.ts'
import { fight, turn } from './turn.ts'
import { CLANS, COVERED, clanNamed, SAGAS, WAVES } from './vocabulary.ts'
import {
  boost,
  breach,
  chooseEffect,
  moveSwarm,
  scoutGate,
  scoutGnome,
  turnWheel,
  wheelEffect,
} from './wheel.ts'
import { pairWilds } from './wilds.ts'

// MK-1.2: a wave is the building of ancestries, the fight, the end of the wave, and a refresh.

function beginWave(now: Now): void {
  const { state, tell } = now
  tell({ what: 'waveBegins', wave: state.wave + 1 })
  if (isSolo(state)) prepareStand(now)
  plan(
    state,
    ...buildAncestry(state),
    { do: 'setSupplies' },
    ...turnOrder(state).map((seat) => ({ do: 'pairWilds', seat }) as const),
    { do: 'takeDesperation' },
    { do: 'fight', seat: state.first },
  )
}

/** MK-3.1: three rounds; alone, each with cards of its own (MK-21.3). */
function buildAncestry(state: State): Task[] {
  const tasks: Task[] = []
  for (let round = 0; round < 3; round++) {
    if (round === 0 || isSolo(state)) tasks.push({ do: 'dealHands', cards: 4 - round })
    tasks.push({ do: 'layCard', round }, { do: 'showCards', round })
  }
  return tasks
}

/** MK-13.1 */
function endWave({ state, tell }: Now): void {
  tell({ what: 'waveEnds', wave: state.wave + 1 })
  plan(
    state,
    { do: 'entrench' },
    ...state.gates.map((_, card) => ({ do: 'invasion', card }) as const),
    ...state.display.map((_, slot) => ({ do: 'award', slot }) as const),
    { do: 'championsEndWave' },
    { do: 'scoreWave' },
  )
}

/** MK-9.1: what the action has gained control of. */
function claim(now: Now, task: TaskOf<'claim'>): void {
  const { state } = now
  const { claimable } = state
  for (let cavern = 0; cavern < claimable.length; cavern++)
    if (claimable[cavern] === 1 && controller(state, cavern) === task.seat)
      gainControl(now, task.seat, cavern)
  state.claimable = []
}

/** MK-15.1: champions that count at the end of each wave, in turn order. */
function championsEndWave({ state, tell }: Now): void {
  const { champions } = componentsOf(state)
  const board = boardOf(state)
  const tasks: Task[] = []
  for (const seat of turnOrder(state))
    for (const champion of state.players[seat].champions) {
      const { ability, name } = champions[champion]
      let honour = 0
      if (ability.is === 'holdsFast') {
        // MK-20.9
        for (let cavern = 0; cavern < board.caverns; cavern++)
          if (trollsAt(state, cavern, seat) >= ability.trolls && controller(state, cavern) === seat)
            honour += ability.honour
        honour = Math.min(honour, ability.most)
      } else if (ability.is === 'roams') {
        // MK-20.26
        const domains = board.domains.filter((caverns) =>
          caverns.some((cavern) => trollsAt(state, cavern, seat) > 0),
        ).length
        for (const [least, gives] of ability.steps) if (domains >= least) honour = gives
      } else if (ability.is === 'tellsTales')
        tasks.push({ do: 'tellTales', seat, left: ability.clans, told: [] })
      if (honour === 0) continue
      gainHonour(state, seat, 'champions', honour)
      tell({ what: 'championHonour', seat, champion: name, honour })
    }
  plan(state, ...tasks)
}

/** MK-20.17: votes of different clans in whose domains the seat controls a cavern. */
const tellTales: DecisionOf<'tellTales'> = {
  seats: (state, task) => (task.left > 0 && hearers(state, task).length > 0 ? [task.seat] : []),
  legal: (state, _seat, task) => [
    { do: 'pass' },
    ...hearers(state, task).map((clan): Move => ({ do: 'favour', clan: CLANS[clan] })),
  ],
  check(state, _seat, move, task) {
    if (move.do === 'pass') return undefined
    if (move.do !== 'favour') return refuse('MK-20.17', 'notNow')
    const clan = clanNamed(move.clan)
    if (clan < 0) return refuse('MK-20.17', 'noSuchThing')
    if (task.told.includes(clan)) return refuse('MK-20.17', 'taken')
    return hearers(state, task).includes(clan) ? undefined : refuse('MK-20.17', 'notControlled')
  },
  apply(now, seat, move, task) {
    const { state, tell } = now
    const { champions } = componentsOf(state)
    state.agenda.pop()
    if (move.do !== 'favour') return
    const clan = clanNamed(move.clan)
    const teller = state.players[seat].champions.find(
      (champion) => champions[champion].ability.is === 'tellsTales',
    )
    if (teller !== undefined)
      tell({ what: 'abilityActed', seat, champion: champions[teller].name, ability: 'tellsTales', n: 1 })
    gainVotes(now, seat, clan, 1)
    plan(state, { ...task, left: task.left - 1, told: [...task.told, clan] })
  },
}

function hearers(state: State, task: TaskOf<'tellTales'>): number[] {
  return CLANS.flatMap((_, clan) =>
    !task.told.includes(clan) && controlsIn(state, clan, task.seat) ? [clan] : [],
  )
}

/** MK-15 for waves I and II. Wave III ends the game: its halls, elders and votes are in `score`. */
function scoreWave(now: Now): void {
  const { state, tell } = now
  if (isSolo(state) && !standHolds(now)) return
  if (!scoresDomains(state)) return endStand(now)
  for (let clan = 0; clan < CLANS.length; clan++) {
    const scored = domainNow(state, clan)
    for (let seat = 0; seat < scored.length; seat++) {
      if (scored[seat] === 0) continue
      gainHonour(state, seat, state.wave === 0 ? 'domainsWaveI' : 'domainsWaveII', scored[seat])
      tell({ what: 'domainScored', seat, clan: CLANS[clan], honour: scored[seat] })
    }
  }
  if (isSolo(state) && state.wave === lastWave(state)) endStand(now)
  else plan(state, { do: 'refresh' })
}

/** MK-21.8, MK-21.10, MK-22.3: what comes of it is told once everything is counted. */
function endStand({ state, tell }: Now): void {
  const saga = sagaOf(state)
  if (saga) {
    const { reached, goal } = sagaProgress(state)!
    const won = soloWon(state)
    tell({ what: won ? 'sagaWon' : 'sagaLost', saga: SAGAS[state.saga!], reached, goal })
  } else if (isSolo(state)) {
    const [honour, gnomes] = [ownReckoning(state), total(gnomeLines(state))]
    const rank = isStand(state) ? { rank: standRank(state) } : {}
    tell({ what: soloWon(state) ? 'standWon' : 'standOutscored', honour, gnomes, ...rank })
  }
  tell({ what: 'gameEnds' })
}

/** MK-17 */
function refresh(now: Now): void {
  const { state, tell } = now
  state.wave++
  layGateCards(state)
  showChampions(now)
  for (const player of state.players) {
    for (let cell = 0; cell < player.cells.length; cell++) player.cells[cell] &= ~COVERED
    player.desperation = 0
  }
  state.claws.fill(0)
  state.first = (state.first + 1) % state.players.length
  tell({ what: 'firstPlayer', seat: state.first })
  plan(state, { do: 'beginWave' })
}

// MK-21: Last Stand.

/** MK-21.4: four gate cards, shuffled back afterwards, name the critical domains of waves I and II. */
function prepareStand(now: Now): void {
  const { state, chance, tell } = now
  state.critical = []
  if (state.wave === WAVES - 1)
    state.honourBefore = state.players[0].honour.reduce((sum, points) => sum + points, 0)
  else {
    const cards = CLANS.map((_, clan) => clan)
    for (let i = 0; i < wavesOf(state).criticalDomains; i++)
      state.critical.push(draw(chance, 'criticalDomain', cards))
    state.critical.sort((a, b) => a - b)
    tell({ what: 'criticalDomains', clans: state.critical.map((clan) => CLANS[clan]) })
  }
  if (isStand(state)) contend(now)
}

/** MK-21.4, MK-21.6 */
function standHolds(now: Now): boolean {
  const { state, tell } = now
  const { domains } = boardOf(state)
  for (const clan of state.critical)
    if (!controlsIn(state, clan, 0)) {
      state.lost = true
      tell({ what: 'standLost', clan: CLANS[clan] })
      return false
    }
  if (state.wave === WAVES - 1) return true // the last reckoning follows
  const n = componentsOf(state).rows.solo.gnomeVotes
  for (let clan = 0; clan < CLANS.length; clan++) {
    let gnomes = 0
    let own = 0
    for (const cavern of domains[clan])
      if (isOverrun(state, cavern)) gnomes++
      else if (controller(state, cavern) === 0) own++
    if (gnomes <= own) continue
    gnomesGainVotes(now, clan, n)
  }
  tell({ what: 'standHolds', wave: state.wave + 1 })
  return true
}

export const flow: Flow<State, Task, Move, Happening> = {
  // Set-up
  chooseChampion,
  keepChampions,
  settle,
  outpost,
  post,
  retire,
  // Build your ancestry
  beginWave,
  dealHands,
  layCard: { ...layCard, shaped: shapedLay },
  showCards,
  setSupplies,
  pairWilds,
  takeDesperation,
  // The fight
  fight,
  turn: { ...turn, shaped: shapedTurn },
  advance: { ...advance, shaped: shapedAdvance },
  slay,
  repulse,
  bolster: { ...bolster, shaped: shapedBolster },
  summon: { ...summon, shaped: shapedSummon },
  influence,
  turnWheel,
  scoutGate: { ...scoutGate, shaped: shapedScoutGate },
  scoutGnome: { ...scoutGnome, shaped: shapedScoutGnome },
  boost,
  moveSwarm,
  breach,
  wheelEffect,
  chooseEffect,
  moveTrolls: { ...moveTrolls, shaped: shapedMoveTrolls },
  claim,
  // End of the wave
  endWave,
  entrench,
  invasion,
  invade,
  leadGnome,
  chooseFallen,
  comeHome,
  rescue,
  award,
  favour,
  console: consoleContender,
  chooseConsolation,
  welcome,
  instant,
  placeStar,
  championsEndWave,
  tellTales,
  scoreWave,
  refresh,
}
