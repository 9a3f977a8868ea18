import { below } from '@meadhall/kernel/chance'
import { copyPlain } from '@meadhall/kernel/plain'

const ODD: readonly unknown[] = [
  null,
  -1,
  0,
  1,
  2 ** 31,
  2 ** 53,
  1e308,
  0.5,
  '',
  'x',
  '__proto__',
  'constructor',
  'toString',
  'x'.repeat(300),
  true,
  false,
  [],
  {},
  [[]],
  [null],
  { length: 5 },
  ['__proto__'],
  { toString: 1 },
]

/** A value that is like the given one in most of it. `others` are values from elsewhere to put in. */
export function mutated(value: unknown, word: () => number, others: readonly unknown[] = []): unknown {
  const copy = copyPlain(value)
  const ways: [object, string][] = []
  const gather = (part: unknown, depth: number) => {
    if (part === null || typeof part !== 'object' || depth > 8) return
    for (const key of Object.keys(part)) {
      ways.push([part, key])
      gather((part as Record<string, unknown>)[key], depth + 1)
    }
  }
  gather(copy, 0)
  if (ways.length === 0) return odd(word, others)
  for (let times = 1 + below(3, word); times > 0; times--) {
    const [parent, key] = ways[below(ways.length, word)]
    spoil(parent as Record<string, unknown>, key, word, others)
  }
  return copy
}

function spoil(
  parent: Record<string, unknown>,
  key: string,
  word: () => number,
  others: readonly unknown[],
): void {
  const now = parent[key]
  switch (below(7, word)) {
    case 0:
      if (Array.isArray(parent)) parent.splice(Number(key), 1)
      else delete parent[key]
      return
    case 1:
      if (Array.isArray(parent)) parent.push(copyPlain(now))
      else parent[`${key}${below(3, word)}`] = copyPlain(now)
      return
    case 2:
      parent[key] = typeof now === 'number' ? now + below(5, word) - 2 : odd(word, others)
      return
    case 3:
      parent[key] = typeof now === 'string' ? now.slice(below(now.length + 1, word)) : odd(word, others)
      return
    case 4:
      parent[key] = [now]
      return
    default:
      parent[key] = odd(word, others)
  }
}

function odd(word: () => number, others: readonly unknown[]): unknown {
  if (others.length > 0 && below(3, word) === 0) return copyPlain(others[below(others.length, word)])
  return copyPlain(ODD[below(ODD.length, word)])
}

/** A text with some of its letters changed, left out, doubled, or cut short. */
export function mutatedText(text: string, word: () => number): string {
  const at = below(text.length + 1, word)
  const length = 1 + below(8, word)
  switch (below(5, word)) {
    case 0:
      return text.slice(0, at)
    case 1:
      return text.slice(0, at) + text.slice(at + length)
    case 2:
      return text.slice(0, at) + text.slice(at, at + length).repeat(3) + text.slice(at)
    case 3:
      return text.slice(0, at) + String.fromCharCode(below(300, word)) + text.slice(at + 1)
    default: {
      const from = below(text.length + 1, word)
      return text.slice(0, at) + text.slice(from, from + length) + text.slice(at)
    }
  }
}
