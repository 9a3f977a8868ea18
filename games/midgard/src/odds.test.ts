import { describe, expect, it } from 'vitest'
import { addCards, STANDARD } from './cards.ts'
import { flow } from './flow.ts'
import { bestAgain, fightOdds, huntOdds, huntRollOdds, rollOdds, voyageOdds } from './odds.ts'
import { readOptions } from './options.ts'
import { setup } from './setup.ts'
import { clone, HUNT, NONE, type State } from './state.ts'
import { FAVOR, LEADERS, SPACE_INDEX, WARRIORS } from './vocabulary.ts'

const silent = (): void => {}
const firstOf = { pick: (_what: string, among: readonly number[]) => among[0] }

class Needed extends Error {
  readonly among: readonly number[]
  constructor(among: readonly number[]) {
    super()
    this.among = among
  }
}

/** A troll at the gate and a crew before it, played by the rules themselves. */
function gate(
  crew: number[],
  enemy: { attack: number; defense: number; forbids?: number },
  leader = NONE,
): State {
  const state = setup(readOptions({}), 2, 2, firstOf, silent)
  // A row of its own, so that tuning the cards changes nothing here.
  const { attack, defense, forbids } = enemy
  const row = {
    id: 'given',
    attack,
    defense,
    glory: 1,
    wood: 0,
    ...(forbids !== undefined && { forbids: WARRIORS[forbids] }),
  }
  const { set, enemy: card } = addCards(STANDARD, { enemy: row, kind: 0 })
  state.troll = card
  Object.assign(state, { table: { ...state.table, cards: set } })
  const player = state.players[0]
  player.leader = leader
  player.stores[FAVOR] = 0
  player.plan.splice(0, 3, ...crew)
  state.spaces[SPACE_INDEX.troll] = 0
  state.agenda = [{ do: 'fightOnLand', target: 0 }]
  return state
}

/** Plays on by the rules' own steps, through every outcome; whoever falls is chosen for the best. */
function byTheRules(start: State, weight = 1): { win: number; losses: number; sure: number } {
  if (weight < 2e-6) return { win: 0, losses: 0, sure: 0 }
  const state = clone(start)
  for (;;) {
    const task = state.agenda.at(-1)
    if (!task || task.do === 'passBlame' || (task.do === 'offerRune' && task.rune === 'glory')) {
      const won = state.troll === NONE
      return { win: won ? 1 : 0, losses: 0, sure: 1 }
    }
    const before = alive(state)
    const kind = flow[task.do]
    if (typeof kind !== 'function') {
      if (kind.seats(state, task as never).length === 0) {
        state.agenda.pop()
        continue
      }
      let best = { win: -1, losses: 0, sure: 0 }
      for (const move of kind.legal(state, 0, task as never)) {
        const next = clone(state)
        kind.apply({ state: next, chance: firstOf, tell: silent }, 0, move, task as never)
        const found = byTheRules(next, weight)
        const losses = found.losses + (before - alive(next)) * found.sure
        if (found.win > best.win + 1e-9) best = { ...found, losses }
      }
      return best
    }
    if (task.do !== 'rollDice') {
      state.agenda.pop()
      kind({ state, chance: firstOf, tell: silent }, task as never)
      const lost = before - alive(state)
      if (lost === 0) continue
      const rest = byTheRules(state, weight)
      return { ...rest, losses: rest.losses + lost * rest.sure }
    }
    return everyRoll(state, weight)
  }
}

function alive(state: State): number {
  return (
    state.players[0].plan[0] +
    state.players[0].plan[1] +
    state.players[0].plan[2] +
    state.players[0].warriors[0] +
    state.players[0].warriors[1] +
    state.players[0].warriors[2]
  )
}

function everyRoll(state: State, weight: number): { win: number; losses: number; sure: number } {
  const sum = { win: 0, losses: 0, sure: 0 }
  const rolls = new Map<string, { next: State; chance: number }>()
  const collect = (script: number[], chance: number): void => {
    const next = clone(state)
    let used = 0
    const chanceBy = {
      pick(_what: string, among: readonly number[]): number {
        if (used === script.length) throw new Needed(among)
        return script[used++]
      },
    }
    try {
      const task = next.agenda.pop()!
      const kind = flow[task.do]
      if (typeof kind === 'function') kind({ state: next, chance: chanceBy, tell: silent }, task as never)
    } catch (error) {
      if (!(error instanceof Needed)) throw error
      for (const face of error.among) collect([...script, face], chance / error.among.length)
      return
    }
    const key = next.fight!.faces.join()
    const known = rolls.get(key)
    rolls.set(key, { next, chance: chance + (known?.chance ?? 0) })
  }
  collect([], 1)
  for (const { next, chance } of rolls.values()) {
    const found = byTheRules(next, weight * chance)
    sum.win += chance * found.win
    sum.losses += chance * found.losses
    sum.sure += chance * found.sure
  }
  return sum
}

