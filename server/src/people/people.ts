import type { PersonInfo } from '@meadhall/hall/online'
import type { PersonRow } from '../database/schema.ts'
import { Conflict, type Store, write } from '../database/store.ts'
import { Refused } from '../refused.ts'
import { hashPassword, isPassword } from './passwords.ts'
import { sha256, token } from './tokens.ts'

/** Who asks, as far as the cookie tells. */
export interface Session {
  readonly id: string
  readonly csrf: string
  readonly person: PersonInfo
}

export interface SignedIn {
  readonly session: Session
  /** For the cookie; it is kept nowhere. */
  readonly cookie: string
}

export const DAY = 86_400_000

function personInfo({ id, name, login }: Pick<PersonRow, 'id' | 'name' | 'login'>): PersonInfo {
  return { id, name, ...(login !== null && { login }) }
}

/** Accounts: guests with a name, kept with a password later. */
export function people({ db, write: commit }: Store, sessionDays: number) {
  async function signIn(person: PersonInfo, also: Parameters<Store['write']>[0] = []): Promise<SignedIn> {
    const cookie = token(32)
    const session = { id: sha256(cookie), csrf: token(24), person }
    const now = Date.now()
    await commit([
      ...also,
      write(
        db.insertInto('sessions').values({
          id: session.id,
          person: person.id,
          csrf: session.csrf,
          created_at: now,
          expires_at: now + sessionDays * DAY,
        }),
      ),
    ])
    return { session, cookie }
  }

  const byLogin = (login: string) =>
    db.selectFrom('people').selectAll().where('login', '=', login.toLowerCase()).executeTakeFirst()

  return {
    async guest(name: string): Promise<SignedIn> {
      const now = Date.now()
      const row = {
        id: token(12),
        name,
        login: null,
        password: null,
        created_at: now,
        seen_at: now,
      }
      return signIn(personInfo(row), [write(db.insertInto('people').values(row))])
    },

    async signIn(login: string, password: string): Promise<SignedIn> {
      const found = await byLogin(login)
      if (!(await isPassword(found?.password, password)) || !found)
        throw new Refused(401, 'wrongPassword', 'There is no account with this name and password.')
      return signIn(personInfo(found))
    },

    /** The session that a cookie stands for. It lasts longer with every visit. */
    async session(cookie: string | undefined): Promise<Session | undefined> {
      if (cookie === undefined || cookie.length > 100) return undefined
      const id = sha256(cookie)
      const found = await db
        .selectFrom('sessions')
        .innerJoin('people', 'people.id', 'sessions.person')
        .select(['sessions.csrf', 'sessions.expires_at', 'people.id', 'people.name', 'people.login'])
        .where('sessions.id', '=', id)
        .executeTakeFirst()
      const now = Date.now()
      if (!found || found.expires_at < now) return undefined
      if (found.expires_at - now < (sessionDays - 1) * DAY)
        await commit([
          write(
            db
              .updateTable('sessions')
              .set({ expires_at: now + sessionDays * DAY })
              .where('id', '=', id),
          ),
          write(db.updateTable('people').set({ seen_at: now }).where('id', '=', found.id)),
        ])
      return { id, csrf: found.csrf, person: personInfo(found) }
    },

    async rename(person: PersonInfo, name: string): Promise<PersonInfo> {
      await commit([write(db.updateTable('people').set({ name }).where('id', '=', person.id), 1)])
      return { ...person, name }
    },

    /** Makes a guest's account one that can be signed in to, or changes its password. Other sessions end. */
    async keep({ id, person }: Session, login: string, password: string): Promise<PersonInfo> {
      const change = { login: login.toLowerCase(), password: await hashPassword(password) }
      try {
        await commit(
          [
            write(db.updateTable('people').set(change).where('id', '=', person.id), 1),
            write(db.deleteFrom('sessions').where('person', '=', person.id).where('id', '!=', id)),
          ],
          { kind: 'signedOut', person: person.id, except: id },
        )
      } catch (error) {
        if (error instanceof Conflict) throw new Refused(409, 'loginTaken', 'Someone else has this name.')
        throw error
      }
      return { ...person, login: change.login }
    },

    /** Whether this is the account's password; a guest has none to give. */
    async isRight(person: PersonInfo, password: string | undefined): Promise<boolean> {
      if (person.login === undefined) return true
      const found = await byLogin(person.login)
      return password !== undefined && (await isPassword(found?.password, password))
    },

    signOut: ({ id, person }: Session) =>
      commit([write(db.deleteFrom('sessions').where('id', '=', id))], {
        kind: 'signedOut',
        person: person.id,
        session: id,
      }),

    signOutEverywhere: (person: string) =>
      commit([write(db.deleteFrom('sessions').where('person', '=', person))], {
        kind: 'signedOut',
        person,
      }),
  }
}

export type People = ReturnType<typeof people>
