/** What tips say besides the rules' own words. */
export const en = {
  have: 'you have {n}',
  from: 'Spaces open to you that bring it: {places}.',
  upgrade: 'Upgraded it becomes: {good}.',
  colour: 'Goods: {colour}',
  'does.orange':
    'Food for the feast, in turn with red. On the home board and isles it cannot lie; in houses it can.',
  'does.red':
    'Food for the feast, in turn with orange. On the home board and isles it cannot lie; in houses it can.',
  'does.green':
    'Covers cells of the home board and of isles, but never edge to edge with another green tile.',
  'does.blue': 'Covers cells of the home board and of isles, beside anything.',
  'does.grey': 'A special tile: there is one of each. It covers cells beside anything, like blue goods.',
  'ship.whalingBoat':
    'Catches whales and explores near isles. One berth for small boats. 3 points at the end.',
  'ship.knarr': 'Explores, trades overseas and emigrates. One berth for large ships. 5 points at the end.',
  'ship.longship':
    'Raids and pillages, explores far isles and emigrates. Ore aboard helps. 8 points at the end.',
  'space.open': 'You can go there now.',
  column: 'Column {n}: {n, plural, one {# Viking} other {# Vikings}} a space',
  'column.now':
    'You have {n, plural, one {# Viking} other {# Vikings}} left: {times, plural, =0 {too few} one {enough for one space} other {enough for # spaces}} here.',
  income: 'Income {n}',
  'income.now': 'Your boards pay {n} silver a round now.',
  bonus: 'Bonus: {goods}',
  'bonus.yes': 'All round it is covered: you get it each round.',
  'bonus.no': 'Cover every cell round it and leave it free itself: then you get it each round.',
  feast: 'The feast',
  'feast.now':
    '{cells} cells to cover this round. As things stand {silver} with silver, {missing, plural, =0 {none left empty} other {# left empty}}.',
  'feast.lack': 'Each empty cell is a thing penalty: −3 points.',
  viking: 'Viking',
  'viking.now': 'You have {n} on the Thing Square.',
  cards: 'Occupations',
  'cards.now': '{hand} in your hand, {played} played.',
  points: 'Points, if it ended now',
  isle: 'isle nobody has yet, {n} points',
  'isle.does': 'Whoever explores it takes it with the silver on it and covers it like the home board.',
  'board.now': 'It pays {income} silver a round, {minus} cells of −1 are open, it is worth {n}.',
  'rival.now': '{n} points if it ended now, income {income}, {vikings} Vikings left.',
  round: 'Rounds',
  harvest: 'The next harvest',
  shelf: 'Goods by shape and colour: upgrading is one step up',
  isles: 'Isles nobody has yet',
  bay: 'Bay: room for your ships',
  weapons: 'Weapons',
  specials: 'Special tiles',
  strip: 'Mountain strip',
  dice: 'A roll of the die',
  spaces: 'Spaces open to you now',
  'head.orange': 'Orange: farm products',
  'head.red': 'Red: animal products',
  'head.green': 'Green: crafts',
  'head.blue': 'Blue: luxury',
  'head.stores': 'Silver and building materials',
  'head.weapons': 'Weapons',
  'head.ships': 'Ships and houses',
} as const

export type TipText = Readonly<Record<keyof typeof en, string>>
