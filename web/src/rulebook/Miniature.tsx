import './mini.css'
import type { Speaker } from '@meadhall/hall/say'
import type { TableUpdate } from '@meadhall/hall/update'
import type { AnyHappening } from '@meadhall/kernel/rules'
import { type CSSProperties, type ReactNode, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { ThemeName } from '../art/theme.ts'
import { type BoardKeys, BoardView } from '../table/BoardView.tsx'
import type { AnyShow, Step } from '../table/game-table.ts'
import type { Parts } from '../table/parts.ts'
import '../table/styles.ts'
import { useHold } from '../table/use-hold.ts'
import { usePartBoxes } from '../table/use-part-boxes.ts'
import { TableContext } from '../table/use-table.ts'
import { useVoice } from '../text/words.ts'
import { type Box, type Camera, cameraOn, LARGEST, PAGE, windowFor } from './camera.ts'
import { useThings } from './use-things.ts'

const nothing = () => {}

export interface Shown {
  readonly parts: Parts
  readonly update: TableUpdate
  readonly say: Speaker
  /** Shown as to somebody who decides. */
  readonly open: boolean
  readonly step?: Step<unknown, AnyHappening> | undefined
  readonly show?: AnyShow | undefined
  readonly theme?: ThemeName | undefined
}

/**
 * The real table, drawn as on a page of its own and looked at through a small window. Nothing in it can be touched.
 * `frame` are the things that must be seen, by their names in the rules; the window goes where they are.
 */
export function Miniature({
  shown: { parts, update, say, open, step, show, theme },
  frame,
  edge = 0,
  shape = 0.62,
  whole = false,
  largest = LARGEST,
  selectorOf,
  children,
}: {
  shown: Shown
  frame: readonly string[]
  /** How high the window is by its width, where nothing is kept free. */
  shape?: number
  /** Nothing is drawn larger than this. */
  largest?: number
  /** Shows the whole table, wherever the things are. */
  whole?: boolean
  /** Where the things are drawn; by their names in the rules otherwise. */
  selectorOf?: (thing: string) => string
  /** What is kept free above and below the things. */
  edge?: number
  /** Drawn over the window; `at` is where a thing is in it. */
  children?: (at: (thing: string) => Box | undefined, size: { width: number; height: number }) => ReactNode
}) {
  const { locale } = useVoice()
  const { game, table } = parts
  const held = useHold({
    game,
    update,
    live: open,
    upToDate: !show,
    say,
    sayStandIn: () => say,
    beside: () => null,
    locale,
    layout: 'wide',
    step,
    show,
    hurried: 0,
    odds: false,
    hints: false,
    ending: undefined,
    endsTurn: [],
    submit: nothing,
    confirm: nothing,
    end: nothing,
    openRule: nothing,
  })
  const hold = useMemo(() => (theme ? { ...held, theme } : held), [held, theme])
  const view = useRef<HTMLDivElement>(null)
  const page = useRef<HTMLDivElement>(null)
  const board = useRef<BoardKeys>(null)
  const overlay = useRef<HTMLDivElement>(null)
  usePartBoxes(overlay, open, show !== undefined)
  const width = useWidth(view)
  const names = update.seats.map(({ name }) => name)
  const selectors = frame.map(selectorOf ?? ((thing) => table.thing?.(thing, names) ?? ''))
  const boxes = useThings(page, selectors, update)
  const seen = boxes.filter((box) => box !== undefined)
  const window = edge > 0 ? windowFor(seen, width, edge) : { width, height: Math.round(width * shape) }
  const { height } = window
  const camera = cameraOn(whole ? [] : seen, window, edge, largest)
  const { Board, Own, Rivals, Overlay } = table
  const at = (thing: string) => {
    const box = boxes[frame.indexOf(thing)]
    return box && through(camera, box)
  }
  return (
    <div
      ref={view}
      className="mini"
      style={{ height }}
      {...(theme && { 'data-theme': theme })}
      data-missing={frame.filter((_, i) => !boxes[i]).join(', ') || undefined}
    >
      <div
        ref={page}
        className="mini-page"
        aria-hidden="true"
        inert
        style={{
          width: PAGE.width,
          height: PAGE.height,
          transform: `scale(${camera.k}) translate(${-camera.x}px, ${-camera.y}px)`,
        }}
      >
        <TableContext value={hold}>
          <div
            className={`table ${table.className ?? ''} wide mini-table no-saga`}
            style={{ '--board-ratio': table.board.height / table.board.width } as CSSProperties}
          >
            <div className="board-area">
              <BoardView board={table.board} keys={board}>
                <Board />
              </BoardView>
            </div>
            <div className="own">
              <Own />
            </div>
            <div className="side">
              <div className="rivals">
                <Rivals />
              </div>
            </div>
            {Overlay && (open || show) && (
              <div ref={overlay} className="table-overlay">
                <Overlay />
              </div>
            )}
          </div>
        </TableContext>
      </div>
      {width > 0 && children?.(at, { width, height })}
    </div>
  )
}

/** Where something of the page is seen in the window. */
function through({ x, y, k }: Camera, box: Box): Box {
  return { x: (box.x - x) * k, y: (box.y - y) * k, width: box.width * k, height: box.height * k }
}

function useWidth(of: React.RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0)
  useLayoutEffect(() => {
    const element = of.current!
    const measure = () => setWidth(element.clientWidth)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [of])
  return width
}
