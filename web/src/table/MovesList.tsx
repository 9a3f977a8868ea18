import { canonical } from '@meadhall/kernel/plain'
import { useMemo, useState } from 'react'
import { Dialog } from '../app/controls.tsx'
import { useWords } from '../text/words.ts'
import { useTable } from './use-table.ts'

/** Everything that may be done now, as sentences: for keyboards, screen readers and doubts. */
export function MovesList({ onClose }: { onClose: () => void }) {
  const t = useWords()
  const { legal, say, send, game, view, seat } = useTable()
  const [wanted, setWanted] = useState('')
  const moves = useMemo(
    () =>
      legal.map((move) => ({
        move,
        key: canonical(move),
        sentence: say.move(move),
        rule: seat === null ? undefined : game.notation.rule?.(move, view, seat),
      })),
    [legal, say, game, view, seat],
  )
  const search = wanted.trim().toLowerCase()
  const found = moves.filter(({ sentence }) => sentence.toLowerCase().includes(search))
  return (
    <Dialog title={t('moves.title', { n: legal.length })} onClose={onClose}>
      {legal.length > 8 && (
        <input
          type="search"
          value={wanted}
          placeholder={t('moves.search')}
          aria-label={t('moves.search')}
          onChange={({ target }) => setWanted(target.value)}
        />
      )}
      <ul className="moves">
        {found.map(({ move, key, sentence, rule }) => (
          <li key={key}>
            <button
              type="button"
              className="move"
              onClick={() => {
                onClose()
                send(move)
              }}
            >
              <span>{sentence}</span>
              {rule && <span className="dim">{rule}</span>}
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
