/** What a file in `commands/` exports. */
export interface Command {
  /** Does the work and returns the exit code. Throws a `UsageError` for arguments or files it cannot use. */
  run(args: readonly string[]): number | Promise<number>
}

interface Listing {
  /** The arguments, as the help shows them. */
  usage: string
  /** One line for the help. */
  summary: string
  /** Loaded only when called, so that each command starts fast. */
  load(): Promise<Command>
}

/** Every command, in the order of the help. To add one: a file in `commands/`, and a line here. */
export const commands: Record<string, Listing> = {
  version: {
    usage: '',
    summary: 'print the version of Meadhall and of what it runs on',
    load: () => import('./commands/version.ts'),
  },
}
