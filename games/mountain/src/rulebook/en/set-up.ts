import type { RuleEntry } from '@meadhall/kernel/rulebook'

/** Goal, set-up. */
export const setUp = {
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
} satisfies Record<string, RuleEntry>
