import { waiting } from '@meadhall/kernel/agenda'
import { boardOf, placeNamed } from '@meadhall/mountain/components'
import { FIRST_FALLEN, OTHER_FALLEN } from '@meadhall/mountain/data/tables'
import { type Decider, type Search, searchOf, whoDecides } from '@meadhall/mountain/search'
import { CLANS } from '@meadhall/mountain/vocabulary'
import { Token } from '../art/midgard/Token.tsx'
import { GnomePiece, Troll } from '../art/mountain/Pieces.tsx'
import { listed } from '../table/said.ts'
import { Decided } from './Decided.tsx'
import { cardsOpen, invadersOf, invasionOf } from './film.ts'
import { GateCard } from './Gates.tsx'
import { type Hold, useMountain } from './hold.ts'
import { peopleOf } from './people.ts'
import type { Scene } from './scene.ts'
import { whoIn } from './spoken.ts'
import { word } from './words.ts'

/** An invasion as far as it has come: in a scene of the film, or while somebody decides. */
export type Invading = Pick<
  Scene,
  'card' | 'gnomes' | 'missing' | 'gnome' | 'search' | 'at' | 'decider' | 'told' | 'state' | 'earlier'
> & { readonly clan: number }

export function invadingOf({ view, update }: Hold, scene: Scene | undefined): Invading | undefined {
  if (scene) return scene.clan ? { ...scene, clan: CLANS.indexOf(scene.clan) } : undefined
  const under = invasionOf(view)
  if (!under) return undefined
  const earlier = invadersOf(update.log.flatMap(({ told }) => told))
  // Under the first rules a breach did not keep how many there were.
  const past = Math.max(under.gnome, under.breach >= 0 ? earlier.length : 0)
  const search = searchOf(view, under.clan)
  return {
    clan: under.clan,
    card: under.breach >= 0 ? 'breach' : cardsOpen(view),
    gnomes: Math.max(under.gnomes, past + 1),
    gnome: past + 1,
    earlier,
    search,
    told: [],
    state: view,
    ...(search.best.length > 1 && { decider: whoDecides(view, under.clan, under.breach) }),
  }
}

/** Why a gnome goes where it goes, rung by rung; the gold one says what decided. */
export function InvasionLadder({ scene }: { scene: Scene | undefined }) {
  const hold = useMountain()
  const { view, say, seat, live } = hold
  const invading = invadingOf(hold, scene)
  if (!invading) return null
  const { clan, card, gnomes = 0, search, at, decider, told } = invading
  const task = waiting(view)
  const choosing = !scene && task?.do === 'leadGnome' && task.seat === seat
  return (
    <section className="mk-ladder" aria-label={word(say, 'ui.whyThere')}>
      <header>
        <GateCard clan={clan} size={80} />
        <div>
          <h2 className="title">{word(say, 'ui.invaded', { clan: CLANS[clan] })}</h2>
          <p className="dim">
            {card === 'breach'
              ? word(say, 'ui.inBreach')
              : word(say, 'ui.gateOf', { n: card ?? 0, all: view.gates.length })}{' '}
            {word(say, 'ui.invaders', { n: gnomes })}
          </p>
        </div>
      </header>
      <Invaders invading={invading} waits={!scene} />
      {search && <Rungs search={search} at={at} decider={decider} state={invading.state} pending={!scene} />}
      {choosing && <Costs />}
      {scene?.kind === 'gnome' && told.length > 0 && <Outcome invading={invading} />}
      {live && <p className="mk-comeback dim">{word(say, 'ui.ownComeBack')}</p>}
    </section>
  )
}

/** Each gnome of the invasion: where it went, what it does, or that it waits. */
function Invaders({
  invading: { gnomes = 0, missing = 0, gnome = 0, search, earlier = [], told },
  waits,
}: {
  invading: Invading
  waits: boolean
}) {
  const { say } = useMountain()
  return (
    <ol className="mk-invaders">
      {Array.from({ length: gnomes }, (_, i) => {
        const now = search !== undefined && i + 1 === gnome
        const lost = i >= gnomes - missing
        const past = !now && i < gnome
        const happening = now
          ? told[0]
          : past
            ? earlier[earlier.length - gnome + i + (search ? 1 : 0)]
            : undefined
        const words = lost
          ? word(say, 'ui.gnome.missing')
          : now
            ? word(
                say,
                waits
                  ? 'ui.gnome.undecided'
                  : happening?.what === 'gnomeInvaded'
                    ? 'ui.gnome.enters'
                    : 'ui.gnome.strikes',
              )
            : !past
              ? word(say, 'ui.gnome.waits')
              : happening?.what === 'gnomeInvaded'
                ? word(say, 'ui.gnome.in', { at: happening.at })
                : word(say, 'ui.gnome.beaten')
        return (
          <li key={i} className={lost ? 'missing' : now ? 'now' : past ? 'past' : ''}>
            <GnomePiece size={26} />
            <small>{words}</small>
          </li>
        )
      })}
    </ol>
  )
}

