import { FRONT } from '@meadhall/mountain/data/front'
import { mountainPicture } from '../../art/mountain/scenery.ts'
import type { ThemeName } from '../../art/theme.ts'

export function MountainScene({ theme }: { theme: ThemeName }) {
  return (
    <div className="board">
      <img src={mountainPicture(FRONT, 0, theme)} alt="" draggable={false} />
    </div>
  )
}
