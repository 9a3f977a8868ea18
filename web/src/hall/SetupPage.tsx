import { LEVELS, type Level, TEMPERAMENTS, type Temperament } from '@meadhall/hall/levels'
import type { ReactNode } from 'react'
import { Segments, Setting } from '../app/controls.tsx'
import { address, go } from '../app/route.ts'
import { TopBar } from '../app/TopBar.tsx'
import { useLoaded } from '../store/use-loaded.ts'
import { useVoice, useWords } from '../text/words.ts'
import { titleOf } from './catalog.ts'
import { loadRulings, type Rulings } from './Options.tsx'

/** The screen on which a table is set up, here or online, as soon as it is known what the game leaves open. */
export function SetupPage({ game, children }: { game: string; children: (rulings: Rulings) => ReactNode }) {
  const { t, locale } = useVoice()
  const rulings = useLoaded(() => loadRulings(game, locale), [game, locale])
  return (
    <div className="page setup">
      <TopBar game={game}>
        <a className="dim" href={address({ at: 'hall' })}>
          ‹ {t('hall')}
        </a>
        <h1 className="world">{t('setUp.title', { game: t(titleOf(game)) })}</h1>
      </TopBar>
      {rulings && children(rulings)}
    </div>
  )
}

/** How well a bot plays. */
export function BotLevel({ level, onChange }: { level: Level; onChange: (level: Level) => void }) {
  const t = useWords()
  return (
    <Segments
      label={t('level')}
      value={level}
      of={LEVELS}
      name={(of) => t(`level.${of}`)}
      onChange={onChange}
    />
  )
}

/** In what manner a bot plays; drawn where nothing is chosen. */
export function BotTemperament({
  temperament,
  onChange,
}: {
  temperament: Temperament | undefined
  onChange: (temperament: Temperament | undefined) => void
}) {
  const t = useWords()
  return (
    <select
      className="temperament"
      aria-label={t('temperament')}
      value={temperament ?? 'drawn'}
      onChange={({ target }) => onChange(TEMPERAMENTS.find((of) => of === target.value))}
    >
      {(['drawn', ...TEMPERAMENTS] as const).map((of) => (
        <option key={of} value={of}>
          {of === 'drawn'
            ? t('temperament.drawn')
            : `${t(`temperament.${of}`)}: ${t(`temperament.${of}.about`)}`}
        </option>
      ))}
    </select>
  )
}

/** What the levels mean, for whoever seats bots. */
export function BotLevels() {
  const t = useWords()
  return (
    <>
      <h3 className="world">{t('bots')}</h3>
      <dl className="levels">
        {LEVELS.map((level) => (
          <div key={level}>
            <dt>{t(`level.${level}`)}</dt>
            <dd className="dim">{t(`level.${level}.about`)}</dd>
          </div>
        ))}
      </dl>
      <p className="dim">{t('temperament.about')}</p>
      <dl className="levels">
        {TEMPERAMENTS.map((of) => (
          <div key={of}>
            <dt>{t(`temperament.${of}`)}</dt>
            <dd className="dim">{t(`temperament.${of}.about`)}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}

const WHERE = ['here', 'online'] as const

/** At this screen, or with friends at theirs. */
export function Where({ game, online, onLeave }: { game: string; online: boolean; onLeave?: () => void }) {
  const t = useWords()
  return (
    <Setting
      label={t('where')}
      value={online ? 'online' : 'here'}
      of={WHERE}
      name={(of) => t(`where.${of}`)}
      onChange={(of) => {
        onLeave?.()
        go({ at: 'setup', game, ...(of === 'online' && { online: true }) })
      }}
    />
  )
}
