import { random } from '@meadhall/bots/bot'
import { quickChance } from '@meadhall/kernel/chance'
import { comesUp } from '@meadhall/kernel/coach'
import { LOCALES } from '@meadhall/kernel/locales'
import type { AnyHappening } from '@meadhall/kernel/rules'
import { describe, expect, it } from 'vitest'
import { games } from './games.ts'
import { taskOf } from './task.ts'

describe.each(games.map((game) => [game.title, game] as const))('first games of %s', (_, listed) => {
  it('are spoken of in each language, each occasion with a rule', async () => {
    const occasions = await listed.coach.load()
    const rules = Object.keys(await listed.rulebook.en())
    expect(occasions.length).toBeGreaterThanOrEqual(12)
    for (const { rule } of occasions) expect(rules).toContain(rule)
    for (const locale of LOCALES)
      expect(Object.keys(await listed.coach.text[locale]()).toSorted()).toEqual(
        occasions.map(({ id }) => id).toSorted(),
      )
  })

  it('bring up at least twelve of them', async () => {
    const game = await listed.load()
    const { rules } = game
    const occasions = await listed.coach.load()
    const came = new Set<string>()
    for (let seed = 1; seed <= 4 && came.size < 12; seed++) {
      const chance = quickChance(seed)
      const state = rules.setup(rules.readOptions({}), 2, chance, () => {})
      for (let pending = rules.pending(state); pending.length > 0; pending = rules.pending(state)) {
        const [seat] = pending
        const asked = pending.includes(0) ? taskOf(state)?.do : undefined
        for (const occasion of occasions)
          if (comesUp(occasion, { state: rules.view(state, 0), seat: 0, told: [], asked }))
            came.add(occasion.id)
        const told: AnyHappening[] = []
        const move = random(game, rules.view(state, seat), seat, chance, { positions: 1 })
        rules.apply(state, seat, move, chance, (happening) => told.push(happening))
        for (const occasion of occasions)
          if (comesUp(occasion, { state: rules.view(state, 0), seat: 0, told, asked: undefined }))
            came.add(occasion.id)
      }
    }
    expect(came.size).toBeGreaterThanOrEqual(12)
  })
})
