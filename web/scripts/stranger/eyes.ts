/**
 * What somebody in front of the screen sees, told by the browser: things that look as if they could be used, where a
 * finger would hit them, and what the page says. It runs in the page and knows only what every page has: roles, names,
 * boxes, computed style, hit tests.
 */

export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export interface Control {
  /** The same thing has the same number as long as it lives. */
  readonly id: number
  readonly role: string
  readonly name: string
  readonly box: Box
  /** A point of it that a click would hit; missing where there is none. */
  readonly at?: { readonly x: number; readonly y: number }
  readonly state: 'usable' | 'refused' | 'disabled' | 'behind' | 'covered' | 'outside' | 'scrolled'
  /** What lies over a covered one. */
  readonly by?: string
  /** Background as [red, green, blue], where it is opaque. */
  readonly ground?: readonly number[]
  /** Chosen already: a pressed button, the open tab, a ticked box. */
  readonly on: boolean
  /** Marked by the colour of what may be done now. */
  readonly glows: boolean
  readonly dialog: boolean
  /** The address that a link leads to. */
  readonly href?: string
  readonly text: boolean
  /** Bears the picture of a key without a letter on it: Enter. */
  readonly enter: boolean
}

export interface Pulse {
  readonly print: string
  readonly title: string
  readonly address: string
  readonly moving: boolean
}

interface Eyes {
  /** Whether a thing lies in the group (a list, a grid, tabs) that holds the focus. */
  sameGroup(id: number): boolean
  /** Where to scroll, and how far, to bring a thing into sight. */
  wayTo(
    id: number,
  ): { readonly x: number; readonly y: number; readonly across: number; readonly down: number } | null
  /** Whether a click at a point would still hit a thing. */
  hits(id: number, x: number, y: number): boolean
  /** What was clicked last, 0 where nothing that can be used was; forgets it. */
  clicked(): number
  controls(): Control[]
  pulse(): Pulse
  /** Both of the same moment: what the page says, and what can be used while it does. */
  sight(): { readonly pulse: Pulse; readonly seen: Control[] }
  /** What has the focus: its number, whether it is nothing, and whether it is something that Enter would use. */
  focus(): { readonly id: number; readonly body: boolean; readonly control: boolean }
  nameOf(element: Element): string
  clipOf(element: Element): { readonly box: Box; readonly scrolls: boolean }
}

declare global {
  interface Window {
    strangerEyes: Eyes
  }
}

