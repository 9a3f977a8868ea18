// A dice action: the rolls stay in a row, the sum is written as pieces, and what it costs or wins is in sight.
import { canonical } from '@meadhall/kernel/plain'
import { hasRule, rulesNamed } from '@meadhall/odin/count'
import { SWORD_VALUE } from '@meadhall/odin/data/tiles'
import type { Move } from '@meadhall/odin/moves'
import type { DiceTask } from '@meadhall/odin/tasks'
import { BOW, type Item, item, SNARE, SPEAR, SWORD, WOOD } from '@meadhall/odin/vocabulary'
import { type ComponentType, useState } from 'react'
import { die } from '../art/odin/things.ts'
import { Sheet } from '../art/pieces/Sheet.tsx'
import { listed, percent } from '../table/said.ts'
import { useTumble } from '../table/use-tumble.ts'
import { useOdin } from './hold.ts'
import { Swords } from './marks.tsx'
import { ThingPiece, TilePiece } from './pieces.tsx'
import { signed, word } from './words.ts'

const WEAPON = {
  huntingGame: BOW,
  layingASnare: SNARE,
  whaling: SPEAR,
  raiding: SWORD,
  pillaging: SWORD,
} as const
const WEAPON_NAME = {
  huntingGame: 'bowAndArrow',
  layingASnare: 'snare',
  whaling: 'spear',
  raiding: 'longSword',
  pillaging: 'longSword',
} as const
const REWARD: Readonly<Record<string, readonly Item[]>> = {
  huntingGame: ['hide', 'gameMeat'],
  layingASnare: ['fur', 'snare'],
  whaling: ['oil', 'skinAndBones', 'whaleMeat'],
}
const BACK = { huntingGame: 0, layingASnare: 1, whaling: 2, raiding: 0, pillaging: 1 } as const

const DIE = 62

/** `Line` draws one of the moves in words. */
export function Dice({ task, Line }: { task: DiceTask; Line: ComponentType<{ move: Move }> }) {
  const { view, say, legal, update, send, odds, seat } = useOdin()
  const { action, plus, result, rolls } = task
  const high = action === 'raiding' || action === 'pillaging'
  const sides = action === 'huntingGame' || action === 'layingASnare' || action === 'raiding' ? 8 : 12
  const player = view.players[seat ?? task.seat]
  const most = hasRule(player, 'rolls') ? 4 : 3
  const thrown = update.log
    .flatMap(({ told }) => told)
    .flatMap((happening) => (happening.what === 'rolled' && happening.seat === task.seat ? [happening] : []))
    .slice(rolls > 0 ? -rolls : Number.MAX_SAFE_INTEGER)
  if (task.boats < 0)
    return (
      <section className="od-choices" aria-label={say.name(action)}>
        <h2 className="world">{word(say, 'ui.dice.boats')}</h2>
        <ul className="od-choice-list">
          {legal.flatMap((move) => (move.do === 'sail' ? [<Line key={canonical(move)} move={move} />] : []))}
        </ul>
      </section>
    )
  const roll = legal.find((move) => move.do === 'roll')
  const fail = legal.find((move) => move.do === 'fail')
  const succeed = legal.filter((move) => move.do === 'succeed')
  const faces = Array.from({ length: sides }, (_, i) => i + 1)
  const value =
    rulesNamed(player, 'spendValue').find((rule) => rule.good === 'spear' && rule.actions.includes(action))
      ?.value ?? 1
  const means = player.supply[WOOD] + value * player.supply[WEAPON[action]]
  const after = (face: number) => (high ? face + plus : Math.max(0, face + plus))
  const share = (of: (face: number) => boolean) => faces.filter(of).length / sides
  return (
    <section className="od-choices od-dice" aria-label={say.name(action)}>
      <h2 className="world">{say.name(action)}</h2>
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
      {!high && (
        <div className="od-stake">
          <section>
            <h3 className="world">{word(say, 'ui.dice.wins')}</h3>
            {REWARD[action].map((good) =>
              good === 'snare' ? (
                <ThingPiece key={good} thing={good} size={34} label={say.name(good)} />
              ) : (
                <TilePiece key={good} good={good} cell={17} label={say.name(good)} />
              ),
            )}
          </section>
          <section>
            <h3 className="world">{word(say, 'ui.dice.means')}</h3>
            <span className="od-row">
              <b>{player.supply[WOOD]}</b> <ThingPiece thing="wood" size={26} label={say.name('wood')} />
            </span>
            <span className="od-row">
              <b>{player.supply[WEAPON[action]]}</b>{' '}
              <ThingPiece thing={WEAPON_NAME[action]} size={26} label={say.name(WEAPON_NAME[action])} />
            </span>
          </section>
        </div>
      )}
      {high && rolls > 0 && <Loot result={result} />}
      <div className="od-row od-dice-buttons">
        {fail && (
          <button type="button" className="button" onClick={() => send(fail)}>
            {word(say, 'ui.dice.fail')}
            <small>
              {word(say, high ? 'ui.dice.fail.high' : 'ui.dice.fail.low', {
                n: task.onSpace ? BACK[action] : 0,
              })}
            </small>
          </button>
        )}
        {succeed.map((move) =>
          move.do === 'succeed' ? (
            <button
              key={canonical(move)}
              type="button"
              className="button"
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
                  {move.weapons} <ThingPiece thing={WEAPON_NAME[action]} size={18} />
                </>
              )}
            </button>
          ) : null,
        )}
        {roll && (
          <button type="button" className="button main" onClick={() => send(roll, true)}>
            {rolls === 0 ? word(say, 'ui.dice.roll', { n: 1 }) : word(say, 'ui.dice.rollAgain')}
          </button>
        )}
      </div>
    </section>
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

