import { percent } from '../table/said.ts'
import { useMidgard } from './hold.ts'
import { labelled } from './words.ts'

/** A chance from 0 to 100 %, never stretched: bone track, gold fill; the tick is the value before this drop. */
export function Gauge({
  value,
  before,
  label,
}: {
  value: number
  before?: number | undefined
  label: string
}) {
  const { say } = useMidgard()
  return (
    <div className="mg-gauge" role="img" aria-label={labelled(say, label, percent(value))}>
      <div className="mg-gauge-head">
        <span>{label}</span>
        <b className={value < 0.3 ? 'poor' : ''}>{percent(value)}</b>
      </div>
      <div className="mg-track">
        <span style={{ width: `${Math.min(1, value) * 100}%` }} />
        {before !== undefined && <i style={{ left: `${Math.min(1, before) * 100}%` }} />}
      </div>
    </div>
  )
}
