import { setTimeout as pause } from 'node:timers/promises'
import { expect } from 'vitest'
import { type Acknowledged, playOn } from './driver.ts'
import { guest, screen, seated } from './players.ts'
import { freePort } from './postgres.ts'
import { type ServerProcess, spawnServer } from './process.ts'
import type { Place } from './servers.ts'

interface Recorded {
  readonly entries: readonly { n: number; seat: number; move: object }[]
}

/**
 * People play while the server is killed again and again. Their screens go on by themselves; in the end every move that
 * was acknowledged is in the record, and none twice.
 */
export async function surviveKills(place: Place, kills: number, movesBetween: number): Promise<void> {
  const port = await freePort()
  let server: ServerProcess = await spawnServer(place, port)
  const { url } = server
  const players = await Promise.all(['Ada', 'Bo', 'Cleo', 'Dag'].map((name) => guest(url, name)))
  const acknowledged: Acknowledged[] = []
  let killed = 0
  let restarting: Promise<void> | undefined
  const restart = async () => {
    await pause(Math.random() * 10) // somewhere in the middle of what comes next
    await server.kill()
    server = await spawnServer(place, port)
    killed++
    restarting = undefined
  }
  const after = (move: Acknowledged) => {
    acknowledged.push(move)
    if (killed < kills && !restarting && acknowledged.length >= (killed + 1) * movesBetween)
      restarting = restart()
  }
  const table = await seated(url, players, { game: 'midgard' })
  const screens = players.map((player) => screen(url, player))
  for (const one of screens) one.client.watch(table.id)
  await Promise.all(screens.map((one, seat) => playOn(one, { table, seat, after })))
  await restarting
  expect(killed).toBe(kills)
  const { entries } = await players[0].ask<Recorded>(url, `/api/tables/${table.id}/record`)
  expect(entries).toHaveLength(acknowledged.length)
  expect(new Set(acknowledged.map(({ n }) => n)).size).toBe(entries.length)
  for (const { n, seat, move } of acknowledged) expect(entries[n - 1]).toMatchObject({ n, seat, move })
  for (const one of screens) one.close()
  expect(await server.stop()).toBe(0)
}
