import { useSyncExternalStore } from 'react'

/** Where in the page we are: the part of the address after `#/`. */
export type Route =
  | { readonly at: 'hall' }
  | { readonly at: 'setup'; readonly game: string }
  | { readonly at: 'table'; readonly id: string; readonly show: 'play' | 'score'; readonly moment?: number }
  | { readonly at: 'tables' }
  | { readonly at: 'rules'; readonly game: string; readonly rule?: string }
  | { readonly at: 'settings' }
  | { readonly at: 'credits' }

function readRoute(hash: string): Route {
  const [at, first, second, third] = hash
    .replace(/^#?\/?/, '')
    .split('/')
    .map(decodeURIComponent)
  if (at === 'setup' && first) return { at, game: first }
  if (at === 'table' && first) {
    if (second === 'score') return { at, id: first, show: 'score' }
    const moment = second === 'at' && /^\d+$/.test(third ?? '') ? Number(third) : undefined
    return { at, id: first, show: 'play', ...(moment !== undefined && { moment }) }
  }
  if (at === 'rules') return { at, game: first || 'midgard', ...(second && { rule: second }) }
  if (at === 'tables' || at === 'settings' || at === 'credits') return { at }
  return { at: 'hall' }
}

export function address(route: Route): string {
  switch (route.at) {
    case 'hall':
      return '#/'
    case 'setup':
      return `#/setup/${route.game}`
    case 'table':
      if (route.show === 'score') return `#/table/${route.id}/score`
      return route.moment === undefined ? `#/table/${route.id}` : `#/table/${route.id}/at/${route.moment}`
    case 'rules':
      return route.rule === undefined ? `#/rules/${route.game}` : `#/rules/${route.game}/${route.rule}`
    default:
      return `#/${route.at}`
  }
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
