import type { ReactNode } from 'react'

interface Tab<T extends string> {
  readonly id: T
  readonly face: ReactNode
  /** What it is called where its face is only a sign. */
  readonly spoken?: string
  /** What that sign stands for, by its name in the tips. */
  readonly thing?: string
}

/** A row of tabs, of which one is open. */
export function Tabs<T extends string>({
  className,
  label,
  of,
  open,
  onOpen,
}: {
  className: string
  label: string
  of: readonly Tab<T>[]
  open: T | undefined
  onOpen: (tab: T) => void
}) {
  return (
    <div className={className} role="tablist" aria-label={label}>
      {of.map(({ id, face, spoken, thing }) => (
        <button
          key={id}
          type="button"
          role="tab"
          aria-selected={id === open}
          aria-label={spoken}
          data-thing={thing}
          onClick={() => onOpen(id)}
        >
          {face}
        </button>
      ))}
    </div>
  )
}

/** A word, and how much there is behind it. */
export const counted = (name: string, count: number): ReactNode => (
  <>
    {name} <span className="count">{count}</span>
  </>
)
