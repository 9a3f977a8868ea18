import { componentsOf } from '@meadhall/mountain/components'
import { ChampionPiece } from '../art/mountain/Pieces.tsx'
import { Sheet } from '../art/pieces/Sheet.tsx'
import { breakable } from '../text/listed.ts'
import { ChampionSymbols } from './Ancestry.tsx'
import { useMountain } from './hold.ts'
import { clanOfChampion, peopleOf } from './people.ts'
import { intend, planOf, taskFor } from './plan.ts'
import { mine } from './Stores.tsx'
import { abilityWords, briefly } from './spoken.ts'
import { pointing } from './touch.ts'
import { sentences, word } from './words.ts'

/** The viewer's champions: what they do, their symbols and claws. */
export function OwnChampions() {
  const hold = useMountain()
  const { view, say, legal } = hold
  const seat = mine(hold)
  const { champions } = view.players[seat]
  const set = componentsOf(view)
  const plan = planOf(hold)
  return (
    <section
      className={champions.length > 4 ? 'mk-mine crowd' : champions.length > 2 ? 'mk-mine many' : 'mk-mine'}
      aria-label={word(say, 'ui.ownChampions')}
    >
      {champions.map((champion) => {
        const { name, claws, figure } = set.champions[champion]
        const usable = legal.some(
          (move) => move.do === 'claw' && move.champion === name && move.at !== undefined,
        )
        return (
          // A group of a piece, words and a button; what it does is shown when it is reached.
          <div
            key={name}
            className="mk-champion"
            role="group"
            tabIndex={0}
            aria-label={sentences(say, [say.name(name), abilityWords(hold, champion)])}
            {...pointing(hold, `champion ${name}`)}
          >
            <ChampionPiece
              people={peopleOf(seat)}
              champion={name}
              clan={clanOfChampion(view, champion)}
              size={31}
            />
            <div>
              <div className="world">{breakable(say.name(name))}</div>
              <small>{briefly(hold, champion)}</small>
            </div>
            {claws > 0 && (
              <span
                className="mk-claws"
                title={word(say, 'ui.claws', { used: view.claws[champion], n: claws })}
              >
                {Array.from({ length: claws }, (_, i) => (
                  <Claw key={i} used={i < view.claws[champion]} />
                ))}
              </span>
            )}
            {usable && !figure && taskFor(hold, 'turn') && (
              <button
                type="button"
                className="plain-button"
                aria-pressed={plan.claw === name}
                onClick={() => intend(hold, 'claw', { claw: name })}
              >
                {word(say, 'ui.useClaw')}
              </button>
            )}
          </div>
        )
      })}
      <span className="mk-symbols">
        <ChampionSymbols seat={seat} own={hold.seat !== null} />
      </span>
      {champions.length === 0 && <small>{word(say, 'ui.noChampions')}</small>}
    </section>
  )
}

function Claw({ used }: { used: boolean }) {
  return (
    <Sheet
      width={12}
      height={14}
      viewBox="0 0 12 14"
      opacity={used ? 0.35 : 1}
      markup={`<path d="M2 1Q4 7 2.500 13M6 .5Q7.600 7 6 13.500M10 1Q11 7 9 13" fill="none" stroke="var(--${used ? 'dim' : 'glory'})" stroke-width="1.800" stroke-linecap="round"/>`}
    />
  )
}
