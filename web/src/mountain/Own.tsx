import { waiting } from '@meadhall/kernel/agenda'
import { componentsOf } from '@meadhall/mountain/components'
import { elderHonour, eldersOf } from '@meadhall/mountain/score'
import { strengthOf } from '@meadhall/mountain/vocabulary'
import { type ReactNode, useState } from 'react'
import { Sign } from '../app/Sign.tsx'
import { n } from '../art/ink.ts'
import { Token } from '../art/midgard/Token.tsx'
import { PEOPLE_LOOKS } from '../art/mountain/look.ts'
import { ChampionPiece, SymbolTile, Troll } from '../art/mountain/Pieces.tsx'
import { discAt } from '../art/mountain/pieces.ts'
import { Wheel } from '../art/mountain/Wheel.tsx'
import { Sheet } from '../art/pieces/Sheet.tsx'
import { AncestryGrid, ChampionSymbols } from './Ancestry.tsx'
import { Champions } from './Champions.tsx'
import { type Hold, useMountain } from './hold.ts'
import { InvasionLadder } from './Ladder.tsx'
import { championName, clanOfChampion, honourOf, peopleOf } from './people.ts'
import { buildOf, intend, planOf, taskFor } from './plan.ts'
import { Clans, Gates } from './Rivals.tsx'
import { abilityWords } from './spoken.ts'
import { useScene } from './use-film.ts'
import { breachSize, landingOf, landingWords } from './wheel.ts'
import { word } from './words.ts'

/** Whose things are shown as the viewer's: an onlooker sees the first seat's. */
const mine = ({ seat }: Hold): number => seat ?? 0

/** The left column and the row of champions; on a phone, tabs over the thumb. */
export function Own() {
  const { size } = useMountain()
  return size === 'phone' ? <PhoneOwn /> : <WideOwn />
}

function WideOwn() {
  const hold = useMountain()
  const scene = useScene()
  const invaded = scene?.kind === 'gnome' || scene?.kind === 'gate' || waiting(hold.view)?.do === 'leadGnome'
  return (
    <>
      <div className="mk-left">
        {invaded ? (
          <InvasionLadder scene={scene} />
        ) : (
          <>
            <Head />
            <section className="mk-ancestry">
              <AncestryHead />
              <AncestryGrid state={hold.view} seat={mine(hold)} size={38} own={hold.seat !== null} />
              <Sum />
            </section>
            <Supplies />
            <OwnChampions />
            <WheelBox />
          </>
        )}
      </div>
      <Champions />
    </>
  )
}

function Head() {
  const hold = useMountain()
  const { view, say, update } = hold
  const seat = mine(hold)
  const people = peopleOf(seat)
  const order = view.players
    .map((_, each) => honourOf(view, each))
    .filter((honour) => honour > honourOf(view, seat))
  return (
    <section
      className={`mk-head${update.pending.includes(seat) ? ' acting' : ''}`}
      style={{ '--people': PEOPLE_LOOKS[people].colour } as React.CSSProperties}
    >
      <span className="mk-portrait">
        <Troll people={people} size={32} />
      </span>
      <div>
        <div className="world">
          {say.player(seat)} <small>{view.first === seat ? word(say, 'ui.first') : ''}</small>
        </div>
        <div className="mk-row">
          <Token name="glory" size={20} label={word(say, 'ui.honour')} />
          <b className="mk-honour">{honourOf(view, seat)}</b>
          {view.players.length > 1 && <small>{word(say, 'ui.place', { n: order.length + 1 })}</small>}
          <Troll people={people} size={17} />
          <b>{view.players[seat].reserve}</b>
          <small>{word(say, 'ui.toBolster')}</small>
        </div>
      </div>
    </section>
  )
}

function AncestryHead() {
  const hold = useMountain()
  const { view, say } = hold
  const elders = eldersOf(view, mine(hold))
  return (
    <div className="mk-cap">
      <h2 className="world">{word(say, 'ui.ancestry')}</h2>
      <small>{word(say, 'ui.elders', { n: elders, honour: elderHonour(elders) })}</small>
    </div>
  )
}

