import { cellName, ownCell } from '@meadhall/mountain/cells'
import { cardNamed, componentsOf } from '@meadhall/mountain/components'
import type { Move } from '@meadhall/mountain/moves'
import type { State } from '@meadhall/mountain/state'
import {
  CELL_NAMES,
  CELL_NEIGHBOURS,
  cellNamed,
  FRAME,
  GRID,
  isCovered,
  NONE,
  SIDE,
  symbolOf,
} from '@meadhall/mountain/vocabulary'
import { useState } from 'react'
import { n } from '../art/ink.ts'
import { cellMarkup } from '../art/mountain/pieces.ts'
import { Sheet } from '../art/pieces/Sheet.tsx'
import { cellPlace, cellText, frameOf, lookOfCell } from './cells.ts'
import { CardFace } from './HandCard.tsx'
import { type Hold, useMountain } from './hold.ts'
import { drawnSymbol } from './people.ts'
import { buildOf, intend, joinReason, planOf, taskFor } from './plan.ts'
import { listing } from './words.ts'

/** What a tap on a symbol does: joins or leaves the group, or is what a claw was meant for. */
function touchCell(hold: Hold, name: string): void {
  const { legal, send, choose } = hold
  const plan = planOf(hold)
  if (plan.claw !== undefined) {
    const move = legal.find((each) => each.do === 'claw' && each.champion === plan.claw && each.at === name)
    if (move) send(move)
    return
  }
  if (taskFor(hold, 'pairWilds')) {
    const cells = plan.cells.includes(name)
      ? plan.cells.filter((each) => each !== name)
      : [...plan.cells, name].slice(-2)
    intend(hold, 'pair', { cells })
    return
  }
  const build = buildOf(hold)
  if (!build) return
  if (build.settled) {
    const cover = legal.find((each) => each.do === 'cover' && each.at === name)
    if (cover) send(cover)
    return
  }
  if (build.names.includes(name)) {
    intend(hold, 'act', { cells: build.names.filter((each) => each !== name) })
    return
  }
  if (!joinReason(hold, name)) {
    intend(hold, 'act', { cells: [...build.names, name], extra: plan.extra })
    return
  }
  // What cannot join starts afresh; what cannot start says why.
  const alone = hold.why({ do: 'act', action: 'advance', cells: [name] })
  const player = hold.view.players[hold.seat!]
  const symbol = drawnSymbol(player.cells[ownCell(hold.view, hold.seat!, name)])
  if (
    ['advance', 'bolster', 'influence', 'gnome', 'wild'].includes(symbol) &&
    alone?.refusal.why === 'otherAction'
  )
    intend(hold, 'act', { cells: [name] })
  else if (!alone) intend(hold, 'act', { cells: [name] })
  else
    choose({
      target: 'act',
      moves: [],
      refused: { do: 'act', action: 'advance', cells: [...build.names, name] },
    })
}

/** Whether a tap on a cell means something now. */
function cellState(hold: Hold, name: string): { chosen: boolean; legal: boolean } {
  const plan = planOf(hold)
  if (plan.claw !== undefined)
    return {
      chosen: false,
      legal: hold.legal.some((move) => move.do === 'claw' && move.champion === plan.claw && move.at === name),
    }
  if (taskFor(hold, 'pairWilds'))
    return {
      chosen: plan.cells.includes(name),
      legal: hold.legal.some((move) => move.do === 'pair' && move.cells.includes(name)),
    }
  const build = buildOf(hold)
  if (!build) return { chosen: false, legal: false }
  const chosen = build.names.includes(name)
  return { chosen, legal: !chosen && joinReason(hold, name) === undefined }
}

/** Covered cells that the chosen ones reach each other through. */
function bridgesOf(cells: readonly number[], chosen: readonly number[]): Set<number> {
  const bridges = new Set<number>()
  const [first, ...rest] = chosen.filter((cell) => cell < GRID)
  if (first === undefined || rest.length === 0) return bridges
  const reached = new Set([first])
  for (const goal of [...rest, ...rest]) {
    if (reached.has(goal)) continue
    const came = new Map<number, number>([...reached].map((cell) => [cell, -1]))
    const queue = [...reached]
    for (let head = 0; head < queue.length && !came.has(goal); head++)
      for (const near of CELL_NEIGHBOURS[queue[head]])
        if (!came.has(near) && (isCovered(cells[near]) || chosen.includes(near))) {
          came.set(near, queue[head])
          queue.push(near)
        }
    for (let at = came.has(goal) ? goal : -1; at >= 0; at = came.get(at)!) {
      reached.add(at)
      if (!chosen.includes(at)) bridges.add(at)
    }
  }
  return bridges
}

/** A gold road over the group. */
function roadOf(
  cells: readonly number[],
  at: (cell: number) => readonly [number, number],
  size: number,
): string {
  let d = ''
  for (const cell of cells)
    for (const near of CELL_NEIGHBOURS[cell])
      if (near > cell && cells.includes(near)) {
        const [ax, ay] = at(cell)
        const [bx, by] = at(near)
        d += `M${n(ax)} ${n(ay)}L${n(bx)} ${n(by)}`
      }
  if (!d) return ''
  return `<path d="${d}" fill="none" stroke="#0d0803" stroke-width="${n(size * 0.2)}" stroke-linecap="round" opacity=".8"/><path d="${d}" fill="none" stroke="var(--chosen)" stroke-width="${n(size * 0.11)}" stroke-linecap="round"/>`
}

