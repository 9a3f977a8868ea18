import { expect, test, url } from './hall.ts'

test('the server hands out the page and nothing else, under a strict policy', async ({ request }) => {
  const page = await request.get(url())
  expect(page.headers()['content-security-policy']).toContain("default-src 'self'")
  expect(page.headers()['content-security-policy']).not.toContain('unsafe')
  expect(page.headers()['cache-control']).toBe('no-cache')
  const script = /assets\/[\w-]+\.js/.exec(await page.text())![0]
  const loaded = await request.get(url(script))
  expect(loaded.headers()['content-type']).toContain('text/javascript')
  expect(loaded.headers()['cache-control']).toContain('immutable')
  for (const path of ['nothing.js', '%2e%2e/%2e%2e/package.json', '..%2f..%2fpackage.json', '%00', '%'])
    expect((await request.get(url(path))).status(), path).toBe(404)
  expect((await request.post(url())).status()).toBe(405)
})
