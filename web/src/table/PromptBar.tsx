import type { UndoState } from '@meadhall/hall/update'
import type { Kinds } from '@meadhall/kernel/rules'
import { type ReactNode, useState } from 'react'
import { dialogIsOpen } from '../app/dialogs.ts'
import { Band } from '../app/Mark.tsx'
import { EnterKey, Sign } from '../app/Sign.tsx'
import { Glyph } from '../art/pieces/Glyph.tsx'
import { useWords } from '../text/words.ts'
import type { GameTable, TableHold } from './game-table.ts'
import { useKeys } from './keys.ts'
import { barrierKey } from './kinds.ts'
import { Question } from './Question.tsx'
import { listed, movesSince, promptOf } from './said.ts'
import { usePromptFit } from './use-prompt-fit.ts'

export interface PromptDoings {
  readonly undo: () => void
  readonly redo: () => void
  readonly restart: () => void
  readonly ask: () => void
  readonly moves: () => void
  readonly hurry: () => void
  /** Asks what a bot would do. */
  advise?: (() => void) | undefined
  /** Makes the last move of the turn, which is shown already. */
  endTurn?: (() => void) | undefined
  /** Plays the last show once more. */
  again?: (() => void) | undefined
  pass?: (() => void) | undefined
  passTo?: string | undefined
  /** Who of several at this screen is asked. */
  asked?: string | undefined
  /** Shows what is covered because others look on. */
  uncover?: (() => void) | undefined
}

/** The one thing that is left to do is under the key at once. */
function takeFocus(button: HTMLButtonElement | null): void {
  if (button && !dialogIsOpen()) button.focus({ preventScroll: true })
}

/** How many ways to use a chosen target are buttons; where there are more, the list of moves has them all. */
const MOST_BUTTONS = 4

/** The one bar that says what to do now, and holds the one main button. */
export function PromptBar({
  hold,
  table,
  undo,
  trouble,
  thinking,
  bots,
  doings,
  more,
}: {
  hold: TableHold
  table: GameTable
  undo: UndoState
  trouble: string
  /** A bot has been thinking for a while. */
  thinking: boolean
  /** Only bots decide at the moment. */
  bots: boolean
  doings: PromptDoings
  more?: ReactNode
}) {
  const t = useWords()
  const bar = usePromptFit()
  const { say, update, deciding, chosen, legal } = hold
  const prompt = promptOf(t, hold, table)
  const { Actions, Carried, Preview, PromptPiece } = table
  const who = deciding || hold.ending ? hold.seat : update.pending[0]
  const Piece = who === undefined || who === null ? undefined : table.look(hold.view, who).Piece
  const only = chosen?.moves.length === 1 ? chosen.moves[0] : undefined
  const refused = chosen?.moves.length === 0 && chosen.refused ? hold.why(chosen.refused) : undefined

  let title = prompt.title
  let detail = prompt.detail ?? ''
  if (thinking)
    detail = t('thinks', {
      names: listed(
        say,
        update.pending.map((seat) => say.player(seat)),
      ),
      n: update.pending.length,
    })
  if (refused) {
    title = t('notThis')
    detail = refused.sentence
  } else if (trouble) {
    detail = trouble
  }

  return (
    <section
      ref={bar}
      className={deciding || doings.endTurn ? 'prompt deciding' : 'prompt'}
      aria-label={t('prompt')}
    >
      <span className="prompt-piece">{PromptPiece ? <PromptPiece /> : Piece && <Piece size={30} />}</span>
      <div className={refused || trouble ? 'prompt-words danger' : 'prompt-words'}>
        <h2 className="world">
          {doings.asked && <span className="prompt-who">{doings.asked}: </span>}
          {title}
        </h2>
        <p>
          {only && Preview ? <Preview move={only} /> : detail}
          {thinking && <span className="thinking" aria-hidden="true" />}
          {refused && (
            <button type="button" className="rule-link" onClick={() => hold.openRule(refused.rule)}>
              {refused.rule}
            </button>
          )}
        </p>
      </div>
      <span className="prompt-band">
        <Band length={118} height={24} on="prompt" />
      </span>
      <div className="prompt-buttons">
        {doings.endTurn ? (
          <>
            <button type="button" className="button" onClick={doings.undo}>
              <Sign name="undo" /> {t('undo')} <kbd>Z</kbd>
            </button>
            <button ref={takeFocus} type="button" className="button main" onClick={doings.endTurn}>
              {t('endTurn')} <EnterKey />
            </button>
          </>
        ) : (
          <>
            {Carried && <Carried />}
            {Actions && deciding && !only && <Actions />}
            <UndoButtons hold={hold} undo={undo} kinds={hold.game.kinds} doings={doings} />
            {doings.advise && !only && (
              <button type="button" className="button less hint-button" onClick={doings.advise}>
                <Glyph name="raven" size={18} /> <span>{t('hint')}</span> <kbd>W</kbd>
              </button>
            )}
            {hold.live && legal.length > 0 && (
              <button type="button" className="button" onClick={doings.moves}>
                {t('moves')} <kbd>L</kbd>
              </button>
            )}
            {doings.again && hold.live && (
              <button type="button" className="button less" onClick={doings.again}>
                {t('again')} <kbd>A</kbd>
              </button>
            )}
            {bots && hold.live && (
              <button type="button" className="button" onClick={doings.hurry}>
                {t('hurry')} <kbd>H</kbd>
              </button>
            )}
            {doings.uncover && (
              <button type="button" className="button less" onClick={doings.uncover}>
                {t('uncover')}
              </button>
            )}
            {doings.pass && (
              <button type="button" className="button main" onClick={doings.pass}>
                {t('pass', { name: doings.passTo ?? '' })} <EnterKey />
              </button>
            )}
            {chosen && chosen.moves.length > 1 && chosen.moves.length <= MOST_BUTTONS
              ? chosen.moves.map((move) => (
                  <button
                    key={JSON.stringify(move)}
                    type="button"
                    className="button"
                    onClick={() => hold.send(move, true)}
                  >
                    {say.move(move)}
                  </button>
                ))
              : null}
            {only && (
              <button type="button" className="button main" onClick={() => hold.send(only, true)}>
                {say.move(only)}
                {hold.isFinal(only) && <span className="final"> · {t('final')}</span>} <EnterKey />
              </button>
            )}
            {more}
          </>
        )}
      </div>
    </section>
  )
}