export function openEyes(): void {
  const USED =
    'button, a[href], input:not([type=hidden]), select, textarea, summary, [role=button], [role=link], [role=tab], ' +
    '[role=radio], [role=switch], [role=checkbox], [role=slider], [role=option], [role=menuitem], [tabindex="0"]'
  const numbers = new WeakMap<Element, number>()
  let last = 0
  const idOf = (element: Element) => {
    const known = numbers.get(element)
    if (known !== undefined) return known
    numbers.set(element, ++last)
    return last
  }

  const withId = (id: number) => [...document.querySelectorAll(USED)].find((each) => numbers.get(each) === id)

  const words = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim()

  function nameOf(element: Element): string {
    const by = element.getAttribute('aria-labelledby')
    const named = by?.split(' ').map((id) => document.getElementById(id)?.textContent ?? '')
    const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : []
    return words(
      element.getAttribute('aria-label') ??
        (named?.join(' ') ||
          labels.map((label) => label.textContent).join(' ') ||
          (element instanceof HTMLElement ? element.innerText : element.textContent) ||
          element.getAttribute('title')),
    ).slice(0, 90)
  }

  /** What is left of an element's box inside everything that cuts it, and whether one could scroll to the rest. */
  function clipOf(element: Element): { box: Box; scrolls: boolean } {
    const whole = element.getBoundingClientRect()
    let { left, top, right, bottom } = whole
    let scrolls = false
    let { position } = getComputedStyle(element)
    for (let up = element.parentElement; up && position !== 'fixed'; up = up.parentElement) {
      const style = getComputedStyle(up)
      if (position === 'absolute' && style.position === 'static' && style.transform === 'none') continue
      position = style.position
      // A board that is dragged about brings everything into sight.
      if (style.cursor === 'grab' || style.touchAction === 'none') scrolls = true
      if (style.display === 'contents') continue
      const cutsX = style.overflowX !== 'visible'
      const cutsY = style.overflowY !== 'visible'
      if (!cutsX && !cutsY) continue
      if (up === document.body || up === document.documentElement) continue
      const box = up.getBoundingClientRect()
      const over = (value: string) => value === 'auto' || value === 'scroll'
      if (over(style.overflowY) && up.scrollHeight > up.clientHeight + 1) scrolls = true
      if (over(style.overflowX) && up.scrollWidth > up.clientWidth + 1) scrolls = true
      if (cutsX) {
        left = Math.max(left, box.left)
        right = Math.min(right, box.right)
      }
      if (cutsY) {
        top = Math.max(top, box.top)
        bottom = Math.min(bottom, box.bottom)
      }
    }
    const page = document.scrollingElement ?? document.documentElement
    if (page.scrollHeight > innerHeight + 1 && getComputedStyle(document.body).overflowY !== 'hidden')
      scrolls = true
    left = Math.max(left, 0)
    top = Math.max(top, 0)
    right = Math.min(right, innerWidth)
    bottom = Math.min(bottom, innerHeight)
    return { box: { x: left, y: top, width: right - left, height: bottom - top }, scrolls }
  }

  /** Points to try, from the middle outwards. */
  function* pointsOf({ x, y, width, height }: Box) {
    const parts = [0.5, 0.3, 0.7, 0.12, 0.88]
    const pairs = parts.flatMap((across) => parts.map((down) => [across, down] as const))
    pairs.sort((a, b) => Math.hypot(a[0] - 0.5, a[1] - 0.5) - Math.hypot(b[0] - 0.5, b[1] - 0.5))
    for (const [across, down] of pairs) yield { x: x + width * across, y: y + height * down }
  }

  /** A drawing is seldom a rectangle: then the middles of its parts. */
  function* partsOf(element: Element) {
    if (!(element instanceof SVGElement)) return
    for (const part of [...element.querySelectorAll('*')].slice(0, 40)) {
      const { x, y, width, height } = part.getBoundingClientRect()
      yield { x: x + width / 2, y: y + height / 2 }
    }
  }

  const isOf = (hit: Element | null, element: Element) =>
    hit !== null &&
    (element.contains(hit) ||
      (element instanceof HTMLInputElement && hit.closest('label')?.control === element))

  function rgb(color: string, least = 0.8): number[] | undefined {
    const [red, green, blue, alpha = 1] = (color.match(/[\d.]+/g) ?? []).map(Number)
    if (blue === undefined || alpha < least) return undefined
    return color.startsWith('color(') ? [red * 255, green * 255, blue * 255] : [red, green, blue]
  }

  /** The sea green by which a table marks what may be done. */
  function isGlow(color: string): boolean {
    const [red, green, blue] = rgb(color, 0.3) ?? []
    if (red === undefined) return false
    const most = Math.max(red, green, blue)
    const least = Math.min(red, green, blue)
    if (most - least < 50 || green !== most) return false
    const hue = 60 * (2 + (blue - red) / (most - least))
    return hue > 148 && hue < 186
  }

  function glows(element: Element): boolean {
    const near = [element, ...[...element.querySelectorAll('*')].slice(0, 30)]
    const styles = near.map((each) => [each, getComputedStyle(each)] as const)
    for (const part of ['::before', '::after']) styles.push([element, getComputedStyle(element, part)])
    return styles.some(([each, style]) => {
      return (
        (style.borderTopStyle !== 'none' && style.borderTopWidth !== '0px' && isGlow(style.borderTopColor)) ||
        (style.outlineStyle !== 'none' && isGlow(style.outlineColor)) ||
        isGlow(style.boxShadow) ||
        (each instanceof SVGElement &&
          (isGlow(style.stroke) || (isGlow(style.fill) && style.fillOpacity !== '0')))
      )
    })
  }

  /** What lies over a thing: the largest part of the page at that point that the thing is no part of. */
  function layerOver(element: Element, hit: Element | null): string {
    let over = hit
    while (over?.parentElement && !over.parentElement.contains(element)) over = over.parentElement
    if (!over) return 'nothing'
    const heading = over.querySelector('h1, h2, h3, h4, legend')
    return `“${(heading ? nameOf(heading) : nameOf(over)).slice(0, 40) || over.localName}”`
  }

  /** Whether what lies over a thing stays where it is while the thing is scrolled away under it. */
  function staysPut(element: Element, hit: Element | null): boolean {
    for (let over = hit; over && !over.contains(element); over = over.parentElement)
      if (/sticky|fixed/.test(getComputedStyle(over).position)) return true
    return false
  }

  /** A board that is dragged about brings a thing out from under what lies over it, as long as some of it is free. */
  function canBeDragged(element: Element): boolean {
    for (let up = element.parentElement; up; up = up.parentElement) {
      const { cursor, touchAction } = getComputedStyle(up)
      if (cursor !== 'grab' && touchAction !== 'none') continue
      const { box } = clipOf(up)
      return [...pointsOf(box)].some(({ x, y }) => up.contains(document.elementFromPoint(x, y)))
    }
    return false
  }

  const WINDOW = 'dialog, [role=dialog], [role=alertdialog]'

  function look(element: Element): Control | undefined {
    if (
      element.closest('[inert]') ||
      !element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    )
      return undefined
    const style = getComputedStyle(element)
    if (style.pointerEvents === 'none') return undefined
    const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined
    const small = element.getBoundingClientRect()
    const shown = label && (small.width < 4 || small.height < 4 || style.opacity === '0') ? label : element
    const whole = shown.getBoundingClientRect()
    if (whole.width < 4 || whole.height < 4) return undefined
    const { box, scrolls } = clipOf(shown)
    const aria = (name: string) => element.getAttribute(`aria-${name}`)
    const on =
      aria('pressed') === 'true' ||
      aria('selected') === 'true' ||
      aria('checked') === 'true' ||
      (aria('current') ?? 'false') !== 'false' ||
      (element instanceof HTMLInputElement && element.checked)
    const ground = rgb(style.backgroundColor)
    const base = {
      id: idOf(element),
      role:
        element.getAttribute('role') ??
        (element instanceof HTMLInputElement ? element.type : element.localName),
      name: nameOf(element),
      box: { x: whole.x, y: whole.y, width: whole.width, height: whole.height },
      ...(ground && { ground }),
      on,
      dialog: element.closest(WINDOW) !== null,
      ...(element instanceof HTMLAnchorElement && { href: element.href }),
      enter: [...element.querySelectorAll('kbd')].some((key) => words(key.textContent) === ''),
      text:
        element instanceof HTMLTextAreaElement ||
        (element instanceof HTMLInputElement &&
          /^(text|search|email|password|number|url)$/.test(element.type)),
    }
    const disabled = element.matches(':disabled')
    if (box.width < 4 || box.height < 4)
      return { ...base, glows: false, state: disabled ? 'disabled' : scrolls ? 'scrolled' : 'outside' }
    let first: Element | null = null
    for (const at of [...pointsOf(box), ...partsOf(element)]) {
      const hit = document.elementFromPoint(at.x, at.y)
      first ??= hit
      if (!isOf(hit, shown) && !isOf(hit, element)) continue
      if (disabled) return { ...base, at, glows: false, state: 'disabled' }
      if (aria('disabled') === 'true') return { ...base, at, glows: false, state: 'refused' }
      return { ...base, at, glows: glows(shown), state: 'usable' }
    }
    if (disabled || aria('disabled') === 'true') return { ...base, glows: false, state: 'disabled' }
    // Behind a window, a tip or what is carried there is nothing to be used.
    const behind = first?.closest(`${WINDOW}, [role=tooltip], [role=menu], [role=listbox]`)
    if (behind && !behind.contains(element)) return { ...base, glows: false, state: 'behind' }
    const isPartly = box.width < whole.width / 2 || box.height < whole.height / 2
    if ((scrolls && (isPartly || staysPut(element, first))) || canBeDragged(element))
      return { ...base, glows: false, state: 'scrolled' }
    return { ...base, glows: false, state: 'covered', by: layerOver(element, first) }
  }

  function controls(): Control[] {
    const found: Control[] = []
    for (const element of document.querySelectorAll(USED)) {
      if (element.getAttribute('role') === 'application' || element.getAttribute('role') === 'region')
        continue
      const control = look(element)
      if (control) found.push(control)
    }
    return found
  }

  /** Everything that the page says and shows as chosen, as a short number. */
  function print(): string {
    let hash = 2166136261
    const add = (text: string) => {
      for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 16777619)
    }
    add(location.href)
    add(document.body.innerText)
    for (const each of document.querySelectorAll('svg text')) add(each.textContent ?? '')
    for (const each of document.querySelectorAll(USED)) {
      if (each.getAttribute('role') === 'application') continue
      add(each.getAttribute('aria-label') ?? '')
      add(each.getAttribute('aria-pressed') ?? each.getAttribute('aria-selected') ?? '')
      add((each as HTMLButtonElement).disabled ? '-' : '+')
      if (each instanceof HTMLInputElement) add(`${each.value}${each.checked}`)
    }
    return (hash >>> 0).toString(36)
  }

  const isMoving = () =>
    document.getAnimations().some((animation) => {
      if (animation.playState !== 'running') return false
      const { iterations } = animation.effect?.getTiming() ?? {}
      return iterations !== Number.POSITIVE_INFINITY
    })

  const GROUP =
    'fieldset, ul, ol, nav, [role=radiogroup], [role=tablist], [role=toolbar], [role=grid], [role=listbox], ' +
    '[role=menu], [role=group], [role=application], svg'

  const pulse = (): Pulse => ({
    print: print(),
    title: document.title,
    address: location.href,
    moving: isMoving(),
  })

  let clicked = 0
  addEventListener(
    'click',
    ({ target }) => {
      const used = target instanceof Element && target.closest(USED)
      clicked = used ? idOf(used) : 0
    },
    true,
  )

  window.strangerEyes = {
    hits: (id, x, y) => {
      const element = withId(id)
      const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined
      const hit = document.elementFromPoint(x, y)
      return element !== undefined && (isOf(hit, element) || (label !== undefined && isOf(hit, label)))
    },
    clicked: () => {
      const last = clicked
      clicked = 0
      return last
    },
    sight: () => ({ pulse: pulse(), seen: controls() }),
    sameGroup: (id) => {
      const group = document.activeElement?.closest(GROUP)
      const wanted = withId(id)
      return group !== null && group !== undefined && wanted !== undefined && group.contains(wanted)
    },
    wayTo: (id) => {
      const element = withId(id)
      if (!element) return null
      const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined
      const box = (label ?? element).getBoundingClientRect()
      for (let up = element.parentElement; up; up = up.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(up)
        const over = (value: string) => value === 'auto' || value === 'scroll'
        const page = up === document.documentElement
        const isDown = (page || over(overflowY)) && up.scrollHeight > up.clientHeight + 1
        const isAcross = (page || over(overflowX)) && up.scrollWidth > up.clientWidth + 1
        if (!isDown && !isAcross) continue
        const around = page ? new DOMRect(0, 0, innerWidth, innerHeight) : up.getBoundingClientRect()
        const x = Math.max(around.left, 0) + Math.min(around.width, innerWidth) / 2
        const y =
          Math.max(around.top, 0) + (Math.min(around.bottom, innerHeight) - Math.max(around.top, 0)) / 2
        return {
          x,
          y,
          across: isAcross ? box.x + box.width / 2 - x : 0,
          down: isDown ? box.y + box.height / 2 - y : 0,
        }
      }
      return null
    },
    controls,
    nameOf,
    clipOf,
    pulse,
    focus: () => {
      const active = document.activeElement
      const body = !active || active === document.body || active === document.documentElement
      return {
        id: active && !body ? idOf(active) : 0,
        body,
        control: !body && (active?.matches(USED) ?? false),
      }
    },
  }
}
