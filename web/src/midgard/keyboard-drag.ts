import type { KeyboardCoordinateGetter } from '@dnd-kit/core'

/** Arrow keys carry a piece from place to place, in the order of the page. */
export const jumpBetweenPlaces: KeyboardCoordinateGetter = (event, { context, currentCoordinates }) => {
  const by =
    event.code === 'ArrowRight' || event.code === 'ArrowDown'
      ? 1
      : event.code === 'ArrowLeft' || event.code === 'ArrowUp'
        ? -1
        : 0
  if (by === 0) return undefined
  event.preventDefault()
  const places = [...context.droppableContainers.getEnabled()].flatMap(({ id }) => {
    const rect = context.droppableRects.get(id)
    return rect ? [{ id, rect }] : []
  })
  if (places.length === 0) return currentCoordinates
  const at = places.findIndex(({ id }) => id === context.over?.id)
  const next = places[at < 0 ? (by > 0 ? 0 : places.length - 1) : (at + by + places.length) % places.length]
  return { x: next.rect.left + next.rect.width / 2, y: next.rect.top + next.rect.height / 2 }
}
