import { speaker } from '@meadhall/hall/say'
import type { Locale } from '@meadhall/kernel/locales'
import { useLoaded } from '../../store/use-loaded.ts'
import { useVoice } from '../../text/words.ts'
import type { CallKey, CallWords } from './text/en.ts'

export type SayCalls = (key: CallKey, params?: Readonly<Record<string, string | number>>) => string

const catalogs: Record<Locale, () => Promise<CallWords>> = {
  en: async () => (await import('./text/en.ts')).en,
  de: async () => (await import('./text/de.ts')).de,
  ja: async () => (await import('./text/ja.ts')).ja,
}

/** Words about being called, once they are there. */
export function useCallWords(): SayCalls | undefined {
  const { locale } = useVoice()
  return useLoaded(async (): Promise<SayCalls> => speaker(await catalogs[locale](), locale, []).say, [locale])
}
