// How a banquet table is laid, in five lines.
import { useOdin } from './hold.ts'
import { Signs } from './pieces.tsx'
import { word } from './words.ts'

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
