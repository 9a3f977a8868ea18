import type { Speaker } from '@meadhall/hall/say'
import type { TableUpdate } from '@meadhall/hall/update'
import type { Box } from '../rulebook/camera.ts'
import { Miniature } from '../rulebook/Miniature.tsx'
import type { Parts } from '../table/parts.ts'
import type { SayReview } from './words.ts'

/** The real table as it stood before a move, with flags on what was played and on what was better. */
export function Position({
  parts,
  update,
  say,
  whole,
  shape,
  played,
  better,
  label,
  r,
}: {
  parts: Parts
  update: TableUpdate
  say: Speaker
  /** All of it, or cut to the two places. */
  whole: boolean
  shape: number
  /** Where they are drawn; '' where they have no place. */
  played: string
  better: string
  label: string
  r: SayReview
}) {
  const places = [...new Set([played, better])].filter((place) => place !== '')
  return (
    <div className="review-position" role="img" aria-label={label}>
      <Miniature
        shown={{ parts, update, say, open: false }}
        frame={places}
        selectorOf={(place) => place}
        whole={whole}
        shape={shape}
        largest={0.9}
      >
        {(at, size) => (
          <>
            {better !== '' && better !== played && (
              <Flag kind="better" box={at(better)} words={r('better')} {...size} />
            )}
            {played !== '' && <Flag kind="played" box={at(played)} words={r('played')} {...size} />}
          </>
        )}
      </Miniature>
    </div>
  )
}

/** A ring round a place, and a flag beside it. */
function Flag({
  kind,
  box,
  words,
  width,
}: {
  kind: 'played' | 'better'
  box: Box | undefined
  words: string
  width: number
}) {
  if (!box) return null
  const above = box.y > 34
  return (
    <>
      <span
        className={`review-ring ${kind}`}
        style={{ left: box.x - 4, top: box.y - 4, width: box.width + 8, height: box.height + 8 }}
      />
      <span
        className={`review-flag ${kind}`}
        style={{
          left: Math.min(Math.max(0, box.x - 4), width - 90),
          top: above ? box.y - 30 : box.y + box.height + 6,
        }}
      >
        {words}
      </span>
    </>
  )
}
