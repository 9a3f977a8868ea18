import { componentsOf } from '@meadhall/mountain/components'
import { votesNow } from '@meadhall/mountain/score'
import { GNOME_SEAT } from '@meadhall/mountain/stand'
import { CLANS, SEATS } from '@meadhall/mountain/vocabulary'
import { ClanSign } from '../art/mountain/Pieces.tsx'
import { discAt, gnomeDiscAt } from '../art/mountain/pieces.ts'
import { Slide } from '../art/mountain/Slide.tsx'
import { Sheet } from '../art/pieces/Sheet.tsx'
import { useMountain } from './hold.ts'
import { peopleOf } from './people.ts'
import { useScene } from './use-film.ts'
import { listing, sentences, word } from './words.ts'

const TRACK = 8
const STEP = 13

/** Votes of the seven clans: discs in the order of their arrival, and what they are worth at the end. */
export function Clans() {
  const hold = useMountain()
  const { view, say, seat, legal, choose, chosen, send } = hold
  const { rows } = componentsOf(view)
  const scene = useScene()
  return (
    <section className="mk-clans" aria-label={word(say, 'ui.votes')}>
      <div className="mk-cap">
        <h2 className="world">
          {word(say, 'ui.votes')} <small>{word(say, 'ui.votesWhen')}</small>
        </h2>
        <span className="mk-places">
          <span>1</span>
          <span>2</span>
          <span>3</span>
        </span>
      </div>
      <ul>
        {CLANS.map((clan, c) => {
          const honour = rows.voteTiles[view.tiles[c]].honour
          const ranks = view.voteRanks.slice(c * SEATS, c * SEATS + SEATS).filter((each) => each >= 0)
          const now = seat === null ? 0 : votesNow(view, c)[seat]
          const own = seat === null ? -1 : ranks.indexOf(seat)
          const name = (each: number) =>
            each < view.players.length ? say.player(each) : word(say, 'ui.gnomes')
          const spoken = word(say, 'ui.votesOf', {
            clan,
            order:
              ranks.length === 0
                ? '–'
                : listing(
                    say,
                    ranks.map((each) => `${name(each)} ${view.votes[c * SEATS + each]}`),
                  ),
            first: honour[0],
            second: honour[1],
            third: honour[2],
          })
          const move = legal.find(
            (each) =>
              (each.do === 'favour' && each.clan === clan) || (each.do === 'star' && each.on === clan),
          )
          const inside = (
            <>
              <ClanSign clan={clan} size={15} />
              <span className="world">{say.name(clan)}</span>
              <Track
                ranks={ranks}
                votes={view.votes.slice(c * SEATS, c * SEATS + SEATS)}
                players={view.players.length}
              />
              {honour.map((points, place) => (
                <b key={place} className={own === place && now > 0 ? 'mk-gold' : place > 0 ? 'dim' : ''}>
                  {points}
                </b>
              ))}
            </>
          )
          return (
            <li
              key={clan}
              aria-label={spoken}
              className={rowClass(view.critical.includes(c), scene?.kind === 'votes' && scene.clan === clan)}
            >
              {inside}
              {move && (
                <button
                  type="button"
                  className="mk-over"
                  data-legal
                  aria-pressed={chosen?.target === clan}
                  aria-label={sentences(say, [spoken, say.move(move)])}
                  onClick={() =>
                    chosen?.target === clan ? send(move) : choose({ target: clan, moves: [move] })
                  }
                />
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}

const rowClass = (critical: boolean, scored: boolean) =>
  [critical ? 'critical' : '', scored ? 'scored' : ''].join(' ').trim()

/** Discs on a track of eight; equal ones are stacked, whoever came first in front. */
function Track({
  ranks,
  votes,
  players,
}: {
  ranks: readonly number[]
  votes: readonly number[]
  players: number
}) {
  let s = `<path d="M${STEP / 2} 9H${TRACK * STEP - STEP / 2}" stroke="var(--mk-track)" stroke-width="1.2"/>`
  for (let k = 0; k < TRACK; k++)
    s += `<path d="M${k * STEP + STEP / 2} 5V13" stroke="var(--mk-track)" stroke-width="1.2"/>`
  const at = new Map<number, number>()
  const discs: { seat: number; x: number; y: number; disc: string }[] = []
  for (const seat of ranks) {
    const value = votes[seat]
    const space = ((value - 1) % TRACK) + 1
    const above = at.get(space) ?? 0
    at.set(space, above + 1)
    const x = space * STEP - STEP / 2 + above * 7
    const y = 10 - above * 2.4
    const gnomes = seat >= players || (players === 1 && seat === GNOME_SEAT)
    const disc =
      (gnomes ? gnomeDiscAt(0, 0, 6.4) : discAt(peopleOf(seat), 0, 0, 6.4)) +
      (value > TRACK
        ? `<text x="7" y="-2" class="count" font-size="11" fill="var(--text)">${Math.ceil(value / TRACK) - 1}×</text>`
        : '')
    discs.unshift({ seat, x, y, disc })
  }
  return (
    <Sheet width={TRACK * STEP + 8} height={19} markup={s}>
      {discs.map(({ seat, x, y, disc }) => (
        <Slide key={seat} x={x} y={y} markup={disc} />
      ))}
    </Sheet>
  )
}