/** "2 + 1 + 1 group + 1 supply = 5" */
function Sum() {
  const hold = useMountain()
  const { say, view, seat } = hold
  const build = buildOf(hold)
  if (!build || build.cells.length === 0 || seat === null)
    return (
      <div className="mk-sum empty">
        <small>{build ? word(say, 'ui.tapSymbols') : ' '}</small>
      </div>
    )
  const { cells } = view.players[seat]
  const symbol = build.actions.length === 1 ? build.actions[0] : 'wild'
  return (
    <output className="mk-sum" aria-live="polite">
      <SymbolTile symbol={symbol} size={20} />
      <span>
        {build.cells.map((cell) => strengthOf(cells[cell])).join(' + ')}{' '}
        <small>{word(say, build.cells.length > 1 ? 'ui.group' : 'ui.single')}</small>
        {build.extra > 0 && (
          <>
            {' '}
            + {build.extra} <small>{word(say, build.weak ? 'ui.desperation' : 'ui.supply')}</small>
          </>
        )}
      </span>
      <b>= {build.strength}</b>
    </output>
  )
}

const STEP = 25.6

function Supplies() {
  const hold = useMountain()
  const { view, say } = hold
  const seat = mine(hold)
  const { supplies, desperation } = view.players[seat]
  const { rows } = componentsOf(view)
  const build = buildOf(hold)
  const after = build && !build.weak ? supplies - build.extra : supplies
  let s = ''
  for (let i = 0; i <= rows.supplies.most; i++) {
    const x = i * STEP
    s += `<path d="M${n(x + 1)} 4H${n(x + STEP - 1)}V30H${n(x + 1)}Z" fill="var(${i <= supplies ? '--mk-full' : '--mk-hollow'})" stroke="var(--mk-space-edge)"/><text x="${n(x + STEP / 2)}" y="18.6" class="count middle" font-size="13" fill="var(--text)">${i}</text>`
    if (rows.supplies.desperation.includes(i))
      s += `<path d="M${n(x + STEP / 2 - 5)} 28.6L${n(x + STEP / 2)} 21.4 ${n(x + STEP / 2 + 5)} 28.6Z" fill="var(--danger)" stroke="#160403" stroke-width=".8"/>`
  }
  s += discAt(peopleOf(seat), supplies * STEP + STEP / 2, 16, 9.6)
  if (after !== supplies)
    s += `<rect x="${n(after * STEP + 1)}" y="3" width="${STEP - 2}" height="28" rx="4" fill="var(--chosen)" fill-opacity=".22" stroke="var(--chosen)" stroke-width="2" stroke-dasharray="4 3"/>`
  return (
    <section className="mk-supplies">
      <div className="mk-cap">
        <h2 className="world">
          {word(say, 'ui.supplies')}{' '}
          <b>
            {supplies}
            {after !== supplies && (
              <span className="mk-gold">
                {' '}
                <Sign name="on" size={10} /> {after}
              </span>
            )}
          </b>
        </h2>
        <span className="mk-desperation">
          <Desperate /> {desperation} <small>{word(say, 'ui.desperation')}</small>
        </span>
      </div>
      <Sheet
        width={231}
        height={34}
        markup={s}
        label={word(say, 'ui.suppliesOf', { n: supplies, desperation })}
      />
    </section>
  )
}

export function Desperate({ size = 16 }: { size?: number }) {
  return (
    <Sheet
      width={size}
      height={size * 0.94}
      viewBox="0 0 16 15"
      markup='<path d="M8 1L15.4 14H.6Z" fill="var(--danger)" stroke="#160403"/><path d="M8 5L6.6 8.4 9.4 9 8 12" stroke="#160403" stroke-width="1.5" fill="none"/>'
    />
  )
}

