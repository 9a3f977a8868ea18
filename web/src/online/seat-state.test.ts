import { live, missedMove, startClock } from '@meadhall/hall/clock'
import { bot, type Holder, person } from '@meadhall/hall/hall-table'
import { expect, test } from 'vitest'
import { rests, seatState } from './seat-state.ts'

const clock = startClock(live(30, 0), 2, [0], 0)
const info = { seats: [{ kind: 'person', person: 'ada' } as const, { kind: 'bot' } as const] }
const stateOf = (holder: Holder, misses: number, isHere: boolean) => {
  let counted = clock
  for (let i = 0; i < misses; i++) counted = missedMove(counted, 0, 30_000 * (i + 1))
  const seats = [holder, bot('karl', 'Karl')]
  return seatState({ seats, clock: counted }, { info, present: isHere ? ['ada'] : [] }, 0)
}
const ada = person('Ada')
const left: Holder = { kind: 'person', name: 'Ada', standIn: 'karl' }

test.each([
  ['who looks at the table is here', ada, 0, true, 'here'],
  ['who does not is away', ada, 0, false, 'away'],
  ['who had a move made and is here is told so', ada, 2, true, 'missed'],
  ['who left has a stand-in for that reason', left, 1, false, 'left'],
  ['who was out of time too often has one for this', left, 3, true, 'late'],
] as const)('%s', (_, holder, misses, isHere, state) => {
  expect(stateOf(holder, misses, isHere)).toBe(state)
})

test('a bot in its own seat is nothing to tell', () => {
  expect(seatState({ seats: [ada, bot('karl', 'Karl')] }, { info, present: [] }, 1)).toBe('bot')
})

test('a table rests when bots decide for everybody, and not after its end', () => {
  expect(rests({ seats: [left, bot('karl', 'Karl')] })).toBe(true)
  expect(rests({ seats: [ada, bot('karl', 'Karl')] })).toBe(false)
})