/** A seat's 6 × 6 frame. The viewer's own can be tapped. */
export function AncestryGrid({
  state,
  seat,
  size,
  own = false,
}: {
  state: State
  seat: number
  size: number
  own?: boolean
}) {
  const hold = useMountain()
  const { cells } = state.players[seat]
  const { left, top } = frameOf(cells)
  const build = own ? buildOf(hold) : undefined
  const chosen = build?.cells ?? []
  const bridges = bridgesOf(cells, chosen)
  const active = own && (build !== undefined || taskFor(hold, 'pairWilds') !== undefined)
  const at = (cell: number) =>
    [((cell % SIDE) - left + 0.5) * size, (Math.floor(cell / SIDE) - top + 0.5) * size] as const
  const shown = Array.from(
    { length: FRAME * FRAME },
    (_, i) => (top + Math.floor(i / FRAME)) * SIDE + left + (i % FRAME),
  )
  const states = new Map(
    active ? shown.map((cell) => [cell, cellState(hold, CELL_NAMES[cell])] as const) : [],
  )
  const anyChosen = [...states.values()].some((each) => each.chosen)
  const draw = (cell: number, over: boolean) => {
    const now = states.get(cell)
    const markup = cellMarkup(
      {
        ...lookOfCell(cells[cell], seat),
        dim: anyChosen && !now?.chosen && !now?.legal,
        legal: now?.legal ?? false,
        chosen: over,
        bridge: bridges.has(cell),
      },
      size,
    )
    return `<g transform="translate(${n(at(cell)[0] - size / 2)} ${n(at(cell)[1] - size / 2)})">${markup}</g>`
  }
  const worthCells = new Set(hold.worth.flatMap(cellsOf))
  const markup =
    shown.map((cell) => (states.get(cell)?.chosen ? '' : draw(cell, false))).join('') +
    shown.map((cell) => (states.get(cell)?.chosen ? draw(cell, true) : '')).join('') +
    roadOf([...chosen.filter((cell) => cell < GRID), ...bridges], at, size)
  return (
    <div className="mk-grid" style={{ width: FRAME * size, height: FRAME * size }}>
      <Sheet width={FRAME * size} height={FRAME * size} markup={markup} />
      {own && <Landed seat={seat} left={left} top={top} size={size} />}
      {active &&
        shown.map((cell) => {
          if (symbolOf(cells[cell]) === NONE) return null
          const name = CELL_NAMES[cell]
          const now = states.get(cell)!
          const isWorth = now.legal && !now.chosen && worthCells.has(name)
          return (
            <button
              key={name}
              type="button"
              className="mk-cell"
              data-cell={name}
              data-legal={now.legal || undefined}
              data-worth={isWorth || undefined}
              aria-pressed={now.chosen}
              aria-disabled={!now.legal && !now.chosen}
              aria-label={listing(hold.say, [cellText(hold, cells[cell]), cellPlace(hold, seat, cell)])}
              style={{ left: at(cell)[0] - size / 2, top: at(cell)[1] - size / 2, width: size, height: size }}
              onClick={() => touchCell(hold, name)}
            />
          )
        })}
    </div>
  )
}

/** The symbols that a move covers. */
function cellsOf(move: Move): readonly string[] {
  if (move.do === 'cover') return [move.at]
  return (move.do === 'act' || move.do === 'pair') && move.cells ? move.cells : []
}

/** A card that was laid a moment ago comes down onto its place. */
function Landed({ seat, left, top, size }: { seat: number; left: number; top: number; size: number }) {
  const { step, view, lasting } = useMountain()
  const [down, setDown] = useState<number>()
  const laid = step?.told.find((happening) => happening.what === 'cardLaid' && happening.seat === seat)
  if (!step || laid?.what !== 'cardLaid' || down === step.n || lasting(1) === 0) return null
  const set = componentsOf(view)
  const at = cellNamed(laid.at)
  return (
    <span
      key={step.n}
      className="mk-landed"
      aria-hidden="true"
      style={{
        left: ((at % SIDE) - left) * size - 4,
        top: (Math.floor(at / SIDE) - top) * size - 4,
        animationDuration: `${lasting(280)}ms`,
      }}
      onAnimationEnd={() => setDown(step.n)}
    >
      <CardFace cells={set.cards[cardNamed(set, laid.card)]} size={size} />
    </span>
  )
}

/** Symbols that champions bring to the ancestry, as cells to tap. */
export function ChampionSymbols({ seat, own, size = 22 }: { seat: number; own: boolean; size?: number }) {
  const hold = useMountain()
  const { cells } = hold.view.players[seat]
  const active = own && (buildOf(hold) !== undefined || taskFor(hold, 'pairWilds') !== undefined)
  return cells.slice(GRID).map((cell, i) => {
    const name = cellName(hold.view, seat, GRID + i)
    const now = active ? cellState(hold, name) : { chosen: false, legal: false }
    const picture = (
      <Sheet
        width={size}
        height={size}
        viewBox={`-2 -2 ${size + 4} ${size + 4}`}
        markup={cellMarkup({ ...lookOfCell(cell, seat), ...now }, size)}
      />
    )
    return active ? (
      <button
        key={name}
        type="button"
        className="mk-symbol"
        data-cell={name}
        aria-pressed={now.chosen}
        aria-disabled={!now.legal && !now.chosen}
        aria-label={listing(hold.say, [cellText(hold, cell), cellPlace(hold, seat, GRID + i)])}
        onClick={() => touchCell(hold, name)}
      >
        {picture}
      </button>
    ) : (
      <span key={name} className="mk-symbol" title={cellText(hold, cell)}>
        {picture}
      </span>
    )
  })
}
