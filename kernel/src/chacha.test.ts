import { describe, expect, it } from 'vitest'
import { chachaBlock } from './chacha.ts'

describe('ChaCha20', () => {
  it('computes the ChaCha20 block of RFC 8439, 2.3.2', () => {
    const key = Array.from({ length: 8 }, (_, i) => {
      const b = 4 * i
      return b | ((b + 1) << 8) | ((b + 2) << 16) | ((b + 3) << 24)
    })
    const start = Uint32Array.from([
      0x61707865,
      0x3320646e,
      0x79622d32,
      0x6b206574,
      ...key,
      1,
      0x09000000,
      0x4a000000,
      0,
    ])
    const block = new Uint32Array(16)
    chachaBlock(start, block)
    expect([...block]).toEqual([
      0xe4e7f110, 0x15593bd1, 0x1fdd0f50, 0xc47120a3, 0xc7f4d1c7, 0x0368c033, 0x9aaa2204, 0x4e6cd4c3,
      0x466482d2, 0x09aa9f07, 0x05d7c214, 0xa2028bd9, 0xd19c12b5, 0xb94e16de, 0xe883d0cb, 0x4e3c50a2,
    ])
  })
})
