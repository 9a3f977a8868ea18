import { readFileSync, writeFileSync } from 'node:fs'
import { type Learnt, mindOf } from '@meadhall/bots/learnt'
import { QUICK_EFFORT } from './effort.ts'
import { play } from './self-play.ts'
import { SUBJECTS } from './subjects.ts'

interface Kept extends Learnt {
  readonly origin: { readonly points: Readonly<Record<string, number>> }
}

const GAMES = 60
/** So much less of the points it was learnt with is no reason to learn again. */
const SLIGHT = 0.05

/**
 * After a change of rules: plays the measuring tables with the weights that are checked in. Where they do about as well as
 * when they were learnt, they are marked as fit for these rules; otherwise it is time to train.
 */
export function vouch(game: string, file: string): void {
  const subject = SUBJECTS[game]
  if (!subject) throw new Error(`there is no game "${game}"`)
  const { craft, measures } = subject
  const kept = JSON.parse(readFileSync(file, 'utf8')) as Kept
  const mind = mindOf(craft, kept)
  let fit = true
  for (const [name, table] of Object.entries(measures)) {
    let sum = 0
    for (let seed = 0; seed < GAMES; seed++) {
      const minds = Array.from({ length: table.seats }, () => mind)
      const end = play({ subject, table, seed: 6_000_000 + seed, effort: QUICK_EFFORT, minds })
      for (let seat = 0; seat < table.seats; seat++) sum += craft.points(end, seat)
    }
    const points = sum / GAMES / table.seats
    const before = kept.origin.points[name]
    const less = before - points > SLIGHT * Math.max(Math.abs(before), 100)
    if (less) fit = false
    console.log(`${game} ${name}: ${points.toFixed(1)} points, ${before} when learnt${less ? ': less' : ''}`)
  }
  if (!fit) throw new Error(`${game} does worse under rules ${craft.game.rules.version}: train it again`)
  writeFileSync(file, `${JSON.stringify({ ...kept, rules: craft.game.rules.version }, null, 1)}\n`)
}
