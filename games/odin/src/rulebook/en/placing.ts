import type { RuleEntry } from '@meadhall/kernel/rulebook'

/** Goods, placing tiles, income and bonuses. */
export const placing = {
  'FO-3.1': {
    title: 'Colours and shapes',
    text: 'Goods are orange (farm products), red (animal products and animals), green (craft products) or blue (luxury goods). Goods of one column of the goods box share a shape: 2×1, 3×1, 2×2, 4×1, 3×2, 4×2, 3×3, 4×3. Orange and red are two sides of a tile, and so are green and blue.',
  },
  'FO-3.2': {
    title: 'Upgrade',
    text: 'To upgrade a good is to swap a tile of the own supply or stable for the one of the same shape in the next colour: orange to red, red to green, green to blue. Blue goods and special tiles cannot be upgraded. Several single upgrades of one action apply to different tiles.',
    ruling:
      'A pregnant animal upgrades like one that is not: sheep to fur, cattle to clothing. Orange tiles of the shapes 4×2 and 4×3 do not exist, so no upgrade leads to an animal.',
  },
  'FO-3.3': {
    title: 'Double upgrade',
    text: 'A double upgrade moves one tile two colours up: orange to green or red to blue.',
    ruling:
      'A green good may also be moved by one colour with a double upgrade, since every step is optional.',
  },
  'FO-3.4': {
    title: 'Special tiles',
    text: 'Each of the 15 grey special tiles exists once. They have a sword value, and all but the English crown a silver price; seven carry the tongs of the forge. They are placed like blue goods.',
  },
  'FO-3.5': {
    title: 'Silver and change',
    text: 'Silver may be changed at any time into coins of 1, 2, 4 and 10; the coins cover 1×1, 2×1, 2×2 and 5×2 cells.',
    ruling:
      'A coin covers as many cells as it is worth and coins may touch, so silver is placed cell by cell, one silver for each.',
  },
  'FO-3.6': {
    title: 'Wood, stone and ore',
    text: 'Wood, stone and ore are building resources. They are spent by actions; ore also covers single cells and arms ships, wood and stone also fill the spots of sheds and stone houses.',
  },
  'FO-3.7': {
    title: 'Animals and stables',
    text: 'Sheep and cattle live in the stables of the home board, any number of them. They are red goods: they may be served at the feast and upgraded. Where a rule counts sheep or cattle, pregnant ones count too.',
  },
  'FO-3.8': {
    title: 'No gifts',
    text: 'Nobody may give away or discard goods, ships, boards or cards outside an action.',
  },

  'FO-4.1': {
    title: 'At any time',
    text: 'Tiles of the own supply may be placed on the home board, on own exploration boards and in own houses at any time until scoring begins, also off turn.',
  },
  'FO-4.2': {
    title: 'What home and exploration boards take',
    text: 'Green and blue goods, special tiles, silver and ore. Orange and red goods, wood and stone are not placed there.',
  },
  'FO-4.3': {
    title: 'Inside the area',
    text: 'Every cell of a tile must lie on a cell of the placement area.',
  },
  'FO-4.4': { title: 'No overlap', text: 'A tile may not cover a cell that another tile covers.' },
  'FO-4.5': {
    title: 'Thick-bordered cells',
    text: 'Cells with a thick border inside an exploration board can never be covered. One of them is the income value 5 of Bear Island.',
  },
  'FO-4.6': {
    title: 'Green not beside green',
    text: 'On home and exploration boards no green tile may share an edge with another green tile; touching at a corner is allowed. Blue goods, special tiles, silver and ore may touch anything.',
  },
  'FO-4.7': {
    title: 'The income diagonal',
    text: 'A cell with an income value may be covered only if afterwards every coverable cell of that board in the same row or below it, and in the same column or left of it, is covered. Cells with a goods symbol count as covered. One tile may cover several values at once, as long as the position after it fulfils this for each of them.',
    ruling:
      'The book speaks of the cells to the left, below, and in the square to the lower left; on the home board that is the quadrant used here. On exploration boards we take the same quadrant, without thick-bordered cells and cells outside the area. On Greenland this means that the upper diagonal needs the lower 0. Equal values that follow each other (2, 2 on the home board; 1, 1, 1 and 2, 2, 2 on the Faroe Islands) must be covered in this order too. Alternative: only a true square of cells on exploration boards.',
  },
  'FO-4.8': {
    title: 'Goods symbols',
    text: 'Cells with a goods symbol may be covered by a tile; the bonus is lost then.',
  },
  'FO-4.9': {
    title: 'Turning and mirroring',
    text: 'A tile may be turned by quarter turns.',
    ruling:
      'Special tiles are grey on both sides, so they may also be turned over. This matters for helmet, cloakpin and drinking horn. The book says nothing; the alternative is turning only.',
  },
  'FO-4.10': {
    title: 'What houses take',
    text: 'The cells of stone houses and long houses take orange, red, green and blue goods, special tiles and silver, but no ore.',
    ruling:
      'The book names goods of the four colours and silver; special tiles are treated as blue everywhere.',
  },
  'FO-4.11': {
    title: 'Orange and red in houses',
    text: 'In houses no orange tile may share an edge with an orange one and no red tile with a red one; touching at a corner is allowed. Green tiles may touch each other there.',
  },
  'FO-4.12': { title: 'Pillars', text: 'The two pillars of a long house cannot be covered.' },
  'FO-4.13': {
    title: 'Wood and stone spots',
    text: 'A shed has 3 spots for wood and 3 for stone, a stone house one of each. Each spot takes one piece of its resource from the own supply.',
    ruling:
      "The book lets them be filled when the game ends, the appendix before scoring. Filling one earlier changes nothing but the steward's reward, so we allow it at any time; like every placement it cannot be taken back once it stands.",
  },
  'FO-4.14': {
    title: 'Trying and standing',
    text: 'A placed tile does not come back to the supply. But within a round tiles may be laid on trial and rearranged.',
    ruling:
      "A placement of this round may be taken back by its owner until something counts it: income, bonuses, an occupation's effect, or the end of the round. What stays on the board after taking a tile back must still fulfil FO-4.7. Tiles whose placing triggered an effect stand at once.",
  },

  'FO-5.1': {
    title: 'Income of a diagonal',
    text: 'The income of a diagonal is its lowest value that is not covered. Iceland and Bear Island begin with 1, so they pay from the start. Labrador, Newfoundland and houses have no income.',
  },
  'FO-5.2': {
    title: 'Values outside the grid',
    text: 'The last value of a diagonal may stand outside the placement area (home board 18, Shetland 3, Faroe Islands 4, Iceland 8, Greenland 3 and 5, Baffin Island 6). It is the income once all values of that diagonal are covered; on Bear Island this is the 5 that cannot be covered.',
  },
  'FO-5.3': {
    title: 'Several diagonals and boards',
    text: "The incomes of all diagonals of all own boards add up. Greenland's two diagonals pay separately.",
  },
  'FO-5.4': {
    title: 'Bonus of a symbol',
    text: 'A goods symbol gives its goods as a bonus if the symbol itself is not covered and every coverable cell around it (up to eight, also diagonally) is. Other symbols around it count as covered; thick-bordered cells, pillars and cells outside the area do not matter.',
  },
  'FO-5.5': {
    title: 'Bonuses that run out',
    text: "Newfoundland's bonuses are the cloakpin and a stone house.",
    ruling:
      'They are received only while the cloakpin lies on the oval board and a stone house is left; nothing replaces them. If several players would take the last one at the same time, the start player has it first, then clockwise.',
  },
  'FO-5.6': {
    title: 'All at the same time',
    text: 'All income of a phase is paid at once and so are all bonuses: what a board gives cannot be placed to earn more in the same phase. Silver from income may be placed before the bonuses of the same round.',
  },
} satisfies Record<string, RuleEntry>
