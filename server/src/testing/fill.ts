import Database from 'libsql'

/** Games that are put in at a time. */
const PORTION = 5000

/** Puts finished games of two in, as long as `goOn` says. */
export async function fill(file: string, goOn: (n: number) => boolean): Promise<number> {
  const database = new Database(file)
  database.pragma('synchronous = OFF')
  const now = Date.now()
  let n = 0
  for (; goOn(n); n += PORTION) {
    database.exec(portion(n, n + PORTION - 1, now))
    await new Promise((resolve) => setImmediate(resolve))
  }
  database.close()
  return n
}

/** Games of these numbers: everybody plays ten of them. */
function portion(from: number, to: number, now: number): string {
  const numbers = `with recursive number(n) as (select ${from} union all select n + 1 from number where n < ${to})`
  const record = JSON.stringify({ format: 1, note: 'x'.repeat(1000) })
  return `begin;
    insert into people (id, name, created_at, seen_at)
      ${numbers} select 'person-' || (n / 10), 'Person ' || (n / 10), ${now}, ${now} from number where n % 10 = 0;
    insert into tables (id, game, version, options, status, is_public, invite, clock_setting, out_of_time,
        start_when_full, seed, commitment, setup, n, rev, pending, created_at, started_at, finished_at, changed_at)
      ${numbers} select 'many-' || n, 'midgard', 1, '{}', 'finished', 1, 'invite-' || n, '{"kind":"untimed"}', 'bot',
        1, '', '', '[]', 200, 200, '[]', ${now}, ${now}, ${now}, ${now} from number;
    insert into seats (table_id, seat, person, name)
      ${numbers} select 'many-' || n, seat, 'person-' || (n / 10), 'Somebody'
      from number, (select 0 as seat union all select 1);
    insert into archives (table_id, record) ${numbers} select 'many-' || n, '${record}' from number;
    commit`
}
