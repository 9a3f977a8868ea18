import { meanHits } from '@meadhall/midgard/dice-odds'
import { FACES, type Face, type Warrior } from '@meadhall/midgard/vocabulary'
import { useState } from 'react'
import { Die } from '../../art/midgard/Die.tsx'
import { useVoice } from '../../text/words.ts'
import type { EditorProps } from '../chest-game.ts'
import { useChest, valueName } from '../words.ts'

/** Six faces in a row; a tapped one opens its four choices. */
export function DieEditor({ piece, onChange }: EditorProps) {
  const { c, say } = useChest()
  const { locale } = useVoice()
  const [open, setOpen] = useState(0)
  const warrior = piece.at[1] as Warrior
  const row = piece.row as { faces: readonly Face[] }
  const ours = (piece.ours as { faces: readonly Face[] }).faces
  const { faces } = row
  const set = (at: number, face: Face) => onChange({ ...row, faces: faces.with(at, face) })
  const mean = (of: readonly Face[]) =>
    meanHits(of).toLocaleString(locale, { maximumFractionDigits: 2, minimumFractionDigits: 2 })
  return (
    <div className="chest-die">
      <div className="chest-faces" role="group" aria-label={c('field.faces')} data-walk>
        {faces.map((face, i) => (
          <button
            key={i}
            type="button"
            aria-pressed={open === i}
            aria-label={c('face', { n: i + 1, what: valueName(c, say, face) })}
            className={face === ours[i] ? '' : 'changed'}
            onClick={() => setOpen(i)}
            onFocus={() => setOpen(i)}
            onKeyDown={({ key }) => {
              if (/^[0-3]$/.test(key)) set(i, FACES[Number(key)])
            }}
          >
            <Die warrior={warrior} face={face} size={44} />
          </button>
        ))}
      </div>
      <div className="chest-choices" role="group" aria-label={c('face.choose', { n: open + 1 })} data-walk>
        {FACES.map((face, i) => (
          <button
            key={face}
            type="button"
            aria-pressed={faces[open] === face}
            onClick={() => set(open, face)}
          >
            <Die warrior={warrior} face={face} size={32} />
            <span>{valueName(c, say, face)}</span>
            <kbd aria-hidden="true">{i}</kbd>
          </button>
        ))}
      </div>
      <p>
        <b>{c('mean', { n: mean(faces) })}</b>{' '}
        {mean(faces) !== mean(ours) && <span className="dim">{c('mean.was', { n: mean(ours) })}</span>}
      </p>
      <p className="dim">{c('face.about')}</p>
    </div>
  )
}
