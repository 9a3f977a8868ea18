import { invadersDue } from '@meadhall/mountain/invasion'
import { CLANS } from '@meadhall/mountain/vocabulary'
import { mix } from '../art/ink.ts'
import { clanCard, PEOPLE_LOOKS } from '../art/mountain/look.ts'
import { GnomePiece } from '../art/mountain/Pieces.tsx'
import { signAt } from '../art/mountain/pieces.ts'
import { Sheet } from '../art/pieces/Sheet.tsx'
import { useMountain } from './hold.ts'
import { peopleOf } from './people.ts'
import { word } from './words.ts'

/** The gate cards of the wave: face down but for those who have looked. */
export function Gates() {
  const hold = useMountain()
  const { view, say, seat, legal, choose, chosen, send } = hold
  return (
    <section className="mk-gates" aria-label={word(say, 'ui.gates')}>
      <div className="mk-cap">
        <h2 className="world">
          {word(say, 'ui.gates')}{' '}
          <small>{word(say, 'ui.gatesWhen', { n: view.gates.length, gnomes: invadersDue(view) })}</small>
        </h2>
        <small
          className={view.pool < invadersDue(view) ? 'mk-pool empty' : 'mk-pool'}
          title={word(say, 'ui.poolTip')}
        >
          <GnomePiece size={15} /> {word(say, 'ui.pool', { n: view.pool })}
        </small>
      </div>
      <div className="mk-row">
        {view.gates.map((clan, i) => {
          const move = legal.find((each) => each.do === 'scoutGate' && each.card === i + 1)
          const target = `gate ${i + 1}`
          const alone = seat !== null && clan >= 0 && view.gatesKnown[i] === 1 << seat
          const spoken =
            clan >= 0
              ? word(say, alone ? 'ui.gateSeen' : 'ui.gateOpen', { card: i + 1, clan: CLANS[clan] })
              : word(say, 'ui.gateHidden', { card: i + 1 })
          const card = (
            <GateCard clan={clan} scouted={alone} own={seat ?? 0} label={move ? undefined : spoken} />
          )
          return move ? (
            <button
              key={target}
              type="button"
              data-legal
              aria-pressed={chosen?.target === target}
              aria-label={spoken}
              onClick={() => (chosen?.target === target ? send(move) : choose({ target, moves: [move] }))}
            >
              {card}
            </button>
          ) : (
            <span key={target}>{card}</span>
          )
        })}
      </div>
    </section>
  )
}

export function GateCard({
  clan,
  scouted = false,
  own = 0,
  size = 48,
  label,
}: {
  clan: number
  scouted?: boolean
  own?: number
  size?: number
  label?: string | undefined
}) {
  const known = clan >= 0 ? CLANS[clan] : undefined
  let s = `<rect x="1.5" y="2" width="38" height="48" rx="4" opacity=".4"/><rect width="38" height="48" rx="4" fill="#efe2c4"/><rect x="1.6" y="1.6" width="34.8" height="44.8" rx="3" fill="${known ? mix(clanCard(known).ground, '#0a0d12', 0.3) : '#22303a'}"/>`
  s += known
    ? signAt(known, 19, 24, 24, clanCard(known).light)
    : '<path d="M9 34V22Q9 11 19 10 29 11 29 22V34Z" fill="none" stroke="#8fa9bb" stroke-width="2"/><path d="M14 34V23Q14 16 19 15.4 24 16 24 23V34" fill="#0d151b"/>'
  if (scouted) {
    const { colour, ink } = PEOPLE_LOOKS[peopleOf(own)]
    s += `<g transform="translate(33 6)"><circle r="8" fill="${colour}" stroke="${ink}" stroke-width="1.2"/><path d="M-5 0Q0-5 5 0 0 5-5 0Z" fill="#fff3e0"/><circle r="1.7" fill="${ink}"/></g>`
  }
  return (
    <Sheet
      width={(size * 42) / 52}
      height={size}
      viewBox="0 -2 42 52"
      markup={s}
      {...(label !== undefined && { label })}
    />
  )
}
