// What came about at the end of a wave or in a breach, scene by scene: each gnome with its way, champions, domains, and
// at the end of the game the last scoring.
import { UNKNOWN } from '@meadhall/kernel/rules'
import { boardOf, championNamed, componentsOf, placeNamed } from '@meadhall/mountain/components'
import type { Happening } from '@meadhall/mountain/moves'
import { searchOf } from '@meadhall/mountain/search'
import { clone, type State } from '@meadhall/mountain/state'
import { CLANS, SEATS } from '@meadhall/mountain/vocabulary'
import { honourOf } from './people.ts'
import type { Scene } from './scene.ts'
import { lastScoring } from './scoring.ts'

export function filmOf(before: State, told: readonly Happening[], after: State): Scene[] {
  const scenes: Scene[] = []
  const state = clone(before)
  const board = boardOf(before)
  const invasion = invasionOf(before)
  let clan = invasion?.clan ?? -1
  let gnome = invasion?.gnome ?? 0
  let gnomes = invasion?.gnomes ?? 0
  const sums = before.players.map((_, seat) => honourOf(before, seat))
  const put = (scene: Omit<Scene, 'state'>) => scenes.push({ ...scene, state: clone(state) })
  for (const happening of told) {
    if ('honour' in happening && 'seat' in happening) sums[happening.seat] += happening.honour
    switch (happening.what) {
      case 'gateRevealed':
      case 'breachOpened':
        clan = CLANS.indexOf(happening.clan)
        gnome = 0
        gnomes = happening.gnomes
        state.swarm = clan
        if (happening.what === 'gateRevealed') state.gates[happening.card - 1] = clan
        put({ kind: 'gate', told: [happening], clan: happening.clan, gnomes })
        break
      case 'gnomeInvaded':
      case 'trollFell':
      case 'championFell': {
        const at = placeNamed(board, happening.at)
        gnome++
        if (clan >= 0)
          put({
            kind: 'gnome',
            told: [happening],
            clan: CLANS[clan],
            search: searchOf(state, clan),
            at,
            gnome,
            gnomes,
          })
        break
      }
      case 'gnomeTurnedBack':
      case 'gnomesRunOut':
        put({ kind: 'gate', told: [happening], clan: happening.clan, gnomes, gnome })
        break
      case 'championWon':
      case 'championLeft':
        put({
          kind: 'champion',
          told: [happening],
          champion: championNamed(componentsOf(before), happening.champion),
        })
        break
      case 'consoled': {
        const last = scenes[scenes.length - 1]
        if (last?.kind === 'champion') scenes.splice(-1, 1, { ...last, told: [...last.told, happening] })
        break
      }
      case 'domainScored': {
        const last = scenes[scenes.length - 1]
        const more = last?.kind === 'domain' && last.clan === happening.clan
        const gains = (more && last.tally?.gains) || sums.map(() => 0)
        const tally = {
          gains: gains.map((gain, seat) => (seat === happening.seat ? gain + happening.honour : gain)),
          sums: [...sums],
        }
        if (more) scenes.splice(-1, 1, { ...last, told: [...last.told, happening], tally })
        else put({ kind: 'domain', told: [happening], clan: happening.clan, tally })
        break
      }
      case 'standHolds':
      case 'standLost':
        put({ kind: 'verdict', told: [happening] })
        break
      case 'gameEnds':
        scenes.push(...lastScoring(after))
        break
      default:
    }
    follow(state, happening)
  }
  return scenes
}

/** The caverns that a scene's gnome walks through, its goal last. */
export function wayTo({ search, at }: Scene): readonly number[] {
  return search?.candidates.find(({ cavern }) => cavern === at)?.way ?? []
}

/** Which invasion is under way in a position, and how far it has come. */
export function invasionOf(
  state: State,
): { clan: number; gnome: number; gnomes: number; breach: number } | undefined {
  const task = state.agenda.findLast((each) => each.do === 'invade')
  if (task?.do !== 'invade') return undefined
  const leading = state.agenda[state.agenda.length - 1].do === 'leadGnome'
  const gnomes = task.gnomes ?? (task.breach >= 0 ? task.left + 1 : state.wave + 2)
  return { clan: task.clan, gnomes, gnome: gnomes - task.left - (leading ? 1 : 0), breach: task.breach }
}

/** What a happening changes on the board, as far as scenes show it. */
function follow(state: State, happening: Happening): void {
  const board = boardOf(state)
  switch (happening.what) {
    case 'entrenched':
    case 'gnomeInvaded': {
      const slot = placeNamed(board, happening.at) * 2
      state.gnomes[state.gnomes[slot] === 0 ? slot : slot + 1] = UNKNOWN
      break
    }
    case 'trollFell':
      state.trolls[placeNamed(board, happening.at) * SEATS + happening.seat]--
      break
    case 'championFell':
      state.trolls[placeNamed(board, happening.at) * SEATS + happening.seat]--
      state.figures[championNamed(componentsOf(state), happening.champion)] = -1
      break
    case 'trollRescued':
      state.trolls[placeNamed(board, happening.to) * SEATS + happening.seat]++
      break
    case 'attackWon': {
      const slot = placeNamed(board, happening.at) * 2
      state.gnomes[slot] = 0
      state.gnomes[slot + 1] = 0
      break
    }
    default:
  }
}
