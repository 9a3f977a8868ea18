import type { RuleEntry } from '@meadhall/kernel/rulebook'

/** Goal and components, set-up, round set-up. */
export const setUp = {
  // 1 Goal and components
  'CM-1.1': {
    title: 'Goal',
    text: 'The game lasts eight rounds. Whoever has the most Glory after final scoring wins and becomes Jarl.',
  },
  'CM-1.2': {
    title: 'Warrior dice are limited',
    text: 'There are 12 swordsmen (white), 12 spearmen (red) and 10 axemen (black). A die that the supply does not hold cannot be gained. Fallen, starved, lost and surplus dice go back to the supply at once.',
    ruling:
      'Where a die would be added to a location in round set-up and the supply has none of its kind, nothing is added and nothing is owed later. The books only say that dice are limited; paying the debt later was the alternative.',
  },
  'CM-1.3': {
    title: 'Everything else is unlimited',
    text: 'Food, Wood, Coins, Favor and Blame never run out, and a player may hold any number of them.',
  },
  'CM-1.4': {
    title: 'At most eight warriors',
    text: 'A longhouse holds eight warrior dice; dice committed to a fight or aboard a ship still belong to it. Whoever gains more takes as many of the new dice as fit, chooses which if they differ, and returns the rest to the supply.',
    ruling:
      'The choice is among the dice just gained; dice already held stay. The German FAQ gives the owner this choice, the English book only says to take what fits. Surplus from a location goes to the supply and does not stay at the location. Gaining is allowed even when nothing fits.',
  },
  'CM-1.5': {
    title: 'Enemies',
    text: 'Trolls, Draugr, Monsters and the Kraken are enemies. Each has an attack, a defense and a reward; some forbid one kind of warrior. Draugr and Monsters are yellow, red or blue; Trolls have no colour.',
  },
  'CM-1.6': {
    title: 'What is open and what is secret',
    text: 'Goods, dice, runes, ships and Glory are open. Destinies are secret to their owner, and face-down Journeys are known only to those who have looked. Defeated enemies lie in one face-down pile that only the owner may look through.',
    ruling:
      'How many Destinies and defeated enemies someone holds can be seen; which they are cannot. The English book lets players keep even the number of enemies to themselves, but every fight is fought in the open, so hiding it would only reward taking notes.',
  },
  'CM-1.7': {
    title: 'Glory',
    text: 'Glory won during play is added at once. Everybody starts at 0.',
    ruling: 'Only Blame takes Glory away, at the very end; a total below zero stands.',
  },

  // 2 Set-up
  'CM-2.1': {
    title: 'Market stalls',
    text: 'Military and economic stalls are shuffled apart and laid out face up: one military and one economic with 2 players, one and two with 3, two and two with 4. The others stay in the box.',
  },
  'CM-2.2': {
    title: 'Ships',
    text: 'The small and the large public longship lie on their spaces. The private longships lie beside the Shipwright; those marked for more players than take part stay in the box.',
  },
  'CM-2.3': {
    title: 'Decks',
    text: 'Runes, Destinies, Merchant Ships, Trolls, Draugr, Journeys and Monsters are shuffled as seven decks.',
  },
  'CM-2.4': {
    title: 'First player',
    text: 'The first-player marker goes to a player chosen at random.',
    ruling: 'The book prefers whoever last won glory in battle and offers chance as its own alternative.',
  },
  'CM-2.5': {
    title: 'Choosing leaders',
    text: 'Starting to the right of the first player and going counter-clockwise, each player chooses one of the leaders still there; the first player chooses last.',
  },
  'CM-2.6': {
    title: 'Start goods',
    text: 'Each player begins with 1 Food, 1 Wood, 1 Coin, 1 Favor and 1 swordsman.',
  },
  'CM-2.7': {
    title: 'Workers',
    text: 'Each player has 3 workers, or 4 with two players. One more of each player waits at the Worker Huts.',
  },
  'CM-2.8': {
    title: 'First Destiny',
    text: 'Each player is dealt one Destiny and keeps it secret.',
  },

  // 3 Round set-up
  'CM-3.1': {
    title: 'A round',
    text: 'Round set-up, worker placement, assigning warriors, combat resolution, clean-up: in this order, eight times.',
  },
  'CM-3.2': {
    title: 'Troll',
    text: 'The top Troll is laid face up on the Troll space.',
  },
  'CM-3.3': {
    title: 'Draugr',
    text: 'The top two Draugr are laid face up, the first on the left space, the second on the right.',
  },
  'CM-3.4': {
    title: 'Journeys',
    text: 'Each shore in play without a Journey gets one face down. One that nobody sailed past stays where it is.',
    ruling:
      'When the Journey deck is empty, the discarded Journeys are shuffled into a new one. 18 cards can be too few for eight rounds with four shores and no book says what then; leaving shores without a Journey would make late voyages too safe.',
  },
  'CM-3.5': {
    title: 'Runes',
    text: 'Each empty one of the two spaces at the Runesmith gets a rune face up, while the deck lasts.',
  },
  'CM-3.6': {
    title: 'Monsters',
    text: 'Each shore in play without a Monster gets one face up.',
  },
  'CM-3.7': {
    title: 'Shores in play',
    text: 'There are four shores. The rightmost is used with four players only.',
  },
  'CM-3.8': {
    title: 'Merchant Ship',
    text: 'The next Merchant Ship card is laid on top of the earlier ones; only the top one counts.',
  },
  'CM-3.9': {
    title: 'Goods pile up',
    text: 'One swordsman is added to the Swordsmith, one spearman to the Hafter, one axeman to the Blacksmith and one Food to the Smokehouse, whatever still lies there.',
  },
} satisfies Record<string, RuleEntry>
