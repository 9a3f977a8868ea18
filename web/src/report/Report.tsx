import type { Report as ReportFile } from '@meadhall/hall/report'
import type { ByLocale } from '@meadhall/kernel/locales'
import { useState } from 'react'
import { Dialog } from '../app/controls.tsx'
import { closeDialog } from '../app/dialogs.ts'
import { useLoaded } from '../store/use-loaded.ts'
import type { TableHold } from '../table/game-table.ts'
import { useVoice } from '../text/words.ts'
import './report.css'
import type { ReportWords } from './text/en.ts'

const catalogs: ByLocale<() => Promise<ReportWords>> = {
  en: async () => (await import('./text/en.ts')).en,
  de: async () => (await import('./text/de.ts')).de,
  ja: async () => (await import('./text/ja.ts')).ja,
}

const MOST_WORDS = 2000

/** Reports a problem at the moment that is shown: it becomes a file with what the viewer sees, and nothing else. */
export function Report({ hold: { game, update } }: { hold: TableHold }) {
  const { t, locale } = useVoice()
  const r = useLoaded(() => catalogs[locale](), [locale])
  const [words, setWords] = useState('')
  const [saved, setSaved] = useState(false)
  if (!r) return null
  const save = () => {
    const report: ReportFile = {
      format: 'meadhall-report',
      version: 1,
      game: game.rules.id,
      rules: game.rules.version,
      options: update.options,
      names: update.seats.map(({ name }) => name),
      viewer: update.viewer,
      n: update.n,
      view: update.view,
      words,
      screen: `${innerWidth} × ${innerHeight}, ${locale}, ${navigator.userAgent}`,
    }
    const url = URL.createObjectURL(new Blob([JSON.stringify(report)], { type: 'application/json' }))
    const link = document.createElement('a')
    link.href = url
    link.download = `meadhall-report-${game.rules.id}-${update.n}.json`
    link.click()
    URL.revokeObjectURL(url)
    setSaved(true)
  }
  return (
    <Dialog title={t('report')} onClose={closeDialog}>
      <div className="report">
        <p>{r.about}</p>
        <label>
          {r.words}
          <textarea
            rows={6}
            maxLength={MOST_WORDS}
            value={words}
            onChange={({ target }) => setWords(target.value)}
          />
        </label>
        <button type="button" className="button main" disabled={words.trim() === ''} onClick={save}>
          {r.save}
        </button>
        <p role="status">{saved ? r.saved : ''}</p>
      </div>
    </Dialog>
  )
}
