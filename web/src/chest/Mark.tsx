import type { Source } from '@meadhall/kernel/component-set'
import { useChest } from './words.ts'

/** Shape and word, never colour alone: a seal with a tick, a dashed ring with two waves, a lozenge with a hammer. */
export function Mark({ source, size = 16 }: { source: Source; size?: number }) {
  return (
    <svg className={`chest-mark ${source}`} width={size} height={size} viewBox="0 0 20 20" aria-hidden="true">
      {source === 'printed' && (
        <>
          <circle cx="10" cy="10" r="8.4" fill="var(--bone)" stroke="var(--tar)" />
          <path d="M5.800 10.400L8.900 13.600 14.400 6.800" fill="none" stroke="#241503" strokeWidth="2.4" />
        </>
      )}
      {source === 'reconstructed' && (
        <>
          <circle
            cx="10"
            cy="10"
            r="8"
            fill="none"
            stroke="var(--dim)"
            strokeWidth="1.8"
            strokeDasharray="3 2"
          />
          <path
            d="M5 8.600q2.500-3 5 0t5 0M5 13q2.500-3 5 0t5 0"
            fill="none"
            stroke="var(--dim)"
            strokeWidth="1.600"
          />
        </>
      )}
      {source === 'yours' && (
        <>
          <path d="M10 .8L19.200 10 10 19.200.8 10Z" fill="#e0a83e" stroke="var(--tar)" />
          <path
            d="M6.400 7.400h5.600l1.800 1.600-1.800 1.600H10.600v4.200H8.600v-4.200H6.400Z"
            fill="#241503"
          />
        </>
      )}
    </svg>
  )
}

/** The mark and its word. */
export function Marked({ source }: { source: Source }) {
  const { c } = useChest()
  return (
    <span className={`chest-source ${source}`}>
      <Mark source={source} /> {c(`source.${source}`)}
    </span>
  )
}
