// The heart of the game: dice that roll, what they do, who falls, and what else could be done about it.
import { waiting } from '@meadhall/kernel/agenda'
import { hitsOf } from '@meadhall/midgard/fight'
import { fightOdds, huntRollOdds, type Odds, rollOdds } from '@meadhall/midgard/odds'
import { enemyOf, type Fight as FightState, type Move, NONE } from '@meadhall/midgard/state'
import { FACES, FAVOR, FOOD, RUNES, SHIELD, SVANHILDR, WARRIORS } from '@meadhall/midgard/vocabulary'
import { useEffect, useRef, useState } from 'react'
import { Die } from '../art/midgard/Die.tsx'
import { Token } from '../art/midgard/Token.tsx'
import { useKeys } from '../table/keys.ts'
import type { Scene } from './film.ts'
import { useMidgard } from './hold.ts'
import { useOdds } from './odds-shown.ts'
import { Portrait } from './Portrait.tsx'
import { type DieOnTable, diceOf, RUNE_LETTERS, tokenOf } from './pieces.ts'
import { RollingDie } from './RollingDie.tsx'
import { type Film, isHunt } from './use-film.ts'
import { listed, oneDigit, percent, word } from './words.ts'

export function Fight({ film }: { film: Film & { scene: Scene } }) {
  const { scene, playing, hurry } = film
  const { say, size } = useMidgard()
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => panel.current?.focus({ preventScroll: true }), [])
  const [picked, pick] = usePicked()
  const [fallen, setFallen] = useFallen(scene)
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the Go on button does the same
    // biome-ignore lint/a11y/noStaticElementInteractions: a click anywhere finishes the animation
    <div className={`mg-fight ${size}`} onClick={() => (playing || scene.outcome) && hurry()}>
      <div
        className="mg-fight-panel"
        role="dialog"
        aria-label={titleOf(scene, say)}
        tabIndex={-1}
        ref={panel}
      >
        <Portrait scene={scene} />
        <div className="mg-fight-body">
          <header>
            <h2 className="title">{titleOf(scene, say)}</h2>
            {scene.round > 0 && !isHunt(scene) && (
              <span className="world dim">{word(say, 'ui.fight.round', { n: scene.round })}</span>
            )}
          </header>
          <Tray scene={scene} picked={picked} pick={pick} />
          <div className="mg-fight-grid">
            <div className="mg-fight-column">
              {!isHunt(scene) && scene.enemy !== NONE && <Strike scene={scene} />}
              <Crew scene={scene} fallen={fallen} setFallen={setFallen} />
              {scene.outcome && <Outcome scene={scene} />}
            </div>
            <OddsBox scene={scene} picked={picked} />
          </div>
          <footer>
            <FightButtons film={film} picked={picked} fallen={fallen} />
          </footer>
        </div>
      </div>
    </div>
  )
}

function titleOf(scene: Scene, say: ReturnType<typeof useMidgard>['say']): string {
  if (isHunt(scene)) return word(say, 'ui.fight.hunt')
  if (scene.enemy === NONE) return word(say, 'ui.fight.voyage')
  if (scene.shore !== NONE) return word(say, 'ui.fight.sea')
  return word(say, scene.target === 0 ? 'ui.fight.gate' : 'ui.fight.wall')
}

/** Dice chosen for a re-roll, as 3 × 4 counts. They are kept here until the roll is made. */
function usePicked(): [readonly number[], (picked: readonly number[]) => void] {
  const { view, update } = useMidgard()
  const [local, setLocal] = useState<{ n: number; picked: readonly number[] }>()
  const picked = local?.n === update.n ? local.picked : (view.fight?.picked ?? [])
  return [picked, (next) => setLocal({ n: update.n, picked: next })]
}

const total = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0)

/** The roll on the table while it can still be changed. */
function useOpenRoll(scene: Scene): FightState | undefined {
  const { view, deciding, seat } = useMidgard()
  const { fight } = view
  if (!fight || !deciding || waiting(view)?.do !== 'rollAgain' || fight.seat !== seat) return undefined
  // While earlier scenes are shown, the roll to come stays hidden.
  return scene.round === fight.round && scene.faces?.join() === fight.faces.join() ? fight : undefined
}

