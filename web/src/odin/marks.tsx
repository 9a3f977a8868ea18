// Small marks in running text, drawn, because no font of the page has them.
import type { ReactNode } from 'react'

function Mark({ children, className = '' }: { children: ReactNode; className?: string }) {
  return (
    <svg className={`od-mark ${className}`} viewBox="0 0 12 12" aria-hidden="true">
      {children}
    </svg>
  )
}

const line = {
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.7,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const

export const Arrow = () => (
  <Mark>
    <path d="M1 6h9m-3.500-3.500L10.500 6 7 9.500" {...line} />
  </Mark>
)
export const Tick = () => (
  <Mark>
    <path d="M1.500 6.500L4.500 9.500 10.500 2" {...line} />
  </Mark>
)
export const Star = () => (
  <Mark>
    <path
      d="M6 .600L7.600 4.200 11.500 4.600 8.600 7.200 9.400 11.200 6 9.200 2.600 11.200 3.400 7.200.500 4.600 4.400 4.200Z"
      fill="currentColor"
    />
  </Mark>
)
export const Cross = () => (
  <Mark>
    <path d="M2.500 2.500l7 7m0-7l-7 7" {...line} />
  </Mark>
)
export const Turn = () => (
  <Mark>
    <path d="M10.300 6.500A4.300 4.300 0 1 1 8.800 2.700M9.200.500v2.700H6.500" {...line} />
  </Mark>
)
export const Swords = () => (
  <Mark>
    <path d="M1.500 1.500l8 8M10.500 1.500l-8 8M7.500 10.500l3-3M1.500 7.500l3 3" {...line} />
  </Mark>
)
