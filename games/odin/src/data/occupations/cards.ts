import { type Box, EVENTS, type Event, type Rule } from '../../effects.ts'
import { DECKS } from '../../vocabulary.ts'
import { ANYTIME } from './anytime.ts'
import type { CardText } from './boxes.ts'
import { IMMEDIATE } from './immediate.ts'
import { CARD, type CardId } from './list.ts'
import { WHENEVER } from './whenever.ts'

const TEXT: Partial<Record<CardId, CardText>> = { ...IMMEDIATE, ...ANYTIME, ...WHENEVER }

/** What each card does, by card number. */
export const CARD_TEXT: readonly CardText[] = CARD.map(({ id }) => TEXT[id as CardId] ?? {})

const NO_BOXES: readonly Box[] = []
/** The boxes that an event sets off, by event and card number. */
export const BOXES_ON: Readonly<Record<Event, readonly (readonly Box[])[]>> = Object.fromEntries(
  EVENTS.map((event) => [
    event,
    CARD_TEXT.map(({ boxes }) => {
      const here = boxes?.filter((box) => box.on === event) ?? []
      return here.length === 0 ? NO_BOXES : here
    }),
  ]),
) as unknown as Record<Event, readonly (readonly Box[])[]>

/** A bit for each event that a card waits for, and one for having any lasting rule. */
export const RULES_BIT = 1 << EVENTS.length
export const EVENT_BIT: Readonly<Record<Event, number>> = Object.fromEntries(
  EVENTS.map((event, n) => [event, 1 << n]),
) as Record<Event, number>
export const ALERTS: readonly number[] = CARD_TEXT.map(({ boxes = [], rules = [] }) =>
  boxes.reduce((bits, { on }) => bits | EVENT_BIT[on], rules.length > 0 ? RULES_BIT : 0),
)

/** By lasting rule, of each card whether it has it. */
export const HAS_RULE: Partial<Record<Rule['rule'], readonly boolean[]>> = Object.fromEntries(
  CARD_TEXT.flatMap(({ rules = [] }) => rules).map(({ rule: name }) => [
    name,
    CARD_TEXT.map(({ rules = [] }) => rules.some(({ rule }) => rule === name)),
  ]),
)

/** The cards of the chosen decks (a bit each): light-brown ones to start with, or dark-brown ones to draw. */
export function cardsOf(decks: number, start: boolean): number[] {
  return CARD.filter(
    (card) => card.no > 0 && card.start === start && (decks >> DECKS.indexOf(card.deck)) & 1,
  ).map(({ no }) => no)
}
