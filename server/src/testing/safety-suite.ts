import { beforeAll, describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { ask, guest, screen, seated } from './players.ts'

const bid = (card: number) => ({ do: 'bid', card })

/** What strangers send, and what they are sent. */
export function safetySuite(at: () => string): void {
  describe('safety', () => {
    let url: string
    beforeAll(() => {
      url = at()
    })
    const guests = (...names: string[]) => Promise.all(names.map((name) => guest(url, name)))

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

    test('tables that do not exist are not waited for, and take no place of those that do', async () => {
      const [ada, bo] = await guests('Ada', 'Bo')
      const table = await seated(url, [ada, bo], { game: 'spoils' })
      const hers = screen(url, ada)
      for (let i = 0; i < 120; i++) hers.client.watch(`nowhere-${i}`)
      await hers.until(() => hers.heard.filter(({ type }) => type === 'gone').length === 120)
      hers.client.watch(table.id)
      await hers.until(() => hers.update(table.id))
      hers.close()
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
