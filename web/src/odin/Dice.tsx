// A dice action: the rolls stay in a row, the sum is written as pieces, and what it costs or wins is in sight.
import type { Speaker } from '@meadhall/hall/say'
import { canonical } from '@meadhall/kernel/plain'
import { DICE_ROW, diceOdds, maxRolls, meansFor } from '@meadhall/odin/dice'
import { lootable, lootValue } from '@meadhall/odin/loot'
import type { Move } from '@meadhall/odin/moves'
import type { State } from '@meadhall/odin/state'
import type { DiceTask } from '@meadhall/odin/tasks'
import { ITEMS, type Item, item, WOOD } from '@meadhall/odin/vocabulary'
import { type ComponentType, useState } from 'react'
import { die } from '../art/odin/things.ts'
import { Sheet } from '../art/pieces/Sheet.tsx'
import { listed, percent } from '../table/said.ts'
import { useTumble } from '../table/use-tumble.ts'
import { useOdin } from './hold.ts'
import { Swords } from './marks.tsx'
import { Panel } from './Panel.tsx'
import { Press } from './Press.tsx'
import { Gained, ThingPiece, TilePiece } from './pieces.tsx'
import { shapeAt } from './placing.ts'
import { signed, word } from './words.ts'

const DIE = 62

/** `Line` draws one of the moves in words. */
export function Dice({ task, Line }: { task: DiceTask; Line: ComponentType<{ move: Move }> }) {
  const { say, legal } = useOdin()
  if (task.boats >= 0) return <Rolling task={task} />
  return (
    <Panel className="od-choices" label={say.name(task.action)}>
      <h2 className="world">{word(say, 'ui.dice.boats')}</h2>
      <ul className="od-choice-list">
        {legal.flatMap((move) => (move.do === 'sail' ? [<Line key={canonical(move)} move={move} />] : []))}
      </ul>
    </Panel>
  )
}

