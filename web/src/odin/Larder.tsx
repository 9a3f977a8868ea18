// What may be served, each with how it would lie or why it may not.
import { type BanquetTable, lengthOf, refuseFeast } from '@meadhall/odin/feast/table'
import type { Served } from '@meadhall/odin/moves'
import { pressesHere } from '../table/keys.ts'
import { type Dish, larder, served } from './feast-plan.ts'
import { mine, useOdin } from './hold.ts'
import { Press } from './Press.tsx'
import { TilePiece } from './pieces.tsx'
import { word } from './words.ts'

export function Larder({
  table,
  tiles,
  onServe,
  onCarry,
}: {
  table: BanquetTable
  tiles: readonly Served[]
  onServe: (good: Dish) => void
  onCarry: (event: React.PointerEvent, good: Dish) => void
}) {
  const hold = useOdin()
  const { view, say } = hold
  const player = view.players[mine(hold)]
  return (
    <ul className="od-larder">
      {larder(player, tiles).map(({ good, left }) => {
        const next = left > 0 ? served(table, player, tiles, good) : undefined
        const laid = next?.find((each) => each.good === good && !tiles.some((old) => old.at === each.at))
        const why =
          left === 0 || next
            ? undefined
            : refuseFeast(
                table,
                [...tiles, { good, at: firstFree(table.first, table.end, tiles), long: false }],
                player.supply,
              )
        const reason = why && say.refusal(why)
        return (
          <li key={good}>
            <Press
              className={left === 0 ? 'od-food gone' : next ? 'od-food fits' : 'od-food'}
              data-food={good}
              disabled={left === 0}
              label={`${word(say, 'ui.good', { n: left, good })}${reason ? `: ${reason}` : ''}`}
              title={reason}
              onClick={() => onServe(good)}
              onPointerDown={(event) => left > 0 && onCarry(event, good)}
              onKeyDown={pressesHere}
            >
              <span className="od-food-tile">
                <TilePiece good={good} cell={good === 'silver' ? 24 : 13} />
              </span>
              <b>{left}</b> {say.name(good)}
              <small>
                {laid
                  ? word(say, laid.long ? 'ui.feast.lies' : 'ui.feast.stands', { n: lengthOf(laid) })
                  : left > 0
                    ? word(say, why?.code === 'sameColourBeside' ? 'ui.feast.sameColour' : 'ui.feast.tooWide')
                    : ''}
              </small>
            </Press>
          </li>
        )
      })}
    </ul>
  )
}

function firstFree(first: number, end: number, tiles: readonly Served[]): number {
  for (let at = first; at < end; at++)
    if (!tiles.some((each) => each.at <= at && at < each.at + lengthOf(each))) return at
  return first
}
