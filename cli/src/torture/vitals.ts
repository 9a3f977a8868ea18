/** How a server fares, as it tells itself. */
export interface Vitals {
  /** Seconds of processor since its start. */
  readonly processor: number
  /** Milliseconds that its loop was late, ninety-nine times of a hundred, since it was last asked. */
  readonly late: number
  readonly megabytes: number
}

export async function vitals(url: string): Promise<Vitals> {
  const text = await (await fetch(`${url}/metrics`, { headers: { connection: 'close' } })).text()
  const value = (name: string) => Number(new RegExp(`^${name} (\\S+)`, 'm').exec(text)?.[1])
  return {
    processor: value('process_cpu_seconds_total'),
    late: value('nodejs_eventloop_lag_p99_seconds') * 1000,
    megabytes: value('process_resident_memory_bytes') / 1e6,
  }
}
