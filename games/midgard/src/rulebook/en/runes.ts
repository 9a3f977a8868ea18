import type { RuleEntry } from '@meadhall/kernel/rulebook'

/** Runes. */
export const runes = {
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
      'The test is that of final scoring on what everybody holds now: the larger Glory if you alone have the most, the smaller if tied. A Destiny already shown cannot be shown again. What is assigned, confirmed or not, still belongs to its owner: warriors and Food alike.',
  },
  'CM-14.11': {
    title: 'True Vision',
    text: 'At the Sage’s House draw two Destinies more, keep one and put the others under the deck.',
  },
  'CM-14.12': {
    title: 'Wealth',
    text: 'Take as many Coins as you have, at most 5.',
  },
  'CM-14.13': {
    title: 'A moment before a fight',
    text: 'Whoever holds a rune of any time may ask, at any time, for a moment before each fight: before each hunt, each fight on land, each voyage and each fight with a Monster. From then on they are asked there, as long as they could use such a rune, until they take it back. Those who did not ask are not asked.',
    ruling:
      'The books say “at any time” and leave it to the table to wait. Here fights follow one another without a question, so one has to ask for the moment. That somebody asked is told to nobody; the others see it only when the game waits.',
  },
} satisfies Record<string, RuleEntry>
