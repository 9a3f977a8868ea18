import type { Speaker } from '@meadhall/hall/say'
import { blanksOf, countFace, hitsOf, hitsOfFace } from '@meadhall/midgard/dice'
import { NONE, type State } from '@meadhall/midgard/state'
import { FACES, FAVOR, SHIELD, WARRIORS } from '@meadhall/midgard/vocabulary'
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
              <b>{faceWord(say, view, scene, die)}</b>
              <span>{chosen ? word(say, 'ui.reroll') : moreWord(say, view, scene, die)}</span>
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
        <b>{rollWords(say, view, scene)}</b>
        {canPick && (
          <>
            <span>{word(say, 'ui.tapDice')}</span>
            <span className="mg-row">
              <button type="button" className="button" onClick={() => pick(blanksOf(faces))}>
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

function faceWord(say: Speaker, state: State, { seat, reaction }: Scene, { kind, face }: DieOnTable): string {
  if (face === SHIELD) return word(say, 'ui.shield')
  const n = hitsOfFace(state, seat, kind, face, reaction)
  return n === 0 ? word(say, 'ui.blank') : word(say, 'ui.hits', { n })
}

/** Why a die counts more than its face shows. */
function moreWord(say: Speaker, state: State, { seat, reaction }: Scene, { kind, face }: DieOnTable): string {
  const n = hitsOfFace(state, seat, kind, face, reaction)
  if (face === SHIELD) return n === 0 ? ' ' : word(say, 'ui.fromReaction', { n })
  return n > face ? word(say, 'ui.fromSvanhildr') : ' '
}

/** The hits of the roll that lies on the table in a scene. */
export function hitsIn(state: State, { seat, faces, reaction, struck }: Scene): number {
  return struck?.hits ?? (faces ? hitsOf(state, { seat, faces, reaction }) : 0)
}

function rollWords(say: Speaker, state: State, scene: Scene): string {
  const shields = scene.faces ? countFace(scene.faces, SHIELD) : 0
  return word(say, 'ui.hitsShields', { hits: hitsIn(state, scene), shields })
}