/** The viewer's champions: what they do, their symbols and claws. */
function OwnChampions() {
  const hold = useMountain()
  const { view, say, legal } = hold
  const seat = mine(hold)
  const { champions } = view.players[seat]
  const set = componentsOf(view)
  const plan = planOf(hold)
  return (
    <section className="mk-mine" aria-label={word(say, 'ui.ownChampions')}>
      {champions.map((champion) => {
        const { name, claws, figure } = set.champions[champion]
        const usable = legal.some(
          (move) => move.do === 'claw' && move.champion === name && move.at !== undefined,
        )
        return (
          <div key={name} className="mk-champion" title={abilityWords(hold, champion)}>
            <ChampionPiece
              people={peopleOf(seat)}
              champion={name}
              clan={clanOfChampion(view, champion)}
              size={31}
            />
            <div>
              <div className="world">{say.name(name)}</div>
              <small>{abilityWords(hold, champion)}</small>
            </div>
            {claws > 0 && (
              <span
                className="mk-claws"
                title={word(say, 'ui.claws', { used: view.claws[champion], n: claws })}
              >
                {Array.from({ length: claws }, (_, i) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: claws are alike
                  <Claw key={i} used={i < view.claws[champion]} />
                ))}
              </span>
            )}
            {usable && !figure && taskFor(hold, 'turn') && (
              <button
                type="button"
                className="plain-button"
                aria-pressed={plan.claw === name}
                onClick={() => intend(hold, 'claw', { claw: name })}
              >
                {word(say, 'ui.useClaw')}
              </button>
            )}
          </div>
        )
      })}
      <span className="mk-symbols">
        <ChampionSymbols seat={seat} own={hold.seat !== null} />
      </span>
      {champions.length === 0 && <small>{word(say, 'ui.noChampions')}</small>}
    </section>
  )
}

function Claw({ used }: { used: boolean }) {
  return (
    <Sheet
      width={12}
      height={14}
      viewBox="0 0 12 14"
      opacity={used ? 0.35 : 1}
      markup={`<path d="M2 1Q4 7 2.500 13M6 .5Q7.600 7 6 13.500M10 1Q11 7 9 13" fill="none" stroke="var(--${used ? 'dim' : 'glory'})" stroke-width="1.800" stroke-linecap="round"/>`}
    />
  )
}

/** The wheel, what each landing would do, and where everybody is on the boost track. */
function WheelBox({ phone = false }: { phone?: boolean }) {
  const hold = useMountain()
  const { view, say, legal, chosen, choose, send } = hold
  const seat = mine(hold)
  const { rows } = componentsOf(view)
  const build = buildOf(hold)
  const turning = taskFor(hold, 'turnWheel')
  const gnomish = build?.actions.includes('gnome') ?? false
  const reach = turning ? turning.strength : gnomish ? build!.strength : 3
  const steps = Math.min(rows.wheel.length, reach)
  const picked = chosen?.target.startsWith('wheel ') ? Number(chosen.target.slice(6)) : 0
  const list = Array.from({ length: steps }, (_, i) => i + 1)
  return (
    <section className={`mk-wheel${phone ? ' phone' : ''}`} aria-label={word(say, 'ui.wheel')}>
      <div className="mk-cap">
        <h2 className="world">{word(say, 'ui.wheel')}</h2>
        <small>{word(say, 'ui.beside', { n: view.beside.length })}</small>
      </div>
      <div className="mk-wheel-row">
        <Wheel
          spaces={rows.wheel}
          pawn={view.wheel}
          steps={turning || gnomish ? steps : 0}
          chosen={picked}
          breach={word(say, 'ui.breachOf', { n: breachSize(view) })}
          beside={view.beside.length}
          size={phone ? 190 : 142}
        />
        <ol className="mk-landings">
          {list.map((spaces) => {
            const move = legal.find((each) => each.do === 'wheel' && each.spaces === spaces)
            const { breaches } = landingOf(view, seat, spaces)
            const body: ReactNode = (
              <>
                <b>{spaces}</b> <span>{landingWords(hold, seat, spaces)}</span>
              </>
            )
            return (
              <li key={spaces} className={breaches > 0 ? 'danger' : ''}>
                {move ? (
                  <button
                    type="button"
                    data-legal
                    aria-pressed={picked === spaces}
                    onClick={() =>
                      picked === spaces ? send(move) : choose({ target: `wheel ${spaces}`, moves: [move] })
                    }
                  >
                    {body}
                  </button>
                ) : (
                  <span className="mk-landing">{body}</span>
                )}
              </li>
            )
          })}
        </ol>
      </div>
      <div className="mk-boost">
        <small>{word(say, 'ui.boost')}</small>
        {rows.boost.map((value, place) => (
          <span key={value}>
            +{value}
            {view.players.map((player, each) =>
              player.boost === place ? (
                <Sheet
                  // biome-ignore lint/suspicious/noArrayIndexKey: seats do not change
                  key={each}
                  width={11}
                  height={12}
                  viewBox="-8 -8 16 17"
                  markup={discAt(peopleOf(each), 0, 0, 6.6)}
                  label={say.player(each)}
                />
              ) : null,
            )}
          </span>
        ))}
      </div>
    </section>
  )
}

