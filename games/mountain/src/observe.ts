import { type Plain, type Seat, total, UNKNOWN } from '@meadhall/kernel/rules'
import { starName } from './award.ts'
import { cellName } from './cells.ts'
import { boardOf, cellText, componentsOf } from './components.ts'
import { eldersOf, gnomeLines, ownReckoning, sagaProgress, score, standRank } from './score.ts'
import { isSolo, isStand } from './stand.ts'
import type { State } from './state.ts'
import { controller, figuresAt, gnomesAt, plainTrollsAt } from './status.ts'
import { CELL_NAMES, CLANS, HONOURS, isCovered, NONE, SAGAS, SEATS } from './vocabulary.ts'

/** The position by the names of the rulebook. What is not known is written `?`. */
export function observe(state: State, names: readonly string[]): Plain {
  const set = componentsOf(state)
  const board = boardOf(state)
  const caverns: Record<string, Plain> = {}
  for (let place = 0; place < board.places; place++)
    caverns[board.names[place]] = placeOf(state, place, names)
  const discs = (values: number[], ranks: number[], row: number): Record<string, Plain> => {
    const seen: Record<string, Plain> = {}
    for (let rank = 0; rank < SEATS; rank++) {
      const seat = ranks[row * SEATS + rank]
      if (seat >= 0) seen[names[seat] ?? 'gnomes'] = values[row * SEATS + seat]
    }
    return seen
  }
  const votes: Record<string, Plain> = {}
  const voteOrder: Record<string, Plain> = {}
  CLANS.forEach((clan, c) => {
    const track = discs(state.votes, state.voteRanks, c)
    votes[clan] = track
    voteOrder[clan] = Object.keys(track)
  })
  const display: Record<string, Plain> = {}
  const influenceOrder: Record<string, Plain> = {}
  state.display.forEach((champion, slot) => {
    if (champion < 0) return
    const { name } = set.champions[champion]
    const track = discs(state.influence, state.influenceRanks, slot)
    display[name] = track
    influenceOrder[name] = Object.keys(track)
  })
  const stars: Record<string, Plain> = {}
  for (let i = 0; i < state.stars.length; i += 2)
    stars[set.champions[state.stars[i]].name] = starName(state, state.stars[i], state.stars[i + 1])
  return {
    wave: state.wave + 1,
    now: state.agenda.at(-1)?.do ?? 'over',
    first: names[state.first],
    swarm: CLANS[state.swarm],
    wheel: state.wheel,
    pool: state.pool,
    decks: {
      ancestry: state.deck.length,
      stack0: state.stacks[0].length,
      stack1: state.stacks[1].length,
      stack2: state.stacks[2].length,
      gates: CLANS.length - state.gates.length,
    },
    beside: state.beside.slice(),
    gates: state.gates.map((clan) => (clan === UNKNOWN ? '?' : CLANS[clan])),
    caverns,
    halls: Object.fromEntries(board.halls.map(({ name }, hall) => [name, state.halls[hall]])),
    tiles: Object.fromEntries(CLANS.map((clan, c) => [clan, set.rows.voteTiles[state.tiles[c]].id])),
    votes,
    voteOrder,
    display,
    influenceOrder,
    stars,
    ...(isSolo(state)
      ? {
          critical: state.critical.map((clan) => CLANS[clan]),
          lost: state.lost,
          gnomeHonour: total(gnomeLines(state)),
          ...(isStand(state)
            ? { plunder: state.plunder ?? 0, reckoning: ownReckoning(state), rank: standRank(state) }
            : {}),
          ...(state.saga === undefined ? {} : { saga: SAGAS[state.saga], goal: goalOf(state) }),
        }
      : {}),
    ...Object.fromEntries(names.map((name, seat) => [name, playerOf(state, seat)])),
  }
}

function goalOf(state: State): Plain {
  const { reached, goal, isReached } = sagaProgress(state)!
  return { reached, of: goal, isReached }
}

function placeOf(state: State, place: number, names: readonly string[]): Plain {
  const board = boardOf(state)
  const { champions } = componentsOf(state)
  const seen: Record<string, Plain> = {}
  const figures: string[] = []
  for (let seat = 0; seat < state.players.length; seat++) {
    const plain = plainTrollsAt(state, place, seat)
    if (plain > 0) seen[names[seat]] = plain
    for (const champion of figuresAt(state, place, seat)) figures.push(champions[champion].name)
  }
  seen.champions = figures
  const owner = controller(state, place)
  if (place >= board.caverns) seen.owner = names[owner] ?? 'nobody'
  else {
    seen.gnomes = state.gnomes
      .slice(place * 2, place * 2 + gnomesAt(state, place))
      .map((strength) => (strength === UNKNOWN ? '?' : strength))
    seen.controlledBy = names[owner] ?? 'nobody'
  }
  return seen
}

function playerOf(state: State, seat: Seat): Plain {
  const { champions, cardNames } = componentsOf(state)
  const player = state.players[seat]
  const cells: Record<string, Plain> = {}
  player.cells.forEach((cell, i) => {
    if (cell >> 3 !== NONE)
      cells[cellName(state, seat, i)] = cellText(cell) + (isCovered(cell) ? ' covered' : '')
  })
  const inHand = state.agenda.at(-1)?.do === 'chooseChampion' ? champions.map(({ name }) => name) : cardNames
  const laid: Plain[] = []
  for (let i = 0; i < player.laid.length; i += 2)
    laid.push({ card: cardNames[player.laid[i]], at: CELL_NAMES[player.laid[i + 1]] })
  return {
    honour: total(score(state, seat)),
    honours: Object.fromEntries(HONOURS.map((source, i) => [source, player.honour[i]])),
    supplies: player.supplies,
    desperation: player.desperation,
    boost: player.boost,
    reserve: player.reserve,
    hand: player.hand.map((card) => (card === UNKNOWN ? '?' : inHand[card])),
    chosen: player.choice.length > 0,
    champions: player.champions.map((champion) => champions[champion].name),
    claws: Object.fromEntries(
      player.champions.flatMap((c) => (champions[c].claws > 0 ? [[champions[c].name, state.claws[c]]] : [])),
    ),
    elders: eldersOf(state, seat),
    cells,
    laid,
  }
}
