import { quickWords } from '@meadhall/kernel/chance'
import { expect, test } from 'vitest'
import type { Inputs } from './inputs.ts'
import { netOf, offsets, packed, unpacked } from './net.ts'

const shape = { inputs: 40, stages: 3, first: 8, second: 6 }
const word = quickWords(9)
const share = () => word() / 0x1_0000_0000
const weights = Float32Array.from({ length: offsets(shape).size }, () => share() - 0.5)

/** A position with about half of the inputs. */
function position(): Inputs {
  const ids = Uint16Array.from(
    Array.from({ length: shape.inputs }, (_, id) => id).filter(() => share() < 0.5),
  )
  return { ids, values: Float32Array.from(ids, () => share()), n: ids.length }
}

test('a position reckoned from another one is worth what it is worth by itself', () => {
  const net = netOf(shape, weights)
  for (let i = 0; i < 20; i++) {
    net.settle(position(), i % shape.stages)
    for (let k = 0; k < 5; k++) {
      const one = position()
      net.look(one, k % shape.stages)
      const { points, win } = net
      net.lookFrom(one, k % shape.stages)
      expect(net.points).toBeCloseTo(points, 4)
      expect(net.win).toBeCloseTo(win, 4)
    }
  }
})

test('weights come back from bytes nearly as they were', () => {
  const back = unpacked(packed(weights), weights.length)
  for (let i = 0; i < weights.length; i++) expect(Math.abs(back[i] - weights[i])).toBeLessThan(0.003)
})

test('weights of another shape are refused', () => {
  expect(() => unpacked(packed(weights), weights.length + 1)).toThrow('another shape')
})
