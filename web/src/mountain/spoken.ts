// The mountain in words: for tips, for the screen reader, for the phone's sheet.
import { boardOf, componentsOf, placeNamed } from '@meadhall/mountain/components'
import { domainNow, hallNow, scoresDomains, votesNow } from '@meadhall/mountain/score'
import type { State } from '@meadhall/mountain/state'
import { controller, figuresAt, gnomesAt, ownerOfLair, plainTrollsAt } from '@meadhall/mountain/status'
import { CLANS, type Clan } from '@meadhall/mountain/vocabulary'
import { listed } from '../table/said.ts'
import type { Hold } from './hold.ts'
import { cavernLook, championName } from './people.ts'
import { movesAt } from './targets.ts'
import { listing, sentences, word } from './words.ts'

type Saying = Pick<Hold, 'say' | 'view'>

/** Who is in a place: "3 trolls of Astrid, Imbolg of Orm". */
export function whoIn({ say, view }: Saying, place: number): string[] {
  return view.players.flatMap((_, seat) => {
    const plain = plainTrollsAt(view, place, seat)
    return [
      ...(plain > 0 ? [word(say, 'ui.trollsOf', { n: plain, seat })] : []),
      ...figuresAt(view, place, seat).map((champion) =>
        word(say, 'ui.figureOf', { champion: championName(view, champion), seat }),
      ),
    ]
  })
}

export function gnomesIn({ say, view }: Saying, place: number): string {
  const n = gnomesAt(view, place)
  if (n === 0) return ''
  const known = [0, 1].flatMap((i) =>
    i < n && view.gnomes[place * 2 + i] > 0 ? [view.gnomes[place * 2 + i]] : [],
  )
  return known.length === 0
    ? word(say, 'ui.gnomesIn', { n })
    : word(say, 'ui.gnomesKnown', { n, known: known.join(' + ') })
}

/** Who holds a cavern. */
export function holdOf({ say, view }: Saying, cavern: number): string {
  const { hold } = cavernLook(view, cavern)
  return word(say, `ui.hold.${hold}`, { seat: Math.max(0, controller(view, cavern)) })
}

/** "Mud 3. Overrun. 2 gnomes. Gate. You may march here." */
export function spokenPlace(hold: Hold, name: string): string {
  const { say, view } = hold
  const board = boardOf(view)
  const place = placeNamed(board, name)
  const parts = [say.name(name)]
  if (place < board.caverns) {
    parts.push(holdOf(hold, place))
    const gnomes = gnomesIn(hold, place)
    if (gnomes) parts.push(gnomes)
    if (board.gate[place]) parts.push(word(say, 'ui.gate'))
  } else {
    const owner = ownerOfLair(view, place)
    parts.push(owner < 0 ? word(say, 'ui.free') : word(say, 'ui.lairOf', { seat: owner }))
  }
  const who = whoIn(hold, place)
  if (who.length > 0) parts.push(listed(say, who))
  if (movesAt(hold, name).length > 0) parts.push(word(say, 'ui.open'))
  return sentences(say, parts)
}

export function spokenHall({ say, view }: Saying, hall: number): string {
  const { name, caverns } = boardOf(view).halls[hall]
  const around = listed(
    say,
    caverns.map((cavern) => say.name(boardOf(view).names[cavern])),
  )
  const hallIs = word(say, 'ui.hallIs', { hall: name, value: view.halls[hall], around })
  return sentences(say, [hallIs, hallWords({ say, view }, hall)])
}

/** What a hall would give now. */
export function hallWords({ say, view }: Saying, hall: number): string {
  const now = hallNow(view, hall)
  const parts = now.flatMap((honour, seat) =>
    honour > 0
      ? [
          seat < view.players.length
            ? word(say, 'ui.gives', { name: say.player(seat), honour })
            : word(say, 'ui.gives', { name: word(say, 'ui.gnomes'), honour }),
        ]
      : [],
  )
  return parts.length > 0
    ? word(say, 'ui.wouldGive', { what: listed(say, parts) })
    : word(say, 'ui.wouldGiveNobody')
}

/** What a domain gives each seat at the end of this wave as things stand: in wave III it is its clan's votes that count. */
export function domainWorth(view: State, clan: number): readonly number[] {
  return scoresDomains(view) ? domainNow(view, clan) : votesNow(view, clan).slice(0, view.players.length)
}

export function domainWords({ say, view }: Saying, clan: Clan): string {
  const parts = domainWorth(view, CLANS.indexOf(clan)).flatMap((honour, seat) =>
    honour > 0 ? [word(say, 'ui.gives', { name: say.player(seat), honour })] : [],
  )
  const worth =
    parts.length > 0
      ? word(say, scoresDomains(view) ? 'ui.wouldGive' : 'ui.votesWouldGive', { what: listed(say, parts) })
      : word(say, 'ui.wouldGiveNobody')
  return scoresDomains(view) ? worth : sentences(say, [word(say, 'ui.noDomains'), worth])
}

/** What a champion does in a few words, for where there is room for no more; its tip has the whole. */
export function briefly({ say, view }: Saying, champion: number): string {
  const { ability } = componentsOf(view).champions[champion]
  return word(say, `ui.brief.${ability.is}`, ability)
}

/** What a champion does, in our own words. */
export function abilityWords({ say, view }: Saying, champion: number): string {
  const { ability } = componentsOf(view).champions[champion]
  const params =
    ability.is === 'roams'
      ? {
          ...ability,
          steps: listing(
            say,
            ability.steps.map(([domains, honour]) => word(say, 'ui.roams', { domains, honour })),
          ),
        }
      : ability
  return say.say(`ability.${ability.is}`, params)
}
