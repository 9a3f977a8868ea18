// What has just come about in combat, as a row of scenes that the page can show one after the other.
import { waiting } from '@meadhall/kernel/agenda'
import { countFace, hitsOf } from '@meadhall/midgard/dice'
import type { Happening } from '@meadhall/midgard/moves'
import { type Fight, HUNT, NONE, type Player, type State } from '@meadhall/midgard/state'
import { inPlan, PIECES, sentTo } from '@meadhall/midgard/targets'
import { JOURNEYS, SHIELD, TARGETS, WARRIORS } from '@meadhall/midgard/vocabulary'

export interface Scene {
  readonly seat: number
  /** Enemy card, KRAKEN or HUNT; NONE while the ship is on its way. */
  readonly enemy: number
  readonly shore: number
  readonly target: number
  /** Who stands: swordsmen, spearmen, axemen, and the food aboard. */
  readonly crew: readonly number[]
  readonly round: number
  readonly damage: number
  /** By warrior and face; absent until the dice are rolled. */
  readonly faces?: readonly number[]
  /** The rune Reaction holds for this roll. */
  readonly reaction: boolean
  /** These dice are rolling now. */
  readonly rolled?: 'all' | 'again'
  readonly struck?: { readonly hits: number; readonly shields: number; readonly losses: number }
  /** Who fell since the last roll. */
  readonly fallen: readonly number[]
  readonly journey?: number
  readonly outcome?: 'won' | 'lost' | 'home' | 'idle'
  /** What it brought, by store or `glory`. */
  readonly gains: Readonly<Record<string, number>>
  /** What to say at this scene. */
  readonly told: readonly Happening[]
}

/** The scene that a saved position shows. */
export function sceneOf(state: State): Scene | undefined {
  const { fight } = state
  if (!fight) return undefined
  const { plan, warriors } = state.players[fight.seat]
  const rolled = fight.faces.some((count) => count > 0)
  return {
    seat: fight.seat,
    enemy: fight.enemy,
    shore: fight.shore,
    target: fight.target,
    crew: fight.target === NONE ? [...warriors, 0] : sentTo(plan, fight.target),
    round: fight.round,
    damage: fight.damage,
    reaction: fight.reaction,
    ...(rolled && { faces: fight.faces.slice() }),
    ...(hasStruck(state) && { struck: struckBy(state, fight) }),
    fallen: [0, 0, 0],
    gains: {},
    told: [],
  }
}

/** The blows have been dealt; who falls is still open. */
function hasStruck(state: State): boolean {
  const task = waiting(state)
  return task?.do === 'chooseFallen' || task?.do === 'offerRune'
}

function struckBy(state: State, fight: Fight): NonNullable<Scene['struck']> {
  return { hits: hitsOf(state, fight), shields: countFace(fight.faces, SHIELD), losses: fight.losses }
}

