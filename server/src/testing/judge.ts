import type { HallTable } from '@meadhall/hall/hall-table'
import { toHex } from '@meadhall/hall/record-file'
import { rebuiltUpdates } from '@meadhall/hall/testing/rebuilt'
import { expect } from 'vitest'

/** A finished game and every text that each viewer received: the seats in order, then an onlooker. */
export interface Received {
  readonly hall: HallTable
  readonly table: string
  readonly received: readonly (readonly string[])[]
}

/** What may follow the part that is rebuilt byte by byte; all of it is about the viewer's own moves or public. */
const TAIL = ['undo', 'commitment', 'clock', 'asking']

/**
 * Compares every update byte by byte with what its viewer may know. A byte more, or another one, is found. The whole
 * game is known now, so its seed is searched for too. Answers how many updates were judged.
 */
export function judge({ hall, table, received }: Received): number {
  const seed = toHex(hall.seed)
  const viewers = received.map((_, i) => (i < hall.holders.length ? i : null))
  const updates = received.map((texts) => byEntry(texts, seed))
  let judged = 0
  for (const { n, viewer, parts } of rebuiltUpdates(hall, table, viewers)) {
    const text = updates[viewer ?? hall.holders.length].get(n)
    if (text === undefined) throw new Error(`viewer ${viewer} was not told of entry ${n}`)
    let from = 0
    for (const part of parts) {
      if (!text.startsWith(part, from))
        throw new Error(`viewer ${viewer}, entry ${n}: ${difference(text.slice(from), part)}`)
      from += part.length
    }
    const around = n === 0 ? 1 : 2 // braces that close what is around the tail
    judgeTail(JSON.parse(`{${text.slice(from, -around)}`) as Tail, viewer, hall)
    judged++
  }
  return judged
}

interface Tail {
  readonly undo: {
    readonly undo?: { readonly n: number }
    readonly redo?: unknown
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

/** The update of each entry. Before the end none may hold the seed. */
function byEntry(texts: readonly string[], seed: string): Map<number, string> {
  const found = new Map<number, string>()
  for (const text of texts) {
    const [, n] = /^\{"type":"(?:update|change)".*?"n":(\d+),/.exec(text) ?? []
    if (n !== undefined) found.set(Number(n), text)
    if (!text.includes('"ranking":') && text.includes(seed)) expect(text).not.toContain(seed)
  }
  return found
}

function difference(sent: string, allowed: string): string {
  const at = Array.from(allowed).findIndex((letter, i) => sent[i] !== letter)
  const part = (text: string) => text.slice(Math.max(0, at - 60), at + 60)
  return `sent …${part(sent)}…, allowed …${part(allowed)}…`
}
