import { componentsOf } from '@meadhall/mountain/components'
import { eldersOf, GNOME_SEAT, votesNow } from '@meadhall/mountain/score'
import { ACTIONS, CLANS, SEATS } from '@meadhall/mountain/vocabulary'
import { mix, n } from '../art/ink.ts'
import { Token } from '../art/midgard/Token.tsx'
import { CLAN_CARD, PEOPLE_LOOKS } from '../art/mountain/look.ts'
import { ChampionPiece, ClanSign, SymbolTile, Troll } from '../art/mountain/Pieces.tsx'
import { discAt, gnomeDiscAt, signAt } from '../art/mountain/pieces.ts'
import { Sheet } from '../art/pieces/Sheet.tsx'
import { strongestOf } from './groups.ts'
import { type Hold, useMountain } from './hold.ts'
import { championName, clanOfChampion, honourOf, peopleOf } from './people.ts'
import { listed, word } from './words.ts'

/** The others at a glance, then the clans and the gates. */
export function Rivals() {
  const { view, seat, size } = useMountain()
  const { length } = view.players
  const order = Array.from(
    { length: seat === null ? length : length - 1 },
    (_, i) => ((seat ?? -1) + 1 + i + length) % length,
  )
  if (size === 'phone')
    return (
      <div className="mk-rivals phone">
        {order.map((each) => (
          <SmallRival key={each} seat={each} />
        ))}
        {order.length === 0 && <Stand />}
      </div>
    )
  return (
    <div className="mk-rivals">
      {order.length === 0 && <Stand />}
      {order.map((each) => (
        <Rival key={each} seat={each} />
      ))}
      <Clans />
      <Gates />
    </div>
  )
}

/** Alone against the gnomes: what must not be lost. */
function Stand() {
  const { view, say } = useMountain()
  return (
    <section className="mk-stand">
      <h2 className="world">{word(say, 'ui.lastStand')}</h2>
      <p>
        {view.critical.length > 0
          ? word(say, 'ui.criticalNow', {
              clans: listed(
                say,
                view.critical.map((clan) => say.name(CLANS[clan])),
              ),
            })
          : word(say, 'ui.reckoningNow')}
      </p>
    </section>
  )
}

function spokenRival({ say, view }: Hold, seat: number): string {
  const { supplies, reserve, champions } = view.players[seat]
  return word(say, 'ui.rival', {
    name: say.player(seat),
    honour: honourOf(view, seat),
    supplies,
    reserve,
    elders: eldersOf(view, seat),
    champions:
      champions.length === 0
        ? '–'
        : listed(
            say,
            champions.map((c) => say.name(championName(view, c))),
          ),
  })
}

function Rival({ seat }: { seat: number }) {
  const hold = useMountain()
  const { view, say, update } = hold
  const player = view.players[seat]
  const people = peopleOf(seat)
  const acting = update.pending.includes(seat)
  return (
    <section
      className={`mk-rival${acting ? ' acting' : ''}`}
      style={
        {
          '--people': people === 'badger' ? 'var(--text)' : PEOPLE_LOOKS[people].colour,
        } as React.CSSProperties
      }
      aria-label={spokenRival(hold, seat)}
    >
      <div className="mk-row">
        <Troll people={people} size={26} />
        <span className="world mk-fill">
          {say.player(seat)} <small>{view.first === seat ? word(say, 'ui.first') : ''}</small>
        </span>
        {acting && <small className="mk-thinks">{word(say, 'ui.thinks')}</small>}
        <Token name="glory" size={19} />
        <b className="mk-honour">{honourOf(view, seat)}</b>
      </div>
      <div className="mk-row mk-few">
        <span title={word(say, 'ui.supplies')}>
          <SymbolTile symbol="supply" size={16} /> {player.supplies}
        </span>
        {ACTIONS.filter((action) => action !== 'gnome' && action !== 'bolster').map((action) => (
          <span key={action} title={word(say, 'ui.strongest', { action })}>
            <SymbolTile symbol={action} size={16} /> {strongestOf(player.cells, action).strength}
          </span>
        ))}
        <span title={word(say, 'ui.toBolster')}>
          <Troll people={people} size={16} /> {player.reserve}
        </span>
        <span title={say.name('elder')}>
          <SymbolTile symbol="elder" size={16} /> {eldersOf(view, seat)}
        </span>
        <span className="mk-fill" />
        {player.champions.map((champion) => (
          <ChampionPiece
            key={champion}
            people={people}
            champion={championName(view, champion)}
            clan={clanOfChampion(view, champion)}
            size={21}
          />
        ))}
      </div>
    </section>
  )
}

function SmallRival({ seat }: { seat: number }) {
  const hold = useMountain()
  const { view, say, update } = hold
  const people = peopleOf(seat)
  return (
    <section
      className={`mk-rival small${update.pending.includes(seat) ? ' acting' : ''}`}
      style={
        {
          '--people': people === 'badger' ? 'var(--text)' : PEOPLE_LOOKS[people].colour,
        } as React.CSSProperties
      }
      aria-label={spokenRival(hold, seat)}
    >
      <div className="mk-row">
        <Troll people={people} size={18} />
        <span className="world mk-fill">{say.player(seat)}</span>
      </div>
      <div className="mk-row">
        <Token name="glory" size={14} />
        <b className="mk-honour">{honourOf(view, seat)}</b>
        <span className="mk-fill" />
        <SymbolTile symbol="supply" size={14} />
        <b>{view.players[seat].supplies}</b>
      </div>
    </section>
  )
}

