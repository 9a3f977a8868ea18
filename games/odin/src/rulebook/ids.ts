/**
 * The rules of A Feast for Odin by chapter. A rule's id is `FO-<chapter>.<number>`; refusals, score lines and
 * scenarios cite it, and each language's rulebook has an entry for every one of them.
 */
export const CHAPTERS = [
  'setUp',
  'round',
  'goods',
  'placing',
  'incomeBonus',
  'feast',
  'ships',
  'spaces',
  'building',
  'yields',
  'crafting',
  'mountains',
  'dice',
  'exploring',
  'occupations',
  'limits',
  'end',
  'solo',
  'options',
] as const

export type Chapter = (typeof CHAPTERS)[number]

export const RULE_IDS = [
  // 1 Set-up
  'FO-1.1', // players and length
  'FO-1.2', // action board and imitation tiles
  'FO-1.3', // general supply and special tiles
  'FO-1.4', // occupations at the start
  'FO-1.5', // weapons and mead at the start
  'FO-1.6', // home board and Vikings
  'FO-1.7', // mountain strips
  'FO-1.8', // exploration boards
  'FO-1.9', // sheds and houses
  'FO-1.10', // first start player
  'FO-1.11', // open and hidden
  // 2 The round
  'FO-2.1', // rounds and phases
  'FO-2.2', // phase 1: a new Viking
  'FO-2.3', // phase 2: harvest
  'FO-2.4', // phase 3: turning an exploration board
  'FO-2.5', // phase 3: silver on exploration boards
  'FO-2.6', // phase 4: a new weapon
  'FO-2.7', // phase 5: turns
  'FO-2.8', // phase 5: free space, exact Vikings
  'FO-2.9', // phase 5: use it at once
  'FO-2.10', // phase 5: passing
  'FO-2.11', // phase 6: start player
  'FO-2.12', // phase 7: income
  'FO-2.13', // phase 8: breeding
  'FO-2.14', // phase 9: feast
  'FO-2.15', // phase 10: bonuses
  'FO-2.16', // phase 11: mountain strips
  'FO-2.17', // phase 12: Vikings return
  // 3 Goods
  'FO-3.1', // colours and shapes
  'FO-3.2', // upgrade
  'FO-3.3', // double upgrade
  'FO-3.4', // special tiles
  'FO-3.5', // silver and change
  'FO-3.6', // wood, stone, ore
  'FO-3.7', // animals and stables
  'FO-3.8', // no gifts, no discards
  // 4 Placing tiles
  'FO-4.1', // at any time
  'FO-4.2', // what home and exploration boards take
  'FO-4.3', // inside the area
  'FO-4.4', // no overlap
  'FO-4.5', // thick-bordered cells
  'FO-4.6', // green not beside green
  'FO-4.7', // the income diagonal
  'FO-4.8', // goods symbols
  'FO-4.9', // turning and mirroring
  'FO-4.10', // what houses take
  'FO-4.11', // orange and red in houses
  'FO-4.12', // pillars
  'FO-4.13', // wood and stone spots
  'FO-4.14', // trying and standing
  // 5 Income and bonuses
  'FO-5.1', // income of a diagonal
  'FO-5.2', // values outside the grid
  'FO-5.3', // several diagonals and boards
  'FO-5.4', // bonus of a symbol
  'FO-5.5', // bonuses that run out
  'FO-5.6', // all at the same time
  // 6 The feast
  'FO-6.1', // cells to cover
  'FO-6.2', // what may be served
  'FO-6.3', // colours alternate
  'FO-6.4', // one long side per kind
  'FO-6.5', // inside the table, on a cell to cover
  'FO-6.6', // 1-silver coins
  'FO-6.7', // Thing penalties
  'FO-6.8', // clearing the table
  // 7 Ships and arming
  'FO-7.1', // buying ships
  'FO-7.2', // berths
  'FO-7.3', // loading ore
  'FO-7.4', // loaded ore stays
  'FO-7.5', // ships are not used up
  // 8 Action spaces in general
  'FO-8.1', // column 3: a card
  'FO-8.2', // column 4: play a card
  'FO-8.3', // imitation
  'FO-8.4', // costs and requirements
  'FO-8.5', // groups
  // 9 Houses and ships spaces
  'FO-9.1', // shed
  'FO-9.2', // stone house
  'FO-9.3', // long house
  'FO-9.4', // building a ship
  'FO-9.5', // house and ship
  // 10 Yield spaces
  'FO-10.1', // livestock market
  'FO-10.2', // weekly market
  'FO-10.3', // milk and wool from animals
  'FO-10.4', // mead and silver
  'FO-10.5', // wood per player
  'FO-10.6', // stockfish
  // 11 Crafting spaces
  'FO-11.1', // linen, rune stone, clothing, chest
  'FO-11.2', // forge
  'FO-11.3', // two chests and two rune stones
  'FO-11.4', // crafting with four Vikings
  // 12 Mountains and trade
  'FO-12.1', // taking from a strip
  'FO-12.2', // several strips
  'FO-12.3', // two silver
  'FO-12.4', // upgrading goods
  'FO-12.5', // upgrade and weapons
  'FO-12.6', // overseas trading
  'FO-12.7', // special sale
  // 13 Dice actions
  'FO-13.1', // up to three rolls
  'FO-13.2', // paying for the hunt
  'FO-13.3', // hunting game
  'FO-13.4', // laying a snare
  'FO-13.5', // whaling
  'FO-13.6', // whaling at zero
  'FO-13.7', // raiding
  'FO-13.8', // pillaging
  'FO-13.9', // loot
  'FO-13.10', // failing
  'FO-13.11', // Vikings that come back
  'FO-13.12', // the weapon for consolation
  'FO-13.13', // plundering
  // 14 Exploration and emigration
  'FO-14.1', // taking an exploration board
  'FO-14.2', // which ships and Vikings
  'FO-14.3', // emigration
  'FO-14.4', // price and room
  'FO-14.5', // whaling boat for knarr
  // 15 Occupations
  'FO-15.1', // hand
  'FO-15.2', // draw space
  'FO-15.3', // play spaces
  'FO-15.4', // effect
  'FO-15.5', // immediate
  'FO-15.6', // anytime
  'FO-15.7', // whenever
  'FO-15.8', // as soon as
  'FO-15.9', // two boxes
  'FO-15.10', // the slash
  'FO-15.11', // order of several effects
  'FO-15.12', // what an effect counts as
  'FO-15.13', // courier and innkeeper
  'FO-15.14', // pea counter
  'FO-15.15', // disheartened warrior
  'FO-15.16', // warmonger
  'FO-15.17', // laborer
  'FO-15.18', // sower
  'FO-15.19', // dorestad traveller
  // 16 Limits of material
  'FO-16.1', // sheds, houses, boards
  'FO-16.2', // unlimited things
  'FO-16.3', // weapon deck
  // 17 End and scoring
  'FO-17.1', // end of the game
  'FO-17.2', // last placements
  'FO-17.3', // ships and emigrations
  'FO-17.4', // boards and houses
  'FO-17.5', // animals
  'FO-17.6', // occupations
  'FO-17.7', // silver and last income
  'FO-17.8', // English crown
  'FO-17.9', // uncovered minus points
  'FO-17.10', // Thing penalties count
  'FO-17.11', // winner
  // 18 Solo
  'FO-18.1', // two colours
  'FO-18.2', // Vikings that stay
  'FO-18.3', // phases of the solo game
  'FO-18.4', // chosen start occupation
  // 19 Options
  'FO-19.1', // length
  'FO-19.2', // decks
  'FO-19.3', // start occupation offer
] as const

export type RuleId = (typeof RULE_IDS)[number]

/** The chapter a rule stands in. */
export function chapterOf(id: RuleId): Chapter {
  return CHAPTERS[Number(id.slice(3, id.indexOf('.'))) - 1]
}
