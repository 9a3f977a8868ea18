import { gameOf } from '@meadhall/hall/games'
import { openDialog } from '../app/dialogs.ts'
import { useLoaded } from '../store/use-loaded.ts'
import { useVoice } from '../text/words.ts'
import { type Marks, marksOf, pieces } from './marks.ts'

/**
 * A text of a game whose words with a meaning are marked, each where it first stands: it opens the entry that explains
 * it. `of` is the entry that the text itself belongs to.
 */
export function Terms({
  game,
  text,
  of,
  onRule,
}: {
  game: string
  text: string
  of?: string
  /** What to do instead of opening the rules over the page. */
  onRule?: (rule: string) => void
}) {
  const { locale } = useVoice()
  const marks = useLoaded<Marks>(async () => marksOf(await gameOf(game)!.terms(), locale), [game, locale])
  if (!marks) return text
  return pieces(text, marks, new Set(of === undefined ? [] : [of])).map(({ text: part, rule }, i) =>
    rule === undefined ? (
      part
    ) : (
      <button
        key={i}
        type="button"
        className="term"
        onClick={() => (onRule ? onRule(rule) : openDialog({ show: 'rules', game, rule }))}
      >
        {part}
      </button>
    ),
  )
}
