import { createHash } from 'node:crypto'
import type { TableInfo } from '@meadhall/hall/online'
import { publicStanding } from '@meadhall/hall/standing'
import { Refused } from '../refused.ts'
import type { Look } from '../tables/look.ts'
import type { Rooms } from '../tables/rooms.ts'
import { openThreads } from '../work/threads.ts'
import { type Picture, pictureOf, type StandingInWords } from './picture.ts'
import { type Language, whenOf } from './words.ts'

/** Bytes of pictures that are kept; the longest unasked goes first. */
const MOST_BYTES = 24_000_000
/** Pictures that may wait to be drawn; whoever asks for more comes again later. */
const MOST_WAITING = 12
/** Milliseconds after which a drawing is given up. */
const PATIENCE = 10_000

export interface DrawnPicture {
  readonly png: Uint8Array
  /** The same for the same picture, on every server. */
  readonly tag: string
}

/** Pictures of tables, for whoever has a link: drawn in a thread from what everybody may see, and kept for a while. */
export function openPictures(rooms: Rooms, look: Look, threadArguments: readonly string[]) {
  const threads = openThreads<Picture, Uint8Array>({
    file: new URL('./picture-thread.ts', import.meta.url),
    count: 1,
    execArgv: threadArguments,
    patience: PATIENCE,
  })
  const kept = keeper(MOST_BYTES)
  const underWay = new Map<string, Promise<Uint8Array>>()

  /**
   * What a table looks like to those who do not sit there. `mayDraw` is asked before anything is drawn anew. Refused
   * where there is no such table, nothing to show or too much to do.
   */
  async function pictureFor(
    table: TableInfo,
    language: Language,
    mayDraw: () => boolean = () => true,
  ): Promise<DrawnPicture> {
    if (table.status === 'closed') throw new Refused(404, 'noSuchTable', 'There is nothing to see here.')
    const standing = table.status === 'playing' ? await standingAt(table, language) : undefined
    const picture = pictureOf(table, standing, language)
    const tag = createHash('sha256').update(JSON.stringify(picture)).digest('base64url').slice(0, 22)
    const png = kept.get(tag) ?? (await draw(tag, picture, mayDraw))
    return { png, tag }
  }

  async function standingAt(
    { id, game: of }: TableInfo,
    language: Language,
  ): Promise<StandingInWords | undefined> {
    const standing = await rooms.read(
      id,
      ({ hall, game, seats }) => hall && publicStanding(game, hall.table.state, seats.length),
    )
    return (
      standing && { ...standing, ...(standing.stage && { when: await whenOf(of, standing.stage, language) }) }
    )
  }

  function draw(tag: string, picture: Picture, mayDraw: () => boolean): Promise<Uint8Array> {
    const begun = underWay.get(tag)
    if (begun) return begun
    if (threads.underWay() >= MOST_WAITING || !mayDraw())
      throw new Refused(503, 'tooFast', 'Too many pictures at once; ask again in a moment.')
    const drawing = threads
      .ask(picture)
      .then((png) => kept.keep(tag, png))
      .finally(() => underWay.delete(tag))
    underWay.set(tag, drawing)
    return drawing
  }

  return {
    pictureFor,
    /** By the address of a page: `/i/TOKEN`, `/t/ID`, `/g/ID`. */
    async pictureAt(path: string, language: Language, mayDraw?: () => boolean): Promise<DrawnPicture> {
      return pictureFor(await look.at(path), language, mayDraw)
    },
    close: threads.close,
  }
}

/** Keeps so many bytes; what was asked for last stays longest. */
export function keeper(most: number) {
  const all = new Map<string, Uint8Array>()
  let bytes = 0
  return {
    get(tag: string): Uint8Array | undefined {
      const found = all.get(tag)
      if (found) {
        all.delete(tag)
        all.set(tag, found)
      }
      return found
    },
    keep(tag: string, png: Uint8Array): Uint8Array {
      if (png.length > most || all.has(tag)) return png
      all.set(tag, png)
      bytes += png.length
      for (const [oldest, { length }] of all) {
        if (bytes <= most) break
        all.delete(oldest)
        bytes -= length
      }
      return png
    },
  }
}

export type Pictures = ReturnType<typeof openPictures>
