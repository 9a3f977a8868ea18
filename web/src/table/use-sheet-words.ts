import { type Say, useWords } from '../text/words.ts'
import { useTable } from './use-table.ts'

/** The page's words about scores and rounds, or the game's own where it calls things by other names. */
export function useSheetWords(): Say {
  const t = useWords()
  const { say } = useTable()
  return (key, params) => (say.has(key) ? say.say(key, params) : t(key, params))
}
