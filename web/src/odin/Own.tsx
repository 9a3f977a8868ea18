// Everything that is the viewer's: feast, boards, goods, ships, cards. Fixed in place, always in sight.
import { slotName, slotNamed } from '@meadhall/odin/state'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useCell } from '../store/cell.ts'
import { Bay, Cards, Specials, Stable, Weapons } from './Bay.tsx'
import { Strips } from './Boards.tsx'
import { BoardTiles, OtherBoards, PhoneBoards, tilesIn, useTileCount } from './BoardTiles.tsx'
import { useCramped } from './cramped.ts'
import { FeastStrip } from './FeastStrip.tsx'
import { type Hold, mine, useOdin } from './hold.ts'
import { Isles } from './Isles.tsx'
import { PointsNow } from './PointsNow.tsx'
import { Puzzle } from './Puzzle.tsx'
import { Shelf, Stores } from './Shelf.tsx'
import { UprightOwn } from './Upright.tsx'
import { lifted, queued, shownBoard, suggested } from './ui.ts'
import { useFocusKept } from './use-focus-kept.ts'
import { useTileKeys } from './use-tile-keys.ts'

const WIDTH = 540
const HEIGHT = 634

/** The area grows as one piece, so that nothing in it changes its place; where it is higher than broad, its parts move apart. */
function useZoom(): [React.RefObject<HTMLDivElement | null>, zoom: number, height: number] {
  const frame = useRef<HTMLDivElement>(null)
  const [[zoom, height], setZoom] = useState<readonly [number, number]>([1, HEIGHT])
  useLayoutEffect(() => {
    const element = frame.current?.parentElement
    if (!element) return
    const measure = () => {
      const { clientWidth, clientHeight } = element
      const next = Math.max(0.6, Math.min(clientWidth / WIDTH, clientHeight / HEIGHT))
      const high = Math.max(HEIGHT, Math.floor(clientHeight / next))
      setZoom((last) => (last[0] === next && last[1] === high ? last : [next, high]))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [frame, zoom, height]
}

/** Sends what is queued, one move for each position, and gives up at the first that no longer fits. */
function useQueue(hold: Hold): void {
  const { update, live, send, why } = hold
  const waiting = useCell(queued)
  const sent = useRef(-1)
  useEffect(() => {
    if (!live || waiting.length === 0 || sent.current === update.n) return
    const [next, ...rest] = waiting
    sent.current = update.n
    if (why(next)) return queued.set([])
    queued.set(rest)
    send(next, true)
  }, [update, live, waiting, send, why])
}

/** What the prompt says depends on what is in hand, so the table is told when that changes. */
function useHandTold({ choose, chosen }: Hold): void {
  const good = useCell(lifted)?.good
  const packing = useCell(suggested)
  const tell = useRef(() => {})
  tell.current = () => {
    if (chosen?.target !== 'tile' || !good) choose(null)
  }
  const told = useRef<unknown>(undefined)
  useEffect(() => {
    const now = good ?? packing ?? undefined
    if (told.current === now) return
    told.current = now
    tell.current()
  }, [good, packing])
}

/** A suggestion is for one position; a board that is gone is not shown. */
function useTidy({ update, view, seat }: Hold): void {
  const player = view.players[seat ?? 0]
  useEffect(() => {
    suggested.set(null)
    if (slotNamed(player, shownBoard.get()) < 0) shownBoard.set(slotName(player, 0))
  }, [update, player])
}

export function Own() {
  const hold = useOdin()
  useTileKeys()
  useQueue(hold)
  useTidy(hold)
  useHandTold(hold)
  useFocusKept(hold)
  switch (hold.layout) {
    case 'phone':
      return <PhoneOwn />
    case 'short':
      return <ShortOwn />
    case 'upright':
      return <UprightOwn />
    default:
      return <WideOwn />
  }
}

/** Beside the large place there is room for one other board and the isles; more boards become tiles. */
const FEW = 2

function WideOwn() {
  const [frame, zoom, height] = useZoom()
  const hold = useOdin()
  const { boards } = hold.view.players[mine(hold)]
  const few = boards.length <= FEW
  return (
    <div ref={frame} className="od-own" style={{ zoom, height }}>
      <FeastStrip width={340} cell={28} />
      {few ? <FewBoards /> : <ManyBoards />}
      <div className="od-goods">
        <Shelf column={43} row={28 + Math.min(6, Math.floor((height - HEIGHT) / 10))} chip={22} />
        <div className="od-stores">
          <Stores size={28} />
          <PointsNow />
          <Specials />
        </div>
      </div>
      <div className="od-things">
        <Bay />
        <Stable />
        <Weapons />
        <Cards />
      </div>
    </div>
  )
}

function FewBoards() {
  const hold = useOdin()
  const alone = hold.view.players[mine(hold)].boards.length < FEW
  const strips = stripsIn(hold)
  const inOneRow = hold.view.exploration.filter((side) => side >= 0).length > 3 ? 28 : 40
  return (
    <div className="od-middle">
      <Puzzle width={392} height={362} most={40} />
      <div className="od-aside" data-home="shed stoneHouse longHouse">
        <OtherBoards width={128} height={136} />
        {/* Strips that nobody has emptied take the isles' room. */}
        <Isles size={alone || strips <= 3 ? 60 : strips <= 5 ? 44 : inOneRow} />
        <Strips />
      </div>
    </div>
  )
}

const stripsIn = ({ view }: Hold) => view.strips.length / 2
/** As many strips stand side by side; more of them take a second row from the boards. */
const STRIPS_IN_A_ROW = 5

function ManyBoards() {
  const hold = useOdin()
  const height = stripsIn(hold) > STRIPS_IN_A_ROW ? 322 : 338
  const tile = tilesIn(useTileCount(), height)
  return (
    <>
      <div className="od-middle" data-home="shed stoneHouse longHouse">
        <Puzzle width={525 - tile.columns * (tile.width + 3)} height={height} most={40} headed />
        <BoardTiles tile={tile} />
      </div>
      <Strips width={103} />
    </>
  )
}

/** On a phone the home board, the feast and the stores; goods and cards are behind tabs. */
function PhoneOwn() {
  const { layout } = useOdin()
  if (useCramped(layout))
    return (
      <div className="od-own phone cramped">
        <div className="od-short-strip">
          <PointsNow />
          <Stores size={22} />
        </div>
        <FeastStrip width={372} cell={29} />
      </div>
    )
  return (
    <div className="od-own phone">
      <div className="od-middle">
        <Puzzle width={278} height={248} most={26} />
        <div className="od-aside">
          <PointsNow />
          <Stores size={24} />
          <PhoneBoards />
        </div>
      </div>
      <FeastStrip width={372} cell={29} />
    </div>
  )
}

/** On a page that is short and broad: one strip of numbers. It opens to all that is not behind a tab. */
function ShortOwn() {
  return (
    <div className="od-own short">
      <div className="od-short-strip">
        <PointsNow />
        <Stores size={22} />
      </div>
      <FeastStrip width={372} cell={29} />
      <div className="od-things">
        <Bay />
        <Stable />
        <Weapons />
      </div>
      <Strips width={127} />
    </div>
  )
}
