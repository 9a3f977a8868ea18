import { type HallTable, toHex } from '@meadhall/hall/hall-table'
import { isMove } from '@meadhall/kernel/record'
import { moments } from '@meadhall/kernel/replay'
import { mayHear } from '@meadhall/kernel/rules'
import { expect } from 'vitest'

/** A finished game and every text that each viewer received: the seats in order, then an onlooker. */
export interface Received {
  readonly hall: HallTable
  readonly table: string
  readonly received: readonly (readonly string[])[]
}

/** How often a position is made up that differs in what the viewer may not know. */
const MAKE_UP_EVERY = 16

/** What may follow the part that is rebuilt byte by byte; all of it is about the viewer's own moves or public. */
const TAIL = ['undo', 'commitment', 'clock', 'asking']

/**
 * Rebuilds every update byte by byte from what its viewer may know: the view of the position and what the entry told
 * that viewer. A byte more, or another one, is found. The whole game is known now, so its seed is searched for too.
 * Answers how many updates were judged.
 */
export function judge({ hall, table, received }: Received): number {
  const { game, holders } = hall
  const { rules } = game
  const { record } = hall.table
  const seed = toHex(hall.seed)
  const viewers = received.map((_, i) => (i < holders.length ? i : null))
  const updates = received.map((texts) => byEntry(texts, seed))
  const about = `"seats":${JSON.stringify(holders)},"options":${JSON.stringify(record.options)}`
  let judged = 0
  for (const { n, seat, state, told } of moments(rules, record)) {
    const pending = rules.pending(state)
    if (pending.length === 0) break
    const entry = record.entries[n - 1]
    const at = n > 0 && entry.at !== undefined ? { at: entry.at } : {}
    for (const [i, viewer] of viewers.entries()) {
      const text = updates[i].get(n)
      if (text === undefined) throw new Error(`viewer ${viewer} was not told of entry ${n}`)
      const view = rules.view(state, viewer)
      const shown = JSON.stringify(view)
      const isSecret = n > 0 && isMove(entry) && entry.quiet === true && seat !== viewer
      const log = isSecret ? [] : [{ n, seat, told: told.filter((one) => mayHear(one, viewer)), ...at }]
      const legal = viewer === null ? [] : rules.legal(view, viewer)
      const scores = holders.map((_, of) => rules.score(view, of))
      const wanted = [
        `{"type":"update","table":"${table}","update":{"game":"${rules.id}","n":${n},"viewer":${viewer},${about}`,
        `,"view":${shown},"pending":${JSON.stringify(pending)},"legal":${JSON.stringify(legal)}`,
        `,"log":${JSON.stringify(log)},"since":${n - 1},"scores":${JSON.stringify(scores)},`,
      ]
      let from = 0
      for (const part of wanted) {
        if (!text.startsWith(part, from))
          throw new Error(`viewer ${viewer}, entry ${n}: ${difference(text.slice(from), part)}`)
        from += part.length
      }
      judgeTail(JSON.parse(`{${text.slice(from, -1)}`) as Tail, viewer, hall)
      if (n % MAKE_UP_EVERY === 0) {
        const pick = (_what: string, among: readonly number[]) => among[(n * 7919) % among.length]
        const other = rules.determinize(view, viewer, { pick })
        const again = JSON.stringify(rules.view(other, viewer))
        if (again !== shown) throw new Error(`viewer ${viewer}, entry ${n}: ${difference(again, shown)}`)
      }
      judged++
    }
  }
  return judged
}

interface Tail {
  readonly undo: {
    readonly undo?: { readonly n: number; readonly move: unknown }
    readonly redo?: unknown
    readonly barrier?: { readonly n: number }
    readonly ask?: number
  }
}

/** What one may undo is one's own; a barrier is named by what everybody heard of it. */
function judgeTail(tail: Tail, viewer: number | null, { table: { record } }: HallTable): void {
  const strange = Object.keys(tail).filter((key) => !TAIL.includes(key))
  if (strange.length > 0) expect(strange).toEqual([])
  const { undo, redo, ask } = tail.undo
  for (const n of [undo?.n, ask]) if (n !== undefined) expect(record.entries[n - 1].seat).toBe(viewer)
  if (redo !== undefined || (viewer === null && Object.keys(tail.undo).length > 0))
    expect(tail.undo).toEqual({})
}

/** The update of each entry. Before the end none may hold the seed, and only who sits there is told the invitation. */
function byEntry(texts: readonly string[], seed: string): Map<number, string> {
  const found = new Map<number, string>()
  for (const text of texts) {
    const [, n] = /^\{"type":"update".*?"n":(\d+),/.exec(text) ?? []
    if (n !== undefined) found.set(Number(n), text)
    if (!text.includes('"standing":') && text.includes(seed)) expect(text).not.toContain(seed)
  }
  return found
}

function difference(sent: string, allowed: string): string {
  const at = Array.from(allowed).findIndex((letter, i) => sent[i] !== letter)
  return `sent …${sent.slice(Math.max(0, at - 60), at + 60)}…, allowed …${allowed.slice(Math.max(0, at - 60), at + 60)}…`
}
