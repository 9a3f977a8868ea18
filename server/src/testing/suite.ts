import { createHash } from 'node:crypto'
import { gameOf } from '@meadhall/hall/games'
import { importRecord } from '@meadhall/hall/hall-table'
import type { TableInfo } from '@meadhall/hall/online'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { WebSocket } from 'ws'
import type { RunningServer } from '../server.ts'
import { openTo, playOn } from './driver.ts'
import { ask, guest, screen, seated, signIn } from './players.ts'
import { type Place, startTestServer } from './servers.ts'

const bid = (card: number) => ({ do: 'bid', card })

/** What must hold on every database. */
export function hallSuite(newPlace: () => Promise<Place>): void {
  let server: RunningServer
  let url: string
  beforeAll(async () => {
    server = await startTestServer(await newPlace())
    url = server.url
  })
  afterAll(() => server.close())

  const guests = (...names: string[]) => Promise.all(names.map((name) => guest(url, name)))

  describe('accounts', () => {
    test('a guest keeps the account with a password and signs in on another device', async () => {
      const ada = await guest(url, 'Ada')
      const login = `ada${Math.random()}`.slice(0, 12)
      await expect(ada.ask(url, '/api/me/keep', { login, password: 'short' })).rejects.toThrow('at least 8')
      for (const password of ['password1', '          ', 'Football1', 'aaaaaaaaaa'])
        await expect(ada.ask(url, '/api/me/keep', { login, password })).rejects.toMatchObject({
          why: 'commonPassword',
        })
      const kept = await ada.ask<{ person: { login: string } }>(url, '/api/me/keep', {
        login,
        password: 'mead and honey',
      })
      expect(kept.person.login).toBe(login)
      await expect(signIn(url, login, 'honey and mead')).rejects.toMatchObject({ status: 401 })
      const again = await signIn(url, login.toUpperCase(), 'mead and honey')
      expect(again.me.person.id).toBe(ada.me.person.id)
      const bo = await guest(url, 'Bo')
      const taken = bo.ask(url, '/api/me/keep', { login, password: 'another one' })
      await expect(taken).rejects.toMatchObject({ why: 'loginTaken' })
    })

    test('sets of components go with a kept account, within bounds, and are deleted with it', async () => {
      const ada = await guest(url, 'Ada')
      const dice = { faces: ['blank', 'blank', 'hit1', 'hit1', 'hit2', 'shield'] }
      const tables = { dice: { swordsman: dice, spearman: dice, axeman: dice } }
      const set = { format: 'meadhall-set', version: 1, game: 'midgard', name: 'Ada’s box', tables }
      const keep = (given: object) =>
        ada.ask(url, '/api/me/sets/keep', { id: 'a', changedAt: 5, set, ...given })
      await expect(keep({})).rejects.toMatchObject({ why: 'notKept' })
      const login = `box${Math.random()}`.slice(0, 12)
      await ada.ask(url, '/api/me/keep', { login, password: 'mead and honey' })
      await keep({})
      await keep({ changedAt: 4, set: { ...set, name: 'older' } })
      const elsewhere = await signIn(url, login, 'mead and honey')
      expect(await elsewhere.ask(url, '/api/me/sets')).toEqual([{ id: 'a', changedAt: 5, set }])
      for (const bad of [
        { set: { ...set, version: 9 } },
        { set: { ...set, tables: { dice: {} } } },
        { set: { ...set, name: 'x'.repeat(70_000) } },
        { set: 'x' },
      ])
        await expect(keep(bad)).rejects.toMatchObject({ why: 'badSet' })
      for (let i = 1; i < 20; i++) await keep({ id: `a${i}` })
      await expect(keep({ id: 'more' })).rejects.toMatchObject({ why: 'tooManySets' })
      await ada.ask(url, '/api/me/sets/forget', { id: 'a3' })
      expect(await elsewhere.ask(url, '/api/me/sets')).toHaveLength(19)
      expect(JSON.stringify(await ada.ask(url, '/api/me/data'))).toContain('Ada’s box')
      await ada.ask(url, '/api/me/delete', { password: 'mead and honey' })
    })

    test('signing out everywhere ends every session and every socket', async () => {
      const ada = await guest(url, 'Ada')
      const there = screen(url, ada)
      await there.until(() => there.heard.some(({ type }) => type === 'welcome'))
      await ada.ask(url, '/api/sign-out-everywhere', {})
      expect(await ada.ask(url, '/api/me')).toEqual({ person: null })
      // The socket comes back as nobody.
      await there.until(() => there.heard.some((one) => one.type === 'welcome' && one.me === null))
      there.close()
    })

    test('signing out ends the sockets of that session at once, and no others', async () => {
      const ada = await guest(url, 'Ada')
      const login = `ada${Math.random()}`.slice(0, 12)
      await ada.ask(url, '/api/me/keep', { login, password: 'mead and honey' })
      const elsewhere = await signIn(url, login, 'mead and honey')
      const [here, there] = [screen(url, ada), screen(url, elsewhere)]
      for (const one of [here, there])
        await one.until(() => one.heard.some((heard) => heard.type === 'welcome' && heard.me !== null))
      await ada.ask(url, '/api/sign-out', {})
      await here.until(() => here.heard.some((one) => one.type === 'welcome' && one.me === null))
      expect(there.heard.filter(({ type }) => type === 'welcome')).toHaveLength(1)
      for (const one of [here, there]) one.close()
    })

    test('a new password asks for the old one, and ends the other sessions', async () => {
      const ada = await guest(url, 'Ada')
      const login = `ada${Math.random()}`.slice(0, 12)
      await ada.ask(url, '/api/me/keep', { login, password: 'mead and honey' })
      const elsewhere = await signIn(url, login, 'mead and honey')
      const there = screen(url, elsewhere)
      await there.until(() => there.heard.some(({ type }) => type === 'welcome'))
      const wanted = { login, password: 'honey and mead' }
      await expect(ada.ask(url, '/api/me/keep', wanted)).rejects.toMatchObject({ status: 403 })
      await expect(ada.ask(url, '/api/me/keep', { ...wanted, old: 'guess' })).rejects.toMatchObject({
        why: 'wrongPassword',
      })
      await ada.ask(url, '/api/me/keep', { ...wanted, old: 'mead and honey' })
      await there.until(() => there.heard.some((one) => one.type === 'welcome' && one.me === null))
      expect(await elsewhere.ask(url, '/api/me')).toEqual({ person: null })
      expect(await ada.ask(url, '/api/me')).toMatchObject({ person: { login } })
      there.close()
    })

    test('who deletes the account is gone from tables and talk, and a bot plays on', async () => {
      const [ada, bo] = await guests('Ada the Gone', 'Bo')
      const table = await seated(url, [ada, bo], { game: 'spoils' })
      const hers = screen(url, ada)
      hers.client.watch(table.id)
      await hers.client.chat(table.id, 'hello')
      hers.close()
      const kept = JSON.stringify(await ada.ask(url, '/api/me/data'))
      for (const part of ['Ada the Gone', 'hello', table.id]) expect(kept).toContain(part)
      expect(kept).not.toMatch(/argon|csrf|seed|invite/)
      await ada.ask(url, '/api/me/delete', {})
      expect(await ada.ask(url, '/api/me')).toEqual({ person: null })
      const his = screen(url, bo)
      his.client.watch(table.id)
      await playOn(his, { table, seat: 1 })
      expect(his.bytes.join('')).not.toContain('Ada the Gone')
      const record = await bo.ask<object>(url, `/api/tables/${table.id}/record`)
      expect(JSON.stringify(record)).not.toContain('Ada the Gone')
      his.close()
    })
  })

  describe('tables', () => {
    test('public ones are listed, private ones need the invitation', async () => {
      const [ada, bo] = await guests('Ada', 'Bo')
      const wanted = { game: 'spoils', seats: ['open', 'open', { bot: 'thrall' }] }
      const shown = await ada.ask(url, '/api/tables', { ...wanted, public: true })
      const hidden = await ada.ask(url, '/api/tables', wanted)
      const listed = await bo.ask<TableInfo[]>(url, '/api/tables')
      expect(listed.some(({ id }) => id === shown.id)).toBe(true)
      expect(listed.some(({ id }) => id === hidden.id)).toBe(false)
      await expect(bo.ask(url, `/api/tables/${hidden.id}/join`, {})).rejects.toMatchObject({
        why: 'notInvited',
      })
      expect((await bo.ask(url, `/api/tables/${hidden.id}`)).invite).toBeUndefined()
      const invited = await bo.ask(url, `/api/invitations/${hidden.invite}`)
      expect(invited.id).toBe(hidden.id)
      const joined = await bo.ask(url, `/api/tables/${hidden.id}/join`, { invite: hidden.invite })
      expect(joined).toMatchObject({ yourSeat: 1, status: 'playing' })
    })

    test('the host arranges seats and begins; open seats are put away', async () => {
      const [ada, bo] = await guests('Ada', 'Bo')
      const table = await ada.ask(url, '/api/tables', {
        game: 'spoils',
        seats: ['open', 'open', 'open', 'open'],
        startWhenFull: false,
      })
      const at = `/api/tables/${table.id}`
      await bo.ask(url, `${at}/join`, { invite: table.invite, seat: 3 })
      await expect(bo.ask(url, `${at}/start`, {})).rejects.toMatchObject({ why: 'notHost' })
      await ada.ask(url, `${at}/seat`, { seat: 1, bot: 'karl' })
      const begun = await ada.ask(url, `${at}/start`, {})
      expect(begun.seats.map(({ kind }) => kind)).toEqual(['person', 'bot', 'person'])
      expect(await bo.ask(url, at)).toMatchObject({ yourSeat: 2, status: 'playing' })
    })

    test('a table chooses how bots play, and whether one may ask for advice', async () => {
      const [ada, bo] = await guests('Ada', 'Bo')
      const table = await ada.ask(url, '/api/tables', {
        game: 'midgard',
        seats: ['open', 'open', { bot: 'thrall/skald' }, { bot: 'thrall' }],
        standIn: 'huscarl/smidr',
        hints: true,
      })
      expect(table).toMatchObject({ standIn: 'huscarl/smidr', hints: true })
      const at = `/api/tables/${table.id}`
      const begun = await bo.ask(url, `${at}/join`, { invite: table.invite })
      expect(begun.seats[2].bot).toBe('thrall/skald')
      // For the other nobody chose, so it drew.
      expect(begun.seats[3].bot).toMatch(/^thrall\/(vikingr|smidr|maurapuki|skald)$/)
      const left = await bo.ask(url, `${at}/leave`, {})
      expect(left.seats[1].standIn).toBe('huscarl/smidr')
      await expect(
        ada.ask(url, '/api/tables', { game: 'midgard', seats: ['open', { bot: 'jarl/nobody' }] }),
      ).rejects.toMatchObject({ why: 'noSuchBot' })
    })

    test('who was sent away does not come back by the old link', async () => {
      const [ada, bo] = await guests('Ada', 'Bo')
      const wanted = { game: 'spoils', seats: ['open', 'open', 'open'], startWhenFull: false }
      const { id, invite } = await ada.ask(url, '/api/tables', wanted)
      await bo.ask(url, `/api/tables/${id}/join`, { invite })
      const after = await ada.ask(url, `/api/tables/${id}/seat`, { seat: 1, bot: null })
      await expect(bo.ask(url, `/api/tables/${id}/join`, { invite })).rejects.toMatchObject({
        why: 'notInvited',
      })
      expect(after.invite).not.toBe(invite)
      await expect(bo.ask(url, `/api/invitations/${invite}`)).rejects.toMatchObject({ status: 404 })
    })

    test('what cannot be is refused with one clear line', async () => {
      const ada = await guest(url, 'Ada')
      const make = (body: object) => ada.ask(url, '/api/tables', body)
      await expect(make({ game: 'chess', seats: ['open', 'open'] })).rejects.toThrow('There is no game')
      await expect(make({ game: 'spoils', seats: ['open'] })).rejects.toThrow('is for 2 to 4 players')
      await expect(make({ game: 'spoils', seats: ['open', 'open'], options: { a: 1 } })).rejects.toThrow(
        'no options',
      )
      await expect(make({ game: 'spoils', seats: ['open', { bot: 'nobody' }] })).rejects.toThrow('no bot')
      await expect(make({ game: 'spoils', seats: ['open', 'open'], more: 1 })).rejects.toMatchObject({
        status: 400,
      })
    })

    test('the host changes what is agreed on, and all who sit there are told', async () => {
      const [ada, bo] = await guests('Ada', 'Bo')
      const wanted = { game: 'spoils', seats: ['open', 'open', 'open'], startWhenFull: false }
      const { id, invite } = await ada.ask(url, '/api/tables', wanted)
      await bo.ask(url, `/api/tables/${id}/join`, { invite })
      const his = screen(url, bo)
      his.client.watch(id)
      const clock = { kind: 'days', hoursPerMove: 48 }
      await expect(bo.ask(url, `/api/tables/${id}/agree`, { clock })).rejects.toMatchObject({
        why: 'notHost',
      })
      await expect(ada.ask(url, `/api/tables/${id}/agree`, { options: { a: 1 } })).rejects.toThrow(
        'no options',
      )
      await ada.ask(url, `/api/tables/${id}/agree`, { clock, public: true })
      const told = await his.until(() =>
        his.heard.findLast((one) => one.type === 'table' && one.table.public && one.table),
      )
      expect(told).toMatchObject({ table: { clock, public: true, startWhenFull: false } })
      his.close()
    })

    test('a countdown runs before the start, and stops when one gets up', async () => {
      const own = await startTestServer(await newPlace(), { COUNTDOWN: '1' })
      const [ada, bo] = await Promise.all(['Ada', 'Bo'].map((name) => guest(own.url, name)))
      const { id, invite } = await ada.ask(own.url, '/api/tables', {
        game: 'spoils',
        seats: ['open', 'open'],
      })
      const at = `/api/tables/${id}`
      const counting = await bo.ask(own.url, `${at}/join`, { invite })
      expect(counting).toMatchObject({ status: 'open', begins: expect.any(Number) as number })
      expect((await bo.ask(own.url, `${at}/leave`, {})).begins).toBeUndefined()
      expect((await ada.ask(own.url, at)).begins).toBeUndefined()
      const hers = screen(own.url, ada)
      hers.client.watch(id)
      await bo.ask(own.url, `${at}/join`, { invite })
      await hers.until(() => hers.update(id), 'the beginning')
      hers.close()
      await own.close()
    })

    test('how a game ended is told in lists, until it was seen', async () => {
      const [ada, bo] = await guests('Ada', 'Bo')
      const table = await seated(url, [ada, bo], {
        game: 'spoils',
        clock: { kind: 'days', hoursPerMove: 24 },
      })
      const [running] = await ada.ask<TableInfo[]>(url, '/api/me/tables')
      expect(running.deadline).toBeGreaterThan(Date.now() + 23 * 3_600_000)
      const screens = [screen(url, ada), screen(url, bo)]
      for (const one of screens) one.client.watch(table.id)
      await Promise.all(screens.map((one, seat) => playOn(one, { table, seat })))
      const [over] = await ada.ask<TableInfo[]>(url, '/api/me/tables')
      expect(over.result?.points).toHaveLength(2)
      expect(over.result?.ranking.flat().toSorted()).toEqual([0, 1])
      expect(over.isUnseen).toBe(true)
      await ada.ask(url, `/api/tables/${table.id}/seen`, {})
      expect((await ada.ask(url, `/api/tables/${table.id}`)).isUnseen).toBeUndefined()
      expect((await bo.ask(url, `/api/tables/${table.id}`)).isUnseen).toBe(true)
      for (const one of screens) one.close()
    })

    test('rematch: the first who asks opens it, the others sit down', async () => {
      const [ada, bo] = await guests('Ada', 'Bo')
      const table = await seated(url, [ada, bo], { game: 'spoils' })
      const screens = [screen(url, ada), screen(url, bo)]
      for (const one of screens) one.client.watch(table.id)
      await Promise.all(screens.map((one, seat) => playOn(one, { table, seat })))
      const again = await bo.ask(url, `/api/tables/${table.id}/rematch`, {})
      expect(again).toMatchObject({
        status: 'open',
        yourSeat: 1,
        seats: [{ kind: 'open', heldFor: 'Ada' }, {}],
      })
      // The seat is held for Ada: nobody else takes it by the link.
      const eve = await guest(url, 'Eve')
      await expect(
        eve.ask(url, `/api/tables/${again.id}/join`, { invite: again.invite }),
      ).rejects.toMatchObject({ why: 'seatTaken' })
      const told = await screens[0].until(() =>
        screens[0].heard.find((one) => one.type === 'table' && one.table.rematch === again.id),
      )
      expect(told).toBeDefined()
      const joined = await ada.ask(url, `/api/tables/${table.id}/rematch`, {})
      expect(joined).toMatchObject({ id: again.id, status: 'playing', yourSeat: 0 })
      for (const one of screens) one.close()
    })
  })

  describe('play', () => {
    test('four people play a whole game; one drops and returns, one moves to another device', async () => {
      const players = await guests('Ada', 'Bo', 'Cleo', 'Dag')
      const table = await seated(url, players, { game: 'midgard' })
      const screens = players.map((player) => screen(url, player))
      for (const one of screens) one.client.watch(table.id)
      let dropped = 0
      const device = { moves: 0, other: screen(url, players[2]) }
      await Promise.all([
        playOn(screens[0], { table, seat: 0 }),
        playOn(screens[1], {
          table,
          seat: 1,
          after() {
            if (++dropped % 5 === 0) screens[1].drop()
          },
        }),
        (async () => {
          await playOn(screens[2], {
            table,
            seat: 2,
            after: () => void device.moves++,
            enough: () => device.moves >= 10,
          })
          screens[2].close()
          device.other.client.watch(table.id)
          await playOn(device.other, { table, seat: 2 })
        })(),
        playOn(screens[3], { table, seat: 3 }),
      ])
      expect(dropped).toBeGreaterThan(10)
      const text = JSON.stringify(await players[0].ask(url, `/api/tables/${table.id}/record`))
      const game = await gameOf('midgard')!.load()
      const { table: replayed, seed } = importRecord(game, text, undefined, new Uint8Array(32))
      expect(game.rules.pending(replayed.state)).toEqual([])
      // Fair dice: what was shown at the start is the hash of what is shown at the end.
      expect(createHash('sha256').update(seed).digest('hex')).toBe(screens[0].update(table.id)?.commitment)
      // The log that each screen put together is whole.
      const ns = screens[1].heard.flatMap((one) =>
        one.type === 'update' ? one.update.log.map(({ n }) => n) : [],
      )
      expect(new Set(ns).size).toBe(ns.length)
      for (const one of [...screens, device.other]) one.close()
    })

    test('a stale, repeated, foreign or impossible move changes nothing and says why', async () => {
      const [ada, bo, eve] = await guests('Ada', 'Bo', 'Eve')
      const table = await seated(url, [ada, bo], { game: 'spoils' })
      const [hers, his, foreign, nobody] = [screen(url, ada), screen(url, bo), screen(url, eve), screen(url)]
      for (const one of [hers, his, foreign, nobody]) one.client.watch(table.id)
      await hers.until(() => hers.update(table.id))
      expect(await foreign.client.move(table.id, bid(1), 0)).toMatchObject({ why: 'notSeated' })
      expect(await nobody.client.move(table.id, bid(1), 0)).toMatchObject({ why: 'notSignedIn' })
      expect(await hers.client.move('nowhere', bid(1), 0)).toMatchObject({ why: 'noSuchTable' })
      expect(await hers.client.move(table.id, bid(9), 0)).toMatchObject({
        why: 'refused',
        refusal: { rule: 'SP-2', why: 'cardNotInHand' },
      })
      expect(await hers.client.move(table.id, bid(2), 0)).toMatchObject({ outcome: 'done', n: 1 })
      expect(await hers.client.move(table.id, bid(2), 0)).toMatchObject({ outcome: 'repeated', n: 1 })
      expect(await hers.client.move(table.id, bid(3), 0)).toMatchObject({ why: 'stale', n: 1 })
      // Both bid at the same time, so hers does not make his stale.
      expect(await his.client.move(table.id, bid(4), 0)).toMatchObject({ outcome: 'done', n: 2 })
      expect(await his.client.move(table.id, { do: 'x'.repeat(50) }, 2)).toMatchObject({ why: 'refused' })
      const { n } = await his.until(() => his.update(table.id))
      expect(n).toBe(2)
      for (const one of [hers, his, foreign, nobody]) one.close()
    })

    test('undo by oneself within the barrier, beyond it by asking', async () => {
      const [ada, bo] = await guests('Ada', 'Bo')
      const table = await seated(url, [ada, bo], { game: 'spoils' })
      const [hers, his] = [screen(url, ada), screen(url, bo)]
      for (const one of [hers, his]) one.client.watch(table.id)
      await hers.until(() => hers.update(table.id))
      await hers.client.move(table.id, bid(2))
      expect(await hers.client.wish(table.id, 'undo')).toMatchObject({ type: 'done', n: 2 })
      expect(await hers.client.wish(table.id, 'redo')).toMatchObject({ type: 'done', n: 3 })
      await his.until(() => his.update(table.id)?.n === 3)
      await his.client.move(table.id, bid(3))
      await hers.until(() => hers.update(table.id)?.n === 4)
      expect(await hers.client.wish(table.id, 'undo')).toMatchObject({ why: 'barrier' })
      expect(await hers.client.wish(table.id, 'askUndo')).toMatchObject({ type: 'done' })
      await his.until(() => his.update(table.id)?.asking)
      expect(await hers.client.answerUndo(table.id, true)).toMatchObject({ why: 'nothingToUndo' })
      expect(await his.client.answerUndo(table.id, true)).toMatchObject({ type: 'done', n: 5 })
      const back = await hers.until(() => {
        const newest = hers.update(table.id)
        return newest?.n === 5 && newest
      })
      expect(back.pending).toEqual([0, 1])
      for (const one of [hers, his]) one.close()
    })

    test('bots play, stand in for who leaves, and give the seat back', async () => {
      const [ada, bo] = await guests('Ada', 'Bo')
      const table = await ada.ask(url, '/api/tables', {
        game: 'midgard',
        seats: ['open', 'open', { bot: 'thrall' }],
      })
      await bo.ask(url, `/api/tables/${table.id}/join`, { invite: table.invite })
      const [hers, his] = [screen(url, ada), screen(url, bo)]
      for (const one of [hers, his]) one.client.watch(table.id)
      let own = 0
      const playing = playOn(hers, { table, seat: 0, after: () => void own++ })
      await bo.ask(url, `/api/tables/${table.id}/leave`, { bot: 'thrall' })
      await his.until(() => own > 4)
      const moves = his.heard.flatMap((one) => (one.type === 'update' ? one.update.log : []))
      expect(moves.some(({ seat, standIn }) => seat === 1 && standIn)).toBe(true)
      expect(moves.some(({ seat, standIn }) => seat !== 1 && standIn)).toBe(false)
      const back = await bo.ask(url, `/api/tables/${table.id}/return`, {})
      expect(back.seats[1].standIn).toBeUndefined()
      let mine = 0
      await playOn(his, { table, seat: 1, after: () => void mine++, enough: () => mine > 0 })
      await bo.ask(url, `/api/tables/${table.id}/leave`, { bot: 'thrall' })
      await playing
      expect(hers.update(table.id)?.seed).toMatch(/^[0-9a-f]{64}$/)
      for (const one of [hers, his]) one.close()
    })

    test('a table that all have left rests until one is back', async () => {
      const [ada, bo, eve] = await guests('Ada', 'Bo', 'Eve')
      const table = await seated(url, [ada, bo], { game: 'spoils' })
      const at = `/api/tables/${table.id}`
      for (const one of [ada, bo]) await one.ask(url, `${at}/leave`, { bot: 'thrall' })
      const left = await ada.ask(url, at)
      // Bots have had the time for a whole game elsewhere.
      const other = await eve.ask(url, '/api/tables', { game: 'spoils', seats: ['open', { bot: 'thrall' }] })
      const theirs = screen(url, eve)
      theirs.client.watch(other.id)
      await playOn(theirs, { table: other, seat: 0 })
      // Whoever left first may have been stood in for while the other was still there.
      expect((await ada.ask(url, at)).n).toBeLessThanOrEqual(left.n + 1)
      expect((await ada.ask(url, at)).status).toBe('playing')
      // Who moves is back.
      const his = screen(url, bo)
      his.client.watch(table.id)
      let moved = 0
      await playOn(his, { table, seat: 1, after: () => void moved++, enough: () => moved > 0 })
      expect((await bo.ask(url, at)).seats[1].standIn).toBeUndefined()
      await playOn(his, { table, seat: 1 })
      expect((await ada.ask(url, at)).status).toBe('finished')
      for (const one of [theirs, his]) one.close()
    })

    test('over days: moves are made for who is out of time, then a bot has the seat, and nobody plays alone', async () => {
      const HOURS = 3_600_000
      const [ada, bo] = await guests('Ada', 'Bo')
      const clock = { kind: 'days', hoursPerMove: 24 } as const
      const table = await seated(url, [ada, bo], { game: 'spoils', clock })
      const at = `/api/tables/${table.id}`
      const hers = screen(url, ada)
      hers.client.watch(table.id)
      const start = Date.now()
      await hers.until(() => hers.update(table.id))
      vi.useFakeTimers({ toFake: ['Date'], now: start, shouldAdvanceTime: true })
      const later = (hours: number) => vi.setSystemTime(Date.now() + hours * HOURS + 1000)
      const missed = () => hers.update(table.id)?.clock?.missed
      try {
        await hers.client.move(table.id, bid(5))
        later(24)
        await hers.until(() => hers.update(table.id)?.n === 2, 'a move for Bo')
        expect(hers.update(table.id)?.seats[1]).toEqual({ kind: 'person', name: 'Bo' })
        expect(missed()).toEqual([0, 1])
        later(24)
        await hers.until(() => hers.update(table.id)?.n === 4, 'a move for each')
        expect(missed()).toEqual([1, 2])
        // Bo is out of time for the third time in a row: the seat is a bot's until he takes it back.
        later(24)
        await hers.until(() => hers.update(table.id)?.seats[1].kind === 'person' && missed()?.[1] === 3)
        await hers.until(() => (hers.update(table.id)?.n ?? 0) >= 6, 'a move for each')
        expect((await bo.ask(url, at)).seats[1].standIn).toBeDefined()
        expect((await bo.ask(url, `${at}/return`, {})).seats[1].standIn).toBeUndefined()
        await hers.until(() => missed()?.[1] === 0)
        // Both stay away from another table: two moves for each, then it rests, and in the end it is closed.
        const forgotten = await seated(url, [ada, bo], { game: 'spoils', clock })
        hers.client.watch(forgotten.id)
        const ofForgotten = () => hers.update(forgotten.id)
        for (const moves of [2, 4]) {
          later(24)
          await hers.until(() => ofForgotten()?.n === moves, `${moves} moves`)
        }
        later(24)
        await hers.until(() => ofForgotten()?.seats.every((one) => 'standIn' in one), 'two bots')
        later(13 * 24)
        expect(await ada.ask(url, `/api/tables/${forgotten.id}`)).toMatchObject({ status: 'playing', n: 4 })
        later(2 * 24)
        await hers.until(() =>
          hers.heard.some(
            (one) => one.type === 'table' && one.table.id === forgotten.id && one.table.status === 'closed',
          ),
        )
      } finally {
        vi.useRealTimers()
        hers.close()
      }
    })

    test('standing orders move for who is away', async () => {
      const [ada, bo] = await guests('Ada', 'Bo')
      const table = await seated(url, [ada, bo], { game: 'spoils' })
      const [hers, his] = [screen(url, ada), screen(url, bo)]
      for (const one of [hers, his]) one.client.watch(table.id)
      await hers.client.orders(table.id, [
        { when: 'bidAll', move: { do: 'bid', card: 5 }, once: true },
        { move: { do: 'bid' } },
      ])
      hers.close()
      await playOn(his, { table, seat: 1 })
      const record = await bo.ask<{ entries: { seat: number; move: { card: number } }[] }>(
        url,
        `/api/tables/${table.id}/record`,
      )
      const cards = record.entries.filter(({ seat }) => seat === 0).map(({ move }) => move.card)
      expect(cards).toEqual([5, 1, 2, 3, 4])
      his.close()
    })

    test('orders that the game offers are left before their questions come, and carried out', async () => {
      const [ada, bo] = await guests('Ada', 'Bo')
      const table = await seated(url, [ada, bo], { game: 'odin' })
      const [hers, his] = [screen(url, ada), screen(url, bo)]
      for (const one of [hers, his]) one.client.watch(table.id)
      for (const one of [hers, his]) await one.until(() => one.update(table.id))
      // The windows before income are the game's own affair; the rest is left to the table.
      const nothingMore = { do: 'order', order: 'restOfRound', on: true }
      await hers.client.move(table.id, nothingMore)
      const { orders = [] } = await gameOf('odin')!.load()
      await hers.client.orders(
        table.id,
        orders.map(({ when, move }) => ({ when, move: { ...move } })),
      )
      hers.close()
      // The round ends only if Ada passes and lays her feast.
      const round = () => (his.update(table.id)?.view as { round: number } | undefined)?.round ?? 0
      const before = round()
      await playOn(his, { table, seat: 1, enough: () => round() > before })
      expect(round()).toBe(before + 1)
      his.close()
    })

    test('talk and presence; what is said twice is heard once', async () => {
      const [ada, bo, eve] = await guests('Ada', 'Bo', 'Eve')
      const table = await seated(url, [ada, bo], { game: 'spoils' })
      const [hers, his, foreign] = [screen(url, ada), screen(url, bo), screen(url, eve)]
      for (const one of [hers, his, foreign]) one.client.watch(table.id)
      await hers.until(() =>
        hers.heard.some((one) => one.type === 'presence' && one.people.length === 2 && one.onlookers === 1),
      )
      expect(await foreign.client.chat(table.id, 'hm')).toMatchObject({ why: 'notSeated' })
      await hers.client.chat(table.id, '<b>skål</b>\u202E\n').then(
        (answer) => expect(answer).toMatchObject({ why: 'badMessage' }),
        () => {},
      )
      await hers.client.chat(table.id, ' <b>skål</b> ')
      hers.drop()
      const line = await foreign.until(() =>
        foreign.heard.flatMap((one) => (one.type === 'chat' ? one.lines : [])).find(({ seat }) => seat === 0),
      )
      expect(line).toMatchObject({ name: 'Ada', text: '<b>skål</b>' })
      await hers.until(() => hers.client.connected())
      const late = screen(url, bo)
      late.client.watch(table.id)
      const lines = await late.until(() => late.heard.find(({ type }) => type === 'chat'))
      expect(lines).toMatchObject({ lines: [{ text: '<b>skål</b>' }] })
      for (const one of [hers, his, foreign, late]) one.close()
    })

    test('what happened since can be seen again, as far as one may see it', async () => {
      const [ada, bo] = await guests('Ada', 'Bo')
      const table = await seated(url, [ada, bo], { game: 'spoils' })
      const screens = [screen(url, ada), screen(url, bo)]
      for (const one of screens) one.client.watch(table.id)
      await screens[0].until(() => screens[0].update(table.id))
      await screens[0].client.move(table.id, bid(5))
      const path = `/api/tables/${table.id}/moments?from=0&to=9`
      const his = await bo.ask<{ n: number; view: { bids: number[] } }[]>(url, path)
      const hers = await ada.ask<typeof his>(url, path)
      expect(his.map(({ n }) => n)).toEqual([0, 1])
      expect(his[1].view.bids[0]).toBe(-1)
      expect(hers[1].view.bids[0]).toBe(5)
      await expect(ada.ask(url, `/api/tables/${table.id}/record`)).rejects.toMatchObject({ why: 'notOver' })
      for (const one of screens) one.close()
    })

    test('whoever sits at several tables is told which of them wait', async () => {
      const [ada, bo] = await guests('Ada', 'Bo')
      const [one, two] = [
        await seated(url, [ada, bo], { game: 'spoils' }),
        await seated(url, [ada, bo], { game: 'spoils' }),
      ]
      const hers = screen(url, ada)
      const welcome = await hers.until(() => hers.heard.find(({ type }) => type === 'welcome'))
      expect(welcome).toMatchObject({ waiting: expect.arrayContaining([one.id, two.id]) as string[] })
      hers.client.watch(one.id)
      await hers.until(() => hers.update(one.id))
      await hers.client.move(one.id, bid(1))
      const elsewhere = screen(url, ada)
      elsewhere.client.watch(two.id)
      await elsewhere.until(() => elsewhere.update(two.id))
      await elsewhere.client.move(two.id, bid(1))
      await hers.until(() => hers.heard.find((heard) => heard.type === 'turn' && !heard.yours))
      await elsewhere.client.wish(two.id, 'undo')
      await hers.until(() => hers.heard.find((heard) => heard.type === 'turn' && heard.yours))
      elsewhere.close()
      const mine = await ada.ask<TableInfo[]>(url, '/api/me/tables')
      expect(mine.map(({ id }) => id)).toEqual([two.id, one.id])
      hers.close()
    })
  })

  test('a server that is closed and opened again goes on where it was', async () => {
    const place = await newPlace()
    const first = await startTestServer(place)
    const players = await Promise.all(['Ada', 'Bo'].map((name) => guest(first.url, name)))
    const table = await seated(first.url, players, { game: 'spoils' })
    const screens = players.map((player) => screen(first.url, player))
    for (const one of screens) one.client.watch(table.id)
    await screens[0].until(() => screens[0].update(table.id))
    expect(await screens[0].client.move(table.id, bid(4))).toMatchObject({ type: 'done' })
    await first.close()
    for (let again = 0; again < 2; again++) {
      const next = await startTestServer(place)
      for (const one of screens) one.moveTo(next.url)
      const seat = 1 - again
      const update = await screens[seat].until(() => {
        const newest = screens[seat].update(table.id)
        return screens[seat].client.connected() && newest?.n === 1 + again && newest
      })
      const [move] = await openTo(update)
      expect(await screens[seat].client.move(table.id, move)).toMatchObject({ n: 2 + again })
      await next.close()
    }
    for (const one of screens) one.close()
  })

  describe('safety', () => {
    const open = (headers: Record<string, string>) =>
      new Promise<string>((resolve) => {
        const socket = new WebSocket(`${url.replace('http', 'ws')}/api/socket`, { headers })
        socket.on('open', () => {
          socket.terminate()
          resolve('opened')
        })
        socket.on('error', ({ message }) => resolve(message))
      })

    test('other origins are refused, by requests and by sockets', async () => {
      const ada = await guest(url, 'Ada')
      const { cookie } = ada
      const headers = { origin: 'http://evil.example' }
      const body = { name: 'Eve' }
      await expect(ask(url, '/api/guest', { headers, body })).rejects.toMatchObject({ why: 'otherOrigin' })
      expect(await open({ ...headers, cookie })).toContain('403')
      expect(await open({ origin: 'null', cookie })).toContain('403')
      expect(await open({ origin: url, cookie })).toBe('opened')
    })

    test('a request without the token, or of another kind than JSON, is refused', async () => {
      const { cookie, me } = await guest(url, 'Ada')
      const body = { name: 'Eve' }
      await expect(ask(url, '/api/me/name', { cookie, body })).rejects.toMatchObject({ why: 'noToken' })
      await expect(ask(url, '/api/me/name', { cookie, csrf: 'x', body })).rejects.toMatchObject({
        status: 403,
      })
      const headers = { 'content-type': 'text/plain' }
      await expect(ask(url, '/api/me/name', { cookie, csrf: me.csrf, headers, body })).rejects.toMatchObject({
        status: 415,
      })
      expect((await ask(url, '/api/me', { cookie })).given).toMatchObject({ person: { name: 'Ada' } })
    })

    test('cookies and headers are strict', async () => {
      const { response } = await ask(url, '/api/guest', { body: { name: 'Ada' } })
      const [cookie] = response.headers.getSetCookie()
      expect(cookie).toMatch(/HttpOnly/)
      expect(cookie).toMatch(/SameSite=Lax/)
      const policy = response.headers.get('content-security-policy') ?? ''
      expect(policy).toContain("default-src 'self'")
      expect(policy).not.toContain('unsafe')
      expect(response.headers.get('x-content-type-options')).toBe('nosniff')
      expect(response.headers.get('cache-control')).toBe('no-store')
    })

    test('names are text of one line, and nothing but what the schema knows gets in', async () => {
      const { given } = await ask(url, '/api/guest', { body: { name: ' <i>Ada</i>\n ' } })
      expect(given).toMatchObject({ person: { name: '<i>Ada</i>' } })
      const unseen = ['\u3164', '\u2800\u2800', 'Ada\u200B', `a${'\u0301'.repeat(9)}`]
      for (const name of ['', '   ', 'a\u0000b', 'a\u202Eb', 'x'.repeat(31), 7, ...unseen])
        await expect(ask(url, '/api/guest', { body: { name } })).rejects.toMatchObject({ status: 400 })
      const body = { name: 'x'.repeat(300_000) }
      await expect(ask(url, '/api/guest', { body })).rejects.toMatchObject({ status: 413 })
    })

    test('however an address is written, the same rules hold', async () => {
      const headers = { origin: 'http://evil.example' }
      const body = { name: 'Eve' }
      await expect(ask(url, '/%61pi/guest', { headers, body })).rejects.toMatchObject({ why: 'otherOrigin' })
      const { response } = await ask(url, '/%61pi/me')
      expect(response.headers.get('cache-control')).toBe('no-store')
    })

    test('behind a proxy on this machine, metrics are not for everybody', async () => {
      const headers = { 'x-forwarded-for': '192.0.2.7' }
      await expect(ask(url, '/metrics', { headers })).rejects.toMatchObject({ status: 403 })
    })

    test('what no move of the game has is not kept', async () => {
      const [ada, bo] = await guests('Ada', 'Bo')
      const table = await seated(url, [ada, bo], { game: 'spoils' })
      const hers = screen(url, ada)
      hers.client.watch(table.id)
      await hers.until(() => hers.update(table.id))
      const move = { ...bid(2), junk: 'x'.repeat(3000) }
      expect(await hers.client.move(table.id, move, 0)).toMatchObject({ outcome: 'done' })
      await hers.client.wish(table.id, 'undo')
      expect(hers.bytes.join('')).not.toContain('junk')
      const long = { ...bid(2), junk: 'x'.repeat(5000) }
      expect(await hers.client.move(table.id, long)).toMatchObject({ why: 'badMessage', text: 'too long' })
      let deep: unknown = 1
      for (let i = 0; i < 1000; i++) deep = [deep]
      const nested = { ...bid(2), card: deep } as unknown as typeof move
      hers.client.move(table.id, nested).catch(() => {})
      await hers.until(() => hers.heard.some((one) => one.type === 'no' && one.id === undefined))
      hers.close()
    })

    test('what is no message is refused, and what is too long ends the connection', async () => {
      const player = await guest(url, 'Ada')
      const said = (text: string | Buffer) =>
        new Promise<string>((resolve) => {
          const socket = new WebSocket(`${url.replace('http', 'ws')}/api/socket`, {
            headers: { origin: url, cookie: player.cookie },
          })
          socket.on('open', () => socket.send(text))
          socket.on('message', (data: Buffer) => {
            const heard = JSON.parse(data.toString()) as { type: string; why?: string }
            if (heard.type !== 'welcome') {
              socket.terminate()
              resolve(heard.why ?? heard.type)
            }
          })
          socket.on('close', (code) => resolve(`closed ${code}`))
          socket.on('error', () => {})
        })
      expect(await said('not JSON')).toBe('badMessage')
      expect(await said('{"type":"shout"}')).toBe('badMessage')
      expect(await said(Buffer.from('{"type":"ping"}'))).toBe('badMessage')
      expect(await said('{"type":"watch","table":"a","have":-1,"__proto__":{}}')).toBe('badMessage')
      expect(await said('{"type":"move","id":"a","table":"b","answers":0,"move":{}}')).toBe('badMessage')
      expect(await said('{"type":"ping"}')).toBe('pong')
      expect(await said('x'.repeat(40_000))).toBe('closed 1009')
    })

    test('health, readiness and metrics', async () => {
      expect((await ask(url, '/healthz')).given).toEqual({ ok: true })
      expect((await ask(url, '/readyz')).given).toEqual({ ok: true })
      const metrics = (await ask(url, '/metrics')).given as string
      for (const name of [
        'tables_in_memory',
        'sockets',
        'work_queued',
        'move_seconds_bucket',
        'answers_total',
      ])
        expect(metrics).toContain(`meadhall_${name}`)
    })
  })
}
