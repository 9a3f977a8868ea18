// Decisions within an action: whatever is offered lies on a board over the action spaces, so that one's own things stay
// in sight. Every move has its line, so nothing can get stuck.
import { waiting } from '@meadhall/kernel/agenda'
import { canonical } from '@meadhall/kernel/plain'
import { FORGEABLE, SALE_PRICE } from '@meadhall/odin/data/tiles'
import type { Move } from '@meadhall/odin/moves'
import { type BoardKind, type Item, item } from '@meadhall/odin/vocabulary'
import type { ReactNode } from 'react'
import type { Sign } from '../art/odin/signs.ts'
import { Sheet } from '../art/pieces/Sheet.tsx'
import { strip } from './Boards.tsx'
import { choicesNow } from './choices-now.ts'
import { Dice } from './Dice.tsx'
import { useOdin } from './hold.ts'
import { IsleCard, islesLeft } from './Isles.tsx'
import { Arrow } from './marks.tsx'
import { isCard, OccupationCard } from './Occupation.tsx'
import { Panel } from './Panel.tsx'
import { isItemName, Signs, ThingPiece, TilePiece } from './pieces.tsx'
import { MoveEffect } from './Tip.tsx'
import { word } from './words.ts'

/** `2silver>hide+oil` as signs. */
function optionSigns(option: string): Sign[] | undefined {
  const side = (text: string): Sign[] | undefined => {
    const signs: Sign[] = []
    if (text === '') return signs
    for (const part of text.split('+')) {
      const [, count, name] = /^(\d*)(\w+)$/.exec(part) ?? []
      const known =
        name &&
        (isItemName(name) ||
          /^(whalingBoat|knarr|longship|shed|stoneHouse|longHouse|drawnWeapon|armedLongship)$/.test(name))
      if (!known) return undefined
      if (name === 'silver') signs.push({ silver: count || 1 })
      else signs.push(...(count ? [{ n: count }] : []), { thing: name as Item })
    }
    return signs
  }
  const [pay, get] = option.includes('>') ? option.split('>') : ['', option]
  const [paid, got] = [side(pay), side(get)]
  if (!paid || !got) return undefined
  return paid.length > 0 ? [...paid, 'arrow', ...got] : got
}

/** One tile for one thing: its shape decides. */
function forgedTile(option: string): Item | undefined {
  const [, name] = /^\w+>([a-zA-Z]+)$/.exec(option) ?? []
  return name && isItemName(name) && FORGEABLE[item(name)] ? name : undefined
}

export function Choices() {
  const hold = useOdin()
  const { view, say } = hold
  const task = waiting(view)
  const moves = choicesNow(hold)
  if (!task || !moves) return null
  if (task.do === 'dice') return <Dice task={task} Line={Choice} />
  const cards = moves.filter((move) => cardOf(move) !== undefined)
  return (
    <Panel className={cards.length > HANDFUL ? 'od-choices over-all' : 'od-choices'} label={say.prompt(task)}>
      <h2 className="world">{say.prompt(task)}</h2>
      {cards.length > 0 && (
        <div className="od-hand" role="group" aria-label={say.prompt(task)}>
          {cards.map((move) => (
            <CardChoice key={canonical(move)} move={move} />
          ))}
        </div>
      )}
      {task.do === 'mountain' ? (
        <Mountain />
      ) : (
        <ul className="od-choice-list">
          {moves
            .filter((move) => !(cards as readonly Move[]).includes(move))
            .map((move) => (
              <Choice key={canonical(move)} move={move} />
            ))}
        </ul>
      )}
      <Done />
    </Panel>
  )
}

function Done() {
  const { legal, say, send } = useOdin()
  const done = legal.find((move) => move.do === 'done')
  return done ? (
    <button type="button" className="button" onClick={() => send(done)}>
      {word(say, 'ui.skip')}
    </button>
  ) : null
}

/** More cards than this need the whole table. */
const HANDFUL = 12

