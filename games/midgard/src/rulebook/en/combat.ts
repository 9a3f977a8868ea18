import type { RuleEntry } from '@meadhall/kernel/rulebook'

/** Assigning warriors, combat resolution, combat in detail. */
export const combat = {
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
} satisfies Record<string, RuleEntry>
