import { lay } from '@meadhall/mountain/ancestry'
import { cardNamed, componentsOf } from '@meadhall/mountain/components'
import { clone } from '@meadhall/mountain/state'
import { cellNamed, SIDE } from '@meadhall/mountain/vocabulary'
import { useState } from 'react'
import type { Point } from '../art/ink.ts'
import type { Delivery } from '../table/carry.ts'
import { nearest } from '../table/walk.ts'
import { cardText, roomFor, spotIn } from './cells.ts'
import { useMountain } from './hold.ts'
import { word } from './words.ts'

/** Which card is in hand and where it would lie: chosen by clicks, carried, or led by the arrows. */
export function useDraft() {
  const hold = useMountain()
  const { view, say, seat, legal, chosen, choose } = hold
  const [held, setHeld] = useState<string>()
  const [dragged, setDragged] = useState<string>()
  const [over, setOver] = useState<string>()
  /** What is said of a card that is carried. */
  const [carried, speak] = useState('')
  const set = componentsOf(view)
  const own = seat ?? 0
  const player = view.players[own]
  const hand = player.hand.filter((card) => card >= 0).map((card) => set.cardNames[card])
  const picked = chosen?.moves[0]?.do === 'lay' ? chosen.moves[0] : undefined
  const card = dragged ?? picked?.card ?? (held !== undefined && hand.includes(held) ? held : undefined)
  const at = dragged !== undefined ? over : picked?.at
  const places = [
    ...new Set(
      legal.flatMap((move) => (move.do === 'lay' && move.card === (card ?? hand[0]) ? [move.at] : [])),
    ),
  ]
  const pick = (name: string, place: string) => {
    const move = legal.find((each) => each.do === 'lay' && each.card === name && each.at === place)
    if (move) choose({ target: `lay ${name} ${place}`, moves: [move] })
  }
  /** Takes the card in hand up, or the first. */
  const lift = () => {
    const name = card ?? hand[0]
    setHeld(name)
    return name
  }
  const step = (dx: number, dy: number) => {
    const name = lift()
    const next = nextPlace(places, at, dx, dy)
    if (next !== undefined) pick(name, next)
  }
  const select = (name: string) => {
    setHeld(name)
    if (at !== undefined) pick(name, at)
  }
  const withCard = (name: string, place: string) => {
    const state = clone(view)
    lay(state, state.players[own], cardNamed(set, name), cellNamed(place))
    return state
  }
  const spotWords = (place: string) =>
    word(say, 'ui.spot', spotIn(roomFor(player.cells, places.map(cellNamed)), cellNamed(place)))
  const delivery = (name: string): Delivery => ({
    begin: () => {
      setDragged(name)
      setHeld(name)
      speak(
        word(say, 'ui.drag.start', {
          card: word(say, 'ui.cardOf', {
            n: hand.indexOf(name) + 1,
            what: cardText(hold, set.cards[cardNamed(set, name)]),
          }),
        }),
      )
    },
    over: (place) => {
      setOver(place)
      speak(place ? word(say, 'ui.drag.over', { spot: spotWords(place) }) : word(say, 'ui.drag.off'))
    },
    drop: (place) => {
      setDragged(undefined)
      setOver(undefined)
      if (place) pick(name, place)
      speak(place ? word(say, 'ui.drag.laid', { spot: spotWords(place) }) : word(say, 'ui.drag.back'))
    },
  })
  return {
    hand,
    card,
    at,
    places,
    picked,
    /** The position as if the card lay there. */
    after: card !== undefined && at !== undefined ? withCard(card, at) : undefined,
    carried,
    pick,
    lift,
    step,
    select,
    delivery,
  }
}

/** The next place in a direction; the first one where none is chosen yet. */
function nextPlace(
  places: readonly string[],
  at: string | undefined,
  dx: number,
  dy: number,
): string | undefined {
  if (at === undefined) return places[0]
  const next = nearest(places.map(pointOf), pointOf(at), [dx, dy])
  return next === undefined ? undefined : places[next]
}

function pointOf(place: string): Point {
  const cell = cellNamed(place)
  return [cell % SIDE, Math.floor(cell / SIDE)]
}
