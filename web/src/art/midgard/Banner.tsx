// The clan's banner, planted before a slain beast: 360 × 604, over the picture of the fight.
import { memo } from 'react'
import { CLAN_LOOKS, type Sitter } from '../clans.tsx'
import { edge, fill, mix, stroke } from '../ink.ts'
import { Sheet } from '../pieces/Sheet.tsx'

const CLOTH =
  'M110 120C150 104 190 136 230 120 258 110 282 120 304 114L292 166 306 222C280 230 258 218 228 230 190 244 150 214 110 230Z'
const SEAMS =
  'M118 128C152 114 190 144 230 129 256 120 276 128 294 123M118 221C150 207 190 234 228 221 256 210 276 220 296 214'

function markup(clan: Sitter) {
  const { colour, side, ink, head } = CLAN_LOOKS[clan]
  const folds = [
    0,
    side,
    0.25,
    colour,
    0.55,
    mix(side, colour, 0.55),
    0.8,
    colour,
    1,
    mix(side, colour, 0.25),
  ]
  let stops = ''
  for (let i = 0; i < folds.length; i += 2)
    stops += `<stop offset="${folds[i]}" stop-color="${folds[i + 1]}"/>`
  return (
    `<defs><linearGradient id="cloth-${clan}">${stops}</linearGradient></defs>` +
    '<ellipse cx="106" cy="566" rx="80" ry="14" opacity=".6"/>' +
    fill('M99 102L105 566H113L109 102Z', '#7a5233', edge('#140e0a', 2)) +
    stroke('M102 108L107 560', '#c08a48', 1.6) +
    fill('M104 80L114 102 104 112 94 102Z', '#d8d2c0', edge('#140e0a', 2)) +
    fill(CLOTH, `url(#cloth-${clan})`, edge(ink, 2.4)) +
    stroke(SEAMS, '#efe3c8', 2.4, 'stroke-dasharray="7 5" opacity=".85"') +
    fill(head, ink, 'transform="translate(160 130) scale(.17)"') +
    fill('M86 566q20-14 44 0l-6 10h-34z', '#3a3f44', edge('#140e0a', 2))
  )
}

export const Banner = memo(function Banner({ clan }: { clan: Sitter }) {
  return (
    <Sheet className="art mg-banner" width={360} height={604} viewBox="0 0 360 604" markup={markup(clan)} />
  )
})
