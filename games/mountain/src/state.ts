import type { Seat } from '@meadhall/kernel/rules'

/** What one player has. */
export interface Player {
  /** The ancestry: first the grid, then the symbols on own champions; see `vocabulary.ts` for what a cell holds. */
  cells: number[]
  /** The cards laid, in order: card, grid cell of its upper left corner, card, cell, … */
  laid: number[]
  /** Ancestry cards; during set-up, the two start champions. */
  hand: number[]
  /** What was chosen face down: card and cell (or none where no card fits), or a start champion. Empty while thinking. */
  choice: number[]
  champions: number[]
  /** By source; see HONOURS. */
  honour: number[]
  supplies: number
  desperation: number
  /** The disc's place on the boost track. */
  boost: number
  /** Trolls not on the board. */
  reserve: number
}

/** Plain data; ids are indices into the tables of `componentsOf(state)`. */
export interface State {
  /** The version of the rules that the game began with, from the second on. */
  readonly version?: number
  /** The set of components it is played with. */
  set: string
  /** 0 the front of the board, 1 the back. */
  side: number
  /** Of the solo game; see DIFFICULTIES. */
  difficulty: number
  /** 0, 1, 2. */
  wave: number
  first: Seat
  players: Player[]
  agenda: Task[]

  /** By place * SEATS + seat, champion figures included. */
  trolls: number[]
  /** By champion: the place of its figure, or -1. */
  figures: number[]
  /** By lair space: its owner, or -1. */
  lairs: number[]
  /** By cavern * 2 + i: 0 none, UNKNOWN face down, else a strength that someone knows. */
  gnomes: number[]
  /** For each of these, who knows it: one bit a seat. */
  gnomesKnown: number[]
  /** How many markers there are of each strength among those that nobody knows (in a view: that the viewer does not). */
  unseen: number[]
  pool: number
  /** The strengths beside the wheel. */
  beside: number[]
  swarm: number
  wheel: number
  /** The gate cards of the wave: a clan once someone has looked, else UNKNOWN; and who knows it. */
  gates: number[]
  gatesKnown: number[]

  /** By hall: its value. */
  halls: number[]
  /** By clan: its vote tile. */
  tiles: number[]
  /** By clan * SEATS + seat, and by clan * SEATS + rank the seat that ranks there or -1. */
  votes: number[]
  voteRanks: number[]
  /** Champions on display, -1 where one has gone; influence by slot * SEATS + seat, ranks as for votes. */
  display: number[]
  influence: number[]
  influenceRanks: number[]
  /** By champion: claws covered. */
  claws: number[]
  /** Champion and what its star lies on (hall, cavern or clan), in turn. */
  stars: number[]
  /** The stacks of champions and the ancestry cards: what is still in them. */
  stacks: number[][]
  deck: number[]

  /** During an action: 1 for each cavern whose control it may gain. */
  claimable: number[]
  /** Solo: the critical domains, honour before wave III, and whether the stand was lost. */
  critical: number[]
  honourBefore: number
  lost: boolean
  /** Solo, since the second version: gnomes that plundered, and the saga (see SAGAS), absent for none. */
  plunder?: number
  readonly saga?: number
}

interface ActionTask {
  readonly seat: Seat
  readonly strength: number
  /** 1 weak, 2 strong, 0 neither: granted by the wheel or a champion. */
  readonly force: number
}

/** What is still to do. Tasks are never changed, only replaced, so copies of a state share them. */
export type Task =
  // Set-up
  | { readonly do: 'chooseChampion' }
  | { readonly do: 'keepChampions' }
  | { readonly do: 'settle'; readonly seat: Seat }
  | { readonly do: 'outpost'; readonly seat: Seat; readonly lair: number }
  | { readonly do: 'post'; readonly seat: Seat; readonly champion: number; readonly among: readonly number[] }
  | { readonly do: 'retire'; readonly seat: Seat; readonly champion: number }
  // The wave
  | { readonly do: 'beginWave' }
  | { readonly do: 'dealHands'; readonly cards: number }
  | { readonly do: 'layCard'; readonly round: number }
  | { readonly do: 'showCards'; readonly round: number }
  | { readonly do: 'setSupplies' }
  | { readonly do: 'pairWilds'; readonly seat: Seat }
  | { readonly do: 'takeDesperation' }
  // The fight
  | { readonly do: 'fight'; readonly seat: Seat }
  | {
      readonly do: 'turn'
      readonly seat: Seat
      readonly part: 'first' | 'second' | 'bonus'
      readonly cells: readonly number[]
      readonly bridge: number
    }
  | ({
      readonly do: 'advance'
      readonly to: number
      /** How many plain trolls leave each place: place, trolls, … */
      readonly from: readonly number[]
      readonly figures: readonly number[]
    } & ActionTask)
  | { readonly do: 'slay'; readonly seat: Seat; readonly at: number }
  | { readonly do: 'repulse'; readonly seat: Seat; readonly at: number }
  | ({ readonly do: 'bolster'; readonly where: 'dominated' | 'trolled' } & ActionTask)
  | { readonly do: 'summon'; readonly seat: Seat; readonly at: number; readonly left: number }
  | ({ readonly do: 'influence' } & ActionTask)
  | ({ readonly do: 'turnWheel' } & ActionTask)
  | { readonly do: 'scoutGate'; readonly seat: Seat }
  | { readonly do: 'scoutGnome'; readonly seat: Seat }
  | { readonly do: 'boost'; readonly seat: Seat }
  | { readonly do: 'moveSwarm'; readonly seat: Seat }
  | { readonly do: 'breach'; readonly seat: Seat }
  | { readonly do: 'wheelEffect'; readonly seat: Seat; readonly spaces: number }
  | { readonly do: 'chooseEffect'; readonly seat: Seat; readonly spaces: number }
  | { readonly do: 'moveTrolls'; readonly seat: Seat; readonly left: number; readonly from: number }
  | { readonly do: 'claim'; readonly seat: Seat }
  // End of the wave
  | { readonly do: 'endWave' }
  | { readonly do: 'entrench' }
  | { readonly do: 'invasion'; readonly card: number }
  | {
      readonly do: 'invade'
      readonly clan: number
      readonly left: number
      /** Whether a troll has fallen in this invasion already. */
      readonly fallen: boolean
      /** The active player of a breach, or -1. */
      readonly breach: number
      /** How many came out of the pool at once; `left` of them are still with the swarm. */
      readonly gnomes?: number
    }
  | {
      readonly do: 'leadGnome'
      readonly seat: Seat
      readonly to: readonly number[]
      readonly fallen: boolean
      readonly breach: number
    }
  | {
      readonly do: 'chooseFallen'
      readonly seat: Seat
      readonly at: number
      readonly honour: number
      readonly breach: number
    }
  | { readonly do: 'comeHome'; readonly seat: Seat; readonly champion: number }
  | { readonly do: 'rescue'; readonly seat: Seat }
  | { readonly do: 'award'; readonly slot: number }
  | { readonly do: 'favour'; readonly seat: Seat; readonly votes: number }
  | { readonly do: 'console'; readonly seat: Seat; readonly champion: number; readonly honour: number }
  | {
      readonly do: 'chooseConsolation'
      readonly seat: Seat
      readonly champion: number
      readonly honour: number
    }
  | { readonly do: 'welcome'; readonly seat: Seat; readonly champion: number }
  | { readonly do: 'instant'; readonly seat: Seat; readonly champion: number }
  | { readonly do: 'placeStar'; readonly seat: Seat; readonly champion: number }
  | { readonly do: 'championsEndWave' }
  | { readonly do: 'tellTales'; readonly seat: Seat; readonly left: number; readonly told: readonly number[] }
  | { readonly do: 'scoreWave' }
  | { readonly do: 'refresh' }

