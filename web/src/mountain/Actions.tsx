import { waiting } from '@meadhall/kernel/agenda'
import type { Move } from '@meadhall/mountain/moves'
import { type ReactNode, useEffect } from 'react'
import { EnterKey } from '../app/Sign.tsx'
import { SymbolTile } from '../art/mountain/Pieces.tsx'
import { useMountain } from './hold.ts'
import { actMove, buildOf, intend, marchers, marchMove, mostAt, planOf, taskFor } from './plan.ts'
import { Desperate } from './Stores.tsx'
import { plainMoves } from './targets.ts'
import { bolsterMove } from './touch.ts'
import { word } from './words.ts'

/** Buttons of the prompt bar: what was put together, and whatever has no place on the table. */
export function Actions() {
  const { view } = useMountain()
  useOnlyWheel()
  switch (waiting(view)?.do) {
    case 'turn':
      return (
        <>
          <Rest />
          <Act />
        </>
      )
    case 'pairWilds':
      return (
        <>
          <Pair />
          <Rest />
        </>
      )
    case 'advance':
      return (
        <>
          <Rest />
          <March />
        </>
      )
    case 'bolster':
      return (
        <>
          <Rest />
          <Bolster />
        </>
      )
    case 'layCard':
    case 'chooseChampion':
      return null
    default:
      return <Rest />
  }
}

const MOST = 4

/** Pass, done, claws without a target: everything that is no object. */
function Rest() {
  const hold = useMountain()
  const { say, send, choose, chosen } = hold
  const moves = plainMoves(hold)
  if (moves.length > MOST) return null
  return moves.map((move) => {
    const key = JSON.stringify(move)
    const main = moves.length === 1 && hold.legal.length === 1
    return (
      <button
        key={key}
        type="button"
        className={main ? 'button main' : 'button'}
        aria-pressed={chosen?.target === key}
        onClick={() =>
          move.do === 'pass' || move.do === 'done' ? send(move) : choose({ target: key, moves: [move] })
        }
      >
        {say.move(move)}
      </button>
    )
  })
}

/** A wheel that can be moved by one space only has been decided on with the symbol; taken back, it waits. */
let rushed = false

function useOnlyWheel() {
  const hold = useMountain()
  const { legal, send } = hold
  const turning = taskFor(hold, 'turnWheel') !== undefined
  useEffect(() => {
    if (!turning) return
    if (rushed && legal.length === 1) send(legal[0], true)
    rushed = false
  }, [turning, legal, send])
}

/** The one main button. */
function Main({ move, children }: { move: Move; children: ReactNode }) {
  const { send } = useMountain()
  const act = () => {
    rushed = move.do === 'act' && move.action === 'gnome'
    send(move, true)
  }
  return (
    <button type="button" className="button main" onClick={act}>
      {children} <EnterKey />
    </button>
  )
}

export function Stepper({
  value,
  least,
  most,
  label,
  picture,
  onChange,
}: {
  value: number
  least: number
  most: number
  label: string
  picture?: ReactNode
  onChange: (value: number) => void
}) {
  return (
    <span className="mk-stepper" role="group" aria-label={label}>
      <button
        type="button"
        disabled={value <= least}
        aria-label={`${label} −1`}
        onClick={() => onChange(value - 1)}
      >
        −
      </button>
      <output>
        {value} {picture}
      </output>
      <button
        type="button"
        disabled={value >= most}
        aria-label={`${label} +1`}
        onClick={() => onChange(value + 1)}
      >
        +
      </button>
    </span>
  )
}

function Act() {
  const hold = useMountain()
  const { say, send } = hold
  const build = buildOf(hold)
  if (!build || build.cells.length === 0) return null
  const one = build.actions.length === 1 ? build.actions[0] : undefined
  return (
    <>
      {build.most > 0 && (
        <Stepper
          value={build.extra}
          least={0}
          most={build.most}
          label={word(say, build.weak ? 'ui.addDesperation' : 'ui.addSupply')}
          picture={build.weak ? <Desperate /> : <SymbolTile symbol="supply" size={16} />}
          onChange={(extra) => intend(hold, 'act', { cells: build.settled ? [] : build.names, extra })}
        />
      )}
      {one ? (
        <Main move={actMove(build, one)}>{word(say, 'ui.act', { action: one, n: build.strength })}</Main>
      ) : (
        build.actions.map((action) => (
          <button
            key={action}
            type="button"
            className="button mk-any"
            onClick={() => {
              rushed = action === 'gnome'
              send(actMove(build, action), true)
            }}
          >
            <SymbolTile symbol={action} size={20} /> <span>{say.name(action)}</span>
          </button>
        ))
      )}
    </>
  )
}

function Pair() {
  const hold = useMountain()
  const { say } = hold
  const { cells } = planOf(hold)
  if (cells.length !== 2) return null
  return <Main move={{ do: 'pair', cells }}>{word(say, 'ui.pair')}</Main>
}

function March() {
  const hold = useMountain()
  const plan = planOf(hold)
  const move = marchMove(plan)
  if (!move || marchers(plan) === 0) return null
  return <Main move={move}>{word(hold.say, 'ui.march', { n: marchers(plan) })}</Main>
}

function Bolster() {
  const hold = useMountain()
  const { say } = hold
  const plan = planOf(hold)
  const task = taskFor(hold, 'bolster')
  if (!task || plan.to === undefined) return null
  const most = mostAt(hold, task, plan.to)
  const { to, trolls } = plan
  return (
    <>
      {most > 1 && (
        <Stepper
          value={trolls}
          least={1}
          most={most}
          label={word(say, 'ui.trolls')}
          onChange={(next) => intend(hold, to, { to, trolls: next })}
        />
      )}
      <Main move={bolsterMove(to, trolls)}>{word(say, 'ui.bolster', { n: trolls })}</Main>
    </>
  )
}
