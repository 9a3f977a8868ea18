/** What Muninn says in a first game, each once. */
export const en = {
  begin:
    'Send your Vikings until none is left. Food for the feast first, then tiles for your board: every −1 covered is a point.',
  feastLacks:
    'Your feast cannot be paid yet: the bar above your board shows the cells that stay empty. Each costs 3 points.',
  endGoods:
    'The last round. Green and blue goods in your supply are worth nothing: lay them on your boards before it ends.',
  last: 'The last round. Think of points now: cells to cover, ships, isles, and silver, each worth 1.',
  feast:
    'Orange and red in turn, one tile of each kind lengthwise. The plan shown wastes least; you may change it.',
  penalty:
    'A thing penalty: −3 points at the end. Next round get food of both colours early, or keep some silver.',
  dice: 'On a hunt low is good: you pay what you roll. Up to three rolls; the last one counts. Giving up costs nothing.',
  raid: 'On a raid high is good: with the result you take loot of that sword value or less. Stones and long swords add to the roll.',
  failed:
    'It failed, but not for nothing: you get a weapon, wood or stone, and sometimes a Viking comes back.',
  succeeded:
    'It worked. Keep a weapon or two in reserve: on a hunt they pay for the roll, on a raid they add to it.',
  green: 'You have a tile for your board. It may be laid at any time; green never edge to edge with green.',
  upgrade:
    'An upgrade is one step up in the same shape. Red to green is the step that makes food into a tile.',
  mountain:
    'You take from the left of a strip. Silver waits at its right end, and strips get shorter each round.',
  isle: 'An isle brings points and new cells of −1 at once. It pays when you fill it, beginning at its lower left.',
  house:
    'A house takes food, too: orange and red lie there. What stays empty in it costs points like any other −1.',
  income:
    'Income is the lowest number on your diagonal that is still open. Fill from the lower left to raise it.',
  emigrated:
    'The ship is gone from the bay, but it counts many points and your table has two cells fewer for good.',
  occupation: 'Read what it does now: yellow once, blue at any time, red and green when something happens.',
  pregnant: 'Two animals of a kind breed: one is with young, and next round there is one more.',
  poor: 'You have no silver. The weekly market, strips and higher income bring it; a feast can be saved with it.',
  window: 'A last chance before what comes next: goods laid now count for income, bonus or points.',
} as const satisfies Readonly<Record<string, string>>
