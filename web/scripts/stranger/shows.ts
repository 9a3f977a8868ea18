/** Something that came over the board, was there for a moment and went before it could be read. Runs in the page. */
export interface CutShow {
  readonly text: string
  readonly lasted: number
  readonly needs: number
}

declare global {
  interface Window {
    strangerShows: { take(): CutShow[]; touched(): void }
  }
}

export function watchShows(): void {
  interface Seen {
    text: string
    readonly since: number
    last: number
  }
  const seen = new Map<Element, Seen>()
  const cut: CutShow[] = []
  let touchedAt = performance.now()
  let before = performance.now()

  /** What lies over the page at a point: the nearest thing that was taken out of the flow and put above. */
  function layerAt(x: number, y: number): HTMLElement | undefined {
    for (let up = document.elementFromPoint(x, y); up && up !== document.body; up = up.parentElement) {
      if (!(up instanceof HTMLElement)) continue
      const { position, zIndex } = getComputedStyle(up)
      if ((position === 'absolute' || position === 'fixed') && zIndex !== 'auto' && Number(zIndex) > 0)
        return up
      if (up.matches('dialog, [role=dialog]')) return up
    }
    return undefined
  }

  const textOf = (element: HTMLElement) => element.innerText.replace(/\s+/g, ' ').trim()

  /** A number that counts up is no new sentence. */
  function lost(text: string, next: string): string {
    const kept = new Set(wordsOf(next))
    return wordsOf(text)
      .filter((word) => !kept.has(word))
      .join(' ')
  }

  /** Japanese has no spaces: there each sign counts by itself. */
  const wordsOf = (text: string) => text.split(/\s+|(?=[\u3000-\u9fff])|(?<=[\u3000-\u9fff])/)

  function sample() {
    const now = performance.now()
    // A machine that stalls tells nothing about how long things lasted.
    if (now - before > 400) seen.clear()
    before = now
    const there = new Set<HTMLElement>()
    for (let row = 1; row < 6; row++)
      for (let column = 1; column < 8; column++) {
        const layer = layerAt((innerWidth * column) / 8, (innerHeight * row) / 6)
        if (layer) there.add(layer)
      }
    for (const element of there) {
      if (element.closest('[role=tooltip]')) continue
      const { width, height } = element.getBoundingClientRect()
      const share = (width * height) / (innerWidth * innerHeight)
      const text = textOf(element)
      if (share < 0.03 || share > 0.95 || text.length < 12 || text.length > 400) continue
      const known = seen.get(element)
      if (known && lost(known.text, text).length < 12) Object.assign(known, { text, last: now })
      else {
        if (known) judge(known)
        seen.set(element, { text, since: now, last: now })
      }
    }
    for (const [element, known] of seen)
      if (known.last < now && !(element.isConnected && element.checkVisibility({ opacityProperty: true }))) {
        judge(known)
        seen.delete(element)
      }
  }

  function judge({ text, since, last }: Seen) {
    const lasted = last - since
    // Half of what a quick reader needs: a glance, and sixty letters a second.
    const needs = 350 + Math.min(text.length, 120) * 8
    if (lasted < needs && touchedAt < since - 50) cut.push({ text: text.slice(0, 90), lasted, needs })
  }

  setInterval(sample, 100)
  const touched = () => {
    touchedAt = performance.now()
  }
  // A hand that is on its way, and one that arrives: on a busy machine that is later.
  for (const event of ['pointerdown', 'pointerup', 'click', 'keydown']) addEventListener(event, touched, true)
  window.strangerShows = { take: () => cut.splice(0), touched }
}
