// Another's things at full size: boards, goods, what counts, the banquet table, occupations in play and in hand.
import { canonical } from '@meadhall/kernel/plain'
import { BOARD } from '@meadhall/odin/data/boards'
import { CARD } from '@meadhall/odin/data/occupations/list'
import { TABLE } from '@meadhall/odin/feast/table'
import { points, score } from '@meadhall/odin/score'
import { slotName } from '@meadhall/odin/state'
import { ITEMS, SHED } from '@meadhall/odin/vocabulary'
import { useMemo } from 'react'
import { Dialog } from '../app/controls.tsx'
import { smallCard } from '../art/odin/things.ts'
import { Sheet } from '../art/pieces/Sheet.tsx'
import { feastOf, Table } from './FeastStrip.tsx'
import { useOdin } from './hold.ts'
import { OccupationCard } from './Occupation.tsx'
import { ThingPiece } from './pieces.tsx'
import { StillBoard } from './StillBoard.tsx'
import { opened } from './ui.ts'
import { signed, word } from './words.ts'

/** Another's boards at full size, with everything that lies open. */
export function RivalDialog({ seat }: { seat: number }) {
  const { view, say, theme, size } = useOdin()
  const player = view.players[seat]
  const feast = useMemo(() => feastOf(view, seat), [view, seat])
  const feastState =
    feast.cells === 0
      ? word(say, 'ui.feast.none')
      : feast.missing > 0
        ? word(say, 'ui.feast.missing', { n: feast.missing, of: feast.cells, points: 3 * feast.missing })
        : word(say, 'ui.feast.covered', { of: feast.cells })
  const u = size === 'phone' ? 22 : innerWidth > 1600 && innerHeight > 900 ? 38 : 26
  return (
    <Dialog
      title={`${say.player(seat)} · ${signed(points(view, seat))}`}
      onClose={() => opened.set(null)}
      className="od-dialog wide"
    >
      {/* What may have to be scrolled can be reached by keys. */}
      <div
        className="od-rival-large"
        role="group"
        aria-label={word(say, 'ui.rival.open', { name: say.player(seat) })}
        tabIndex={0}
      >
        <div className="od-rival-boards">
          {player.boards.map((kind, slot) => {
            if (kind === SHED) return null
            const { width, height } = BOARD[kind]
            const cell = slot === 0 ? u : u * 0.62
            return (
              <figure key={slot}>
                <figcaption className="world">{say.name(slotName(player, slot))}</figcaption>
                <svg
                  width={width * cell}
                  height={height * cell}
                  viewBox={`0 0 ${width * cell} ${height * cell}`}
                  aria-hidden="true"
                >
                  <StillBoard player={player} slot={slot} theme={theme} u={cell} />
                </svg>
              </figure>
            )
          })}
        </div>
        <div className="od-rival-count">
          <div className="od-rival-supply">
            {player.supply.map((count, what) =>
              count > 0 ? (
                <span key={what} className="od-row">
                  <ThingPiece thing={ITEMS[what]} size={22} label={say.name(ITEMS[what])} /> <b>{count}</b>
                </span>
              ) : null,
            )}
          </div>
          <ul className="od-rival-score">
            {score(view, seat).map((line) => (
              <li key={canonical(line)}>
                <span>{say.score(line)}</span>{' '}
                <b className={line.points < 0 ? 'danger' : undefined}>{signed(line.points)}</b>
              </li>
            ))}
          </ul>
        </div>
      </div>
      <div className="od-rival-below">
        <section>
          <h3 className="world">
            {word(say, 'ui.feast')} <small className="dim">{feastState}</small>
          </h3>
          <svg
            className="od-rival-feast"
            width={TABLE * 30 + 12}
            height={42}
            viewBox={`-6 -6 ${TABLE * 30 + 12} 42`}
            aria-hidden="true"
          >
            <Table
              table={feast.table}
              tiles={feast.best}
              me={seat}
              emigrated={player.emigratedKnarrs + player.emigratedLongships}
              u={30}
              rounds={view.rounds}
            />
          </svg>
          <h3 className="world">
            {word(say, 'ui.cards')}{' '}
            <small className="dim">{word(say, 'ui.inHand', { n: player.hand.length })}</small>
          </h3>
          <div className="od-hand">
            {player.hand.map((_, nth) => (
              <Sheet key={nth} width={44} height={62} markup={smallCard('occupation', 0, 0, 60, 'meeple')} />
            ))}
          </div>
        </section>
        <section>
          <h3 className="world">
            {word(say, 'ui.cards.played')} ({player.played.length})
          </h3>
          <div className="od-hand">
            {player.played.map((card) => (
              <OccupationCard key={card} id={CARD[card].id} />
            ))}
          </div>
        </section>
      </div>
    </Dialog>
  )
}
