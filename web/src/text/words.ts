import { speaker } from '@meadhall/hall/say'
import type { ByLocale, Locale } from '@meadhall/kernel/locales'
import { createContext, useContext } from 'react'
import type { WordKey, Words } from './en.ts'

/** Says a message of the page in the viewer's language. */
export type Say = (key: WordKey, params?: Readonly<Record<string, string | number>>) => string

const catalogs: ByLocale<() => Promise<Words>> = {
  en: async () => (await import('./en.ts')).en,
  de: async () => (await import('./de.ts')).de,
  ja: async () => {
    void import('../art/fonts-ja.ts')
    return (await import('./ja.ts')).ja
  },
}

export interface Voice {
  readonly locale: Locale
  readonly t: Say
}

export async function loadVoice(locale: Locale): Promise<Voice> {
  const { say } = speaker(await catalogs[locale](), locale, [])
  return { locale, t: say }
}

export const VoiceContext = createContext<Voice | null>(null)

export function useWords(): Say {
  return useVoice().t
}

export function useVoice(): Voice {
  const voice = useContext(VoiceContext)
  if (!voice) throw new Error('useWords is for components inside the page')
  return voice
}
