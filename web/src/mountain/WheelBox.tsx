import { componentsOf } from '@meadhall/mountain/components'
import { breachSize } from '@meadhall/mountain/wheel'
import { discAt } from '../art/mountain/pieces.ts'
import { Wheel } from '../art/mountain/Wheel.tsx'
import { Sheet } from '../art/pieces/Sheet.tsx'
import { useMountain } from './hold.ts'
import { peopleOf } from './people.ts'
import { buildOf, taskFor } from './plan.ts'
import { mine } from './Stores.tsx'
import { useCellSize } from './use-room.ts'
import { landingOf, landingSentences, landingWords } from './wheel.ts'
import { word } from './words.ts'

/** The wheel, what each landing would do, and where everybody is on the boost track. */
export function WheelBox({ phone = false }: { phone?: boolean }) {
  const hold = useMountain()
  const { view, say, legal, chosen, choose, send } = hold
  const seat = mine(hold)
  const { rows } = componentsOf(view)
  const build = buildOf(hold)
  const turning = taskFor(hold, 'turnWheel')
  const gnomish = build?.actions.includes('gnome') ?? false
  const reach = turning ? turning.strength : gnomish ? build!.strength : 3
  const steps = Math.min(rows.wheel.length, reach)
  const picked = chosen?.target.startsWith('wheel ') ? Number(chosen.target.slice(6)) : 0
  const cell = useCellSize()
  const list = Array.from({ length: steps }, (_, i) => i + 1)
  return (
    <section
      className={`mk-wheel${phone ? ' phone' : ''}${turning ? ' turning' : ''}`}
      aria-label={word(say, 'ui.wheel')}
    >
      <div className="mk-cap">
        <h2 className="world">{word(say, 'ui.wheel')}</h2>
        <small>{word(say, 'ui.beside', { n: view.beside.length })}</small>
      </div>
      <div className="mk-wheel-row">
        <Wheel
          spaces={rows.wheel}
          pawn={view.wheel}
          steps={turning || gnomish ? steps : 0}
          chosen={picked}
          breach={word(say, 'ui.breachOf', { n: breachSize(view) })}
          beside={view.beside.length}
          size={phone ? 190 : cell > 40 ? 176 : 142}
        />
        <ol className="mk-landings">
          {list.map((spaces) => {
            const move = legal.find((each) => each.do === 'wheel' && each.spaces === spaces)
            const landing = landingOf(view, seat, spaces)
            const told = landingSentences(hold, seat, spaces)
            const sentence = word(say, 'ui.landing', { n: spaces, what: told })
            // Beside a wheel that only lies there is room for a few words.
            const what = turning || phone ? told : landingWords(hold, seat, spaces)
            const body = (
              <>
                <b>{spaces}</b> <span>{what}</span>
              </>
            )
            return (
              <li key={spaces} className={landing.breaches > 0 ? 'danger' : ''} title={sentence}>
                {move ? (
                  <button
                    type="button"
                    data-legal
                    aria-pressed={picked === spaces}
                    aria-label={sentence}
                    onClick={() =>
                      picked === spaces ? send(move) : choose({ target: `wheel ${spaces}`, moves: [move] })
                    }
                  >
                    {body}
                  </button>
                ) : (
                  <span role="img" aria-label={sentence}>
                    {body}
                  </span>
                )}
              </li>
            )
          })}
        </ol>
      </div>
      <div className="mk-boost">
        <small>{word(say, 'ui.boost')}</small>
        {rows.boost.map((value, place) => (
          <span key={value}>
            +{value}
            {view.players.map((player, each) =>
              player.boost === place ? (
                <Sheet
                  key={each}
                  width={11}
                  height={12}
                  viewBox="-8 -8 16 17"
                  markup={discAt(peopleOf(each), 0, 0, 6.6)}
                  label={say.player(each)}
                />
              ) : null,
            )}
          </span>
        ))}
      </div>
    </section>
  )
}
