import type { ComponentType, ReactNode } from 'react'
import { TopBar } from '../app/TopBar.tsx'
import { Glyph } from '../art/pieces/Glyph.tsx'
import { titleOf } from '../hall/catalog.ts'
import { useWords } from '../text/words.ts'

/** The bar above a table: what game it is and how far, and what else there is no room for below. */
export function FrameTop({
  game,
  Status,
  around,
  sheet,
  onAsk,
  onSaga,
}: {
  game: string
  Status: ComponentType
  around: ReactNode
  sheet: ReactNode
  /** Advice may be asked for: here too, for when a window lies over the prompt. */
  onAsk?: () => void
  /** The saga does not stand beside the board. */
  onSaga?: () => void
}) {
  const t = useWords()
  return (
    <TopBar game={game}>
      <h1 className="unseen">{t(titleOf(game))}</h1>
      <Status />
      {around}
      {sheet}
      {onAsk && (
        <button
          type="button"
          className="saga-button hint-top"
          aria-label={t('hint')}
          title={t('hint')}
          onClick={onAsk}
        >
          <Glyph name="raven" size={22} />
        </button>
      )}
      {onSaga && (
        <button
          type="button"
          className="saga-button"
          aria-label={t('saga')}
          title={t('saga')}
          onClick={onSaga}
        >
          <Glyph name="scrollUnfurled" size={22} />
        </button>
      )}
    </TopBar>
  )
}
