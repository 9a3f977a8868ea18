import type { Rulebook } from '@meadhall/kernel/rulebook'
import type { RuleId } from './ids.ts'

/** The Fall of the Mountain King in our own words. The printed book is the German one; terms are the English original’s. */
export const en: Rulebook<RuleId> = {
  // 1 Goal
  'MK-1.1': {
    title: 'Goal',
    text: 'Three waves of gnomes break into the mountain. Whoever has the most honour after the third wins.',
  },
  'MK-1.2': {
    title: 'A wave',
    text: 'Build the ancestry, set supplies, fight until nobody has supplies left, end of the wave, and after waves I and II refresh.',
  },
  'MK-1.3': {
    title: 'What is hidden',
    text: 'Hidden are the strengths of gnome markers, the gate cards lying face down, hands of ancestry cards and the order of all decks. Who has scouted a card or a marker alone knows it, and may look again. All else is open.',
    ruling:
      'Gnomes revealed by an attack that failed stay known to all while they stay in their cavern. A marker that returns to the pool is unknown again.',
  },
  'MK-1.4': {
    title: 'What is limited',
    text: 'Each player has 25 trolls and five bases for champion figures; there are 30 gnome markers, ten each of strength 1, 2 and 3. Cubes, discs and desperation are unlimited.',
    ruling:
      'When the gnome pool is empty, no further gnomes are placed: those there are come in the order in which they are due, the rest stay away. The book has no rule, and the pool can run dry.',
  },

  // 2 Set-up
  'MK-2.1': {
    title: 'Board',
    text: 'The side for 2–3 or for 4–5 players. The mountain has seven domains in clockwise order: Moss, Ice, Moon, Granite, Hammer, Mud, Fire. The volcano in the middle is no cavern.',
  },
  'MK-2.2': {
    title: 'Great halls',
    text: 'The twelve hall markers (four each of 4, 8 and 12) are shuffled, one goes to each great hall face up, the rest stay in the box.',
  },
  'MK-2.3': {
    title: 'Vote tiles',
    text: 'The seven vote tiles are shuffled, one goes to each clan’s track face up.',
  },
  'MK-2.4': {
    title: 'Wheel',
    text: 'The pawn starts on the starred space of the gnome wheel, each player’s disc on the starred space of the boost track.',
  },
  'MK-2.5': {
    title: 'Champions on display',
    text: 'The three stacks 0, I/II and III are shuffled apart. From I/II as many as there are players, plus one, are laid open in a row.',
  },
  'MK-2.6': {
    title: 'First gnomes',
    text: 'Of the shuffled gate cards, players + 1 are drawn. For each, one gnome goes face down into a gate cavern of that domain; with two gate caverns chance decides which.',
  },
  'MK-2.7': {
    title: 'Swarm',
    text: 'One more gate card is drawn; the swarm starts at the swarm point of its domain.',
  },
  'MK-2.8': {
    title: 'Gate cards of the wave',
    text: 'All seven are shuffled again and three (2–3 players), four (4) or five (5) are laid out face down in a row: there the gnomes will strike at the end of the wave.',
  },
  'MK-2.9': {
    title: 'First player',
    text: 'Chance decides who is first player.',
  },
  'MK-2.10': {
    title: 'Start champion',
    text: 'Each player draws two champions of stack 0, keeps one and removes the other. The champion’s votes go to its clan’s track at once; a lettered one becomes a figure.',
    ruling:
      'All choose at the same time. Discs go onto the clan tracks in turn order from the first player, so the earlier one leads when two are equal.',
  },
  'MK-2.11': {
    title: 'Lairs',
    text: 'From the first player clockwise, each chooses a free pair of lair spaces (same glyph), lays a lair on both and puts three trolls on each.',
    ruling: 'Lair spaces that nobody chose are no caverns; nothing can enter or pass them.',
  },
  'MK-2.12': {
    title: 'First trolls outside',
    text: 'For each of the two lairs, put one troll into an adjacent cavern without gnomes. The start champion’s figure goes into one of these caverns.',
    ruling:
      'Caverns with trolls of others are allowed, and one cavern that touches both lairs may serve twice.',
  },

  // 3 Ancestry
  'MK-3.1': {
    title: 'Choosing cards',
    text: 'Each player is dealt four ancestry cards. All at the same time choose one and place it, pass the rest on, choose and place one of three, pass on, choose and place one of two; the last card is discarded. So everybody adds three cards a wave.',
  },
  'MK-3.2': {
    title: 'Passing',
    text: 'To the left in waves I and III, to the right in wave II.',
  },
  'MK-3.3': {
    title: 'Placing a card',
    text: 'A card has two by two cells and is laid on the grid of the start card. It must cover at least one cell of a card that lies there.',
  },
  'MK-3.4': {
    title: 'Never turned',
    text: 'Cards are not turned; all face the same way as the start card.',
  },
  'MK-3.5': {
    title: 'Elders stay visible',
    text: 'An elder symbol may never be covered by a card.',
    ruling: 'Any other symbol may, supplies included: the book protects elders alone.',
  },
  'MK-3.6': {
    title: 'The frame',
    text: 'The whole ancestry must fit in a frame of six by six cells.',
  },
  'MK-3.7': {
    title: 'A chosen card must be placed',
    text: 'Even if it covers symbols one would rather keep.',
    ruling:
      'If no card in hand has a legal place, one is discarded unplaced; while one of them fits, a card that fits must be chosen. The book does not foresee this.',
  },
  'MK-3.8': {
    title: 'Symbols',
    text: 'Advance, bolster, influence and gnome are actions; a number is the strength, none means 1. A wild stands for any one of the four. A supply gives one more turn a wave. An elder is worth honour at the end.',
  },

  // 4 Supplies and desperation
  'MK-4.1': {
    title: 'Supplies',
    text: 'Set supplies to the base of the wave (6 in wave I), plus one for each visible supply symbol, at most 8.',
  },
  'MK-4.2': {
    title: 'Wilds for supplies',
    text: 'Then you may cover pairs of your wilds with cubes; each pair gives one supply more, never beyond 8.',
    ruling:
      'The two wilds need not be adjacent; nothing says so. Players decide openly in turn order from the first player, as the book advises where it matters to someone; who has no pair or is at 8 is not asked.',
  },
  'MK-4.3': {
    title: 'Desperation',
    text: 'Then take one desperation for each desperation symbol on the supply track to the right of your marker.',
    ruling:
      'The German text once says “Verzweigung”; that is a slip for “Verzweiflung”. Only the symbol on space 8 is certain; the others are reconstructed.',
  },
  'MK-4.4': {
    title: 'Spending desperation',
    text: 'Each desperation spent adds 1 to the strength of a weak action; several may go into one. It stays a weak action. Strong actions cannot use desperation.',
  },

  // 5 Turns
  'MK-5.1': {
    title: 'Turn order',
    text: 'From the first player clockwise, everybody with supplies left takes a turn, until nobody has any.',
  },
  'MK-5.2': {
    title: 'A turn',
    text: 'Spend one supply, then take up to two weak actions or one strong action.',
    ruling:
      'As long as a symbol can be covered, the turn has at least one action; who can cover nothing only spends the supply. An action may be carried out with less than its full strength, except influence; the gnome action moves at least one space.',
  },
  'MK-5.3': {
    title: 'Weak action',
    text: 'Cover one visible symbol without a number and carry out its action with strength 1. A strong symbol, an empty cell, an elder or a supply cannot be used for this.',
  },
  'MK-5.4': {
    title: 'Second weak action',
    text: 'After the first weak action is finished, a second may follow in the same turn, or the turn ends. They are two separate actions.',
  },
  'MK-5.5': {
    title: 'Wild',
    text: 'A wild may be covered as any one of advance, bolster, influence or gnome, with strength 1.',
  },
  'MK-5.6': {
    title: 'Strong action: one symbol',
    text: 'Cover a symbol with a number and carry out its action with that strength.',
  },
  'MK-5.7': {
    title: 'Strong action: a group',
    text: 'Cover several symbols of one action that hang together, weak or strong, wilds included. The strength is their sum. A part of a larger group is enough.',
    ruling: 'A group of wilds alone is allowed; its owner names the action.',
  },
  'MK-5.8': {
    title: 'Adjacent cells',
    text: 'Cells are adjacent if they share an edge; diagonal is not adjacent.',
  },
  'MK-5.9': {
    title: 'Bridges',
    text: 'Symbols covered by cubes, and chains of them, make what lies around them adjacent for later actions.',
    ruling:
      'Wilds covered for supplies are bridges, too. Empty cells, elders and supplies never carry a cube and never bridge.',
  },
  'MK-5.10': {
    title: 'Extra supplies',
    text: 'Each further supply spent adds 1 to the strength of a strong action. Weak actions cannot use supplies.',
  },

  // 6 Definitions
  'MK-6.1': {
    title: 'Trolled',
    text: 'A cavern with at least one of your trolls.',
  },
  'MK-6.2': {
    title: 'Controlled',
    text: 'A cavern in which you have more trolls than any single rival. When the most are tied, nobody controls it.',
  },
  'MK-6.3': {
    title: 'Dominated',
    text: 'A cavern in which only you have trolls. It is controlled and trolled as well.',
  },
  'MK-6.4': {
    title: 'Overrun',
    text: 'A cavern with gnomes, one or two. Trolls and gnomes never share a cavern.',
  },
  'MK-6.5': {
    title: 'Empty',
    text: 'A cavern with neither trolls nor gnomes.',
  },
  'MK-6.6': {
    title: 'Lairs',
    text: 'Lairs are caverns unless a rule says otherwise. No rival and no gnome may ever enter your lair. Your lairs always count as dominated, even when no troll stands there.',
    ruling:
      'A lair belongs to no domain and to no hall, is never scored and gives no vote; the owner may always pass through it.',
  },
  'MK-6.7': {
    title: 'Champions are trolls',
    text: 'A champion figure counts as one of its owner’s trolls for everything, unless its card says otherwise.',
  },
  'MK-6.8': {
    title: 'Tracks beyond eight',
    text: 'Influence and votes have no maximum: beyond space 8 a disc begins a second lap and is worth eight more.',
  },
  'MK-6.9': {
    title: 'No ties on tracks',
    text: 'On influence and vote tracks, of two discs with the same value the one that came there earlier leads.',
  },

  // 7 Advance
  'MK-7.1': {
    title: 'Advance',
    text: 'Choose one cavern and move up to as many of your trolls into it as the strength says.',
  },
  'MK-7.2': {
    title: 'One target, many origins',
    text: 'All go to the same cavern; they may come from different ones. Distance does not matter.',
  },
  'MK-7.3': {
    title: 'The way',
    text: 'From its origin to the target each troll passes only through caverns you have trolled; your lairs always count. The target itself may be any cavern but a rival’s lair.',
    ruling: 'What is trolled is judged before the first of them moves.',
  },
  'MK-7.4': {
    title: 'Rivals',
    text: 'Trolls never fight each other; any number may share a cavern.',
  },

  // 8 Attack
  'MK-8.1': {
    title: 'Attack',
    text: 'If the target is overrun, all its gnomes are revealed once the trolls have arrived. You win if your trolls there are at least as many as the sum of the gnomes’ strengths.',
  },
  'MK-8.2': {
    title: 'Victory: honour',
    text: 'Gain honour equal to the strengths of the defeated gnomes.',
  },
  'MK-8.3': {
    title: 'Victory: vote',
    text: 'Gain one vote of the clan whose domain it is.',
    ruling: 'This is the vote for gaining control (MK-9.1), not one besides it.',
  },
  'MK-8.4': {
    title: 'Victory: gnomes to the wheel',
    text: 'The defeated markers are laid beside the wheel, and the pawn moves one space clockwise for each. The space it reaches has no effect; if it passes the breach trigger, the breach is carried out.',
    ruling:
      'Passing the boost trigger in this way gives no boost: the text names the breach alone. The markers lie beside the wheel first and count for that breach.',
  },
  'MK-8.5': {
    title: 'Repulse',
    text: 'If you do not win, all trolls that took part return to one of your lairs, of your choice.',
  },
  'MK-8.6': {
    title: 'Repulse: entrenchment',
    text: 'If there is only one gnome in the cavern, a second is added face down. There are never three.',
  },

  // 9 Gaining control
  'MK-9.1': {
    title: 'Gaining control',
    text: 'If a cavern held a troll or gnome when your action began and you did not control it, and you control it when the action ends, gain one vote of its clan.',
    ruling:
      'The book says once “start of your action” and once “start of your turn”; the action counts, also for the second of two weak actions. A cavern gives one vote an action; after a won attack it has been given already, whatever a breach does to the cavern later.',
  },
  'MK-9.2': {
    title: 'By any action',
    text: 'Not only by an advance: the wheel, a breach and champions can bring control as well.',
    ruling: 'An action that a champion grants at the end of a wave is its owner’s action and counts.',
  },
  'MK-9.3': {
    title: 'Not when empty, not off turn',
    text: 'A cavern that was empty when the action began gives no vote, and nobody gains control in the action of another.',
  },

  // 10 Bolster
  'MK-10.1': {
    title: 'Bolster',
    text: 'Choose one cavern you dominate, or one of your lairs, and add up to as many trolls from your reserve as the strength says.',
  },
  'MK-10.2': {
    title: 'Empty reserve',
    text: 'Once no troll at all is left in your reserve, each remaining point of strength may move one of your trolls from anywhere on the board to that cavern.',
    ruling: 'Champion figures may be moved in this way, too.',
  },

  // 11 Influence
  'MK-11.1': {
    title: 'Influence',
    text: 'Choose one champion on display and gain influence there equal to the strength.',
  },
  'MK-11.2': {
    title: 'First influence',
    text: 'Whoever is the first of all to influence a champion gains 1 influence more there.',
  },

  // 12 The gnome wheel
  'MK-12.1': {
    title: 'Gnome action',
    text: 'Move the pawn clockwise, at most as many spaces as the strength says and at most once round. Then scout, carry out the triggers passed, and the effect of the space reached. X is the number of spaces moved.',
    ruling: 'At least one space; the book names only the most.',
  },
  'MK-12.2': {
    title: 'Scouting',
    text: 'You may look at one face-down gate card of the wave and at one gnome marker on the board, alone.',
  },
  'MK-12.3': {
    title: 'Triggers',
    text: 'Triggers that the pawn passed are carried out in the order in which it passed them.',
  },
  'MK-12.4': {
    title: 'Boost trigger',
    text: 'Move your disc on the boost track one space on. On the last space it stays.',
  },
  'MK-12.5': {
    title: 'Breach trigger',
    text: 'Gnomes invade at once: a breach. First you may move the swarm up to two swarm points in either direction.',
  },
  'MK-12.6': {
    title: 'Breach: how many',
    text: 'Two gnomes, and one more for every two beside the wheel, rounded up. Then the gnomes beside the wheel return to the pool, and the breach’s gnomes come from the pool.',
  },
  'MK-12.7': {
    title: 'Breach: as an invasion',
    text: 'They invade from the swarm’s domain as in MK-13, but you decide where they are undecided.',
  },
  'MK-12.8': {
    title: 'Breach: no honour',
    text: 'Trolls that fall in a breach give no honour.',
  },
  'MK-12.9': {
    title: 'Effect: bolster',
    text: 'Bolster with strength X.',
  },
  'MK-12.10': {
    title: 'Effect: influence',
    text: 'Influence with strength X.',
  },
  'MK-12.11': {
    title: 'Effect: honour',
    text: 'Gain X honour plus your present value on the boost track.',
  },
  'MK-12.12': {
    title: 'Effect: move trolls',
    text: 'Choose one cavern and move up to X trolls, yours or others’, out of it into adjacent caverns without gnomes, each where you like; never into a lair that is not its owner’s.',
    ruling: 'Rival figures may be moved as well, and the cavern may be a lair.',
  },

  // 13 End of the wave: gnomes
  'MK-13.1': {
    title: 'Order',
    text: 'When nobody has supplies left: entrenchment, invasions, awarding champions, scoring the wave.',
  },
  'MK-13.2': {
    title: 'Entrenchment',
    text: 'Each cavern with exactly one gnome gets a second from the pool.',
    ruling:
      'If the pool is too small, domains come in clan order from Moss and their caverns in the order of their numbers.',
  },
  'MK-13.3': {
    title: 'Invasions',
    text: 'The gate cards of the wave are revealed from left to right; each is an invasion of its own. The swarm moves to that domain with 2, 3 or 4 gnomes from the pool in wave I, II or III.',
  },
  'MK-13.4': {
    title: 'One gnome after the other',
    text: 'Each gnome enters through a gate of the domain, passes any number of overrun caverns that hang together and goes to the easiest cavern it can reach: an empty one before any other, else the one with the fewest trolls of all owners together. It never stops in an overrun cavern.',
    ruling: 'A gnome that can reach nothing but overrun caverns returns to the pool. The book has no rule.',
  },
  'MK-13.5': {
    title: 'Nearest first',
    text: 'Of equally easy caverns the nearest is chosen, counted in caverns from the swarm point.',
  },
  'MK-13.6': {
    title: 'Who decides',
    text: 'Where easiest and nearest leave several, the player with the most votes of the gate card’s clan decides; without any votes there, the leader of the next clan below, from the last on to the first.',
    ruling: 'If nobody has a vote anywhere, the first player decides.',
  },
  'MK-13.7': {
    title: 'Into an empty cavern',
    text: 'The gnome stays there face down; the cavern is overrun from now on, also for the next gnome.',
  },
  'MK-13.8': {
    title: 'Against trolls',
    text: 'The gnome is defeated, whatever its strength, and returns to the pool; one troll in the cavern falls.',
  },
  'MK-13.9': {
    title: 'Whose troll falls',
    text: 'Among trolls of several owners chance decides, each troll with the same weight. The owner then chooses which of the own units there falls.',
    ruling: 'A figure weighs as one troll here; the draw only finds the owner.',
  },
  'MK-13.10': {
    title: 'Fallen',
    text: 'A fallen troll returns to its owner’s reserve; a fallen champion to one of its owner’s lairs, of the owner’s choice.',
  },
  'MK-13.11': {
    title: 'Honour of the fallen',
    text: 'The first troll to fall in each invasion gives its owner 3, 4 or 5 honour in wave I, II or III; each further one gives 2.',
  },

  // 14 Awarding champions
  'MK-14.1': {
    title: 'Who wins a champion',
    text: 'Champions on display are awarded from left to right, each to the player with the most influence. One without influence leaves the game.',
    ruling: 'So there is no champion with contenders but no winner.',
  },
  'MK-14.2': {
    title: 'Votes',
    text: 'The winner gains the champion’s votes in its clan.',
  },
  'MK-14.3': {
    title: 'Outsiders',
    text: 'The votes of an outsider go to one clan of the winner’s choice.',
    ruling: 'A contender who takes the vote of an outsider names a clan as well.',
  },
  'MK-14.4': {
    title: 'Consolation',
    text: 'Each other player with influence there, from most to least, chooses: one vote of the champion’s clan, or 1 honour for each yellow line that the disc has passed.',
    ruling: 'On a second lap the lines count again.',
  },
  'MK-14.5': {
    title: 'Figure',
    text: 'A lettered champion of stack 0 or I/II becomes a figure and is put into a cavern the winner dominates.',
    ruling:
      'A lair is always dominated, so there is always a place. Who has five figures on the board already chooses one of the six to leave the board for good; its card stays, with what does not need the figure.',
  },
  'MK-14.6': {
    title: 'Stars of wave III',
    text: 'Lettered champions of stack III do not become figures; their card says where the star goes.',
  },
  'MK-14.7': {
    title: 'Instant',
    text: 'An instant ability is carried out at once, before the next champion is looked at.',
  },

  // 15 Scoring waves I and II
  'MK-15.1': {
    title: 'End-of-wave champions',
    text: 'Champions with the end-of-wave symbol take effect in every wave’s scoring.',
    ruling:
      'They come first, in turn order from the first player, before domains or halls; the book sets no order.',
  },
  'MK-15.2': {
    title: 'Domains',
    text: 'In each domain you score 6 honour for the first cavern you control and 2 for each further one.',
  },
  'MK-15.3': {
    title: 'Overrun caverns',
    text: 'Who scored in a domain loses 1 honour for each overrun cavern there.',
  },

  // 16 Scoring wave III
  'MK-16.1': {
    title: 'Order',
    text: 'Wave III is scored in another way: great halls, then elders, then votes. Domains are not scored.',
  },
  'MK-16.2': {
    title: 'Great halls',
    text: 'Whoever controls the most caverns adjacent to a hall scores its value. How many trolls stand there does not matter.',
    ruling: 'If nobody, gnomes included, has a cavern there, nobody scores.',
  },
  'MK-16.3': {
    title: 'Gnomes at a hall',
    text: 'The gnomes count as a player with their overrun caverns. If they have the most, nobody scores.',
  },
  'MK-16.4': {
    title: 'Shared halls',
    text: 'If several are tied, gnomes included, the value is divided evenly; the rest is lost, as is the gnomes’ share.',
  },
  'MK-16.5': {
    title: 'Elders',
    text: '1 to 9 visible elders give 0, 1, 3, 5, 8, 12, 17, 23, 30 honour.',
    ruling: 'More than nine, which champions make possible, count as nine.',
  },
  'MK-16.6': {
    title: 'Votes',
    text: 'For each clan the players with the most, second and third most votes score the honour on its tile for first, second and third place.',
  },
  'MK-16.7': {
    title: 'No vote, no place',
    text: 'A place needs at least one vote of that clan.',
  },
  'MK-16.8': {
    title: 'End-of-game champions',
    text: 'Champions that count at the end of the game score last.',
    ruling: 'The book knows no such symbol; these champions are our reconstruction.',
  },

  // 17 Refresh
  'MK-17.1': {
    title: 'Gate cards',
    text: 'After waves I and II all gate cards are shuffled and laid out face down as in the beginning (MK-2.8).',
  },
  'MK-17.2': {
    title: 'New champions',
    text: 'Players + 1 champions are laid out, for wave II from stack I/II, for wave III from stack III.',
  },
  'MK-17.3': {
    title: 'Cubes and desperation',
    text: 'All cubes leave ancestries and claws; desperation left over is lost.',
  },
  'MK-17.4': {
    title: 'First player',
    text: 'The first-player marker passes to the left.',
  },

  // 18 End of the game
  'MK-18.1': {
    title: 'Winner',
    text: 'After the scoring of wave III the player with the most honour wins.',
  },
  'MK-18.2': {
    title: 'Ties',
    text: 'Among equals the one with the most votes on all clan tracks together wins. If that is equal too, they share the victory.',
  },

  // 19 Champions
  'MK-19.1': {
    title: 'Abilities',
    text: 'A passive ability may be used without limit by the card’s owner. N is the number on the card.',
  },
  'MK-19.2': {
    title: 'Claws',
    text: 'Each use of an ability with claws covers one claw of that card; when all are covered, it rests until the next wave.',
  },
  'MK-19.3': {
    title: 'Symbols on champions',
    text: 'Ancestry symbols on a champion are treated as symbols of its owner’s ancestry, adjacent to any symbol that they are grouped with.',
    ruling: 'They connect only in the action that covers them; covered, they are no bridge.',
  },
  'MK-19.4': {
    title: 'Abilities of a figure',
    text: 'Where a card speaks of this figure, the ability needs the figure on the board.',
  },

  // 20 Abilities of champions
  'MK-20.1': { title: 'Strong in attack', text: 'This figure counts as N trolls when you attack gnomes.' },
  'MK-20.2': {
    title: 'Follow through',
    text: 'After a strong advance in which this figure moved, you may take one weak action.',
  },
  'MK-20.3': {
    title: 'Rally where you control',
    text: 'You may bolster this figure’s cavern if you control it, also without dominating it.',
  },
  'MK-20.4': { title: 'Bolster +N (claw)', text: 'One bolster action gets N more strength.' },
  'MK-20.5': {
    title: 'Light-footed',
    text: 'When it moves in an advance, this figure does not count against the strength.',
  },
  'MK-20.6': {
    title: 'Glorious fall',
    text: 'Whenever this figure falls, gain N honour more, also in a breach.',
  },
  'MK-20.7': {
    title: 'Next to it on the wheel (claw)',
    text: 'After a gnome action’s move, carry out the effect of a space next to the pawn instead. X stays.',
  },
  'MK-20.8': {
    title: 'Bulwark',
    text: 'For invading gnomes this figure counts as N trolls when they look for the easiest cavern.',
  },
  'MK-20.9': {
    title: 'Strongholds (end of wave)',
    text: '1 honour for each cavern you control with at least three of your trolls, at most as many as the card says.',
  },
  'MK-20.10': {
    title: 'Leads the charge',
    text: 'A strong advance in which this figure moves has N more strength.',
  },
  'MK-20.11': {
    title: 'Tunnels',
    text: 'This figure may pass through caverns without your trolls, never through overrun ones.',
  },
  'MK-20.12': {
    title: 'Carried home (claw)',
    text: 'When a plain troll of yours falls, put it on one of your lairs instead of into the reserve.',
  },
  'MK-20.13': {
    title: 'Gnome slayer',
    text: 'A won attack in which this figure took part gives N honour more for each gnome marker.',
  },
  'MK-20.14': {
    title: 'First word',
    text: 'Your bonus for being the first to influence a champion is N instead of 1.',
  },
  'MK-20.15': {
    title: 'Acclaimed',
    text: 'When you gain control of the cavern this figure stands in, gain one more vote of that clan.',
  },
  'MK-20.16': { title: 'Ancestry symbols', text: 'Bears the symbols shown (MK-19.3).' },
  'MK-20.17': {
    title: 'Tales (end of wave)',
    text: 'Gain one vote of each of up to N clans in whose domains you control a cavern, as you choose.',
  },
  'MK-20.18': {
    title: 'Rallying ground',
    text: 'You may always bolster this figure’s cavern, and such a bolster has N more strength.',
  },
  'MK-20.19': {
    title: 'Second wind (claw)',
    text: 'Before your first action of a turn, take one of your cubes off your ancestry.',
  },
  'MK-20.20': {
    title: 'Bridge builder (claw)',
    text: 'When you form a group, one empty, supply or elder cell counts as a connection for this action.',
  },
  'MK-20.21': {
    title: 'Worth more',
    text: 'This figure counts as N trolls when control is judged.',
    ruling:
      'That includes gaining control, domains and halls; it is one troll for movement, attack and invasions.',
  },
  'MK-20.22': {
    title: 'Honour in the breach',
    text: 'Your trolls that fall in a breach give N honour each.',
  },
  'MK-20.23': {
    title: 'Escort',
    text: 'When this figure moves in an advance, one more troll from its cavern may go along beyond the strength.',
  },
  'MK-20.24': {
    title: 'Action (instant)',
    text: 'Carry out the action shown with strength N at once. It costs no cube and no supply and is neither weak nor strong.',
  },
  'MK-20.25': {
    title: 'Knows the ways',
    text: 'For your movement this figure’s cavern is adjacent to every cavern of its domain.',
  },
  'MK-20.26': {
    title: 'Far and wide (end of wave)',
    text: 'Honour by the number of domains in which you have trolls, as the card says.',
  },
  'MK-20.27': { title: 'Weak action +N (claw)', text: 'One weak action gets N more strength.' },
  'MK-20.28': {
    title: 'Bitter end',
    text: 'If an attack with this figure fails, first one of those gnomes, of your choice, returns to the pool without honour; then the repulse goes on.',
  },
  'MK-20.29': {
    title: 'Last to fall',
    text: 'This figure cannot be the one to fall while another troll stands in its cavern.',
    ruling:
      'In a cavern shared with others its owner is drawn only by the own other trolls, and not at all if the figure is the only one of its owner there.',
  },
  'MK-20.30': {
    title: 'Gnome-speaker',
    text: 'You make all of the gnomes’ choices in invasions and breaches of the domain this figure stands in.',
  },
  'MK-20.31': {
    title: 'Bolster anywhere (instant)',
    text: 'Bolster with strength N at once in any cavern you have trolled.',
  },
  'MK-20.32': { title: 'Star: richer hall', text: 'Put the star on a great hall; its value rises by N.' },
  'MK-20.33': {
    title: 'Star: held cavern',
    text: 'Put the star in a cavern with a troll of yours; for great halls you control it while a troll of yours is there.',
  },
  'MK-20.34': {
    title: 'Star: banner at a hall',
    text: 'Put the star on a great hall; you count N more controlled caverns there.',
  },
  'MK-20.35': {
    title: 'Star: oath to a clan',
    text: 'Put the star on a clan’s track; if you gain a place there, you score N honour more.',
  },
  'MK-20.36': {
    title: 'Star: cleared cavern',
    text: 'Put the star in an overrun cavern; its gnomes return to the pool without honour.',
  },
  'MK-20.37': { title: 'Elder', text: 'Counts as N more elder symbols at the end of the game.' },
  'MK-20.38': {
    title: 'Voice of all (instant)',
    text: 'Gain one vote of each clan in whose domain you control a cavern.',
  },
  'MK-20.39': {
    title: 'Company (end of game)',
    text: 'N honour for each champion card you have, this one included.',
  },
  'MK-20.40': { title: 'Gates (end of game)', text: 'N honour for each gate cavern you control.' },
  'MK-20.41': {
    title: 'Domains (end of game)',
    text: 'N honour for each domain in which you control a cavern.',
  },

  // 21 Last Stand, for one player
  'MK-21.1': {
    title: 'Last Stand',
    text: 'One player holds the mountain against the gnomes: survive waves I and II, outscore the gnomes in wave III. All rules hold but for those below.',
    ruling:
      'The rulebook only names a solo game. This one is our own design, built on what a preview told of it (critical domains, outscoring the gnomes).',
  },
  'MK-21.2': {
    title: 'Solo: set-up',
    text: 'The side for 2–3 players, three gate cards for the first gnomes, three invasions a wave, three champions on display.',
    ruling: 'Our own design.',
  },
  'MK-21.3': {
    title: 'Solo: ancestry',
    text: 'Draw four cards, place one and discard the rest; draw three, place one; draw two, place one.',
    ruling: 'Our own design.',
  },
  'MK-21.4': {
    title: 'Solo: critical domains',
    text: 'At the start of waves I and II four gate cards name critical domains, openly. After the invasions and champions of that wave you must control a cavern in each of them, or you lose.',
    ruling:
      'Our own design; the rule itself is known from the preview. These cards are shuffled back before the wave’s invasions are laid out.',
  },
  'MK-21.5': {
    title: 'Solo: champions',
    text: 'You win a champion if your influence there reaches 4, 5 or 6 in wave I, II or III; otherwise you may take the consolation.',
    ruling: 'Our own design.',
  },
  'MK-21.6': {
    title: 'Solo: the gnomes’ votes',
    text: 'At the end of waves I and II the gnomes gain one vote of every clan in whose domain they hold more caverns than you control. They rank on the clan tracks like a rival.',
    ruling: 'Our own design.',
  },
  'MK-21.7': {
    title: 'Solo: choices of the gnomes',
    text: 'Where the gnomes are undecided, you decide.',
    ruling: 'Our own design.',
  },
  'MK-21.8': {
    title: 'Solo: the last wave',
    text: 'You count only the honour gained in wave III. The gnomes count the value of each great hall they win or their share of it, their places on the clan tracks, 1 for each overrun cavern, and the difficulty. You win with more than they have.',
    ruling: 'Our own design. The difficulty is 0 (gentle), 4 (steady), 15 (fierce) or 30 (grim).',
  },

  // 22 Options
  'MK-22.1': {
    title: 'Difficulty (solo)',
    text: 'Last Stand can be played at four difficulties, which change the gnomes’ score in wave III.',
  },
  'MK-22.2': {
    title: 'Own cards (option)',
    text: 'Maps, ancestry cards, champions, the wheel, the boost track, vote tiles and the supply track can be replaced by a file. What we reconstructed is marked as such.',
  },
}