function Rolling({ task }: { task: DiceTask }) {
  const { view, say, legal, update, send, odds, seat } = useOdin()
  const { action, plus, result, rolls } = task
  const { high, sides, weapon, reward } = DICE_ROW[action]
  const owner = seat ?? task.seat
  const player = view.players[owner]
  const most = maxRolls(player)
  const thrown = update.log
    .flatMap(({ told }) => told)
    .flatMap((happening) => (happening.what === 'rolled' && happening.seat === task.seat ? [happening] : []))
    .slice(rolls > 0 ? -rolls : Number.MAX_SAFE_INTEGER)
  const roll = legal.find((move) => move.do === 'roll')
  const succeed = legal.flatMap((move) => (move.do === 'succeed' ? [move] : []))
  const loot = lootOf(legal)
  const faces = Array.from({ length: sides }, (_, i) => i + 1)
  const means = meansFor(player, action)
  const after = (face: number) => (high ? face + plus : Math.max(0, face + plus))
  const share = (of: (face: number) => boolean) => faces.filter(of).length / sides
  // What is good enough is kept: more rolls would not do better every other time.
  const { even } = diceOdds(view, owner, action, plus, most - rolls)
  const enough = rolls > 0 && (!roll || (high ? result >= even : result <= even))
  const [wanted, want] = useState<string>()
  const key = wanted !== undefined && loot.has(wanted) ? wanted : dearest(view, owner, loot, result)
  return (
    <Panel className="od-choices od-dice" label={say.name(action)}>
      <h2 className="world">{say.name(action)}</h2>
      <div className="od-dice-body">
        <p className="dim">{word(say, high ? 'ui.dice.high' : 'ui.dice.low')}</p>
        <div className="od-rolls">
          {Array.from({ length: most }, (_, i) => {
            const rolled = thrown[i]
            return (
              <span key={i} className={i === rolls - 1 ? 'od-roll kept' : 'od-roll'}>
                {i === rolls - 1 && rolled ? (
                  <RollingDie sides={sides} face={rolled.die} />
                ) : (
                  <Sheet
                    width={DIE}
                    height={DIE}
                    opacity={rolled ? 1 : 0.25}
                    markup={die(sides, 1, 1, DIE - 2, rolled?.die ?? '')}
                  />
                )}
                <small>{word(say, 'ui.dice.roll', { n: i + 1 })}</small>
              </span>
            )
          })}
          {rolls > 0 && (
            <span className="od-sum">
              <span>
                {thrown.at(-1)?.die} {plus >= 0 ? '+' : '−'} {Math.abs(plus)} =
              </span>
              <b className="title">{signed(result)}</b>
              <small>{word(say, high ? 'ui.dice.result' : 'ui.dice.toPay')}</small>
            </span>
          )}
        </div>
        {roll && (
          <ol className="od-faces">
            {faces.map((face) => {
              const good = high ? rolls === 0 || after(face) > result : after(face) <= means
              return (
                <li key={face} className={good ? 'good' : ''}>
                  <Sheet width={26} height={26} markup={die(sides, 0, 0, 26, face)} />
                  <small>{signed(after(face))}</small>
                </li>
              )
            })}
          </ol>
        )}
        {odds && roll && (
          <p>
            {high && rolls > 0
              ? word(say, 'ui.dice.odds', {
                  better: percent(share((face) => after(face) > result)),
                  same: percent(share((face) => after(face) === result)),
                })
              : high
                ? ''
                : word(say, 'ui.dice.odds.pay', {
                    chance: percent(share((face) => after(face) <= means)),
                  })}{' '}
            <span className="dim">{word(say, 'ui.dice.left', { n: most - rolls })}</span>
          </p>
        )}
        {high ? (
          rolls > 0 && <Loot task={task} loot={loot} chosen={key} onChoose={want} />
        ) : (
          <div className="od-stake">
            <section>
              <h3 className="world">{word(say, 'ui.dice.wins')}</h3>
              {reward.map((what) => (
                <Gained key={what} good={ITEMS[what]} cell={17} label={say.name(ITEMS[what])} />
              ))}
            </section>
            <section>
              <h3 className="world">{word(say, 'ui.dice.means')}</h3>
              {[WOOD, weapon].map((what) => (
                <span key={what} className="od-row">
                  <b>{player.supply[what]}</b>{' '}
                  <ThingPiece thing={ITEMS[what]} size={26} label={say.name(ITEMS[what])} />
                </span>
              ))}
            </section>
          </div>
        )}
      </div>
      <div className="od-row od-dice-buttons">
        <Fail task={task} main={rolls > 0 && !roll && succeed.length === 0 && loot.size === 0} />
        {roll && (
          <button
            type="button"
            className={enough && (succeed.length > 0 || key !== undefined) ? 'button' : 'button main'}
            onClick={() => send(roll, true)}
          >
            {rolls === 0 ? say.move(roll) : word(say, 'ui.dice.rollAgain')}
          </button>
        )}
        {succeed.map((move, i) => (
          <button
            key={canonical(move)}
            type="button"
            className={i === 0 && enough ? 'button main' : 'button'}
            aria-label={say.move(move)}
            onClick={() => send(move)}
          >
            {word(say, 'ui.dice.succeed')}
            {move.wood > 0 && (
              <>
                {' '}
                {move.wood} <ThingPiece thing="wood" size={18} />
              </>
            )}
            {move.weapons > 0 && (
              <>
                {' '}
                {move.weapons} <ThingPiece thing={ITEMS[weapon]} size={18} />
              </>
            )}
          </button>
        ))}
        {key !== undefined && <Take moves={loot.get(key)!} main={enough} />}
      </div>
    </Panel>
  )
}

/** Giving up, and what is had for it. */
function Fail({ task, main }: { task: DiceTask; main: boolean }) {
  const { legal, say, send } = useOdin()
  const fail = legal.find((move) => move.do === 'fail')
  if (!fail) return null
  const { high, back } = DICE_ROW[task.action]
  return (
    <button type="button" className={main ? 'button main' : 'button'} onClick={() => send(fail)}>
      {word(say, 'ui.dice.fail')}
      <small>
        {word(say, high ? 'ui.dice.fail.high' : 'ui.dice.fail.low', { n: task.onSpace ? back : 0 })}
      </small>
    </button>
  )
}

/** The newest roll tumbles before it settles; whoever opens the table later finds it lying. */
function RollingDie({ sides, face }: { sides: 8 | 12; face: number }) {
  const { step } = useOdin()
  const rolls = step?.told.some(({ what }) => what === 'rolled') ?? false
  const { ms, shown } = useTumble(rolls, 700, () => 1 + Math.floor(Math.random() * sides))
  return (
    <span className={ms > 0 ? 'tumble' : ''} style={{ animationDuration: `${ms}ms` }}>
      <Sheet width={DIE} height={DIE} markup={die(sides, 1, 1, DIE - 2, shown ?? face)} />
    </span>
  )
}

type Loot = Extract<Move, { do: 'loot' }>

