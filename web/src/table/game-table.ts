/**
 * What a game gives to be played in the page, and what it gets for it.
 *
 * A game's table is a set of components. The frame (table/Frame.tsx) lays them out for every size of screen, and does
 * by itself whatever is the same for all games: prompt bar with undo, redo and the one main button, log, replay, score,
 * list of legal moves, rules, settings, live region, passing the screen. Components take no props: they call
 * `useTable()` and draw what it holds.
 *
 *   export const midgardTable: GameTable<State, Move, Happening> = { Board, Own, Rivals, … }      web/src/midgard/table.ts
 *   registry.ts                                                                     loads it when a table is opened
 *
 *   const { view, seat, legal, say, choose, chosen, why, preview } = useTable<State, Move, Happening>()
 *
 * A target that can be acted on:
 * - `legal` holds every move of the viewer's seat. It is empty while somebody else decides and in a replay, so a
 *   component never asks whether it may act.
 * - a click calls `choose({ target: 'smokehouse', moves })`. One move: the prompt bar shows its main button ("Send to
 *   the Smokehouse ⏎"), a second click on the same target, Enter or the button sends it. Several moves: the bar shows
 *   one button for each. `choose(null)` or Escape lets go. `send(move)` skips choosing.
 * - hover and focus call `point(target)`; `pointed` and `chosen` say what to light up.
 * - `preview(move)` is what the move would do by the code that will do it; `why(move)` is why it may not be made.
 *   Both are remembered until the position changes, so they may be called while drawing.
 *
 * What is shown, and when. Updates stand in a queue (show-queue.ts); board, saga, scores, phase, prompt and rivals all
 * show the same one, and the next one comes when this one has been seen:
 * - A step without a show of its own: its update is shown, `step` says what came about and from which position, and
 *   pieces fly (Flights.tsx). After as long as its sentences take to read the next step follows. Nobody waits for
 *   animations; times go through `lasting(ms)`, which is 0 for those who want no motion, and when `hurried` changes,
 *   running ones are finished.
 * - A step with a show: the game says so by `shows(step, seat)`: 'mine' if it concerns the viewer, 'others' if not.
 *   The table goes on showing what stood before, and `show` is there: what is told, `before`, `after`, and which scene
 *   (`at`). The game draws the scene wherever it likes; one component runs it with `useRunningShow(show, lengths)`,
 *   where a scene lasts some milliseconds or `WAITS` for the player. When it ends (`show.end()`, which skips too), its
 *   update is shown. Without motion scenes are pictures that stand as long.
 * - `legal` is empty and `deciding` false until everything that was told has been shown. Undoing, opening and jumping
 *   clear the queue. Hurry (H) runs it down to the next show that concerns the viewer; Again (A) plays the last show
 *   once more. The others and the bots do not wait for any of this. A replay goes through the same stage.
 */

import type { Catalog, Speaker } from '@meadhall/hall/say'
import type { TableUpdate } from '@meadhall/hall/update'
import type { Locale } from '@meadhall/kernel/locales'
import type { Preview } from '@meadhall/kernel/preview'
import type { AnyHappening, AnyMove, Game, Refusal, ScoreLine, Seat, Viewer } from '@meadhall/kernel/rules'
import type { ComponentType, ReactNode } from 'react'
import type { ThemeName } from '../art/theme.ts'
import type { TipBook } from './tips/tip-book.ts'
import type { Layout } from './use-size.ts'

export interface TableHold<S = unknown, M extends AnyMove = AnyMove, H extends AnyHappening = AnyHappening> {
  readonly game: Game<S, M, H>
  /** Everything that the hall tells the viewer; in a replay, as of the moment shown. */
  readonly update: TableUpdate<S, M, H>
  /** The position as the viewer may know it (`update.view`). */
  readonly view: S
  /** Whose eyes; null for an onlooker. */
  readonly seat: Viewer
  /** False in a replay and while the screen is passed on. */
  readonly live: boolean
  /** The viewer's seat must decide now. */
  readonly deciding: boolean
  readonly legal: readonly M[]

  readonly chosen: Choice<M> | null
  readonly pointed: string | null
  readonly choose: (choice: Choice<M> | null) => void
  readonly point: (target: string | null) => void
  /**
   * Makes a move. Where moves of the same turn could be taken back until now, and after this one no longer: if it is
   * final, asks first; if it hands the turn on, shows what it does and waits for "End turn" (`ending`). Both by setting.
   * `deliberate`: the button says by itself that there is no way back (rolling dice in a fight), so nothing is asked.
   */
  readonly send: (move: M, deliberate?: boolean) => void
  readonly preview: (move: M) => Preview<S, H> | undefined
  readonly why: (move: M) => Reason | undefined
  /** Dice or cards decide, or something hidden is shown: it cannot be taken back. */
  readonly isFinal: (move: M) => boolean

