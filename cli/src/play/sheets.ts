import type { HallTable } from '@meadhall/hall/hall-table'
import type { RuleEntry } from '@meadhall/kernel/rulebook'
import { type AnyMove, type Seat, total, type Viewer } from '@meadhall/kernel/rules'
import type { Words } from '../words/words.ts'

/** Every seat's score, line by line, as far as the viewer may know it. */
export function scoreLines(
  { game, table, holders }: HallTable,
  { speaker, tell }: Words,
  viewer: Viewer,
): string[] {
  const view = game.rules.view(table.state, viewer)
  return holders.flatMap(({ name }, seat) => {
    const lines = game.rules.score(view, seat)
    return [
      tell('points', { seat: name, points: total(lines) }),
      ...lines
        .filter(({ points }) => points !== 0)
        .map((line) =>
          tell('scoreLine', { text: speaker.score(line), points: line.points, rule: line.rule }),
        ),
    ]
  })
}

/** A rule entry as lines. */
export function ruleLines({ tell }: Words, id: string, { title, text, ruling }: RuleEntry): string[] {
  return [`${id} ${title}`, text, ...(ruling === undefined ? [] : [tell('ruling', { text: ruling })])]
}

/** The rule that a move follows: what the game says, or else the entry whose title names what the move names. */
export function ruleOf(
  { game, table }: HallTable,
  { speaker, rulebook }: Words,
  seat: Seat,
  move: AnyMove,
): string | undefined {
  const said = game.notation.rule?.(move, game.rules.view(table.state, seat), seat)
  if (said !== undefined) return said
  const named = Object.values(move as object)
    .filter((value): value is string => typeof value === 'string')
    .flatMap((id) => [id.toLowerCase(), speaker.name(id).toLowerCase()])
  const titles = Object.entries(rulebook).map(([id, { title }]) => ({ id, title: title.toLowerCase() }))
  return (
    titles.find(({ title }) => named.includes(title)) ??
    titles.find(({ title }) => named.some((name) => title.includes(name)))
  )?.id
}
