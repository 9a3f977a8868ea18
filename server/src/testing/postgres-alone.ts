// A PostgreSQL for tests in other processes: says the address of an empty database, and goes away when it is ended.
import { startPostgres } from './postgres.ts'

const postgres = await startPostgres()
console.log(await postgres.database())
process.once('SIGTERM', () => void postgres.stop().then(() => process.exit()))
