import type { Rulebook } from '@meadhall/kernel/rulebook'
import type { RuleId } from './ids.ts'

/** Champions of Midgard in our own words. The newest English edition holds; CM-16 lists what a table may choose. */
export const en: Rulebook<RuleId> = {
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
    ruling: 'Making no exchange is allowed: any number includes none.',
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

  // 7 Assigning warriors
  'CM-7.1': {
    title: 'All at once',
    text: 'Every player with a worker on the Troll, a Draugr or a longship assigns warriors, all at the same time. What someone assigns stays hidden until all have confirmed.',
    ruling: 'Who has no such worker has nothing to assign and is not waited for.',
  },
  'CM-7.2': {
    title: 'In turn order on request',
    text: 'Any player who has not confirmed yet may ask for turn order. Then players assign one after the other, openly, from the holder of the first-player marker clockwise.',
    ruling:
      'What others had already confirmed was hidden and goes back to them, so asking late is no advantage. The book sets no moment for the request.',
  },
  'CM-7.3': {
    title: 'Warriors',
    text: 'Put any number of your own dice on each space you reserved; each die goes to one place.',
  },
  'CM-7.4': {
    title: 'Forbidden on land',
    text: 'A kind of warrior that a Troll or Draugr forbids may not be assigned to it.',
  },
  'CM-7.5': {
    title: 'Loading a longship',
    text: 'Load any mix of your warriors and your Food; together they may not exceed the capacity. Every kind of warrior may sail, also one that the Monster forbids.',
  },
  'CM-7.6': {
    title: 'The others hunt',
    text: 'If you have a worker on the Hunting Grounds, all dice assigned nowhere hunt. Food won there comes too late for this round’s ships.',
  },
  'CM-7.7': {
    title: 'Nobody must go',
    text: 'It is allowed to assign no warrior to a space you reserved.',
  },

  // 8 Combat resolution
  'CM-8.1': {
    title: 'Order',
    text: 'Hunt, Troll, left Draugr, right Draugr, then the shores from left to right. What nobody went to is skipped.',
  },
  'CM-8.2': {
    title: 'The hunt',
    text: 'Each hunter rolls all dice assigned nowhere once and takes 1 Food for each hit, at most 6. Favor may be spent on re-rolls as in combat (CM-9.3). No dice are lost.',
    ruling:
      'Several hunters roll in turn order from the holder of the first-player marker; the book sets no order. A hunt is no combat, so Ullr gains nothing by it; a player without dice left does not roll.',
  },
  'CM-8.3': {
    title: 'The Troll',
    text: 'The player who sent warriors fights the Troll to the end.',
  },
  'CM-8.4': {
    title: 'Passing the blame',
    text: 'Whoever defeats the Troll returns one own Blame, if any, and names another player, who takes one from the supply.',
    ruling:
      'A victor without Blame returns nothing and still names another player; the naming is not optional. The German book says “may”: see CM-16.10.',
  },
  'CM-8.5': {
    title: 'The Draugr',
    text: 'First the left, then the right Draugr is fought by the player who sent warriors.',
  },
  'CM-8.6': {
    title: 'The shores',
    text: 'From left to right, each shore with a ship is resolved completely: Journey, feeding, Monster.',
  },
  'CM-8.7': {
    title: 'Journey',
    text: 'Reveal the Journey and carry it out (CM-12). What it takes comes from the warriors and Food aboard; the owner chooses which. Even for an empty ship it is turned up and discarded.',
    ruling:
      'If less is aboard than the Journey takes, all of that kind is lost and nothing more. The books are silent; other goods of the player are never touched.',
  },
  'CM-8.8': {
    title: 'Near shores',
    text: 'On the two shores to the left, 1 Food feeds two warriors.',
  },
  'CM-8.9': {
    title: 'Far shores',
    text: 'On the two shores to the right, 1 Food feeds one warrior.',
  },
  'CM-8.10': {
    title: 'Feeding and starvation',
    text: 'The Food aboard feeds as many warriors as it can. Those left unfed starve; the owner chooses which. All Food aboard is used up, also what was too much.',
  },
  'CM-8.11': {
    title: 'The Monster',
    text: 'The warriors still aboard fight the Monster to the end. With none left there is no fight and the Monster stays.',
  },

  // 9 Combat in detail
  'CM-9.1': {
    title: 'Fighting an enemy',
    text: 'A fight goes in rounds, and nobody can break it off. It ends after a round in which the enemy has taken damage equal to its defense or more, or no committed warrior is left.',
  },
  'CM-9.2': { title: 'Roll', text: 'Roll all warriors committed to this fight.' },
  'CM-9.3': {
    title: 'Favor',
    text: 'Spend 1 Favor to roll any of the dice again, one or several or all; the new faces count. This may be repeated while you have Favor.',
  },
  'CM-9.4': {
    title: 'Damage',
    text: 'Each weapon rolled is 1 damage; a face with two weapons is 2. Damage adds up over the rounds of the fight.',
  },
  'CM-9.5': {
    title: 'Losses',
    text: 'Lose as many warriors as the enemy’s attack, less one for each shield rolled, never below zero and never more than are there.',
  },
  'CM-9.6': {
    title: 'Both strike at once',
    text: 'Damage and losses of a round happen together: an enemy that falls still strikes, and warriors that fall have still struck.',
  },
  'CM-9.7': {
    title: 'Who falls',
    text: 'The owner chooses which of the committed warriors fall, whatever their dice show.',
  },
  'CM-9.8': {
    title: 'Victory',
    text: 'If the enemy has taken damage equal to its defense or more, it is defeated, also when the last warriors fell in the same round.',
    ruling: 'The Japanese summary says so outright, the English and German books imply it.',
  },
  'CM-9.9': {
    title: 'Another round',
    text: 'If the enemy stands and warriors are left, they fight another round.',
  },
  'CM-9.10': {
    title: 'Defeat',
    text: 'If the enemy stands and no warrior is left, there is no reward and all damage is taken off the enemy.',
  },
  'CM-9.11': {
    title: 'Reward',
    text: 'The victor takes the card and gains its Glory at once, with Wood from a Troll, Coins from a Draugr, Favor from a Monster. Surviving warriors return to their owner.',
  },
  'CM-9.12': {
    title: 'Coins on a Monster',
    text: 'Coins that have gathered on a Monster go to whoever defeats it.',
  },
  'CM-9.13': {
    title: 'Forbidden at sea',
    text: 'Warriors of a kind that the Monster forbids are destroyed before the first round against it and return to the supply unrolled.',
    ruling:
      'The ban belongs to the Monster alone: these warriors still count for the Journey, still fight the Kraken and are fed like the others; but as the owner chooses who starves, they may be the ones left hungry. If they were the only ones, the fight does not take place.',
  },

  // 10 Clean-up
  'CM-10.1': {
    title: 'Workers and ships return',
    text: 'All workers go back to their owners, public longships to their spaces, private ones to their owners.',
  },
  'CM-10.2': {
    title: 'The Troll was not defeated',
    text: 'Then it is discarded and every player takes 1 Blame.',
  },
  'CM-10.3': { title: 'Draugr', text: 'Draugr that were not defeated are discarded.' },
  'CM-10.4': { title: 'Journeys', text: 'Revealed Journeys are discarded.' },
  'CM-10.5': {
    title: 'Monsters',
    text: 'Each Monster still on a shore gets 1 Coin from the supply on its card.',
  },
  'CM-10.6': {
    title: 'Next round',
    text: 'After round eight comes final scoring, otherwise the next round. Clean-up is done in round eight, too.',
  },

  // 11 Final scoring
  'CM-11.1': {
    title: 'Final scoring',
    text: 'The Glory won in play stands; the lines below are added. Defeated enemies and Destinies are shown.',
    ruling:
      'All comparisons use what each player holds when the game ends; scoring spends nothing, so the same Coins count for a Destiny and for Glory.',
  },
  'CM-11.2': {
    title: 'Destinies',
    text: 'Each own Destiny gives its larger Glory if you alone have the most of what it asks, the smaller if you share the most, otherwise nothing (CM-15.1).',
  },
  'CM-11.3': {
    title: 'Sets of enemies',
    text: 'Each set of one yellow, one red and one blue enemy gives 5 Glory. Trolls do not count.',
  },
  'CM-11.4': { title: 'Runes', text: 'Each rune gives its printed Glory, used or not.' },
  'CM-11.5': { title: 'Private longship', text: 'Your private longship gives its printed Glory.' },
  'CM-11.6': { title: 'Favor', text: 'Each Favor left gives 2 Glory.' },
  'CM-11.7': { title: 'Coins', text: 'Every 3 Coins give 1 Glory; a rest gives nothing.' },
  'CM-11.8': {
    title: 'Blame',
    text: 'Blame costs Glory: 1 for one, 3 for two, 6 for three, 10 for four, 15 for five, 21 for six.',
  },
  'CM-11.9': {
    title: 'Blame beyond six',
    text: 'Each Blame beyond the sixth costs 6 Glory more.',
  },
  'CM-11.10': {
    title: 'Ties',
    text: 'Among those with the most Glory, whoever defeated the most enemies, Trolls included, wins. If that is equal too, they share the victory.',
  },

  // 12 Journeys
  'CM-12.1': { title: 'All Quiet', text: 'Nothing happens.' },
  'CM-12.2': {
    title: 'Kraken',
    text: 'The warriors aboard fight the Kraken to the end. Defeating it gives 3 Glory. The survivors sail on, are fed and fight the Monster.',
    ruling:
      'The Kraken is a Journey: it is discarded after the fight, whoever won, and counts neither for sets nor Destinies nor ties. If no warrior survives, the voyage ends: the Food aboard is lost and the Monster stays. No kind of warrior is forbidden against the Kraken.',
  },
  'CM-12.3': {
    title: 'Lost',
    text: 'Lose two things from the ship: two Food, two warriors, or one of each, as you choose.',
    ruling: 'With fewer than two things aboard, lose what there is.',
  },
  'CM-12.4': { title: 'No Wind', text: 'Lose one Food from the ship, if there is one.' },
  'CM-12.5': {
    title: 'Storm',
    text: 'Lose one Food or one warrior from the ship, as you choose.',
    ruling: 'Choosing what is not aboard is no way out: whoever has only the one loses that.',
  },
  'CM-12.6': { title: 'Whirlpool', text: 'Lose one warrior from the ship, if there is one.' },

  // 13 Leaders
  'CM-13.1': {
    title: 'Asmundr the Pious',
    text: 'A Favor that he spends on a re-roll is discarded but still gives him 2 Glory.',
    ruling:
      'He gains the 2 Glory when he spends it, in combat and in the hunt. The German book pays at the end of the game; the total is the same. A spent Favor no longer counts for Destinies.',
  },
  'CM-13.2': {
    title: 'Dagrun the Destined',
    text: 'At the Sage’s House she draws one Destiny more, keeps one and puts the other under the deck. With the rune True Vision she draws four and keeps one.',
    ruling: 'Destinies that are put back lie under the deck in the order in which they were drawn.',
  },
  'CM-13.3': {
    title: 'Gylfir the Seaworthy',
    text: 'He pays no Coin at the Merchant Ship.',
  },
  'CM-13.4': {
    title: 'Svanhildr the Swordmaiden',
    text: 'Her swordsmen deal 2 damage with one weapon and 3 with two, also as hits in the hunt, where the limit of 6 Food stands.',
  },
  'CM-13.5': {
    title: 'Ullr the Berserker',
    text: 'In each round of combat in which at least one of his dice shows two weapons he gains 1 Glory, once a round, however the fight ends.',
    ruling:
      'The dice are looked at after all re-rolls of the round. Rounds against the Kraken count, the hunt does not. Only the printed face counts: a shield that Reaction turns into a hit does not.',
  },

  // 14 Runes
  'CM-14.1': {
    title: 'Runes',
    text: 'A rune lies open before its owner and can be used once. It is then turned over and kept, and gives its Glory at the end all the same.',
  },
  'CM-14.2': {
    title: 'When a rune may be used',
    text: 'Gifts, Knowledge, Success and Wealth: at any time, in one’s own turn and in those of others. The others at their moment: Potential and Reaction after your roll, Healing once the losses of the round are known, Glory on defeating an enemy, Journey after your Journey is revealed, True Vision at your visit to the Sage’s House.',
    ruling:
      'At any time means whenever the game waits for anybody’s decision, never in the middle of an effect. Besides, the owner of Success is asked after the combat of each round, before clean-up, and so are the owners of Gifts and Wealth in the last round. After a roll, the owner decides the order of Potential, Reaction and Favor. The books only say “at any time”.',
  },
  'CM-14.3': {
    title: 'Gifts',
    text: 'Take four goods from the supply in any mix of Food, Wood and Coins.',
  },
  'CM-14.4': {
    title: 'Glory',
    text: 'When you defeat an enemy (Troll, Draugr, Kraken or Monster), gain half its Glory again, rounded down: a Monster worth 13 gives 6 more.',
  },
  'CM-14.5': {
    title: 'Healing',
    text: 'You lose no warriors in this round of combat. Later rounds are not affected.',
  },
  'CM-14.6': {
    title: 'Journey',
    text: 'Discard the Journey just revealed without effect, reveal the next one of the deck and carry it out, even if it is worse.',
  },
  'CM-14.7': {
    title: 'Knowledge',
    text: 'Look at all face-down Journeys on the board, alone; not at the deck.',
  },
  'CM-14.8': {
    title: 'Potential',
    text: 'After a roll in combat or hunt, all your dice that show a blank are rolled again once.',
  },
  'CM-14.9': {
    title: 'Reaction',
    text: 'After a roll in combat or hunt, each shield also counts as one hit and stays a shield. On Svanhildr’s swordsmen it counts as two hits.',
    ruling:
      'It holds for the whole round of combat or the whole hunt, also for dice rolled again afterwards.',
  },
  'CM-14.10': {
    title: 'Success',
    text: 'Show one of your Destinies and score it now. It stays open and is scored again at the end.',
    ruling:
      'The test is that of final scoring on what everybody holds now: the larger Glory if you alone have the most, the smaller if tied. A Destiny already shown cannot be shown again.',
  },
  'CM-14.11': {
    title: 'True Vision',
    text: 'At the Sage’s House draw two Destinies more, keep one and put the others under the deck.',
  },
  'CM-14.12': {
    title: 'Wealth',
    text: 'Take as many Coins as you have, at most 5.',
  },

  // 15 Destinies
  'CM-15.1': {
    title: 'Scoring a Destiny',
    text: 'Only its owner scores a Destiny. Alone with the most: the larger Glory. Tied for the most: the smaller. At least one of what it asks is needed. Others who have as much or more score nothing for it, they only spoil it.',
  },
  'CM-15.2': {
    title: 'Crusher of Ice (6 / 3)',
    text: 'The most blue enemies, Draugr and Monsters together.',
  },
  'CM-15.3': {
    title: 'Earth Smasher (6 / 3)',
    text: 'The most yellow enemies, Draugr and Monsters together.',
  },
  'CM-15.4': {
    title: 'Master of Flames (6 / 3)',
    text: 'The most red enemies, Draugr and Monsters together.',
  },
  'CM-15.5': { title: 'Craftsman (5 / 2)', text: 'The most Wood.' },
  'CM-15.6': { title: 'Leader of Armies (7 / 3)', text: 'The most warrior dice of all kinds.' },
  'CM-15.7': { title: 'Odin’s Favored (4 / 2)', text: 'The most Favor.' },
  'CM-15.8': { title: 'Prepared (5 / 2)', text: 'The most Food.' },
  'CM-15.9': { title: 'Prosperous (5 / 2)', text: 'The most Coins.' },
  'CM-15.10': {
    title: 'Runemaster (4 / 2)',
    text: 'The most runes, used or not.',
    ruling: 'Cards are counted, not their Glory.',
  },
  'CM-15.11': { title: 'Monster Hunter (4 / 2)', text: 'The most Monsters.' },
  'CM-15.12': { title: 'Slayer of the Undead (7 / 3)', text: 'The most Draugr.' },
  'CM-15.13': { title: 'Troll Slayer (6 / 3)', text: 'The most Trolls.' },

  // 16 Variants and options
  'CM-16.1': {
    title: 'Hall of Records (variant)',
    text: 'Defeated enemies lie open before their owner for all to see.',
  },
  'CM-16.2': {
    title: 'Mistrustful Villagers (variant)',
    text: 'Every player begins with 1 Blame.',
  },
  'CM-16.3': {
    title: 'Blame beyond six (option)',
    text: 'A table may end the price of Blame at 21 for six or more instead of 6 more for each further one.',
    ruling:
      'Newest English edition: 6 more each. First edition, Japanese summary and other witnesses: 21 is the most. Unless a table says otherwise, its edition decides.',
  },
  'CM-16.4': {
    title: 'Dealt leaders (option)',
    text: 'Each player is dealt a leader at random instead of choosing.',
  },
  'CM-16.5': {
    title: 'First edition (option)',
    text: 'The game plays by the first edition, as the German book has it: CM-16.6 to CM-16.13 take the place of the rules they name. All else stays.',
    ruling:
      'Taken over is only what changes play. Slips of translation are not: the German Stave Church that gives Glory instead of Favor, the leftmost shore that stays empty with four players (with four it is the one that is added), the missing refill of runes.',
  },
  'CM-16.6': {
    title: 'First edition: near and far',
    text: 'The board is mirrored: the two shores to the left are far (1 Food for one warrior), the two to the right are near (1 Food for two). Replaces CM-8.8 and CM-8.9; shores are still resolved from left to right.',
  },
  'CM-16.7': {
    title: 'First edition: shore for four',
    text: 'The leftmost shore is the one used with four players only. Replaces CM-3.7.',
  },
  'CM-16.8': {
    title: 'First edition: small longship',
    text: 'The small public longship costs 1 Coin. Replaces CM-5.17.',
  },
  'CM-16.9': {
    title: 'First edition: Blame',
    text: 'Six or more Blame cost 21 Glory. Replaces CM-11.9.',
  },
  'CM-16.10': {
    title: 'First edition: the Troll’s victor',
    text: 'Whoever defeats the Troll may return one own Blame and may name another player, who takes one. Replaces CM-8.4.',
    ruling: 'The two are separate choices; either may be declined.',
  },
  'CM-16.11': {
    title: 'First edition: Reaction and Svanhildr',
    text: 'For Svanhildr each shield counts as two hits on every kind of die. Replaces the last sentence of CM-14.9.',
  },
  'CM-16.12': {
    title: 'First edition: Kraken',
    text: 'Defeating the Kraken gives no Glory, and the rune Glory cannot be used on it. Changes CM-12.2 and CM-14.4.',
  },
  'CM-16.13': {
    title: 'First edition: Destinies',
    text: 'No minimum is needed: if nobody has any of what a Destiny asks, all are tied. Changes CM-15.1.',
  },
  'CM-16.14': {
    title: 'Own cards (option)',
    text: 'The tables of dice, enemies, Merchant Ships and private longships can be replaced by a file. Rows that we reconstructed are marked as such.',
  },
}