const TABS = ['own', 'ancestry', 'champions', 'wheel', 'clans'] as const

/** On a phone: a picture of what one has, and tabs that open the rest over the mountain. */
function PhoneOwn() {
  const hold = useMountain()
  const { say, view } = hold
  const [tab, setTab] = useState<(typeof TABS)[number]>('own')
  const scene = useScene()
  const seat = mine(hold)
  const { supplies, desperation, reserve } = view.players[seat]
  const elders = eldersOf(view, seat)
  return (
    <div className="mk-phone">
      <div className="mk-tabs" role="tablist" aria-label={word(say, 'ui.parts')}>
        {TABS.map((each) => (
          <button
            key={each}
            type="button"
            role="tab"
            aria-selected={tab === each}
            onClick={() => setTab(each)}
          >
            {word(say, `ui.tab.${each}`)}
          </button>
        ))}
      </div>
      {tab !== 'own' && (
        <div className="mk-sheet" role="tabpanel" aria-label={word(say, `ui.tab.${tab}`)}>
          {tab === 'ancestry' && (
            <>
              <AncestryGrid state={view} seat={seat} size={58} own={hold.seat !== null} />
              <OwnChampions />
            </>
          )}
          {tab === 'champions' && <Champions />}
          {tab === 'wheel' && <WheelBox phone />}
          {tab === 'clans' && (
            <>
              <Clans />
              <Gates />
            </>
          )}
        </div>
      )}
      {scene?.kind === 'gnome' ? (
        <InvasionLadder scene={scene} />
      ) : (
        <div className="mk-phone-own">
          <div className="mk-mini">
            <AncestryGrid state={view} seat={seat} size={21} />
          </div>
          <div>
            <div className="mk-row">
              <Troll people={peopleOf(seat)} size={20} />
              <span className="world mk-fill">{say.player(seat)}</span>
              <Token name="glory" size={18} label={word(say, 'ui.honour')} />
              <b className="mk-honour">{honourOf(view, seat)}</b>
            </div>
            <Sum />
            <div className="mk-row mk-stores">
              <SymbolTile symbol="supply" size={19} label={word(say, 'ui.supplies')} /> {supplies}
              <Desperate /> {desperation}
              <Troll people={peopleOf(seat)} size={18} label={word(say, 'ui.toBolster')} /> {reserve}
              <SymbolTile symbol="elder" size={19} label={say.name('elder')} /> {elders}
            </div>
            <div className="mk-row">
              {view.players[seat].champions.map((champion) => (
                <ChampionPiece
                  key={champion}
                  people={peopleOf(seat)}
                  champion={championName(view, champion)}
                  clan={clanOfChampion(view, champion)}
                  size={26}
                  label={say.name(championName(view, champion))}
                />
              ))}
            </div>
          </div>
        </div>
      )}
    </div>
  )
}