/** The ways to take each good or pair, the cheapest first. */
function lootOf(legal: readonly Move[]): Map<string, Loot[]> {
  const found = new Map<string, Loot[]>()
  for (const move of legal) {
    if (move.do !== 'loot') continue
    const key = move.also ? `${move.good}+${move.also}` : move.good
    found.set(key, [...(found.get(key) ?? []), move])
  }
  for (const moves of found.values())
    moves.sort((a, b) => a.stone + a.swords + a.spears - (b.stone + b.swords + b.spears))
  return found
}

const valueOf = (view: State, seat: number, { good, also }: Loot): number =>
  lootValue(view, view.players[seat], item(good)) +
  (also ? lootValue(view, view.players[seat], item(also)) : 0)

/** The most valuable loot that the result takes without anything on top, or the cheapest with. */
function dearest(view: State, seat: number, loot: Map<string, Loot[]>, result: number): string | undefined {
  let best: string | undefined
  let most = -1
  for (const [key, [move]] of loot) {
    const value = valueOf(view, seat, move)
    const worth = value <= result ? 100 + value : 100 - value
    if (worth > most) {
      most = worth
      best = key
    }
  }
  return best
}

/**
 * All that could be taken, in one row by value, those of one value below each other: mint for nothing more, framed for
 * something on top, faint out of reach.
 */
function Loot({
  task,
  loot,
  chosen,
  onChoose,
}: {
  task: DiceTask
  loot: Map<string, Loot[]>
  chosen: string | undefined
  onChoose: (key: string) => void
}) {
  const { view, say, seat, layout } = useOdin()
  const player = view.players[seat ?? task.seat]
  const most = layout === 'phone' ? 22 : 32
  const all = [
    ...[...loot].map(([key, [move]]) => ({ key, move, value: valueOf(view, seat ?? task.seat, move) })),
    ...lootable(view, player).flatMap((what) =>
      loot.has(ITEMS[what])
        ? []
        : [{ key: ITEMS[what], move: undefined, value: lootValue(view, player, what) }],
    ),
  ]
  const values = [...new Set(all.map(({ value }) => value))].toSorted((a, b) => a - b)
  return (
    <ul className="od-loot" aria-label={word(say, 'ui.dice.reach')}>
      {values.map((value) => (
        <li key={value} className={value <= task.result ? 'free' : undefined}>
          <b aria-hidden="true">
            <Swords /> {value}
          </b>
          {all.map(({ key, move, value: worth }) => {
            if (worth !== value) return null
            const names = key.split('+').map(say.name).join(' + ')
            const face = key
              .split('+')
              .map((good, i) => <TilePiece key={i} good={good as Item} cell={lootCell(good as Item, most)} />)
            return move ? (
              <Press
                key={key}
                className={`od-loot-good${key === chosen ? ' chosen' : ''}`}
                aria-pressed={key === chosen}
                label={`${names}, ${value}: ${spentOn(say, move)}`}
                title={`${names}: ${spentOn(say, move)}`}
                onClick={() => onChoose(key)}
              >
                {face}
              </Press>
            ) : (
              <span key={key} className="od-loot-good far" title={names}>
                {face}
              </span>
            )
          })}
        </li>
      ))}
    </ul>
  )
}

/** Small enough that every value has its column. */
function lootCell(good: Item, most: number): number {
  const { width, height } = shapeAt(good, 0)
  return Math.min(9, 26 / height, most / width)
}

function spentOn(say: Speaker, { stone, swords, spears }: Loot): string {
  const parts = [
    ...(stone > 0 ? [`${stone} ${say.name('stone')}`] : []),
    ...(swords > 0 ? [`${swords} ${say.name('longSword')}`] : []),
    ...(spears > 0 ? [`${spears} ${say.name('spear')}`] : []),
  ]
  return parts.length === 0
    ? word(say, 'ui.dice.free')
    : word(say, 'ui.dice.spend', { what: listed(say, parts) })
}

/** Takes the chosen loot; where it can be paid in several ways, each has its button. */
function Take({ moves, main }: { moves: readonly Loot[]; main: boolean }) {
  const { say, send } = useOdin()
  return (
    <>
      {moves.slice(0, 3).map((move, i) => (
        <button
          key={canonical(move)}
          type="button"
          className={i === 0 && main ? 'button main' : 'button'}
          aria-label={say.move(move)}
          onClick={() => send(move)}
        >
          {word(say, 'ui.dice.take', {
            good: [move.good, ...(move.also ? [move.also] : [])].map(say.name).join(' + '),
          })}
          <small>{spentOn(say, move)}</small>
        </button>
      ))}
    </>
  )
}