/** Undo step by step; where something stands in the way, its tip says what, and the others can be asked. */
function UndoButtons({
  hold: { live, say, update },
  undo,
  kinds,
  doings,
}: {
  hold: TableHold
  undo: UndoState
  kinds: Kinds
  doings: PromptDoings
}) {
  const t = useWords()
  const [asking, setAsking] = useState(false)
  const { barrier, ask } = undo
  const barred = live && !undo.undo && ask !== undefined ? barrier : undefined
  // The question stays whatever the others do meanwhile, as long as there is something to ask for.
  if (asking && !barred) setAsking(false)
  useKeys({
    z: () => {
      if (live && undo.undo) doings.undo()
      else if (barred) setAsking(true)
    },
  })
  if (!live) return null
  const why = barred ? t(barrierKey(barred.what, kinds)) : ''
  return (
    <>
      {undo.undo && (
        <>
          <button type="button" className="button" onClick={doings.undo}>
            <Sign name="undo" /> {t('undo')} <kbd>Z</kbd>
          </button>
          <button type="button" className="button less" onClick={doings.restart}>
            {t('restart')}
          </button>
        </>
      )}
      {undo.redo && (
        <button type="button" className="button" onClick={doings.redo}>
          <Sign name="redo" /> {t('redo')} <kbd>Y</kbd>
        </button>
      )}
      {barred && (
        <button
          type="button"
          className="button barrier"
          title={t('barrier.says', { why, more: t('barrier.about') })}
          aria-label={`${t('undo.ask')}: ${why}`}
          onClick={() => setAsking(true)}
        >
          <Sign name="undo" /> <span className="barrier-words">{t('undo.ask')}</span>
        </button>
      )}
      {barred && asking && (
        <Question
          title={t('barrier.ask')}
          about={t('barrier.says', {
            why,
            more: [t('undo.takes', { moves: movesSince(t, say, update, ask ?? 0) }), t('barrier.about')].join(
              say.locale.startsWith('ja') ? '' : ' ',
            ),
          })}
          back={t('sure.no')}
          onBack={() => setAsking(false)}
          answers={[
            {
              words: t('barrier.yes'),
              kind: 'main',
              act: () => {
                setAsking(false)
                doings.ask()
              },
            },
          ]}
        />
      )}
    </>
  )
}
