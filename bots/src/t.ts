import { quickChance } from '@meadhall/kernel/chance'
import { silent, total } from '@meadhall/kernel/rules'
import { odin } from '@meadhall/odin/rules'
import { odinBots } from './odin.ts'
const { rules } = odin
const [name, positions, games, seed0] = process.argv.slice(2)
const lines: Record<string, number> = {}; let sum = 0, ms = 0, cards = 0, inc = 0
for (let g = 0; g < Number(games); g++) {
  const ch = quickChance(Number(seed0) + g), th = quickChance(2 + g)
  const s = rules.setup(rules.readOptions({}), 1, ch, silent)
  const t0 = performance.now()
  for (let p = rules.pending(s); p.length; p = rules.pending(s)) {
    const m = odinBots[name](odin, rules.view(s, p[0]), p[0], th, { positions: Number(positions) })
    rules.apply(s, p[0], m, ch, silent)
  }
  ms += performance.now() - t0
  for (const l of rules.score(s, 0)) lines[l.line] = (lines[l.line] ?? 0) + l.points / Number(games)
  sum += total(rules.score(s, 0)); cards += s.players[0].played.length; inc += s.players[0].income
}
console.log(name, positions, sum / Number(games), 'ms/game', ms / Number(games), lines, 'cards', cards / Number(games), 'last income', inc / Number(games))
