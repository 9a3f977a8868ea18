import { type GameId, isGameId } from '@meadhall/hall/game-ids'
import { useSyncExternalStore } from 'react'
import { FIRST_BOOK } from '../hall/catalog.ts'

/** Where in the page we are: the part of the address after `#/`. */
export type Route =
  | { readonly at: 'hall' }
  | { readonly at: 'setup'; readonly game: string; readonly online?: true }
  /** A game that is kept in this browser. */
  | ({ readonly at: 'table' } & TableRoute)
  /** One that a server keeps. */
  | ({ readonly at: 'g' } & TableRoute)
  /** A lesson; its id is `GAME/LESSON`. */
  | ({ readonly at: 'learn' } & TableRoute)
  /** A puzzle; its id is `GAME/PUZZLE`. */
  | ({ readonly at: 'puzzle' } & TableRoute)
  | { readonly at: 'puzzles'; readonly game: GameId }
  /** The game of the day, of each game. */
  | { readonly at: 'day'; readonly game: GameId }
  /** An invitation to a table, or to one seat of it. */
  | { readonly at: 'i'; readonly invite: string; readonly seat?: number }
  | { readonly at: 'tables' }
  /** An entry, a chapter by its number, or the first page; `show` is an example that plays there. */
  | { readonly at: 'rules'; readonly game: string; readonly rule?: string; readonly show?: string }
  /** What is in a game's box; `set` is one that was handed on with the address, packed. */
  | { readonly at: 'chest'; readonly game: string; readonly set?: string }
  /** The review of a game that was handed on with the address, packed. */
  | { readonly at: 'review'; readonly game: string; readonly moment?: number }
  | { readonly at: 'settings' }
  | { readonly at: 'credits' }
  | { readonly at: 'online' }
  | { readonly at: 'account' }
  /** The link of a mail: to confirm an address, or to get no more. */
  | { readonly at: 'mail'; readonly wants: 'confirm' | 'stop'; readonly token: string }

export interface TableRoute {
  readonly id: string
  readonly show: 'play' | 'score' | 'review'
  readonly moment?: number
}

/** A link that was handed on, such as `/g/ID#12`, becomes the address that the page itself uses. */
export function readLink(): void {
  const [, at, id] = /^\/([git])\/([\w-]{1,64})$/.exec(location.pathname) ?? []
  if (!at || !id) return
  const [, review, n] = /^#(review)?-?(\d+)?$/.exec(location.hash) ?? []
  const moment = `${review ? '/review' : ''}${n ? `/at/${n}` : ''}`
  history.replaceState(null, '', `/#/${at === 't' ? 'g' : at}/${id}${moment}`)
}

/**
 * What is handed on to bring someone to a table or a moment of it (`g`), to its review, or to a seat at it, the first being
 * 1 (`i`).
 */
export function linkTo(at: 'g' | 'i', id: string, n?: number | `review-${number}`): string {
  // Where it is shown, it speaks the language of who handed it on.
  const { lang } = document.documentElement
  return `${location.origin}/${at}/${id}${lang === 'en' ? '' : `?lang=${lang}`}${n === undefined ? '' : `#${n}`}`
}

const PLAIN = ['tables', 'settings', 'credits', 'online', 'account'] as const

function readRoute(hash: string): Route {
  const [at, first, second, third, ...more] = hash
    .replace(/^#?\/?/, '')
    .split('/')
    .map(decodeURIComponent)
  if (at === 'setup' && isGameId(first))
    return { at, game: first, ...(second === 'online' && { online: true }) }
  const number = second === 'at' && /^\d+$/.test(third ?? '') ? Number(third) : undefined
  if (at === 'i' && first) return { at, invite: first, ...(number && { seat: number - 1 }) }
  if ((at === 'table' || at === 'g') && first) {
    if (second === 'score') return { at, id: first, show: 'score' }
    if (second === 'review') return { at, id: first, show: 'review', ...momentIn(third, more[0]) }
    return { at, id: first, show: 'play', ...(number !== undefined && { moment: number }) }
  }
  if (at === 'review' && first) return { at, game: first, ...momentIn(second, third) }
  if (at === 'mail' && (first === 'confirm' || first === 'stop') && second)
    return { at, wants: first, token: second }
  if (at === 'learn' && isGameId(first)) return { at, id: `${first}/${second ?? ''}`, show: 'play' }
  if (at === 'puzzle' && isGameId(first)) return { at, id: `${first}/${second ?? ''}`, show: 'play' }
  if (at === 'puzzles' || at === 'day') return { at, game: isGameId(first) ? first : FIRST_BOOK }
  if (at === 'chest' && isGameId(first)) return { at, game: first, ...(second && { set: second }) }
  if (at === 'rules')
    return {
      at,
      game: isGameId(first) ? first : FIRST_BOOK,
      ...(second && { rule: second }),
      ...(third && { show: third }),
    }
  return { at: PLAIN.find((plain) => plain === at) ?? 'hall' }
}

function momentIn(word: string | undefined, n = ''): { readonly moment?: number } {
  return word === 'at' && /^\d+$/.test(n) ? { moment: Number(n) } : {}
}

export function address(route: Route): string {
  switch (route.at) {
    case 'hall':
      return '#/'
    case 'setup':
      return `#/setup/${route.game}${route.online ? '/online' : ''}`
    case 'table':
    case 'learn':
    case 'puzzle':
    case 'g': {
      const table = `#/${route.at}/${route.id}`
      if (route.show === 'score') return `${table}/score`
      return `${table}${route.show === 'review' ? '/review' : ''}${atMoment(route)}`
    }
    case 'review':
      return `#/review/${route.game}${atMoment(route)}`
    case 'chest':
      return `#/chest/${route.game}${route.set === undefined ? '' : `/${route.set}`}`
    case 'mail':
      return `#/mail/${route.wants}/${route.token}`
    case 'puzzles':
    case 'day':
      return `#/${route.at}/${route.game}`
    case 'i':
      return `#/i/${route.invite}${route.seat === undefined ? '' : `/at/${route.seat + 1}`}`
    case 'rules':
      return `#/${['rules', route.game, route.rule, route.show].filter((part) => part !== undefined).join('/')}`
    default:
      return `#/${route.at}`
  }
}

const atMoment = ({ moment }: { readonly moment?: number }) => (moment === undefined ? '' : `/at/${moment}`)

/** Where an entry of a game's rulebook is read; its first page without one, and a chapter by its number alone. */
export function ruleAddress(game: string, rule?: string, show?: string): string {
  return address({
    at: 'rules',
    game,
    ...(rule !== undefined && { rule }),
    ...(show !== undefined && { show }),
  })
}

export function go(route: Route): void {
  location.hash = address(route)
}

/** Changes the address without a step in the browser's history. */
export function stay(route: Route): void {
  history.replaceState(null, '', address(route))
  dispatchEvent(new HashChangeEvent('hashchange'))
}

function watch(changed: () => void) {
  addEventListener('hashchange', changed)
  return () => removeEventListener('hashchange', changed)
}

export function useRoute(): Route {
  return readRoute(useSyncExternalStore(watch, () => location.hash))
}
