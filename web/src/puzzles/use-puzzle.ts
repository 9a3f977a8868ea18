import type { GameId } from '@meadhall/hall/game-ids'
import { entryNumber, type HallTable, person, submit } from '@meadhall/hall/hall-table'
import { type Judged, type Puzzle, puzzleState } from '@meadhall/hall/puzzles/puzzle'
import { tableOn } from '@meadhall/hall/table-on'
import { type SeenUpdate, type TableUpdate, updateFor } from '@meadhall/hall/update'
import { remainingMoves } from '@meadhall/kernel/record'
import type { AnyMove, Game, Refusal } from '@meadhall/kernel/rules'
import { useMemo, useRef, useState } from 'react'
import { localHall } from '../app/local-hall.ts'
import { attempted } from '../store/puzzles.ts'
import type { FollowedTable } from '../table/followed.ts'
import { newest, opened, type Queue, told } from '../table/show-queue.ts'

/** What the best way is good for, and what it begins with. */
export const HINTS = 2

/** A puzzle that is being solved, on a table that the page follows like any other. */
export interface Solving {
  readonly followed: FollowedTable
  /** What came of the attempt; `judging` while it is played on. */
  readonly judged: Judged | 'judging' | undefined
  /** The moves of the attempt. */
  readonly line: readonly AnyMove[]
  /** So many hints were taken. */
  readonly hints: number
  readonly again: () => void
  /** Takes a hint: what is found with one does not count. */
  readonly hint: () => void
  /** Makes the moves of the answer on the table. */
  readonly show: () => void
}

interface Now {
  readonly queue: Queue<TableUpdate>
  readonly judged: Solving['judged']
  readonly line: readonly AnyMove[]
  readonly refusal?: Refusal
}

/** The position as a table of the hall. What came before the question is nobody's to undo. */
function layOut(game: Game, puzzle: Puzzle, names: readonly string[]): HallTable {
  const { version, options } = puzzle
  return tableOn(game, puzzleState(game, puzzle), { version, options, holders: names.map(person) })
}

/** Updates without anything to do; the same for the same. */
function ended(): (seen: SeenUpdate) => TableUpdate {
  const known = new WeakMap<SeenUpdate, TableUpdate>()
  return (seen) => {
    const before = known.get(seen)
    if (before) return before
    const over = { ...(seen as TableUpdate), legal: [], undo: {} }
    known.set(seen, over)
    return over
  }
}

export function usePuzzle(game: Game, id: GameId, puzzle: Puzzle, names: readonly string[]): Solving {
  const { seat } = puzzle
  const table = useRef<HallTable>(undefined)
  table.current ??= layOut(game, puzzle, names)
  const first = useMemo(
    () => opened(updateFor(layOut(game, puzzle, names), seat)),
    [game, puzzle, names, seat],
  )
  const [now, set] = useState<Now>({ queue: first, judged: undefined, line: [] })
  const [hints, setHints] = useState(0)
  const isOver = now.judged !== undefined

  const doings = useMemo(() => {
    const made = () => {
      const { entries } = table.current!.table.record
      return remainingMoves(entries).flatMap((entry) => (entry.seat === seat ? [entry.move] : []))
    }
    const judge = async () => {
      const line = made()
      set((before) => ({ ...before, judged: 'judging', line }))
      const judged = await localHall().answerPuzzle(id, puzzle, line)
      if (judged) attempted(`${id}/${puzzle.id}`, judged.solved)
      set((before) => ({ ...before, judged: judged ?? undefined }))
    }
    const play = (move: AnyMove): boolean => {
      const hall = table.current!
      const known = entryNumber(hall)
      const result = submit(hall, { seat, answers: known, move })
      if (result.outcome === 'refused') {
        set((before) => ({ ...before, refusal: result.refusal }))
        return false
      }
      const update = updateFor(hall, seat, known)
      set(({ queue, judged, line }) => ({ queue: told(queue, update), judged, line }))
      return true
    }
    const begin = () => {
      table.current = layOut(game, puzzle, names)
      return { queue: opened(updateFor(table.current, seat)), judged: undefined, line: [] }
    }
    // Nothing is drawn before the choice is made, so what was done before the last move is simply done again.
    const undo = () => {
      const line = made().slice(0, -1)
      set(begin())
      for (const move of line) play(move)
    }
    return { judge, play, undo, begin }
  }, [game, id, puzzle, names, seat])

  // When the choice is made, nothing more is played.
  const complete = useMemo(() => (isOver ? ended() : (seen: SeenUpdate) => seen as TableUpdate), [isOver])

  const followed = useMemo(
    (): FollowedTable => ({
      game: id,
      options: puzzle.options,
      // A table that proposes packings and feasts would answer the question.
      odds: puzzle.kind !== 'pack' && puzzle.kind !== 'feast',
      hints: false,
      update: complete(newest(now.queue)),
      queue: now.queue,
      complete,
      people: [seat],
      ...(now.refusal && { refusal: now.refusal }),
      do: {
        submit: (move) => {
          if (!isOver && doings.play(move)) void doings.judge()
        },
        undo: () => !isOver && doings.undo(),
        redo: () => {},
        restart: () => !isOver && set(doings.begin()),
        ask: () => {},
        pass: () => {},
        direct: (change) =>
          set((before) => ({ ...before, queue: change(before.queue) as Queue<TableUpdate> })),
      },
      past: { timeline: async () => [], moment: async () => undefined },
    }),
    [id, puzzle, seat, now, isOver, complete, doings],
  )

  return {
    followed,
    judged: now.judged,
    line: now.line,
    hints,
    again: () => set(doings.begin()),
    hint: () => {
      attempted(`${id}/${puzzle.id}`, false)
      setHints((taken) => Math.min(HINTS, taken + 1))
    },
    show: () => {
      const { judged, line } = now
      set({ ...doings.begin(), judged, line })
      for (const move of puzzle.ways[0].line) if (!doings.play(move)) break
    },
  }
}
