import type { ComponentProps, CSSProperties, ReactNode } from 'react'

/**
 * A thing one can press. What it shows is silent, and the button that lies over it says what it is: numbers and signs read
 * one after the other would not.
 */
export function Press({
  className,
  style,
  label,
  children,
  ...button
}: Omit<ComponentProps<'button'>, 'children' | 'style' | 'className'> & {
  className: string
  style?: CSSProperties
  label: string
  children: ReactNode
}) {
  return (
    <span className={`od-press ${className}`} style={style}>
      <span className="od-unspoken" aria-hidden="true">
        {children}
      </span>
      <button type="button" aria-label={label} {...button} />
    </span>
  )
}
