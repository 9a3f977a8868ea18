import { type ReactNode, useRef } from 'react'
import { Glyph } from '../art/pieces/Glyph.tsx'
import { FIRST_BOOK } from '../hall/catalog.ts'
import { change, useSettings } from '../store/settings.ts'
import { useWords } from '../text/words.ts'
import { openDialog } from './dialogs.ts'
import { Band, Mark } from './Mark.tsx'
import { address } from './route.ts'
import { useFitting } from './use-fitting.ts'

/** The beam above every screen but the hall: the mark, what the screen says, and the ways out. */
export function TopBar({
  game,
  book = true,
  children,
}: {
  game?: string
  /** Whether the rules can be looked up over the screen. */
  book?: boolean
  children?: ReactNode
}) {
  const t = useWords()
  const { sounds } = useSettings()
  const bar = useRef<HTMLElement>(null)
  const middle = useRef<HTMLDivElement>(null)
  useFitting(bar, middle)
  return (
    <header ref={bar} className="top">
      <a className="word title" href={address({ at: 'hall' })} aria-label={`Meadhall: ${t('backToHall')}`}>
        <Mark size={26} />
        <span>Meadhall</span>
      </a>
      <div ref={middle} className="top-middle">
        {children}
      </div>
      <Band length={150} />
      <nav className="top-tools" aria-label={t('tools')}>
        {book && (
          <button
            type="button"
            aria-label={t('rules')}
            title={t('rules')}
            onClick={() => openDialog({ show: 'rules', game: game ?? FIRST_BOOK })}
          >
            <Glyph name="bookCover" size={21} />
          </button>
        )}
        <button
          type="button"
          aria-label={t('sounds')}
          aria-pressed={sounds}
          title={t('sounds')}
          onClick={() => change({ sounds: !sounds })}
        >
          <Glyph name={sounds ? 'soundOn' : 'soundOff'} size={21} />
        </button>
        <button
          type="button"
          aria-label={t('settings')}
          title={t('settings')}
          onClick={() => openDialog({ show: 'settings' })}
        >
          <Glyph name="cog" size={21} />
        </button>
        <button
          type="button"
          className="ask"
          aria-label={t('help')}
          title={t('help')}
          onClick={() => openDialog({ show: 'help' })}
        >
          ?
        </button>
      </nav>
    </header>
  )
}
