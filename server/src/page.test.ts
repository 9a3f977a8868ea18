import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { RunningServer } from './server.ts'
import { playOn } from './testing/driver.ts'
import { guest, screen, seated } from './testing/players.ts'
import { newFolder, startTestServer } from './testing/servers.ts'

const { place, remove } = newFolder()
const page = mkdtempSync(join(tmpdir(), 'meadhall-page-'))
let server: RunningServer
beforeAll(async () => {
  mkdirSync(join(page, 'assets'))
  writeFileSync(join(page, 'index.html'), '<title>Meadhall</title>')
  writeFileSync(join(page, 'assets', 'page-1a2b.js'), 'export {}')
  writeFileSync(join(page, 'sw.js'), '')
  server = await startTestServer(place, {}, { page })
})
afterAll(async () => {
  await server.close()
  remove()
  rmSync(page, { recursive: true, force: true })
})

/** As it stands: fetch would tidy the address up. */
function ask(path: string, method = 'GET'): Promise<{ status: number; headers: object; text: string }> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(server.url)
    const asked = request({ hostname, port, path, method }, (response) => {
      let text = ''
      response.setEncoding('utf8').on('data', (part: string) => {
        text += part
      })
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, text }))
    })
    asked.on('error', reject).end()
  })
}

test('the page comes under a strict policy, and files named by their content are kept', async () => {
  const first = await ask('/')
  expect(first).toMatchObject({ status: 200, headers: { 'cache-control': 'no-cache' } })
  expect(first.headers).toHaveProperty('content-security-policy', expect.not.stringContaining('unsafe'))
  const script = await ask('/assets/page-1a2b.js')
  expect(script.headers).toMatchObject({ 'cache-control': 'public, max-age=31536000, immutable' })
  expect(script.headers).toHaveProperty('content-type', expect.stringContaining('text/javascript'))
  expect((await ask('/sw.js')).headers).toMatchObject({ 'cache-control': 'no-cache' })
})

test('links to tables lead to the page', async () => {
  // Programs that pass links on add things to them.
  for (const path of ['/g/abc-DEF_1', '/t/abc', '/i/abc', '/i/abc?from=chat', '/g/abc?lang=de'])
    expect(await ask(path)).toMatchObject({ status: 200, text: '<title>Meadhall</title>' })
  expect(await ask('/i/abc/')).toMatchObject({ status: 302, headers: { location: '/i/abc' } })
})

test.each(['/nothing.js', '/%2e%2e/%2e%2e/package.json', '/..%2f..%2fpackage.json', '/%00', '/%', '/api/x'])(
  'there is nothing at %s',
  async (path) => {
    expect((await ask(path)).status).toBe(404)
  },
)

test('the page can only be read', async () => {
  expect(await ask('/', 'POST')).toMatchObject({ status: 405, headers: { allow: 'GET, HEAD' } })
})

test('a link says what it leads to, in its language, and nothing that is not for everybody', async () => {
  const { url } = server
  const [ada, bo] = [await guest(url, 'Ada <b>'), await guest(url, 'Bo')]
  const open = await ada.ask(url, '/api/tables', { game: 'midgard', seats: ['open', 'open', 'open'] })
  const invited = (await ask(`/i/${open.invite}`)).text
  expect(invited).toContain('content="Ada &lt;b&gt; invites you to Champions of Midgard"')
  expect(invited).toContain('content="1 of 3 seats taken.')
  expect((await ask(`/i/${open.invite}?lang=de`)).text).toContain('lädt dich ein: Champions of Midgard')
  expect((await ask(`/i/${open.invite}?lang=ja`)).text).toContain('3席中1席')
  // Who has but the table's own link is not told the invitation.
  const known = (await ask(`/t/${open.id}`)).text
  expect(known).toContain('invites you')
  expect(known).not.toContain(open.invite)
  expect((await ask('/i/nothing')).text).toBe('<title>Meadhall</title>')

  const table = await seated(url, [ada, bo], { game: 'spoils' })
  expect((await ask(`/g/${table.id}`)).text).toContain('Ada &lt;b&gt; and Bo')
  const screens = [screen(url, ada), screen(url, bo)]
  for (const one of screens) one.client.watch(table.id)
  await Promise.all(screens.map((one, seat) => playOn(one, { table, seat })))
  expect((await ask(`/g/${table.id}`)).text).toMatch(/og:title" content=".* won spoils"/)
  for (const one of screens) one.close()
})

test('a link has a picture, which is drawn once and known again', async () => {
  const { url } = server
  const ada = await guest(url, 'Ada <b>')
  const open = await ada.ask(url, '/api/tables', { game: 'midgard', seats: ['open', 'open'] })
  const { text } = await ask(`/i/${open.invite}?lang=ja`)
  const [, address] = /og:image" content="([^"]+)"/.exec(text)!
  expect(address).toMatch(/\/picture\.png\?lang=ja&amp;at=open-1$/)
  expect(text).toContain('og:image:width" content="1200"')
  const picture = address.replaceAll('&amp;', '&')
  const first = await fetch(picture)
  expect(first.headers.get('content-type')).toBe('image/png')
  expect(Buffer.from(await first.arrayBuffer()).readUInt32BE(16)).toBe(1200)
  const tag = first.headers.get('etag')!
  expect((await fetch(picture, { headers: { 'if-none-match': tag } })).status).toBe(304)
  expect((await fetch(picture.replace('ja', 'de'))).headers.get('etag')).not.toBe(tag)
  for (const path of ['/i/nothing/picture.png', '/x/abc/picture.png', `/t/${open.id}/other.png`])
    expect((await ask(path)).status).toBe(404)
})
