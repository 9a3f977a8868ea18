import { type Speaker, teller } from '@meadhall/hall/say'
import type { Locale } from '@meadhall/kernel/locales'
import type { Problem, Way } from '@meadhall/kernel/spec'
import { createContext, useContext } from 'react'
import { useLoaded } from '../store/use-loaded.ts'
import { useVoice } from '../text/words.ts'
import type { ChestKey, ChestWords } from './text/en.ts'

/** Says something about the chest in the viewer's language. These words are fetched with it. */
export type SayChest = (key: ChestKey, params?: Readonly<Record<string, string | number>>) => string

const catalogs: Record<Locale, () => Promise<ChestWords>> = {
  en: async () => (await import('./text/en.ts')).en,
  de: async () => (await import('./text/de.ts')).de,
  ja: async () => (await import('./text/ja.ts')).ja,
}

/** What was typed in is said as it stands: no parameter is looked up as the name of something. */
export async function loadChestWords(locale: Locale): Promise<SayChest> {
  const catalog = await catalogs[locale]()
  const tell = teller(catalog, locale)
  return (key, params) => (Object.hasOwn(catalog, key) ? tell(key, params) : key)
}

export function useLoadedChestWords(): SayChest | undefined {
  const { locale } = useVoice()
  return useLoaded(() => loadChestWords(locale), [locale])
}

export const ChestContext = createContext<{ readonly c: SayChest; readonly say: Speaker } | null>(null)

export function useChest() {
  const chest = useContext(ChestContext)
  if (!chest) throw new Error('useChest is for parts of the chest')
  return chest
}

/** The words for a word of the data: the game's own, or the chest's. */
export function valueName(c: SayChest, say: Speaker, value: string): string {
  const own = c(`value.${value}` as ChestKey)
  if (own !== `value.${value}`) return own
  return say.name(value)
}

/** One clear line about what is wrong, and where. */
export function sayProblem(c: SayChest, say: Speaker, { why, at, ...params }: Problem): string {
  const named: Record<string, string | number> = {}
  for (const [key, value] of Object.entries(params))
    if (typeof value === 'number') named[key] = value
    else if (typeof value === 'string') named[key] = say.has(`name.${value}`) ? say.name(value) : value
  const line = c(`why.${why}`, named)
  const where = wherePieces(c, at)
  return where === '' ? line : `${where}: ${line}`
}

function wherePieces(c: SayChest, at: Way): string {
  return at
    .map((step) => {
      if (typeof step === 'number') return `${step + 1}`
      for (const key of [`kind.${step}`, `field.${step}`] as ChestKey[]) {
        const said = c(key)
        if (said !== key) return said
      }
      return step === 'front' ? c('kind.maps') : step === 'back' ? c('kind.mapsBack') : step
    })
    .join(' ')
}
