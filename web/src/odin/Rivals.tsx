// The others at a glance: small live boards that open large.
import { BOARD } from '@meadhall/odin/data/boards'
import { COLOUR } from '@meadhall/odin/data/tiles'
import { income, minusCells } from '@meadhall/odin/placement/worth'
import { points } from '@meadhall/odin/score'
import { tileAt } from '@meadhall/odin/state'
import {
  COLOURS,
  type Colour,
  GOODS,
  ITEMS,
  item,
  PER_TILE,
  ROWS,
  SHED,
  SILVER,
  WEAPONS,
} from '@meadhall/odin/vocabulary'
import { memo, useMemo } from 'react'
import { CLAN_LOOKS, ClanDisc, clanOf, Meeple } from '../art/clans.tsx'
import { GOODS_PAINT } from '../art/odin/colours.ts'
import { pattern } from '../art/odin/grid.ts'
import { resource, ship, silver, smallCard } from '../art/odin/things.ts'
import { chip, outline } from '../art/odin/tiles.ts'
import { Sheet } from '../art/pieces/Sheet.tsx'
import { useOdin } from './hold.ts'
import { Star } from './marks.tsx'
import { Press } from './Press.tsx'
import { Solo } from './Solo.tsx'
import type { OneBoard } from './StillBoard.tsx'
import { opened } from './ui.ts'
import { amount, inARow, sentences, signed, word } from './words.ts'

export function Rivals() {
  const { view, seat, size } = useOdin()
  const { length } = view.players
  const from = seat ?? -1
  const order = Array.from(
    { length: seat === null ? length : length - 1 },
    (_, i) => (from + 1 + i + length) % length,
  )
  if (order.length === 0) return <Solo />
  return (
    <div className={`od-rivals ${size}`}>
      {order.map((each) => (
        <Rival key={each} seat={each} />
      ))}
    </div>
  )
}

/** A board as a pattern of colours. */
export const Mini = memo(function Mini({ player, slot, theme, u }: OneBoard) {
  const markup = useMemo(
    () =>
      pattern(theme, player.boards[slot], u, (r, c) => {
        if (((player.covered[slot * ROWS + r] >> c) & 1) === 0) return undefined
        const nth = tileAt(player, slot, r, c)
        const what = nth < 0 ? SILVER : player.placed[nth * PER_TILE]
        return COLOUR[what] === 'none'
          ? what === SILVER
            ? '#cdd6d9'
            : '#6b4a40'
          : GOODS_PAINT[COLOUR[what]].face
      }),
    [player, slot, theme, u],
  )
  const { width, height } = BOARD[player.boards[slot]]
  return <Sheet width={width * u} height={height * u} markup={markup} />
})

/** A colour of goods, as small as a letter: its outline tells it too. */
function colourMark(colour: Colour): string {
  const { face, side } = GOODS_PAINT[colour]
  const d =
    colour === 'orange'
      ? 'M.500 6a5.500 5.500 0 1 1 11 0a5.500 5.500 0 1 1-11 0Z'
      : outline(colour, 0.5, 0.5, 11, 11, colour === 'red' ? 0 : 0.6)
  return `<path d="${d}" fill="${face}" stroke="${side}"/>`
}

