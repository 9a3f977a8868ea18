import type { Speaker } from '@meadhall/hall/say'
import type { Trial as Played, Trials, tryOut } from '@meadhall/hall/trial'
import { meanOf } from '@meadhall/hall/trial'
import type { ComponentSet } from '@meadhall/kernel/component-set'
import { useEffect, useState } from 'react'
import { Dialog } from '../app/controls.tsx'
import { useVoice } from '../text/words.ts'
import { remote } from '../worker/calls.ts'
import type { ChestKey } from './text/en.ts'
import { type SayChest, useChest } from './words.ts'

const GAMES = 200

interface Done {
  readonly yours: readonly Played[]
  readonly ours: readonly Played[]
}

/** Bots play with the set and with ours in the background; what it changes grows game by game. */
export function Trial({
  game,
  set,
  onClose,
}: {
  game: string
  set: ComponentSet | undefined
  onClose: () => void
}) {
  const { c } = useChest()
  const [stopped, setStopped] = useState(false)
  const [done, setDone] = useState<Done>({ yours: [], ours: [] })
  useEffect(() => {
    if (stopped || !set) return
    const worker = new Worker(new URL('../worker/worker.ts', import.meta.url), {
      type: 'module',
      name: 'bots',
    })
    const bots = remote<{ tryOut: typeof tryOut }>(worker)
    let left = false
    async function play() {
      const all: { yours: Played[]; ours: Played[] } = { yours: [], ours: [] }
      for (let seed = 1; seed <= GAMES; seed++) {
        // Both are dealt the same way, so that less is due to luck.
        all.yours.push(await bots.tryOut(game, { cards: set }, seed))
        all.ours.push(await bots.tryOut(game, {}, seed))
        if (left) return
        setDone({ yours: [...all.yours], ours: [...all.ours] })
      }
      worker.terminate()
    }
    void play()
    return () => {
      left = true
      worker.terminate()
    }
  }, [game, set, stopped])
  const n = done.ours.length
  const isOver = stopped || n === GAMES
  return (
    <Dialog title={c('try')} onClose={onClose} className="tall">
      <p className="dim">{c('try.about', { n: GAMES })}</p>
      <div className="row chest-try">
        <progress max={GAMES} value={n} aria-label={c('try')} />
        <span role="status">{c('try.running', { n, of: GAMES })}</span>
        {!isOver && (
          <button type="button" className="button" onClick={() => setStopped(true)}>
            {c('try.stop')}
          </button>
        )}
      </div>
      {n > 0 && <Results yours={meanOf(done.yours)} ours={meanOf(done.ours)} />}
    </Dialog>
  )
}

function Results({ yours, ours }: { yours: Trials; ours: Trials }) {
  const { c, say } = useChest()
  const { locale } = useVoice()
  const tenth = (of: number) =>
    of.toLocaleString(locale, { maximumFractionDigits: 1, minimumFractionDigits: 1 })
  const percent = (of: number) => of.toLocaleString(locale, { style: 'percent' })
  const won = ({ fights }: Trials) => fights.won / Math.max(1e-9, fights.won + fights.lost)
  const lines = [...new Set([...Object.keys(ours.lines), ...Object.keys(yours.lines)])].filter(
    (line) => Math.abs(ours.lines[line] ?? 0) + Math.abs(yours.lines[line] ?? 0) > 0.05,
  )
  const leaders = [...new Set([...Object.keys(ours.leaders), ...Object.keys(yours.leaders)])]
  const row = (label: string, of: (trials: Trials) => string) => (
    <tr key={label}>
      <th scope="row">{label}</th>
      <td className="count">{of(yours)}</td>
      <td className="count">{of(ours)}</td>
    </tr>
  )
  return (
    <table className="chest-results">
      <thead>
        <tr>
          <td />
          <th scope="col">{c('try.yours')}</th>
          <th scope="col">{c('try.ours')}</th>
        </tr>
      </thead>
      <tbody>
        {row(c('try.winner'), ({ winner }) => tenth(winner))}
        {row(c('try.mean'), ({ mean }) => tenth(mean))}
        {row(c('try.length'), ({ decisions }) => tenth(decisions))}
        {ours.fights.won + ours.fights.lost > 0 && row(c('try.fights'), (of) => percent(won(of)))}
      </tbody>
      <tbody>
        <tr>
          <th scope="colgroup" colSpan={3}>
            {c('try.sources')}
          </th>
        </tr>
        {lines.map((line) => row(lineName(c, say, line), (of) => tenth(of.lines[line] ?? 0)))}
      </tbody>
      {leaders.length > 0 && (
        <tbody>
          <tr>
            <th scope="colgroup" colSpan={3}>
              {c('try.leaders')}
            </th>
          </tr>
          {leaders.map((leader) => row(say.name(leader), (of) => percent(of.leaders[leader] ?? 0)))}
        </tbody>
      )}
    </table>
  )
}

/** A score line without the numbers that its sentence would tell. */
function lineName(c: SayChest, say: Speaker, line: string): string {
  const own = c(`line.${line}` as ChestKey)
  return own === `line.${line}` ? say.say(`score.${line}`) : own
}