  /** Sentences in the viewer's language: the game's catalog and this table's own (`words`) together. */
  readonly say: Speaker
  /** The same where a bot moved for the person at a seat: the name says so. */
  readonly sayStandIn: (seat: Seat) => Speaker
  /** What stands beside a player's name at a table elsewhere: whether they are there, and their time. */
  readonly beside: (seat: Seat) => ReactNode
  readonly locale: Locale
  readonly theme: ThemeName
  /** How the frame is laid out (use-size.ts); its name is a class of the table, for style sheets. */
  readonly layout: Layout
  /** Whether things are drawn large beside the board (wide, lying, upright) or small (phone, short). */
  readonly size: 'wide' | 'phone'
  /** Whether this table shows the odds of what chance decides, and suggests where the game can. */
  readonly odds: boolean
  /** Whether one may ask for advice at this table. */
  readonly hints: boolean
  /** Moves that a bot would look at first, as soon as it has told: for soft marks. None where there is no advice. */
  readonly worth: readonly M[]
  /** Opens the rules at an entry. */
  readonly openRule: (id: string) => void

  /** What came about last, for animations. Absent after opening, undoing and jumping about, and while a show runs. */
  readonly step?: Step<S, H>
  /** The show that runs now; the table shows what stood before it. */
  readonly show?: Show<S, H>
  /** The last move of the turn: `update` shows already what it does, and it is made when the viewer ends the turn. */
  readonly ending?: M
  /** Milliseconds that something meant to last `ms` lasts with the viewer's settings; 0: no motion. */
  readonly lasting: (ms: number) => number
  /** Milliseconds that something is looked at which is meant to be looked at for `ms`, with or without motion. */
  readonly reading: (ms: number) => number
  /** Counts up when the viewer is impatient. */
  readonly hurried: number
}

export interface Choice<M extends AnyMove> {
  /** A name for what was touched, unique at the table: `smokehouse`, `shore2`, `die spearman hit1`. */
  readonly target: string
  /** What may be done with it now; empty where nothing may, and `refused` tells why. */
  readonly moves: readonly M[]
  /** A move that one would expect here but may not be made. */
  readonly refused?: M
}

export interface Reason {
  readonly refusal: Refusal
  readonly sentence: string
  readonly rule: string
}

export interface Step<S, H extends AnyHappening> {
  readonly n: number
  readonly by: Seat | null
  readonly before: S
  readonly told: readonly H[]
}

/** A step that is shown scene by scene before the table shows what it led to. */
export interface Show<S, H extends AnyHappening> extends Step<S, H> {
  readonly after: S
  /** Which scene is shown, from 0. */
  readonly at: number
  readonly to: (scene: number) => void
  /** It has been seen, or skipped. */
  readonly end: () => void
}

export type AnyShow = Show<unknown, AnyHappening>

/** How a seat looks everywhere outside the board: log, score, charts, set-up. Colour is never alone. */
export interface SeatLook {
  /** The piece that stands for the person, `size` pixels high. */
  readonly Piece: ComponentType<{ size: number; label?: string }>
  readonly colour: string
  /** Dark ink of the same hue, for text fields on the colour. */
  readonly ink: string
  /** How its line is dashed in charts; '' for solid. */
  readonly dash: string
}

