/** What is said in the lessons. Names of things that are to be touched stand between stars. */
export const en = {
  vikings: 'Vikings and columns',
  'vikings.board':
    'The action board has four columns. A space in the first takes one Viking, in the second two, and so on up to four. The dearer, the better.',
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
    'Goods have four colours. Orange and red is food. Green and blue goods are laid on boards. Upgrading turns orange to red, red to green, green to blue.',
  'tiles.upgrade': 'Your stockfish and your milk are red: one step from green.',
  'tiles.upgrade.do': 'Send a Viking to *upgrade two goods*.',
  'tiles.upgrade.not': 'You may go there, but we want something to lay.',
  'tiles.green': 'A tile keeps its shape and changes its colour: stockfish to hide, milk to wool.',
  'tiles.green.do': 'Upgrade *both* goods.',
  'tiles.green.not': 'One more can be upgraded; it would be lost.',
  'tiles.lay': 'Green and blue goods may be laid at any time, also when others decide.',
  'tiles.lay.do': 'Lay a *hide* on your home board.',
  'tiles.lay.not': 'That keeps it in your store.',
  'tiles.apart': 'Two green tiles may not touch by a side. Blue ones may touch anything.',
  'tiles.apart.do': 'Lay the *wool* where it touches no green.',
  'tiles.apart.not': 'It must lie somewhere on the board.',
  'tiles.done':
    'Done. Covered cells no longer cost a point. Numbers on the diagonal are your income once all to their lower left is covered; a symbol that is surrounded and left open is a bonus each round.',

  feast: 'The feast',
  'feast.table':
    'Every round ends with a feast. The table has a cell for each Viking; ships that came home make it shorter. Uncovered cells are penalties of three points.',
  'feast.hold':
    'Food lies lengthwise. Orange beside orange or red beside red may not lie, and of every kind only one may lie with its long side.',
  'feast.hold.do': 'Lay your food, or take the *plan* that is shown, and hold the feast.',
  'feast.hold.not': 'Something would be wasted. Try the plan that is shown.',
  'feast.done': 'Done, and no penalty. Silver fills any cell, but silver is points: cook first, pay last.',

  hunt: 'Hunting',
  'hunt.dice':
    'Hunting is rolling dice. A low number is good: what you roll is paid with bows and wood. You may roll up to three times and take the last.',
  'hunt.go': 'You have a bow and two wood, together three. Half of the faces are higher.',
  'hunt.go.do': 'Send a Viking to *hunt game*.',
  'hunt.go.not': 'You may go there, but the bow wants to be used.',
  'hunt.roll': 'Let us see.',
  'hunt.roll.do': '*Roll*.',
  'hunt.again': 'Seven is too much. Two rolls are left.',
  'hunt.again.do': 'Roll *again*.',
  'hunt.again.not': 'Giving up gives wood and a bow back, but there are rolls left.',
  'hunt.pay': 'Three: a bow and two wood.',
  'hunt.pay.do': 'Declare a *success* and pay.',
  'hunt.pay.not': 'This roll can be paid. Take it.',
  'hunt.done':
    'Done: game meat and a hide. Snares and spears hunt in the same way, and who fails gets a weapon and the Vikings’ pay back.',

  sea: 'Across the sea',
  'sea.ships':
    'Whaling boats, knarrs and longships lie in your bay, small ones and large ones. They carry you to isles, to loot and to new homes.',
  'sea.build': 'A knarr takes two wood.',
  'sea.build.do': 'Build a *knarr*.',
  'sea.build.not': 'You may go there, but without a ship there is no voyage.',
  'sea.explore': 'Isles are new boards: more points, more cells to cover, silver that lies on them.',
  'sea.explore.do': 'Go *exploring* in the second column.',
  'sea.explore.not': 'You may go there; the isles wait, but not for ever.',
  'sea.isle': 'Each isle has its own cells, income and bonuses. Look at them before you choose.',
  'sea.isle.do': 'Choose an *isle*.',
  'sea.emigrate':
    'The knarr was not used up. Emigrating costs as much silver as the round has number, brings many points, and makes every feast shorter.',
  'sea.emigrate.do': '*Emigrate* with the knarr.',
  'sea.emigrate.not': 'You may go there, but emigrating gets dearer every round.',
  'sea.raid':
    'Longships raid and pillage. There a high roll is good, and stones and long swords add to it: you take one blue good whose sword value is not above the result. Ore aboard helps when pillaging.',
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
  'craft.houses': 'Stone builds houses: boards with cells of their own, where food and resources count too.',
  'craft.hand':
    'Occupations are cards that only you know until you play them. Yellow works at once, blue at any time, red and green when something happens.',
  'craft.play': 'They are played on spaces of their own, and one more whenever four Vikings go together.',
  'craft.play.do': 'Play *both* of your cards.',
  'craft.play.not': 'One card more could be played here.',
  'craft.done': 'Done. Points are printed on them too. Read each card for what it does now.',

  end: 'The end',
  'end.minus': 'The last round. Each cell that still shows −1 costs a point, on every board.',
  'end.lay': 'This is the last moment to lay goods. What stays in the store is worth nothing.',
  'end.lay.do': 'Lay the *hide, the wool and the linen*.',
  'end.lay.not': 'Something would be lost. Lay all three.',
  'end.done':
    'Done. Ships, emigrations, isles, houses, animals, cards and silver are added. The sheet shows every point.',
} as const satisfies Readonly<Record<string, string>>
