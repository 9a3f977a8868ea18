import { GAME_IDS } from '@meadhall/hall/game-ids'
import { STALLS } from '@meadhall/midgard/vocabulary'
import { describe, expect, test } from 'vitest'
import { CLAN_LOOKS, SITTERS } from './clans.tsx'
import { door } from './hall/door.ts'
import { interior } from './hall/interior.ts'
import { mix } from './ink.ts'
import * as draugr from './midgard/enemies/draugr.ts'
import * as monsters from './midgard/enemies/monsters.ts'
import { paint, SETS } from './midgard/enemies/paint.ts'
import { enemyArt } from './midgard/enemies/scene.ts'
import * as trolls from './midgard/enemies/trolls.ts'
import { BOARD, makeRoom, PLACES, SPOTS } from './midgard/places.ts'
import { ground, town } from './midgard/scenery.ts'
import { scenery, THEMES } from './theme.ts'

/** What makes an SVG picture fail as a whole: tags that do not close, an attribute twice, a number that is none. */
function troubles(markup: string): string[] {
  const found: string[] = []
  const open: string[] = []
  for (const [tag, closing, name, attributes, alone] of markup.matchAll(
    /<(\/?)([a-zA-Z]+)((?:\s[^<>]*?)?)(\/?)>/g,
  )) {
    if (closing) {
      if (open.pop() !== name) found.push(`${tag} closes something else`)
      continue
    }
    const names = [...attributes.matchAll(/\s([\w-]+)="/g)].map((match) => match[1])
    if (new Set(names).size !== names.length) found.push(`twice the same attribute in ${tag}`)
    if (/NaN|undefined|Infinity/.test(attributes)) found.push(`no number in ${tag}`)
    if (!alone) open.push(name)
  }
  if (open.length > 0) found.push(`${open.join(', ')} never closed`)
  return found
}

describe('pictures that a browser can show', () => {
  test.each(THEMES)('the board, %s', (theme) => {
    expect(troubles(ground(scenery[theme]))).toEqual([])
    expect(troubles(town(scenery[theme], STALLS.slice(0, 4)))).toEqual([])
    expect(troubles(town(scenery[theme], [...STALLS.slice(4, 6), undefined, undefined]))).toEqual([])
  })
  test.each(THEMES)('the hall and its doors, %s', (theme) => {
    expect(troubles(interior(scenery[theme]))).toEqual([])
    for (const game of GAME_IDS) expect(troubles(door(scenery[theme], game, true))).toEqual([])
  })
  test.each(SETS)('the enemies in %s', (set) => {
    for (const figure of Object.values({ ...trolls, ...draugr, ...monsters }))
      expect(troubles(paint(figure, set))).toEqual([])
  })
})

test('a scene is the same every time it is drawn', () => {
  expect(ground(scenery.dark)).toBe(ground(scenery.dark))
})

test('the board has few enough nodes to be drawn at once', () => {
  const nodes = (markup: string) => markup.match(/<[a-z]/g)?.length ?? 0
  expect(nodes(ground(scenery.dark)) + nodes(town(scenery.dark, STALLS.slice(0, 4)))).toBeLessThan(2600)
})

describe('places', () => {
  test('lie on the board and are large enough for a finger', () => {
    for (const place of PLACES) {
      const [x, y, w, h] = SPOTS[place].box
      expect([place, x >= 0 && y >= 0 && x + w <= BOARD.width && y + h <= BOARD.height]).toEqual([
        place,
        true,
      ])
      expect([place, Math.min(w, h) >= 44]).toEqual([place, true])
    }
  })
  test('make room for long names, in their row and at the edge', () => {
    const room = makeRoom({ swordsmith: 160, hafter: 120, blacksmith: 90, privateLongship: 180 })
    expect(room.swordsmith).toEqual(SPOTS.swordsmith.shield)
    expect(room.hafter?.[0]).toBe(174 + 160 + 22)
    expect(room.blacksmith?.[0]).toBe(174 + 160 + 22 + 120 + 22)
    expect(room.privateLongship?.[0]).toBe(BOARD.width - 6 - 180)
  })
})

test('an enemy without a picture of its own borrows one of its kind', () => {
  expect(enemyArt('jotun', 'monster')).toBe('jotun')
  expect(Object.keys(trolls)).toContain(enemyArt('a troll nobody has drawn', 'troll'))
  expect(enemyArt('x', 'draugr')).toBe(enemyArt('x', 'draugr'))
})

test('five who sit at a table differ in silhouette, head, mark and colour', () => {
  for (const part of ['outline', 'head', 'mark', 'colour', 'dash'] as const)
    expect(new Set(SITTERS.map((sitter) => CLAN_LOOKS[sitter][part])).size).toBe(SITTERS.length)
})

test('colours mix', () => {
  expect(mix('#000000', '#ffffff', 0.5)).toBe('#808080')
  expect(mix('#102030', '#ffffff', -1)).toBe('#102030')
})
