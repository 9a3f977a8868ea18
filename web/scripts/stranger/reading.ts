import type { Box } from './eyes.ts'

/** Text that cannot be read: cut off, lying on other text, or broken inside a word. Runs in the page. */
export interface Unreadable {
  readonly kind: 'cut' | 'overlap' | 'broken'
  readonly what: string
  readonly box: Box
}

declare global {
  interface Window {
    strangerReads: () => Unreadable[]
  }
}

export function learnToRead(): void {
  interface Line {
    readonly element: Element
    readonly text: string
    readonly box: DOMRect
  }

  const alpha = (color: string) => {
    const parts = color.match(/[\d.]+/g) ?? []
    return parts.length > 3 ? Number(parts[3]) : color === 'transparent' ? 0 : 1
  }

  /** Whether something of its own lies under a text before the common ground of both. */
  function hasGround(element: Element, common: Element): boolean {
    for (let up: Element | null = element; up && up !== common; up = up.parentElement) {
      const { backgroundColor, backgroundImage } = getComputedStyle(up)
      if (alpha(backgroundColor) > 0.5 || backgroundImage !== 'none') return true
    }
    return false
  }

  function isShown(element: Element): boolean {
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false
    for (let up: Element | null = element; up; up = up.parentElement)
      if (Number(getComputedStyle(up).opacity) < 0.15) return false
    return true
  }

  /** The unseen text of screen readers is no text. */
  const isUnseen = (element: Element) => {
    for (let up: Element | null = element; up && up !== document.body; up = up.parentElement) {
      const { clipPath, overflow, width, height } = getComputedStyle(up)
      if (clipPath.startsWith('inset(50') || (overflow === 'hidden' && (width === '1px' || height === '1px')))
        return true
    }
    return false
  }

  function* textNodes(): Generator<Text> {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      if (node instanceof Text && (node.data.trim().length ?? 0) > 0) yield node
  }

  const inSvg = (element: Element) => element.closest('svg') !== null

  /** What every ancestor cuts off a line that cannot be scrolled or dragged to, and what is left of it to be seen. */
  function cutOf({ element, box }: Line): { across: number; down: number; left?: DOMRect } {
    let { left, top, right, bottom } = box
    const page = document.scrollingElement ?? document.documentElement
    let reachDown =
      page.scrollHeight > innerHeight + 1 && getComputedStyle(document.body).overflowY !== 'hidden'
    let reachAcross = false
    let { position } = getComputedStyle(element)
    for (let up: Element | null = element; up && up !== document.body; up = up.parentElement) {
      const style = getComputedStyle(up)
      if (up !== element) {
        if (position === 'fixed') break
        if (position === 'absolute' && style.position === 'static' && style.transform === 'none') continue
        position = style.position
      }
      if (style.cursor === 'grab' || style.touchAction === 'none') reachAcross = reachDown = true
      if (style.overflowX === 'visible' && style.overflowY === 'visible') continue
      if (style.display === 'inline' || style.display === 'contents') continue
      const around = up.getBoundingClientRect()
      const scrolls = (value: string) => value === 'auto' || value === 'scroll'
      if (scrolls(style.overflowY)) reachDown = true
      // A row is pushed sideways; nobody does that to read a list that goes down.
      const isRow = style.overflowY === 'hidden' || up.scrollHeight <= up.clientHeight + 1
      if (scrolls(style.overflowX) && isRow) reachAcross = true
      left = Math.max(left, around.left)
      right = Math.min(right, around.right)
      top = Math.max(top, around.top)
      bottom = Math.min(bottom, around.bottom)
    }
    left = Math.max(left, 0)
    right = Math.min(right, innerWidth)
    top = Math.max(top, 0)
    bottom = Math.min(bottom, innerHeight)
    const across = box.width - (right - left)
    const down = box.height - (bottom - top)
    const isGone = across >= box.width - 1 || down >= box.height - 1
    return {
      across: reachAcross ? 0 : across,
      down: reachDown ? 0 : down,
      ...(!isGone && { left: new DOMRect(left, top, right - left, bottom - top) }),
    }
  }

  const paper = document.createElement('canvas').getContext('2d')!

  /** A line's box is higher than its letters: only where there is ink something can be cut or meet something else. */
  function inkOf(element: Element, text: string, box: DOMRect): DOMRect {
    // The shorthand is empty where figures are set in a way that it cannot say.
    const { fontStyle, fontWeight, fontSize, fontFamily } = getComputedStyle(element)
    paper.font = `${fontStyle} ${fontWeight} ${fontSize} ${fontFamily}`
    const {
      fontBoundingBoxAscent,
      fontBoundingBoxDescent,
      actualBoundingBoxAscent,
      actualBoundingBoxDescent,
    } = paper.measureText(text.trim())
    const whole = fontBoundingBoxAscent + fontBoundingBoxDescent
    if (!(whole > 0)) return box
    const scale = box.height / whole
    const top = box.top + (fontBoundingBoxAscent - actualBoundingBoxAscent) * scale
    const height = (actualBoundingBoxAscent + actualBoundingBoxDescent) * scale
    return new DOMRect(box.left, top, box.width, Math.max(1, height))
  }

  /** A foreign word in Japanese has no place to break but its middle dots. */
  const KATAKANA = /[ァ-ヺー]{2,}/g

  /** The word of a text that goes on in the next line, where it should not. */
  function brokenIn(node: Text): string | undefined {
    const range = document.createRange()
    const topOf = (at: number) => {
      range.setStart(node, at)
      range.setEnd(node, at + 1)
      return range.getBoundingClientRect().top
    }
    for (const { 0: word, index } of node.data.matchAll(KATAKANA))
      if (topOf(index + word.length - 1) > topOf(index) + 4) return word
    return undefined
  }

  const shorten = (text: string) => text.replace(/\s+/g, ' ').trim().slice(0, 70)
  const boxOf = ({ x, y, width, height }: DOMRect): Box => ({ x, y, width, height })

  window.strangerReads = () => {
    const found: Unreadable[] = []
    const lines: Line[] = []
    for (const node of textNodes()) {
      const element = node.parentElement
      if (!element || !isShown(element) || isUnseen(element)) continue
      if (element.closest('[inert], [role=tooltip]')) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const text = shorten(node.data)
      const rects = inSvg(element) ? [element.getBoundingClientRect()] : [...range.getClientRects()]
      if (rects.length > 1 && !inSvg(element)) {
        const broken = brokenIn(node)
        if (broken !== undefined)
          found.push({ kind: 'broken', what: `${broken} in “${text}”`, box: boxOf(rects[0]) })
      }
      for (const rect of rects)
        if (rect.width > 2 && rect.height > 4)
          lines.push({ element, text, box: inkOf(element, node.data, rect) })
      // Letters that do not fit their box and end in dots.
      const { overflowX, textOverflow } = getComputedStyle(element)
      if (
        element instanceof HTMLElement &&
        overflowX !== 'visible' &&
        textOverflow === 'ellipsis' &&
        element.scrollWidth > element.clientWidth + 1 &&
        !element.closest('[title]')
      )
        found.push({ kind: 'cut', what: text, box: boxOf(element.getBoundingClientRect()) })
    }
    const readable: Line[] = []
    for (const line of lines) {
      const { across, down, left } = cutOf(line)
      // All gone is a thing put away.
      if (!left) continue
      readable.push({ ...line, box: left })
      if (inSvg(line.element)) continue
      if (across > 3 || down > line.box.height * 0.12)
        found.push({ kind: 'cut', what: line.text, box: boxOf(line.box) })
    }
    readable.sort((a, b) => a.box.left - b.box.left)
    for (let i = 0; i < readable.length; i++) {
      const one = readable[i]
      for (let j = i + 1; j < readable.length && readable[j].box.left < one.box.right; j++) {
        const other = readable[j]
        if (one.element === other.element) continue
        const width = Math.min(one.box.right, other.box.right) - other.box.left
        const height = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top)
        // The lines of one drawn text may stand close.
        const isOneText = one.element.parentElement === other.element.parentElement && inSvg(one.element)
        const shared = Math.min(one.box.height, other.box.height) * (isOneText ? 0.5 : 0.25)
        if (width < 3 || height < shared) continue
        if (isLaidOver(one, other, width, height)) continue
        found.push({ kind: 'overlap', what: `${one.text} / ${other.text}`, box: boxOf(other.box) })
      }
    }
    return found
  }

  /** In one drawing, something that is filled was drawn after the first text and before the second: a tile on a cell. */
  function isDrawnOver(one: Element, other: Element, x: number, y: number): boolean {
    const sheet = one.closest('svg.art, svg')
    if (!sheet?.contains(other)) return false
    const follows = (a: Element, b: Element) =>
      (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
    const [first, second] = follows(one, other) ? [one, other] : [other, one]
    return [...sheet.querySelectorAll('rect, path, circle, image, use')].some((each) => {
      if (!follows(first, each) || !follows(each, second) || getComputedStyle(each).fill === 'none')
        return false
      const { left, top, right, bottom } = each.getBoundingClientRect()
      return left < x && x < right && top < y && y < bottom
    })
  }

  /** One lies on a ground of its own over the other, or under something: then only one is to be read there. */
  function isLaidOver(one: Line, other: Line, width: number, height: number): boolean {
    let common: Element | null = one.element
    while (common && !common.contains(other.element)) common = common.parentElement
    if (!common) return true
    if (hasGround(one.element, common) || hasGround(other.element, common)) return true
    const x = other.box.left + width / 2
    const y = Math.max(one.box.top, other.box.top) + height / 2
    if (isDrawnOver(one.element, other.element, x, y)) return true
    const at = document.elementsFromPoint(x, y)
    const first = at.findIndex((each) => each === one.element || each.contains(one.element))
    const second = at.findIndex((each) => each === other.element || each.contains(other.element))
    if (first < 0 || second < 0) return true
    const isGround = (each: Element) => {
      const style = getComputedStyle(each)
      return (
        alpha(style.backgroundColor) > 0.5 || style.backgroundImage !== 'none' || each instanceof SVGElement
      )
    }
    // Whatever else has a ground and is hit first lies over both, or over the lower one.
    const lower = first < second ? other.element : one.element
    const between = at.slice(Math.min(first, second) + 1, Math.max(first, second))
    return (
      at.slice(0, Math.min(first, second)).some(isGround) ||
      between.some((each) => isGround(each) && !each.contains(lower))
    )
  }
}
