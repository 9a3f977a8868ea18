import { memo } from 'react'
import { type PieceProps, Sheet } from '../pieces/Sheet.tsx'

export const TOKENS = [
  'food',
  'wood',
  'coin',
  'favor',
  'blame',
  'glory',
  'horn',
  'attack',
  'defence',
] as const
export type TokenName = (typeof TOKENS)[number]

/** Tokens by silhouette on a grid of 24: dark casing, one highlight; legible at 14. */
const TOKEN_MARKUP: Record<TokenName, string> = {
  food: '<path d="M13.6 3.2C18 1.4 22 4.4 21.4 9 20.8 13.8 16 16.6 11.6 15.4L7.8 19.2C8.6 21.4 6.6 23 4.8 21.8 4.4 21.5 4.3 21 4.3 20.5 3.6 20.6 3 20.5 2.6 20 1.2 18.4 2.6 16.4 4.8 17L8.8 12.8C7.8 8.8 9.8 4.8 13.6 3.2Z" fill="#3a1208"/><path d="M13.9 4.2C17.6 2.8 20.8 5.2 20.4 9 19.9 13 15.8 15.4 12 14.3L11 13.2 9.8 12.4C8.8 9 10.8 5.4 13.9 4.2Z" fill="#c8572f"/><path d="M14.2 5.4C16.8 4.5 19 6 18.8 8.6" fill="none" stroke="#f2a27a" stroke-width="1.6" stroke-linecap="round"/><path d="M9.4 13.2L10.9 14.7 6.8 18.8C7.6 20.4 6.4 21.4 5.2 20.8L5 19.4 3.5 19.1C2.8 18 3.8 16.8 5.4 17.4Z" fill="#f6e8cc"/>',
  wood: '<path d="M6.5 6.2H19.5A5.3 5.3 0 0 1 19.5 17.8H6.5Z" fill="#2a160a"/><path d="M6.5 7.2H19A4.7 4.7 0 0 1 19 16.8H6.5Z" fill="#8a5a30"/><path d="M9 10H20M8 13.2H21M11 7.4H18" stroke="#5f3a1c" stroke-linecap="round"/><ellipse cx="6.8" cy="12" rx="4.8" ry="5.8" fill="#2a160a"/><ellipse cx="6.8" cy="12" rx="3.8" ry="4.8" fill="#e6bd83"/><ellipse cx="6.8" cy="12" rx="2.2" ry="2.9" fill="none" stroke="#9a6a38" stroke-width=".9"/><ellipse cx="6.8" cy="12" rx=".8" ry="1" fill="#9a6a38"/>',
  coin: '<circle cx="12" cy="12" r="10" fill="#4a3205"/><circle cx="12" cy="12" r="9" fill="#f0bd3c"/><circle cx="12" cy="12" r="6.8" fill="none" stroke="#8f6410" stroke-width="1.1" stroke-dasharray="1.6 1.1"/><path d="M12 7.4V16.6M7.4 12H16.6" stroke="#7a5408" stroke-width="2.2"/><circle cx="12" cy="12" r="1.7" fill="#f0bd3c" stroke="#7a5408"/><path d="M5.4 9.2A7.4 7.4 0 0 1 9 5.2" stroke="#fff2c0" stroke-width="1.4" fill="none" stroke-linecap="round"/>',
  favor:
    '<path d="M12 .6A3.2 3.2 0 0 1 14.6 5.4L15 11H20.4L23 14V19.4L20.4 22H14.6L12 23.6 9.4 22H3.6L1 19.4V14L3.6 11H9L9.4 5.4A3.2 3.2 0 0 1 12 .6Z" fill="#04262d"/><path d="M10.6 6.4H13.4L13.9 12.2H19.9L21.8 14.4V19L19.9 20.8H14.2L12 22.2 9.8 20.8H4.1L2.2 19V14.4L4.1 12.2H10.1Z" fill="#62d2e2"/><circle cx="12" cy="3.9" r="1.9" fill="none" stroke="#62d2e2" stroke-width="1.5"/><path d="M4.6 13.4H19.4" stroke="#d8fbff" stroke-width="1.3" stroke-linecap="round"/><path d="M7 18.6L9.5 15.8 12 18.6 14.5 15.8 17 18.6" stroke="#0b5664" stroke-width="1.5" fill="none" stroke-linejoin="round"/>',
  blame:
    '<path d="M3 3.4L9 1.6 12.4 3 17 1.4 21.4 4.4 20.6 12.6 17.4 18.2 12 23 6.6 18.6 3.2 12Z" fill="#f3a08d"/><path d="M4.2 4.4L9 2.9 12.3 4.3 17 2.7 20.2 5 19.5 12.3 16.6 17.4 12 21.4 7.4 17.8 4.4 11.8Z" fill="#3a1518"/><path d="M13.4 3.8L9.8 9.4 13.6 11.6 10.4 16.2 12 21" stroke="#ff6f52" stroke-width="1.8" fill="none" stroke-linejoin="round"/>',
  glory:
    '<path d="M12 .8L15.3 8.3 23.4 9.1 17.3 14.5 19.1 22.5 12 18.3 4.9 22.5 6.7 14.5 .6 9.1 8.7 8.3Z" fill="#ffd25e" stroke="#4a3000" stroke-width="1.7" stroke-linejoin="round"/><path d="M12 3.4V12.4L15 9.6ZM12 12.4L20.6 9.9 16 13.8ZM12 12.4L17.4 20 12 16.8ZM12 12.4L6.6 20 8 14.8ZM12 12.4L3.4 9.9 9.2 9.8Z" fill="#d9962a"/>',
  horn: '<path d="M2.6 8.6C4 16.6 10 20.6 17.6 18.4 20.6 17.4 22.2 14.6 21.6 11.4L18.8 10.4C18.6 13 17 14.6 14.4 14.6 10.6 14.6 8 11.6 7.2 6.6Z" fill="#f0dfb8" stroke="#3a2410" stroke-width="1.2" stroke-linejoin="round"/><path d="M2 8.8L7.8 6.2" stroke="#d8a648" stroke-width="2.6" stroke-linecap="round"/><path d="M11 12.8L9.4 16.8M15.4 14.6L15.2 18.8" stroke="#d8a648" stroke-width="1.8"/>',
  attack:
    '<path d="M12 1L15 7 21.8 5.2 18.6 11.4 23 16 16.4 16.4 14.6 23 10.6 17.4 4 20 6 13.6 1 9.4 7.8 8.4Z" fill="#c23a24" stroke="#2b0a05" stroke-width="1.2" stroke-linejoin="round"/>',
  defence:
    '<path d="M12 1.4L21.4 4.4V11C21.4 17 17.4 21.2 12 23 6.6 21.2 2.6 17 2.6 11V4.4Z" fill="#4d6c7c" stroke="#0b1a22" stroke-width="1.2" stroke-linejoin="round"/><path d="M12 3.2V21" stroke="#0b1a22" stroke-opacity=".25"/>',
}

/** A token's markup inside another fixed drawing. */
export const tokenAt = (name: TokenName, x: number, y: number, size: number) =>
  `<g transform="translate(${x} ${y}) scale(${(size / 24).toFixed(3)})">${TOKEN_MARKUP[name]}</g>`

export const Token = memo(function Token({ name, size = 20, ...rest }: PieceProps & { name: TokenName }) {
  return (
    <Sheet
      {...rest}
      thing={name}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      markup={TOKEN_MARKUP[name]}
    />
  )
})
