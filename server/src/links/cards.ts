import type { TableInfo } from '@meadhall/hall/online'
import type { Look } from '../tables/look.ts'
import { HEIGHT, WIDTH } from './picture.ts'
import { type Language, nameOf, type Say, sayIn, titleOf } from './words.ts'

/** What a link shows of itself: for those who may not even have come in, so only what everybody may know. */
interface Card {
  readonly title: string
  readonly about: string
  /** Another for another picture: who shows links keeps the picture of an address for long. */
  readonly moment: string
}

/** Puts into the page's head what `/i/TOKEN`, `/g/ID` and `/t/ID` lead to. Links that lead nowhere say nothing. */
export function openCards(look: Look, site: string) {
  async function cardOf(path: string, language: Language): Promise<Card | undefined> {
    try {
      const table = await look.at(path)
      const said = standing(table, sayIn(language), language)
      return said && { ...said, moment: momentOf(table) }
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
      'og:image': `${from}${path}/picture.png?lang=${language}&at=${card.moment}`,
      'og:image:type': 'image/png',
      'og:image:width': String(WIDTH),
      'og:image:height': String(HEIGHT),
      'og:image:alt': `${card.title}. ${card.about}`,
      'og:locale': language,
      'twitter:card': 'summary_large_image',
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

type Said = Omit<Card, 'moment'>

function momentOf({ status, n, seats }: TableInfo): string {
  return status === 'open' ? `open-${seats.filter(({ kind }) => kind !== 'open').length}` : `${status}-${n}`
}

function invitation(table: TableInfo, say: Say): Said {
  const host = table.seats.findIndex(({ person }) => person !== undefined && person === table.host)
  const game = titleOf(table.game, say)
  const of = table.seats.length
  return {
    title:
      host >= 0
        ? say('invitation', { name: nameOf(table.seats, host, say), game })
        : say('open', { game, of }),
    about: say('seats', { n: table.seats.filter(({ kind }) => kind !== 'open').length, of }),
  }
}

function standing(table: TableInfo, say: Say, language: Language): Said | undefined {
  const { status, seats, result } = table
  const game = titleOf(table.game, say)
  const list = new Intl.ListFormat(language)
  const names = list.format(
    seats.flatMap(({ kind }, seat) => (kind === 'open' ? [] : [nameOf(seats, seat, say)])),
  )
  if (status === 'open') return invitation(table, say)
  if (status === 'playing') return { title: say('playing', { game, names }), about: say('look') }
  if (status !== 'finished') return undefined
  if (!result) return { title: say('playing', { game, names }), about: '' }
  const [best] = result.ranking
  return {
    title: say('finished', { game, name: list.format(best.map((seat) => nameOf(seats, seat, say))) }),
    about: say('result', {
      points: result.ranking
        .flat()
        .map((seat) => `${nameOf(seats, seat, say)} ${result.points[seat]}`)
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
