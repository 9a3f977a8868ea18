/**
 * Texts as a WebSocket server writes them (RFC 6455, section 5.2), so that all that is told to one client at a time goes
 * out as one string and in one write. The library frames each text as two buffers of its own, a fifth of what a server
 * does that only passes messages on to four; it still does all else: opening, reading, pings, closing.
 *
 * Each character stands for one byte: to be written as 'latin1'.
 */
export function framed(text: string): string {
  const size = Buffer.byteLength(text)
  return head(size) + (size === text.length ? text : Buffer.from(text).toString('latin1'))
}

/** The last part of a message, which is text. */
const WHOLE_TEXT = 0x81

function head(size: number): string {
  if (size < 126) return String.fromCharCode(WHOLE_TEXT, size)
  if (size < 0x1_0000) return String.fromCharCode(WHOLE_TEXT, 126, size >> 8, size & 0xff)
  const bytes = Buffer.alloc(8)
  bytes.writeBigUInt64BE(BigInt(size))
  return String.fromCharCode(WHOLE_TEXT, 127, ...bytes)
}
