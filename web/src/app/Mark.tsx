import { useMemo } from 'react'
import { band } from '../art/knot.ts'
import { Sheet } from '../art/pieces/Sheet.tsx'
import { useSettings } from '../store/settings.ts'

/** The mark: a gable with crossed raven heads, its doorway a flame. Below 22 pixels without the ravens. */
export function Mark({ size = 26 }: { size?: number }) {
  const small = size < 22
  return (
    <svg className="art" width={size} height={size} viewBox="0 0 48 48" aria-hidden="true">
      <g transform={`translate(0 ${small ? 0 : 1})`}>
        <path
          d={small ? 'M3 28.5L27.4 5M45 28.5L20.6 5' : 'M4 28L27.8 5.4M44 28L20.2 5.4'}
          stroke="var(--title)"
          strokeWidth={small ? 6.4 : 5}
          strokeLinecap="round"
          fill="none"
        />
        {!small && (
          <>
            <path
              d="M22 9.4L27 4.4C28.4 1.4 31.6-.4 35-.2L42.4 2.6 37 4.4 41.6 8 34.8 7.6C32.6 7.6 31 8.6 29.6 10L26 13.4ZM26 9.4L21 4.4C19.6 1.4 16.4-.4 13-.2L5.6 2.6 11 4.4 6.4 8 13.2 7.6C15.4 7.6 17 8.6 18.4 10L22 13.4Z"
              fill="var(--title)"
            />
            <path d="M20.6 9.6L27.4 16" stroke="var(--wood)" strokeWidth="1.2" />
            <circle cx="33.4" cy="3.2" r="1.3" fill="var(--wood)" />
            <circle cx="14.6" cy="3.2" r="1.3" fill="var(--wood)" />
          </>
        )}
        <path d={`M9 29L24 ${small ? 15.6 : 16.4} 39 29V46H9Z`} fill="var(--title)" />
        <path
          d="M24 19.6C31.4 25.6 33.6 30 33.6 35.6V46H14.4V35.6C14.4 30 16.6 25.6 24 19.6Z"
          fill="var(--wood)"
        />
        <path
          d="M25 25.4C29.6 31 31 33.8 31 38 31 42.8 28 46 24 46S17 42.8 17 38.6C17 35 19 33 20.6 30.4 21 32.2 21.6 33 22.6 33.6 24.4 31.4 25.2 28.8 25 25.4Z"
          fill="#ff9a2e"
        />
        {!small && (
          <path
            d="M24.6 36.4C27 39 27.6 40.4 27.6 42.2 27.6 44.6 26 46 24 46S20.6 44.6 20.6 42.4C20.6 40.4 23.4 39.4 24.6 36.4Z"
            fill="#ffe08a"
          />
        )}
      </g>
    </svg>
  )
}

const KNOTS = { dark: '#8d6a30', light: '#a9573c' } as const
const GROUNDS = {
  wood: { dark: '#2b1e15', light: '#f3ead7' },
  prompt: { dark: '#38281b', light: '#ead9b6' },
} as const

/** A carved band for a bar that has room. */
export function Band({
  length = 150,
  height = 24,
  on = 'wood',
}: {
  length?: number
  height?: number
  on?: keyof typeof GROUNDS
}) {
  const { theme } = useSettings()
  const markup = useMemo(
    () => band(length, height, KNOTS[theme], GROUNDS[on][theme]),
    [length, height, on, theme],
  )
  return <Sheet className="band" width={length} height={height} markup={markup} />
}
