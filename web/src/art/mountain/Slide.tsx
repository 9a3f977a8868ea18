/** A piece in a drawing that slides to its new place when that changes. */
export function Slide({ x, y, markup }: { x: number; y: number; markup: string }) {
  return (
    <g
      className="slide"
      style={{ transform: `translate(${x}px, ${y}px)` }}
      dangerouslySetInnerHTML={{ __html: markup }}
    />
  )
}