function Tray({
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
  const size = phone ? 60 : dice.length > 7 ? 58 : dice.length > 5 ? 66 : 82
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
              aria-label={label}
              onClick={(event) => {
                event.stopPropagation()
                toggle(die)
              }}
            >
              {body}
            </button>
          ) : (
            <span key={`${die.index} ${die.nth}`} className="mg-rolled" role="img" aria-label={label}>
              {body}
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

type Say = ReturnType<typeof useMidgard>['say']

function faceWord(say: Say, { kind, face }: DieOnTable, svanhildr: boolean): string {
  if (face === 0) return word(say, 'ui.blank')
  if (face === SHIELD) return word(say, 'ui.shield')
  return word(say, 'ui.hits', { n: face + (svanhildr && kind === 0 ? 1 : 0) })
}

function hitsIn(faces: readonly number[], svanhildr: boolean): number {
  return diceOf(faces).reduce(
    (sum, { kind, face }) => sum + (face === 1 || face === 2 ? face + (svanhildr && kind === 0 ? 1 : 0) : 0),
    0,
  )
}

function rollWords(say: Say, { faces = [], struck }: Scene, svanhildr: boolean): string {
  const shields = faces.reduce((sum, count, i) => sum + (i % 4 === SHIELD ? count : 0), 0)
  return word(say, 'ui.hitsShields', { hits: struck?.hits ?? hitsIn(faces, svanhildr), shields })
}

/** Hits landed against the defence. */
function Strike({ scene }: { scene: Scene }) {
  const { view, say, seat } = useMidgard()
  const { defense } = enemyOf(view, scene.enemy)
  const open = useOpenRoll(scene)
  const svanhildr = view.players[scene.seat].leader === SVANHILDR
  const rolled = open ? hitsOf(view, open) : scene.faces && !scene.struck ? hitsIn(scene.faces, svanhildr) : 0
  const hits = Math.min(defense, scene.damage + rolled)
  const short = defense - scene.damage - rolled
  return (
    <section className="mg-box">
      <div className="mg-box-head">
        <h3 className="world">
          {word(say, scene.seat === seat ? 'ui.youStrike' : 'ui.strikes', { who: say.player(scene.seat) })}
        </h3>
        <span>
          {word(say, 'ui.ofHits', { n: hits, all: defense })}:{' '}
          <b>{short > 0 ? word(say, 'ui.short', { n: short }) : word(say, 'ui.enough')}</b>
        </span>
      </div>
      <div className="mg-pips" aria-hidden="true">
        {Array.from({ length: defense }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: pips are alike
          <svg key={i} viewBox="0 0 26 30" className={i < scene.damage ? 'hit' : i < hits ? 'hit new' : ''}>
            <path d="M13 1L24 5V14C24 21 19 25 13 28 7 25 2 21 2 14V5Z" />
            {i < hits && <path className="crack" d="M7 7L12 13 9 17 15 24" />}
          </svg>
        ))}
      </div>
    </section>
  )
}

/** Who must be chosen to fall, and how many; the counts chosen so far. */
type Fallen = readonly number[]

function openLoss(hold: ReturnType<typeof useMidgard>): { count: number; food: boolean } | undefined {
  const task = hold.deciding ? waiting(hold.view) : undefined
  if (task?.do === 'chooseFallen') return { count: task.count, food: false }
  if (task?.do === 'chooseLost') return { count: task.things, food: true }
  return undefined
}

/** At first the choice that leaves the best chance; the owner may choose others. */
function useFallen(scene: Scene): [Fallen, (fallen: Fallen) => void] {
  const hold = useMidgard()
  const { legal, update, view } = hold
  const [local, setLocal] = useState<{ n: number; fallen: Fallen }>()
  const loss = openLoss(hold)
  let fallen: Fallen = [0, 0, 0, 0]
  if (local?.n === update.n) fallen = local.fallen
  else if (loss) {
    let best = -1
    for (const move of legal) {
      const lost =
        move.do === 'fall' ? [...move.dice, 0] : move.do === 'lose' ? [...move.dice, move.food] : undefined
      if (!lost) continue
      const card = scene.enemy === NONE ? view.monsters[scene.shore] : scene.enemy
      const left = scene.crew.slice(0, 3).map((count, kind) => count - lost[kind])
      const { win } = fightOdds(view, scene.seat, left, card, scene.enemy === NONE ? 0 : scene.damage)
      if (win > best) {
        best = win
        fallen = lost
      }
    }
  }
  return [fallen, (next) => setLocal({ n: update.n, fallen: next })]
}

function Crew({
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
  if (isHunt(scene)) return null
  const shields = (scene.faces ?? []).reduce((sum, count, i) => sum + (i % 4 === SHIELD ? count : 0), 0)
  const attack = scene.enemy === NONE ? 0 : enemyOf(view, scene.enemy).attack
  const size = total(scene.crew.slice(0, 3)) + total(scene.fallen.slice(0, 3))
  const losses = scene.struck?.losses ?? Math.min(size, Math.max(0, attack - shields))
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
            {scene.struck?.shields ?? shields} ={' '}
            <b className={losses > 0 ? 'danger' : 'good'}>
              {losses > 0 ? word(say, 'ui.loses', { n: losses }) : word(say, 'ui.losesNone')}
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
              <Token name="food" size={38} opacity={gone ? 0.3 : 1} />
            ) : (
              <Die warrior={WARRIORS[kind]} size={42} state={gone || doomed ? 'lost' : 'here'} />
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
function said(say: Say, { told }: Scene): string {
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

function Outcome({ scene }: { scene: Scene }) {
  const { say } = useMidgard()
  const gains = Object.entries(scene.gains)
  const key = { won: 'ui.won', lost: 'ui.lost', home: 'ui.hunted', idle: 'ui.idle' } as const
  const survivors = total(scene.crew.slice(0, 3))
  return (
    <section className={`mg-outcome ${scene.outcome}`} role="status">
      <b className="title">{word(say, key[scene.outcome!])}</b>
      <span className="mg-row">
        {gains.map(([good, amount]) => (
          <span key={good} className="mg-gain">
            <Token
              name={tokenOf(good)}
              size={28}
              label={good === 'glory' ? word(say, 'ui.glory') : say.name(good)}
            />
            <b>+{amount}</b>
          </span>
        ))}
        {gains.length === 0 && scene.outcome !== 'won' && (
          <span className="dim">{word(say, 'ui.nothing')}</span>
        )}
      </span>
      {!isHunt(scene) && <span className="small">{word(say, 'ui.survivors', { n: survivors })}</span>}
    </section>
  )
}

/** Keep and again side by side: hatching as well as hue; the gold bar belongs to the gold button. */
function OddsBox({ scene, picked }: { scene: Scene; picked: readonly number[] }) {
  const { view, say } = useMidgard()
  const [shown, show] = useOdds()
  const open = useOpenRoll(scene)
  if (!open) return <div className="mg-box mg-odds quiet" />
  const again = total(picked) > 0
  return (
    <section className="mg-box mg-odds">
      <div className="mg-box-head">
        <h3 className="world">{word(say, 'ui.odds')}</h3>
        <button type="button" className="rule-link" aria-pressed={shown} onClick={() => show(!shown)}>
          {word(say, shown ? 'ui.oddsOn' : 'ui.oddsOff')}
        </button>
      </div>
      {shown &&
        (open.target === NONE ? (
          <HuntBars open={open} picked={picked} />
        ) : (
          <FightBars
            keep={rollOdds(view, open)}
            again={again ? rollOdds(view, open, picked) : undefined}
            crew={total(open.faces)}
          />
        ))}
      {shown && <span className="small">{word(say, 'ui.oddsHint')}</span>}
    </section>
  )
}

function FightBars({ keep, again, crew }: { keep: Odds; again: Odds | undefined; crew: number }) {
  const { say } = useMidgard()
  return (
    <>
      <Bars label={word(say, 'ui.odds.now')} keep={keep.now} again={again?.now} />
      <Bars label={word(say, 'ui.odds.end')} keep={keep.win} again={again?.win} />
      <Bars
        label={word(say, 'ui.odds.lost')}
        keep={keep.losses / crew}
        again={again && again.losses / crew}
        shown={[oneDigit(keep.losses), again && oneDigit(again.losses)]}
      />
    </>
  )
}

function HuntBars({ open, picked }: { open: FightState; picked: readonly number[] }) {
  const { view, say } = useMidgard()
  const keep = huntRollOdds(view, open).food
  const again = total(picked) > 0 ? huntRollOdds(view, open, picked).food : undefined
  return (
    <Bars
      label={word(say, 'ui.odds.food')}
      keep={keep / 6}
      again={again === undefined ? undefined : again / 6}
      shown={[oneDigit(keep), again === undefined ? undefined : oneDigit(again)]}
    />
  )
}

function Bars({
  label,
  keep,
  again,
  shown,
}: {
  label: string
  keep: number
  again: number | undefined
  shown?: [string, string | undefined]
}) {
  const { say } = useMidgard()
  const rows = [
    { id: 'keep', name: word(say, 'ui.keep'), value: keep, text: shown?.[0] ?? percent(keep) },
    ...(again === undefined
      ? []
      : [{ id: 'again', name: word(say, 'ui.again'), value: again, text: shown?.[1] ?? percent(again) }]),
  ]
  return (
    <div className="mg-bars">
      <div className="world">{label}</div>
      {rows.map(({ id, name, value, text }) => (
        <div key={id} className={`mg-bar ${id}`}>
          <span>{name}</span>
          <span className="mg-track">
            <span style={{ width: `${Math.min(1, value) * 100}%` }} />
          </span>
          <b>{text}</b>
        </div>
      ))}
    </div>
  )
}

/** The runes of the moment, keep, again, who falls; or simply on. */
function FightButtons({
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

  if (film.playing || film.scene.outcome) {
    keys.Enter = film.hurry
    return (
      <button type="button" className="button big" onClick={film.hurry}>
        {word(say, film.playing ? 'ui.skip' : 'ui.goOn')}
      </button>
    )
  }
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
      {word(say, 'ui.rune.use', { rune: move.rune })}
    </button>
  ))
  if (task?.do === 'offerRune')
    return (
      <>
        <span className="mg-fill small">{word(say, `ui.rune.${task.rune}`)}</span>
        <button
          type="button"
          className="button big"
          onClick={() => send({ do: 'declineRune', rune: task.rune })}
        >
          {word(say, 'ui.decline')}
        </button>
        {runeButtons}
      </>
    )
  if (loss) {
    const move: Move = loss.food
      ? { do: 'lose', food: fallen[3] ?? 0, dice: fallen.slice(0, 3) }
      : { do: 'fall', dice: fallen.slice(0, 3) }
    const ready = total(fallen) === loss.count
    if (ready) keys.Enter = () => send(move, true)
    return (
      <>
        <span className="mg-fill" />
        <button type="button" className="button big main" disabled={!ready} onClick={() => send(move, true)}>
          {say.move(move)}
        </button>
      </>
    )
  }
  if (!open || seat === null) return null
  const favor = view.players[seat].stores[FAVOR]
  const stand: Move = { do: 'stand' }
  const reroll: Move = { do: 'reroll', dice: picked }
  keys.k = () => send(stand, true)
  if (again > 0) keys.r = () => send(reroll, true)
  return (
    <>
      {runeButtons}
      <span className="mg-fill small">{word(say, 'ui.noUndo')}</span>
      <button
        type="button"
        className={`button big${again > 0 ? '' : ' main'}`}
        onClick={() => send(stand, true)}
      >
        {word(say, 'ui.standRoll')} <kbd>K</kbd>
      </button>
      {favor > 0 && (
        <button
          type="button"
          className={`button big${again > 0 ? ' main' : ''}`}
          disabled={again === 0}
          onClick={() => send(reroll, true)}
        >
          <Token name="favor" size={26} /> {word(say, 'ui.rerollDice', { n: again })} ·{' '}
          {word(say, 'ui.favorOf', { n: favor })} <kbd>R</kbd>
        </button>
      )}
    </>
  )
}

/** Everything the others' fights tell, small and out of the way. */
export function FightTicker({ scene }: { scene: Scene }) {
  const { view, say } = useMidgard()
  const dice = scene.faces ? diceOf(scene.faces) : []
  const what = isHunt(scene)
    ? word(say, 'ui.fight.hunt')
    : scene.enemy === NONE
      ? word(say, 'ui.fight.voyage')
      : say.name(enemyOf(view, scene.enemy).id)
  const gains = listed(
    say,
    Object.entries(scene.gains).map(
      ([good, amount]) => `+${amount} ${good === 'glory' ? word(say, 'ui.glory') : say.name(good)}`,
    ),
  )
  return (
    <div className="mg-ticker" aria-hidden="true">
      <b className="world">
        {say.player(scene.seat)} · {what}
      </b>
      <span className="mg-row">
        {dice.map((die, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the roll is replaced as a whole
          <Die key={i} warrior={WARRIORS[die.kind]} face={FACES[die.face]} size={24} />
        ))}
        {scene.crew[FOOD + 3] > 0 && <Token name="food" size={20} />}
      </span>
      <span className="small">
        {scene.outcome
          ? `${word(say, ({ won: 'ui.won', lost: 'ui.lost', home: 'ui.hunted', idle: 'ui.idle' } as const)[scene.outcome])} ${gains}`
          : said(say, scene)}
      </span>
    </div>
  )
}
