/** Gradients that live pieces share; once on every page that shows pieces. */
export function ArtDefs() {
  return (
    <svg width="0" height="0" style={{ position: 'absolute' }} aria-hidden="true">
      <defs>
        <linearGradient id="art-sheen" x1="0" y1="0" x2=".7" y2="1">
          <stop offset="0" stopColor="#fff" stopOpacity=".34" />
          <stop offset=".45" stopColor="#fff" stopOpacity="0" />
          <stop offset="1" stopColor="#000" stopOpacity=".22" />
        </linearGradient>
        <Glow
          id="art-legal"
          colour="var(--legal-glow)"
          from="var(--legal-glow-from)"
          to="var(--legal-glow-to)"
        />
        <Glow id="art-chosen" colour="var(--chosen-glow)" from=".7" to=".28" />
        <Glow id="art-fire" colour="#ff9c33" from=".6" to=".16" />
      </defs>
    </svg>
  )
}

function Glow({ id, colour, from, to }: { id: string; colour: string; from: string; to: string }) {
  return (
    <radialGradient id={id}>
      <stop offset="0" style={{ stopColor: colour, stopOpacity: from }} />
      <stop offset=".55" style={{ stopColor: colour, stopOpacity: to }} />
      <stop offset="1" style={{ stopColor: colour, stopOpacity: 0 }} />
    </radialGradient>
  )
}
