import { FACES, JOURNEYS, LEADERS, STALLS, WARRIORS } from '@meadhall/midgard/vocabulary'
import { CLANS, ClanDisc, Meeple, SITTERS } from '../clans.tsx'
import { HighSeat } from '../hall/HighSeat.tsx'
import { ICONS, type IconName } from '../icons.ts'
import { band, roundel } from '../knot.ts'
import { type BackKind, CardBack } from '../midgard/CardBack.tsx'
import { Die, Slot } from '../midgard/Die.tsx'
import { JourneyCard } from '../midgard/Journey.tsx'
import { LeaderPortrait } from '../midgard/Leader.tsx'
import { PlacePicture } from '../midgard/PlacePicture.tsx'
import { TOWN } from '../midgard/places.ts'
import { Shield } from '../midgard/Shield.tsx'
import { ShipPicture } from '../midgard/shore.tsx'
import { TOKENS, Token } from '../midgard/Token.tsx'
import { Glyph } from '../pieces/Glyph.tsx'
import { Sheet } from '../pieces/Sheet.tsx'
import { scenery, type ThemeName } from '../theme.ts'

const BACKS: BackKind[] = ['journey', 'destiny', 'rune', 'troll', 'draugr', 'monster', 'merchant']
const JOURNEY_NAMES = {
  allQuiet: 'All Quiet',
  kraken: 'Kraken',
  lost: 'Lost',
  noWind: 'No Wind',
  storm: 'Storm',
  whirlpool: 'Whirlpool',
}

export function PiecesSheet({ theme }: { theme: ThemeName }) {
  const t = scenery[theme]
  return (
    <div className="sheet">
      <h2>Warriors</h2>
      <div className="row">
        {WARRIORS.map((warrior) =>
          FACES.map((face) => <Die key={warrior + face} warrior={warrior} face={face} size={48} />),
        )}
        <Die warrior="axeman" size={48} state="lost" />
        <Die warrior="spearman" size={48} state="ghost" turn={-5} />
        <Slot /> <Slot state="legal" /> <Slot state="chosen" /> <Slot state="refused" />
      </div>
      <h2>Clans and leaders</h2>
      <div className="row">
        {SITTERS.map((clan) => (
          <span key={clan} className="row">
            <Meeple clan={clan} size={56} />
            <Meeple clan={clan} size={22} />
            <ClanDisc clan={clan} size={40} />
          </span>
        ))}
        {LEADERS.map((leader, i) => (
          <LeaderPortrait key={leader} leader={leader} clan={CLANS[i % 4]} size={88} />
        ))}
        {LEADERS.map((leader, i) => (
          <LeaderPortrait key={leader} leader={leader} clan={CLANS[(i + 1) % 4]} size={52} />
        ))}
      </div>
      <div className="row">
        <HighSeat>
          <Meeple clan="wolf" size={104} />
        </HighSeat>
        <HighSeat width={120}>
          <Meeple clan="stag" size={68} />
        </HighSeat>
      </div>
      <h2>Tokens and shields</h2>
      <div className="row">
        {TOKENS.map((name) => (
          <span key={name} className="row">
            <Token name={name} size={48} />
            <Token name={name} size={20} />
            <Token name={name} size={14} />
          </span>
        ))}
        <Sheet width={160} height={36}>
          <Shield kind="now" x={18} y={18} />
          <Shield kind="stock" x={54} y={18} />
          <Shield kind="fight" x={90} y={18} />
          <Shield kind="both" x={126} y={18} />
        </Sheet>
        {(Object.keys(ICONS) as IconName[]).map((name) => (
          <Glyph key={name} name={name} size={26} />
        ))}
      </div>
      <h2>Cards</h2>
      <div className="row">
        {BACKS.map((kind) => (
          <CardBack key={kind} kind={kind} width={66} />
        ))}
        {JOURNEYS.map((journey) => (
          <JourneyCard
            key={journey}
            journey={journey}
            name={JOURNEY_NAMES[journey]}
            effect={
              journey === 'storm' ? [{ sign: 'food', count: 1 }, 'or', { sign: 'swordsman', count: 1 }] : []
            }
            width={104}
          />
        ))}
      </div>
      <h2>Buildings, stalls and ships</h2>
      <div className="row" style={{ gap: 4 }}>
        {[...TOWN, ...STALLS].map((of) => (
          <PlacePicture key={of} of={of} theme={theme} width={108} />
        ))}
        <ShipPicture kind="small" theme={theme} width={150} />
        <ShipPicture kind="large" theme={theme} width={150} />
        <ShipPicture kind="merchant" theme={theme} width={150} />
        <ShipPicture kind="private" clan="stag" theme={theme} width={150} />
      </div>
      <h2>Knotwork</h2>
      <div className="row">
        <Sheet
          width={420}
          height={34}
          markup={band(420, 34, t.line, scenery[theme].night ? '#0a1117' : '#d9ccb0')}
        />
        <Sheet
          width={100}
          height={100}
          markup={`<g transform="translate(50 50)">${roundel(46, 3, t.line, t.night ? '#0a1117' : '#d9ccb0')}</g>`}
        />
        <Sheet
          width={100}
          height={100}
          markup={`<g transform="translate(50 50)">${roundel(46, 5, t.malachite, t.night ? '#0a1117' : '#d9ccb0')}</g>`}
        />
      </div>
    </div>
  )
}
