import { boardOf } from '@meadhall/mountain/components'
import { hallNow } from '@meadhall/mountain/score'
import type { State } from '@meadhall/mountain/state'
import { controller, isOverrun, ownerOfLair, trollsAt } from '@meadhall/mountain/status'
import { CLANS } from '@meadhall/mountain/vocabulary'
import { type Point, n as short } from '../art/ink.ts'
import { BOARD, type CavernShape, type Mountain } from '../art/mountain/geometry.ts'
import { chip, discAt, gnomeAt } from '../art/mountain/pieces.ts'
import {
  type CavernLook,
  crowdMarkup,
  edgeMarkup,
  flagMarkup,
  gateMarkup,
  hallMarkup,
  holdMarkup,
  labelMarkup,
  lairMarkup,
  plaqueBox,
  plaqueMarkup,
  swarmMarkup,
} from '../art/mountain/state.ts'
import { textWidth } from '../art/text.ts'
import { useMountain } from './hold.ts'
import { cavernLook, figuresIn, peopleOf } from './people.ts'
import { planOf } from './plan.ts'
import type { Shade } from './Shading.tsx'
import type { Scene } from './scene.ts'
import { domainWorth } from './spoken.ts'
import { movesAt } from './targets.ts'
import { isChosen, isOpen } from './touch.ts'
import { Drawn, type Invasion, InvasionTags, InvasionWays, Marches } from './Ways.tsx'

const crowds = new Map<string, string>()

/** Finding room for a crowd takes a while, so each crowd is placed once. */
function crowdOf(mountain: Mountain, side: number, cavern: CavernShape, look: CavernLook): string {
  const { gnomes, parties, figures, leaving } = look
  const key = JSON.stringify([side, cavern.id, gnomes, parties, figures, leaving])
  const known = crowds.get(key)
  if (known !== undefined) return known
  if (crowds.size > 2000) crowds.clear()
  const made = crowdMarkup(mountain, cavern, look)
  crowds.set(key, made)
  return made
}

