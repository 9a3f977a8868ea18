import { boardOf, componentsOf } from '@meadhall/mountain/components'
import { ownerOfChampion } from '@meadhall/mountain/status'
import { Token } from '../art/midgard/Token.tsx'
import { BOARD } from '../art/mountain/geometry.ts'
import { PEOPLE_LOOKS } from '../art/mountain/look.ts'
import { ClanSign, GnomePiece, SymbolTile, Troll } from '../art/mountain/Pieces.tsx'
import { ChampionFace } from './Champions.tsx'
import { type Hold, useMountain } from './hold.ts'
import { mountainOf, peopleOf } from './people.ts'
import type { Scene, Tally as Sums } from './scene.ts'
import { word } from './words.ts'

/** What is scored at the moment, what everybody gets, and how much that makes. */
export function Tally({ scene, tally }: { scene: Scene; tally: Sums }) {
  const hold = useMountain()
  const { say, size } = hold
  const most = Math.max(1, ...tally.sums)
  const dock = lowOf(scene) ? 'high' : 'low'
  return (
    <section className={`mk-tally ${size} ${dock}`} aria-label={titleOf(hold, scene)}>
      <header>
        <TallyPicture scene={scene} />
        <h2 className="world">{titleOf(hold, scene)}</h2>
      </header>
      <ol>
        {tally.sums.map((sum, seat) => {
          const gain = tally.gains[seat]
          const gnomes = seat >= hold.view.players.length
          const name = gnomes ? word(say, 'ui.tally.gnomes') : say.player(seat)
          const people = peopleOf(seat)
          return (
            <li
              key={seat}
              className={gain > 0 ? 'gains' : ''}
              aria-label={word(say, 'ui.tally.spoken', { name, gain, sum })}
            >
              {gnomes ? <GnomePiece size={24} /> : <Troll people={people} size={24} />}
              <span className="world">{name}</span>
              <b className="mk-gain">{gain > 0 ? `+${gain}` : ''}</b>
              <b className="mk-honour">{sum}</b>
              <span className="mk-bar" aria-hidden="true">
                <span
                  style={{
                    width: `${(sum / most) * 100}%`,
                    background: gnomes ? 'var(--mk-way)' : PEOPLE_LOOKS[people].colour,
                  }}
                />
              </span>
            </li>
          )
        })}
      </ol>
    </section>
  )
}

/** Whether what is scored lies in the lower half of the mountain: then it is spoken of above. */
function lowOf({ clan, hall, kind, state }: Scene): boolean {
  const mountain = mountainOf(state)
  if (hall !== undefined) return mountain.halls.get(boardOf(state).halls[hall].name)!.at[1] > BOARD.height / 2
  const spot = kind === 'domain' && mountain.swarms.find((each) => each.clan === clan)
  return spot ? spot.at[1] > BOARD.height / 2 : false
}

function titleOf({ say, view }: Hold, { kind, clan, hall, champion, state }: Scene): string {
  switch (kind) {
    case 'domain':
      return word(say, 'ui.tally.domain', { clan })
    case 'hall':
      return word(say, 'ui.tally.hall', {
        hall: boardOf(state).halls[hall!].name,
        value: state.halls[hall!],
      })
    case 'votes':
      return word(say, 'ui.tally.votes', { clan })
    case 'endOfGame':
      return word(say, 'ui.tally.endOfGame', {
        champion: componentsOf(view).champions[champion!].name,
        seat: ownerOfChampion(state, champion!),
      })
    default:
      return word(say, 'ui.tally.elders')
  }
}

function TallyPicture({ scene: { kind, clan, champion } }: { scene: Scene }) {
  if (clan) return <ClanSign clan={clan} size={26} />
  if (kind === 'elders') return <SymbolTile symbol="elder" size={26} />
  if (kind === 'endOfGame') return <ChampionFace champion={champion!} size={34} />
  return <Token name="glory" size={26} />
}
