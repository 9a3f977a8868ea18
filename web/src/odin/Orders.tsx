import { Switch } from '../app/controls.tsx'
import { mine, useOdin } from './hold.ts'
import { opened } from './ui.ts'
import { word } from './words.ts'

/** The standing orders of the game itself: windows that may pass, and a feast that is planned. */
export function Orders({ onClose }: { onClose?: () => void }) {
  const hold = useOdin()
  const { legal, say, view, send } = hold
  const { orders } = view.players[mine(hold)]
  const order = (name: 'restOfRound' | 'takeBonuses') => {
    const on = orders[name] > 0
    const able = legal.some((move) => move.do === 'order' && move.order === name)
    return able ? (
      <Switch
        label={word(say, `ui.order.${name}`)}
        about={word(say, `ui.order.${name}.about`)}
        on={on}
        onChange={(next) => send({ do: 'order', order: name, on: next }, true)}
      />
    ) : null
  }
  const cancel = legal.find((move) => move.do === 'order' && move.order === 'feast')
  const plan = () => {
    onClose?.()
    opened.set({ what: 'feast' })
  }
  return (
    <>
      <p className="dim">{word(say, 'ui.orders.about')}</p>
      {order('restOfRound')}
      {order('takeBonuses')}
      <div className="setting">
        <span>
          <span className="world">{word(say, 'ui.order.feast')}</span>
          <br />
          <span className="dim">{word(say, 'ui.order.feast.about')}</span>
        </span>
        <button type="button" className="button" onClick={() => (cancel ? send(cancel, true) : plan())}>
          {word(say, cancel ? 'ui.order.feast.cancel' : 'ui.feast.open')}
        </button>
      </div>
    </>
  )
}
