import { waiting } from '@meadhall/kernel/agenda'
import type { Move } from '@meadhall/midgard/moves'
import { crewSent } from '@meadhall/midgard/targets'
import { TARGETS } from '@meadhall/midgard/vocabulary'
import { type ReactNode, useEffect, useState } from 'react'
import { Token } from '../art/midgard/Token.tsx'
import { useMidgard } from './hold.ts'
import { labelled, word } from './words.ts'

/** Buttons of the prompt bar for what is no object: beg, done, confirm, pass, ask for turn order. */
export function Actions() {
  const { view, legal, say } = useMidgard()
  const task = waiting(view)
  switch (task?.do) {
    case 'placeWorker':
      return (
        <>
          <Action move={{ do: 'beg' }} choose>
            <Token name="food" size={18} />
            <Token name="blame" size={18} /> {word(say, 'ui.beg')}
          </Action>
          <RuneAction />
        </>
      )
    case 'trade':
      return (
        <>
          <RuneAction />
          <Action move={{ do: 'doneTrading' }} main>
            {word(say, 'ui.done')}
          </Action>
        </>
      )
    case 'assign':
    case 'assignInTurnOrder':
      return <AssignActions />
    case 'runeWindow':
    case 'beforeFight':
      return (
        <Action move={{ do: 'pass' }} main>
          {word(say, 'ui.pass')}
        </Action>
      )
    case 'rollAgain':
    case 'chooseFallen':
    case 'chooseLost':
      return null
    default:
      return legal.some((move) => move.do === 'rune') ? <RuneAction /> : null
  }
}

function Action({
  move,
  main = false,
  choose = false,
  children,
}: {
  move: Move
  main?: boolean
  choose?: boolean
  children: ReactNode
}) {
  const hold = useMidgard()
  // The rules allow it, and the lesson that is being taken does not.
  const closed = !hold.why(move) && !hold.legal.some((each) => each.do === move.do)
  return (
    <button
      type="button"
      className={main ? 'button main' : 'button'}
      disabled={closed}
      onClick={() => (choose ? hold.choose({ target: move.do, moves: [move] }) : hold.send(move, main))}
    >
      {children}
    </button>
  )
}

/** Takes everything back that was sent, piece by piece, as the rules know it. */
function ClearAll() {
  const { legal, say, send, deciding } = useMidgard()
  const [clearing, setClearing] = useState(false)
  const back = legal.find((move) => move.do === 'unassign')
  useEffect(() => {
    if (!clearing || !deciding) return
    if (back) send(back)
    else setClearing(false)
  }, [clearing, deciding, legal])
  return (
    <button type="button" className="button" disabled={!back} onClick={() => setClearing(true)}>
      {word(say, 'ui.clearAll')}
    </button>
  )
}

/** Runes that may be used at any time. */
function RuneAction() {
  const { legal, choose, say } = useMidgard()
  if (!legal.some((move) => move.do === 'rune')) return null
  return (
    <button type="button" className="button" onClick={() => choose({ target: 'runes', moves: [] })}>
      <span className="runic" aria-hidden="true">
        ᛒ
      </span>{' '}
      {word(say, 'ui.playRune')}
    </button>
  )
}

function AssignActions() {
  const { view, say, seat } = useMidgard()
  if (seat === null) return null
  const { plan, warriors } = view.players[seat]
  const fights = TARGETS.filter((_, target) => crewSent(plan, target).some((count) => count > 0)).length
  const stay = warriors[0] + warriors[1] + warriors[2]
  return (
    <>
      <ClearAll />
      <RuneAction />
      <Action move={{ do: 'confirm' }} main>
        {labelled(say, word(say, 'ui.swear'), word(say, 'ui.swearDetail', { fights, stay }))}
      </Action>
    </>
  )
}
