import type { RuleEntry } from '@meadhall/kernel/rulebook'

/** Worker placement, locations, market stalls. */
export const locations = {
  // 4 Worker placement
  'CM-4.1': {
    title: 'Turn order',
    text: 'Beginning with the holder of the first-player marker and going clockwise, players place one worker at a time. Whoever has none left is passed over. The phase ends when nobody has a worker left.',
    ruling:
      'When the marker changes hands during the phase, turns simply go on clockwise; the new holder begins whatever comes next.',
  },
  'CM-4.2': {
    title: 'One worker a space',
    text: 'A space that holds a worker is taken until clean-up. Only the Hunting Grounds take any number.',
  },
  'CM-4.3': {
    title: 'Paying for a space',
    text: 'Whoever places a worker must pay the full cost of the space and carries out its effect once, at once.',
    ruling:
      'A space without a cost may be taken even if it gives nothing, to keep others out; a space with a cost only by someone who pays it. The books only speak of being unable or unwilling.',
  },
  'CM-4.4': {
    title: 'Colours of spaces',
    text: 'Brown and blue spaces take effect at once; blue ones are restocked each round. Red spaces only reserve a fight for later. Longships are both: the ship sails to its shore now and is loaded and fights later.',
  },
  'CM-4.5': {
    title: 'Begging',
    text: 'Instead of taking a space, a worker may always beg: lay it on the own leader board and take 1 Food and 1 Blame. Whoever can or will take no space must beg.',
  },

  // 5 Locations
  'CM-5.1': { title: 'Blacksmith', text: 'Take all axemen that lie here.' },
  'CM-5.2': { title: 'Hafter', text: 'Take all spearmen that lie here.' },
  'CM-5.3': { title: 'Swordsmith', text: 'Take all swordsmen that lie here.' },
  'CM-5.4': { title: 'Smokehouse', text: 'Take all Food that lies here.' },
  'CM-5.5': {
    title: 'Jarl’s Longhouse',
    text: 'Take one swordsman from the supply and the first-player marker from its holder. Whoever holds the marker already hands it to the left neighbour instead. The marker moves in no other way.',
  },
  'CM-5.6': {
    title: 'Hunting Grounds',
    text: 'Reserve a hunt: in combat resolution all your warriors that are assigned nowhere else hunt for Food. Any number of workers may stand here.',
    ruling: 'A second worker of the same player is allowed and adds nothing: each die hunts once.',
  },
  'CM-5.7': {
    title: 'Market',
    text: 'Exchange Food, Wood and Coins with the supply one for one, as often as you like.',
    ruling:
      'Making no exchange is allowed: any number includes none. What has just come in exchange may be exchanged again.',
  },
  'CM-5.8': {
    title: 'Merchant Ship',
    text: 'Pay 1 Coin and take everything shown on the top Merchant Ship card.',
  },
  'CM-5.9': {
    title: 'Runesmith',
    text: 'Pay 1 Wood and take one of the runes lying open or the unseen top one of the deck. It lies open before you. The space is refilled in the next round set-up.',
  },
  'CM-5.10': {
    title: 'Sage’s House',
    text: 'Look at one face-down Journey of your choice, alone; then draw one Destiny.',
    ruling:
      'The look comes first and is not optional. When the Destiny deck holds fewer cards than would be drawn, draw what there is.',
  },
  'CM-5.11': {
    title: 'Shipwright',
    text: 'Choose a private longship, pay its Wood and Coins and lay it before you. Each player may build only one. It may sail from this round on.',
  },
  'CM-5.12': {
    title: 'Stave Church',
    text: 'Pay 1, 3, 6 or 10 Coins and take 1, 2, 3 or 4 Favor. One purchase a visit.',
  },
  'CM-5.13': {
    title: 'Worker Huts',
    text: 'Pay and take your extra worker, who may be placed from this round on. The first player to do so pays 5 Coins, the second 4, the third 3, the fourth 2. Each player has one extra worker only.',
  },
  'CM-5.14': { title: 'Troll', text: 'Reserve the fight against the Troll.' },
  'CM-5.15': { title: 'Left Draugr', text: 'Reserve the fight against the left Draugr.' },
  'CM-5.16': { title: 'Right Draugr', text: 'Reserve the fight against the right Draugr.' },
  'CM-5.17': {
    title: 'Small public longship',
    text: 'Send the ship to a free shore in play. It costs nothing and carries 5.',
  },
  'CM-5.18': {
    title: 'Large public longship',
    text: 'Pay 1 Coin and send the ship to a free shore in play. It carries 10.',
  },
  'CM-5.19': {
    title: 'Private longship',
    text: 'Only its owner may place a worker on it, one a round. Send the ship to a free shore in play. It costs nothing and carries what its card says.',
    ruling:
      'In the first edition both public longships cost 1 Coin (CM-16.8), and the book says that a private one is used like a public one. That is about sailing: the private one was paid for at the Shipwright, and no edition names a fee. One could also read it as 1 Coin a voyage there.',
  },
  'CM-5.20': {
    title: 'One ship a shore',
    text: 'A shore takes one ship a round. Without a free shore no ship can be taken.',
    ruling:
      'No book says it in words; a player report has one player per target, and a second ship would often find the Monster gone. Allowing several ships one after the other was the alternative.',
  },

  // 6 Market stalls
  'CM-6.1': {
    title: 'Stalls',
    text: 'A stall is a space like any other: one worker, paid and used once a placement, unless it says more.',
  },
  'CM-6.2': {
    title: 'Aumingi (economic)',
    text: 'Give 1 Food for 1 Favor, one to three times.',
  },
  'CM-6.3': { title: 'Skald (economic)', text: 'Gain 2 Glory.' },
  'CM-6.4': { title: 'Generous Merchant (economic)', text: 'Take 1 Food and 1 Wood.' },
  'CM-6.5': { title: 'Wealthy Stranger (economic)', text: 'Take 2 Coins.' },
  'CM-6.6': { title: 'Folk Warriors (military)', text: 'Pay 1 Food and take 2 swordsmen from the supply.' },
  'CM-6.7': { title: 'Raiders (military)', text: 'Pay 1 Wood and take 2 spearmen from the supply.' },
  'CM-6.8': {
    title: 'Jomsvikings (military)',
    text: 'Pay 2 Coins and take 1 swordsman and 1 axeman from the supply.',
  },
  'CM-6.9': {
    title: 'Varyags (military)',
    text: 'Pay 1 Coin and take 1 swordsman and 1 spearman from the supply.',
  },
} satisfies Record<string, RuleEntry>