interface Rung {
  readonly rule: string
  readonly answer: string
}

function Rungs({
  search,
  at,
  decider,
  state,
  pending,
}: {
  search: Search
  at: number | undefined
  decider: Decider | undefined
  state: Scene['state']
  /** Nobody has decided yet. */
  pending: boolean
}) {
  const { say } = useMountain()
  const { names } = boardOf(state)
  const named = (caverns: readonly number[]) =>
    listed(
      say,
      caverns.map((cavern) => say.name(names[cavern])),
    )
  const fewest = search.best[0]?.trolls ?? 0
  const easiest = search.candidates.filter(({ trolls }) => trolls === fewest)
  const those = named(easiest.map(({ cavern }) => cavern))
  const rungs: Rung[] = [
    {
      rule: word(say, 'ui.why.walk'),
      answer: search.through.length > 0 ? named(search.through) : word(say, 'ui.why.noneOverrun'),
    },
    { rule: word(say, 'ui.why.empty'), answer: fewest === 0 ? those : word(say, 'ui.why.noneInReach') },
  ]
  if (fewest > 0)
    rungs.push({
      rule: word(say, 'ui.why.fewest'),
      answer: word(say, 'ui.why.trolls', { caverns: those, n: fewest, all: easiest.length }),
    })
  if (easiest.length > 1)
    rungs.push({
      rule: word(say, 'ui.why.nearest'),
      answer: word(say, 'ui.why.steps', {
        caverns: named(search.best.map(({ cavern }) => cavern)),
        n: search.best[0]?.steps ?? 0,
      }),
    })
  return (
    <>
      <h3 className="world">{word(say, 'ui.whyThere')}</h3>
      <ol className="mk-rungs">
        {rungs.map(({ rule, answer }, i) => (
          <li key={i} className={!decider && i === rungs.length - 1 ? 'last' : ''}>
            {rule}
            <b>{answer}</b>
          </li>
        ))}
        {decider && (
          <li className="last">
            <Decided
              decider={decider}
              state={state}
              at={pending || at === undefined ? undefined : names[at]}
            />
          </li>
        )}
      </ol>
    </>
  )
}

/** What came of it: who fell, what that is worth, and what the next gnome finds. */
function Outcome({ invading: { told, card, state, gnome = 0, gnomes = 0 } }: { invading: Invading }) {
  const { say } = useMountain()
  const [happening] = told
  const fell = happening.what === 'trollFell' || happening.what === 'championFell'
  return (
    <>
      <h3 className="world">{word(say, 'ui.cameOfIt')}</h3>
      <div className="mk-outcome">
        {fell ? <Troll people={peopleOf(happening.seat)} size={28} /> : <GnomePiece size={28} />}
        <span>
          {say.happening(happening)}
          {fell && ` ${word(say, 'ui.gnomeBeaten')}`}
        </span>
        {fell && happening.honour > 0 && (
          <b>
            +{happening.honour} <Token name="glory" size={18} />
          </b>
        )}
      </div>
      {fell && (
        <p className="dim mk-note">
          {card === 'breach'
            ? word(say, 'ui.fallenInBreach')
            : word(say, 'ui.fallenEarn', { first: FIRST_FALLEN[state.wave], other: OTHER_FALLEN })}
        </p>
      )}
      {happening.what === 'gnomeInvaded' && gnome < gnomes && (
        <p className="dim mk-note">{word(say, 'ui.nextWalks', { at: happening.at })}</p>
      )}
    </>
  )
}

/** The caverns among which the viewer decides, and what happens in each. */
function Costs() {
  const hold = useMountain()
  const { view, say, legal, choose, chosen, send, point } = hold
  const task = waiting(view)
  if (task?.do !== 'leadGnome') return null
  const honour = task.breach >= 0 ? 0 : task.fallen ? OTHER_FALLEN : FIRST_FALLEN[view.wave]
  return (
    <>
      <h3 className="world mk-costs">{word(say, 'ui.costs')}</h3>
      {legal.map((move) => {
        if (move.do !== 'lead') return null
        const who = whoIn(hold, placeNamed(boardOf(view), move.to))
        return (
          <button
            key={move.to}
            type="button"
            className="mk-cost"
            aria-pressed={chosen?.target === move.to}
            onPointerEnter={() => point(move.to)}
            onPointerLeave={() => point(null)}
            onClick={() =>
              chosen?.target === move.to ? send(move) : choose({ target: move.to, moves: [move] })
            }
          >
            <b>{say.name(move.to)}</b>{' '}
            {who.length > 0
              ? word(say, 'ui.cost', { who: listed(say, who), honour })
              : word(say, 'ui.costEmpty')}
          </button>
        )
      })}
    </>
  )
}
