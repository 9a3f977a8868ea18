import { localHall } from '../app/local-hall.ts'

const BARS = '▁▂▃▄▅▆▇█'

/** What the first seat gained in each round of a kept game that is over. */
export async function roundsOf(id: string): Promise<number[]> {
  const hall = localHall()
  await hall.open(id)
  const marks = await hall.timeline('open')
  await hall.close()
  const gained: number[] = []
  let before = 0
  for (const { lines } of marks) {
    if (!lines) continue
    const points = lines[0].reduce((sum, line) => sum + line.points, 0)
    gained.push(points - before)
    before = points
  }
  return gained
}

/** One sign a round; it gives nothing away but how it went. */
export function barsOf(rounds: readonly number[]): string {
  const least = Math.min(0, ...rounds)
  const most = Math.max(1, ...rounds)
  return rounds
    .map((points) => BARS[Math.round(((points - least) / (most - least)) * (BARS.length - 1))])
    .join('')
}
