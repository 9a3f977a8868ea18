// Buttons of the prompt bar for what is no object: suggest, pass, ready, what may be done at any time.
import { waiting } from '@meadhall/kernel/agenda'
import { bestPlacement, type Placement } from '@meadhall/odin/placement/best'
import { slotName, slotNamed } from '@meadhall/odin/state'
import { ITEMS } from '@meadhall/odin/vocabulary'
import { useState } from 'react'
import { useCell } from '../store/cell.ts'
import { useOdin } from './hold.ts'
import { feastAside, lifted, opened, queued, readyAsked, shownBoard, suggested } from './ui.ts'
import { word } from './words.ts'

/** The search for a packing stays short enough not to be felt. */
const STEPS = 6000

export function Actions() {
  const hold = useOdin()
  const { view, legal, say, send, seat, odds } = hold
  const inHand = useCell(lifted)
  const packing = useCell(suggested)
  const asked = useCell(readyAsked) === view
  const [none, setNone] = useState(-1)
  if (inHand) return null
  const ready = legal.find((move) => move.do === 'ready')
  if (packing && packing.length > 0 && seat !== null) {
    const player = view.players[seat]
    const all = () => {
      queued.set(
        packing.map(({ what, slot, row, col, turn }) => ({
          do: 'placeTile',
          good: ITEMS[what],
          board: slotName(player, slot),
          row,
          col,
          turn,
        })),
      )
      suggested.set(null)
    }
    return (
      <>
        {asked && ready ? (
          <button type="button" className="button" onClick={() => send(ready, true)}>
            {word(say, 'ui.ready.still')}
          </button>
        ) : (
          <button type="button" className="button" onClick={() => suggested.set(null)}>
            {word(say, 'ui.suggest.no')}
          </button>
        )}
        <button type="button" className="button main" onClick={all}>
          {word(say, 'ui.suggest.take')} ({packing.length})
        </button>
      </>
    )
  }
  const task = waiting(view)
  const placeable = legal.some((move) => move.do === 'placeTile')
  const pass = legal.find((move) => move.do === 'pass')
  const done = task?.do !== 'feasting' ? legal.find((move) => move.do === 'done') : undefined
  const offer = (placements: readonly Placement[]) => {
    suggested.set(placements)
    const player = view.players[seat!]
    // The board on which most of it lies comes into the large place.
    const count = (slot: number) => placements.filter((each) => each.slot === slot).length
    const shown = Math.max(0, slotNamed(player, shownBoard.get()))
    const [most] = player.boards.map((_, slot) => slot).toSorted((a, b) => count(b) - count(a))
    if (count(most) > count(shown)) shownBoard.set(slotName(player, most))
  }
  const suggest = () => {
    if (seat === null) return
    const { placements } = bestPlacement(view, seat, STEPS)
    if (placements.length === 0) setNone(hold.update.n)
    else offer(placements)
  }
  // After the last window nothing can be laid any more, so goods that could be are not forgotten silently.
  const last = task?.do === 'window' && task.before === 'end'
  const sayReady = () => {
    if (!ready || seat === null) return
    if (!last || !placeable) return send(ready)
    const { placements, gain } = bestPlacement(view, seat, STEPS)
    if (gain <= 0) return send(ready)
    readyAsked.set(view)
    if (odds) offer(placements)
    else hold.choose(null)
  }
  return (
    <>
      {odds && placeable && (task?.do === 'turn' || task?.do === 'window') && (
        <button type="button" className="button" onClick={suggest}>
          {none === hold.update.n ? word(say, 'ui.suggest.none') : word(say, 'ui.suggest')}
        </button>
      )}
      <button type="button" className="button" onClick={() => opened.set({ what: 'offers' })}>
        {word(say, 'ui.anytime')}
      </button>
      {pass && (
        <button
          type="button"
          className="button"
          onClick={() => hold.choose({ target: 'pass', moves: [pass] })}
        >
          {word(say, 'ui.pass')}
        </button>
      )}
      {done && (
        <button type="button" className="button" onClick={() => send(done)}>
          {word(say, 'ui.skip')}
        </button>
      )}
      {task?.do === 'feasting' && (
        <button type="button" className="button main" onClick={() => feastAside.set(null)}>
          {word(say, 'ui.feast.back')}
        </button>
      )}
      {ready && (
        <button
          type="button"
          className="button main"
          onClick={() => (asked ? send(ready, true) : sayReady())}
        >
          {word(say, asked ? 'ui.ready.still' : 'ui.ready')}
        </button>
      )}
    </>
  )
}
