import { beforeAll, describe, expect, test } from 'vitest'
import { playOn } from './driver.ts'
import { guest, screen, seated, signIn } from './players.ts'

/** Accounts: kept, signed out of, changed and deleted. */
export function accountsSuite(at: () => string): void {
  describe('accounts', () => {
    let url: string
    beforeAll(() => {
      url = at()
    })
    const guests = (...names: string[]) => Promise.all(names.map((name) => guest(url, name)))

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
}
