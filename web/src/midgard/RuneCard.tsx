import { RUNES } from '@meadhall/midgard/vocabulary'
import { Sheet } from '../art/pieces/Sheet.tsx'
import { useMidgard } from './hold.ts'
import { RUNE_LETTERS } from './pieces.ts'

/** A rune card: a standing stone with its letter, its name, and the Glory it is worth. */
export function RuneCard({
  rune,
  width = 52,
  glory,
  spent = false,
}: {
  rune: number
  width?: number
  glory: number
  spent?: boolean
}) {
  const { say } = useMidgard()
  const name = say.name(RUNES[rune])
  const tight = name.length > 8
  return (
    <Sheet
      thing={`rune ${RUNE_LETTERS[rune]}`}
      width={width}
      height={(width * 72) / 52}
      viewBox="0 0 52 72"
      opacity={spent ? 0.55 : undefined}
    >
      <rect x="1" y="2" width="52" height="72" rx="5" opacity=".4" />
      <rect width="52" height="72" rx="5" fill="#efe2c4" />
      <rect x="1.6" y="1.6" width="48.8" height="68.8" rx="4" fill="#20303a" />
      {!spent && (
        <path d="M14 56L11 24Q14 9 26 7 39 9 41 24L39 56Q26 60 14 56Z" fill="#42525a" stroke="#0b1419" />
      )}
      {!spent && <path d="M30 8Q39 11 41 24L39 56Q35 58 31 58Q34 30 30 8Z" fill="#2c3a42" />}
      <text x="26" y="43" fontSize="30" className="runic middle" fill={spent ? '#cfd8d8' : '#b9e4ff'}>
        {RUNE_LETTERS[rune]}
      </text>
      <rect x="2.4" y="54.5" width="47.2" height="14.6" rx="3" fill="#16222a" />
      <text
        x="26"
        y="65.4"
        fontSize="11.5"
        className="world middle"
        fill="#f3ead6"
        {...(tight && { textLength: 44, lengthAdjust: 'spacingAndGlyphs' as const })}
      >
        {name}
      </text>
      <circle cx="48" cy="4" r="8" fill="#ffd76a" stroke="#3a2410" />
      <text x="48" y="8.4" fontSize="12" className="count" fill="#3a2410">
        {glory}
      </text>
    </Sheet>
  )
}
