import { Segments } from '../app/controls.tsx'
import { useWords } from '../text/words.ts'
import { botName, type SeatKind, type SeatPlan } from './plan.ts'
import { SeatPiece } from './SeatPiece.tsx'
import { BotLevel, BotTemperament } from './SetupPage.tsx'

/** The board of a seat in the set-up: who sits there, and changing places. */
export function SeatBoard({
  seat,
  plan: { kind, name, level, temperament },
  isYou,
  mayLeave,
  swapping,
  onSwap,
  onChange,
}: {
  seat: number
  plan: SeatPlan
  isYou: boolean
  mayLeave: boolean
  /** This seat, or another one, waits to change places. */
  swapping: 'this' | 'other' | undefined
  onSwap: () => void
  onChange: (changes: Partial<SeatPlan>) => void
}) {
  const t = useWords()
  const kinds: readonly SeatKind[] = isYou
    ? ['here', 'bot']
    : mayLeave
      ? ['here', 'bot', 'link', 'empty']
      : ['here', 'bot', 'link']
  return (
    <section className={`seat-board at${seat} ${kind}`} aria-label={t('seat', { n: seat + 1 })}>
      <div className="row">
        <SeatPiece seat={seat} size={34} disc />
        <div className="grow">
          {kind === 'empty' || kind === 'link' ? (
            <b className="world">{t(`seat.${kind}`)}</b>
          ) : (
            <input
              type="text"
              className="world seat-name"
              maxLength={24}
              value={name}
              aria-label={t('seat.name', { n: seat + 1 })}
              onChange={({ target }) => onChange({ name: target.value })}
            />
          )}
          {kind === 'bot' ? (
            <BotTemperament temperament={temperament} onChange={(of) => onChange({ temperament: of })} />
          ) : (
            <div className="dim">{t(isYou ? 'seat.you' : `seat.${kind}.about`)}</div>
          )}
        </div>
        <button
          type="button"
          className="plain-button swap"
          aria-pressed={swapping === 'this'}
          title={t('seat.swap.about')}
          onClick={onSwap}
        >
          {t(swapping === 'other' ? 'seat.swap.to' : 'seat.swap')}
          <span className="unseen">{t('seat', { n: seat + 1 })}</span>
          <svg width="11" height="14" viewBox="0 0 11 14" aria-hidden="true">
            <path
              d="M3 13V2M.8 4.400 3 1.800l2.200 2.600M8 1v11M5.800 9.600 8 12.200l2.200-2.600"
              fill="none"
              stroke="currentColor"
              strokeWidth="1.300"
            />
          </svg>
        </button>
      </div>
      <Segments
        label={t('seat.kind', { n: seat + 1 })}
        value={kind}
        of={kinds}
        name={(of) => t(`seat.${of}`)}
        onChange={(of) =>
          onChange({
            kind: of,
            ...(of === 'here' && kind === 'bot' && { name: t('guest.n', { n: seat + 1 }) }),
            ...(of === 'bot' && { name: botName(seat) }),
          })
        }
      />
      {kind === 'bot' && <BotLevel level={level} onChange={(of) => onChange({ level: of })} />}
    </section>
  )
}
