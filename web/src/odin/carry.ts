/** A press that becomes a carry once it has travelled: the picture follows the pointer, and `drop` says where it was let go. */
export function carry(
  event: React.PointerEvent,
  picture: SVGElement | null,
  { drop, tap }: { drop: (x: number, y: number) => void; tap: () => void },
): void {
  if (event.pointerType === 'mouse' && event.button !== 0) return
  const { pointerId, clientX, clientY } = event
  let carried: HTMLElement | undefined
  const move = (to: PointerEvent) => {
    if (to.pointerId !== pointerId) return
    if (!carried) {
      if (Math.hypot(to.clientX - clientX, to.clientY - clientY) < 6) return
      carried = document.createElement('div')
      carried.className = 'od-carried'
      if (picture) carried.append(picture.cloneNode(true))
      document.body.append(carried)
    }
    to.preventDefault()
    carried.style.transform = `translate(${to.clientX - 20}px, ${to.clientY - 20}px) scale(2)`
  }
  const end = (to: PointerEvent) => {
    if (to.pointerId !== pointerId) return
    removeEventListener('pointermove', move)
    removeEventListener('pointerup', end)
    removeEventListener('pointercancel', end)
    if (carried) {
      carried.remove()
      if (to.type === 'pointerup') drop(to.clientX, to.clientY)
    } else if (to.type === 'pointerup') tap()
  }
  addEventListener('pointermove', move, { passive: false })
  addEventListener('pointerup', end)
  addEventListener('pointercancel', end)
}
