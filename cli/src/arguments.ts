import { parseArgs } from 'node:util'
import { UsageError } from './usage.ts'

/** What a command takes besides the arguments that the list of commands names. */
export interface Takes {
  readonly options?: Readonly<Record<string, Option>>
  /** Further lines of the help. */
  readonly more?: readonly string[]
}

interface Option {
  /** What stands for the value in the help; an option without it is a switch. */
  readonly value?: string
  readonly help: string
  readonly several?: true
}

/** A command as it is called: from this its help is written and its arguments are read. */
export interface Call extends Takes {
  readonly command: string
  readonly summary: string
  /** As the help shows them: `GAME`, `FILE...`, `[GAME...]`. */
  readonly usage: string
}

export interface Given {
  readonly positionals: readonly string[]
  text(option: string): string | undefined
  texts(option: string): readonly string[]
  on(option: string): boolean
  /** A whole number within bounds. */
  count(option: string, otherwise: number, least: number, most: number): number
}

/** Reads the arguments, or prints the help and returns nothing. */
export function readArguments(call: Call, args: readonly string[]): Given | undefined {
  if (args.includes('--help') || args.includes('-h')) {
    console.log(helpOf(call))
    return undefined
  }
  const options = Object.fromEntries(
    Object.entries(call.options ?? {}).map(([name, { value, several }]) => [
      name,
      { type: value === undefined ? ('boolean' as const) : ('string' as const), multiple: several === true },
    ]),
  )
  let parsed: { values: Record<string, unknown>; positionals: string[] }
  try {
    parsed = parseArgs({ args: [...args], options, allowPositionals: true, strict: true })
  } catch (error) {
    throw new UsageError(`${call.command}: ${complaint(error as Error)}`)
  }
  const { values, positionals } = parsed
  const wanted = call.usage.split(' ').filter((word) => word !== '')
  const least = wanted.filter((word) => !word.startsWith('[')).length
  const many = wanted.some((word) => word.includes('...'))
  if (positionals.length < least)
    throw new UsageError(
      `${call.command}: ${wanted[positionals.length]} is missing; 'meadhall ${call.command} --help' says more`,
    )
  if (!many && positionals.length > wanted.length)
    throw new UsageError(`${call.command}: unexpected argument '${positionals[wanted.length]}'`)
  const text = (option: string) => values[option] as string | undefined
  return {
    positionals,
    text,
    texts: (option) => (values[option] as string[] | undefined) ?? [],
    on: (option) => values[option] === true,
    count(option, otherwise, least, most) {
      const given = text(option)
      if (given === undefined) return otherwise
      const number = Number(given)
      if (!/^\d+$/.test(given) || number < least || number > most)
        throw new UsageError(
          `${call.command}: --${option} must be a whole number from ${least} to ${most}, not '${given}'`,
        )
      return number
    },
  }
}

/** Node's sentence, without its advice. */
function complaint({ message }: Error): string {
  const [first] = message.split('. ')
  return first.charAt(0).toLowerCase() + first.slice(1).replaceAll('\n', ' ')
}

function helpOf({ command, summary, usage, options = {}, more = [] }: Call): string {
  const rows = Object.entries(options).map(([name, { value, help }]) => ({
    call: value === undefined ? `--${name}` : `--${name} ${value}`,
    help,
  }))
  const width = Math.max(0, ...rows.map(({ call }) => call.length))
  return [
    `Usage: meadhall ${[command, usage, rows.length > 0 ? '[OPTIONS]' : ''].filter(Boolean).join(' ')}`,
    '',
    `${summary.charAt(0).toUpperCase()}${summary.slice(1)}.`,
    ...(rows.length > 0 ? ['', ...rows.map(({ call, help }) => `  ${call.padEnd(width)}  ${help}`)] : []),
    ...(more.length > 0 ? ['', ...more] : []),
  ].join('\n')
}
