// Texts as part of an address: packed, in letters that an address may have.

export async function intoAddress(text: string): Promise<string> {
  const bytes = await drained(new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw')))
  let letters = ''
  for (const byte of bytes) letters += String.fromCharCode(byte)
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/** Throws where the address is damaged; what would unpack to more than `most` bytes is not unpacked. */
export async function outOfAddress(address: string, most: number): Promise<string> {
  const letters = atob(address.replaceAll('-', '+').replaceAll('_', '/'))
  const given = Uint8Array.from(letters, (letter) => letter.charCodeAt(0))
  const stream = new Blob([given]).stream().pipeThrough(new DecompressionStream('deflate-raw'))
  return new TextDecoder().decode(await drained(stream, most))
}

async function drained(
  stream: ReadableStream<Uint8Array<ArrayBuffer>>,
  most = Number.POSITIVE_INFINITY,
): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array<ArrayBuffer>[] = []
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
  return new Uint8Array(await new Blob(parts).arrayBuffer())
}