function Rival({ seat }: { seat: number }) {
  const { view, say, update, theme, size, beside } = useOdin()
  const player = view.players[seat]
  const clan = clanOf(seat)
  const acting = update.pending.includes(seat)
  const sum = points(view, seat)
  const goods = COLOURS.slice(0, 4).map((colour) =>
    player.supply.reduce(
      (all, count, what) => (what < GOODS.length && COLOUR[what] === colour ? all + count : all),
      0,
    ),
  )
  const weapons = WEAPONS.reduce((all, kind) => all + player.supply[item(kind)], 0)
  const minus = minusCells(player, 0)
  const isles = player.boards.flatMap((kind, slot) => (slot > 0 && kind < SHED ? [slot] : []))
  const label = inARow(say, [
    word(say, 'ui.rival', { name: say.player(seat), points: sum }),
    word(say, 'ui.vikings', { n: player.vikings }),
    `${amount(say, player.supply[SILVER], say.name('silver'))} +${income(player)}`,
    ...COLOURS.slice(0, 4).map((colour, i) => amount(say, goods[i], say.name(colour))),
  ])
  const style = { '--clan': CLAN_LOOKS[clan].colour } as React.CSSProperties
  const open = () => opened.set({ what: 'rival', seat })
  if (size === 'phone')
    return (
      <Press
        className={acting ? 'od-rival acting' : 'od-rival'}
        style={style}
        data-seat={seat}
        label={label}
        onClick={open}
      >
        <Mini player={player} slot={0} theme={theme} u={3.3} />
        <span className="od-rival-words">
          <span className="world">{say.player(seat)}</span>
          {beside(seat)}
          <b className="od-glory">
            {signed(sum)} <Star />
          </b>
        </span>
        <span className="od-rival-words">
          <span className="od-row">
            <Meeple clan={clan} flat size={14} /> {player.vikings}
          </span>
          <span className="od-row">
            <Sheet width={14} height={14} markup={silver(null, 0, 0, 14)} /> {player.supply[SILVER]}
          </span>
        </span>
      </Press>
    )
  return (
    <Press
      className={acting ? 'od-rival acting' : 'od-rival'}
      style={style}
      data-seat={seat}
      label={sentences(say, label, word(say, 'ui.rival.open', { name: say.player(seat) }))}
      onClick={open}
    >
      <span className="od-rival-head">
        <ClanDisc clan={clan} size={26} />
        <span className="world" title={say.player(seat)}>
          {say.player(seat)}
        </span>
        {beside(seat)}
        {view.start === seat && (
          <Sheet
            width={18}
            height={18}
            label={word(say, 'ui.start')}
            markup={chip('drinkingHorn', 0, 0, 17)}
          />
        )}
        {player.passed === 1 && <small>{word(say, 'ui.passed')}</small>}
        <span className="od-right od-row">
          <Meeple clan={clan} flat size={17} /> <b>{player.vikings}</b>
          <b className="title od-glory">{signed(sum)}</b>
        </span>
      </span>
      <span className="od-rival-body">
        <span>
          <Mini player={player} slot={0} theme={theme} u={5.2} />
          <small>{word(say, 'ui.minusOpen', { n: signed(-minus) })}</small>
        </span>
        <span className="od-rival-isles">
          {isles.slice(0, 2).map((slot) => (
            <Mini key={slot} player={player} slot={slot} theme={theme} u={2.7} />
          ))}
        </span>
        <span className="od-rival-goods">
          <span className="od-row">
            <Sheet thing="good silver" width={17} height={17} markup={silver(null, 0, 0, 17)} />{' '}
            <b>{player.supply[SILVER]}</b>+{income(player)}
            <Sheet
              thing="cards"
              width={13}
              height={17}
              markup={smallCard('occupation', 0, 0, 16, 'meeple')}
            />{' '}
            <b>{player.hand.length}</b>
          </span>
          <span className="od-row">
            {COLOURS.slice(0, 4).map((colour, i) => (
              <span key={colour} className="od-row">
                <Sheet thing={`colour ${colour}`} width={12} height={13} markup={colourMark(colour)} />
                <b>{goods[i]}</b>
              </span>
            ))}
          </span>
          <span className="od-row">
            {(
              [
                ['whalingBoat', player.boats.length],
                ['knarr', player.knarrs],
                ['longship', player.longships.length],
              ] as const
            ).map(([kind, count]) => (
              <span key={kind} className="od-row" style={{ opacity: count > 0 ? 1 : 0.35 }}>
                <Sheet thing={`good ${kind}`} width={22} height={16} markup={ship(kind, 0, 0, 22)} />
                <b>{count}</b>
              </span>
            ))}
          </span>
          <span className="od-row">
            <Sheet thing="good sheep" width={15} height={16} markup={chip('sheep', 0, 0, 14)} />{' '}
            <b>{player.supply[item('sheep')] + player.supply[item('pregnantSheep')]}</b>
            <Sheet thing="good cattle" width={15} height={16} markup={chip('cattle', 0, 0, 14)} />{' '}
            <b>{player.supply[item('cattle')] + player.supply[item('pregnantCattle')]}</b>
            <Sheet
              thing="weapons"
              width={13}
              height={17}
              markup={smallCard('weapon', 0, 0, 16, 'crossedAxes')}
            />{' '}
            <b>{weapons}</b>
            <Sheet thing="good ore" width={15} height={15} markup={resource('ore', 0, 0, 15)} />{' '}
            <b>{player.supply[ITEMS.indexOf('ore')]}</b>
          </span>
        </span>
      </span>
    </Press>
  )
}
