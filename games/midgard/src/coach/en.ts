/** What Muninn says in a first game, each once. */
export const en = {
  leader: 'Each leader has one gift that holds for the whole game. None of them is wrong for a first one.',
  begin:
    'Your first worker. Warriors and food first is a sound beginning; somebody should also see to the troll.',
  trollFree: 'Your last worker, and nobody stands by the troll. If it lives, everybody takes a blame.',
  assign:
    'Now say who fights where. The odds beside each fight are reckoned from the rules; 70 % is a fair risk.',
  fight: 'The dice lie. One favor rolls again any of them you choose. Kept, it is worth 2 glory at the end.',
  fallen: 'You choose who falls. Swords are the easiest to come by, axes strike best.',
  won: 'Your first victory. Coloured enemies count again at the end: yellow, red and blue together are a set.',
  lost: 'Beaten off, and the dice are gone. Next time send one more than you think, or keep a favor for the roll.',
  rampage: 'Nobody slew the troll, so everybody took a blame. Slaying it gives one back and passes one on.',
  blamed: 'Somebody slew the troll and gave you a blame. The same can be done to them.',
  blame:
    'Three blame cost 6 at the end, and every further one costs more. The troll is the way to be rid of one.',
  hunt: 'Warriors who are sent nowhere hunt, if a worker of yours stands at the Hunting Grounds. It is safe food for the next voyage.',
  journey: 'That is what the sea does. The Sage’s House shows you a journey before you sail.',
  hungry:
    'You have a ship but no food. Warriors without food starve before they fight. Staying home is allowed.',
  full: 'Your longhouse is full: eight warriors. Whoever comes now is turned away, so use some before taking more.',
  coins: 'A coin was laid on every monster that nobody fought. Whoever defeats it takes its coins home.',
  rune: 'A rune works once, at its own moment, and counts at the end whether you used it or not.',
  destiny: 'A destiny is a secret goal. Touch it now and then: it says where you stand.',
  rich: 'You hold many coins. Three are only 1 glory at the end; a worker, favor or a ship is more.',
  last: 'The last round. Favor is worth 2, coins a third, blame costs. Warriors left over are worth nothing.',
} as const satisfies Readonly<Record<string, string>>
