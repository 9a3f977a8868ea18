import { BadRecord } from '@meadhall/kernel/record'

/** A record is some tens of kilobytes; what would unpack to more than this is not unpacked. */
const MOST = 4_000_000

/** A text as part of an address: packed, in letters that an address may have. */
export async function packed(text: string): Promise<string> {
  const bytes = await drained(new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw')))
  let letters = ''
  for (const byte of bytes) letters += String.fromCharCode(byte)
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

export async function unpacked(address: string): Promise<string> {
  try {
    const letters = atob(address.replaceAll('-', '+').replaceAll('_', '/'))
    const given = Uint8Array.from(letters, (letter) => letter.charCodeAt(0))
    const stream = new Blob([given]).stream().pipeThrough(new DecompressionStream('deflate-raw'))
    return new TextDecoder().decode(await drained(stream))
  } catch {
    throw new BadRecord('the link is damaged')
  }
}

async function drained(stream: ReadableStream<Uint8Array<ArrayBuffer>>): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array<ArrayBuffer>[] = []
  let size = 0
  const reader = stream.getReader()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) break
    size += value.length
    if (size > MOST) {
      await reader.cancel()
      throw new Error('too long')
    }
    parts.push(value)
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer())
}
