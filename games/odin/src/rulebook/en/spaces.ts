import type { RuleEntry } from '@meadhall/kernel/rulebook'

/** The action spaces without dice and voyages. */
export const spaces = {
  'FO-8.1': {
    title: 'Column 3: a card',
    text: 'Whoever places Vikings in column 3 first draws one dark-brown occupation to the hand, before the action.',
    ruling: 'Is the deck empty, nothing is drawn.',
  },
  'FO-8.2': {
    title: 'Column 4: play a card',
    text: 'Whoever places Vikings in column 4 may play one occupation from the hand, either before or after the action.',
  },
  'FO-8.3': {
    title: 'Imitation',
    text: 'With four players an imitation space lets the number of Vikings of its column use the action of a space in the same column that another player has occupied this round. Free spaces and own ones cannot be imitated. Each imitation space is used once a round.',
    ruling:
      'The bonus of column 3 or 4 applies, because the Vikings are placed in that column. Vikings that come back after failing come from the imitation space. Alternative: no column bonus.',
  },
  'FO-8.4': {
    title: 'Costs and requirements',
    text: 'Costs are paid from the own supply before the gain. An exchange is made exactly once and never in part.',
    ruling:
      'Where a ship, a berth or an animal is required, it must be there when the action is carried out; the book only says that one needs it. A ship that comes with a card played before the action will do.',
  },
  'FO-8.5': {
    title: 'Groups',
    text: 'Every space belongs to a group by its row: houses, ships, hunting, livestock market, weekly market, products, crafting, mountains and trade, sailing, emigration and occupation.',
    ruling:
      'Some large spaces of column 4 stand in two rows: the one for a house and a ship is a house space and a ship space, the one with spices is a weekly market space and a products space. Plundering belongs to sailing.',
  },

  'FO-9.1': { title: 'Building a shed', text: 'Column 1: pay 2 wood, take a shed.' },
  'FO-9.2': { title: 'Building a stone house', text: 'Column 2: pay 1 stone, take a stone house.' },
  'FO-9.3': { title: 'Building a long house', text: 'Column 3: pay 2 stone, take a long house.' },
  'FO-9.4': {
    title: 'Building a ship',
    text: 'Column 1: pay 1 wood for a whaling boat. Column 2: pay 2 wood for a knarr. Column 3: pay 2 wood for a longship. A free berth is needed.',
  },
  'FO-9.5': {
    title: 'House and ship',
    text: 'Column 4: pay 2 stone and 2 wood, take either a stone house and a longship or a long house and a knarr.',
    ruling:
      'A free large berth is needed. As long as one of the two pairs is complete, a complete one is taken; if neither house is left, the price may be paid for the ship alone (FO-2.9).',
  },

  'FO-10.1': {
    title: 'Livestock market',
    text: 'Column 1: 1 silver for 2 stockfish; 2 silver for 2 salt meat. Column 2: 1 silver for a sheep; 3 silver for cattle and milk. Column 3: a sheep for nothing or cattle for 1 silver. Column 4: 3 silver for a sheep and cattle. Prices are for all of it together.',
  },
  'FO-10.2': {
    title: 'Weekly market',
    text: 'Column 1: beans and 1 silver. Column 2: flax, stockfish and 1 silver. Column 3: fruits, oil, salt meat and 1 silver. Column 4: spices and 1 silver, also 2 milk with at least one cattle and 1 wool with at least one sheep.',
  },
  'FO-10.3': {
    title: 'Milk and wool',
    text: 'Column 1: 1, 2 or 3 milk with 1, 2 or at least 3 cattle. Column 3: 1, 2 or 3 wool with 1, 2 or at least 3 sheep. Without the animal the space cannot be used.',
  },
  'FO-10.4': { title: 'Mead and silver', text: 'Column 2: 2 mead and 2 silver.' },
  'FO-10.5': {
    title: 'Wood by the number of players',
    text: 'Column 2: as much wood as there are players, and 1 ore, from the general supply.',
  },
  'FO-10.6': { title: 'Stockfish', text: 'Column 1: 1 stockfish.' },

  'FO-11.1': {
    title: 'Simple crafts',
    text: 'Column 1: flax for linen; stone for a rune stone and 1 silver. Column 2: hide and linen for clothing and 2 silver; wood or ore for a chest and 1 silver. Each exactly once.',
  },
  'FO-11.2': {
    title: 'Forge',
    text: 'Column 3: 1 ore for jewelry or for a special tile with the tongs that lies on the oval board.',
    ruling:
      'Tongs are on helmet, cloakpin, crucifix, horseshoe, forge hammer, fibula and throwing axe. The first print of the oval board draws the crucifix among the others; tile and appendix show the tongs, and they decide.',
  },
  'FO-11.3': {
    title: 'Two chests and two rune stones',
    text: 'Column 3: 2 stone and 2 wood for 2 rune stones and 2 chests.',
    ruling:
      'All or nothing: the space shows one arrow. The wording of the book would also allow a reading by halves.',
  },
  'FO-11.4': {
    title: 'Crafting with four Vikings',
    text: 'Column 4: take 4 silver; then, if wanted, wool for a robe once and silverware for jewelry once.',
  },

  'FO-12.1': {
    title: 'Taking from a strip',
    text: 'An action that takes n items chooses one open strip and takes up to n items from its left end, one after the other, at least one. Wood, stone, ore and silver go to the supply.',
    ruling: 'Less than n may be taken also by choice. An emptied strip leaves the game at once.',
  },
  'FO-12.2': {
    title: 'Several strips',
    text: '3+2 and 2+2+2+2 take each part from a different strip. Parts may be left out.',
    ruling: 'With 3+2 the player decides which strip gives three.',
  },
  'FO-12.3': { title: 'Two silver', text: 'The position with 2 silver is one item.' },
  'FO-12.4': {
    title: 'Upgrading goods',
    text: 'The spaces of mountains and trade upgrade up to as many goods as they say, each by one colour (by up to two where two arrows are shown). Column 1: 2 goods; or 1 item from a strip and 1 good. Column 2: 3 goods; or 3 items and 1 good. Column 3: 4 goods. Column 4: 4 items and 2 double upgrades; or either 2+2+2+2 items or 3 double upgrades.',
    ruling: 'Taking comes before upgrading, since the order changes nothing; one of the two may be left out.',
  },
  'FO-12.5': {
    title: 'Upgrade and weapons',
    text: 'Column 3: upgrade up to 3 goods and draw 4 weapon cards.',
  },
  'FO-12.6': {
    title: 'Overseas trading',
    text: 'Columns 1 and 2: with at least one knarr, pay 1 silver and turn any number of different green goods of the supply to blue, one of each kind. Tiles on boards stay as they are.',
    ruling:
      'The silver may be paid without turning a tile; the appendix presumes this for cards that reward the use of the space.',
  },
  'FO-12.7': {
    title: 'Special sale',
    text: 'Column 3: with at least one knarr, buy one or two special tiles from the oval board for their silver prices. The English crown is not for sale.',
  },
} satisfies Record<string, RuleEntry>
