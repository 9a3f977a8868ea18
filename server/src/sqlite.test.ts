import { afterAll, describe, test } from 'vitest'
import { surviveKills } from './testing/killing.ts'
import { newFolder } from './testing/servers.ts'
import { hallSuite } from './testing/suite.ts'

const { place, remove } = newFolder()
afterAll(remove)

describe('on SQLite', () => {
  hallSuite(async () => place)
})

test('killed again and again, no acknowledged move is lost and none is doubled', async () => {
  const { place, remove } = newFolder()
  await surviveKills(place, 20, 6)
  remove()
}, 120_000)