describe('odds of a fight agree with the rules played out', () => {
  const fights = [
    { crew: [1, 0, 0], enemy: { attack: 1, defense: 2 } },
    { crew: [0, 0, 1], enemy: { attack: 2, defense: 2 } },
    { crew: [1, 0, 1], enemy: { attack: 2, defense: 2 } },
    { crew: [0, 1, 1], enemy: { attack: 1, defense: 3 } },
    { crew: [1, 1, 1], enemy: { attack: 3, defense: 3 } },
    { crew: [2, 0, 0], enemy: { attack: 1, defense: 2 }, leader: LEADERS.indexOf('svanhildr') },
  ]
  it.each(fights)(
    '$crew against attack $enemy.attack and defence $enemy.defense',
    ({ crew, enemy, leader }) => {
      const state = gate(crew, enemy, leader)
      const played = byTheRules(state)
      const odds = fightOdds(state, 0, crew, state.troll)
      expect(played.sure).toBeGreaterThan(0.995)
      expect(Math.abs(odds.win - played.win)).toBeLessThan(1.001 - played.sure)
      expect(Math.abs(odds.losses - played.losses)).toBeLessThan(3.003 - 3 * played.sure)
    },
  )
})

describe('odds by hand', () => {
  it('one axeman strikes twice the two hits that a weak troll needs', () => {
    const state = gate([0, 0, 1], { attack: 1, defense: 2 })
    // blank, blank, hit, hit, two hits, two hits; one attack and no shield: only one roll
    expect(fightOdds(state, 0, [0, 0, 1], state.troll)).toEqual({ win: 1 / 3, now: 1 / 3, losses: 1 })
  })

  it('forbidden dice are lost and do not count', () => {
    const state = gate([0, 0, 1], { attack: 2, defense: 3, forbids: 1 })
    const without = fightOdds(state, 0, [0, 0, 1], state.troll)
    const withSpears = fightOdds(state, 0, [0, 2, 1], state.troll)
    expect(withSpears.win).toBe(without.win)
    expect(withSpears.losses).toBe(without.losses + 2)
  })

  it('nobody sent means no chance', () => {
    const state = gate([0, 0, 0], { attack: 1, defense: 2 })
    expect(fightOdds(state, 0, [0, 0, 0], state.troll)).toEqual({ win: 0, now: 0, losses: 0 })
  })

  it('the hungry starve before the fight, and the useless ones first', () => {
    const state = gate([0, 0, 0], { attack: 1, defense: 2 })
    state.monsters[0] = state.troll // near: one food feeds two
    const fed = voyageOdds(state, 0, [0, 0, 2], 1, 0)
    expect(fed).toEqual(fightOdds(state, 0, [0, 0, 2], state.troll))
    const hungry = voyageOdds(state, 0, [1, 0, 2], 1, 0)
    expect(hungry.win).toBe(fed.win)
    expect(hungry.losses).toBeCloseTo(fed.losses + 1)
    expect(voyageOdds(state, 0, [1, 0, 2], 0, 0)).toEqual({ win: 0, now: 0, losses: 3 })
  })

  it('a roll on the table: to keep it, to roll blanks again, and with Reaction', () => {
    const state = gate([0, 0, 2], { attack: 1, defense: 2 })
    const fight = {
      seat: 0,
      target: 0,
      enemy: state.troll,
      shore: NONE,
      damage: 0,
      round: 1,
      faces: [0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0],
      picked: Array<number>(12).fill(0),
      reaction: false,
      losses: 0,
    }
    const keep = rollOdds(state, fight)
    expect(keep.now).toBe(0)
    expect(keep.win).toBe(fightOdds(state, 0, [0, 1, 1], state.troll).win)
    const again = rollOdds(state, fight, [0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0])
    expect(again.now).toBeCloseTo(1 / 3)
    // the shield counts as a hit as well, and one more from the axe is enough
    const reacting = rollOdds(state, fight, [0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0], true)
    expect(reacting.now).toBeCloseTo(2 / 3)
  })

  it('the hunt brings six food at most', () => {
    const state = gate([0, 0, 0], { attack: 1, defense: 2 })
    expect(huntOdds(state, 0, [0, 0, 1]).food).toBeCloseTo(1)
    const many = huntOdds(state, 0, [0, 0, 8])
    expect(many.chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1)
    expect(many.food).toBeLessThan(6)
    const fight = {
      seat: 0,
      target: NONE,
      enemy: HUNT,
      shore: NONE,
      damage: 0,
      round: 1,
      faces: [0, 1, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0],
      picked: Array<number>(12).fill(0),
      reaction: false,
      losses: 0,
    }
    expect(huntRollOdds(state, fight).food).toBe(1)
    expect(huntRollOdds(state, fight, [0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0]).food).toBeCloseTo(2)
  })

  it.each([
    ['the blank of two axes', 2, [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0]],
    ['nothing of a roll that wins', 2, [0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 0], undefined],
    [
      'single hits too where only more would do',
      4,
      [0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0],
      [0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0],
    ],
  ])('a Favor is best spent on %s', (_what, defense, faces, again) => {
    const state = gate([0, 0, 2], { attack: 4, defense })
    expect(bestAgain(state, { ...TROLL_FIGHT, enemy: state.troll, faces })).toEqual(again)
  })

  it('a Favor is spent on a hunt only for a whole Food more', () => {
    const state = gate([0, 0, 0], { attack: 1, defense: 2 })
    const hunt = { ...TROLL_FIGHT, target: NONE, enemy: HUNT }
    const one = [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0]
    const three = [0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0]
    expect(bestAgain(state, { ...hunt, faces: [0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0] })).toBeUndefined()
    expect(bestAgain(state, { ...hunt, faces: one })).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0])
    expect(bestAgain(state, { ...hunt, faces: three })).toEqual(three)
  })
})

const TROLL_FIGHT = {
  seat: 0,
  target: 0,
  enemy: NONE,
  shore: NONE,
  damage: 0,
  round: 1,
  faces: Array<number>(12).fill(0),
  picked: Array<number>(12).fill(0),
  reaction: false,
  losses: 0,
}
