/** How hard it is: so many of five stones, and said for those who do not see them. */
export function Stones({ stars, label }: { stars: number; label: string }) {
  return (
    <span className="puzzle-stones" role="img" aria-label={label} title={label}>
      {[1, 2, 3, 4, 5].map((n) => (
        <i key={n} className={n <= stars ? 'on' : ''} />
      ))}
    </span>
  )
}
