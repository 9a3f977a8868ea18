import { linesPassed } from '@meadhall/mountain/award'
import { componentsOf } from '@meadhall/mountain/components'
import { TRACK_LENGTH } from '@meadhall/mountain/data/tables'
import { SEATS } from '@meadhall/mountain/vocabulary'
import { mix, n } from '../art/ink.ts'
import { clanCard } from '../art/mountain/look.ts'
import { Disc, GnomePiece } from '../art/mountain/Pieces.tsx'
import { discAt, faceOf, glyphAt, gnomeDiscAt, signAt, tileAt } from '../art/mountain/pieces.ts'
import { Slide } from '../art/mountain/Slide.tsx'
import { Sheet } from '../art/pieces/Sheet.tsx'
import { breakable } from '../text/listed.ts'
import { useMountain } from './hold.ts'
import { clanOfChampion, contender, drawnSymbol, peopleOf } from './people.ts'
import { abilityWords, briefly } from './spoken.ts'
import { pointing } from './touch.ts'
import { useScene } from './use-film.ts'
import { listing, sentences, word } from './words.ts'

/** The champions on display, with everybody's influence in the order of arrival. */
export function Champions() {
  const hold = useMountain()
  const { view, say } = hold
  const scene = useScene()
  const state = scene?.kind === 'champion' ? scene.state : view
  return (
    <section className="mk-champions" aria-label={word(say, 'ui.champions')}>
      {state.display.map((champion, slot) =>
        champion < 0 ? null : (
          <ChampionCard
            key={champion}
            champion={champion}
            influence={state.influence.slice(slot * SEATS, slot * SEATS + SEATS)}
            ranks={state.influenceRanks.slice(slot * SEATS, slot * SEATS + SEATS).filter((seat) => seat >= 0)}
            shown={scene?.champion === champion}
          />
        ),
      )}
    </section>
  )
}

function ChampionCard({
  champion,
  influence,
  ranks,
  shown,
}: {
  champion: number
  influence: readonly number[]
  ranks: readonly number[]
  shown: boolean
}) {
  const hold = useMountain()
  const { view, say, legal, choose, chosen, send, seat } = hold
  const { name, lines } = componentsOf(view).champions[champion]
  const target = `champion ${name}`
  const move = legal.find((each) => each.do === 'influence' && each.champion === name)
  const leader = ranks[0]
  const losing =
    seat !== null && leader !== seat && influence[seat] > 0 ? linesPassed(lines, influence[seat]) : 0
  const spoken = sentences(say, [
    say.name(name),
    abilityWords(hold, champion),
    ranks.length === 0
      ? word(say, 'ui.firstBonus')
      : listing(
          say,
          ranks.map((each) => `${contender(hold, each)} ${influence[each]}`),
        ),
  ])
  const card = (
    <>
      <ChampionFace champion={champion} size={40} />
      <span className="mk-card-words">
        <span className="world">{breakable(say.name(name))}</span>
        <span className="mk-lead">
          {leader === undefined ? (
            word(say, 'ui.firstBonus')
          ) : (
            <>
              {leader < view.players.length ? (
                <Disc people={peopleOf(leader)} size={15} />
              ) : (
                <GnomePiece size={15} />
              )}{' '}
              {word(say, 'ui.leads', { n: influence[leader] })}
              {losing > 0 && <small> · {word(say, 'ui.youWouldGet', { n: losing })}</small>}
            </>
          )}
        </span>
      </span>
      <span className="mk-ability">{briefly(hold, champion)}</span>
      <InfluenceTrack lines={lines} influence={influence} ranks={ranks} players={view.players.length} />
    </>
  )
  return (
    // What it does is shown when it is reached.
    <article
      className={shown ? 'mk-card shown' : 'mk-card'}
      aria-label={spoken}
      data-target={target}
      data-legal={move !== undefined || undefined}
      {...(!move && { tabIndex: 0 })}
      {...pointing(hold, target)}
    >
      {card}
      {move && (
        <button
          type="button"
          className="mk-over"
          aria-pressed={chosen?.target === target}
          aria-label={spoken}
          onClick={() => (chosen?.target === target ? send(move) : choose({ target, moves: [move] }))}
        />
      )}
    </article>
  )
}

/** Portrait in the clan's colours, with the flag that says how many votes it brings. */
export function ChampionFace({ champion, size = 44 }: { champion: number; size?: number }) {
  const { view } = useMountain()
  const { name, votes, symbols } = componentsOf(view).champions[champion]
  const clan = clanOfChampion(view, champion)
  const { ground, light } = clanCard(clan)
  const sign =
    clan === 'outsider'
      ? `<path d="M8.500 1.200l2 3.600 4 1-3 2.600.6 4-3.600-2-3.600 2 .6-4-3-2.600 4-1z" fill="${light}"/>`
      : signAt(clan, 8.5, 6.4, 10.5, light)
  let s = `<rect width="40" height="42" rx="2.6" fill="${mix(ground, '#0a0d12', 0.25)}"/><circle cx="21.6" cy="22" r="15" fill="${light}" opacity=".34"/>${glyphAt(faceOf(name), 5, 6, 31, light)}`
  s += `<path d="M0 0H17V17L8.5 22 0 17Z" fill="#14100c" stroke="${light}"/>${sign}<text x="8.5" y="19" class="count middle" font-size="11.5" fill="#fff6e2">${votes}</text>`
  symbols.forEach((cell, i) => {
    const symbol = drawnSymbol(cell)
    if (symbol !== 'none') s += tileAt(symbol, 27 - i * 14, 28, 13)
  })
  return <Sheet width={(size * 40) / 42} height={size} viewBox="0 0 40 42" markup={s} className="mk-face" />
}

function InfluenceTrack({
  lines,
  influence,
  ranks,
  players,
}: {
  lines: readonly number[]
  influence: readonly number[]
  ranks: readonly number[]
  players: number
}) {
  const step = 13.6
  let s = '<rect width="112" height="32" rx="3" fill="#d9c59a"/>'
  for (let k = 1; k <= TRACK_LENGTH; k++) {
    const x = 2 + (k - 1) * step
    if (lines.includes(k)) s += `<path d="M${n(x)} 1V31" stroke="#c4860c" stroke-width="2.6"/>`
    s += `<text x="${n(x + 7)}" y="29.6" class="count middle" font-size="11" fill="#4a3418">${k}</text>`
  }
  const at = new Map<number, number>()
  return (
    <Sheet width={112} height={32} markup={s} className="mk-influence">
      {ranks.map((seat) => {
        const space = ((influence[seat] - 1) % TRACK_LENGTH) + 1
        const above = at.get(space) ?? 0
        at.set(space, above + 1)
        const x = 2 + (space - 1) * step + 7
        const disc = seat < players ? discAt(peopleOf(seat), 0, 0, 6.4) : gnomeDiscAt(0, 0, 6.4)
        return <Slide key={seat} x={x} y={14.5 - above * 5.6} markup={disc} />
      })}
    </Sheet>
  )
}
