import { quickChance } from '@meadhall/kernel/chance'
import { silent } from '@meadhall/kernel/rules'
import { EVENT_BIT } from '@meadhall/odin/data/occupations/cards'
import { odin } from '@meadhall/odin/rules'
import { expect, test } from 'vitest'
import { random } from '../bot.ts'
import { odinCraft } from './craft.ts'

const { rules } = odin
const ONE_LOOK = { steps: 1, ways: 1, samples: 1, beam: 0 }

test('nobody thinks of giving up a hunt or raid while another roll costs nothing', () => {
  let again = 0
  let last = 0
  let wrong = 0
  for (let seed = 1; again < 20 || last < 5; seed++) {
    const chance = quickChance(seed)
    const state = rules.setup(rules.readOptions({}), 2, chance, silent)
    for (let pending = rules.pending(state); pending.length > 0; pending = rules.pending(state)) {
      const [seat] = pending
      const task = state.agenda[state.agenda.length - 1]
      const isGladToFail = (state.players[seat].alerts & EVENT_BIT.diceFail) !== 0
      if (task.do === 'dice' && task.rolls > 0 && !isGladToFail) {
        const does = odinCraft.lines(state, seat, ONE_LOOK, true).map(([move]) => move.do)
        const mayRoll = does.includes('roll')
        if (mayRoll) again++
        else last++
        if (mayRoll === does.includes('fail')) wrong++
      }
      rules.apply(
        state,
        seat,
        random(odin, rules.view(state, seat), seat, chance, { positions: 1 }),
        chance,
        silent,
      )
    }
  }
  expect(wrong).toBe(0)
})
