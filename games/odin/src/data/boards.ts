import { BOARDS, type BoardKind, type Building, ROWS, type Thing, thing } from '../vocabulary.ts'

/**
 * The placement areas as printed. In a layout, a space is outside, `.` an open cell, `N` a cell worth -1 while it is
 * uncovered, `I` a cell of the income diagonal, `B` a bonus symbol, `X` a cell that may never be covered (a lake, a
 * pillar, the 5 of Bear Island). Rows run from the top, columns from the left. Read off the printed boards.
 */
interface BonusRow {
  cell: readonly [row: number, column: number]
  gain: Readonly<Partial<Record<Thing, number>>>
}
interface IncomeRow {
  value: number
  /** Missing where the value is printed outside the grid or on a cell that can never be covered. */
  cell?: readonly [row: number, column: number]
}
interface BoardRow {
  layout: readonly string[]
  points: number
  income: readonly (readonly IncomeRow[])[]
  bonuses: readonly BonusRow[]
}

const ROWS_OF_BOARDS: Readonly<Record<BoardKind, BoardRow>> = {
  home: {
    layout: [
      'NNNNNNNNNNNI.',
      'NNNNNNNNNNIN.',
      'NNNNNNNNNINN.',
      'NNNNNNNNINNN ',
      'NNNNNNNINNNN ',
      'B.....INNNNN ',
      '.....I.NNNNN ',
      '..B.I.BNNNNN ',
      '...I...NNNNN ',
      '.BI....NNNNN ',
      '.I...B.NNNNN ',
      'I......N     ',
    ],
    points: 0,
    income: [
      [
        { value: 0, cell: [11, 0] },
        { value: 1, cell: [10, 1] },
        { value: 2, cell: [9, 2] },
        { value: 2, cell: [8, 3] },
        { value: 3, cell: [7, 4] },
        { value: 4, cell: [6, 5] },
        { value: 5, cell: [5, 6] },
        { value: 6, cell: [4, 7] },
        { value: 7, cell: [3, 8] },
        { value: 9, cell: [2, 9] },
        { value: 12, cell: [1, 10] },
        { value: 15, cell: [0, 11] },
        { value: 18 },
      ],
    ],
    bonuses: [
      { cell: [5, 0], gain: { ore: 1 } },
      { cell: [7, 2], gain: { wood: 1 } },
      { cell: [7, 6], gain: { runeStone: 1 } },
      { cell: [9, 1], gain: { mead: 1 } },
      { cell: [10, 5], gain: { stone: 1 } },
    ],
  },
  shetland: {
    layout: [
      '    ...  ',
      'NNNN.B.  ',
      'NBNN..NN.',
      'NNNN...B.',
      '    NN...',
      '..I NN.B.',
      '.I. .NN..',
      'I.B   NNN',
      ' ..   NN.',
    ],
    points: 6,
    income: [
      [{ value: 0, cell: [7, 0] }, { value: 1, cell: [6, 1] }, { value: 2, cell: [5, 2] }, { value: 3 }],
    ],
    bonuses: [
      { cell: [1, 5], gain: { silverware: 1 } },
      { cell: [2, 1], gain: { gameMeat: 1 } },
      { cell: [3, 7], gain: { oil: 1 } },
      { cell: [5, 7], gain: { cabbage: 1 } },
      { cell: [7, 2], gain: { beans: 1 } },
    ],
  },
  faroeIslands: {
    layout: [
      '     NBIN',
      '  NN  I.N',
      ' NB..IX.B',
      ' ...INNNN',
      '   I..NX.',
      '..IX.BNN ',
      'BI.. ..N ',
      'I... .BN ',
      '     ..N ',
    ],
    points: 4,
    income: [
      [
        { value: 0, cell: [7, 0] },
        { value: 1, cell: [6, 1] },
        { value: 1, cell: [5, 2] },
        { value: 1, cell: [4, 3] },
        { value: 2, cell: [3, 4] },
        { value: 2, cell: [2, 5] },
        { value: 2, cell: [1, 6] },
        { value: 3, cell: [0, 7] },
        { value: 4 },
      ],
    ],
    bonuses: [
      { cell: [0, 6], gain: { sheep: 1 } },
      { cell: [2, 2], gain: { oil: 1 } },
      { cell: [2, 8], gain: { milk: 1 } },
      { cell: [5, 5], gain: { flax: 1 } },
      { cell: [6, 0], gain: { peas: 1 } },
      { cell: [7, 6], gain: { hide: 1 } },
    ],
  },
  iceland: {
    layout: ['.N N NNI', 'N. .NNIN', ' .B.NINN', '....INNN', 'B..INNNN', '..IN...N', '.INN.B. ', '  NN.   '],
    points: 16,
    income: [
      [
        { value: 1, cell: [6, 1] },
        { value: 2, cell: [5, 2] },
        { value: 3, cell: [4, 3] },
        { value: 4, cell: [3, 4] },
        { value: 5, cell: [2, 5] },
        { value: 6, cell: [1, 6] },
        { value: 7, cell: [0, 7] },
        { value: 8 },
      ],
    ],
    bonuses: [
      { cell: [2, 2], gain: { stockfish: 1 } },
      { cell: [4, 0], gain: { oil: 1 } },
      { cell: [6, 5], gain: { ore: 1, stone: 1 } },
    ],
  },
  greenland: {
    layout: ['NNN..INN', '...XINNN', '.B.INNNI', '...NNNI ', '.N.NNI..', ' NNNIX.B', '  .I... ', '    ... '],
    points: 12,
    income: [
      [{ value: 0, cell: [2, 3] }, { value: 1, cell: [1, 4] }, { value: 2, cell: [0, 5] }, { value: 3 }],
      [
        { value: 0, cell: [6, 3] },
        { value: 1, cell: [5, 4] },
        { value: 2, cell: [4, 5] },
        { value: 3, cell: [3, 6] },
        { value: 4, cell: [2, 7] },
        { value: 5 },
      ],
    ],
    bonuses: [
      { cell: [2, 1], gain: { whaleMeat: 1 } },
      { cell: [5, 7], gain: { stockfish: 1 } },
    ],
  },
  bearIsland: {
    layout: [
      '   NNNN ',
      ' NNNXNNN',
      'NNNI.N.N',
      '..I.B.N.',
      ' IX..N.B',
      ' .....NN',
      ' .....B ',
      '   .N.. ',
      '    NN  ',
    ],
    points: 12,
    income: [
      [{ value: 1, cell: [4, 1] }, { value: 3, cell: [3, 2] }, { value: 4, cell: [2, 3] }, { value: 5 }],
    ],
    bonuses: [
      { cell: [3, 4], gain: { gameMeat: 1 } },
      { cell: [4, 7], gain: { stockfish: 1 } },
      { cell: [6, 6], gain: { runeStone: 1, ore: 1 } },
    ],
  },
  baffinIsland: {
    layout: [
      'N.NNB    ',
      'NN.NNN...',
      ' .N.NN.B.',
      ' NXN.   .',
      ' ...INN  ',
      '...INNNBN',
      ' .I.NN   ',
      '.I..N..  ',
      'I.. N.B.N',
    ],
    points: 12,
    income: [
      [
        { value: 0, cell: [8, 0] },
        { value: 1, cell: [7, 1] },
        { value: 2, cell: [6, 2] },
        { value: 2, cell: [5, 3] },
        { value: 4, cell: [4, 4] },
        { value: 6 },
      ],
    ],
    bonuses: [
      { cell: [0, 4], gain: { ore: 1 } },
      { cell: [2, 7], gain: { whaleMeat: 1 } },
      { cell: [5, 7], gain: { oil: 1 } },
      { cell: [8, 6], gain: { skinAndBones: 1 } },
    ],
  },
  labrador: {
    layout: [
      '   NN    ',
      '   NNN   ',
      '   N.N   ',
      '   BNN.N ',
      '  NNNNNNN',
      'NNN.NNNNN',
      '.N.NBNXN ',
      'NBN.N.NNN',
      ' N N.NBNN',
    ],
    points: 36,
    income: [],
    bonuses: [
      { cell: [3, 3], gain: { gameMeat: 1 } },
      { cell: [6, 4], gain: { chest: 1 } },
      { cell: [7, 1], gain: { linen: 1 } },
      { cell: [8, 6], gain: { stockfish: 1 } },
    ],
  },
  newfoundland: {
    layout: [
      '  NNN    ',
      '  NN     ',
      ' NBN NN  ',
      ' .N.NNN  ',
      '.N.N.NNN ',
      'NBN.N.NNN',
      '.N.NNNBN ',
      'NNN.NNNNN',
      '     N NN',
    ],
    points: 38,
    income: [],
    bonuses: [
      { cell: [2, 2], gain: { skinAndBones: 1 } },
      { cell: [5, 1], gain: { cloakpin: 1 } },
      { cell: [6, 6], gain: { stoneHouse: 1 } },
    ],
  },
  shed: {
    layout: [],
    points: 8,
    income: [],
    bonuses: [],
  },
  stoneHouse: {
    layout: [' .N  ', 'N.BN ', ' N..N', '  N.N'],
    points: 10,
    income: [],
    bonuses: [{ cell: [1, 2], gain: { hide: 1 } }],
  },
  longHouse: {
    layout: ['.N.N.N.N.NB', 'NBNXN.NXN.N', '.N.N.B.N.N '],
    points: 17,
    income: [],
    bonuses: [
      { cell: [0, 10], gain: { peas: 1 } },
      { cell: [1, 1], gain: { oil: 1 } },
      { cell: [2, 5], gain: { beans: 1 } },
    ],
  },
}

