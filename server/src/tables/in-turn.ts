/** Does one thing after the other for each name; what is for others does not wait. */
export function openTurnsOf() {
  const last = new Map<string, Promise<unknown>>()

  /** Runs work after all that was asked for under this name before. */
  function inTurn<T>(name: string, work: () => Promise<T>): Promise<T> {
    const before = last.get(name) ?? Promise.resolve()
    const result = before.then(work)
    const end = () => {
      if (last.get(name) === settled) last.delete(name)
    }
    const settled = result.then(end, end)
    last.set(name, settled)
    return result
  }

  return {
    inTurn,
    isBusy: (name: string) => last.has(name),
    busy: () => [...last.keys()],
    /** Resolves when all that was asked for is done. */
    idle: async (): Promise<void> => {
      await Promise.all(last.values())
    },
  }
}
