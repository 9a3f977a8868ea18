import type { ReactNode } from 'react'

/** A picture with a few words or numbers on it, and the full sentence for whoever cannot see it. */
export function Named({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <span className="unseen">{name}</span>
      <span className="mg-face" aria-hidden="true">
        {children}
      </span>
    </>
  )
}
