import Database from 'libsql'

/** Puts finished games of two in, as long as `goOn` says. */
export async function fill(file: string, goOn: (n: number) => boolean): Promise<number> {
  const database = new Database(file)
  database.pragma('synchronous = OFF')
  const table = database.prepare(
    `insert into tables (id, game, version, options, status, is_public, invite, clock_setting, out_of_time,
      start_when_full, seed, commitment, setup, n, rev, pending, created_at, started_at, finished_at, changed_at)
     values (?, 'midgard', 1, '{}', 'finished', 1, ?, '{"kind":"untimed"}', 'bot', 1, '', '', '[]', 200, 200, '[]',
      ?, ?, ?, ?)`,
  )
  const seat = database.prepare('insert into seats (table_id, seat, person, name) values (?, ?, ?, ?)')
  const person = database.prepare('insert into people (id, name, created_at, seen_at) values (?, ?, ?, ?)')
  const archive = database.prepare('insert into archives (table_id, record) values (?, ?)')
  const now = Date.now()
  const record = JSON.stringify({ format: 1, note: 'x'.repeat(1000) })
  let n = 0
  while (goOn(n)) {
    database.exec('begin')
    for (let i = 0; i < 500; i++, n++) {
      const id = `many-${n}`
      if (n % 10 === 0) person.run([`person-${n / 10}`, `Person ${n / 10}`, now, now])
      table.run([id, `invite-${n}`, now, now, now, now])
      for (const place of [0, 1]) seat.run([id, place, `person-${Math.floor(n / 10)}`, 'Somebody'])
      archive.run([id, record])
    }
    database.exec('commit')
    await new Promise((resolve) => setImmediate(resolve))
  }
  database.close()
  return n
}
