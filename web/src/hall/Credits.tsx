import { GAME_IDS } from '@meadhall/hall/game-ids'
import { gameOf } from '@meadhall/hall/games'
import { piecesOf } from '@meadhall/kernel/component-set'
import { address } from '../app/route.ts'
import { ICONS } from '../art/icons.ts'
import { ODIN_AUTHORS } from '../art/odin/authors.ts'
import { useLoaded } from '../store/use-loaded.ts'
import { listed } from '../text/listed.ts'
import { useVoice } from '../text/words.ts'
import { titleOf } from './catalog.ts'
import { Page } from './Page.tsx'

const FONTS = [
  'Grenze',
  'Grenze Gotisch',
  'Alegreya Sans',
  'Noto Sans Runic',
  'Zen Antique Soft',
  'Zen Kaku Gothic New',
]

/** Games some of whose components are our own guess. */
async function guessedAt(): Promise<readonly string[]> {
  const boxes = await Promise.all(GAME_IDS.map(async (game) => gameOf(game)?.box?.()))
  return boxes.flatMap((box) =>
    box && piecesOf(box, {}).some(({ source }) => source === 'reconstructed') ? [box.game] : [],
  )
}

export function Credits() {
  const { t, locale } = useVoice()
  const guessed = useLoaded(guessedAt, [])
  const authors = [...new Set([...Object.values(ICONS).map(({ author }) => author), ...ODIN_AUTHORS])].sort()
  return (
    <Page title={t('credits')}>
      <div className="plank prose">
        <h2 className="world">{t('credits.games')}</h2>
        <p>{t('credits.notice')}</p>
        <ul>
          {GAME_IDS.map((game) => (
            <li key={game}>{t(`credits.${game}`)}</li>
          ))}
        </ul>
        <h2 className="world">{t('credits.reconstructed')}</h2>
        <p>{t('credits.reconstructed.text')}</p>
        <p className="row wrap">
          {guessed?.map((game) => (
            <a key={game} className="button" href={address({ at: 'chest', game })}>
              {t('credits.chest', { game: t(titleOf(game)) })}
            </a>
          ))}
        </p>
        <h2 className="world">{t('credits.icons')}</h2>
        <p>
          {t('credits.icons.text', { authors: listed(locale, authors) })}{' '}
          <a href="https://game-icons.net" rel="noreferrer">
            game-icons.net
          </a>
          ,{' '}
          <a href="https://creativecommons.org/licenses/by/3.0/" rel="noreferrer">
            CC BY 3.0
          </a>
        </p>
        <h2 className="world">{t('credits.fonts')}</h2>
        <p>{t('credits.fonts.text', { fonts: listed(locale, FONTS) })}</p>
        <h2 className="world">{t('credits.parts')}</h2>
        <p>{t('credits.parts.text')}</p>
      </div>
    </Page>
  )
}
