import { BOARD } from '../data/boards.ts'
import { WEAPON_CARDS } from '../data/rounds.ts'
import { AREA, bits, shapeOf } from '../data/tiles.ts'
import type { Player, State } from '../state.ts'
import { FIRST_SPECIAL, FIRST_WEAPON, PER_TILE, ROWS, SPECIALS, WEAPONS } from '../vocabulary.ts'

export function must(held: boolean, what: string): void {
  if (!held) throw new Error(what)
}

/** Every covered cell is covered by exactly one tile, and only where a tile may lie. */
function tilesLieRight(player: Player): void {
  const covered = player.covered.map(() => 0)
  let area = 0
  for (let at = 0; at < player.placed.length; at += PER_TILE) {
    const [what, slot, row, col, turn] = player.placed.slice(at, at + PER_TILE)
    area += AREA[what]
    shapeOf(what, turn)!.rows.forEach((bitsOfRow, r) => {
      const cells = bitsOfRow << col
      must((covered[slot * ROWS + row + r] & cells) === 0, 'two tiles overlap')
      must((cells & ~BOARD[player.boards[slot]].open[row + r]) === 0, 'a tile lies outside')
      covered[slot * ROWS + row + r] |= cells
    })
  }
  must(
    covered.every((row, n) => row === player.covered[n]),
    'covered cells are not those under tiles',
  )
  must(area === player.covered.reduce((sum, row) => sum + bits(row), 0), 'areas do not add up')
}

/** What must be true in every position: nothing is owed, doubled or lies where it may not. */
export function holds(state: State): void {
  for (const player of state.players) {
    must(
      player.supply.every((n) => n >= 0),
      'somebody owes something',
    )
    must(
      player.boats.length <= 3 && player.knarrs + player.longships.length <= 4,
      'too many ships for the bay',
    )
    must(player.vikings >= 0 && player.vikings <= 12, 'too many Vikings')
    tilesLieRight(player)
  }
  // One of each special tile: on the oval board, in a supply or on a board.
  SPECIALS.forEach((name, n) => {
    let copies = state.oval[n]
    for (const player of state.players) {
      copies += player.supply[FIRST_SPECIAL + n]
      for (let at = 0; at < player.placed.length; at += PER_TILE)
        if (player.placed[at] === FIRST_SPECIAL + n) copies++
    }
    must(copies === 1, `there are ${copies} of ${name}`)
  })
  // Weapon cards go round; tokens are counted apart.
  WEAPONS.forEach((name, n) => {
    let cards = state.weaponDiscard[n] - state.weaponTokens[n]
    for (const card of state.weaponDeck) if (card === n) cards++
    for (const player of state.players) cards += player.supply[FIRST_WEAPON + n]
    must(cards === WEAPON_CARDS[n], `there are ${cards} of ${name}`)
  })
}
