// An occupation: name, what it is about, when, and what it does, in signs and in words.
import { CARD_TEXT } from '@meadhall/odin/data/occupations/cards'
import { CARD, type Category } from '@meadhall/odin/data/occupations/list'
import { useMemo } from 'react'
import { type GlyphName, glyph } from '../art/odin/glyphs.ts'
import type { Sign } from '../art/odin/signs.ts'
import { ship } from '../art/odin/things.ts'
import { SIGN } from '../art/odin/tiles.ts'
import { useOdin } from './hold.ts'
import { Signs } from './pieces.tsx'
import { signsFor } from './Spaces.tsx'
import { effectLines } from './signs-of.ts'
import { word } from './words.ts'

const GROUND: Readonly<Record<Category, readonly [sky: string, moon: string, ink: string]>> = {
  immediate: ['#2f5f86', '#8fb7d0', '#10263a'],
  anytime: ['#586f33', '#a9bd7c', '#1d2a0e'],
  whenever: ['#5c3a72', '#ab8cbc', '#241233'],
  asSoonAs: ['#7b4a2a', '#cf9a63', '#2f1809'],
}

const cardOf = (id: string) => CARD.find((card) => card.id === id)

export const isCard = (id: string): boolean => cardOf(id) !== undefined

/** What a card does, as lines of signs. */
function useCardLines(no: number): Sign[][] {
  const { view, seat, say } = useOdin()
  return useMemo(() => {
    const about = signsFor({ view, seat, say })
    return (CARD_TEXT[no]?.boxes ?? []).flatMap((box) => effectLines(box.do, about))
  }, [no, view, seat, say])
}

function pictured(lines: readonly (readonly Sign[])[]): string {
  for (const sign of lines.flat().toReversed()) {
    if (typeof sign !== 'object') continue
    if ('thing' in sign) {
      if (sign.thing === 'whalingBoat' || sign.thing === 'knarr' || sign.thing === 'longship')
        return ship(sign.thing, 24, 6, 64)
      const name: GlyphName | undefined = SIGN[sign.thing as keyof typeof SIGN]
      if (name && name !== 'meeple') return glyph(name, 33, 4, 46, 'currentColor')
    }
    if ('mountain' in sign) return glyph('mountains', 33, 4, 46, 'currentColor')
    if ('silver' in sign) return glyph('coinsPile', 33, 4, 46, 'currentColor')
  }
  return glyph('meeple', 35, 6, 42, 'currentColor')
}

export function OccupationCard({
  id,
  onClick,
  dim = false,
  chosen = false,
}: {
  id: string
  onClick?: () => void
  dim?: boolean
  chosen?: boolean
}) {
  const { say } = useOdin()
  const card = cardOf(id)
  const lines = useCardLines(card?.no ?? 0)
  if (!card) return null
  const [sky, moon, ink] = GROUND[card.category]
  const inner = (
    <>
      <span className="world od-card-name">{say.name(id)}</span>
      <svg
        width="112"
        height="54"
        viewBox="0 0 112 54"
        aria-hidden="true"
        style={{ background: sky, color: ink }}
      >
        <circle cx="56" cy="29" r="26" fill={moon} />
        <g dangerouslySetInnerHTML={{ __html: pictured(lines) }} />
      </svg>
      <span className="od-card-when">{word(say, `ui.category.${card.category}`)}</span>
      {lines.slice(0, 2).map((line, i) => (
        <Signs key={i} signs={line} size={15} most={106} ink="#3a2410" />
      ))}
      <span className="od-card-text">{say.say(`card.${id}`)}</span>
      {card.points > 0 && (
        <b className="od-card-points" title={word(say, 'ui.cardPoints', { n: card.points })}>
          {card.points}
        </b>
      )}
    </>
  )
  const name = `od-card ${card.category}${dim ? ' dim' : ''}${chosen ? ' chosen' : ''}`
  return onClick ? (
    <button type="button" className={name} onClick={onClick}>
      {inner}
    </button>
  ) : (
    <span className={name}>{inner}</span>
  )
}
