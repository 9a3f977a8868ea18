import type { TableInfo } from '@meadhall/hall/online'
import { beforeAll, describe, expect, test } from 'vitest'
import { playOn } from './driver.ts'
import { guest, screen, seated } from './players.ts'
import { type Place, startTestServer } from './servers.ts'

/** Tables: made, joined, agreed on and begun. */
export function tablesSuite(at: () => string, newPlace: () => Promise<Place>): void {
  describe('tables', () => {
    let url: string
    beforeAll(() => {
      url = at()
    })
    const guests = (...names: string[]) => Promise.all(names.map((name) => guest(url, name)))

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
      // Who offers it and gets up again has taken the offer back; the next who asks opens another.
      const withdrawn = await bo.ask(url, `/api/tables/${table.id}/rematch`, {})
      await bo.ask(url, `/api/tables/${withdrawn.id}/leave`, {})
      const again = await bo.ask(url, `/api/tables/${table.id}/rematch`, {})
      expect(again.id).not.toBe(withdrawn.id)
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
}