export interface GameTable<S = unknown, M extends AnyMove = AnyMove, H extends AnyHappening = AnyHappening> {
  /**
   * The board in its own units. The frame gives it a box of this shape and does the zooming; one that says how tall it
   * may be is given the height of its window (`useBoardHeight`).
   */
  readonly board: { readonly width: number; readonly height: number; readonly tallest?: number }
  readonly Board: ComponentType
  /** A board for the phone that lays itself out, instead of districts of the large one. */
  readonly PhoneBoard?: ComponentType
  /** For the style sheet of a game that lays the table out in its own way. */
  readonly className?: string
  /** Parts of the board that a phone shows one at a time, as tabs. `open` counts what may be done there. */
  readonly districts?: readonly District<S, M>[]
  /** The viewer's own things, below the board: 142 high on a wide screen, 136 on a phone; wrapped where it stands upright. */
  readonly Own: ComponentType
  /** The others at a glance: a column of 280 on a wide screen, a row 55 high on a phone. */
  readonly Rivals: ComponentType
  /** Where the game stands (round, phase), in the top bar, 42 high. */
  readonly Status: ComponentType
  /** What to do now: the bar's two lines; the first is also what is announced. */
  readonly prompt: (hold: TableHold<S, M, H>) => { title: string; detail?: string }
  /** In the prompt bar, in place of the piece of whoever decides. */
  readonly PromptPiece?: ComponentType
  /** Further buttons in the prompt bar, such as "Beg". */
  readonly Actions?: ComponentType
  /** Buttons there for what is held in hand, also while a place for it is chosen and on others' turns. */
  readonly Carried?: ComponentType
  /**
   * Lies over everything below the top bar while it returns something: a fight, assigning. Its wrapper lets clicks
   * through, so it may cover a part only: its style sheet has the boxes of what stands below it as --board-x, --board-y,
   * --board-w, --board-h and the same of --own and --prompt, and --side-w.
   */
  readonly Overlay?: ComponentType
  /** Fetches what this position shows besides what every position does: the table is shown when it is there. */
  readonly ready?: (view: S) => Promise<unknown> | undefined
  /** Shown in the prompt's place for what was touched: effect and reason with pictures. Sentences otherwise. */
  readonly Preview?: ComponentType<{ move: M }>
  /** Standing orders that the game itself keeps: shown beside those that the table carries out. */
  readonly Orders?: ComponentType<{ onClose: () => void }>
  readonly look: (view: S, seat: Seat) => SeatLook
  /** A picture for a line of the log, 22 high, instead of the seat's piece. */
  readonly LogPicture?: ComponentType<{ happening: H; size: number }>
  /** A picture for a score line, 26 high. */
  readonly ScorePicture?: ComponentType<{ line: string; size: number }>
  /** How the reckoning lists the lines of all seats. */
  readonly sheet?: {
    /** One order of rows, whoever has them. */
    readonly order: readonly string[]
    /** The entry of a row whose lines have entries of their own, as each Destiny has. */
    readonly rules?: Readonly<Record<string, string>>
    /** How many a seat has of what the row counts, in a word or two: "2 sets". */
    readonly count?: (line: string, view: S, seat: Seat, say: Speaker) => string | undefined
  }
  /** Happenings worth naming a deciding moment after, the most telling first. */
  readonly telling: readonly H['what'][]
  /** Those of them that tell of a loss, where the game says so. */
  readonly losses?: readonly H['what'][]
  /** The scenes of a show that are steps of their own when a game is looked back at. */
  readonly stops?: (show: Show<S, H>) => readonly number[]
  /** The scene of a show that shows the `nth` of what is told; the first where the game does not say. */
  readonly sceneOf?: (show: Pick<Show<S, H>, 'before' | 'told' | 'after'>, nth: number) => number
  /** Whom something happened to that another seat did, where a happening names both. */
  readonly doneTo?: (happening: H) => Seat | undefined
  /** Happenings that the log leaves out because another line says it too. */
  readonly untold?: readonly H['what'][]
  /** Moves that say by themselves that the turn is over: nothing more is asked. */
  readonly endsTurn?: readonly M['do'][]
  /** A move in words that need the position: which card, which of one's own places. The game's sentence otherwise. */
  readonly moveText?: (move: M, hold: MoveSaying<S>) => string | undefined
  /** The lines of a seat as if the game ended now, where `update.scores` has only what was gained so far. */
  readonly scoreNow?: (view: S, seat: Seat) => readonly ScoreLine[]
  /** Whether a step is shown scene by scene, and whether it concerns the viewer. The overlay runs it. */
  readonly shows?: (step: Step<S, H> & { readonly after: S }, seat: Viewer) => 'mine' | 'others' | undefined
  /** Where a thing is drawn, by its name in the rules and lessons: a selector. `names` are the seats'. */
  readonly thing?: (name: string, names: readonly string[]) => string
  /** What everything that is drawn at the table is, fetched when somebody first asks. */
  readonly tips?: () => Promise<TipBook<TableHold<S, M, H>>>
  /** Where the table draws what a move is about: a selector, nothing where it has no place. */
  readonly placesOf?: (move: M, view: S) => string
  /** Makes moves that belong together, one after the other; false where it makes none, and the first alone is sent. */
  readonly makeAll?: (moves: readonly M[]) => boolean
  /** How the end is told where it is more than who has most: alone against the game. */
  readonly verdict?: (
    view: S,
    say: Speaker,
  ) => { readonly title: string; readonly detail: string; readonly lost?: boolean } | undefined
  /**
   * Words that only the table needs, besides the game's own catalog. They also stand in for those of the page that mean
   * another game: `end.won`, `end.points`, `chart.round` and the like.
   */
  readonly words?: Readonly<Record<Locale, () => Promise<Catalog>>>
}

export interface MoveSaying<S> {
  readonly view: S
  readonly seat: Viewer
  readonly say: Speaker
}

export interface District<S, M extends AnyMove> {
  readonly id: string
  /** Key of its name in `words`. */
  readonly name: string
  /** Left, top, width, height in board units. */
  readonly box: readonly [number, number, number, number]
  readonly open: (hold: { view: S; legal: readonly M[] }) => number
}
