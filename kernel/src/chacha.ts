/** ChaCha20 (RFC 8439) as a source of 32-bit words: `key` is 32 bytes, `stream` picks one of 2^32 independent streams. */
export function chacha20(key: Uint8Array, stream: number): () => number {
  if (key.length !== 32) throw new Error('a ChaCha20 key has 32 bytes')
  const start = new Uint32Array(16)
  start.set([0x61707865, 0x3320646e, 0x79622d32, 0x6b206574])
  const bytes = new DataView(key.buffer, key.byteOffset, 32)
  for (let i = 0; i < 8; i++) start[4 + i] = bytes.getUint32(4 * i, true)
  start[15] = stream
  const block = new Uint32Array(16)
  let next = 16
  return () => {
    if (next === 16) {
      chachaBlock(start, block)
      start[12]++
      next = 0
    }
    return block[next++]
  }
}

/** One block: twenty rounds over `start`, added to it, into `block`. */
export function chachaBlock(start: Uint32Array, block: Uint32Array): void {
  block.set(start)
  for (let round = 0; round < 10; round++) {
    quarter(block, 0, 4, 8, 12)
    quarter(block, 1, 5, 9, 13)
    quarter(block, 2, 6, 10, 14)
    quarter(block, 3, 7, 11, 15)
    quarter(block, 0, 5, 10, 15)
    quarter(block, 1, 6, 11, 12)
    quarter(block, 2, 7, 8, 13)
    quarter(block, 3, 4, 9, 14)
  }
  for (let i = 0; i < 16; i++) block[i] += start[i]
}

function quarter(x: Uint32Array, a: number, b: number, c: number, d: number): void {
  x[a] += x[b]
  x[d] = turn(x[d] ^ x[a], 16)
  x[c] += x[d]
  x[b] = turn(x[b] ^ x[c], 12)
  x[a] += x[b]
  x[d] = turn(x[d] ^ x[a], 8)
  x[c] += x[d]
  x[b] = turn(x[b] ^ x[c], 7)
}

function turn(word: number, bits: number): number {
  return (word << bits) | (word >>> (32 - bits))
}
