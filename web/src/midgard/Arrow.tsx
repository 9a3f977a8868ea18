/** From … to; a drawing, since not every font has the sign. */
export function Arrow() {
  return (
    <svg className="mg-arrow" viewBox="0 0 14 10" aria-hidden="true">
      <path
        d="M1 5h10M7.500 1.500L11.500 5 7.500 8.500"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.700"
      />
    </svg>
  )
}
