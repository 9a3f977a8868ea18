import { describe, expect, it } from 'vitest'
import { BadMessage, format, parameters } from './message.ts'

describe('messages', () => {
  it.each([
    ['{seat} begs.', { seat: 'Ada' }, 'Ada begs.'],
    ['{n, plural, one {# hit} other {# hits}}', { n: 1 }, '1 hit'],
    ['{n, plural, one {# hit} other {# hits}}', { n: 3 }, '3 hits'],
    ['{n, plural, =0 {none} other {# left}}', { n: 0 }, 'none'],
    ['Sail{to, select, none {} other { to {to}}}', { to: 'none' }, 'Sail'],
    ['Sail{to, select, none {} other { to {to}}}', { to: 'Midgard' }, 'Sail to Midgard'],
    ['{again, select, true {again} other {once}}', { again: true }, 'again'],
    ['No. #{n}', { n: 4 }, 'No. #4'],
  ])('%s', (message, values, text) => {
    expect(format(message, values)).toBe(text)
  })

  it('takes the other case where there is none for one, and a language’s own rule', () => {
    const polish = (n: number) => (n === 1 ? 'one' : n < 5 ? 'few' : 'many')
    expect(format('{n, plural, one {#} few {# few} other {#}}', { n: 3 }, polish)).toBe('3 few')
    expect(format('{n, plural, other {#個}}', { n: 1 })).toBe('1個')
  })

  it('names what a message asks for', () => {
    expect(parameters('{b, plural, one {{a}} other {{c, select, other {#}}}}')).toEqual(['a', 'b', 'c'])
  })

  it.each(['{', '{n', '{n, plural}', '{n, plural, one {x}}', 'a}', '{n, number}'])(
    'refuses %s',
    (message) => {
      expect(() => parameters(message)).toThrow(BadMessage)
    },
  )
})
