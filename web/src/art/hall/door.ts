// A door is a game: an arched frame with carved jambs, a painting on its planks, a hinge and a ring. 320 × 468.
import type { ByGame, GameId } from '@meadhall/hall/game-ids'
import { disc, fill, n, stroke } from '../ink.ts'
import { paintedShield } from '../nature.ts'
import type { Scenery } from '../theme.ts'
import { midgardPicture } from './midgard.ts'
import { mountainPicture } from './mountain.ts'
import { odinPicture } from './odin.ts'

export const DOOR = { width: 328, height: 472 } as const
const X = DOOR.width / 2
const TOP = 26
const FOOT = 472
const W = 292
const SCALE = (W - 8) / 256

const PAINTINGS: ByGame<(t: Scenery) => string> = {
  midgard: midgardPicture,
  odin: odinPicture,
  mountain: mountainPicture,
}
const PIGMENT: ByGame<(t: Scenery) => string> = {
  midgard: (t) => t.azurite,
  odin: (t) => t.oxide,
  mountain: (t) => t.malachite,
}
/** An unselected door is washed with tar, so that the three paintings weigh the same. */
const WASH: ByGame<number> = { midgard: 0.2, odin: 0.42, mountain: 0.08 }

const arch = (w: number, top: number, r: number) =>
  `M${X - w / 2} ${FOOT}V${top + r}C${X - w / 2} ${n(top + r * 0.36)} ${n(X - w * 0.2)} ${n(top + r * 0.16)} ${X} ${top}C${n(X + w * 0.2)} ${n(top + r * 0.16)} ${X + w / 2} ${n(top + r * 0.36)} ${X + w / 2} ${top + r}V${FOOT}Z`

/** The gold edge of the chosen door. */
const DOOR_OUTLINE = arch(W - 2, TOP - 3, 101)

function jamb(t: Scenery, side: 1 | -1) {
  const x = X + side * (W / 2 + 5.4)
  let over = ''
  let under = ''
  for (let y = TOP + 92; y < FOOT - 6; y += 4) {
    const swing = Math.sin((y - TOP) / 15) * 4.4
    over += `${over ? 'L' : 'M'}${n(x + swing)} ${y}`
    under += `${under ? 'L' : 'M'}${n(x - swing)} ${y}`
  }
  return (
    stroke(over + under, t.frameLow, 3.4) +
    stroke(over, t.frameHigh, 1.8, 'opacity=".85"') +
    stroke(under, t.frameHigh, 1.8, 'stroke-dasharray="26 6" opacity=".6"')
  )
}

export function door(t: Scenery, game: GameId, chosen: boolean) {
  const paintingFoot = TOP + 330 * SCALE - 2
  const iron = t.night ? '#1d1a1a' : '#3a2a20'
  const shine = chosen ? '#ffd98a' : '#9a8f7c'
  let planks = ''
  let lights = ''
  for (let k = 1; k < 6; k++) {
    const x = X - W / 2 + (k * W) / 6
    planks += `M${n(x)} ${TOP}V${FOOT}`
    lights += `M${n(x + 1.4)} ${TOP}V${FOOT}`
  }
  return (
    fill(arch(W + 28, TOP - 16, 104), '#000', 'opacity=".4" transform="translate(4 0)"') +
    fill(arch(W + 28, TOP - 18, 104), t.frame, `stroke="${t.tar}" stroke-width="1.6"`) +
    stroke(arch(W + 22, TOP - 14, 102), t.frameHigh, 1.4, 'opacity=".75"') +
    jamb(t, -1) +
    jamb(t, 1) +
    paintedShield(t, X, TOP - 12, 13, PIGMENT[game](t), t.bone) +
    `<circle cx="${X}" cy="${TOP - 12}" r="13" fill="none" stroke="${t.frameHigh}" stroke-width="1.6"/>` +
    `<clipPath id="door"><path d="${arch(W - 8, TOP, 100)}"/></clipPath>` +
    fill(arch(W, TOP - 4, 101), t.tar) +
    `<g clip-path="url(#door)"><g transform="translate(${X - W / 2 + 4} ${TOP}) scale(${SCALE.toFixed(4)})">${PAINTINGS[game](t)}</g>` +
    fill(`M0 ${n(paintingFoot)}H${DOOR.width}V${FOOT}H0Z`, t.night ? '#2a1a10' : '#8a5c38') +
    stroke(`M0 ${n(paintingFoot)}H${DOOR.width}`, t.frameHigh, 1.4) +
    stroke(planks, '#000', 1.4, 'opacity=".34"') +
    stroke(lights, '#fff', 0.7, 'opacity=".12"') +
    (chosen
      ? ''
      : `<rect width="${DOOR.width}" height="${FOOT}" fill="${t.night ? '#0a0503' : '#fff3d8'}" opacity="${t.night ? WASH[game] : 0.14}"/>`) +
    '</g>' +
    stroke(`M${X - W / 2 + 6} 100h50c8 0 12-8 6-12M${X - W / 2 + 56} 100c8 0 12 8 6 12`, iron, 5) +
    stroke(`M${X - W / 2 + 6} 98.4h48`, '#8a8378', 1, 'opacity=".7"') +
    `<circle cx="${X + W / 2 - 26}" cy="266" r="10" fill="none" stroke="${iron}" stroke-width="5"/>` +
    `<circle cx="${X + W / 2 - 26}" cy="266" r="10" fill="none" stroke="${shine}" stroke-width="1.6"/>` +
    disc(X + W / 2 - 26, 256, 4.4, iron, `stroke="${shine}"`) +
    (chosen ? stroke(DOOR_OUTLINE, t.night ? '#ffd98a' : '#ffcf4a', 3) : '')
  )
}
