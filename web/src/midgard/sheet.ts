// The reckoning of Champions of Midgard: one order of rows, each with its own rule and what it counts.
import type { Speaker } from '@meadhall/hall/say'
import { SCORE_LINES, score } from '@meadhall/midgard/score'
import { cardSet, NONE, type State } from '@meadhall/midgard/state'
import { BLAME, COINS, FAVOR } from '@meadhall/midgard/vocabulary'
import type { GameTable } from '../table/game-table.ts'
import { word } from './words.ts'

type Row = (typeof SCORE_LINES)[number]

export const sheet: NonNullable<GameTable<State>['sheet']> = {
  order: SCORE_LINES,
  rules: { destiny: 'CM-11.2', blame: 'CM-11.8' },
  count: (line, view, seat, say) => counted(line as Row, view, seat, say),
}

function counted(line: Row, view: State, seat: number, say: Speaker): string {
  const { defeated, destinies, runes, ship, stores } = view.players[seat]
  const lines = score(view, seat).filter((of) => of.line === line)
  const n = {
    won: defeated.length,
    destiny: lines.filter(({ points }) => points > 0).length,
    sets: Number(lines[0]?.sets ?? 0),
    rune: runes.length,
    ship: ship === NONE ? 0 : cardSet(view).ships[ship].capacity,
    favor: stores[FAVOR],
    coins: stores[COINS],
    blame: stores[BLAME],
  }[line]
  return word(say, `sheet.count.${line}`, { n, of: destinies.length })
}
