import { createHash } from 'node:crypto'
import { gameOf } from '@meadhall/hall/games'
import type { TableInfo } from '@meadhall/hall/online'
import { importRecord } from '@meadhall/hall/record-file'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { playOn } from './driver.ts'
import { guest, screen, seated } from './players.ts'

const bid = (card: number) => ({ do: 'bid', card })

/** Games: moves, undo, bots, clocks, orders and talk. */
export function playSuite(at: () => string): void {
  describe('play', () => {
    let url: string
    beforeAll(() => {
      url = at()
    })
    const guests = (...names: string[]) => Promise.all(names.map((name) => guest(url, name)))

    test('four people play a whole game; one drops and returns, one moves to another device', async () => {
      const players = await guests('Ada', 'Bo', 'Cleo', 'Dag')
      const table = await seated(url, players, { game: 'midgard' })
      const screens = players.map((player) => screen(url, player))
      for (const one of screens) one.client.watch(table.id)
      let dropped = 0
      const device = { moves: 0, other: screen(url, players[2]) }
      await Promise.all([
        playOn(screens[0], { table, seat: 0 }),
        playOn(screens[1], {
          table,
          seat: 1,
          after() {
            if (++dropped % 5 === 0) screens[1].drop()
          },
        }),
        (async () => {
          await playOn(screens[2], {
            table,
            seat: 2,
            after: () => void device.moves++,
            enough: () => device.moves >= 10,
          })
          screens[2].close()
          device.other.client.watch(table.id)
          await playOn(device.other, { table, seat: 2 })
        })(),
        playOn(screens[3], { table, seat: 3 }),
      ])
      expect(dropped).toBeGreaterThan(10)
      const text = JSON.stringify(await players[0].ask(url, `/api/tables/${table.id}/record`))
      const game = await gameOf('midgard')!.load()
      const { table: replayed, seed } = importRecord(game, text, undefined, new Uint8Array(32))
      expect(game.rules.pending(replayed.state)).toEqual([])
      // Fair dice: what was shown at the start is the hash of what is shown at the end.
      expect(createHash('sha256').update(seed).digest('hex')).toBe(screens[0].update(table.id)?.commitment)
      // The log that each screen put together is whole.
      const ns = screens[1].heard.flatMap((one) =>
        one.type === 'update' ? one.update.log.map(({ n }) => n) : [],
      )
      expect(new Set(ns).size).toBe(ns.length)
      for (const one of [...screens, device.other]) one.close()
    })

    test('a stale, repeated, foreign or impossible move changes nothing and says why', async () => {
      const [ada, bo, eve] = await guests('Ada', 'Bo', 'Eve')
      const table = await seated(url, [ada, bo], { game: 'spoils' })
      const [hers, his, foreign, nobody] = [screen(url, ada), screen(url, bo), screen(url, eve), screen(url)]
      for (const one of [hers, his, foreign, nobody]) one.client.watch(table.id)
      await hers.until(() => hers.update(table.id))
      expect(await foreign.client.move(table.id, bid(1), 0)).toMatchObject({ why: 'notSeated' })
      expect(await nobody.client.move(table.id, bid(1), 0)).toMatchObject({ why: 'notSignedIn' })
      expect(await hers.client.move('nowhere', bid(1), 0)).toMatchObject({ why: 'noSuchTable' })
      expect(await hers.client.move(table.id, bid(9), 0)).toMatchObject({
        why: 'refused',
        refusal: { rule: 'SP-2', why: 'cardNotInHand' },
      })
      expect(await hers.client.move(table.id, bid(2), 0)).toMatchObject({ outcome: 'done', n: 1 })
      expect(await hers.client.move(table.id, bid(2), 0)).toMatchObject({ outcome: 'repeated', n: 1 })
      expect(await hers.client.move(table.id, bid(3), 0)).toMatchObject({ why: 'stale', n: 1 })
      // Both bid at the same time, so hers does not make his stale.
      expect(await his.client.move(table.id, bid(4), 0)).toMatchObject({ outcome: 'done', n: 2 })
      expect(await his.client.move(table.id, { do: 'x'.repeat(50) }, 2)).toMatchObject({ why: 'refused' })
      const { n } = await his.until(() => his.update(table.id))
      expect(n).toBe(2)
      for (const one of [hers, his, foreign, nobody]) one.close()
    })

    test('undo by oneself within the barrier, beyond it by asking', async () => {
      const [ada, bo] = await guests('Ada', 'Bo')
      const table = await seated(url, [ada, bo], { game: 'spoils' })
      const [hers, his] = [screen(url, ada), screen(url, bo)]
      for (const one of [hers, his]) one.client.watch(table.id)
      await hers.until(() => hers.update(table.id))
      await hers.client.move(table.id, bid(2))
      expect(await hers.client.wish(table.id, 'undo')).toMatchObject({ type: 'done', n: 2 })
      expect(await hers.client.wish(table.id, 'redo')).toMatchObject({ type: 'done', n: 3 })
      await his.until(() => his.update(table.id)?.n === 3)
      await his.client.move(table.id, bid(3))
      await hers.until(() => hers.update(table.id)?.n === 4)
      expect(await hers.client.wish(table.id, 'undo')).toMatchObject({ why: 'barrier' })
      expect(await hers.client.wish(table.id, 'askUndo')).toMatchObject({ type: 'done' })
      await his.until(() => his.update(table.id)?.asking)
      expect(await hers.client.answerUndo(table.id, true)).toMatchObject({ why: 'nothingToUndo' })
      expect(await his.client.answerUndo(table.id, true)).toMatchObject({ type: 'done', n: 5 })
      const back = await hers.until(() => {
        const newest = hers.update(table.id)
        return newest?.n === 5 && newest
      })
      expect(back.pending).toEqual([0, 1])
      for (const one of [hers, his]) one.close()
    })

    test('bots play, stand in for who leaves, and give the seat back', async () => {
      const [ada, bo] = await guests('Ada', 'Bo')
      const table = await ada.ask(url, '/api/tables', {
        game: 'midgard',
        seats: ['open', 'open', { bot: 'thrall' }],
      })
      await bo.ask(url, `/api/tables/${table.id}/join`, { invite: table.invite })
      const [hers, his] = [screen(url, ada), screen(url, bo)]
      for (const one of [hers, his]) one.client.watch(table.id)
      let own = 0
      const playing = playOn(hers, { table, seat: 0, after: () => void own++ })
      await bo.ask(url, `/api/tables/${table.id}/leave`, { bot: 'thrall' })
      await his.until(() => own > 4)
      const moves = his.heard.flatMap((one) => (one.type === 'update' ? one.update.log : []))
      expect(moves.some(({ seat, standIn }) => seat === 1 && standIn)).toBe(true)
      expect(moves.some(({ seat, standIn }) => seat !== 1 && standIn)).toBe(false)
      const back = await bo.ask(url, `/api/tables/${table.id}/return`, {})
      expect(back.seats[1].standIn).toBeUndefined()
      let mine = 0
      await playOn(his, { table, seat: 1, after: () => void mine++, enough: () => mine > 0 })
      await bo.ask(url, `/api/tables/${table.id}/leave`, { bot: 'thrall' })
      await playing
      expect(hers.update(table.id)?.seed).toMatch(/^[0-9a-f]{64}$/)
      for (const one of [hers, his]) one.close()
    })

    test('a table that all have left rests until one is back', async () => {
      const [ada, bo, eve] = await guests('Ada', 'Bo', 'Eve')
      const table = await seated(url, [ada, bo], { game: 'spoils' })
      const at = `/api/tables/${table.id}`
      for (const one of [ada, bo]) await one.ask(url, `${at}/leave`, { bot: 'thrall' })
      const left = await ada.ask(url, at)
      // Bots have had the time for a whole game elsewhere.
      const other = await eve.ask(url, '/api/tables', { game: 'spoils', seats: ['open', { bot: 'thrall' }] })
      const theirs = screen(url, eve)
      theirs.client.watch(other.id)
      await playOn(theirs, { table: other, seat: 0 })
      // Whoever left first may have been stood in for while the other was still there.
      expect((await ada.ask(url, at)).n).toBeLessThanOrEqual(left.n + 1)
      expect((await ada.ask(url, at)).status).toBe('playing')
      // Who moves is back.
      const his = screen(url, bo)
      his.client.watch(table.id)
      let moved = 0
      await playOn(his, { table, seat: 1, after: () => void moved++, enough: () => moved > 0 })
      expect((await bo.ask(url, at)).seats[1].standIn).toBeUndefined()
      await playOn(his, { table, seat: 1 })
      expect((await ada.ask(url, at)).status).toBe('finished')
      for (const one of [theirs, his]) one.close()
    })

    test('over days: moves are made for who is out of time, then a bot has the seat, and nobody plays alone', async () => {
      const HOURS = 3_600_000
      const [ada, bo] = await guests('Ada', 'Bo')
      const clock = { kind: 'days', hoursPerMove: 24 } as const
      const table = await seated(url, [ada, bo], { game: 'spoils', clock })
      const at = `/api/tables/${table.id}`
      const hers = screen(url, ada)
      hers.client.watch(table.id)
      const start = Date.now()
      await hers.until(() => hers.update(table.id))
      vi.useFakeTimers({ toFake: ['Date'], now: start, shouldAdvanceTime: true })
      const later = (hours: number) => vi.setSystemTime(Date.now() + hours * HOURS + 1000)
      const missed = () => hers.update(table.id)?.clock?.missed
      try {
        await hers.client.move(table.id, bid(5))
        later(24)
        await hers.until(() => hers.update(table.id)?.n === 2, 'a move for Bo')
        expect(hers.update(table.id)?.seats[1]).toEqual({ kind: 'person', name: 'Bo' })
        expect(missed()).toEqual([0, 1])
        later(24)
        await hers.until(() => hers.update(table.id)?.n === 4, 'a move for each')
        expect(missed()).toEqual([1, 2])
        // Bo is out of time for the third time in a row: the seat is a bot's until he takes it back.
        later(24)
        await hers.until(() => hers.update(table.id)?.seats[1].kind === 'person' && missed()?.[1] === 3)
        await hers.until(() => (hers.update(table.id)?.n ?? 0) >= 6, 'a move for each')
        expect((await bo.ask(url, at)).seats[1].standIn).toBeDefined()
        expect((await bo.ask(url, `${at}/return`, {})).seats[1].standIn).toBeUndefined()
        await hers.until(() => missed()?.[1] === 0)
        // Both stay away from another table: two moves for each, then it rests, and in the end it is closed.
        const forgotten = await seated(url, [ada, bo], { game: 'spoils', clock })
        hers.client.watch(forgotten.id)
        const ofForgotten = () => hers.update(forgotten.id)
        for (const moves of [2, 4]) {
          later(24)
          await hers.until(() => ofForgotten()?.n === moves, `${moves} moves`)
        }
        later(24)
        await hers.until(() => ofForgotten()?.seats.every((one) => 'standIn' in one), 'two bots')
        later(13 * 24)
        expect(await ada.ask(url, `/api/tables/${forgotten.id}`)).toMatchObject({ status: 'playing', n: 4 })
        later(2 * 24)
        await hers.until(() =>
          hers.heard.some(
            (one) => one.type === 'table' && one.table.id === forgotten.id && one.table.status === 'closed',
          ),
        )
      } finally {
        vi.useRealTimers()
        hers.close()
      }
    })

    test('standing orders move for who is away', async () => {
      const [ada, bo] = await guests('Ada', 'Bo')
      const table = await seated(url, [ada, bo], { game: 'spoils' })
      const [hers, his] = [screen(url, ada), screen(url, bo)]
      for (const one of [hers, his]) one.client.watch(table.id)
      await hers.client.orders(table.id, [
        { when: 'bidAll', move: { do: 'bid', card: 5 }, once: true },
        { move: { do: 'bid' } },
      ])
      hers.close()
      await playOn(his, { table, seat: 1 })
      const record = await bo.ask<{ entries: { seat: number; move: { card: number } }[] }>(
        url,
        `/api/tables/${table.id}/record`,
      )
      const cards = record.entries.filter(({ seat }) => seat === 0).map(({ move }) => move.card)
      expect(cards).toEqual([5, 1, 2, 3, 4])
      his.close()
    })

    test('orders that the game offers are left before their questions come, and carried out', async () => {
      const [ada, bo] = await guests('Ada', 'Bo')
      const table = await seated(url, [ada, bo], { game: 'odin' })
      const [hers, his] = [screen(url, ada), screen(url, bo)]
      for (const one of [hers, his]) one.client.watch(table.id)
      for (const one of [hers, his]) await one.until(() => one.update(table.id))
      // The windows before income are the game's own affair; the rest is left to the table.
      const nothingMore = { do: 'order', order: 'restOfRound', on: true }
      await hers.client.move(table.id, nothingMore)
      const { orders = [] } = await gameOf('odin')!.load()
      await hers.client.orders(
        table.id,
        orders.map(({ when, move }) => ({ when, move: { ...move } })),
      )
      hers.close()
      // The round ends only if Ada passes and lays her feast.
      const round = () => (his.update(table.id)?.view as { round: number } | undefined)?.round ?? 0
      const before = round()
      await playOn(his, { table, seat: 1, enough: () => round() > before })
      expect(round()).toBe(before + 1)
      his.close()
    })

    test('talk and presence; what is said twice is heard once', async () => {
      const [ada, bo, eve] = await guests('Ada', 'Bo', 'Eve')
      const table = await seated(url, [ada, bo], { game: 'spoils' })
      const [hers, his, foreign] = [screen(url, ada), screen(url, bo), screen(url, eve)]
      for (const one of [hers, his, foreign]) one.client.watch(table.id)
      await hers.until(() =>
        hers.heard.some((one) => one.type === 'presence' && one.people.length === 2 && one.onlookers === 1),
      )
      expect(await foreign.client.chat(table.id, 'hm')).toMatchObject({ why: 'notSeated' })
      await hers.client.chat(table.id, '<b>skål</b>\u202E\n').then(
        (answer) => expect(answer).toMatchObject({ why: 'badMessage' }),
        () => {},
      )
      await hers.client.chat(table.id, ' <b>skål</b> ')
      hers.drop()
      const line = await foreign.until(() =>
        foreign.heard.flatMap((one) => (one.type === 'chat' ? one.lines : [])).find(({ seat }) => seat === 0),
      )
      expect(line).toMatchObject({ name: 'Ada', text: '<b>skål</b>' })
      await hers.until(() => hers.client.connected())
      const late = screen(url, bo)
      late.client.watch(table.id)
      const lines = await late.until(() => late.heard.find(({ type }) => type === 'chat'))
      expect(lines).toMatchObject({ lines: [{ text: '<b>skål</b>' }] })
      for (const one of [hers, his, foreign, late]) one.close()
    })

    test('what happened since can be seen again, as far as one may see it', async () => {
      const [ada, bo] = await guests('Ada', 'Bo')
      const table = await seated(url, [ada, bo], { game: 'spoils' })
      const screens = [screen(url, ada), screen(url, bo)]
      for (const one of screens) one.client.watch(table.id)
      await screens[0].until(() => screens[0].update(table.id))
      await screens[0].client.move(table.id, bid(5))
      const path = `/api/tables/${table.id}/moments?from=0&to=9`
      const his = await bo.ask<{ n: number; view: { bids: number[] } }[]>(url, path)
      const hers = await ada.ask<typeof his>(url, path)
      expect(his.map(({ n }) => n)).toEqual([0, 1])
      expect(his[1].view.bids[0]).toBe(-1)
      expect(hers[1].view.bids[0]).toBe(5)
      await expect(ada.ask(url, `/api/tables/${table.id}/record`)).rejects.toMatchObject({ why: 'notOver' })
      for (const one of screens) one.close()
    })

    test('whoever sits at several tables is told which of them wait', async () => {
      const [ada, bo] = await guests('Ada', 'Bo')
      const [one, two] = [
        await seated(url, [ada, bo], { game: 'spoils' }),
        await seated(url, [ada, bo], { game: 'spoils' }),
      ]
      const hers = screen(url, ada)
      const welcome = await hers.until(() => hers.heard.find(({ type }) => type === 'welcome'))
      expect(welcome).toMatchObject({ waiting: expect.arrayContaining([one.id, two.id]) as string[] })
      hers.client.watch(one.id)
      await hers.until(() => hers.update(one.id))
      await hers.client.move(one.id, bid(1))
      const elsewhere = screen(url, ada)
      elsewhere.client.watch(two.id)
      await elsewhere.until(() => elsewhere.update(two.id))
      await elsewhere.client.move(two.id, bid(1))
      await hers.until(() => hers.heard.find((heard) => heard.type === 'turn' && !heard.yours))
      await elsewhere.client.wish(two.id, 'undo')
      await hers.until(() => hers.heard.find((heard) => heard.type === 'turn' && heard.yours))
      elsewhere.close()
      const mine = await ada.ask<TableInfo[]>(url, '/api/me/tables')
      expect(mine.map(({ id }) => id)).toEqual([two.id, one.id])
      hers.close()
    })
  })
}
