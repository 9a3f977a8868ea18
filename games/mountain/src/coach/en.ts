/** What Muninn says in a first game, each once. */
export const en = {
  champion:
    'Your first champion stands on the board like a troll and can do one thing more. Keep the one you understand.',
  settle: 'Two lairs are your home. No gnome and no rival ever enters them, and new trolls come in there.',
  ancestry:
    'Lay cards so that equal symbols touch: a group is one strong action. Elders stay open and count at the end.',
  wilds: 'Two wilds can become one more turn this wave. Keep them if they join a group.',
  turn: 'One symbol is a weak action, and a second may follow. A group, or a symbol with a number, is a strong one.',
  advance:
    'An advance moves trolls from anywhere to one cavern. Where gnomes are, it is an attack: as many trolls as they are strong.',
  won: 'Their strength is your honour. If you now hold the cavern, you also gained a vote of its clan.',
  repulsed:
    'They were stronger. Your trolls are home, and a lone gnome was joined by a second. Scouting shows a gnome before you march.',
  bolster: 'New trolls come where you alone have trolls, or into a lair. At a gate they are not wasted.',
  influence:
    'Who is first on a champion gains one more. At the end of the wave the most influence wins it, and others get something too.',
  wheel:
    'You choose how far, up to the strength. Look at what you pass: a boost is yours, a breach brings gnomes.',
  scout: 'Only you will know. A gate card says where gnomes come at the end of this wave.',
  breach:
    'A breach: gnomes come in at once, into the weakest caverns first. Trolls that fall in it give no honour.',
  invasion:
    'The wave ends with invasions, gate by gate. Gnomes take the easiest way in; whoever leads in votes there decides ties.',
  lead: 'You lead in this domain, so you say where the gnome goes. It need not be your own cavern.',
  fell: 'A troll fell in an invasion: that gives honour. Trolls at the gates earn more than trolls in reserve.',
  championWon:
    'The champion is yours, with its ability and its votes. If its card bears a letter, a figure joins your trolls.',
  consoled: 'You tried and did not win it. Take a vote of its clan, or honour for the lines you passed.',
  scored:
    'Domains give honour after waves I and II: 6 for the first cavern you hold in each, 2 for every further one.',
  reserve:
    'All your trolls are in the mountain. Bolstering now moves those you have, from anywhere to the cavern you choose.',
  fewSymbols:
    'You have more turns than symbols left. Cover them one at a time, or put supplies on one action.',
  desperation: 'A desperation makes one weak action stronger by one. It is given to those with few turns.',
  last: 'The last wave. Domains no longer count; great halls, elders, votes and champions do.',
} as const satisfies Readonly<Record<string, string>>
