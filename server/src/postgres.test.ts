import { afterAll, beforeAll, describe } from 'vitest'
import { startPostgres, type TestPostgres } from './testing/postgres.ts'
import { hallSuite } from './testing/suite.ts'

let postgres: TestPostgres
beforeAll(async () => {
  postgres = await startPostgres()
})
afterAll(() => postgres.stop())

describe('on PostgreSQL', () => {
  hallSuite(async () => ({ DATABASE_URL: await postgres.database() }))
})
