/** What is said in the lessons. Names of things that are to be touched stand between stars. */
export const en = {
  place: 'Your first worker',
  'place.town':
    'This is the town. Every building is a space for one worker, and whoever stands there gets what it gives. You have three workers; so has Astrid.',
  'place.smokehouse': 'Two food hang in the smokehouse. Warriors at sea must eat, so food is never wasted.',
  'place.smokehouse.do': 'Send a worker to the *Smokehouse*.',
  'place.smokehouse.not': 'You may go there, but this time we fetch the food first.',
  'place.taken':
    'Astrid took the spearman from the Hafter. Her worker stays until the round ends: nobody else may go there now.',
  'place.merchant': 'Some spaces have a price. The merchant wants 1 coin and gives everything on her card.',
  'place.merchant.do': 'Pay her: send a worker to the *Merchant Ship*.',
  'place.merchant.not': 'You may go there, but let us see first what a coin can buy.',
  'place.warriors':
    'Warriors are dice. Two swordsmen wait at the Swordsmith, an axeman at the Blacksmith. Axes hit more often.',
  'place.warriors.do': 'Take warriors: the *Swordsmith* or the *Blacksmith*.',
  'place.warriors.not': 'You may go there, but somebody must fight the troll soon.',
  'place.done':
    'Done. A round goes like this: place workers, assign warriors, fight, clean up. After eight rounds, the most glory wins.',

  troll: 'A troll at the gate',
  'troll.card':
    'Your worker stands by the troll, so the fight is yours. The red number is its attack: so many warriors fall in each round of the fight. The blue one is its defense: so many hits bring it down.',
  'troll.assign': 'The crossed sword says: no swordsman may fight this troll. Your three axemen may.',
  'troll.assign.do': 'Send all *three axemen* to the troll and *swear it*.',
  'troll.assign.not': 'Fewer axes will not bring it down. Your warriors are back in the longhouse.',
  'troll.blame':
    'It fell, and struck as it fell: two axemen are gone. Whoever slays the troll gives back one blame and names somebody who takes one.',
  'troll.blame.do': 'Say who takes the blame: *Astrid* or *Orm*.',
  'troll.done':
    'Done: 6 glory, some wood, and no blame. Had nobody slain it, everybody would have taken a blame, and the more of it you hold, the more each one costs at the end.',

  favor: 'Two fights and the gods’ favor',
  'favor.two':
    'Two Draugr, and you stood by both. Every warrior goes to one fight only, so look at what each needs. The odds stand beside your plan.',
  'favor.assign': 'The left one takes two hits, the right one three.',
  'favor.assign.do': 'Send *two axemen* left, an *axeman and the spearman* right, and *swear it*.',
  'favor.assign.not': 'That can be done, but one of the fights would be a gamble.',
  'favor.again': 'Two blanks. For one favor you roll as many of your dice again as you choose.',
  'favor.again.do': 'Both *axemen* are chosen: roll them again.',
  'favor.again.not': 'With this roll you lose. A favor is well spent here.',
  'favor.stand': 'Three hits are enough. You could roll again, but a favor kept is 2 glory at the end.',
  'favor.stand.do': '*Keep* this roll.',
  'favor.last': 'The spearman’s shield wards off a loss. The fight goes on in rounds until one side is gone.',
  'favor.last.do': 'Fight it to the end. *Who falls* is your choice.',
  'favor.done': 'Done. Draugr give coins and have a colour: three different colours are a set.',

  voyage: 'Out to sea',
  'voyage.sea':
    'Monsters wait beyond the sea, with the most glory of all. Coins gather on them while nobody comes. A ship needs warriors, and warriors need food.',
  'voyage.ship': 'The small longship is free and carries five: warriors and food together.',
  'voyage.ship.do': 'Send a worker to the *small longship*, and the ship to the *first shore*.',
  'voyage.ship.not': 'You may do that, but the Cubs on the first shore are the easiest prey.',
  'voyage.load':
    'On near shores one food feeds two warriors, on far ones only one. Nobody knows what the journey brings, so we take more than is needed.',
  'voyage.load.do': 'Load *all three warriors and two food*, and *swear it*.',
  'voyage.load.not': 'That can sail, but it will not be enough.',
  'voyage.storm': 'A storm. Something must go overboard: one food or one warrior.',
  'voyage.storm.do': 'Choose what is *lost*, and who goes hungry; then they fight.',
  'voyage.storm.not': 'With that crew the Cubs win. Let us look at the storm once more.',
  'voyage.done':
    'Done: glory, favor, and the coins that lay there. The Sage’s House shows a journey before you sail.',

  glory: 'How the game is won',
  'glory.sets':
    'Round eight. You have slain a red, a blue and a yellow enemy: a set of three colours is 5 glory at the end. Trolls have no colour.',
  'glory.destiny':
    'Your destiny is a secret goal: most coins. If you alone have the most, it gives its larger number; tied, the smaller one; otherwise nothing.',
  'glory.rune': 'Astrid has more coins than you. Runes can be used once, and count at the end all the same.',
  'glory.rune.do': 'Go to the *Runesmith* and take the rune of *Wealth*.',
  'glory.rune.not': 'You may do that, but look at what the two open runes do.',
  'glory.wealth': 'Wealth doubles your coins, up to five more. It may be used at any time.',
  'glory.wealth.do': 'Use the rune of *Wealth*.',
  'glory.wealth.not': 'That can wait; the coins cannot.',
  'glory.market': 'Six coins each: a tie. The Market changes food, wood and coins one for one.',
  'glory.market.do': 'Go to the *Market* and change *your food and your wood* into coins.',
  'glory.market.not': 'You may do that, but it brings no coin.',
  'glory.done':
    'Done: most coins, and every three coins are 1 glory besides. Favor is worth 2 each, blame costs. The reckoning at the end shows every line.',

  round: 'A round of your own',
  'round.plan':
    'Now a whole round. Look for: warriors and food, a fight that you can win, and what Astrid wants. Mint corners show where you may go.',
  'round.home':
    'Your longhouse holds eight warriors. Those you send nowhere hunt, if a worker of yours stands at the Hunting Grounds: one food a hit. A worker with nowhere to go may beg: a food, and a blame.',
  'round.play': 'I am quiet unless you ask. Everything can be taken back until dice are rolled.',
  'round.play.do': 'Play the round to its end.',
  'round.done': 'Done. You know the game. Next: a real one, with a friendly opponent.',
} as const satisfies Readonly<Record<string, string>>
