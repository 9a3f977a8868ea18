import { type Moment, momentsOf } from '@meadhall/hall/book-table'
import type { Catalog } from '@meadhall/hall/say'
import type { TableUpdate } from '@meadhall/hall/update'
import type { Example } from '@meadhall/kernel/book'
import { useCallback, useMemo, useState } from 'react'
import { address, ruleAddress } from '../app/route.ts'
import { Sign } from '../app/Sign.tsx'
import { Muninn, TallyStaff } from '../art/hall/Raven.tsx'
import { Words } from '../lesson/Words.tsx'
import { useLoaded } from '../store/use-loaded.ts'
import { useKeys } from '../table/keys.ts'
import { type Parts, speakerOf } from '../table/parts.ts'
import { opened, type Queue, told } from '../table/show-queue.ts'
import { type Direct, useStage } from '../table/use-stage.ts'
import { useWords } from '../text/words.ts'
import type { Box } from './camera.ts'
import { Miniature } from './Miniature.tsx'
import { scenarioOf } from './use-book.ts'

interface Playing {
  readonly moments: readonly Moment[]
  readonly players: readonly string[]
}

/** A scenario played step by step on a small table, with what there is to say of each. */
export function ShowMe({
  game,
  example,
  parts,
  text,
  onClose,
}: {
  game: string
  example: Example
  parts: Parts
  text: Catalog
  onClose: () => void
}) {
  const t = useWords()
  const playing = useLoaded(async (): Promise<Playing> => {
    const scenario = await scenarioOf(game, example)
    return { moments: momentsOf(parts.game, example, scenario), players: scenario.players }
  }, [game, example, parts])
  return (
    <section className="show-me" aria-label={`${t('showMe')}: ${text[example.id]}`} data-example={example.id}>
      {playing ? (
        <Steps {...playing} game={game} example={example} parts={parts} text={text} onClose={onClose} />
      ) : (
        <div className="waiting" role="status" aria-label={t('opening')} />
      )}
    </section>
  )
}

function Steps({
  moments,
  players,
  game,
  example,
  parts,
  text,
  onClose,
}: Playing & { game: string; example: Example; parts: Parts; text: Catalog; onClose: () => void }) {
  const t = useWords()
  const say = useMemo(() => speakerOf(parts.words, players), [parts, players])
  const [at, setAt] = useState(0)
  const [queue, setQueue] = useState<Queue>(() => opened(moments[0].update))
  const direct = useCallback<Direct>((change) => setQueue(change), [])
  const stage = useStage(queue, direct, { table: parts.table, say, held: false })
  const last = moments.length - 1
  // Where somebody decides in the position, the reader can do it in their place.
  const mover = moments.find(({ by }) => by !== undefined)?.by
  const canTry = mover !== undefined && moments[0].update.pending.includes(mover)

  const to = (n: number) => {
    setAt(n)
    const { update } = moments[n]
    if (n === at + 1) setQueue((now) => (update === moments[at].update ? now : told(now, update)))
    else setQueue(opened(update))
  }
  const next = () => {
    // What is on the stage is seen to its end first.
    if (stage.show) stage.show.end()
    else if (at < last) to(at + 1)
  }
  const back = () => at > 0 && to(at - 1)
  useKeys({ ArrowRight: next, ArrowLeft: back, Home: () => to(0), Escape: onClose }, true)

  const { n, by, move, refusal, update } = moments[at]
  const look = example.look?.[Math.min(at, example.look.length - 1)] ?? []
  const fresh = at > 0 && !refusal && update !== moments[at - 1].update ? toldIn(update, parts) : []
  return (
    <>
      <header>
        <h2 className="world">
          <span className="title">{t('showMe')}</span> {text[example.id]}
        </h2>
        <span className="show-count">
          <b>{at + 1}</b> {t('showMe.of', { of: last + 1 })}
        </span>
        <button type="button" className="plain-button" aria-label={t('close')} onClick={onClose}>
          <Sign name="close" />
        </button>
      </header>
      <div role="img" aria-label={text[example.id]}>
        <Miniature
          shown={{
            parts,
            update: queue.shown as TableUpdate,
            say,
            open: true,
            step: queue.step,
            show: stage.show,
          }}
          frame={look}
        >
          {(box) => <Rings things={look} box={box} refused={refusal !== undefined} />}
        </Miniature>
      </div>
      <div className="show-says" role="status">
        <span className="show-raven">
          <Muninn size={72} />
        </span>
        <div>
          {move && (
            <p className={refusal ? 'show-move refused' : 'show-move'}>
              <b>{say.player(by!)}</b> {refusal ? t('showMe.tries') : ''} {say.move(move)}
            </p>
          )}
          <p>
            <Words text={text[`${example.id}.${n}`]} />
          </p>
          {refusal && (
            <p className="show-not">
              <b>{t('showMe.not')}</b> {say.refusal(refusal)}{' '}
              <a className="rule-link" href={ruleAddress(game, refusal.rule)}>
                {refusal.rule}
              </a>
            </p>
          )}
          {fresh.length > 0 && (
            <ul className="show-told">
              {fresh.map((happening, i) => (
                <li key={i}>{say.happening(happening)}</li>
              ))}
            </ul>
          )}
        </div>
      </div>
      <footer>
        <button type="button" className="button" aria-label={t('showMe.first')} onClick={() => to(0)}>
          <Sign name="first" />
        </button>
        <button
          type="button"
          className="button"
          aria-label={t('showMe.back')}
          disabled={at === 0}
          onClick={back}
        >
          <Sign name="back" />
        </button>
        <TallyStaff steps={last + 1} at={at} />
        {canTry && (
          <a
            className="button"
            href={address({ at: 'learn', id: `${game}/try.${example.id}`, show: 'play' })}
          >
            {t('showMe.try')}
          </a>
        )}
        {at === last && !stage.show ? (
          <button type="button" className="button main" onClick={onClose}>
            {t('showMe.end')}
          </button>
        ) : (
          <button type="button" className="button main" onClick={next}>
            {t('showMe.next')} <Sign name="on" />
          </button>
        )}
      </footer>
    </>
  )
}

/** What the last entry told, as far as the table tells it. */
function toldIn({ log }: TableUpdate, { table: { untold = [] } }: Parts) {
  return (log.at(-1)?.told ?? []).filter(({ what }) => !untold.includes(what))
}

/** Bone rings round what is looked at; a red one where something was refused. */
function Rings({
  things,
  box,
  refused,
}: {
  things: readonly string[]
  box: (thing: string) => Box | undefined
  refused: boolean
}) {
  return (
    <svg className="show-rings" aria-hidden="true">
      {things.map((thing) => {
        const at = box(thing)
        if (!at) return null
        const { x, y, width, height } = at
        const place = { x: x - 3, y: y - 3, width: width + 6, height: height + 6, rx: 9 }
        return (
          <g key={thing} className={refused ? 'refused' : ''}>
            <rect {...place} className="under" />
            <rect {...place} />
          </g>
        )
      })}
    </svg>
  )
}