/** A bonus symbol and the cells around it. */
export interface Bonus {
  readonly row: number
  readonly column: number
  /** Pairs of thing and amount. */
  readonly gain: readonly (readonly [what: number, amount: number])[]
  /** The coverable neighbours, row by row of the board. */
  readonly ring: readonly number[]
}

export interface IncomeStep {
  readonly value: number
  /** -1 for a value that is never covered: it is what the diagonal pays at its end. */
  readonly row: number
  readonly column: number
  /** Every cell that must be covered before or with this one (itself included), row by row of the board. */
  readonly needs: readonly number[]
}

/** A board as the rules use it: bit `c` of `rows[r]` is the cell in row `r`, column `c`. */
export interface Board {
  readonly kind: BoardKind
  readonly height: number
  readonly width: number
  /** Cells that may be covered. */
  readonly open: readonly number[]
  /** Cells with a thick border and pillars: they may never be covered. */
  readonly thick: readonly number[]
  /** Cells worth -1 while uncovered. */
  readonly minus: readonly number[]
  /** Cells with a bonus symbol: they count as covered for the income diagonal. */
  readonly symbols: readonly number[]
  readonly points: number
  readonly diagonals: readonly (readonly IncomeStep[])[]
  readonly bonuses: readonly Bonus[]
  /** Houses take food and no ore; the other boards take ore and no food. */
  readonly house: boolean
  readonly explored: boolean
}

