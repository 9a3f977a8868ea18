import { waiting } from '@meadhall/kernel/agenda'
import type { Move } from '@meadhall/midgard/moves'
import { NONE } from '@meadhall/midgard/state'
import { FAVOR, RUNES } from '@meadhall/midgard/vocabulary'
import { Token } from '../art/midgard/Token.tsx'
import { useKeys } from '../table/keys.ts'
import type { Scene } from './film.ts'
import { Golden } from './Golden.tsx'
import { useMidgard } from './hold.ts'
import { RUNE_LETTERS } from './pieces.ts'
import { silence } from './silenced.ts'
import { type Fallen, openLoss } from './use-fallen.ts'
import type { Film } from './use-film.ts'
import { total, useOpenRoll } from './use-roll.ts'
import { word } from './words.ts'

/** The runes of the moment, keep, again, who falls; or simply on. */
export function FightButtons({
  film,
  picked,
  fallen,
}: {
  film: Film & { scene: Scene }
  picked: readonly number[]
  fallen: Fallen
}) {
  const hold = useMidgard()
  const { view, say, seat, legal, send, deciding } = hold
  const task = deciding ? waiting(view) : undefined
  const open = useOpenRoll(film.scene)
  const loss = openLoss(hold)
  const again = total(picked)
  // Filled below, once it is clear what may be done.
  const keys: Record<string, () => void> = {}
  useKeys(keys)

  if (film.playing)
    return (
      <Golden key="skip" plain onClick={film.next}>
        {word(say, 'ui.skip')}
      </Golden>
    )

  const runes = legal.flatMap((move) =>
    move.do === 'rune' &&
    (task?.do === 'offerRune' ? move.rune === task.rune : ['potential', 'reaction'].includes(move.rune))
      ? [move]
      : [],
  )
  const runeButtons = runes.map((move) => (
    <button
      key={move.rune}
      type="button"
      className={`button big${task?.do === 'offerRune' ? ' main' : ''}`}
      title={word(say, `ui.rune.${move.rune}`)}
      onClick={() => send(move, true)}
    >
      <span className="runic" aria-hidden="true">
        {RUNE_LETTERS[RUNES.indexOf(move.rune)]}
      </span>
      {task?.do === 'offerRune' ? word(say, 'ui.rune.use', { rune: move.rune }) : say.name(move.rune)}
    </button>
  ))
  if (task?.do === 'offerRune')
    return (
      <>
        {/* In a fight the rune itself lies beside the dice and says it. */}
        <span className="mg-fill small says">
          {film.scene.enemy === NONE && word(say, `ui.rune.${task.rune}`)}
        </span>
        <button
          type="button"
          className="button big"
          onClick={() => send({ do: 'declineRune', rune: task.rune }, true)}
        >
          {word(say, 'ui.decline')}
        </button>
        <button type="button" className="button big" onClick={() => silence(hold, task.rune)}>
          {word(say, 'ui.declineRound')}
        </button>
        {runeButtons}
      </>
    )
  if (loss) {
    const move: Move = loss.food
      ? { do: 'lose', food: fallen[3] ?? 0, dice: fallen.slice(0, 3) }
      : { do: 'fall', dice: fallen.slice(0, 3) }
    const ready = total(fallen) === loss.count
    return (
      <>
        <span className="mg-fill" />
        {ready ? (
          <Golden key="fall" onClick={() => send(move, true)}>
            {say.move(move)}
          </Golden>
        ) : (
          <button type="button" className="button big main" disabled>
            {say.move(move)}
          </button>
        )}
      </>
    )
  }
  if (!open || seat === null) return null
  const favor = view.players[seat].stores[FAVOR]
  const stand: Move = { do: 'stand' }
  const reroll: Move = { do: 'reroll', dice: picked }
  // Not where a lesson is about rolling again.
  const mayStand = legal.some((move) => move.do === 'stand')
  if (mayStand) keys.k = () => send(stand, true)
  if (again > 0) keys.r = () => send(reroll, true)
  const keep = word(say, 'ui.standRoll')
  const roll = (
    <>
      <Token name="favor" size={26} /> {word(say, 'ui.rerollDice', { n: again })} ·{' '}
      {word(say, 'ui.favorOf', { n: favor })}
    </>
  )
  return (
    <>
      {runeButtons}
      <span className="mg-fill small">{runes.length === 0 && word(say, 'ui.noUndo')}</span>
      {again > 0 ? (
        <>
          <button type="button" className="button big" disabled={!mayStand} onClick={() => send(stand, true)}>
            {keep} <kbd>K</kbd>
          </button>
          <Golden key="roll" onClick={() => send(reroll, true)}>
            {roll}
          </Golden>
        </>
      ) : (
        <>
          {mayStand ? (
            <Golden key="keep" onClick={() => send(stand, true)}>
              {keep}
            </Golden>
          ) : (
            <button type="button" className="button big" disabled>
              {keep}
            </button>
          )}
          {favor > 0 && (
            <button type="button" className="button big" disabled>
              {roll} <kbd>R</kbd>
            </button>
          )}
        </>
      )}
    </>
  )
}