/** Loot in reach is mint; what costs more on top says what. */
function Loot({ result }: { result: number }) {
  const { legal, say, send } = useOdin()
  const [open, setOpen] = useState<string>()
  const byGood = new Map<string, Loot[]>()
  for (const move of legal)
    if (move.do === 'loot') {
      const key = move.also ? `${move.good}+${move.also}` : move.good
      byGood.set(key, [...(byGood.get(key) ?? []), move])
    }
  const spent = (move: Loot) => {
    const parts = [
      ...(move.stone > 0 ? [`${move.stone} ${say.name('stone')}`] : []),
      ...(move.swords > 0 ? [`${move.swords} ${say.name('longSword')}`] : []),
      ...(move.spears > 0 ? [`${move.spears} ${say.name('spear')}`] : []),
    ]
    return parts.length === 0
      ? word(say, 'ui.dice.free')
      : word(say, 'ui.dice.spend', { what: listed(say, parts) })
  }
  const rows = [...byGood].sort(([, [a]], [, [b]]) => SWORD_VALUE[item(b.good)] - SWORD_VALUE[item(a.good)])
  return (
    <ul className="od-loot" aria-label={word(say, 'ui.dice.reach')}>
      {rows.map(([key, moves]) => {
        const [first] = moves
        const free = first.stone + first.swords + first.spears === 0
        return (
          <li key={key}>
            <button
              type="button"
              className={free ? 'od-loot-good free' : 'od-loot-good'}
              aria-label={say.move(first)}
              aria-expanded={moves.length > 1 ? open === key : undefined}
              onClick={() => (moves.length === 1 ? send(first) : setOpen(open === key ? undefined : key))}
            >
              <TilePiece good={first.good} cell={11} />
              {first.also && <TilePiece good={first.also} cell={11} />}
              <b>
                <Swords /> {SWORD_VALUE[item(first.good)] + (first.also ? SWORD_VALUE[item(first.also)] : 0)}
              </b>
              <small>
                {say.name(first.good)} ·{' '}
                {SWORD_VALUE[item(first.good)] <= result ? word(say, 'ui.dice.free') : spent(first)}
              </small>
            </button>
            {open === key &&
              moves.map((move) => (
                <button key={canonical(move)} type="button" className="button" onClick={() => send(move)}>
                  {spent(move)}
                </button>
              ))}
          </li>
        )
      })}
    </ul>
  )
}
