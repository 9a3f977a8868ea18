import { readArguments } from './arguments.ts'
import { commands } from './commands.ts'
import { offer } from './offer.ts'
import { UsageError } from './usage.ts'

/** Runs one command line and returns its exit code: 0 done, 1 failed, 2 wrongly called. */
export async function commandLine(args: readonly string[]): Promise<number> {
  try {
    const offering = args.length === 0 && process.stdin.isTTY && process.stdout.isTTY
    const wanted = offering ? await offer() : args
    if (!wanted) return 0
    const [name = '--help', ...rest] = wanted
    if (name === '--help' || name === '-h' || name === 'help') {
      console.log(help())
      return 0
    }
    return await run(name === '--version' || name === '-v' ? 'version' : name, rest)
  } catch (error) {
    if (!(error instanceof UsageError)) throw error
    console.error(`meadhall: ${oneLine(error.message)}`)
    return 2
  }
}

/** What a file holds may be repeated in a message: it neither begins new lines nor steers the terminal. */
const oneLine = (text: string) => text.replaceAll(/\s*\n\s*/g, ' ').replaceAll(/\p{Cc}/gu, '?')

async function run(name: string, args: readonly string[]): Promise<number> {
  if (!Object.hasOwn(commands, name)) {
    throw new UsageError(`unknown command '${name}'; 'meadhall --help' lists the commands`)
  }
  const { usage, summary } = commands[name]
  const command = await commands[name].load()
  const given = readArguments({ command: name, usage, summary, ...command.takes }, args)
  return given ? command.run(given) : 0
}

function help(): string {
  const calls = Object.entries(commands).map(([name, { usage, summary }]) => ({
    call: `${name} ${usage}`.trimEnd(),
    summary,
  }))
  const width = Math.max(...calls.map(({ call }) => call.length))
  return [
    'Usage: meadhall COMMAND [ARGUMENTS]',
    '',
    ...calls.map(({ call, summary }) => `  ${call.padEnd(width)}  ${summary}`),
    '',
    'Also: --help, --version. Each command explains its options: meadhall COMMAND --help.',
  ].join('\n')
}
