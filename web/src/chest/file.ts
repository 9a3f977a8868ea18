import { type Box, type ComponentSet, readSetFile, SET_SIZE } from '@meadhall/kernel/component-set'
import { no } from '@meadhall/kernel/spec'

/** The file that `--cards` reads too. */
export function saveFile(set: ComponentSet): void {
  const url = URL.createObjectURL(new Blob([fileOf(set)], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = url
  link.download = `${set.game}-${set.name.replaceAll(/[^\p{L}\p{N}]+/gu, '-').slice(0, 40) || 'set'}.json`
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}

const fileOf = (set: ComponentSet): string => `${JSON.stringify(set, null, 1)}\n`

/** Reads a file that somebody chose; throws `BadSet`. A huge one is not even opened. */
export async function openFile(box: Box, file: Blob): Promise<ComponentSet> {
  if (file.size > 4 * SET_SIZE) no('tooLong', [], { most: SET_SIZE })
  return readSetFile(box, await file.text())
}

/** A set as part of an address: packed, in letters that an address may have. */
export async function packed(set: ComponentSet): Promise<string> {
  const bytes = await drained(
    new Blob([JSON.stringify(set)]).stream().pipeThrough(new CompressionStream('deflate-raw')),
  )
  let letters = ''
  for (const byte of bytes) letters += String.fromCharCode(byte)
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/** The set in an address; throws `BadSet`. What would unpack to more than a set may be is not unpacked. */
export async function unpacked(box: Box, text: string): Promise<ComponentSet> {
  let bytes: Uint8Array<ArrayBuffer>
  try {
    const letters = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
    const given = Uint8Array.from(letters, (letter) => letter.charCodeAt(0))
    bytes = await drained(
      new Blob([given]).stream().pipeThrough(new DecompressionStream('deflate-raw')),
      4 * SET_SIZE,
    )
  } catch {
    return no('notJson', [])
  }
  return readSetFile(box, new TextDecoder().decode(bytes))
}

async function drained(stream: ReadableStream<Uint8Array>, most = Number.POSITIVE_INFINITY) {
  const parts: Uint8Array[] = []
  let size = 0
  const reader = stream.getReader()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) break
    size += value.length
    if (size > most) {
      await reader.cancel()
      throw new Error('too long')
    }
    parts.push(value)
  }
  const all = new Uint8Array(size)
  let at = 0
  for (const part of parts) {
    all.set(part, at)
    at += part.length
  }
  return all
}
