import { type Stall } from '@meadhall/midgard/vocabulary'
import { type CSSProperties, memo, type ReactNode } from 'react'
import { picture } from '../picture.ts'
import { scenery, type ThemeName } from '../theme.ts'
import { BOARD, type Box, type Place, SPOTS } from './places.ts'
import { ground, town } from './scenery.ts'

const { width, height } = BOARD
const VIEW = `0 0 ${width} ${height}`

const groundPicture = (theme: ThemeName) =>
  picture(`midgard ground ${theme}`, width, height, () => ground(scenery[theme]))

const townPicture = (theme: ThemeName, stalls: readonly (Stall | undefined)[]) =>
  picture(`midgard town ${theme} ${stalls.join()}`, width, height, () => town(scenery[theme], stalls))

export interface BoardProps {
  theme: ThemeName
  /** The tile on each stall space, left to right; a space out of play is undefined. */
  stalls: readonly (Stall | undefined)[]
  /** Where the ground glows: under the buildings, over the land. */
  glows?: readonly { place: Place; tone: 'legal' | 'chosen' }[]
  /** The state layer: plaques, cards, ships, in board units. */
  children?: ReactNode
  /** HTML over the drawing: the buttons of the places (see `boxStyle`). */
  over?: ReactNode
  style?: CSSProperties
}

/** Midgard. Ground and town are pictures made once per theme; glow and state are live drawings between and above. */
export function Board({ theme, stalls, glows = [], children, over, style }: BoardProps) {
  return (
    <div className="board" style={style}>
      <img src={groundPicture(theme)} alt="" draggable={false} />
      <svg viewBox={VIEW} aria-hidden="true" className="breathe">
        {glows.map(({ place, tone }) => (
          <GroundGlow key={place} place={place} tone={tone} />
        ))}
      </svg>
      <img src={townPicture(theme, stalls)} alt="" draggable={false} />
      <svg viewBox={VIEW} aria-hidden="true">
        {children}
      </svg>
      {over}
    </div>
  )
}

const GroundGlow = memo(function GroundGlow({ place, tone }: { place: Place; tone: 'legal' | 'chosen' }) {
  const [x, y] = SPOTS[place].glow
  const large = place === 'jarlsLonghouse'
  return <ellipse cx={x} cy={y} rx={large ? 112 : 66} ry={large ? 52 : 46} fill={`url(#art-${tone})`} />
})

/** Lays an HTML element over a part of the board. */
export function boxStyle([x, y, w, h]: Box): CSSProperties {
  const share = (value: number, of: number) => `${((value / of) * 100).toFixed(3)}%`
  return {
    position: 'absolute',
    left: share(x, width),
    top: share(y, height),
    width: share(w, width),
    height: share(h, height),
  }
}

/** Size and place of the whole board so that `view` fills a window `windowWidth` wide. */
export function lookAt([x, y, w]: Box, windowWidth: number): CSSProperties {
  const scale = windowWidth / w
  return { position: 'absolute', left: -x * scale, top: -y * scale, width: width * scale }
}