/** The card that a move plays, accepts or picks. */
function cardOf(move: Move): string | undefined {
  if (move.do === 'play' || move.do === 'accept') return move.card
  return move.do === 'choose' && isCard(move.option) ? move.option : undefined
}

function CardChoice({ move }: { move: Move }) {
  const { send } = useOdin()
  const card = cardOf(move)
  return card === undefined ? null : <OccupationCard id={card} onClick={() => send(move)} />
}

/** One line: picture, words, what it changes. */
export function Choice({ move }: { move: Move }) {
  const { say, send } = useOdin()
  return (
    <li>
      <button type="button" className="od-choice" onClick={() => send(move)}>
        <span className="od-choice-picture">{pictureOf(move)}</span>
        <span className="od-choice-words">
          <span className="world">{say.move(move)}</span>
          <MoveEffect move={move} inline />
        </span>
      </button>
    </li>
  )
}

function pictureOf(move: Move): ReactNode {
  switch (move.do) {
    case 'upgrade':
      return (
        <>
          <TilePiece good={move.good} cell={13} /> <Arrow /> <TilePiece good={move.to} cell={13} />
        </>
      )
    case 'flip':
      return <TilePiece good={move.good} cell={13} />
    case 'choose': {
      const tile = forgedTile(move.option)
      if (tile) return <TilePiece good={tile} cell={15} />
      const signs = optionSigns(move.option)
      return signs ? <Signs signs={signs} size={21} most={190} /> : null
    }
    case 'explore':
      return <IslePicture board={move.board as BoardKind} />
    case 'buySpecial':
      return (
        <>
          <TilePiece good={move.tile} cell={13} />
          <Signs signs={[{ silver: SALE_PRICE[item(move.tile)] }]} size={20} />
        </>
      )
    case 'emigrate':
    case 'buyShip':
      return <ThingPiece thing={move.ship} size={34} />
    case 'arm':
    case 'disarm':
      return (
        <>
          <ThingPiece thing={move.ship} size={28} />
          <ThingPiece thing="ore" size={20} />
        </>
      )
    case 'swapBoat':
      return (
        <>
          <ThingPiece thing="whalingBoat" size={26} /> <Arrow /> <ThingPiece thing="knarr" size={26} />
        </>
      )
    case 'store':
    case 'storeOne':
      return <ThingPiece thing={move.good} size={24} />
    case 'placeOre':
      return <ThingPiece thing="ore" size={24} />
    case 'placeFish':
      return <ThingPiece thing="stockfish" size={24} />
    case 'use': {
      const signs = move.option === undefined ? undefined : optionSigns(move.option)
      return signs ? <Signs signs={signs} size={19} most={190} /> : null
    }
    default:
      return null
  }
}

/** What an isle holds, before it is chosen. */
function IslePicture({ board }: { board: BoardKind }) {
  const { view } = useOdin()
  const lies = islesLeft(view).find((each) => each.board === board)
  return lies ? <IsleCard {...lies} u={17} /> : null
}

/** Strips with a button for each number that may be taken. */
function Mountain() {
  const { legal, view, send, say } = useOdin()
  const rows: ReactNode[] = []
  for (let at = 0; at < view.strips.length; at += 2) {
    const of = view.strips[at]
    const moves = legal.filter((move) => move.do === 'mountain' && move.strip === of)
    if (moves.length === 0) continue
    rows.push(
      <li key={of} className="od-mountain">
        <Sheet width={254} height={34} viewBox="0 0 127 17" markup={strip(of, view.strips[at + 1])} />
        <span className="od-row">
          {moves.map((move) => (
            <button
              key={canonical(move)}
              type="button"
              className="button"
              aria-label={say.move(move)}
              onClick={() => send(move)}
            >
              {move.do === 'mountain' ? move.n : ''}
            </button>
          ))}
        </span>
      </li>,
    )
  }
  return <ul className="od-choice-list">{rows}</ul>
}
