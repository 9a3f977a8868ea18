import type { Page } from '@playwright/test'

/** Something that is drawn at a table: where it is, and what it looks like in a failing test. */
export interface Drawn {
  readonly x: number
  readonly y: number
  /** What equal things have in common. */
  readonly look: string
  readonly what: string
}

/**
 * Everything that is drawn at the table and can be pointed at, one of each look.
 *
 * Drawn is, in the top bar's middle, on the board, among one's own things, at the others' and in what lies over the
 * table: every picture (an `svg.art` that is in no other, an `img`, an `image` on the board), every text of the board,
 * and every text elsewhere that holds a number or stands beside a picture. Not drawn are words on buttons and links of
 * the page, which say themselves what they do, and scenery. Equal looks (the same classes, numbers aside) are one.
 */
export function drawnAt(page: Page, most: number): Promise<readonly Drawn[]> {
  return page.evaluate((limit) => {
    const table = document.querySelector('.table')!
    const places = '.top-middle, .board-area, .own, .rivals, .table-overlay'
    const found = new Map<string, Drawn[]>()
    const look = (element: Element) => {
      const classes: string[] = []
      for (
        let at: Element | null = element;
        at && at !== table && classes.length < 4;
        at = at.parentElement
      ) {
        const name = at.getAttribute('class')
        if (name) classes.unshift(name.split(' ').slice(0, 2).join('.'))
      }
      return classes.join(' > ')
    }
    const add = (element: Element, box: DOMRect, words: string) => {
      if (
        !element.closest(places) ||
        element.closest(
          '.button, .plain-button, .saga-button, [role=tab]:not([aria-label]), .unseen, .flights, [inert]',
        )
      )
        return
      if (box.width < 2 || box.height < 2) return
      const x = box.left + box.width / 2
      const y = box.top + box.height / 2
      if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) return
      // What something else covers is not seen.
      const top = document.elementFromPoint(x, y)
      if (!top || !table.contains(top) || top.closest('.prompt, .side > .saga, .tip')) return
      const over = top.closest('.table-overlay > *')
      if (over && !over.contains(element)) return
      const name = `${look(element)} ${words.replace(/[\d−+]+/g, '#').slice(0, 24)}`
      const same = found.get(name) ?? []
      if (same.length < limit)
        same.push({ x, y, look: name, what: `${look(element)} “${words.slice(0, 40)}”` })
      found.set(name, same)
    }
    for (const element of table.querySelectorAll('svg.art, img, .board text, .board-area text')) {
      if (element.matches('svg') && element.parentElement?.closest('svg.art')) continue
      add(
        element,
        element.getBoundingClientRect(),
        element.matches('text') ? (element.textContent ?? '') : '',
      )
    }
    const walk = document.createTreeWalker(table, NodeFilter.SHOW_TEXT)
    for (let node = walk.nextNode(); node; node = walk.nextNode()) {
      const words = node.textContent?.trim() ?? ''
      const parent = node.parentElement
      if (words === '' || !parent || parent.closest('svg')) continue
      const beside =
        parent.querySelector('svg, img') ?? parent.parentElement?.querySelector(':scope > svg, :scope > img')
      if (!/\d/.test(words) && !beside) continue
      const range = document.createRange()
      range.selectNode(node)
      add(parent, range.getBoundingClientRect(), words)
    }
    return [...found.values()].flat()
  }, most)
}
