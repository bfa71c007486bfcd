/**
 * Converting: a character whose text allows it changes the player it works for; the opponent puts in his own version of the
 * persona. (Persona - Converting Characters)
 */

import type { Change, Reason } from '../../../kernel/index.ts'
import { cardOf } from '../../model/cards/card-of.ts'
import { facts } from '../../model/cards/pool.ts'
import { isCharacter } from '../../model/crew.ts'
import { placeOf } from '../../model/places/presence.ts'
import { allOnTable, cardsOn, isActive, isOnTable, locationOf } from '../../model/table.ts'
import { matches, matchesLocation } from '../../model/texts/filters.ts'
import { textsOf } from '../../model/texts/texts.ts'
import type { CardId, Player, Position } from '../../model/types.ts'
import { powerOf } from '../../model/values.ts'
import { keeperOf } from '../deploy/locations.ts'
import { personaOf } from '../deploy/personas.ts'
import { noteConversion } from '../deploy/unique-and-restricted-cards.ts'
import { letCaptivesGo } from '../leaving-table/leaving-table.ts'
import { inactive, notInHand, notOnTable } from '../shared/actions/answering.ts'
import type { Exchange } from '../shared/actions/intent.ts'
import { type IntentKind, verdictOf } from '../shared/actions/intents.ts'
import type { Moment } from '../shared/actions/moment.ts'
import { wrongTime } from '../shared/actions/time-for-intents.ts'
import { underWay } from '../shared/actions/timing-windows.ts'
import { nothingAgainst, refusal } from '../shared/reasons.ts'
import { arOnly, changes, crdOnly, inRulings, permits, underHeading, within } from '../shared/rulebook.ts'
import { exchangeTime, shortOf, takePlace } from './taking-the-place.ts'

declare module '../../model/under-way.ts' {
  interface Events {
    converted: { card: CardId; cards: CardId[] }
  }
}

export const rules = [
  ...underHeading('Persona - Converting Characters', {
    'DEP-135': {},
    'DEP-136': arOnly,
    'DEP-139': {},
    'DEP-140': changes,
    'DEP-141': changes,
    'DEP-142': changes,
    'DEP-144': { ...arOnly, ...permits },
  }),
  ...underHeading('Converting Characters - Examples', {
    'DEP-402': {},
    'DEP-403': { ...arOnly, ...permits },
  }),
  // In the rulings of 2001 the comparison of persona replacement holds here too. (ED-48)
  ...inRulings('persona replacement rule', { 'DEP-104': crdOnly }),
]

const { refuse } = within(rules)

/** Has the character a text that lets the opponent convert it? */
const isConvertible = (p: Position, card: CardId): boolean =>
  facts(p, card).abilities?.some(({ does }) => does === 'may be converted') === true

/** Is the character where its text lets the opponent convert it? */
function isOpen(p: Position, card: CardId, by: CardId): boolean {
  const here = locationOf(p, card)
  const present = placeOf(p, card)
  return textsOf(p, card, 'may be converted').some(
    ({ text, you }) =>
      matches(p, text.by, by, you) &&
      here !== null &&
      (!text.presentAt || (present === here && matchesLocation(p, text.presentAt, here, here, you))),
  )
}

function* reasonsAgainst(p: Position, player: Player, exchange: Exchange, moment: Moment): Generator<Reason> {
  const { card, by } = exchange
  if (moment.frame?.does !== 'loop') yield underWay({ card })
  yield* wrongTime(exchangeTime, 'DEP-139', p, player, moment, { card })
  if (!p.piles[player].hand.includes(by)) yield notInHand({ card: by })
  if (!isOnTable(p, card)) return yield notOnTable({ card })
  if (!isActive(p, card)) yield inactive({ card })
  const persona = personaOf(facts(p, card))
  const versions = isCharacter(p, by) && persona !== undefined && persona === personaOf(facts(p, by))
  if (!versions || cardOf(p, card).owner === player || !isConvertible(p, card))
    return yield refusal('DEP-135', { card, by })
  if (!isOpen(p, card, by)) yield refusal('DEP-402', { card, by })
  const keeper = keeperOf(p, card)
  if (keeper !== null) yield refuse('DEP-136', { card, by: keeper })
  for (const { what, have, need } of shortOf(p, exchange))
    yield refuse('DEP-104', { card, by, have, need }, what)
}

/**
 * Makes the conversion: what could be deployed on the new character goes over, and works for its player from then on; the
 * rest goes to its owner's Lost Pile with the original, which is not just lost. (DEP-139 to DEP-142)
 */
function begin(change: Change<Position>, player: Player, exchange: Exchange): void {
  const { card, by } = exchange
  letCaptivesGo(change, card)
  const p = change.now
  const weaker = (facts(p, by).power ?? 0) < powerOf(p, card)
  noteConversion(change, cardOf(p, card).owner, card)
  const lost = takePlace(change, exchange)
  for (const thing of cardsOn(change.now, by)) change.patch('cards', thing, { owner: player })
  change.log({
    say: 'character converted',
    with: { card, by, cards: lost },
    by: player,
    cites: [
      'DEP-135',
      'DEP-139',
      'DEP-141',
      'DEP-144',
      'DEP-104',
      ...(cardsOn(change.now, by).length > 0 ? ['DEP-142'] : []),
      ...(lost.length > 0 ? ['DEP-140'] : []),
      ...(weaker ? ['DEP-403'] : []),
    ],
  })
  change.window({ is: 'converted', performer: player, card: by, cards: [by] })
}

/** A player converts a character of the opponent's by putting in one of his hand. */
export const converting: IntentKind<'convert'> = {
  judge: (p, by, exchange, moment) =>
    verdictOf(p, reasonsAgainst(p, by, exchange, moment), 0, ['DEP-135', 'DEP-139', 'DEP-144', 'DEP-104']),
  begin,
  time: exchangeTime,
  *legal(p, player, moment) {
    for (const card of allOnTable(p)) {
      if (cardOf(p, card).owner === player || !isCharacter(p, card) || !isConvertible(p, card)) continue
      for (const by of p.piles[player].hand) {
        const convert = { card, by }
        if (nothingAgainst(p, reasonsAgainst(p, player, convert, moment)))
          yield { kind: 'convert', ...convert }
      }
    }
  },
}
