// Decisions that are not made on the board: objects to tap on a plank, the first of them the choice of a leader.
import type { Move } from '@meadhall/midgard/moves'
import { LEADERS } from '@meadhall/midgard/vocabulary'
import type { ReactNode } from 'react'
import { clanOf } from '../art/clans.tsx'
import { LeaderPortrait } from '../art/midgard/Leader.tsx'
import { breakable } from '../text/listed.ts'
import { useMidgard } from './hold.ts'
import { Named } from './Named.tsx'
import { BEHIND, useWindow } from './use-window.ts'
import { word } from './words.ts'

/** A plank with objects on it, in the middle of the board. */
export function Plank({ title, note, children }: { title: string; note?: ReactNode; children: ReactNode }) {
  const opened = useWindow<HTMLElement>()
  return (
    <section
      className="mg-plank"
      role="dialog"
      aria-label={title}
      ref={opened}
      data-walk
      data-behind={BEHIND.board}
    >
      <h2 className="title">{title}</h2>
      {note && <p className="dim">{note}</p>}
      <div className="mg-objects">{children}</div>
    </section>
  )
}

const same = (a: Move | undefined, b: Move): boolean => JSON.stringify(a) === JSON.stringify(b)

/** An object that stands for one move: the first tap chooses it, the second makes it. */
export function MoveObject({
  move,
  label,
  className = '',
  children,
}: {
  move: Move
  label?: string
  className?: string
  children: ReactNode
}) {
  const { chosen, choose, send, say } = useMidgard()
  const picked = chosen?.moves.length === 1 && same(chosen.moves[0], move)
  return (
    <button
      type="button"
      className={`mg-object ${className}`}
      aria-pressed={picked}
      onClick={() => (picked ? send(move, true) : choose({ target: say.move(move), moves: [move] }))}
    >
      <Named name={label ?? say.move(move)}>{children}</Named>
    </button>
  )
}

export function LeaderChoice() {
  const { legal, say, seat } = useMidgard()
  return (
    <Plank title={word(say, 'ui.prompt.leader')} note={word(say, 'ui.prompt.leaderDetail')}>
      {LEADERS.map((leader) => {
        const move = legal.find((each) => each.do === 'chooseLeader' && each.leader === leader)
        const body = (
          <>
            <LeaderPortrait leader={leader} clan={clanOf(seat ?? 0)} size={64} />
            <b className="world">{breakable(say.name(leader))}</b>
            <span>{word(say, `ui.leader.${leader}`)}</span>
          </>
        )
        return move ? (
          <MoveObject
            key={leader}
            move={move}
            label={`${say.name(leader)}. ${word(say, `ui.leader.${leader}`)}`}
            className="leader"
          >
            {body}
          </MoveObject>
        ) : (
          <span key={leader} className="mg-object leader gone">
            {body}
          </span>
        )
      })}
    </Plank>
  )
}
