import type { SeatInfo, TableInfo } from '@meadhall/hall/online'
import type { Look } from '../tables/look.ts'
import { isGame, type Language, type Say, sayIn } from './words.ts'

/** What a link shows of itself: for those who may not even have come in, so only what everybody may know. */
interface Card {
  readonly title: string
  readonly about: string
}

/** Puts into the page's head what `/i/TOKEN`, `/g/ID` and `/t/ID` lead to. Links that lead nowhere say nothing. */
export function openCards(look: Look, site: string) {
  async function cardOf(path: string, language: Language): Promise<Card | undefined> {
    const [, at, id] = path.split('/')
    try {
      const table = at === 'i' ? await look.invitation(id, undefined) : await look.info(id, undefined)
      return at === 'i' && table.status === 'open'
        ? invitation(table, sayIn(language))
        : standing(table, sayIn(language), language)
    } catch {
      return undefined
    }
  }

  return async (html: string, path: string, language: Language, origin: string): Promise<string> => {
    const card = await cardOf(path, language)
    if (!card) return html
    const from = site === '' ? origin : site
    const parts = {
      'og:type': 'website',
      'og:site_name': 'Meadhall',
      'og:title': card.title,
      'og:description': card.about,
      'og:url': from + path,
      'og:image': `${from}/icon-512.png`,
      'og:locale': language,
      'twitter:card': 'summary',
    }
    const metas = Object.entries(parts).map(
      ([property, content]) => `<meta property="${property}" content="${escaped(content)}">`,
    )
    const head = [`<title>${escaped(card.title)} · Meadhall</title>`, ...metas].join('\n')
    return html
      .replace(/<title>[^<]*<\/title>/, () => head)
      .replace(/<html lang="\w*"/, `<html lang="${language}"`)
  }
}

const titleOf = ({ game }: TableInfo, say: Say) => (isGame(game) ? say(game) : game)
const nameOf = ({ name, bot }: SeatInfo) => name ?? bot ?? '—'

function invitation(table: TableInfo, say: Say): Card {
  const host = table.seats.find(({ person }) => person !== undefined && person === table.host)
  const game = titleOf(table, say)
  const of = table.seats.length
  return {
    title: host ? say('invitation', { name: nameOf(host), game }) : say('open', { game, of }),
    about: say('seats', { n: table.seats.filter(({ kind }) => kind !== 'open').length, of }),
  }
}

function standing(table: TableInfo, say: Say, language: Language): Card | undefined {
  const { status, seats, result } = table
  const game = titleOf(table, say)
  const list = new Intl.ListFormat(language)
  const names = list.format(seats.flatMap((seat) => (seat.kind === 'open' ? [] : [nameOf(seat)])))
  if (status === 'open') return invitation(table, say)
  if (status === 'playing') return { title: say('playing', { game, names }), about: say('look') }
  if (status !== 'finished') return undefined
  if (!result) return { title: say('playing', { game, names }), about: '' }
  const [best] = result.ranking
  return {
    title: say('finished', { game, name: list.format(best.map((seat) => nameOf(seats[seat]))) }),
    about: say('result', {
      points: result.ranking
        .flat()
        .map((seat) => `${nameOf(seats[seat])} ${result.points[seat]}`)
        .join(', '),
    }),
  }
}

const MARKS: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escaped = (text: string) => text.replaceAll(/[&<>"']/g, (mark) => MARKS[mark])
