import { expect, test } from 'vitest'
import { BadConfig, configHelp, readConfig } from './config.ts'

test('without settings the defaults hold', () => {
  expect(readConfig({})).toMatchObject({
    host: '127.0.0.1',
    port: 8080,
    databaseUrl: '',
    trustProxy: false,
    rateLimit: 1,
    work: 'all',
  })
})

test.each([
  [{ PORT: '80x' }, 'PORT must be a whole number'],
  [{ PORT: '70000' }, 'PORT '],
  [{ DATABASE_URL: 'mysql://secret@there' }, 'DATABASE_URL must look like postgres://'],
  [{ TRUST_PROXY: 'maybe' }, 'TRUST_PROXY must be yes or no'],
  [{ PUBLIC_URL: 'meadhall.example' }, 'PUBLIC_URL must look like https://'],
])('a wrong setting is named in one line: %o', (env, message) => {
  expect(() => readConfig(env)).toThrow(BadConfig)
  expect(() => readConfig(env)).toThrow(message)
  expect(() => readConfig(env)).not.toThrow('secret')
})

test('the help names every setting with its default', () => {
  expect(configHelp().join('\n')).toContain('PORT')
  for (const line of configHelp()) expect(line).toMatch(/^ {2}[A-Z_]+ +.+ \(.+\)$/)
})
