import { gameOf, games } from '@meadhall/hall/games'
import { toldBy } from '@meadhall/hall/hall-table'
import { momentsSeen } from '@meadhall/hall/moments-seen'
import type { Heard, TableInfo } from '@meadhall/hall/online'
import { fromHex, importRecord } from '@meadhall/hall/record-file'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { RunningServer } from './server.ts'
import { playOn } from './testing/driver.ts'
import { type MailServer, startMailServer } from './testing/mail-server.ts'
import { guest, type Player, type Screen, screen, seated } from './testing/players.ts'
import { freePort } from './testing/postgres.ts'
import { type Device, type PushService, startPushService } from './testing/push-service.ts'
import { newFolder, startTestServer } from './testing/servers.ts'

const { place, remove } = newFolder()
let server: RunningServer
let push: PushService
let mail: MailServer
beforeAll(async () => {
  ;[push, mail] = await Promise.all([startPushService(), startMailServer()])
  const port = await freePort()
  const env = {
    PORT: String(port),
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    CALL_AFTER: '0',
    PUSH_SERVICES: push.origin,
    SMTP_URL: mail.url,
    MAIL_FROM: 'hall@meadhall.example',
  }
  server = await startTestServer(place, env, { callEvery: 200 })
})
afterAll(async () => {
  await server.close()
  await Promise.all([push.close(), mail.close()])
  remove()
})

// One game of each kind through real sockets, judged in every detail; many-games.test.ts searches a hundred of each.

/** Everything that an update may say. What is not named here has not been thought about. */
const KEYS = 'game n viewer seats options view pending log since undo commitment clock asking'.split(' ')

test.each(games.map(({ id }) => [id]))(
  'nobody at a table of %s, and nobody who looks on, is sent what they may not know',
  async (id) => {
    const { url } = server
    const players = await Promise.all(['Ada', 'Bo', 'Cleo'].map((name) => guest(url, name)))
    const devices = await Promise.all(
      players.map((player, seat) => wantsCalls(player, `${id}${seat}@a.example`)),
    )
    const table = await seated(url, players, { game: id })
    // Nobody moves before the first is called; what they are called with later is judged too.
    await vi.waitFor(
      () => {
        expect(devices.some(({ pushed }) => pushed.length > 0)).toBe(true)
        expect(mail.mails.some(({ text }) => text.includes(`/g/${table.id}`))).toBe(true)
      },
      { timeout: 30_000, interval: 50 },
    )
    const screens = [...players.map((player) => screen(url, player)), screen(url)]
    for (const one of screens) one.client.watch(table.id)
    await Promise.all(players.map((_, seat) => playOn(screens[seat], { table, seat })))
    for (const one of screens) await one.until(() => one.update(table.id)?.seed)
    const record = await players[0].ask<{ seed: string }>(url, `/api/tables/${table.id}/record`)
    for (const [i, one] of screens.entries())
      await judge(id, one, i < players.length ? i : null, record, players)
    judgeCalls(table, devices, players, record.seed)
    for (const one of screens) one.close()
  },
  90_000,
)

/** In this browser, and by mail to this address. */
async function wantsCalls(player: Player, address: string): Promise<Device> {
  const { url } = server
  const by = { locale: 'de', zone: 'Europe/Berlin' }
  const device = push.device()
  await player.ask(url, '/api/me/calls/push', { ...device.subscription, ...by })
  await player.ask(url, '/api/me/calls/mail', { address, pace: 'each', ...by })
  const question = await vi.waitFor(() => {
    const found = mail.mails.find(({ to }) => to === address)
    if (!found) throw new Error('no question yet')
    return found.text
  })
  const [, token] = /confirm\/([\w-]+)/.exec(question)!
  await player.ask(url, '/api/mail/confirm', { token })
  return device
}

