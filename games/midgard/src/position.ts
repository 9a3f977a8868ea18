import { type Plain, type Seat, UNKNOWN } from '@meadhall/kernel/rules'
import { cardsOf } from './cards.ts'
import { facesOf } from './dice.ts'
import { cardSet, KRAKEN, NONE, type Player, type State, UNDRAWN } from './state.ts'
import { sentTo } from './targets.ts'
import {
  COLOURS,
  DESTINIES,
  FACES,
  JOURNEYS,
  LEADERS,
  RUNES,
  SHORES,
  SPACES,
  STALLS,
  STOCKS,
  STORES,
  TARGETS,
  WARRIORS,
} from './vocabulary.ts'
import { waits } from './waiting.ts'

/** The position in the words of docs/scenarios-midgard.md. */
export function observe(state: State, names: readonly string[]): Plain {
  const who = (seat: Seat) => names[seat] ?? null
  const seen: Record<string, Plain> = {
    round: state.round,
    first: who(state.first),
    turn: who(state.turn),
    supply: named(state.supply, WARRIORS),
    stalls: state.stalls.map((stall) => STALLS[stall]),
    ships: state.shipsForSale.map((ship) => cardSet(state).ships[ship].id),
    hutsSold: state.hutsSold,
    runesOpen: state.runesOpen.filter((rune) => rune !== NONE).map((rune) => RUNES[rune]),
    troll: enemyName(state, state.troll),
    draugrLeft: enemyName(state, state.draugr[0]),
    draugrRight: enemyName(state, state.draugr[1]),
    merchant: merchantGoods(state),
    workersOn: Object.fromEntries(
      SPACES.flatMap((space, i) => (state.spaces[i] === NONE ? [] : [[space, who(state.spaces[i])]])),
    ),
    inTurnOrder: state.inTurnOrder,
    journeyDiscard: state.journeyDiscard.map((journey) => JOURNEYS[journey]),
    destiniesUnderDeck: state.destinyBottom.map((destiny) => DESTINIES[destiny] ?? 'unknown'),
    fight: observeFight(state, names),
    discard: state.discard.map((card) => enemyName(state, card)),
    decks: deckSizes(state),
  }
  STOCKS.forEach((place, i) => {
    seen[place] = state.stock[i]
  })
  for (let shore = 0; shore < SHORES; shore++)
    seen[`shore${shore + 1}`] = {
      monster: enemyName(state, state.monsters[shore]),
      coins: state.monsterCoins[shore],
      journey: journeyName(state.journeys[shore]),
      ship: TARGETS[state.shoreShip[shore]] ?? null,
      owner: who(state.shoreSeat[shore]),
    }
  state.players.forEach((player, seat) => {
    seen[names[seat]] = observePlayer(state, player, seat)
  })
  return seen
}

/** How many cards each deck still holds; a face-down Journey that nobody has looked at is no longer in its deck. */
function deckSizes(state: State): Plain {
  const undecided = state.journeys.filter((journey) => journey === UNDRAWN).length
  return {
    troll: state.trollDeck.length,
    draugr: state.draugrDeck.length,
    monster: state.monsterDeck.length,
    runes: state.runeDeck.length,
    destinies: state.destinyDeck.length + state.destinyBottom.length,
    journey: state.journeyDeck.length - undecided,
    merchantShip: state.merchantDeck.length,
  }
}

function observePlayer(state: State, player: Player, seat: Seat): Plain {
  return {
    leader: LEADERS[player.leader] ?? null,
    workers: player.workers,
    clan: player.clan,
    ...named(player.stores, STORES),
    ...named(player.warriors, WARRIORS),
    glory: player.glory,
    runes: player.runes.map((rune) => RUNES[rune]),
    usedRunes: RUNES.filter((_, rune) => (player.runesUsed & (1 << rune)) !== 0),
    destinies: player.destinies.map((destiny) => DESTINIES[destiny] ?? 'unknown'),
    shownDestinies: DESTINIES.filter((_, destiny) => (player.destiniesShown & (1 << destiny)) !== 0),
    defeated: player.defeated.map((card) => enemyName(state, card)),
    ship: cardSet(state).ships[player.ship]?.id ?? null,
    hunting: player.hunting,
    begging: player.begging,
    confirmed: player.confirmed,
    waits: waits(state, seat),
    assigned: Object.fromEntries(
      TARGETS.map((target, i) => [target, named(sentTo(player.plan, i), [...WARRIORS, 'food'])]),
    ),
  }
}

function observeFight(state: State, names: readonly string[]): Plain {
  const { fight } = state
  if (!fight) return null
  return {
    seat: names[fight.seat],
    enemy: fight.enemy === KRAKEN ? 'kraken' : enemyName(state, fight.enemy),
    damage: fight.damage,
    round: fight.round,
    losses: fight.losses,
    dice: Object.fromEntries(WARRIORS.map((kind, i) => [kind, named(facesOf(fight.faces, i), FACES)])),
  }
}

function named(amounts: readonly number[], names: readonly string[]): Record<string, number> {
  return Object.fromEntries(names.map((name, i) => [name, amounts[i]]))
}

/** `haugbui red`: name and, where it has one, colour. */
function enemyName(state: State, card: number): string | null {
  if (card === UNKNOWN) return 'unknown'
  const enemy = cardSet(state).enemies[card]
  if (!enemy) return null
  return enemy.colour < 0 ? enemy.id : `${enemy.id} ${COLOURS[enemy.colour]}`
}

export function cardNamed(set: string, name: string): number {
  const [id, colour] = name.split(' ')
  const found = cardsOf(set).enemies.findIndex(
    (enemy) => enemy.id === id && (colour === undefined || COLOURS[enemy.colour] === colour),
  )
  if (found < 0) throw new Error(`there is no enemy called "${name}"`)
  return found
}

function journeyName(journey: number): string | null {
  if (journey === NONE) return null
  return JOURNEYS[journey] ?? (journey === UNDRAWN ? 'faceDown' : 'unknown')
}

function merchantGoods(state: State): Plain {
  const ship = cardSet(state).merchants[state.merchant]
  return ship ? { food: ship.food, wood: ship.wood, ...named(ship.warriors, WARRIORS) } : null
}
