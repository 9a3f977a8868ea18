/** The caller's mistake rather than ours: shown as one line, exit code 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}
