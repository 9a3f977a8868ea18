import { setPriority } from 'node:os'
import { ATTACKS, attackerAt } from './attacks.ts'
import { crowd } from './crowd.ts'
import type { Foray } from './foes.ts'
import { timeOf } from './part.ts'

// The process of foes (foes.ts).

/** Seconds from which on they are felt: only then do they stand back behind the others. */
const FELT = 10

process.on('message', async (foray: Foray) => {
  let count = 0
  const tried = () => void count++
  const { what, url, table, seconds } = foray
  if (seconds >= FELT) setPriority(19)
  if (what === 'crowd') await crowd(foray, tried)
  else await ATTACKS[what](await attackerAt(url, table, timeOf(seconds).isUp), tried)
  process.send?.(count)
})
process.once('disconnect', () => process.exit())
