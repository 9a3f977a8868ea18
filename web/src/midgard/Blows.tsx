// What the dice do to the enemy, and what it does to the crew.
import type { Speaker } from '@meadhall/hall/say'
import { waiting } from '@meadhall/kernel/agenda'
import { caughtBy, countFace, fallenTo, MOST_FOOD } from '@meadhall/midgard/dice'
import { enemyOf, NONE } from '@meadhall/midgard/state'
import { SHIELD, WARRIORS } from '@meadhall/midgard/vocabulary'
import { Die } from '../art/midgard/Die.tsx'
import { Token } from '../art/midgard/Token.tsx'
import { Arrow } from './Arrow.tsx'
import type { Scene } from './film.ts'
import { useMidgard } from './hold.ts'
import { hitsIn } from './RollTray.tsx'
import { type Fallen, openLoss } from './use-fallen.ts'
import { total, useOpenRoll } from './use-roll.ts'
import { labelled, word } from './words.ts'

/** Hits landed against the defence. */
export function Strike({ scene }: { scene: Scene }) {
  const { view, say, seat } = useMidgard()
  const { defense } = enemyOf(view, scene.enemy)
  const rolled = scene.struck ? 0 : hitsIn(view, scene)
  const hits = Math.min(defense, scene.damage + rolled)
  const short = defense - scene.damage - rolled
  return (
    <section className="mg-box">
      <div className="mg-box-head">
        <h3 className="world">
          {word(say, scene.seat === seat ? 'ui.youStrike' : 'ui.strikes', { who: say.player(scene.seat) })}
        </h3>
        <span>
          {labelled(say, word(say, 'ui.ofHits', { n: hits, all: defense }), '')}
          <b>{short > 0 ? word(say, 'ui.short', { n: short }) : word(say, 'ui.enough')}</b>
        </span>
      </div>
      <Pips all={defense} hits={hits} old={scene.damage} />
    </section>
  )
}

/** The defence as shields; those that are hit are cracked, those hit before this roll in red. */
export function Pips({
  all,
  hits,
  old = hits,
  small = false,
}: {
  all: number
  hits: number
  old?: number
  small?: boolean
}) {
  return (
    <span className={small ? 'mg-pips small' : 'mg-pips'} aria-hidden="true">
      {Array.from({ length: all }, (_, i) => (
        <svg key={i} viewBox="0 0 26 30" className={i < old ? 'hit' : i < hits ? 'hit new' : ''}>
          <path d="M13 1L24 5V14C24 21 19 25 13 28 7 25 2 21 2 14V5Z" />
          {i < hits && <path className="crack" d="M7 7L12 13 9 17 15 24" />}
        </svg>
      ))}
    </span>
  )
}

/** What the hunt brings home. */
export function Catch({ scene }: { scene: Scene }) {
  const { view, say } = useMidgard()
  const food = caughtBy(hitsIn(view, scene))
  return (
    <section className="mg-box">
      <div className="mg-box-head">
        <h3 className="world">{say.name('food')}</h3>
        <span>{word(say, 'ui.huntMost')}</span>
      </div>
      <div className="mg-crew">
        {Array.from({ length: MOST_FOOD }, (_, i) => (
          <Token key={i} name="food" size={44} opacity={i < food ? 1 : 0.2} />
        ))}
        <b className="mg-caught">{food}</b>
      </div>
    </section>
  )
}

export function Crew({
  scene,
  fallen,
  setFallen,
}: {
  scene: Scene
  fallen: Fallen
  setFallen: (fallen: Fallen) => void
}) {
  const hold = useMidgard()
  const { view, say } = hold
  const loss = openLoss(hold)
  const open = useOpenRoll(scene)
  const shields = scene.faces ? countFace(scene.faces, SHIELD) : 0
  const large = scene.enemy === NONE && hold.size === 'wide'
  const attack = scene.enemy === NONE ? 0 : enemyOf(view, scene.enemy).attack
  const size = total(scene.crew.slice(0, 3)) + total(scene.fallen.slice(0, 3))
  const losses = scene.struck?.losses ?? fallenTo(attack, shields, size)
  const pieces: { kind: number; nth: number; gone: boolean }[] = []
  for (let kind = 0; kind < 4; kind++) {
    const here = scene.crew[kind] ?? 0
    const all = here + (scene.fallen[kind] ?? 0)
    for (let nth = 0; nth < all; nth++) pieces.push({ kind, nth, gone: nth >= here })
  }
  const toggle = (kind: number, nth: number) => {
    const next = [0, 1, 2, 3].map((i) => fallen[i] ?? 0)
    if (nth < next[kind]) next[kind]--
    else {
      if (loss && total(next) >= loss.count) {
        const other = next.findIndex((count, i) => count > 0 && i !== kind)
        if (other < 0) return
        next[other]--
      }
      next[kind]++
    }
    setFallen(next)
  }
  return (
    <section className="mg-box">
      <div className="mg-box-head">
        <h3 className="world">
          {loss
            ? hold.say.prompt(waiting(view)!)
            : word(say, scene.enemy === NONE ? 'ui.aboard' : 'ui.strikesBack')}
        </h3>
        {scene.enemy !== NONE && scene.faces && (
          <span className="mg-sum">
            <Token name="attack" size={22} />
            {attack} −
            <Die warrior="spearman" face="shield" size={22} />
            {scene.struck?.shields ?? shields}
            <Arrow />
            <b className={losses > 0 ? 'danger' : 'good'}>
              {losses === 0
                ? word(say, 'ui.losesNone')
                : word(say, losses === size ? 'ui.losesAll' : 'ui.loses', { n: losses })}
            </b>
          </span>
        )}
        {loss && <span>{word(say, 'ui.fallenCount', { n: total(fallen), all: loss.count })}</span>}
      </div>
      <div className="mg-crew">
        {pieces.map(({ kind, nth, gone }) => {
          const doomed = !gone && loss !== undefined && nth < (fallen[kind] ?? 0)
          const picture =
            kind === 3 ? (
              <Token name="food" size={large ? 52 : 38} opacity={gone ? 0.3 : 1} />
            ) : (
              <Die warrior={WARRIORS[kind]} size={large ? 58 : 42} state={gone || doomed ? 'lost' : 'here'} />
            )
          const label = say.name(kind === 3 ? 'food' : WARRIORS[kind])
          const key = `${kind} ${nth}`
          return loss && !gone && (kind < 3 || loss.food) ? (
            <button
              key={key}
              type="button"
              className="mg-choice"
              aria-pressed={doomed}
              aria-label={label}
              onClick={() => toggle(kind, nth)}
            >
              {picture}
              {kind === 3 && doomed && <i className="mg-cross">×</i>}
            </button>
          ) : (
            <span key={key} className={gone ? 'mg-gone' : ''}>
              {picture}
            </span>
          )
        })}
        {!open && scene.told.length > 0 && <span className="mg-told small">{said(say, scene)}</span>}
      </div>
    </section>
  )
}

/** The news of a scene in words; the roll and the strike are drawn already. */
export function said(say: Speaker, { told }: Scene): string {
  const drawn = [
    'rolled',
    'struck',
    'gained',
    'gainedGlory',
    'defeated',
    'beaten',
    'huntEnded',
    'fightBegan',
    'huntBegan',
  ]
  return told
    .filter(({ what }) => !drawn.includes(what))
    .map((happening) => say.happening(happening))
    .join(' ')
}
