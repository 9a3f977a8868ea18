import { waiting } from '@meadhall/kernel/agenda'
import { handGoesTo, lay } from '@meadhall/mountain/ancestry'
import { cardNamed, componentsOf } from '@meadhall/mountain/components'
import { elderHonour, eldersOf } from '@meadhall/mountain/score'
import { clone } from '@meadhall/mountain/state'
import { cellNamed, SIDE } from '@meadhall/mountain/vocabulary'
import { useEffect, useState } from 'react'
import { Band } from '../app/Mark.tsx'
import { EnterKey } from '../app/Sign.tsx'
import { Troll } from '../art/mountain/Pieces.tsx'
import { cell, useCell } from '../store/cell.ts'
import type { Delivery } from '../table/carry.ts'
import { useKeys } from '../table/keys.ts'
import { cardText, roomFor, spotIn } from './cells.ts'
import { Frame } from './DraftFrame.tsx'
import { HandCard } from './HandCard.tsx'
import { useMountain } from './hold.ts'
import { peopleOf } from './people.ts'
import { Strengths } from './Strengths.tsx'
import { word } from './words.ts'

/** The cards are set aside while the table is looked at. */
const aside = cell(false)

/** Building the ancestry: a card of the hand onto the frame, all at the same time. */
export function Draft() {
  const hold = useMountain()
  const { view, say, seat, legal, chosen, choose, send, update, size } = hold
  const [held, setHeld] = useState<string>()
  const [dragged, setDragged] = useState<string>()
  const [over, setOver] = useState<string>()
  const away = useCell(aside)
  useEffect(() => () => aside.set(false), [])
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
  const discards = legal.filter((move) => move.do === 'discard')
  const pick = (name: string, place: string) => {
    const move = legal.find((each) => each.do === 'lay' && each.card === name && each.at === place)
    if (move) choose({ target: `lay ${name} ${place}`, moves: [move] })
  }
  const step = (dx: number, dy: number) => {
    const name = card ?? hand[0]
    setHeld(name)
    const next = nextPlace(places, at, dx, dy)
    if (next !== undefined) pick(name, next)
  }
  const select = (name: string) => {
    setHeld(name)
    if (at !== undefined) pick(name, at)
  }
  useKeys(
    away
      ? { b: () => aside.set(false) }
      : {
          ArrowLeft: () => step(-1, 0),
          ArrowRight: () => step(1, 0),
          ArrowUp: () => step(0, -1),
          ArrowDown: () => step(0, 1),
          b: () => aside.set(true),
          ...Object.fromEntries(hand.map((name, i) => [`${i + 1}`, () => select(name)])),
        },
    true,
  )
  const task = waiting(view)
  const round = task?.do === 'layCard' ? task.round : 0
  const after = card !== undefined && at !== undefined ? withCard(card, at) : undefined

  function withCard(name: string, place: string) {
    const state = clone(view)
    lay(state, state.players[own], cardNamed(set, name), cellNamed(place))
    return state
  }

  const others = view.players.map((_, each) => each).filter((each) => each !== own)
  const to = handGoesTo(view, own)
  const from = view.players.findIndex((_, each) => handGoesTo(view, each) === own)
  if (away)
    return (
      <div className={`mk-set-aside ${size}`}>
        <button type="button" className="button main" onClick={() => aside.set(false)}>
          {word(say, 'ui.backToCards')} <kbd>B</kbd>
        </button>
      </div>
    )
  const room = roomFor(player.cells, places.map(cellNamed))
  const spotWords = (place: string) => word(say, 'ui.spot', spotIn(room, cellNamed(place)))
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
  return (
    <div className={`mk-veiled ${size}`}>
      <section className="mk-draft" role="dialog" aria-label={word(say, 'ui.draft')}>
        <header>
          <h2 className="title">{word(say, 'ui.draft')}</h2>
          <span className="world dim">
            {word(say, 'ui.draftWhen', { wave: ['I', 'II', 'III'][view.wave], n: round + 1 })}
          </span>
          <span className="mk-fill" />
          {size === 'wide' && <Band length={150} height={24} on="wood" />}
        </header>
        <div className="mk-draft-frame">
          <Frame
            cells={player.cells}
            after={after?.players[own].cells}
            at={at}
            card={card === undefined ? undefined : set.cards[cardNamed(set, card)]}
            places={places}
            onPlace={(place) => {
              const name = card ?? hand[0]
              setHeld(name)
              if (picked?.at === place && picked.card === name) send(picked, true)
              else pick(name, place)
            }}
          />
          <p className="dim">
            <b>{word(say, 'ui.placesFit', { n: places.length })}</b> {word(say, 'ui.draftRules')}
          </p>
        </div>
        <div className="mk-draft-side">
          <div className="mk-cap">
            <h3 className="world">{word(say, 'ui.hand')}</h3>
            {view.players.length > 1 && (
              <small>
                {round === 0
                  ? word(say, 'ui.handGoes', { to: say.player(to) })
                  : round === 1
                    ? word(say, 'ui.handCameGoes', { from: say.player(from), to: say.player(to) })
                    : word(say, 'ui.handCame', { from: say.player(from) })}
              </small>
            )}
          </div>
          <div className="mk-hand">
            {hand.map((name, i) => (
              <HandCard
                key={name}
                name={name}
                number={i + 1}
                cells={set.cards[cardNamed(set, name)]}
                chosen={card === name}
                delivery={delivery}
                onClick={() => select(name)}
                onLay={card === name && picked ? () => send(picked, true) : undefined}
              />
            ))}
            {others.length > 0 && (
              <div className="mk-builders">
                <small>{word(say, 'ui.alsoBuilding')}</small>
                {others.map((each) => (
                  <div key={each} className="mk-row">
                    <Troll people={peopleOf(each)} size={18} />
                    <span className="mk-fill">{say.player(each)}</span>
                    {update.pending.includes(each) ? (
                      <span className="dim">{word(say, 'ui.thinks')}</span>
                    ) : (
                      <span className="good">{word(say, 'ui.ready')}</span>
                    )}
                  </div>
                ))}
              </div>
            )}
          </div>
          <Strengths now={player.cells} then={after?.players[own].cells} />
          <p className="dim mk-draft-hint">{word(say, 'ui.draftHint')}</p>
          <footer>
            <span className="mk-elders dim">
              {word(say, 'ui.elders', {
                n: eldersOf(after ?? view, own),
                honour: elderHonour(eldersOf(after ?? view, own)),
              })}
            </span>
            {discards.map((move) => (
              <button key={JSON.stringify(move)} type="button" className="button" onClick={() => send(move)}>
                {say.move(move)}
              </button>
            ))}
            <button type="button" className="button" onClick={() => aside.set(true)}>
              {word(say, 'ui.lookAtBoard')} <kbd>B</kbd>
            </button>
            <button
              type="button"
              className="button main"
              disabled={!picked}
              onClick={() => picked && send(picked, true)}
            >
              {word(say, 'ui.layIt')} <EnterKey />
            </button>
          </footer>
        </div>
      </section>
      <p className="unseen" role="status" aria-live="assertive">
        {carried}
      </p>
    </div>
  )
}

/** The nearest place in a direction; the first one where none is chosen yet. */
function nextPlace(
  places: readonly string[],
  at: string | undefined,
  dx: number,
  dy: number,
): string | undefined {
  if (at === undefined) return places[0]
  const from = cellNamed(at)
  const [x, y] = [from % SIDE, Math.floor(from / SIDE)]
  let best: string | undefined
  let least = Number.POSITIVE_INFINITY
  for (const place of places) {
    const cell = cellNamed(place)
    const ox = (cell % SIDE) - x
    const oy = Math.floor(cell / SIDE) - y
    const onward = ox * dx + oy * dy
    if (onward <= 0) continue
    const far = onward + 3 * Math.abs(ox * dy + oy * dx)
    if (far < least) {
      least = far
      best = place
    }
  }
  return best
}
