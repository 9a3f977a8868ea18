/** What is said in the lessons. Names of things that are to be touched stand between stars. */
export const en = {
  ancestry: 'Ancestors',
  'ancestry.mountain':
    'The mountain is the trolls’ home, and the gnomes want it. Four things win: honour from fights, champions, votes of the clans, and the great halls. What you can do comes from your ancestors.',
  'ancestry.how':
    'This is your ancestry. A card is laid so that it covers part of what lies there, and is never turned. Elders may not be covered. Equal symbols that touch make one strong action.',
  'ancestry.lay': 'Mint corners show where the card may lie.',
  'ancestry.lay.do': 'Choose a *card* and lay it on your ancestry.',
  'ancestry.pass':
    'Everybody chose at the same time. What is left of your hand went to the left, and another hand came to you.',
  'ancestry.second': 'Look for symbols of one kind that touch.',
  'ancestry.second.do': 'Lay a *second card*.',
  'ancestry.done': 'Done. One card more, then everybody takes supplies for the wave. A supply is a turn.',

  strength: 'Weak and strong',
  'strength.symbols':
    'A turn costs one supply: one strong action, or one or two weak ones. To cover a symbol without a number is a weak action. A symbol with a number, or several of a kind that touch, make a strong one: their numbers add up.',
  'strength.weak': 'Bolstering brings trolls from your reserve. Let us begin weakly.',
  'strength.weak.do': 'Cover the *bolster without a number* in the corner and act.',
  'strength.weak.not': 'You may do that, but let us look at one symbol first.',
  'strength.bolster': 'New trolls come to a place that is yours alone: a lair, or a cavern without rivals.',
  'strength.bolster.do': 'Bring the troll to one of your *lairs*.',
  'strength.done':
    'Done. A second weak action may follow. Covered together, both bolsters would have brought three trolls: a strong action. A covered symbol is a bridge: what lies around it now counts as touching. Cubes come off for the next wave.',

  march: 'March and attack',
  'march.gnome':
    'A gnome sits in this cavern. Nobody knows how strong it is, from one to three, unless somebody scouted it.',
  'march.attack':
    'A strong advance of two moves two trolls to one place, from as many places as you like. Where gnomes are, it is an attack: you need as many trolls as they are strong.',
  'march.attack.do': 'Send *two trolls* from your lair to the *gnome*.',
  'march.attack.not': 'One troll may be too few. Both can go.',
  'march.vote':
    'Beaten: its strength is your honour. And because you took control, the clan of this domain gave you a vote.',
  'march.done':
    'Done. Trolls that are beaten back return to a lair, and a second gnome joins the first. Trolls of different players do not fight: whoever has most controls the cavern.',

  wheel: 'The gnome wheel',
  'wheel.what':
    'The gnome action moves the pawn around the wheel. The space where it stops does something for you. Passing the boost makes honour spaces pay you more; passing the breach lets gnomes in.',
  'wheel.act': 'Your ancestry has one gnome symbol, without a number.',
  'wheel.act.do': 'Cover the *gnome* and act.',
  'wheel.act.not': 'You may do that, but the wheel waits.',
  'wheel.turn': 'A weak action moves the pawn by one.',
  'wheel.turn.do': 'Turn the *wheel*.',
  'wheel.scout':
    'Whoever turns it may look at a gate and at a gnome. Gates tell where the next invasion comes.',
  'wheel.scout.do': 'Look at a *gate*, or pass.',
  'wheel.effect': 'The pawn stands on a space that bolsters.',
  'wheel.effect.do': 'Bring the troll to a *lair*.',
  'wheel.done':
    'Done. A breach on the wheel brings gnomes in the middle of a wave, and it can be you who decides where.',

  champions: 'Influence and champions',
  'champions.row': 'These champions join whoever has most influence with them at the end of the wave.',
  'champions.act': 'You have two influence symbols, each with a two: a strong action.',
  'champions.act.do': 'Cover one *influence* and act.',
  'champions.act.not': 'You may do that, but first the champions.',
  'champions.choose':
    'Who influences a champion first gets one more. Or overtake somebody: Kenji has three with Siggdan, you have two.',
  'champions.choose.do': 'Put your influence on *Okkag, Crym or Siggdan*.',
  'champions.choose.not': 'You may do that, but it would leave you behind.',
  'champions.done':
    'Done. A champion brings a figure, abilities and symbols. Whoever contends in vain gets a consolation.',

  invasion: 'Invasion',
  'invasion.wave':
    'When everybody’s supplies are spent, the wave ends, and gnomes come through the gates of these clans.',
  'invasion.pass': 'You could act once more, but nothing here is worth it.',
  'invasion.pass.do': '*Pass*, and watch the gnomes.',
  'invasion.lead':
    'Gnomes take the way of least resistance: fewest defenders. Here two ways are equal, and you lead the Mud clan by votes, so you decide.',
  'invasion.lead.do': 'Decide for the gnome: *your cavern* or *Kenji’s*.',
  'invasion.done':
    'Done. A troll that falls defending brings its owner honour. That is why a few trolls at a gate are never wasted.',

  waves: 'Three waves and the end',
  'waves.domains':
    'After waves one and two, you score in every domain: 6 honour for the first cavern that you control there and 2 for each further one.',
  'waves.halls':
    'After the third, domains no longer count. The great halls between caverns do: who controls most caverns around a hall takes its value. Gnomes may take it, too.',
  'waves.alone':
    'Alone, as here, the mountain is a Last Stand. In waves one and two some domains are critical: control a cavern in each of them when the wave ends, or the mountain falls. After the third you need more honour than the gnomes, who count halls, votes and overrun caverns.',
  'waves.end': 'Then elders in your ancestry, votes with every clan, and champions.',
  'waves.end.do': '*Pass* and watch the last reckoning.',
  'waves.done':
    'Your great halls bring 40 honour; the gnomes have 6. The mountain stands. In a whole game, what you gained before the third wave counts half. Now you know how it is played, alone and with others.',
} as const satisfies Readonly<Record<string, string>>
