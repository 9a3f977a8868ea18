import { speaker } from '@meadhall/hall/say'
import type { Locale } from '@meadhall/kernel/locales'
import { createContext, useContext } from 'react'
import type { OnlineKey, OnlineWords } from './text/en.ts'

/** Says something about the hall online in the viewer's language. These words are fetched when it is entered. */
export type SayOnline = (key: OnlineKey, params?: Readonly<Record<string, string | number>>) => string

const catalogs: Record<Locale, () => Promise<OnlineWords>> = {
  en: async () => (await import('./text/en.ts')).en,
  de: async () => (await import('./text/de.ts')).de,
  ja: async () => (await import('./text/ja.ts')).ja,
}

export async function loadOnlineWords(locale: Locale): Promise<SayOnline> {
  return speaker(await catalogs[locale](), locale, []).say
}

export const OnlineContext = createContext<SayOnline | null>(null)

export function useOnline(): SayOnline {
  const say = useContext(OnlineContext)
  if (!say) throw new Error('useOnline is for screens of the hall online')
  return say
}