/** All that was sent to call them: the game, the names, the links and until when, and not a word more. */
function judgeCalls(
  { id, game, invite }: TableInfo,
  devices: readonly Device[],
  players: readonly Player[],
  seed: string,
): void {
  const names = players.map(({ me }) => me.person.name)
  const secrets = [seed, invite!, ...players.flatMap(({ me, cookie }) => [me.csrf, cookie.split('=')[1]])]
  const calls = devices.flatMap(({ pushed }) => pushed)
  expect(calls.length).toBeGreaterThan(0)
  for (const { payload } of calls) {
    const others = payload.tables[0]?.names ?? []
    expect(payload).toEqual({ language: 'de', count: 1, tables: [{ id, game, names: others }] })
    expect(names).toEqual(expect.arrayContaining(others))
  }
  const mails = mail.mails.filter(({ text }) => text.includes(`/g/${id}`))
  expect(mails.length).toBeGreaterThan(0)
  const words = new Set<string>()
  for (const { text, raw } of mails) {
    for (const secret of secrets) expect(raw).not.toContain(secret)
    // Two letters of an address may be a name by chance.
    for (const line of text.replaceAll(id, 'ID').split('\n'))
      words.add(names.reduce((left, name) => left.replaceAll(name, '*'), line))
  }
  // Whatever the game does, mails say the same.
  const lines = [...words].filter((line) => line !== '' && !line.includes('/#/mail/stop/'))
  const known = [
    /^Hallo \*,$/,
    /^du bist am Zug:$/,
    / mit \* und \*$/,
    /\/g\/ID\?lang=de$/,
    /^-- $/,
    /^Du bekommst /,
  ]
  expect(lines.filter((line) => !known.some((form) => form.test(line)))).toEqual([])
  expect(lines).toHaveLength(6)
}

/** Goes through all that one screen received. The whole game is known now, so what was secret then is known too. */
async function judge(
  id: string,
  { heard, bytes }: Screen,
  viewer: number | null,
  record: { seed: string },
  players: readonly Player[],
): Promise<void> {
  const game = await gameOf(id)!.load()
  const { rules } = game
  const hall = importRecord(game, JSON.stringify(record), undefined, fromHex(record.seed))
  const { entries } = hall.table.record
  const seen = new Map(momentsSeen(hall, viewer, 0, entries.length).map((moment) => [moment.n, moment]))
  const before = bytes.filter((text) => !text.includes('"ranking":'))
  const others = players.filter((_, seat) => seat !== viewer)
  for (const text of before) expect(text).not.toContain(record.seed)
  for (const text of bytes)
    for (const { cookie, me } of others) {
      expect(text).not.toContain(cookie.split('=')[1])
      expect(text).not.toContain(me.csrf)
    }
  let judged = 0
  for (const message of heard) {
    expect(viewer === null && inviteIn(message)).toBeFalsy()
    if (message.type !== 'update') continue
    const { update } = message
    for (const { n, told } of update.log) {
      const known = toldBy(hall, n).filter(({ only }) => only === undefined || only === viewer)
      expect(told).toEqual(JSON.parse(JSON.stringify(known)))
    }
    if (update.ranking) continue
    expect(Object.keys(update).filter((key) => !KEYS.includes(key))).toEqual([])
    expect(update.viewer).toBe(viewer)
    const moment = seen.get(update.n)
    if (!moment) continue // another's secret doing: the view is that of the moment before
    judged++
    // The view, put together from its changes, is what the rules let this viewer see.
    expect(update.view).toEqual(JSON.parse(JSON.stringify(moment.view)))
    // A position that differs only in what the viewer may not know looks the same.
    const pick = (_what: string, among: readonly number[]) => among[(update.n * 7919) % among.length]
    const other = rules.determinize(update.view, viewer, { pick })
    expect(JSON.parse(JSON.stringify(rules.view(other, viewer)))).toEqual(update.view)
  }
  expect(judged).toBeGreaterThan(20)
}

function inviteIn(message: Heard): string | undefined {
  return message.type === 'table' ? message.table.invite : undefined
}
