// Carrying a piece over the table by mouse, finger or keys: one way for all games. A press that does not travel stays a
// click. The table is not drawn again while a picture follows the pointer.

/** How far a press travels before it carries. */
const TRAVEL = 6

/** How far beside a place a piece may be let go and still goes there. */
const REACH = 24

/** For how long after a carry a click is its own end and not meant for what lies there. */
const ECHO = 50

/** What follows the pointer: a copy of a picture, this much larger. */
interface Pictured {
  readonly picture?: Element | null | undefined
  readonly larger?: number
  /** The piece is in hand. */
  readonly begin?: () => void
}

interface Carried extends Pictured {
  readonly over?: (x: number, y: number) => void
  readonly drop: (x: number, y: number) => void
  /** It was let go nowhere: Escape, or the browser took the pointer. */
  readonly back: () => void
  /** A second finger came down. */
  readonly second?: () => void
}

/** A piece for one of the places, which carry their names as `data-drop`. */
export interface Delivery extends Pictured {
  readonly over: (place: string | undefined) => void
  /** Without a place it goes back to where it was. */
  readonly drop: (place: string | undefined) => void
}

/** A press on a piece becomes a carry once it has travelled. */
export function carry(event: React.PointerEvent, carried: Carried): void {
  if (event.pointerType === 'mouse' && event.button !== 0) return
  const { pointerId, clientX, clientY } = event
  const done = new AbortController()
  let copy: Copy | undefined
  const end = () => {
    done.abort()
    if (!copy) return false
    copy.remove()
    swallowClick()
    return true
  }
  const own = (then: (to: PointerEvent) => void) => (to: PointerEvent) => {
    if (to.pointerId === pointerId) then(to)
  }
  const move = own((to) => {
    if (!copy) {
      if (Math.hypot(to.clientX - clientX, to.clientY - clientY) < TRAVEL) return
      copy = copyOf(carried)
      carried.begin?.()
    }
    to.preventDefault()
    copy.to(to.clientX, to.clientY)
    carried.over?.(to.clientX, to.clientY)
  })
  const listen = { signal: done.signal }
  addEventListener('pointermove', move, { ...listen, passive: false })
  addEventListener(
    'pointerup',
    own((to) => end() && carried.drop(to.clientX, to.clientY)),
    listen,
  )
  addEventListener(
    'pointercancel',
    own(() => end() && carried.back()),
    listen,
  )
  addEventListener('pointerdown', (to) => copy && to.pointerId !== pointerId && carried.second?.(), listen)
  addEventListener(
    'keydown',
    (key) => {
      if (key.key !== 'Escape' || !end()) return
      keepKey(key)
      carried.back()
    },
    { ...listen, capture: true },
  )
}

/** A press that carries a piece to a place. */
export function deliver(event: React.PointerEvent, delivery: Delivery): void {
  let at: string | undefined
  carry(event, {
    ...delivery,
    over: (x, y) => {
      const place = placeAt(x, y)?.dataset.drop
      if (place !== at) delivery.over(place)
      at = place
    },
    drop: (x, y) => delivery.drop(placeAt(x, y)?.dataset.drop),
    back: () => delivery.drop(undefined),
  })
}

/**
 * The same by keys: Space takes the piece up, arrows carry it from place to place in the order of the page, Space or Enter
 * sets it down, Escape puts it back.
 */
export function deliverByKeys(event: React.KeyboardEvent, delivery: Delivery): void {
  if (event.key !== ' ' || event.repeat) return
  keepKey(event.nativeEvent)
  const done = new AbortController()
  const copy = copyOf(delivery)
  let at: HTMLElement | undefined
  const end = (place: string | undefined) => {
    done.abort()
    copy.remove()
    delivery.drop(place)
  }
  delivery.begin?.()
  const press = (key: KeyboardEvent) => {
    const by = BY[key.key]
    if (by) {
      const places = placesNow()
      const next = at ? places.indexOf(at) + by : by > 0 ? 0 : -1
      at = places.at(next % places.length)
      const box = at?.getBoundingClientRect()
      if (box) copy.to(box.left + box.width / 2, box.top + box.height / 2)
      delivery.over(at?.dataset.drop)
    } else if (key.key === ' ' || key.key === 'Enter') end(at?.dataset.drop)
    else if (key.key === 'Escape' || key.key === 'Tab') end(undefined)
    else return
    if (key.key !== 'Tab') keepKey(key)
  }
  addEventListener('keydown', press, { signal: done.signal, capture: true })
  addEventListener('pointerdown', () => end(undefined), { signal: done.signal })
}

const BY: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

const placesNow = () => [...document.querySelectorAll<HTMLElement>('[data-drop]')]

/** The place under a point or next to it; of those that lie over each other, the one whose middle is nearest. */
function placeAt(x: number, y: number): HTMLElement | undefined {
  let found: HTMLElement | undefined
  let least = Number.POSITIVE_INFINITY
  for (const place of placesNow()) {
    const { left, right, top, bottom } = place.getBoundingClientRect()
    const beside = Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom))
    const far = 1000 * beside + Math.hypot((left + right) / 2 - x, (top + bottom) / 2 - y)
    if (beside > REACH || far >= least) continue
    least = far
    found = place
  }
  return found
}

interface Copy {
  readonly to: (x: number, y: number) => void
  readonly remove: () => void
}

/** The copy that is carried; the piece itself is pale meanwhile. */
function copyOf({ picture, larger = 1 }: Pictured): Copy {
  const copy = document.createElement('div')
  copy.className = 'carried'
  copy.hidden = true
  if (picture) copy.append(picture.cloneNode(true))
  picture?.setAttribute('data-lifted', '')
  document.body.append(copy)
  return {
    to: (x, y) => {
      copy.hidden = false
      copy.style.transform = `translate(${x}px, ${y}px) translate(-50%, -50%) scale(${larger})`
    },
    remove: () => {
      copy.remove()
      picture?.removeAttribute('data-lifted')
    },
  }
}

function keep(event: Event): void {
  event.preventDefault()
  event.stopPropagation()
}

/** A key that was heard here is heard nowhere else, nor does Space press the button when it comes up. */
function keepKey(event: KeyboardEvent): void {
  keep(event)
  addEventListener('keyup', keep, { capture: true, once: true })
}

function swallowClick(): void {
  const done = new AbortController()
  addEventListener('click', keep, { capture: true, once: true, signal: done.signal })
  setTimeout(() => done.abort(), ECHO)
}