export type TaskOf<K extends Task['do']> = Extract<Task, { do: K }>

/** The tasks that wait for someone. Learnt values of bots hang on the order: a new one goes to the end. */
export const DECISIONS = [
  'chooseChampion',
  'settle',
  'outpost',
  'post',
  'retire',
  'layCard',
  'pairWilds',
  'turn',
  'advance',
  'slay',
  'repulse',
  'bolster',
  'summon',
  'influence',
  'turnWheel',
  'scoutGate',
  'scoutGnome',
  'moveSwarm',
  'chooseEffect',
  'moveTrolls',
  'leadGnome',
  'chooseFallen',
  'comeHome',
  'rescue',
  'favour',
  'chooseConsolation',
  'placeStar',
  'tellTales',
] as const satisfies readonly Task['do'][]

function clonePlayer(player: Player): Player {
  return {
    cells: player.cells.slice(),
    laid: player.laid.slice(),
    hand: player.hand.slice(),
    choice: player.choice.slice(),
    champions: player.champions.slice(),
    honour: player.honour.slice(),
    supplies: player.supplies,
    desperation: player.desperation,
    boost: player.boost,
    reserve: player.reserve,
  }
}

/** A state whose version is still to be set. */
type Copy = Omit<State, 'version'> & { version?: number }

export function clone(state: State): State {
  const { players, stacks } = state
  const people: Player[] = []
  for (let seat = 0; seat < players.length; seat++) people.push(clonePlayer(players[seat]))
  const copy: Copy = {
    set: state.set,
    side: state.side,
    difficulty: state.difficulty,
    wave: state.wave,
    first: state.first,
    players: people,
    agenda: state.agenda.slice(),
    trolls: state.trolls.slice(),
    figures: state.figures.slice(),
    lairs: state.lairs.slice(),
    gnomes: state.gnomes.slice(),
    gnomesKnown: state.gnomesKnown.slice(),
    unseen: state.unseen.slice(),
    pool: state.pool,
    beside: state.beside.slice(),
    swarm: state.swarm,
    wheel: state.wheel,
    gates: state.gates.slice(),
    gatesKnown: state.gatesKnown.slice(),
    halls: state.halls.slice(),
    tiles: state.tiles.slice(),
    votes: state.votes.slice(),
    voteRanks: state.voteRanks.slice(),
    display: state.display.slice(),
    influence: state.influence.slice(),
    influenceRanks: state.influenceRanks.slice(),
    claws: state.claws.slice(),
    stars: state.stars.slice(),
    stacks: [stacks[0].slice(), stacks[1].slice(), stacks[2].slice()],
    deck: state.deck.slice(),
    claimable: state.claimable.slice(),
    critical: state.critical.slice(),
    honourBefore: state.honourBefore,
    lost: state.lost,
    ...(state.plunder !== undefined && { plunder: state.plunder }),
    ...(state.saga !== undefined && { saga: state.saga }),
  }
  // Spread into the literal, this would make every copy several times as slow to make and to read.
  if (state.version !== undefined) copy.version = state.version
  return copy
}

/** Whether the game began under this version of the rules or a later one. */
export function since({ version = 1 }: State, wanted: number): boolean {
  return version >= wanted
}

/** An array of equal numbers. */
export function filled(length: number, value: number): number[] {
  const array: number[] = []
  for (let i = 0; i < length; i++) array.push(value)
  return array
}
