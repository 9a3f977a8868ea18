import { afterAll, describe } from 'vitest'
import { newFolder } from './testing/servers.ts'
import { hallSuite } from './testing/suite.ts'

const { place, remove } = newFolder()
afterAll(remove)

describe('on SQLite', () => {
  hallSuite(async () => place)
})
