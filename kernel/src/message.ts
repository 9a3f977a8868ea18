/**
 * The part of ICU MessageFormat that catalogs use: `{name}`, `{n, plural, =0 {…} one {…} other {…}}` with `#` for the
 * number, and `{x, select, none {…} other {…}}`, nested at will. There is no quoting: messages write ’ for an apostrophe.
 */
export type Values = Readonly<Record<string, string | number | boolean>>

type Part =
  | string
  | { readonly name: string }
  | { readonly number: true }
  | {
      readonly name: string
      readonly plural: boolean
      readonly cases: Readonly<Record<string, readonly Part[]>>
    }

export class BadMessage extends Error {}

const parsed = new Map<string, readonly Part[]>()

/** English, German and Japanese need no more: a message without a case for one takes the other. */
const oneOrOther = (n: number): string => (n === 1 ? 'one' : 'other')

export function format(message: string, values: Values, plural = oneOrOther): string {
  let parts = parsed.get(message)
  if (!parts) {
    parts = parse(message)
    parsed.set(message, parts)
  }
  return render(parts, values, plural, undefined)
}

/** The names of the values that a message asks for. */
export function parameters(message: string): string[] {
  const names = new Set<string>()
  const collect = (parts: readonly Part[]) => {
    for (const part of parts) {
      if (typeof part === 'string' || !('name' in part)) continue
      names.add(part.name)
      if ('cases' in part) for (const inner of Object.values(part.cases)) collect(inner)
    }
  }
  collect(parse(message))
  return [...names].sort()
}

function render(
  parts: readonly Part[],
  values: Values,
  plural: (n: number) => string,
  count: number | undefined,
): string {
  let text = ''
  for (const part of parts) {
    if (typeof part === 'string') text += part
    else if ('number' in part) text += count === undefined ? '#' : String(count)
    else if (!('cases' in part)) text += values[part.name] ?? `{${part.name}}`
    else if (part.plural) {
      const n = Number(values[part.name])
      const { cases } = part
      const chosen = cases[`=${n}`] ?? cases[plural(n)] ?? cases.other
      text += render(chosen, values, plural, n)
    } else text += render(part.cases[String(values[part.name])] ?? part.cases.other, values, plural, count)
  }
  return text
}

function parse(message: string): readonly Part[] {
  let at = 0

  function fail(expected: string): never {
    throw new BadMessage(`expected ${expected} at ${at} in “${message}”`)
  }

  function word(): string {
    const found = /^\s*([=\w]+)\s*/.exec(message.slice(at))
    if (!found) fail('a word')
    at += found[0].length
    return found[1]
  }

  function take(sign: string): void {
    if (message[at] !== sign) fail(sign)
    at++
  }

  function parts(inPlural: boolean): Part[] {
    const list: Part[] = []
    let text = ''
    const flush = () => {
      if (text !== '') list.push(text)
      text = ''
    }
    while (at < message.length && message[at] !== '}') {
      const sign = message[at++]
      if (sign === '{') {
        flush()
        list.push(argument(inPlural))
      } else if (sign === '#' && inPlural) {
        flush()
        list.push({ number: true })
      } else text += sign
    }
    flush()
    return list
  }

  function argument(inPlural: boolean): Part {
    const name = word()
    if (message[at] === '}') {
      at++
      return { name }
    }
    take(',')
    const kind = word()
    if (kind !== 'plural' && kind !== 'select') fail('plural or select')
    take(',')
    const plural = kind === 'plural'
    const cases: Record<string, readonly Part[]> = {}
    do {
      const selector = word()
      take('{')
      cases[selector] = parts(plural || inPlural)
      take('}')
    } while (/^\s*[=\w]/.test(message.slice(at)))
    if (!cases.other) fail('a case for other')
    take('}')
    return { name, plural, cases }
  }

  const all = parts(false)
  if (at < message.length) fail('the end')
  return all
}
