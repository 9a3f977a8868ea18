import { afterAll, describe, test } from 'vitest'
import { callsSuite } from './testing/calls-suite.ts'
import { daySuite } from './testing/day-suite.ts'
import { surviveKills } from './testing/killing.ts'
import { reviewsSuite } from './testing/reviews-suite.ts'
import { newFolder } from './testing/servers.ts'
import { hallSuite } from './testing/suite.ts'

const folders: ReturnType<typeof newFolder>[] = []
afterAll(() => {
  for (const { remove } of folders) remove()
})

const newPlace = async () => {
  const folder = newFolder()
  folders.push(folder)
  return folder.place
}

describe('on SQLite', () => {
  hallSuite(newPlace)
  describe('calls to the table', () => {
    callsSuite(newPlace)
  })
  describe('looking back', () => {
    reviewsSuite(newPlace)
  })
  daySuite(newPlace)
})

test('killed again and again, no acknowledged move is lost and none is doubled', async () => {
  await surviveKills(await newPlace(), 20, 6)
}, 300_000)
