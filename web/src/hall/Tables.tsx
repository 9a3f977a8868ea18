import { useEffect, useRef, useState } from 'react'
import { localHall } from '../app/local-hall.ts'
import { address } from '../app/route.ts'
import { forget, type KeptGame, keptGames } from '../store/games.ts'
import { forgetReview } from '../store/reviews.ts'
import { useVoice, useWords } from '../text/words.ts'
import { titleOf } from './catalog.ts'
import { Page } from './Page.tsx'
import { dayWords, useTableState } from './table-state.ts'

/** Every game kept in this browser, running and finished. */
export function Tables() {
  const t = useWords()
  const [kept, setKept] = useState<KeptGame[]>()
  const [trouble, setTrouble] = useState('')
  const file = useRef<HTMLInputElement>(null)
  const refresh = async () => setKept(await keptGames())
  useEffect(() => void refresh(), [])

  async function take(chosen: File) {
    try {
      setTrouble('')
      await localHall().importGame(await chosen.text())
      await refresh()
    } catch (error) {
      setTrouble(t('import.failed', { why: (error as Error).message }))
    }
  }

  return (
    <Page title={t('tables')}>
      <div className="plank">
        <div className="row spread">
          <p className="dim">{t('tables.about')}</p>
          <button type="button" className="button" onClick={() => file.current?.click()}>
            {t('import')}
          </button>
          <input
            ref={file}
            type="file"
            className="unseen"
            accept=".json,application/json"
            aria-label={t('import')}
            tabIndex={-1}
            onChange={({ target }) => {
              const chosen = target.files?.[0]
              if (chosen) void take(chosen)
              target.value = ''
            }}
          />
        </div>
        {trouble && (
          <p className="danger" role="alert">
            {trouble}
          </p>
        )}
        {kept?.length === 0 && <p>{t('tables.none')}</p>}
        <ul className="kept">
          {kept?.map((row) => (
            <Kept key={row.id} row={row} onGone={refresh} />
          ))}
        </ul>
      </div>
    </Page>
  )
}

function Kept({ row, onGone }: { row: KeptGame; onGone: () => Promise<void> }) {
  const { t, locale } = useVoice()
  const day = (at: number) => dayWords(at, locale)
  const { turn, where, over } = useTableState(row)
  const [asking, setAsking] = useState(false)
  const gone = async () => {
    await forget(row.id)
    await forgetReview(row.id).catch(() => undefined)
  }
  return (
    <li>
      <div className="kept-words">
        <b className="world">{t(titleOf(row.game))}</b>
        <span>{turn}</span>
        <span className="dim">{where}</span>
        <span className="dim">
          {t('tables.dates', { began: day(row.startedAt), last: day(row.changedAt) })}
        </span>
      </div>
      <div className="row wrap">
        <a className="button" href={address({ at: 'table', id: row.id, show: over ? 'score' : 'play' })}>
          {over ? t('lookBack') : t('continue')}
        </a>
        {over && (
          <a className="button" href={address({ at: 'table', id: row.id, show: 'review' })}>
            {t('end.review')}
          </a>
        )}
        <button type="button" className="button" onClick={() => void save(row)}>
          {t('export')}
        </button>
        {asking ? (
          <>
            <button type="button" className="button danger" onClick={() => void gone().then(onGone)}>
              {t('delete.sure')}
            </button>
            <button type="button" className="button" onClick={() => setAsking(false)}>
              {t('keep')}
            </button>
          </>
        ) : (
          <button type="button" className="button" onClick={() => setAsking(true)}>
            {t('delete')}
          </button>
        )}
      </div>
    </li>
  )
}

/** Hands a game over as a file. */
export async function save(row: KeptGame): Promise<void> {
  const text = await localHall().exportGame(row.id)
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = url
  link.download = `meadhall-${row.game}-${new Date(row.startedAt).toISOString().slice(0, 10)}-${row.n}.json`
  link.click()
  URL.revokeObjectURL(url)
}
