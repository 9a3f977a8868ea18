import { componentsOf } from '@meadhall/mountain/components'
import { strengthOf } from '@meadhall/mountain/vocabulary'
import { Sign } from '../app/Sign.tsx'
import { n } from '../art/ink.ts'
import { SymbolTile } from '../art/mountain/Pieces.tsx'
import { discAt } from '../art/mountain/pieces.ts'
import { Slide } from '../art/mountain/Slide.tsx'
import { Sheet } from '../art/pieces/Sheet.tsx'
import { type Hold, useMountain } from './hold.ts'
import { peopleOf } from './people.ts'
import { phaseOf } from './phase.ts'
import { buildOf } from './plan.ts'
import { shortage } from './symbols.ts'
import { word } from './words.ts'

/** Whose things are shown as the viewer's: an onlooker sees the first seat's. */
export const mine = ({ seat }: Hold): number => seat ?? 0

/** "2 + 1 + 1 group + 1 supply = 5" */
export function Sum() {
  const hold = useMountain()
  const { say, view, seat } = hold
  const build = buildOf(hold)
  if (!build || build.cells.length === 0 || seat === null)
    return (
      <div className="mk-sum empty">
        <small>{build ? word(say, 'ui.tapSymbols') : ' '}</small>
      </div>
    )
  const { cells } = view.players[seat]
  const symbol = build.actions.length === 1 ? build.actions[0] : 'wild'
  return (
    <output className="mk-sum" aria-live="polite">
      <SymbolTile symbol={symbol} size={20} />
      <span>
        {build.cells.map((cell) => strengthOf(cells[cell])).join(' + ')}{' '}
        <small>{word(say, build.cells.length > 1 ? 'ui.group' : 'ui.single')}</small>
        {build.extra > 0 && (
          <>
            {' '}
            + {build.extra} <small>{word(say, build.weak ? 'ui.desperation' : 'ui.supply')}</small>
          </>
        )}
      </span>
      <b>= {build.strength}</b>
    </output>
  )
}

const STEP = 25.6

export function Supplies() {
  const hold = useMountain()
  const { view, say } = hold
  const seat = mine(hold)
  const { supplies, desperation } = view.players[seat]
  const { rows } = componentsOf(view)
  const build = buildOf(hold)
  const after = build && !build.weak ? supplies - build.extra : supplies
  const short =
    phaseOf(view) === 'battle'
      ? shortage(view, seat, { symbols: build?.cells.length ?? 0, supplies: supplies - after })
      : undefined
  let s = ''
  for (let i = 0; i <= rows.supplies.most; i++) {
    const x = i * STEP
    s += `<path d="M${n(x + 1)} 4H${n(x + STEP - 1)}V30H${n(x + 1)}Z" fill="var(${i <= supplies ? '--mk-full' : '--mk-hollow'})" stroke="var(--mk-space-edge)"/><text x="${n(x + STEP / 2)}" y="18.6" class="count middle" font-size="13" fill="var(--text)">${i}</text>`
    if (rows.supplies.desperation.includes(i))
      s += `<path d="M${n(x + STEP / 2 - 5)} 28.6L${n(x + STEP / 2)} 21.4 ${n(x + STEP / 2 + 5)} 28.6Z" fill="var(--danger)" stroke="#160403" stroke-width=".8"/>`
  }
  if (after !== supplies)
    s += `<rect x="${n(after * STEP + 1)}" y="3" width="${STEP - 2}" height="28" rx="4" fill="var(--chosen)" fill-opacity=".22" stroke="var(--chosen)" stroke-width="2" stroke-dasharray="4 3"/>`
  return (
    <section className="mk-supplies">
      <div className="mk-cap">
        <h2 className="world">
          {word(say, 'ui.supplies')}{' '}
          <b>
            {supplies}
            {after !== supplies && (
              <span className="mk-gold">
                {' '}
                <Sign name="on" size={10} /> {after}
              </span>
            )}
          </b>
        </h2>
        {short ? (
          <small className="danger mk-short">{word(say, 'ui.fewSymbols', short)}</small>
        ) : (
          <span className="mk-desperation">
            <Desperate /> {desperation} <small>{word(say, 'ui.desperation')}</small>
          </span>
        )}
      </div>
      <Sheet
        width={231}
        height={34}
        markup={s}
        label={word(say, 'ui.suppliesOf', { n: supplies, desperation })}
      >
        <Slide x={supplies * STEP + STEP / 2} y={16} markup={discAt(peopleOf(seat), 0, 0, 9.6)} />
      </Sheet>
    </section>
  )
}

export function Desperate({ size = 16 }: { size?: number }) {
  return (
    <Sheet
      width={size}
      height={size * 0.94}
      viewBox="0 0 16 15"
      markup='<path d="M8 1L15.4 14H.6Z" fill="var(--danger)" stroke="#160403"/><path d="M8 5L6.6 8.4 9.4 9 8 12" stroke="#160403" stroke-width="1.5" fill="none"/>'
    />
  )
}
