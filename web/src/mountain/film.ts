// What came about at the end of a wave or in a breach, scene by scene: each gnome with its way, champions, domains, and
// at the end of the game the last scoring.
import { UNKNOWN } from '@meadhall/kernel/rules'
import { boardOf, championNamed, componentsOf, placeNamed } from '@meadhall/mountain/components'
import { invadersDue } from '@meadhall/mountain/invasion'
import type { Happening } from '@meadhall/mountain/moves'
import { searchOf, whoDecides } from '@meadhall/mountain/search'
import { clone, type State } from '@meadhall/mountain/state'
import { EVERYONE } from '@meadhall/mountain/status'
import { CLANS, SEATS } from '@meadhall/mountain/vocabulary'
import { honourOf } from './people.ts'
import type { Scene } from './scene.ts'
import { lastScoring } from './scoring.ts'

export function filmOf(
  before: State,
  told: readonly Happening[],
  after: State,
  /** All that was told before, for an invasion that is under way already. */
  past: readonly Happening[] = [],
): Scene[] {
  const scenes: Scene[] = []
  const state = clone(before)
  const board = boardOf(before)
  const invasion = invasionOf(before)
  let clan = invasion?.clan ?? -1
  let gnome = invasion?.gnome ?? 0
  let gnomes = invasion?.gnomes ?? 0
  let missing = 0
  let breach = invasion?.breach ?? -1
  let card: Scene['card'] = breach >= 0 ? 'breach' : cardsOpen(before)
  let earlier = invasion ? invadersOf(past) : []
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
        missing = 0
        earlier = []
        state.swarm = clan
        if (happening.what === 'gateRevealed') {
          card = happening.card
          breach = -1
          state.gates[happening.card - 1] = clan
        } else {
          card = 'breach'
          breach = happening.seat
        }
        put({ kind: 'gate', told: [happening], clan: happening.clan, gnomes, card })
        break
      case 'gnomeInvaded':
      case 'trollFell':
      case 'championFell': {
        const at = placeNamed(board, happening.at)
        gnome++
        if (clan >= 0) {
          const search = searchOf(state, clan)
          put({
            kind: 'gnome',
            told: [happening],
            clan: CLANS[clan],
            search,
            at,
            gnome,
            gnomes,
            missing,
            card,
            earlier,
            ...(search.best.length > 1 && { decider: whoDecides(state, clan, breach) }),
          })
        }
        earlier = [...earlier, happening]
        break
      }
      case 'gnomeTurnedBack':
      case 'gnomesPlunder':
      case 'gnomesRunOut':
        if (happening.what === 'gnomesRunOut') missing = happening.missing
        put({ kind: 'gate', told: [happening], clan: happening.clan, gnomes, missing, gnome, card, earlier })
        break
      case 'championWon':
      case 'championTaken':
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
      case 'standWon':
      case 'standOutscored':
      case 'sagaWon':
      case 'sagaLost':
        put({ kind: 'verdict', told: [happening] })
        break
      case 'gameEnds': {
        // Alone, who has won is told before the end; it is seen once both sides have been counted.
        const verdict = scenes.at(-1)?.kind === 'verdict' ? scenes.splice(-1) : []
        scenes.push(...lastScoring(after), ...verdict)
        break
      }
      default:
    }
    follow(state, happening)
  }
  return scenes
}

/** The scenes with which an invasion, the awards or a part of the scoring begins. */
export function stopsOf(scenes: readonly Scene[]): readonly number[] {
  return scenes.flatMap(({ kind, told }, i) => {
    const opens = told[0]?.what === 'gateRevealed' || told[0]?.what === 'breachOpened'
    const follows = i > 0 && (kind === 'gnome' || kind === 'gate' || kind === scenes[i - 1].kind)
    return opens || !follows ? [i] : []
  })
}

/** The scene that shows the `nth` of what is told, or else the last one before it. */
export function sceneAt(scenes: readonly Scene[], told: readonly Happening[], nth: number): number {
  // The last scoring comes of the game's end.
  const begins = ({ told: [first] }: Scene) =>
    first ? told.indexOf(first) : told.findIndex(({ what }) => what === 'gameEnds')
  if (told[nth]?.what === 'gameEnds')
    return Math.max(
      0,
      scenes.findIndex((scene) => begins(scene) >= nth),
    )
  return Math.max(
    0,
    scenes.findLastIndex((scene) => begins(scene) <= nth),
  )
}

/** What scenes are made of; the rest belongs to one of them or needs none. */
const SHOWN: readonly Happening['what'][] = [
  'gateRevealed',
  'breachOpened',
  'gnomeInvaded',
  'trollFell',
  'championFell',
  'gnomeTurnedBack',
  'gnomesRunOut',
  'championWon',
  'championTaken',
  'championLeft',
  'gnomesPlunder',
  'domainScored',
  'standHolds',
  'standLost',
  'standWon',
  'standOutscored',
  'sagaWon',
  'sagaLost',
  'gameEnds',
]

/** Whether what is told is shown scene by scene. */
export const isShown = (told: readonly Happening[]): boolean => told.some(({ what }) => SHOWN.includes(what))

/** The caverns that a scene's gnome walks through, its goal last. */
export function wayTo({ search, at }: Scene): readonly number[] {
  return search?.candidates.find(({ cavern }) => cavern === at)?.way ?? []
}

const INVADED = ['gnomeInvaded', 'trollFell', 'championFell']

/** What came of the gnomes of the invasion that was told of last. */
export function invadersOf(told: readonly Happening[]): readonly Happening[] {
  const from = told.findLastIndex(({ what }) => what === 'gateRevealed' || what === 'breachOpened')
  return from < 0 ? [] : told.slice(from).filter(({ what }) => INVADED.includes(what))
}

/** How many gate cards of the wave lie open to all. */
export const cardsOpen = ({ gatesKnown }: State): number =>
  gatesKnown.filter((known) => known === EVERYONE).length

/** Which invasion is under way in a position, and how far it has come. */
export function invasionOf(
  state: State,
): { clan: number; gnome: number; gnomes: number; breach: number } | undefined {
  const task = state.agenda.findLast((each) => each.do === 'invade')
  if (task?.do !== 'invade') return undefined
  const leading = ['leadGnome', 'chooseFallen'].includes(state.agenda[state.agenda.length - 1].do)
  const gnomes = task.gnomes ?? (task.breach >= 0 ? task.left + 1 : invadersDue(state))
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
