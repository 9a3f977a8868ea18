import type { StandingOrder } from '@meadhall/hall/orders'
import { canonical } from '@meadhall/kernel/plain'
import type { AnyMove } from '@meadhall/kernel/rules'
import { useId, useState } from 'react'
import { Switch } from '../app/controls.tsx'
import { useTable } from '../table/use-table.ts'
import { questionsOf } from './questions.ts'
import { useOnline } from './words.ts'

/** As many as the server takes. */
const MOST = 20

/** What shall be done while one is away: this answer to this question, always or once. */
export function Orders({
  orders,
  onOrder,
}: {
  orders: readonly StandingOrder[]
  onOrder: (orders: readonly StandingOrder[]) => void
}) {
  const o = useOnline()
  const { say, game } = useTable()
  const id = useId()
  const [chosen, setChosen] = useState(0)
  const [once, setOnce] = useState(false)
  const known = questionsOf(game.rules.id)
  const choices = known.flatMap(({ task: when, prompt, moves }) =>
    moves.map((move) => ({ when, prompt, move })),
  )
  const choice = choices[chosen]
  return (
    <section className="orders" aria-label={o('orders')}>
      <p className="dim">{o('orders.about')}</p>
      <ol>
        {orders.map((order, i) => (
          <li key={canonical(order)} className="row">
            <span className="grow">
              {say.move(order.move as unknown as AnyMove)}{' '}
              {order.once && <span className="dim">({o('orders.once')})</span>}
            </span>
            <button
              type="button"
              className="plain-button"
              onClick={() => onOrder(orders.filter((_, other) => other !== i))}
            >
              {o('orders.drop')}
            </button>
          </li>
        ))}
      </ol>
      {choices.length === 0 ? (
        <p>{o('orders.none')}</p>
      ) : (
        <form
          className="fields"
          onSubmit={(event) => {
            event.preventDefault()
            if (choice && orders.length < MOST)
              onOrder([
                ...orders,
                { when: choice.when, move: { ...choice.move }, ...(once && { once: true }) },
              ])
          }}
        >
          <label htmlFor={id}>{o('orders.do')}</label>
          <select id={id} value={chosen} onChange={({ target }) => setChosen(Number(target.value))}>
            {known.map(({ task: when, prompt, moves }) => (
              <optgroup key={when} label={prompt}>
                {moves.map((move) => {
                  const value = choices.findIndex((one) => one.when === when && one.move === move)
                  return (
                    <option key={value} value={value}>
                      {say.move(move)}
                    </option>
                  )
                })}
              </optgroup>
            ))}
          </select>
          <Switch label={o('orders.once')} on={once} onChange={setOnce} />
          <button type="submit" className="button" disabled={orders.length >= MOST}>
            {o('orders.add')}
          </button>
        </form>
      )}
    </section>
  )
}