const TRACK = 8
const STEP = 14

/** Votes of the seven clans: discs in the order of their arrival, and what they are worth at the end. */
export function Clans() {
  const hold = useMountain()
  const { view, say, seat, legal, choose, chosen, send } = hold
  const { rows } = componentsOf(view)
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
                : ranks.map((each) => `${name(each)} ${view.votes[c * SEATS + each]}`).join(', '),
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
                <b
                  // biome-ignore lint/suspicious/noArrayIndexKey: first, second, third
                  key={place}
                  className={own === place && now > 0 ? 'mk-gold' : place > 0 ? 'dim' : ''}
                >
                  {points}
                </b>
              ))}
            </>
          )
          return (
            <li key={clan} aria-label={spoken} className={view.critical.includes(c) ? 'critical' : ''}>
              {move ? (
                <button
                  type="button"
                  data-legal
                  aria-pressed={chosen?.target === clan}
                  aria-label={`${spoken} ${say.move(move)}`}
                  onClick={() =>
                    chosen?.target === clan ? send(move) : choose({ target: clan, moves: [move] })
                  }
                >
                  {inside}
                </button>
              ) : (
                inside
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}

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
  const discs: string[] = []
  for (const seat of ranks) {
    const value = votes[seat]
    const space = ((value - 1) % TRACK) + 1
    const above = at.get(space) ?? 0
    at.set(space, above + 1)
    const x = space * STEP - STEP / 2 + above * 7
    const y = 10 - above * 2.4
    discs.unshift(
      (seat < players && !(players === 1 && seat === GNOME_SEAT)
        ? discAt(peopleOf(seat), x, y, 6.4)
        : gnomeDiscAt(x, y, 6.4)) +
        (value > TRACK
          ? `<text x="${n(x + 6)}" y="${n(y - 3)}" class="count" font-size="9" fill="var(--text)">${Math.ceil(value / TRACK) - 1}×</text>`
          : ''),
    )
  }
  return <Sheet width={TRACK * STEP + 8} height={19} markup={s + discs.join('')} />
}

/** The gate cards of the wave: face down but for those who have looked. */
export function Gates() {
  const hold = useMountain()
  const { view, say, seat, legal, choose, chosen, send } = hold
  return (
    <section className="mk-gates" aria-label={word(say, 'ui.gates')}>
      <div className="mk-cap">
        <h2 className="world">
          {word(say, 'ui.gates')} <small>{word(say, 'ui.gatesWhen', { n: view.gates.length })}</small>
        </h2>
      </div>
      <div className="mk-row">
        {view.gates.map((clan, i) => {
          const move = legal.find((each) => each.do === 'scoutGate' && each.card === i + 1)
          const target = `gate ${i + 1}`
          const alone = seat !== null && clan >= 0 && view.gatesKnown[i] === 1 << seat
          const spoken =
            clan >= 0
              ? word(say, alone ? 'ui.gateSeen' : 'ui.gateOpen', { card: i + 1, clan: CLANS[clan] })
              : word(say, 'ui.gateHidden', { card: i + 1 })
          const card = (
            <GateCard clan={clan} scouted={alone} own={seat ?? 0} label={move ? undefined : spoken} />
          )
          return move ? (
            <button
              key={target}
              type="button"
              data-legal
              aria-pressed={chosen?.target === target}
              aria-label={spoken}
              onClick={() => (chosen?.target === target ? send(move) : choose({ target, moves: [move] }))}
            >
              {card}
            </button>
          ) : (
            <span key={target}>{card}</span>
          )
        })}
      </div>
    </section>
  )
}

export function GateCard({
  clan,
  scouted = false,
  own = 0,
  size = 48,
  label,
}: {
  clan: number
  scouted?: boolean
  own?: number
  size?: number
  label?: string | undefined
}) {
  const known = clan >= 0 ? CLANS[clan] : undefined
  let s = `<rect x="1.5" y="2" width="38" height="48" rx="4" opacity=".4"/><rect width="38" height="48" rx="4" fill="#efe2c4"/><rect x="1.6" y="1.6" width="34.8" height="44.8" rx="3" fill="${known ? mix(CLAN_CARD[known].ground, '#0a0d12', 0.3) : '#22303a'}"/>`
  s += known
    ? signAt(known, 19, 24, 24, CLAN_CARD[known].light)
    : '<path d="M9 34V22Q9 11 19 10 29 11 29 22V34Z" fill="none" stroke="#8fa9bb" stroke-width="2"/><path d="M14 34V23Q14 16 19 15.4 24 16 24 23V34" fill="#0d151b"/>'
  if (scouted) {
    const { colour, ink } = PEOPLE_LOOKS[peopleOf(own)]
    s += `<g transform="translate(33 6)"><circle r="8" fill="${colour}" stroke="${ink}" stroke-width="1.2"/><path d="M-5 0Q0-5 5 0 0 5-5 0Z" fill="#fff3e0"/><circle r="1.7" fill="${ink}"/></g>`
  }
  return (
    <Sheet
      width={(size * 42) / 52}
      height={size}
      viewBox="0 -2 42 52"
      markup={s}
      {...(label !== undefined && { label })}
    />
  )
}

/** Who the table waits for, as a sentence has it. */
export function waitingFor({ say, update, seat }: Hold): string {
  return listed(say, update.pending.filter((each) => each !== seat).map(say.player))
}
