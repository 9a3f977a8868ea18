import { ofGame } from '@meadhall/hall/game-ids'
import './styles.ts'
import { gameOf } from '@meadhall/hall/games'
import { isSet, namesOf, piecesOf, tablesOf } from '@meadhall/kernel/component-set'
import { isRecord } from '@meadhall/kernel/plain'
import { useSettings } from '../store/settings.ts'
import { useLoaded } from '../store/use-loaded.ts'
import { loadWords, speakerOf } from '../table/parts.ts'
import { useVoice } from '../text/words.ts'
import { Mark } from './Mark.tsx'
import { CHEST_GAMES } from './registry.ts'
import { ChestContext, loadChestWords } from './words.ts'

/** Which set a table plays with and what differs from ours, for whoever is about to sit down. Nothing if it is ours. */
export function SetDiffers({ game, cards }: { game: string; cards: unknown }) {
  const { locale } = useVoice()
  const { theme } = useSettings()
  const loaded = useLoaded(async () => {
    const [box, art, words, c] = await Promise.all([
      gameOf(game)!.box?.(),
      ofGame(CHEST_GAMES, game)!(),
      loadWords(game, locale),
      loadChestWords(locale),
    ])
    return { box, art, words, c }
  }, [game, locale])
  if (!loaded?.box || !isRecord(cards)) return null
  const { box, art, words, c } = loaded
  const say = speakerOf(words, [], namesOf(box, cards))
  const ours = speakerOf(words, [])
  const yours = piecesOf(box, tablesOf(cards)).filter(({ source }) => source === 'yours')
  const { Picture } = art
  return (
    <ChestContext value={{ c, say }}>
      <details className="chest-differs">
        <summary>
          <Mark source="yours" />{' '}
          {c('table.differs', {
            name: isSet(cards) && cards.name !== '' ? cards.name : c('set.first'),
            n: yours.length,
          })}{' '}
          <u>{c('table.show')}</u>
        </summary>
        <ul>
          {yours.map((piece) => {
            const name = art.nameOf(piece, c, say)
            return (
              <li key={piece.at.join(' ')} aria-label={name}>
                {piece.ours !== undefined && (
                  <span className="was">
                    <Picture
                      piece={{ ...piece, row: piece.ours }}
                      name={art.nameOf({ ...piece, row: piece.ours }, c, ours)}
                      width={64}
                      theme={theme}
                    />
                  </span>
                )}
                <span aria-hidden="true">→</span>
                <Picture piece={piece} name={name} width={72} theme={theme} />
                <span className="chest-name">{name}</span>
              </li>
            )
          })}
        </ul>
        <p className="dim">{c('table.noNet')}</p>
      </details>
    </ChestContext>
  )
}