function rowsWhere(layout: readonly string[], wanted: string): number[] {
  const rows = Array<number>(ROWS).fill(0)
  layout.forEach((line, r) => {
    for (let c = 0; c < line.length; c++) if (wanted.includes(line[c])) rows[r] |= 1 << c
  })
  return rows
}

function boardOf(kind: BoardKind): Board {
  const { layout, points, income, bonuses } = ROWS_OF_BOARDS[kind]
  const open = rowsWhere(layout, '.NIB')
  const symbols = rowsWhere(layout, 'B')
  return {
    kind,
    height: layout.length,
    width: Math.max(0, ...layout.map((line) => line.length)),
    open,
    thick: rowsWhere(layout, 'X'),
    minus: rowsWhere(layout, 'N'),
    symbols,
    points,
    diagonals: income.map((steps) =>
      steps.map(({ value, cell }) => {
        if (!cell) return { value, row: -1, column: -1, needs: [] }
        const [row, column] = cell
        // Everything to the left of, below and in the square lower left; symbols count as covered.
        const needs = open.map((bits, r) => (r >= row ? bits & ~symbols[r] & ((2 << column) - 1) : 0))
        return { value, row, column, needs }
      }),
    ),
    bonuses: bonuses.map(({ cell: [row, column], gain }) => ({
      row,
      column,
      gain: Object.entries(gain).map(([name, amount]) => [thing(name as Thing), amount] as const),
      ring: open.map((bits, r) => {
        if (Math.abs(r - row) > 1) return 0
        const around = ((7 << column) >> 1) & ~(r === row ? 1 << column : 0)
        return bits & ~symbols[r] & around
      }),
    })),
    house: kind === 'stoneHouse' || kind === 'longHouse',
    explored: kind !== 'home' && kind !== 'shed' && kind !== 'stoneHouse' && kind !== 'longHouse',
  }
}

/** By number of the board's kind. */
export const BOARD: readonly Board[] = BOARDS.map(boardOf)

/** The four exploration boards: front and back, and the letter's order A to D in which they are turned. */
export const EXPLORATION: readonly (readonly [front: BoardKind, back: BoardKind])[] = [
  ['shetland', 'bearIsland'],
  ['faroeIslands', 'baffinIsland'],
  ['iceland', 'labrador'],
  ['greenland', 'newfoundland'],
]

/** How many there are, what they are worth, and how many wood and stone spots (worth -1 each while empty) they have. */
export const BUILDING: Readonly<
  Record<Building, { copies: number; points: number; wood: number; stone: number }>
> = {
  shed: { copies: 3, points: 8, wood: 3, stone: 3 },
  stoneHouse: { copies: 3, points: 10, wood: 1, stone: 1 },
  longHouse: { copies: 5, points: 17, wood: 0, stone: 0 },
}
