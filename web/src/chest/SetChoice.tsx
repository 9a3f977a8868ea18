import './styles.ts'
import { gameOf } from '@meadhall/hall/games'
import { problemOf } from '@meadhall/kernel/component-set'
import { useId } from 'react'
import { address } from '../app/route.ts'
import { chooseSet, useChosenSet } from '../hall/chosen-set.ts'
import { useSets } from '../store/sets.ts'
import { useLoaded } from '../store/use-loaded.ts'
import { SetDiffers } from './SetDiffers.tsx'
import { useLoadedChestWords } from './words.ts'

/** Ours, or a set of one's own, for the table that is set up. */
export function SetChoice({ game }: { game: string }) {
  const c = useLoadedChestWords()
  const kept = useSets(game)
  const chosen = useChosenSet(game)
  const id = useId()
  const box = useLoaded(async () => gameOf(game)?.box?.(), [game])
  if (!c || !box?.kinds.some((kind) => 'table' in kind)) return null
  const set = kept.find((each) => each.id === chosen)?.set
  return (
    <>
      <div className="setting chest-choice">
        <label className="world" htmlFor={id}>
          {c('table.title')}
        </label>
        <select
          id={id}
          value={set ? chosen : ''}
          onChange={({ target }) => chooseSet(game, target.value || undefined)}
        >
          <option value="">{c('table.ours')}</option>
          {kept.map((each) => {
            const isReady = problemOf(box, each.set.tables) === undefined
            return (
              <option key={each.id} value={each.id} disabled={!isReady}>
                {isReady ? each.set.name : `${each.set.name} (${c('table.unready')})`}
              </option>
            )
          })}
        </select>
        <a className="button" href={address({ at: 'chest', game })}>
          {c('table.chest')}
        </a>
      </div>
      {set && <SetDiffers game={game} cards={set} />}
    </>
  )
}
