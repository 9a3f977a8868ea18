import { GAME_IDS } from '@meadhall/hall/game-ids'
import { CLANS, Meeple } from '../clans.tsx'
import { DoorArt, HallBackdrop, TableTop } from '../hall/HallArt.tsx'
import type { ThemeName } from '../theme.ts'

/** The hall as its parts are meant to stand, scaled to the window. */
export function HallSheet({ theme }: { theme: ThemeName }) {
  const scale = innerHeight / 720
  return (
    <div style={{ position: 'relative', width: innerWidth, height: innerHeight, overflow: 'hidden' }}>
      <div
        style={{
          position: 'absolute',
          left: innerWidth / 2,
          top: 0,
          transform: `scale(${scale})`,
          transformOrigin: '0 0',
        }}
      >
        <div style={{ position: 'absolute', left: -1280 }}>
          <HallBackdrop theme={theme} />
        </div>
        {GAME_IDS.map((game, i) => (
          <div key={game} style={{ position: 'absolute', left: [-412, 0, 412][i] - 164, top: 70 }}>
            <DoorArt theme={theme} game={game} chosen={i === 0} />
          </div>
        ))}
        {[-626, -378, 142, 390].map((x, i) => (
          <div key={x} style={{ position: 'absolute', left: x, top: 576 }}>
            <div className="row" style={{ position: 'absolute', left: 24, top: -18, gap: 10 }}>
              {i < 3 && CLANS.map((clan) => <Meeple key={clan} clan={clan} size={38} flat />)}
            </div>
            <div style={{ position: 'relative' }}>
              <TableTop theme={theme} {...(i < GAME_IDS.length && { game: GAME_IDS[i] })} />
            </div>
            <div
              style={{
                width: 236,
                height: 66,
                background: 'var(--plaque)',
                border: '1.2px solid var(--plaque-edge)',
                position: 'relative',
              }}
            />
          </div>
        ))}
      </div>
    </div>
  )
}
