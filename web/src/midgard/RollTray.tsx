import type { Speaker } from '@meadhall/hall/say'
import { NONE } from '@meadhall/midgard/state'
import { FACES, FAVOR, SHIELD, SVANHILDR, WARRIORS } from '@meadhall/midgard/vocabulary'
import type { Scene } from './film.ts'
import { useMidgard } from './hold.ts'
import { Named } from './Named.tsx'
import { type DieOnTable, diceOf } from './pieces.ts'
import { RollingDie } from './RollingDie.tsx'
import { useOpenRoll } from './use-roll.ts'
import { word } from './words.ts'

/** The dice on the table; those that may be rolled again are buttons. */
export function RollTray({
  scene,
  picked,
  pick,
}: {
  scene: Scene
  picked: readonly number[]
  pick: (picked: readonly number[]) => void
}) {
  const { say, view, seat, size: screen } = useMidgard()
  const phone = screen === 'phone'
  const open = useOpenRoll(scene)
  const { faces } = scene
  if (!faces)
    return scene.enemy === NONE ? null : (
      <div className="mg-dice">
        <span className="dim">…</span>
      </div>
    )
  const dice = diceOf(faces)
  const canPick = open && seat !== null && view.players[seat].stores[FAVOR] > 0
  const toggle = ({ index, nth }: DieOnTable) => {
    const next = faces.map((_, i) => picked[i] ?? 0)
    next[index] += nth < next[index] ? -1 : 1
    pick(next)
  }
  const svanhildr = view.players[scene.seat].leader === SVANHILDR
  const reaction = open?.reaction ?? false
  const size = phone ? 60 : Math.min(82, Math.floor(480 / dice.length) - 14)
  return (
    <div className="mg-dice">
      <div className="mg-dice-row">
        {dice.map((die, i) => {
          const chosen = die.nth < (picked[die.index] ?? 0)
          const label = word(say, chosen ? 'ui.dieChosen' : 'ui.die', {
            warrior: WARRIORS[die.kind],
            face: FACES[die.face],
          })
          const body = (
            <>
              <RollingDie
                key={`${scene.round} ${scene.rolled ?? ''} ${die.index} ${die.nth}`}
                warrior={WARRIORS[die.kind]}
                face={FACES[die.face]}
                size={size}
                order={i}
                rolls={scene.rolled !== undefined}
                turn={chosen ? 0 : [-6, 4, -3, 5, -2][i % 5]}
              />
              <b>{faceWord(say, die, svanhildr)}</b>
              <span>
                {chosen
                  ? word(say, 'ui.reroll')
                  : die.face === SHIELD && reaction
                    ? word(say, 'ui.fromReaction')
                    : svanhildr && die.kind === 0 && (die.face === 1 || die.face === 2)
                      ? word(say, 'ui.fromSvanhildr')
                      : ' '}
              </span>
            </>
          )
          return canPick ? (
            <button
              key={`${die.index} ${die.nth}`}
              type="button"
              className="mg-rolled"
              aria-pressed={chosen}
              onClick={(event) => {
                event.stopPropagation()
                toggle(die)
              }}
            >
              <Named name={label}>{body}</Named>
            </button>
          ) : (
            <span key={`${die.index} ${die.nth}`} className="mg-rolled">
              <Named name={label}>{body}</Named>
            </span>
          )
        })}
      </div>
      <div className="mg-dice-note">
        <b className="world">
          {word(say, scene.seat === seat ? 'ui.yourRoll' : 'ui.roll', { who: say.player(scene.seat) })}
        </b>
        <b>{rollWords(say, scene, svanhildr)}</b>
        {canPick && (
          <>
            <span>{word(say, 'ui.tapDice')}</span>
            <span className="mg-row">
              <button
                type="button"
                className="button"
                onClick={() => pick(faces.map((count, i) => (i % 4 === 0 ? count : 0)))}
              >
                {word(say, 'ui.blanks')}
              </button>
              <button type="button" className="button" onClick={() => pick(faces.map(() => 0))}>
                {word(say, 'ui.none')}
              </button>
            </span>
          </>
        )}
      </div>
    </div>
  )
}

function faceWord(say: Speaker, { kind, face }: DieOnTable, svanhildr: boolean): string {
  if (face === 0) return word(say, 'ui.blank')
  if (face === SHIELD) return word(say, 'ui.shield')
  return word(say, 'ui.hits', { n: face + (svanhildr && kind === 0 ? 1 : 0) })
}

export function hitsIn(faces: readonly number[], svanhildr: boolean): number {
  return diceOf(faces).reduce(
    (sum, { kind, face }) => sum + (face === 1 || face === 2 ? face + (svanhildr && kind === 0 ? 1 : 0) : 0),
    0,
  )
}

function rollWords(say: Speaker, { faces = [], struck }: Scene, svanhildr: boolean): string {
  const shields = faces.reduce((sum, count, i) => sum + (i % 4 === SHIELD ? count : 0), 0)
  return word(say, 'ui.hitsShields', { hits: struck?.hits ?? hitsIn(faces, svanhildr), shields })
}
