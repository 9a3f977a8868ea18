/** A sentence of a lesson: the names of things that are to be touched stand between stars. */
export function Words({ text }: { text: string }) {
  return text.split('*').map((part, i) =>
    i % 2 === 0 ? (
      part
    ) : (
      <b key={i} className="world lesson-name">
        {part}
      </b>
    ),
  )
}
