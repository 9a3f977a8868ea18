import { QUICK } from '@meadhall/bots/bot'
import { botMove, botsToMove } from '@meadhall/hall/bot-seats'
import { isOver, submit } from '@meadhall/hall/hall-table'
import type { Seat } from '@meadhall/kernel/rules'
import { obey, orderOf } from './orders.ts'
import { nameOf, people, type Session, tellEnd, tellNews, tellTurn } from './session.ts'

/** Plays until the game is left. Returns the exit code. */
export async function playOn(session: Session): Promise<number> {
  const { terminal } = session
  let ended = false
  for (;;) {
    moveBots(session)
    if (isOver(session.hall)) {
      if (!ended || session.fresh) tellEnd(session)
      ended = true
      session.choices = []
    } else {
      ended = false
      if (!(await seatSomeone(session))) return 0
      if (session.fresh) tellTurn(session)
    }
    session.fresh = false
    const line = await terminal.ask(`${ended ? session.words.tell('over') : nameOf(session, session.at)} > `)
    if (line === undefined || orderOf(line) === 'quit') return 0
    await obey(session, line)
  }
}

function moveBots({ hall, bots, thinking }: Session): void {
  for (let [next] = botsToMove(hall); next; [next] = botsToMove(hall)) {
    const submitted = submit(hall, botMove(hall, next.seat, bots[next.bot], thinking, QUICK))
    if (submitted.outcome !== 'played')
      throw new Error(`the bot ${next.bot} made a move that is ${submitted.outcome}`)
  }
}

/** Sees to it that someone who must decide sits before the screen. False when the input has ended. */
async function seatSomeone(session: Session): Promise<boolean> {
  const { hall, terminal } = session
  const pending = hall.game.rules.pending(hall.table.state)
  const { wanted } = session
  delete session.wanted
  if (wanted === undefined && session.at !== null && (pending.includes(session.at) || session.guest))
    return true
  const next = wanted ?? pending[0]
  session.guest = wanted !== undefined && !pending.includes(wanted)
  if (people(session).length > 1) {
    const answer = await handOver(session, next)
    if (answer !== 'seated') return answer === 'stayed'
  }
  session.at = next
  session.fresh = true
  terminal.print('')
  return true
}

/** The screen goes from one person to another: what the first saw must be gone before the other looks. */
async function handOver(session: Session, next: Seat): Promise<'seated' | 'stayed' | 'left'> {
  const { terminal } = session
  const before = session.at
  if (before !== null) {
    tellNews(session)
    const answer = await terminal.ask(session.words.tell('hide'))
    if (answer === undefined || orderOf(answer) === 'quit') return 'left'
    if (answer !== '') {
      await obey(session, answer)
      const pending = session.hall.game.rules.pending(session.hall.table.state)
      if (pending.includes(before)) {
        session.fresh = true
        return 'stayed'
      }
    }
  }
  terminal.clear()
  session.at = null
  const ready = await terminal.ask(session.words.tell('handOver', { seat: nameOf(session, next) }))
  if (ready === undefined) return 'left'
  terminal.clear()
  session.components = []
  session.own = ''
  session.at = next
  session.fresh = true
  return 'seated'
}
