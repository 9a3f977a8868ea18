import type { ReactNode } from 'react'

/** A line above the table, and what can be answered to it. */
export function Notice({
  words,
  className = '',
  children,
}: {
  words: string
  className?: string
  children?: ReactNode
}) {
  return (
    <div className={`notice ${className}`}>
      <span className="grow">{words}</span>
      {children}
    </div>
  )
}