/** Scenes from the position before through everything that was told, fights of all seats in order. */
export function filmOf(before: State, told: readonly Happening[]): Scene[] {
  const scenes: Scene[] = []
  const plans = before.players.map(({ plan }) => plan.slice())
  let scene = sceneOf(before)
  /** Once a fight is decided, what follows is its reward. */
  let over = false

  const show = (next: Scene): void => {
    scene = next
    scenes.push(next)
  }
  /** More about the scene that is shown already. */
  const add = (more: Partial<Scene>, happening: Happening): void => {
    if (!scene) return
    scene = { ...scene, ...more, told: [...scene.told, happening] }
    if (scenes.length > 0 && scenes[scenes.length - 1].seat === scene.seat) scenes[scenes.length - 1] = scene
    else scenes.push(scene)
  }
  const next = (more: Partial<Scene>, happening: Happening): void => {
    if (!scene) return
    const { rolled: _, ...still } = scene
    show({ ...still, ...more, told: [happening] })
  }
  const fresh = (
    { seat, enemy, shore, target, journey }: Pick<Scene, 'seat' | 'enemy' | 'shore' | 'target' | 'journey'>,
    happening: Happening,
  ): void => {
    over = false
    show({
      seat,
      enemy,
      shore,
      target,
      crew: target === NONE ? atHome(before.players[seat], plans[seat]) : sentTo(plans[seat], target),
      round: 0,
      damage: 0,
      reaction: false,
      fallen: [0, 0, 0],
      gains: {},
      told: [happening],
      ...(journey !== undefined && { journey }),
    })
  }
  const lose = (kind: number, amount: number, happening: Happening): void => {
    if (!scene) return
    const crew = scene.crew.map((count, i) => (i === kind ? count - amount : count))
    const fallen = scene.fallen.map((count, i) => (i === kind ? count + amount : count))
    if (scene.target !== NONE) plans[scene.seat].splice(inPlan(scene.target, 0), PIECES, ...crew)
    next({ crew, fallen }, happening)
  }

  for (const happening of told) {
    switch (happening.what) {
      case 'assigned': {
        const { seat, to, swordsman, spearman, axeman, food } = happening
        plans[seat].splice(inPlan(TARGETS.indexOf(to), 0), PIECES, swordsman, spearman, axeman, food)
        break
      }
      case 'huntBegan':
        fresh({ seat: happening.seat, enemy: HUNT, shore: NONE, target: NONE }, happening)
        break
      case 'journeyRevealed': {
        const { seat, shore } = happening
        const journey = JOURNEYS.indexOf(happening.journey as never)
        fresh({ seat, enemy: NONE, shore, target: before.shoreShip[shore], journey }, happening)
        break
      }
      case 'fightBegan': {
        const { seat, card, shore } = happening
        const target = shore !== NONE ? before.shoreShip[shore] : landTarget(before, card)
        fresh({ seat, enemy: card, shore, target }, happening)
        break
      }
      case 'rolled':
        if (scene) {
          const { struck: _, ...still }: Scene = scene
          const { faces, again } = happening
          const round = still.round + (again ? 0 : 1)
          show({
            ...still,
            faces,
            rolled: again ? 'again' : 'all',
            round,
            reaction: again ? still.reaction : false,
            fallen: [0, 0, 0],
            told: [happening],
          })
        }
        break
      case 'struck': {
        const { hits, shields, losses, damage } = happening
        next({ struck: { hits, shields, losses }, damage }, happening)
        break
      }
      case 'fell':
      case 'starved':
      case 'forbidden':
      case 'lostAtSea':
        lose(WARRIORS.indexOf(happening.warrior), happening.amount, happening)
        break
      case 'lostFood':
        lose(3, happening.amount, happening)
        break
      case 'fed':
        // After a Kraken the voyage goes on.
        if (scene && over) {
          const { seat, shore, target }: Scene = scene
          if (happening.warriors > 0) fresh({ seat, shore, target, enemy: NONE }, happening)
        } else if (scene) next({ crew: [...scene.crew.slice(0, 3), 0] }, happening)
        break
      case 'defeated':
      case 'beaten':
        next({ outcome: happening.what === 'defeated' ? 'won' : 'lost' }, happening)
        over = true
        break
      case 'huntEnded':
        next({ outcome: 'home' }, happening)
        over = true
        break
      case 'noFight':
        if (scene && scene.seat === happening.seat && scene.journey !== undefined)
          next({ outcome: 'idle' }, happening)
        over = true
        break
      case 'gained':
      case 'gainedGlory': {
        if (!over || !scene || scene.seat !== happening.seat) break
        const good = happening.what === 'gained' ? happening.good : 'glory'
        const { gains } = scene
        add({ gains: { ...gains, [good]: (gains[good] ?? 0) + happening.amount } }, happening)
        break
      }
      case 'runeUsed':
        if (scene && !over && scene.seat === happening.seat)
          add(happening.rune === 'reaction' ? { reaction: true } : {}, happening)
        break
      case 'trollRampaged':
      case 'roundBegan':
        over = false
        scene = undefined
        break
      default:
    }
  }
  return scenes
}

/** Whoever is assigned nowhere hunts: what was at home before, and what the plan then took or gave back. */
function atHome({ warriors, plan }: Player, assigned: readonly number[]): number[] {
  const crew = [...warriors, 0]
  for (let i = 0; i < plan.length; i++) if (i % 4 < 3) crew[i % 4] += plan[i] - assigned[i]
  return crew
}

function landTarget(state: State, card: number): number {
  const side = state.draugr.indexOf(card)
  return side < 0 ? 0 : side + 1
}
