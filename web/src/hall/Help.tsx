import { openDialog } from '../app/dialogs.ts'
import { Sign, type SignName } from '../app/Sign.tsx'
import type { WordKey } from '../text/en.ts'
import { useWords } from '../text/words.ts'

/** The keys of the page and what they do. The table listens to them in table/keys.ts. */
const KEYS: readonly { readonly keys: readonly (string | { sign: SignName })[]; readonly does: WordKey }[] = [
  { keys: ['Tab'], does: 'key.tab' },
  { keys: ['Enter'], does: 'key.enter' },
  { keys: ['Esc'], does: 'key.escape' },
  { keys: ['L'], does: 'key.moves' },
  { keys: ['Z'], does: 'key.undo' },
  { keys: ['Y'], does: 'key.redo' },
  { keys: ['S'], does: 'key.score' },
  { keys: ['G'], does: 'key.saga' },
  { keys: ['P'], does: 'key.replay' },
  { keys: [{ sign: 'back' }, { sign: 'on' }], does: 'key.step' },
  { keys: ['+', '-', '0'], does: 'key.zoom' },
  { keys: ['Shift', { sign: 'back' }, { sign: 'on' }], does: 'key.pan' },
  { keys: ['H'], does: 'key.hurry' },
  { keys: ['W'], does: 'key.hint' },
  { keys: ['A'], does: 'key.again' },
  { keys: ['N'], does: 'key.plan' },
  { keys: ['?'], does: 'key.tip' },
  { keys: ['I'], does: 'key.legend' },
]

export function Help() {
  const t = useWords()
  return (
    <div className="help">
      <p>{t('help.targets')}</p>
      <p>{t('help.undo')}</p>
      <p>{t('help.keeping')}</p>
      {document.querySelector('.table') && (
        <p className="row wrap">
          <button type="button" className="button" onClick={() => openDialog({ show: 'legend' })}>
            {t('legend')} <kbd>I</kbd>
          </button>
          <button type="button" className="button" onClick={() => openDialog({ show: 'report' })}>
            {t('report')}
          </button>
        </p>
      )}
      <table>
        <caption className="unseen">{t('help.keys')}</caption>
        <tbody>
          {KEYS.map(({ keys, does }) => (
            <tr key={does}>
              <th scope="row">
                {keys.map((key) => (
                  <kbd key={typeof key === 'string' ? key : key.sign}>
                    {typeof key === 'string' ? key : <Arrow sign={key.sign} />}
                  </kbd>
                ))}
              </th>
              <td>{t(does)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** Drawn for the eye, and an arrow for the ear. */
function Arrow({ sign }: { sign: SignName }) {
  return (
    <>
      <Sign name={sign} />
      <span className="unseen">{sign === 'back' ? '←' : '→'}</span>
    </>
  )
}
