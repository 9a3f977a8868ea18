import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import type { Visit } from './args.ts'
import type { Box } from './eyes.ts'

const KINDS = [
  'golden',
  'stuck',
  'covered',
  'outside',
  'cut',
  'overlap',
  'broken',
  'focus',
  'far',
  'console',
  'show',
] as const
export type Kind = (typeof KINDS)[number]

/** In the report's words. */
const MEANS: Readonly<Record<Kind, string>> = {
  golden: 'a golden button does nothing',
  stuck: 'no way on',
  covered: 'covered',
  outside: 'outside the screen',
  cut: 'cut-off text',
  overlap: 'text on text',
  broken: 'a word broken in two',
  focus: 'the focus is lost',
  far: 'hard to reach by keys',
  console: 'the console complains',
  show: 'a show cut short',
}

export interface Finding {
  readonly kind: Kind
  readonly what: string
  readonly where: string
  readonly picture: string
}

export interface Notes {
  readonly found: readonly Finding[]
  note(kind: Kind, what: string, box?: Box): Promise<void>
}

/** Numbers and names of rounds change; what is wrong stays the same. */
const same = (text: string) => text.replace(/[\d−+]+/g, '#').slice(0, 60)

/** Writes down what is found, once, with a picture. */
export function takeNotes(page: Page, visit: Visit, say: (line: string) => void): Notes {
  const found: Finding[] = []
  const known = new Set<string>()
  const { game, size, input, locale, theme, out } = visit
  const run = [game, `${size.width}x${size.height}`, input, locale, theme].join('-')
  mkdirSync(out, { recursive: true })
  return {
    found,
    async note(kind, what, box) {
      const key = `${kind} ${same(what)}`
      if (known.has(key)) return
      known.add(key)
      const at = box
        ? `at ${[box.x, box.y].map(Math.round).join(',')} (${[box.width, box.height].map(Math.round).join('×')})`
        : ''
      const where = [at, await placeOf(page)].filter((part) => part !== '').join(', ')
      const picture = join(
        out,
        `${run}-${visit.seed || 'x'}-${String(found.length + 1).padStart(2, '0')}-${kind}.png`,
      )
      await page.screenshot({ path: picture, timeout: 60_000 }).catch(() => undefined)
      found.push({ kind, what, where, picture })
      say(`  ${MEANS[kind]}: ${what} · ${where} · ${picture}`)
    },
  }
}

/** What stands above: the headings in sight. */
async function placeOf(page: Page): Promise<string> {
  try {
    return await page.evaluate(() =>
      [...document.querySelectorAll('dialog[open] h2, [role=dialog] h2, h1, h2')]
        .filter((each) => each.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
        .map((each) => `“${(each.textContent ?? '').trim().slice(0, 40)}”`)
        .slice(0, 2)
        .join(' '),
    )
  } catch {
    return ''
  }
}
