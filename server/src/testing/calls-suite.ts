import { gameOf } from '@meadhall/hall/games'
import type { CallWishes, TableInfo } from '@meadhall/hall/online'
import { importRecord } from '@meadhall/hall/record-file'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import type { RunningServer } from '../server.ts'
import { playOn } from './driver.ts'
import { type MailServer, startMailServer } from './mail-server.ts'
import { guest, type Player, type Screen, screen, seated, signIn } from './players.ts'
import { freePort } from './postgres.ts'
import { type Device, type PushService, startPushService } from './push-service.ts'
import { type Place, startTestServer } from './servers.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const bid = (card: number) => ({ do: 'bid', card })
const berlin = { locale: 'de', zone: 'Europe/Berlin' }

/** Calls to the table, in a hall whose clock the test turns: a push service and a mail server on this machine. */
export function callsSuite(newPlace: () => Promise<Place>): void {
  let push: PushService
  let mail: MailServer
  let place: Place
  let server: RunningServer
  let url: string
  let env: Place
  beforeAll(async () => {
    place = await newPlace()
    ;[push, mail] = await Promise.all([startPushService(), startMailServer()])
    const port = await freePort()
    url = `http://127.0.0.1:${port}`
    env = {
      PORT: String(port),
      PUBLIC_URL: url,
      PUSH_SERVICES: push.origin,
      SMTP_URL: mail.url,
      MAIL_FROM: 'Meadhall <hall@meadhall.example>',
    }
    server = await startTestServer(place, env, { callEvery: 50 })
    // Noon in Berlin, on a day in winter.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 16, 11), shouldAdvanceTime: true })
  })
  // Tables of earlier tests stay, and their people are called when days go by: a test counts its own calls alone.
  afterEach(() => {
    push.refuse(undefined)
    mail.refuse(undefined)
  })
  afterAll(async () => {
    vi.useRealTimers()
    await server.close()
    await Promise.all([push.close(), mail.close()])
  })

  const later = (milliseconds: number) => vi.setSystemTime(Date.now() + milliseconds)
  const until = <T>(holds: () => T | undefined | false, what: string) =>
    vi.waitFor(
      () => {
        const found = holds()
        if (found === undefined || found === false) throw new Error(`${what} did not come about`)
        return found
      },
      { timeout: 20_000, interval: 20 },
    )

  const days = { kind: 'days', hoursPerMove: 240 } as const

  /** Somebody who comes, lays a bid, and goes again: no window stays open. */
  async function bids(player: Player, table: TableInfo, card: number): Promise<void> {
    const one: Screen = screen(url, player)
    one.client.watch(table.id)
    await one.until(() => one.update(table.id))
    const answer = await one.client.move(table.id, bid(card))
    expect(answer).toMatchObject({ type: 'done' })
    one.close()
  }

  async function calledBy(player: Player, device: Device, more = berlin): Promise<CallWishes> {
    return player.ask<CallWishes>(url, '/api/me/calls/push', { ...device.subscription, ...more })
  }

  const sorted = (ids: readonly string[]) => ids.toSorted()

  describe('in the browser', () => {
    test('a game over days: one call a turn and table, gathered, at no quiet hour, in the reader’s language', async () => {
      const [ada, bo] = await Promise.all([guest(url, 'Ada'), guest(url, 'Bo')])
      const phone = push.device()
      expect(await calledBy(bo, phone)).toMatchObject({ devices: 1, here: phone.subscription.endpoint })
      const one = await seated(url, [ada, bo], { game: 'spoils', clock: days })
      const two = await seated(url, [ada, bo], { game: 'spoils', clock: days })
      const { pushed } = phone

      // Both games begin, and Bo has gone: one call for both.
      later(MINUTE + 1000)
      await until(() => pushed.length === 1, 'the first call')
      expect(pushed[0].payload).toEqual({
        language: 'de',
        count: 2,
        tables: expect.arrayContaining([
          { id: one.id, game: 'spoils', names: ['Ada'] },
          { id: two.id, game: 'spoils', names: ['Ada'] },
        ]) as object,
      })
      expect(pushed[0].headers).toMatchObject({ topic: 'turns', ttl: '86400' })

      // Nothing more for the same turns, however long they wait. A turn at one table is one more call.
      later(5 * HOUR)
      await bids(bo, one, 1)
      await bids(ada, one, 2)
      later(MINUTE + 1000)
      await until(() => pushed.length === 2, 'the call for the second round')
      expect(pushed[1].payload.count).toBe(2)

      // Who has seen it is not called; who moves before the call neither.
      await bids(bo, one, 2)
      await bids(ada, one, 1)
      await bo.ask(url, '/api/me/calls/seen', {})
      await bids(bo, two, 1)
      await bids(ada, two, 2)
      await bids(bo, two, 2)
      later(HOUR)

      // Half past ten in the evening of Berlin: Bo sleeps. At seven he is called, once for all that waits.
      const quiet = { from: 22 * 60, to: 7 * 60 }
      expect(await bo.ask(url, '/api/me/calls/quiet', { quiet, ...berlin })).toMatchObject({ quiet })
      vi.setSystemTime(Date.UTC(2026, 10, 16, 21, 30))
      await bids(ada, two, 1)
      await bids(bo, one, 3)
      await bids(ada, one, 4)
      vi.setSystemTime(Date.UTC(2026, 10, 17, 5, 59))
      // Cleo, who sleeps elsewhere, is called meanwhile: so the caller has looked at everything by then.
      const cleo = await guest(url, 'Cleo')
      const hers = push.device()
      await calledBy(cleo, hers, { locale: 'ja', zone: 'Asia/Tokyo' })
      await seated(url, [cleo, ada], { game: 'spoils', clock: days })
      later(MINUTE - 1000)
      expect(pushed).toHaveLength(2)
      later(2 * MINUTE)
      await until(() => pushed.length === 3 && hers.pushed.length === 1, 'the call in the morning')
      expect(sorted(pushed[2].payload.tables.map(({ id }) => id))).toEqual(sorted([one.id, two.id]))
      expect(hers.pushed[0].payload).toMatchObject({ language: 'ja', count: 1 })
    })

    test('a whole game over days: each comes when called and goes again, one stays away for two days', async () => {
      const people = await Promise.all(['Ada', 'Bo', 'Cleo'].map((name) => guest(url, name)))
      const phones = people.map(() => push.device())
      for (const [seat, player] of people.entries()) await calledBy(player, phones[seat])
      const clock = { kind: 'days', hoursPerMove: 24 } as const
      const table = await seated(url, people, { game: 'spoils', clock })
      const standing = () => people[0].ask(url, `/api/tables/${table.id}`)
      const [CLEO, MISSES] = [2, 2]
      const turns = people.map(() => 0)
      let missed = 0
      for (let now = await standing(); now.status === 'playing'; now = await standing()) {
        for (const seat of now.pending) turns[seat]++
        later(MINUTE + 1000)
        await until(
          () => phones.every(({ pushed }, seat) => pushed.length === turns[seat]),
          `${turns.join()} calls`,
        )
        const isAway = now.pending.includes(CLEO) && turns[CLEO] > 1 && missed < MISSES
        for (const seat of now.pending) {
          if (seat === CLEO && isAway) continue
          const one = screen(url, people[seat])
          one.client.watch(table.id)
          const enough = () => one.update(table.id)?.pending.includes(seat) === false
          await playOn(one, { table, seat, enough, seed: turns[seat] })
          one.close()
        }
        if (!isAway) continue
        missed++
        const { n } = await standing()
        later(24 * HOUR)
        await vi.waitFor(async () => expect((await standing()).n).toBeGreaterThan(n), { timeout: 20_000 })
      }
      // Nobody was called twice for a turn, and only what Cleo was away for was done by a bot.
      expect(turns[CLEO]).toBeGreaterThan(MISSES + 1)
      expect(phones.map(({ pushed }) => pushed.length)).toEqual(turns)
      const { entries } = await people[0].ask<{
        entries: readonly { seat?: number; standIn?: true }[]
      }>(url, `/api/tables/${table.id}/record`)
      expect(entries.filter(({ standIn }) => standIn).map(({ seat }) => seat)).toEqual([CLEO, CLEO])
    })

    test('a whole game of Midgard over days: one is late, one is away, leaves, and takes the seat back', async () => {
      const people = await Promise.all(['Ada', 'Bo', 'Cleo'].map((name) => guest(url, name)))
      const phones = people.map(() => push.device())
      for (const [seat, player] of people.entries()) await calledBy(player, phones[seat])
      const clock = { kind: 'days', hoursPerMove: 24 } as const
      const table = await seated(url, people, { game: 'midgard', clock })
      const at = `/api/tables/${table.id}`
      const standing = () => people[0].ask(url, at)
      const [BO, CLEO] = [1, 2]
      const [MISSES, LEAVES, RETURNS] = [4, 9, 30]
      const began = Date.now()
      const turns = people.map(() => 0)
      const calls = people.map(() => 0)
      const pendingBefore = new Set<number>()
      let [rounds, missed] = [0, 0]
      let hasLeft = false
      const aMove = (n: number) =>
        vi.waitFor(async () => expect((await standing()).n).toBeGreaterThan(n), { timeout: 20_000 })

      for (let now = await standing(); now.status === 'playing'; now = await standing()) {
        rounds++
        // A turn begins when one was not asked before.
        const begun = now.pending.filter((seat) => !pendingBefore.has(seat))
        for (const seat of begun) turns[seat]++
        pendingBefore.clear()
        if (!hasLeft && turns[CLEO] === LEAVES) {
          await people[CLEO].ask(url, `${at}/leave`, {})
          hasLeft = true
          continue
        }
        if (hasLeft && rounds > RETURNS && now.seats[CLEO].standIn !== undefined)
          await people[CLEO].ask(url, `${at}/return`, {})
        later(MINUTE + 1000)
        for (const seat of begun) if (now.seats[seat].standIn === undefined) calls[seat]++
        await until(
          () => phones.every(({ pushed }, seat) => pushed.length === calls[seat]),
          `${calls.join()} calls`,
        )
        // Bo comes in the evening.
        if (now.pending.includes(BO)) later(5 * HOUR)
        const isAway = now.pending.includes(CLEO) && turns[CLEO] >= MISSES && missed < 2
        for (const seat of now.pending) {
          if (seat === CLEO && (isAway || (await standing()).seats[CLEO].standIn !== undefined)) continue
          const one = screen(url, people[seat])
          one.client.watch(table.id)
          const enough = () => one.update(table.id)?.pending.includes(seat) === false
          await playOn(one, { table, seat, enough, seed: turns[seat] })
          one.close()
        }
        if (isAway) {
          missed++
          const { n, pending } = await standing()
          if (!pending.includes(CLEO)) continue
          later(24 * HOUR)
          await aMove(n)
          if ((await standing()).pending.includes(CLEO)) pendingBefore.add(CLEO)
        } else if (now.pending.every((seat) => seat === CLEO)) await aMove(now.n)
      }

      // Days went by; each was called once for each turn, and Cleo not while a bot sat there.
      expect(Date.now() - began).toBeGreaterThan(4 * 24 * HOUR)
      expect(missed).toBe(2)
      expect(turns[0] + turns[BO]).toBeGreaterThan(50)
      for (const seat of [0, BO]) expect(calls[seat]).toBe(turns[seat])
      expect(calls[CLEO]).toBeGreaterThan(LEAVES)
      expect(calls[CLEO]).toBeLessThan(turns[CLEO])
      // What a bot did, it did for Cleo; and the rest of her game is her own.
      const record = await people[0].ask<{ entries: readonly { seat?: number; standIn?: true }[] }>(
        url,
        `${at}/record`,
      )
      const byBot = record.entries.filter(({ standIn }) => standIn)
      expect(new Set(byBot.map(({ seat }) => seat))).toEqual(new Set([CLEO]))
      const own = record.entries.filter(({ seat, standIn }) => seat === CLEO && !standIn)
      expect(own.length).toBeGreaterThan(byBot.length)
      const game = await gameOf('midgard')!.load()
      const { table: replayed } = importRecord(game, JSON.stringify(record), undefined, new Uint8Array(32))
      expect(game.rules.pending(replayed.state)).toEqual([])
    }, 180_000)

    test('a live table calls nobody, and who has left is not called', async () => {
      const [ada, bo] = await Promise.all([guest(url, 'Ada'), guest(url, 'Bo')])
      const phone = push.device()
      await calledBy(bo, phone)
      const clock = { kind: 'live', secondsPerMove: 3600, bankMinutes: 600 } as const
      await seated(url, [ada, bo], { game: 'spoils', clock })
      const left = await seated(url, [ada, bo], { game: 'spoils', clock: days })
      await bo.ask(url, `/api/tables/${left.id}/leave`, {})
      const called = await seated(url, [ada, bo], { game: 'spoils', clock: days })
      later(MINUTE + 1000)
      await until(() => phone.pushed.length > 0, 'a call')
      expect(phone.pushed.map(({ payload }) => payload.tables.map(({ id }) => id))).toEqual([[called.id]])
    })

    test('a device that is gone is forgotten, and trouble is tried again later', async () => {
      const [ada, bo] = await Promise.all([guest(url, 'Ada'), guest(url, 'Bo')])
      const phone = push.device()
      await calledBy(bo, phone)
      const table = await seated(url, [ada, bo], { game: 'spoils', clock: days })
      push.refuse(503)
      later(MINUTE + 1000)
      await until(() => push.tries(phone) === 1, 'the first try')
      push.refuse(undefined)
      later(MINUTE + 1000)
      await until(() => phone.pushed.length === 1, 'the second try')
      push.forget(phone)
      await bids(bo, table, 1)
      await bids(ada, table, 2)
      later(MINUTE + 1000)
      const wishes = () => bo.ask<CallWishes>(url, '/api/me/calls')
      await vi.waitFor(async () => expect(await wishes()).toMatchObject({ devices: 0 }), { timeout: 20_000 })
      expect((await wishes()).here).toBeUndefined()
      // The same browser is one device, whoever signs in there.
      const shared = push.device()
      await calledBy(ada, shared)
      await calledBy(bo, shared)
      expect(await ada.ask(url, '/api/me/calls')).toMatchObject({ devices: 0 })
      expect(await bo.ask(url, '/api/me/calls/push/stop', {})).toMatchObject({ devices: 0 })
    })

    test('a device goes with its session, and ten of one person are called at most', async () => {
      const bo = await guest(url, 'Bo')
      const account = { login: `bo${Math.random()}`.slice(0, 12), password: 'mead and honey' }
      await bo.ask(url, '/api/me/keep', account)
      await calledBy(bo, push.device())
      for (let others = 1; others <= 10; others++) {
        const other = await signIn(url, account.login, account.password)
        later(1000)
        expect(await calledBy(other, push.device())).toMatchObject({ devices: Math.min(10, others + 1) })
        if (others === 10) await other.ask(url, '/api/sign-out', {})
      }
      const { devices, here } = await bo.ask<CallWishes>(url, '/api/me/calls')
      expect({ devices, here }).toEqual({ devices: 9, here: undefined })
    })

    test('the server calls push services and nothing else', async () => {
      const bo = await guest(url, 'Bo')
      const { subscription } = push.device()
      const { host } = new URL(push.origin)
      for (const endpoint of [
        'http://127.0.0.1:1/x',
        `https://${host}/x`,
        'https://127.0.0.1/x',
        'https://169.254.169.254/latest/meta-data',
        'http://localhost:8080/healthz',
        `${push.origin.replace('//', '//a:b@')}/x`,
        `${push.origin}.example.com/x`,
        'https://fcm.googleapis.com/fcm/send/x',
        'file:///etc/passwd',
      ])
        await expect(
          bo.ask(url, '/api/me/calls/push', { ...subscription, ...berlin, endpoint }),
        ).rejects.toMatchObject({ status: 400 })
      for (const bad of [{ auth: 'AAAA' }, { p256dh: 'AAAA' }, { zone: 'Nowhere/At all' }, { locale: '?' }])
        await expect(
          bo.ask(url, '/api/me/calls/push', { ...subscription, ...berlin, ...bad }),
        ).rejects.toMatchObject({ status: 400 })
    })
  })

  /** The question is sent, and its link is opened. */
  async function confirmed(player: Player, address: string, pace: string, more = berlin): Promise<void> {
    await player.ask(url, '/api/me/calls/mail', { address, pace, ...more })
    const asked = await until(() => mail.mails.find(({ to }) => to === address), 'the question')
    const [, token] = /mail\/confirm\/([\w-]+)/.exec(asked.text)!
    await guest(url, 'whoever') // the link is opened on any device
    const response = await fetch(`${url}/api/mail/confirm`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ token }),
    })
    expect(await response.json()).toEqual({ address })
  }

  const mailsTo = (address: string) => mail.mails.filter(({ to }) => to === address)

  describe('by mail', () => {
    test('an address that did not say yes gets the question and nothing else', async () => {
      const [ada, bo] = await Promise.all([guest(url, 'Ada'), guest(url, 'Bo')])
      const address = 'unasked@players.example'
      const wishes = await bo.ask<CallWishes>(url, '/api/me/calls/mail', { address, pace: 'each', ...berlin })
      expect(wishes.mail).toEqual({ address, isConfirmed: false, pace: 'each' })
      const phone = push.device()
      await calledBy(bo, phone)
      await until(() => mailsTo(address).length === 1, 'the question')
      expect(mailsTo(address)[0].subject).toBe('Ist das deine Adresse?')
      await seated(url, [ada, bo], { game: 'spoils', clock: days })
      later(2 * MINUTE)
      await until(() => phone.pushed.length === 1, 'the call in the browser')
      later(2 * HOUR)
      // Somebody else is called by mail meanwhile, so that the caller has looked at everything.
      await confirmed(ada, 'ada@players.example', 'each')
      await seated(url, [ada, bo], { game: 'spoils', clock: days })
      later(2 * MINUTE)
      await until(() => mailsTo('ada@players.example').length === 2, 'a mail to Ada')
      expect(mailsTo(address)).toHaveLength(1)
      await expect(bo.ask(url, '/api/mail/confirm', { token: 'guess' })).rejects.toMatchObject({
        status: 404,
      })
    })

    test('a mail for each turn, in the reader’s language, and one click stops them', async () => {
      const [ada, bo] = await Promise.all([guest(url, 'Ada'), guest(url, 'Bo')])
      const address = 'each@players.example'
      await confirmed(bo, address, 'each')
      const table = await seated(url, [ada, bo], { game: 'midgard', clock: days })
      const info = await bo.ask(url, `/api/tables/${table.id}`)
      if (!info.pending.includes(1)) {
        // It begins with Ada: she leaves the first moves to whatever comes first.
        const hers = screen(url, ada)
        hers.client.watch(table.id)
        await hers.client.orders(table.id, [{ move: {} }])
        await until(() => hers.update(table.id)?.pending.includes(1), 'a turn of Bo')
        hers.close()
      }
      later(MINUTE + 1000)
      const called = await until(() => mailsTo(address)[1], 'the mail')
      expect(called.subject).toBe('Du bist am Zug: Champions of Midgard mit Ada')
      expect(called.text).toContain(`${url}/g/${table.id}?lang=de`)
      expect(called.text).toContain('Hallo Bo,')
      expect(called.text).toMatch(/bis \S+, \d+\. \S+ 2026/)
      // The position as everybody may see it.
      expect(called.pictures.map(({ type }) => type)).toEqual(['image/png'])
      expect(called.pictures[0].bytes.subarray(1, 4).toString()).toBe('PNG')
      const [, stop] = /mail\/stop\/([\w-]+)/.exec(called.text)!
      expect(called.headers['list-unsubscribe']).toBe(`<${url}/api/mail/stop/${stop}>`)
      expect(called.headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click')
      // A browser is taken to the page; a program asks by a form.
      const opened = await fetch(`${url}/api/mail/stop/${stop}`, { redirect: 'manual' })
      expect(opened.headers.get('location')).toBe(`/#/mail/stop/${stop}`)
      expect(await bo.ask(url, '/api/me/calls')).toMatchObject({ mail: { address, isConfirmed: true } })
      const stopped = await fetch(`${url}/api/mail/stop/${stop}`, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: 'List-Unsubscribe=One-Click',
      })
      expect(await stopped.json()).toEqual({ address })
      const { mail: now } = await bo.ask<CallWishes>(url, '/api/me/calls')
      expect(now).toEqual({ isConfirmed: false, pace: 'hourly' })
    })

    test('a digest comes at most once an hour and holds all that waits', async () => {
      const [ada, bo] = await Promise.all([guest(url, 'Ada'), guest(url, 'Bo')])
      const address = 'digest@players.example'
      await confirmed(bo, address, 'hourly', { locale: 'ja', zone: 'Asia/Tokyo' })
      const one = await seated(url, [ada, bo], { game: 'spoils', clock: days })
      later(MINUTE + 1000)
      await until(() => mailsTo(address).length === 2, 'the first')
      expect(mailsTo(address)[1].subject).toContain('あなたの番です')
      const two = await seated(url, [ada, bo], { game: 'spoils', clock: days })
      await bids(bo, one, 1)
      await bids(ada, one, 2)
      later(30 * MINUTE)
      const three = await seated(url, [ada, bo], { game: 'spoils', clock: days })
      later(28 * MINUTE)
      expect(mailsTo(address)).toHaveLength(2)
      later(3 * MINUTE)
      const digest = await until(() => mailsTo(address)[2], 'the digest')
      expect(digest.subject).toBe('3卓があなたを待っています')
      for (const { id } of [one, two, three]) expect(digest.text).toContain(`/g/${id}?lang=ja`)
      later(3 * HOUR)
      expect(mailsTo(address)).toHaveLength(3)
    })

    test('what could not be sent is tried again with growing pauses, survives a restart, and is given up in the end', async () => {
      const [ada, bo] = await Promise.all([guest(url, 'Ada'), guest(url, 'Bo')])
      const address = 'late@players.example'
      await confirmed(bo, address, 'each')
      await seated(url, [ada, bo], { game: 'spoils', clock: days })
      mail.refuse(451)
      let tried = mail.tries(address)
      const triedAgain = async () => {
        tried++
        await until(() => mail.tries(address) === tried, `try ${tried}`)
      }
      later(MINUTE + 1000)
      await triedAgain()
      later(MINUTE + 1000)
      await triedAgain()
      await server.close()
      server = await startTestServer(place, env, { callEvery: 50 })
      // The third try is four minutes after the second.
      later(3 * MINUTE)
      mail.refuse(undefined)
      later(2 * MINUTE)
      await until(() => mailsTo(address).length === 2, 'the mail')

      const table = await seated(url, [ada, bo], { game: 'spoils', clock: days })
      mail.refuse(421)
      tried = mail.tries(address)
      later(MINUTE + 1000)
      for (let tries = 1; tries <= 10; tries++) {
        await triedAgain()
        later(6 * HOUR + 1000)
      }
      mail.refuse(undefined)
      // It was given up: the next mail is for the next turn, and nobody is written to twice.
      await bids(bo, table, 1)
      await bids(ada, table, 2)
      later(MINUTE + 1000)
      await until(() => mailsTo(address).length === 3, 'the next mail')
    })

    test('the question goes to an address three times a day at most, and so often for one person', async () => {
      const port = await freePort()
      const at = `http://127.0.0.1:${port}`
      const strict = { ...env, PORT: String(port), PUBLIC_URL: at, RATE_LIMIT: '1' }
      const own = await startTestServer(await newPlace(), strict)
      const asks = (player: Player, address: string) =>
        player.ask(at, '/api/me/calls/mail', { address, pace: 'each', ...berlin })
      const people = await Promise.all(['Ada', 'Bo', 'Cleo', 'Dag'].map((name) => guest(at, name)))
      const [ada, bo, cleo, dag] = people
      for (const one of [ada, bo, cleo]) await asks(one, 'one@players.example')
      await expect(asks(dag, 'One@players.example')).rejects.toMatchObject({ why: 'askedEnough' })
      for (const n of [1, 2, 3]) await asks(dag, `other${n}@players.example`)
      await expect(asks(dag, 'other4@players.example')).rejects.toMatchObject({ status: 429 })
      await own.close()
    })

    test('an address that does not exist is forgotten', async () => {
      const bo = await guest(url, 'Bo')
      mail.refuse(550, 'to')
      const address = 'nobody@players.example'
      await bo.ask(url, '/api/me/calls/mail', { address, pace: 'each', ...berlin })
      await vi.waitFor(
        async () => expect((await bo.ask<CallWishes>(url, '/api/me/calls')).mail?.address).toBeUndefined(),
        { timeout: 20_000 },
      )
      mail.refuse(undefined)
    })
  })

  test('what is kept of calls can be downloaded, goes with the account, and the keys stay', async () => {
    const bo = await guest(url, 'Bo')
    const phone = push.device()
    const { key } = await calledBy(bo, phone)
    await confirmed(bo, 'kept@players.example', 'hourly')
    const kept = JSON.stringify(await bo.ask(url, '/api/me/data'))
    for (const part of ['kept@players.example', phone.subscription.endpoint, 'Europe/Berlin'])
      expect(kept).toContain(part)
    expect(kept).not.toContain(phone.subscription.auth)
    await bo.ask(url, '/api/me/delete', {})
    const again = await guest(url, 'Bo')
    expect(await again.ask(url, '/api/me/calls')).toEqual({
      key,
      devices: 0,
      quiet: null,
      mail: { isConfirmed: false, pace: 'hourly' },
    })
  })
}
