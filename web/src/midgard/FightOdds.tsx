import { waiting } from '@meadhall/kernel/agenda'
import { MOST_FOOD } from '@meadhall/midgard/dice'
import { huntRollOdds, type Odds, rollOdds } from '@meadhall/midgard/odds'
import { cardSet, type Fight as FightState, NONE } from '@meadhall/midgard/state'
import { RUNES, type Rune } from '@meadhall/midgard/vocabulary'
import { percent } from '../table/said.ts'
import type { Scene } from './film.ts'
import { useMidgard } from './hold.ts'
import { useOdds } from './odds-shown.ts'
import { RuneCard } from './RuneCard.tsx'
import { total, useOpenRoll } from './use-roll.ts'
import { oneDigit, word } from './words.ts'

/** The rune that could be used at this moment of a fight. */
function OfferedRune({ rune }: { rune: Rune }) {
  const { view, say } = useMidgard()
  const id = RUNES.indexOf(rune)
  return (
    <section className="mg-box mg-odds mg-offer">
      <h3 className="world">{word(say, 'ui.prompt.rune', { rune })}</h3>
      <div className="mg-awaits">
        <RuneCard rune={id} width={84} glory={cardSet(view).runes[id]} />
      </div>
      <p>{word(say, `ui.rune.${rune}`)}</p>
    </section>
  )
}

/** Keep and again side by side: hatching as well as hue; the gold bar belongs to the gold button. */
export function OddsBox({ scene, picked }: { scene: Scene; picked: readonly number[] }) {
  const { view, say, deciding } = useMidgard()
  const [shown, show] = useOdds()
  const open = useOpenRoll(scene)
  const task = deciding ? waiting(view) : undefined
  if (task?.do === 'offerRune') return <OfferedRune rune={task.rune} />
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
        shown={[oneDigit(say, keep.losses), again && oneDigit(say, again.losses)]}
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
      keep={keep / MOST_FOOD}
      again={again === undefined ? undefined : again / MOST_FOOD}
      shown={[oneDigit(say, keep), again === undefined ? undefined : oneDigit(say, again)]}
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
