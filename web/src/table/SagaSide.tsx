import type { ComponentType } from 'react'
import { Dialog } from '../app/controls.tsx'
import { Sign } from '../app/Sign.tsx'
import { useWords } from '../text/words.ts'
import type { OnMoment } from './followed.ts'
import type { GameTable } from './game-table.ts'
import { Saga } from './Saga.tsx'

interface SagaDoings {
  readonly table: GameTable
  readonly onScore: () => void
  readonly onReplay: () => void
  readonly onMoment: OnMoment
}

/** Beside the board: the others, and what has happened. */
export function SagaSide({
  Rivals,
  table,
  open,
  onOpen,
  onScore,
  onReplay,
  onMoment,
}: SagaDoings & { Rivals: ComponentType; open: boolean; onOpen: (open: boolean) => void }) {
  const t = useWords()
  return (
    <aside className="side" aria-label={t('others')}>
      <div className="rivals">
        <Rivals />
      </div>
      <section className="saga" aria-label={t('saga')}>
        <div className="saga-head">
          <h2 className="world">{t('saga')}</h2>
          <button type="button" className="plain-button" onClick={onScore}>
            {t('score')} <kbd>S</kbd>
          </button>
          <button type="button" className="plain-button" onClick={onReplay}>
            {t('replay')} <kbd>P</kbd>
          </button>
          <button
            type="button"
            className="plain-button"
            aria-expanded={open}
            aria-label={t(open ? 'saga.hide' : 'saga.open')}
            title={t(open ? 'saga.hide' : 'saga.open')}
            onClick={() => onOpen(!open)}
          >
            <Sign name={open ? 'down' : 'up'} />
          </button>
        </div>
        {open && <Saga table={table} onMoment={onMoment} />}
      </section>
    </aside>
  )
}

/** The same as a window, where there is no room beside the board. */
export function SagaSheet({
  table,
  onClose,
  onScore,
  onReplay,
  onMoment,
}: SagaDoings & { onClose: () => void }) {
  const t = useWords()
  return (
    <Dialog title={t('saga')} onClose={onClose} className="tall">
      <div className="row">
        <button type="button" className="button grow" onClick={onScore}>
          {t('score')}
        </button>
        <button
          type="button"
          className="button grow"
          onClick={() => {
            onClose()
            onReplay()
          }}
        >
          {t('replay')}
        </button>
      </div>
      <Saga
        table={table}
        onMoment={(n, nth) => {
          onClose()
          onMoment(n, nth)
        }}
      />
    </Dialog>
  )
}
