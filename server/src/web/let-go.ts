// oxlint-disable no-underscore-dangle -- these are names of the library
import type { WebSocket } from 'ws'

/** What the library keeps of the message that is being read. */
interface Reading {
  _fragments?: unknown[]
  _mask?: unknown
}

/**
 * Has a socket let go of what it has read, to be called with every message. The library puts a message's parts into a
 * list that has waited for them since the message before, and throws the list away. By then the list is old: only when
 * the collector goes through all tables does it find that nobody has it any more, nor the bytes in it. So every message
 * was kept until then, hundreds of thousands on a busy server, and moves had to wait while they were cleared away.
 */
export function lettingGo(socket: WebSocket): () => void {
  const { _receiver: reading } = socket as WebSocket & { _receiver?: Reading }
  const parts: unknown[] = []
  return () => {
    if (!reading?._fragments) return
    parts.length = 0
    reading._fragments = parts
    reading._mask = undefined
  }
}
