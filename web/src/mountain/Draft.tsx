import { waiting } from '@meadhall/kernel/agenda'
import { handGoesTo } from '@meadhall/mountain/ancestry'
import { cardNamed, componentsOf } from '@meadhall/mountain/components'
import { elderHonour, eldersOf } from '@meadhall/mountain/score'
import { useEffect } from 'react'
import { Band } from '../app/Mark.tsx'
import { EnterKey } from '../app/Sign.tsx'
import { Troll } from '../art/mountain/Pieces.tsx'
import { cell, useCell } from '../store/cell.ts'
import { useKeys } from '../table/keys.ts'
import { DraftFrame } from './DraftFrame.tsx'
import { HandCard } from './HandCard.tsx'
import { useMountain } from './hold.ts'
import { peopleOf } from './people.ts'
import { Strengths } from './Strengths.tsx'
import { useDraft } from './use-draft.ts'
import { word } from './words.ts'

/** The cards are set aside while the table is looked at. */
const aside = cell(false)

/** Building the ancestry: a card of the hand onto the frame, all at the same time. */
export function Draft() {
  const { view, say, seat, legal, send, size } = useMountain()
  const away = useCell(aside)
  useEffect(() => () => aside.set(false), [])
  const set = componentsOf(view)
  const own = seat ?? 0
  const player = view.players[own]
  const { hand, card, at, places, picked, after, carried, pick, lift, step, select, delivery } = useDraft()
  const discards = legal.filter((move) => move.do === 'discard')
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
  if (away)
    return (
      <div className={`mk-set-aside ${size}`}>
        <button type="button" className="button main" onClick={() => aside.set(false)}>
          {word(say, 'ui.backToCards')} <kbd>B</kbd>
        </button>
      </div>
    )
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
          <DraftFrame
            cells={player.cells}
            after={after?.players[own].cells}
            at={at}
            card={card === undefined ? undefined : set.cards[cardNamed(set, card)]}
            places={places}
            onPlace={(place) => {
              const name = lift()
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
            {view.players.length > 1 && <HandGoes own={own} round={round} />}
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
            {view.players.length > 1 && <Builders own={own} />}
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

/** Where the hand comes from, and to whom it goes. */
function HandGoes({ own, round }: { own: number; round: number }) {
  const { view, say } = useMountain()
  const to = say.player(handGoesTo(view, own))
  const from = say.player(view.players.findIndex((_, each) => handGoesTo(view, each) === own))
  return (
    <small>
      {round === 0
        ? word(say, 'ui.handGoes', { to })
        : round === 1
          ? word(say, 'ui.handCameGoes', { from, to })
          : word(say, 'ui.handCame', { from })}
    </small>
  )
}

/** The others, who build at the same time. */
function Builders({ own }: { own: number }) {
  const { view, say, update } = useMountain()
  const others = view.players.map((_, each) => each).filter((each) => each !== own)
  return (
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
  )
}
