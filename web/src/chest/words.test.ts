import { GAME_IDS } from '@meadhall/hall/game-ids'
import { gameOf } from '@meadhall/hall/games'
import type { Spec } from '@meadhall/kernel/spec'
import { expect, test } from 'vitest'
import { loadWords } from '../table/parts.ts'
import { en } from './text/en.ts'

/** Every part of a component that an owner can change, but for the parts of an ability: its sentence says them. */
function partsOf(spec: Spec): string[] {
  if (spec.is === 'list') return partsOf(spec.of)
  if (spec.is !== 'map') return []
  const parts = { ...spec.needs, ...spec.may }
  return Object.keys(parts).concat(Object.values(parts).flatMap(partsOf))
}

/** Said elsewhere, or by the picture; maps have an editor of their own. */
const UNSAID = ['id', 'name', 'reconstructed', 'certain', 'colour']
const DRAWN = ['maps', 'mapsBack']

test.each(GAME_IDS)('every part of a component of %s that can be changed has a name', async (id) => {
  const box = await gameOf(id)!.box!()
  const names = (await loadWords(id, 'en')).catalog
  const nameless: string[] = []
  for (const kind of box.kinds) {
    if ('printed' in kind || DRAWN.includes(kind.id)) continue
    for (const part of partsOf(box.tables[kind.table]))
      if (
        !UNSAID.includes(part) &&
        !Object.hasOwn(en, `field.${part}`) &&
        !Object.hasOwn(names, `name.${part}`)
      )
        nameless.push(`${kind.id} ${part}`)
  }
  expect(nameless).toEqual([])
})
