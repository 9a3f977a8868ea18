import { Dialog } from '../../app/controls.tsx'
import { closeDialog } from '../../app/dialogs.ts'
import { titleOf } from '../../hall/catalog.ts'
import { Terms } from '../../rulebook/Terms.tsx'
import { useVoice } from '../../text/words.ts'
import type { GameTable, TableHold } from '../game-table.ts'
import { useTipBook } from './Tips.tsx'
import type { Tip } from './tip-book.ts'
import './tips.css'
import './legend.css'

/** The signs of a game on one sheet, which can be printed. */
export function Legend({
  hold,
  game,
  load,
}: {
  hold: TableHold
  game: string
  load: NonNullable<GameTable['tips']>
}) {
  const { t } = useVoice()
  const loaded = useTipBook(game, load)
  if (!loaded) return null
  const { book, tell, rulebook } = loaded
  const Words = ({ tip }: { tip: Tip | undefined }) =>
    tip && (
      <p>
        <Terms game={game} text={tip.does ?? rulebook[tip.rule].text} of={tip.rule} />{' '}
        <button type="button" className="rule-link" onClick={() => hold.openRule(tip.rule)}>
          {tip.rule}
        </button>
      </p>
    )
  return (
    <Dialog title={t('legend.of', { game: t(titleOf(game)) })} onClose={closeDialog} className="tall legend">
      <div className="legend-parts">
        {book.legend.map(({ head, like, of }) => (
          <section key={head} className={like ? 'names' : ''}>
            <h3 className="world">{tell(head)}</h3>
            {like && <Words tip={book.tip(like, hold, tell)} />}
            <dl>
              {of.map(({ thing, Picture }) => {
                const tip = book.tip(thing, hold, tell)
                if (!tip) return null
                return (
                  <div key={thing}>
                    <dt>
                      <span className="legend-picture">
                        <Picture />
                      </span>
                      <span className="world">{tip.title}</span>
                    </dt>
                    <dd>{!like && <Words tip={tip} />}</dd>
                  </div>
                )
              })}
            </dl>
          </section>
        ))}
      </div>
      <p className="row legend-print">
        <button type="button" className="button" onClick={() => print()}>
          {t('legend.print')}
        </button>
      </p>
    </Dialog>
  )
}
