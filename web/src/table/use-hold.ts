import type { Speaker } from '@meadhall/hall/say'
import { remainingLog, type TableUpdate } from '@meadhall/hall/update'
import type { Locale } from '@meadhall/kernel/locales'
import { canonical } from '@meadhall/kernel/plain'
import { type Preview, preview } from '@meadhall/kernel/preview'
import type { AnyHappening, AnyMove, Game } from '@meadhall/kernel/rules'
import { useCallback, useMemo, useState } from 'react'
import { lasting, reading, useSettings } from '../store/settings.ts'
import type { FollowedTable } from './followed.ts'
import type { AnyShow, Choice, Reason, Step, TableHold } from './game-table.ts'
import { type Layout, sizeOf } from './use-size.ts'
import { useWorth } from './use-worth.ts'

export interface Holding {
  readonly game: Game
  readonly update: TableUpdate
  readonly live: boolean
  /** What is shown is the newest: it may be answered. */
  readonly upToDate: boolean
  readonly say: Speaker
  readonly sayStandIn: TableHold['sayStandIn']
  readonly beside: TableHold['beside']
  readonly locale: Locale
  readonly layout: Layout
  readonly step: Step<unknown, AnyHappening> | undefined
  readonly show: AnyShow | undefined
  readonly hurried: number
  readonly odds: boolean
  readonly hints: boolean
  /** The move that is shown already and ends the turn when the viewer says so. */
  readonly ending: AnyMove | undefined
  /** Moves that say by themselves that the turn is over. */
  readonly endsTurn: readonly string[]
  readonly isOpen?: FollowedTable['isOpen'] | undefined
  readonly submit: (move: AnyMove) => void
  /** Asks before a move that cannot be taken back. */
  readonly confirm: (move: AnyMove) => void
  /** Shows what a move does that ends the turn, and waits for the viewer to end it. */
  readonly end: (move: AnyMove, effect: Preview<unknown, AnyHappening>) => void
  readonly openRule: (id: string) => void
}

/** What a game's components hold: the shown position, and all that can be asked about it. */
export function useHold(holding: Holding): TableHold {
  const settings = useSettings()
  const { game, update, live, say, locale, layout, step, hurried, submit, confirm, end } = holding
  const { openRule, show, ending, endsTurn, isOpen, sayStandIn, beside } = holding
  const odds = holding.odds && settings.odds
  const hints = holding.hints && settings.odds
  const [held, hold] = useState<{ on: TableUpdate; choice: Choice<AnyMove> | null }>()
  const [pointed, point] = useState<string | null>(null)
  const { view, viewer: seat } = update

  const asked = useMemo(() => {
    const previews = new Map<string, Preview<unknown, AnyHappening> | undefined>()
    const reasons = new Map<string, Reason | undefined>()
    const refusal = (move: AnyMove) => (seat === null ? undefined : game.rules.check(view, seat, move))
    return {
      preview(move: AnyMove) {
        const key = canonical(move)
        if (!previews.has(key))
          previews.set(
            key,
            seat === null || refusal(move) ? undefined : preview(game.rules, view, seat, move),
          )
        return previews.get(key)
      },
      why(move: AnyMove) {
        const key = canonical(move)
        if (!reasons.has(key)) {
          const found = refusal(move)
          reasons.set(key, found && { refusal: found, sentence: say.refusal(found), rule: found.rule })
        }
        return reasons.get(key)
      },
    }
  }, [game, view, seat, say])

  const choose = useCallback(
    (choice: Choice<AnyMove> | null) => {
      hold({ on: update, choice })
      // The rules allow it and the lesson does not: it says why.
      const tried = choice?.moves.length === 0 ? choice.refused : undefined
      if (isOpen && tried && !asked.why(tried)) submit(tried)
    },
    [update, isOpen, asked, submit],
  )

  // What was chosen on another position stays while only others have moved and it means the same on this one.
  const chosen = useMemo(() => {
    if (!held?.choice || held.on === update) return held?.choice ?? null
    const { moves, refused } = held.choice
    const standsStill = held.on.viewer === seat && ownMoves(held.on) === ownMoves(update)
    if (!standsStill) return null
    if (refused) return asked.why(refused) ? held.choice : null
    const legal = new Set(update.legal.map(canonical))
    return moves.length > 0 && moves.every((move) => legal.has(canonical(move))) ? held.choice : null
  }, [held, update, seat, asked])

  const isFinal = useCallback(
    (move: AnyMove) => {
      const effect = asked.preview(move)
      return effect?.until !== undefined || (effect?.told.some(({ reveals }) => reveals) ?? false)
    },
    [asked],
  )

  const open = live && holding.upToDate && !ending
  const deciding = open && seat !== null && update.pending.includes(seat)
  const worth = useWorth(update, deciding && hints)
  const legal = useMemo(
    () => (open ? (isOpen ? update.legal.filter(isOpen) : update.legal) : []),
    [open, update, isOpen],
  )

  const send = useCallback(
    (move: AnyMove, deliberate = false) => {
      if (!open || seat === null) return
      const effect = asked.preview(move)
      if (effect && isFinal(move)) {
        // Something is lost where moves could still be taken back until now.
        if (settings.confirm && !deliberate && update.undo.undo) confirm(move)
        else submit(move)
      } else if (
        effect &&
        settings.endTurn &&
        !endsTurn.includes(move.do) &&
        endsLongTurn(game, update, effect)
      )
        end(move, effect)
      else submit(move)
    },
    [open, seat, update, asked, isFinal, settings, endsTurn, game, confirm, end, submit],
  )

  return useMemo(
    () => ({
      game,
      update,
      view,
      seat,
      live,
      deciding,
      legal,
      chosen,
      pointed,
      choose,
      point,
      send,
      ...asked,
      isFinal,
      say,
      sayStandIn,
      beside,
      locale,
      theme: settings.theme,
      layout,
      size: sizeOf(layout),
      odds,
      hints,
      worth,
      openRule,
      ...(step && { step }),
      ...(show && { show }),
      ...(ending && { ending }),
      lasting: (ms: number) => lasting(settings, ms),
      reading: (ms: number) => reading(settings, ms),
      hurried,
    }),
    [
      game,
      update,
      view,
      seat,
      live,
      deciding,
      legal,
      chosen,
      pointed,
      choose,
      send,
      asked,
      isFinal,
      say,
      sayStandIn,
      beside,
      locale,
      settings,
      layout,
      odds,
      hints,
      worth,
      openRule,
      step,
      show,
      ending,
      hurried,
    ],
  )
}

/** How often the viewer has moved. */
function ownMoves({ log, viewer }: TableUpdate): number {
  return log.filter(({ seat }) => seat === viewer).length
}

/** The viewer has moved before in this turn, and after the move somebody else decides, or nobody any more. */
function endsLongTurn(
  { rules }: Game,
  { viewer, pending, log }: TableUpdate,
  { state }: Preview<unknown, AnyHappening>,
): boolean {
  if (viewer === null || pending.length !== 1 || pending[0] !== viewer) return false
  return remainingLog(log).at(-1)?.seat === viewer && !rules.pending(state).includes(viewer)
}