export function Places({
  state,
  mountain,
  shade,
  scene,
  invasion,
}: {
  state: State
  mountain: Mountain
  shade: Shade
  scene: Scene | undefined
  invasion: Invasion | undefined
}) {
  const hold = useMountain()
  const { theme, seat, say, pointed, deciding } = hold
  const board = boardOf(state)
  const plan = planOf(hold)
  const acting = scene === undefined
  const caverns = [...mountain.caverns.values()].map((cavern, place) => {
    const leaving = acting && seat !== null ? (plan.from[cavern.id] ?? 0) : 0
    return {
      cavern,
      place,
      look: cavernLook(state, place, seat === null ? undefined : { seat, trolls: leaving }),
      open: acting && isOpen(hold, cavern.id),
      chosen: acting && isChosen(hold, cavern.id),
    }
  })
  const thin = caverns.filter(({ open }) => open).length > 10
  const concerned = invasion
    ? new Set([...invasion.search.through, ...invasion.search.candidates.map(({ cavern }) => cavern)])
    : scene?.kind === 'domain'
      ? new Set(board.domains[CLANS.indexOf(scene.clan!)])
      : undefined
  const swarmHere = CLANS[state.swarm]
  return (
    <>
      {caverns.map(({ cavern, look }) => (
        <Drawn key={cavern.id} markup={holdMarkup(cavern, look, theme, shade === 'control')} />
      ))}
      {caverns.map(({ cavern, place, look, open, chosen }) => (
        <Drawn
          key={cavern.id}
          markup={
            (concerned && !concerned.has(place) ? `<path d="${cavern.d}" class="mk-veil"/>` : '') +
            (chosen
              ? edgeMarkup(cavern, open ? 'chosen' : 'refused', thin)
              : open
                ? edgeMarkup(cavern, pointed === cavern.id ? 'chosen' : 'legal', thin)
                : '') +
            labelMarkup(mountain, cavern, theme) +
            (look.holder ? flagMarkup(mountain, cavern, look.holder) : '') +
            gateMarkup(cavern, theme)
          }
        />
      ))}
      {[...mountain.lairs].map(([id, { pair, at }], i) => {
        const place = board.caverns + i
        const owner = ownerOfLair(state, place)
        return (
          <Drawn
            key={id}
            markup={lairMarkup(
              at,
              {
                pair,
                owner: owner < 0 ? undefined : peopleOf(owner),
                trolls: owner < 0 ? 0 : trollsAt(state, place, owner),
                figures: owner < 0 ? [] : figuresIn(state, place, owner),
                state:
                  acting && isChosen(hold, id) ? 'chosen' : acting && isOpen(hold, id) ? 'legal' : 'resting',
                leaving: acting ? (plan.from[id] ?? 0) : 0,
              },
              theme,
            )}
          />
        )
      })}
      {acting && <Marches mountain={mountain} />}
      {invasion && <InvasionWays mountain={mountain} invasion={invasion} />}
      {caverns.map(({ cavern, look }) => (
        <Drawn key={cavern.id} markup={crowdOf(mountain, state.side, cavern, look)} />
      ))}
      {[...mountain.halls].map(([id, { caverns: around }], hall) => (
        <Drawn
          key={id}
          markup={
            hallMarkup(
              mountain,
              id,
              {
                value: state.halls[hall],
                holders: around.map((name) => {
                  const place = board.index.get(name)!
                  const holder = controller(state, place)
                  return isOverrun(state, place) ? 'gnomes' : holder < 0 ? undefined : peopleOf(holder)
                }),
                chosen: acting ? hold.chosen?.target === id : scene.hall === hall,
                legal: deciding && movesAt(hold, id).length > 0,
              },
              theme,
            ) +
            (shade === 'score' || scene?.hall === hall
              ? hallScore(state, hall, mountain.halls.get(id)!.at)
              : '')
          }
        />
      ))}
      {mountain.swarms.map((spot) => (
        <Drawn key={spot.clan} markup={spot.clan === swarmHere ? '' : swarmMarkup(spot, false, theme)} />
      ))}
      {mountain.swarms.map((spot) =>
        spot.clan === swarmHere ? <Drawn key={spot.clan} markup={swarmMarkup(spot, true, theme)} /> : null,
      )}
      {mountain.swarms.map((spot, i) => {
        const name = say.name(spot.clan)
        const wide = textWidth(name, '600 13.5px Grenze, "Zen Antique Soft", serif')
        const [x, y, w, h] = plaqueBox(spot, wide)
        const open = acting && movesAt(hold, spot.clan).length > 0
        const clan = CLANS.indexOf(spot.clan)
        return (
          <Drawn
            key={spot.clan}
            markup={
              plaqueMarkup(spot, name, wide, theme, state.critical.includes(clan)) +
              (open
                ? `<rect x="${short(x - 2)}" y="${short(y)}" width="${short(w + 4)}" height="${h}" rx="3" fill="none" stroke="var(--${hold.chosen?.target === spot.clan ? 'chosen' : 'legal'})" stroke-width="2.4"/>`
                : '') +
              (shade === 'score' || (scene?.kind === 'domain' && scene.clan === spot.clan)
                ? domainScore(state, clan, [x, i === 4 ? y - 12 : y + 30])
                : '')
            }
          />
        )
      })}
      {invasion && <InvasionTags mountain={mountain} invasion={invasion} />}
    </>
  )
}

/** What a domain would give now: a disc and a number for each who holds something there. */
function domainScore(state: State, clan: number, [x, y]: Point): string {
  const worth = domainWorth(state, clan)
  const room = 38 * worth.filter((honour) => honour > 0).length
  let left = Math.max(14, Math.min(BOARD.width - room, x + 8))
  return worth
    .map((honour, seat) => {
      if (honour <= 0) return ''
      const s = discAt(peopleOf(seat), left, y, 6.6) + chip(honour, left + 17, y)
      left += 38
      return s
    })
    .join('')
}

function hallScore(state: State, hall: number, [x, y]: Point): string {
  const shares = hallNow(state, hall).flatMap((honour, seat) => (honour > 0 ? [{ honour, seat }] : []))
  return shares
    .map(({ honour, seat }, i) => {
      const left = x + (i - (shares.length - 1) / 2) * 32 - 8
      return (
        (seat < state.players.length
          ? discAt(peopleOf(seat), left, y + 22, 6)
          : gnomeAt(left - 7, y + 14, 14, 0, true)) + chip(honour, left + 15, y + 22)
      )
    })
    .join('')
}
