/** How many things are done at a time, and how many of them for one. */
interface Bounds {
  readonly atOnce: number
  readonly ofOne: number
}

/**
 * Does one thing after the other, in turns over those for whom it is done: whoever has much waiting does not hold up
 * the others. What is added while it is under way is done again.
 */
export function openTurns({ atOnce, ofOne }: Bounds, work: (item: string) => Promise<void>) {
  /** What waits for whom; who has had a turn goes to the end. */
  const waiting = new Map<string, Set<string>>()
  const underWay = new Map<string, string>()
  const again = new Map<string, string>()
  let isClosed = false

  function add(owner: string, item: string): void {
    if (underWay.has(item)) again.set(item, owner)
    else waiting.set(owner, (waiting.get(owner) ?? new Set()).add(item))
    next()
  }

  function next(): void {
    for (let owner = nextOwner(); owner !== undefined; owner = nextOwner()) {
      const [item] = waiting.get(owner)!
      take(owner, item)
    }
  }

  function nextOwner(): string | undefined {
    if (isClosed || underWay.size >= atOnce) return undefined
    const busy = [...underWay.values()]
    for (const owner of waiting.keys()) if (busy.filter((one) => one === owner).length < ofOne) return owner
    return undefined
  }

  function take(owner: string, item: string): void {
    const items = waiting.get(owner)!
    items.delete(item)
    waiting.delete(owner)
    if (items.size > 0) waiting.set(owner, items)
    underWay.set(item, owner)
    void work(item).finally(() => {
      underWay.delete(item)
      const forWhom = again.get(item)
      again.delete(item)
      if (forWhom === undefined) next()
      else add(forWhom, item)
    })
  }

  return {
    add,
    count: () => underWay.size + [...waiting.values()].reduce((sum, items) => sum + items.size, 0),
    async close(): Promise<void> {
      isClosed = true
      while (underWay.size > 0) await new Promise((resolve) => setTimeout(resolve, 5))
    },
  }
}
