import type { StandingOrder } from '@meadhall/hall/orders'
import { canonical } from '@meadhall/kernel/plain'
import type { AnyMove } from '@meadhall/kernel/rules'
import { type ReactNode, useId, useRef, useState } from 'react'
import { Dialog, Segments } from '../app/controls.tsx'
import { Sign } from '../app/Sign.tsx'
import type { GameTable } from '../table/game-table.ts'
import { useTable } from '../table/use-table.ts'
import { type Asked, askedHere, questionsOf } from './questions.ts'
import { useOnline } from './words.ts'

/** As many as the server takes. */
const MOST = 20

const OFTEN = ['always', 'once'] as const

/** What shall be done while one is away: this answer to this question, always or once. */
export function Orders({
  table,
  orders,
  onOrder,
  onClose,
}: {
  table: GameTable
  orders: readonly StandingOrder[]
  onOrder: (orders: readonly StandingOrder[]) => void
  onClose: () => void
}) {
  const o = useOnline()
  const { say, game } = useTable()
  const [often, setOften] = useState<(typeof OFTEN)[number]>('always')
  const questions = questionsOf(game.orders ?? [], say)
  const asked = askedHere(game)
  const { Orders: Own } = table
  const isFull = orders.length >= MOST
  const same = (wanted: StandingOrder) =>
    orders.filter(({ when, move }) => when === wanted.when && canonical(move) === canonical(wanted.move))
  const give = (wanted: StandingOrder) => {
    if (!isFull && same(wanted).length === 0)
      onOrder([...orders, often === 'once' ? { ...wanted, once: true } : wanted])
  }
  return (
    <Dialog title={o('orders')} onClose={onClose} className="orders">
      <p className="dim">{o('orders.about')}</p>
      <InForce orders={orders} onOrder={onOrder} />
      <section>
        <div className="row">
          <h3 className="world grow">{o('orders.give')}</h3>
          <Segments
            label={o('orders.often')}
            value={often}
            of={OFTEN}
            name={(one) => o(`orders.${one}`)}
            onChange={setOften}
          />
        </div>
        {isFull && <p role="status">{o('orders.full', { n: MOST })}</p>}
        {questions.length === 0 && <p>{o('orders.noQuestions')}</p>}
        {questions.map(({ prompt, answers }) => (
          <Question key={prompt} prompt={prompt}>
            {answers.map((answer) => {
              const given = same(answer)
              const isOn = given.length > 0
              return (
                <button
                  key={canonical(answer)}
                  type="button"
                  className="button"
                  aria-pressed={isOn}
                  disabled={isFull && !isOn}
                  onClick={() =>
                    isOn ? onOrder(orders.filter((order) => !given.includes(order))) : give(answer)
                  }
                >
                  {isOn && <Sign name="tick" />} {say.order(answer.move as unknown as AnyMove)}
                </button>
              )
            })}
          </Question>
        ))}
      </section>
      {Own && (
        <section>
          <h3 className="world">{o('orders.own')}</h3>
          <Own onClose={onClose} />
        </section>
      )}
      {asked.length > 0 && <Exactly asked={asked} disabled={isFull} onGive={give} />}
    </Dialog>
  )
}

function Question({ prompt, children }: { prompt: string; children: ReactNode }) {
  const id = useId()
  return (
    <div className="question" role="group" aria-labelledby={id}>
      <h4 id={id}>{prompt}</h4>
      <div className="answers">{children}</div>
    </div>
  )
}

/** The orders that stand, each as a sentence, in the order in which they are tried. */
function InForce({
  orders,
  onOrder,
}: {
  orders: readonly StandingOrder[]
  onOrder: (orders: readonly StandingOrder[]) => void
}) {
  const o = useOnline()
  const { say } = useTable()
  const heading = useRef<HTMLHeadingElement>(null)
  const sentence = ({ when, move }: StandingOrder) => {
    const answer = say.order(move as unknown as AnyMove)
    return when === undefined
      ? o('orders.anyQuestion', { answer })
      : o('orders.sentence', { question: say.prompt({ ...move, do: when }), answer })
  }
  return (
    <section aria-live="polite">
      <h3 ref={heading} className="world" tabIndex={-1}>
        {o('orders.inForce')}
      </h3>
      {orders.length === 0 && <p>{o('orders.none')}</p>}
      <ol>
        {orders.map((order, i) => {
          const words = sentence(order)
          return (
            <li key={canonical(order)}>
              <span className="grow">
                {words} <span className="dim">({o(order.once ? 'orders.once' : 'orders.always')})</span>
              </span>
              <span className="row">
                {i > 0 && (
                  <button
                    type="button"
                    className="plain-button"
                    aria-label={`${o('orders.up')}: ${words}`}
                    onClick={() => onOrder(orders.with(i, orders[i - 1]).with(i - 1, order))}
                  >
                    {o('orders.up')}
                  </button>
                )}
                <button
                  type="button"
                  className="plain-button"
                  aria-label={`${o('orders.drop')}: ${words}`}
                  onClick={() => {
                    onOrder(orders.toSpliced(i, 1))
                    heading.current?.focus()
                  }}
                >
                  {o('orders.drop')}
                </button>
              </span>
            </li>
          )
        })}
      </ol>
      {orders.length > 1 && <p className="dim">{o('orders.first')}</p>}
    </section>
  )
}

/** Any answer to what was asked since the page was opened, exactly as it could be given then. */
function Exactly({
  asked,
  disabled,
  onGive,
}: {
  asked: readonly Asked[]
  disabled: boolean
  onGive: (order: StandingOrder) => void
}) {
  const o = useOnline()
  const { say } = useTable()
  const id = useId()
  const [chosen, setChosen] = useState(0)
  const choices = asked.flatMap(({ task: when, moves }) => moves.map((move) => ({ when, move: { ...move } })))
  const choice = choices[chosen]
  return (
    <details>
      <summary>{o('orders.exactly')}</summary>
      <form
        className="fields"
        onSubmit={(event) => {
          event.preventDefault()
          if (choice) onGive(choice)
        }}
      >
        <label htmlFor={id}>{o('orders.exactly.about')}</label>
        <select id={id} value={chosen} onChange={({ target }) => setChosen(Number(target.value))}>
          {asked.map(({ task, prompt, moves }, group) => {
            const before = asked.slice(0, group).reduce((sum, one) => sum + one.moves.length, 0)
            return (
              <optgroup key={task} label={prompt}>
                {moves.map((move, i) => (
                  <option key={canonical(move)} value={before + i}>
                    {say.move(move)}
                  </option>
                ))}
              </optgroup>
            )
          })}
        </select>
        <button type="submit" className="button" disabled={disabled || !choice}>
          {o('orders.add')}
        </button>
      </form>
    </details>
  )
}
