// Around the banquet table: the hall with those who sit down, and how a table is laid.
import { ClanDisc, Meeple } from '../art/midgard/clans.tsx'
import { CLANS } from '../art/midgard/vocabulary.ts'
import { clanOf } from './clans.ts'
import { useOdin } from './hold.ts'
import { Signs } from './pieces.tsx'
import { word } from './words.ts'

/** The hall behind the table: shields, torches, and those who sit down. */
export function FeastHall({ seat, guests }: { seat: number; guests: number }) {
  const seats = Math.min(10, guests)
  return (
    <div className="od-feast-hall" aria-hidden="true">
      {[0, 1, 2, 3].map((i) => (
        <i key={i} className="od-pillar" style={{ left: `${8 + i * 28}%` }} />
      ))}
      {[16, 50, 84].map((left) => (
        <i key={left} className="od-torch" style={{ left: `${left}%` }} />
      ))}
      <span className="od-shields">
        {CLANS.map((clan) => (
          <ClanDisc key={clan} clan={clan} size={48} />
        ))}
      </span>
      <span className="od-guests">
        {Array.from({ length: seats }, (_, i) => (
          <Meeple key={i} clan={clanOf(seat)} size={42} />
        ))}
      </span>
    </div>
  )
}

export function HowTo() {
  const { say } = useOdin()
  return (
    <aside className="od-howto">
      <h3 className="world">{word(say, 'ui.feast.how')}</h3>
      <p>
        <Signs signs={[{ thing: 'peas' }, { thing: 'mead' }, { thing: 'beans' }]} size={17} />{' '}
        {word(say, 'ui.feast.rule1')}
      </p>
      <p>
        <Signs signs={[{ thing: 'mead' }, { word: '×' }, { thing: 'milk' }]} size={17} />{' '}
        {word(say, 'ui.feast.rule2')}
      </p>
      <p>
        <Signs signs={[{ thing: 'mead' }, { silver: 1 }, { thing: 'milk' }]} size={17} />{' '}
        {word(say, 'ui.feast.rule3')}
      </p>
      <p>{word(say, 'ui.feast.rule4')}</p>
      <p>{word(say, 'ui.feast.rule5')}</p>
    </aside>
  )
}
