import { type Stall } from '@meadhall/midgard/vocabulary'
import { windowLight } from '../house.ts'
import { place } from '../ink.ts'
import { picture } from '../picture.ts'
import { type Scenery, scenery, type ThemeName } from '../theme.ts'
import { BUILDINGS, stall } from './buildings.ts'
import { type TownPlace } from './places.ts'

/** A building or a stall by itself, for sheets and tips. */
export function PlacePicture({
  of,
  theme,
  width = 92,
  label = '',
}: {
  of: TownPlace | Stall
  theme: ThemeName
  width?: number
  label?: string
}) {
  const draw = (t: Scenery) => (of in BUILDINGS ? BUILDINGS[of as TownPlace](t) : stall(t, of as Stall))
  const scale = of === 'jarlsLonghouse' ? 0.6 : of === 'staveChurch' ? 0.8 : of in BUILDINGS ? 1 : 1.5
  const foot = of === 'staveChurch' ? 86 : 76
  const src = picture(
    `place ${of} ${theme}`,
    220,
    200,
    () => `<defs>${windowLight(scenery[theme])}</defs>${place(55, foot, draw(scenery[theme]), scale)}`,
    '0 0 110 100',
  )
  return <img className="art" src={src} alt={label} width={width} height={(width * 100) / 110} />
}
