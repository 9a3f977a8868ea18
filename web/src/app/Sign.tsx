/** Small signs on buttons, drawn so that no font has to have them. They stand beside words or have a spoken name. */
const SIGNS = {
  enter: 'M12 3V8H4M7 5L4 8L7 11',
  undo: 'M4 6H9.500A3.500 3.500 0 0 1 9.500 13H6M7 3L4 6L7 9',
  redo: 'M12 6H6.500A3.500 3.500 0 0 0 6.500 13H10M9 3L12 6L9 9',
  back: 'M10 3L5 8L10 13Z',
  on: 'M6 3L11 8L6 13Z',
  first: 'M8 3L3 8L8 13ZM14 3L9 8L14 13Z',
  last: 'M2 3L7 8L2 13ZM8 3L13 8L8 13Z',
  up: 'M3 10L8 5L13 10',
  down: 'M3 6L8 11L13 6',
  tick: 'M3 8.500L6.500 12L13 4.500',
  pause: 'M5 3V13M11 3V13',
  close: 'M3.500 3.500L12.500 12.500M12.500 3.500L3.500 12.500',
  list: 'M2 4H14M2 8H14M2 12H14',
} as const

export type SignName = keyof typeof SIGNS

const FILLED: readonly SignName[] = ['back', 'on', 'first', 'last']

export function Sign({ name, size = 14 }: { name: SignName; size?: number }) {
  return (
    <svg className="art sign" width={size} height={size} viewBox="0 0 16 16" aria-hidden="true">
      <path
        d={SIGNS[name]}
        fill={FILLED.includes(name) ? 'currentColor' : 'none'}
        stroke="currentColor"
        strokeWidth={FILLED.includes(name) ? 0.6 : 1.8}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}

/** The Enter key as it is printed on keyboards. */
export function EnterKey() {
  return (
    <kbd>
      <Sign name="enter" size={12} />
    </kbd>
  )
}
