import type { KeptSetInfo, PersonInfo } from '@meadhall/hall/online'
import { checkedSet } from '@meadhall/hall/own-sets'
import { type Store, write } from '../database/store.ts'
import { Refused } from '../refused.ts'

/** So many sets of components an account may keep, each no longer than a file may be. */
const MOST = 20

/** Sets of components that a kept account takes along from device to device. */
export function accountSets({ db, write: commit }: Store) {
  const mustBeKept = ({ login }: PersonInfo): void => {
    if (login === undefined)
      throw new Refused(403, 'notKept', 'Sets are kept with accounts that have a password.')
  }

  return {
    async list(person: PersonInfo): Promise<KeptSetInfo[]> {
      const rows = await db
        .selectFrom('sets')
        .select(['id', 'set', 'changed_at'])
        .where('person', '=', person.id)
        .orderBy('changed_at')
        .limit(MOST)
        .execute()
      return rows.map((row) => ({
        id: row.id,
        changedAt: row.changed_at,
        set: JSON.parse(row.set) as KeptSetInfo['set'],
      }))
    },

    /** Of two devices, what was changed last stays. */
    async keep(person: PersonInfo, { id, changedAt, set }: KeptSetInfo): Promise<void> {
      mustBeKept(person)
      const text = await checked(set)
      const rows = await db.selectFrom('sets').select('id').where('person', '=', person.id).execute()
      if (rows.length >= MOST && !rows.some((row) => row.id === id))
        throw new Refused(409, 'tooManySets', `An account keeps at most ${MOST} sets.`)
      await commit([
        write(
          db
            .insertInto('sets')
            .values({ person: person.id, id, set: text, changed_at: changedAt })
            .onConflict((conflict) =>
              conflict
                .columns(['person', 'id'])
                .doUpdateSet({ set: text, changed_at: changedAt })
                .where('sets.changed_at', '<', changedAt),
            ),
        ),
      ])
    },

    async forget(person: PersonInfo, id: string): Promise<void> {
      await commit([write(db.deleteFrom('sets').where('person', '=', person.id).where('id', '=', id))])
    },
  }
}

async function checked(set: unknown): Promise<string> {
  try {
    return await checkedSet(set)
  } catch (error) {
    throw new Refused(400, 'badSet', (error as Error).message)
  }
}
