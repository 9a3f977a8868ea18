/** The caller's mistake rather than ours: shown as one line, exit code 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}

/** For commands that take no arguments. */
export function refuseArguments(command: string, args: readonly string[]): void {
  if (args.length > 0) throw new UsageError(`${command} takes no arguments, but got '${args.join(' ')}'`)
}
