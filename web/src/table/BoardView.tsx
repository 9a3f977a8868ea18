import {
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { useCell } from '../store/cell.ts'
import { useWords } from '../text/words.ts'
import { attention, BoardHeight, sight } from './board-sight.ts'

/** Where a window looks on the board: how large it is drawn, and which board point is in the upper left corner. */
interface Look {
  readonly scale: number
  readonly x: number
  readonly y: number
}

export interface BoardKeys {
  readonly zoom: (by: number) => void
  readonly pan: (x: number, y: number) => void
  readonly whole: () => void
}

const MOST = 4

/**
 * A window onto the board. Wheel and pinch zoom where the pointer is, dragging pans, keys do both. The board itself is
 * drawn once at its own size and only moved, so that zooming costs nothing.
 */
export function BoardView({
  board,
  box,
  keys,
  children,
}: {
  board: { readonly width: number; readonly height: number; readonly tallest?: number }
  /** The part to show at first, in board units; the whole board otherwise. */
  box?: readonly [number, number, number, number] | undefined
  keys: RefObject<BoardKeys | null>
  children: ReactNode
}) {
  const t = useWords()
  const frame = useRef<HTMLDivElement>(null)
  const [room, setRoom] = useState<readonly [number, number]>([0, 0])
  const [look, setLook] = useState<Look | null>(null)

  useLayoutEffect(() => {
    const element = frame.current!
    const measure = () => setRoom([element.clientWidth, element.clientHeight])
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])

  const [w, h] = room
  const { width, tallest = board.height } = board
  const height = Math.max(board.height, Math.min(tallest, Math.floor((h / w) * width) || 0))
  const fit = Math.min(w / width, h / height)
  const least = box ? Math.max(w / width, h / height) : fit

  /** Keeps the board in the window; what does not fill it stands in the middle. */
  const held = useCallback(
    ({ scale, x, y }: Look): Look => {
      const k = Math.min(Math.max(scale, least), MOST * fit)
      const hold = (at: number, seen: number, all: number) =>
        seen >= all ? (all - seen) / 2 : Math.min(Math.max(at, 0), all - seen)
      return { scale: k, x: hold(x, w / k, width), y: hold(y, h / k, height) }
    },
    [least, fit, w, h, width, height],
  )

  const first = useCallback((): Look => {
    if (!box) return held({ scale: fit, x: 0, y: 0 })
    const scale = Math.max(w / box[2], h / box[3])
    return held({ scale, x: box[0] + box[2] / 2 - w / scale / 2, y: box[1] + box[3] / 2 - h / scale / 2 })
  }, [box, held, fit, w, h])

  const now = look ? held(look) : first()
  const current = useRef(now)
  current.current = now

  // Another part of the board, or a window of another size: look afresh.
  useLayoutEffect(() => setLook(null), [box, w, h])

  const zoomAt = useCallback(
    (factor: number, px: number, py: number) => {
      const { scale, x, y } = current.current
      const k = Math.min(Math.max(scale * factor, least), MOST * fit)
      setLook(held({ scale: k, x: x + px / scale - px / k, y: y + py / scale - py / k }))
    },
    [held, least, fit],
  )
  const pan = useCallback(
    (dx: number, dy: number) => {
      const { scale, x, y } = current.current
      setLook(held({ scale, x: x + dx / scale, y: y + dy / scale }))
    },
    [held],
  )

  // What a game points at comes into the middle of a window that shows only a part.
  const eye = useCell(attention)
  const [follows, setFollows] = useState(false)
  useEffect(() => {
    if (!eye || w === 0) return setFollows(false)
    const { scale } = current.current
    setFollows(true)
    setLook(held({ scale, x: eye[0] - w / scale / 2, y: eye[1] - h / scale / 2 }))
  }, [eye, held, w, h])
  const partial = w > 0 && (w / now.scale < width - 1 || h / now.scale < height - 1)
  useEffect(() => {
    sight.set(partial ? [now.x, now.y, w / now.scale, h / now.scale] : null)
  }, [partial, now.x, now.y, now.scale, w, h])
  useEffect(() => () => sight.set(null), [])

  useEffect(() => {
    keys.current = {
      zoom: (by) => zoomAt(by, w / 2, h / 2),
      pan: (x, y) => pan(x * w * 0.2, y * h * 0.2),
      whole: () => setLook(null),
    }
  }, [keys, zoomAt, pan, w, h])

  useEffect(() => {
    const element = frame.current!
    const wheel = (event: WheelEvent) => {
      event.preventDefault()
      const { left, top } = element.getBoundingClientRect()
      zoomAt(Math.exp(-event.deltaY * 0.0016), event.clientX - left, event.clientY - top)
    }
    element.addEventListener('wheel', wheel, { passive: false })
    return () => element.removeEventListener('wheel', wheel)
  }, [zoomAt])

  useDragging(frame, pan, zoomAt)

  const zoomed = now.scale > least * 1.01
  return (
    <div ref={frame} className={zoomed ? 'board-view zoomed' : 'board-view'}>
      {w > 0 && (
        <div
          className={follows ? 'board-sheet follows' : 'board-sheet'}
          style={{
            width: width * fit,
            height: height * fit,
            transform: `translate(${-now.x * now.scale}px, ${-now.y * now.scale}px) scale(${now.scale / fit})`,
          }}
        >
          <BoardHeight value={height}>{children}</BoardHeight>
        </div>
      )}
      {look && zoomed && (
        <button type="button" className="button whole" onClick={() => setLook(null)}>
          {t('wholeBoard')} <kbd>0</kbd>
        </button>
      )}
    </div>
  )
}

/** One finger or the mouse pans, two fingers zoom. A press that does not travel stays a click on what lies there. */
function useDragging(
  frame: RefObject<HTMLDivElement | null>,
  pan: (dx: number, dy: number) => void,
  zoomAt: (factor: number, x: number, y: number) => void,
) {
  useEffect(() => {
    const element = frame.current!
    const held = new Map<number, { x: number; y: number }>()
    let travelled = false
    const down = (event: PointerEvent) => {
      if (event.pointerType === 'mouse' && event.button !== 0) return
      // A piece that can be dragged keeps its pointer.
      if (event.target instanceof Element && event.target.closest('[data-draggable]')) return
      held.set(event.pointerId, { x: event.clientX, y: event.clientY })
      if (held.size === 1) travelled = false
    }
    const move = (event: PointerEvent) => {
      const before = held.get(event.pointerId)
      if (!before) return
      const at = { x: event.clientX, y: event.clientY }
      if (held.size === 2) {
        const other = [...held].find(([id]) => id !== event.pointerId)![1]
        const { left, top } = element.getBoundingClientRect()
        const spread = (of: { x: number; y: number }) => Math.hypot(of.x - other.x, of.y - other.y)
        const factor = spread(at) / Math.max(1, spread(before))
        zoomAt(factor, (at.x + other.x) / 2 - left, (at.y + other.y) / 2 - top)
        travelled = true
      } else {
        if (!travelled && Math.hypot(at.x - before.x, at.y - before.y) < 6) return
        travelled = true
        pan(before.x - at.x, before.y - at.y)
      }
      held.set(event.pointerId, at)
    }
    const up = (event: PointerEvent) => void held.delete(event.pointerId)
    const click = (event: MouseEvent) => {
      if (!travelled) return
      travelled = false
      event.stopPropagation()
      event.preventDefault()
    }
    // A long press shows what a first tap shows, and never more: it may be meant as a question.
    const longPress = (event: Event) => {
      const target = event.target instanceof Element && event.target.closest('button')
      if (!target) return
      event.preventDefault()
      if (target.ariaPressed !== 'true') target.click()
    }
    element.addEventListener('contextmenu', longPress)
    element.addEventListener('pointerdown', down)
    addEventListener('pointermove', move)
    addEventListener('pointerup', up)
    addEventListener('pointercancel', up)
    element.addEventListener('click', click, true)
    return () => {
      element.removeEventListener('contextmenu', longPress)
      element.removeEventListener('pointerdown', down)
      removeEventListener('pointermove', move)
      removeEventListener('pointerup', up)
      removeEventListener('pointercancel', up)
      element.removeEventListener('click', click, true)
    }
  }, [frame, pan, zoomAt])
}
