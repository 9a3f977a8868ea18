/** What is said in the lessons. Names of things that are to be touched stand between stars. */
export const en = {
  vikings: 'Vikings and columns',
  'vikings.board':
    'The action board has four columns. A space in the first takes one Viking, in the second two, and so on up to four. The more Vikings it takes, the more it gives.',
  'vikings.one':
    'You have six Vikings. The weekly market in the first column gives beans and a silver for one of them.',
  'vikings.one.do': 'Send one Viking to the *weekly market* in the first column.',
  'vikings.one.not': 'You may go there, but let us begin with the cheapest.',
  'vikings.taken': 'Astrid took mead with two Vikings. A space that somebody holds is taken for this round.',
  'vikings.two': 'Two Vikings build a knarr from two wood. Ships lie in your bay and count at the end.',
  'vikings.two.do': 'Build a *knarr* in the second column.',
  'vikings.two.not': 'You may go there, but ships take you further.',
  'vikings.three':
    'Astrid has passed. You have three Vikings left, just enough for one space of the third column. There one also draws an occupation.',
  'vikings.three.do': 'Use your last Vikings; the *weekly market* of the third column gives the most.',
  'vikings.done':
    'Done. When nobody has Vikings left, the round ends: income, a feast, bonuses, and everybody takes the Vikings back, with one more.',

  tiles: 'Goods become tiles',
  'tiles.goods':
    'Goods have four colours. Orange and red goods are food; green and blue ones are laid on boards. Upgrading turns orange to red, red to green, green to blue.',
  'tiles.upgrade': 'Your stockfish and your milk are red: one step from green.',
  'tiles.upgrade.do': 'Send a Viking to *upgrade two goods*.',
  'tiles.upgrade.not': 'You may go there, but we want something to lay.',
  'tiles.green': 'A tile keeps its shape and changes its colour: stockfish to hide, milk to wool.',
  'tiles.green.do': 'Upgrade *both* goods.',
  'tiles.green.not': 'One more may be upgraded. Do not give that away.',
  'tiles.lay': 'Green and blue goods may be laid at any time, also when others decide.',
  'tiles.lay.do': 'Lay a *hide* on your home board.',
  'tiles.lay.not': 'You may do that, but the hide would stay in your supply.',
  'tiles.apart': 'Two green tiles may not touch by a side. Blue ones may touch anything.',
  'tiles.apart.do': 'Lay the *wool* where it touches no green.',
  'tiles.apart.not': 'It must lie somewhere on the board.',
  'tiles.done':
    'Done. Covered cells no longer cost a point. Your income is the lowest number on the diagonal that is still open; it can be covered once all to its lower left is. A goods symbol that is surrounded but left open is a bonus every round.',

  feast: 'The feast',
  'feast.table':
    'Every round ends with a feast. The table has a cell for each of your Vikings; ships that emigrated make it shorter. Every cell left empty is a penalty of three points.',
  'feast.order':
    'No two orange tiles may lie side by side, and no two red ones. Of each kind one tile may lie lengthwise; every further one lies with its short side along the table.',
  'feast.hold': 'A plan that wastes the least lies there already.',
  'feast.hold.do': 'Lay your food, or take the *plan* that is shown, and hold the feast.',
  'feast.hold.not': 'Something is wasted that way. Try the plan that is shown.',
  'feast.done': 'Done, and no penalty. Silver fills any cell, but silver is points: cook first, pay last.',

  hunt: 'Hunting',
  'hunt.dice':
    'Hunting is rolling dice. A low number is good: what you roll is paid with bows and wood. You may roll up to three times and take the last.',
  'hunt.go':
    'You have a bow and two wood: enough for a three. Five of the eight faces are higher, but three rolls are three chances.',
  'hunt.go.do': 'Send a Viking to *hunt game*.',
  'hunt.go.not': 'You may go there, but the bow wants to be used.',
  'hunt.roll': 'The die has eight sides.',
  'hunt.roll.do': '*Roll*.',
  'hunt.again': 'Seven is too much. Two rolls are left.',
  'hunt.again.do': 'Roll *again*.',
  'hunt.again.not': 'Giving up brings a wood and a bow, but there are rolls left.',
  'hunt.pay': 'Three: a bow and two wood.',
  'hunt.pay.do': 'Declare a *success* and pay.',
  'hunt.pay.not': 'This roll can be paid. Take it.',
  'hunt.kinds':
    'Snares and whales go the same way: snares bring fur, spears whales. Whaling needs a whaling boat and rolls twelve sides; ore on the boat lowers the roll.',
  'hunt.done':
    'Done: game meat and a hide. Whoever fails pays nothing and gets a wood and a weapon, and after a snare or a whale some of the Vikings back.',

  sea: 'Across the sea',
  'sea.ships':
    'Whaling boats, knarrs and longships lie in your bay. They carry you to isles, to loot and to new homes.',
  'sea.build': 'A knarr takes two wood.',
  'sea.build.do': 'Build a *knarr*.',
  'sea.build.not': 'You may go there, but without a ship there is no voyage.',
  'sea.explore': 'Isles are boards of your own: points, cells to cover, and silver that gathers on them.',
  'sea.explore.do': 'Go *exploring* in the second column.',
  'sea.explore.not': 'You may go there; the isles wait, but not for ever.',
  'sea.isle': 'Each isle has its own cells, income and bonuses. Look at them before you choose.',
  'sea.isle.do': 'Choose an *isle*.',
  'sea.emigrate':
    'The knarr was not used up. Emigrating costs as many silver as the number of the round, three now. It brings many points and makes every feast shorter.',
  'sea.emigrate.do': '*Emigrate* with the knarr.',
  'sea.emigrate.not': 'You may go there, but emigrating gets dearer every round.',
  'sea.raid':
    'Longships raid and pillage. There a high roll is good. Stones and long swords add to it, and ore aboard when pillaging. You take one blue good with a sword value up to the result.',
  'sea.done': 'Done. Isles also count against you while their cells are open: explore what you can fill.',

  craft: 'Crafts and occupations',
  'craft.strips':
    'Wood, stone and ore come from mountain strips. One takes from the left, and silver waits at the end.',
  'craft.take': 'Take two things from one strip.',
  'craft.take.do': 'Send a Viking to the *mountains* and take two *wood*.',
  'craft.take.not': 'You may do that, but the chest needs wood.',
  'craft.chest': 'Crafts turn raw things into blue goods, which lie anywhere. A chest takes wood or ore.',
  'craft.chest.do': 'Make a *chest*.',
  'craft.chest.not': 'You may go there, but a blue tile is worth more.',
  'craft.houses':
    'Wood builds sheds; stone builds stone houses and long houses. They are boards of their own, and in houses food may lie as well.',
  'craft.hand':
    'Occupations are cards that only you know until you play them. Yellow works at once, blue at any time, red and green when something happens.',
  'craft.play':
    'They are played on spaces of their own, and one more whenever you send four Vikings to one space.',
  'craft.play.do': 'Play *both* of your cards.',
  'craft.play.not': 'One more card may be played here.',
  'craft.done': 'Done. Points are printed on them, too. Read each card for what it does now.',

  end: 'The end',
  'end.minus': 'The last round. Each cell that still shows −1 costs a point, on every board.',
  'end.lay': 'This is the last moment to lay goods. What stays in the store is worth nothing.',
  'end.lay.do': 'Lay the *hide, the wool and the linen*.',
  'end.lay.not': 'Something is lost that way. Lay all three.',
  'end.done':
    'Done. Ships, emigrations, isles, houses, animals, cards and silver are added. The reckoning shows every point.',
} as const satisfies Readonly<Record<string, string>>
