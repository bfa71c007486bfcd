/** Who registers for which event: windows that nobody watches are never opened. */

import { rememberAbout } from '../../../../kernel/index.ts'
import type { Ability, AbilityOf, Filter } from '../../../abilities/types.ts'
import { facts } from '../../../model/cards/pool.ts'
import { matches } from '../../../model/texts/filters.ts'
import { textsInForce } from '../../../model/texts/texts.ts'
import { type CardId, type Position, players } from '../../../model/types.ts'
import type { Event } from '../../../model/under-way.ts'
import { isKind } from '../responses/events.ts'
import { cardAnswered, cardBegun } from './canceling-cards.ts'
import { isStoppable } from './preventing.ts'

/** Texts on the cards in both hands, by their kind. */
const inHands = rememberAbout(['piles', 'cards.key'], (p: Position) => {
  const found = new Map<string, Ability[]>()
  for (const player of players)
    for (const card of p.piles[player].hand)
      for (const text of facts(p, card).abilities ?? []) {
        const texts = found.get(text.does)
        if (texts) texts.push(text)
        else found.set(text.does, [text])
      }
  return found
})

/** Which texts of a kind are meant. */
type Test<D extends Ability['does']> = (text: AbilityOf<D>) => boolean

const every = () => true

/** Is there such a text on a card in a hand? */
const isInHand = <D extends Ability['does']>(p: Position, does: D, test: Test<D> = every): boolean =>
  (inHands(p).get(does) as AbilityOf<D>[] | undefined)?.some(test) ?? false

/** Does a card that may be played straight from a pile register for this event? */
const isInPile = (p: Position, event: Event): boolean =>
  textsInForce(p, 'plays from').some(({ text: { from }, you }) =>
    p.piles[you][from].some((card) =>
      (facts(p, card).abilities ?? []).some((text) => {
        if (text.does === 'action') return text.answers !== undefined && isKind(text.answers, event)
        if (text.does === 'cancels card') return isMeant(p, text.what, cardAnswered(text, event))
        if (text.does === 'cancels Force drain') return event.is === 'Force drain initiated'
        return text.does === 'stops' && isStoppable(text.what, p, event)
      }),
    ),
  )

/** Is such a text in force on table, or on a card in a hand? */
const isReady = <D extends Ability['does']>(p: Position, does: D, test: Test<D> = every): boolean =>
  textsInForce(p, does).some(({ text }) => test(text)) || isInHand(p, does, test)

/** Does anything register for this event: a card on table, or one in a hand? */
export function isWatched(p: Position, event: Event): boolean {
  const { is } = event
  const fits = ({ answers, battle }: AbilityOf<'action'>) =>
    answers !== undefined && isKind(answers, event) && (!battle || p.battle != null)
  if (isReady(p, 'action', fits)) return true
  if (is === 'playing' && isReady(p, 'retargets')) return true
  if (isInPile(p, event)) return true
  const mayBeCanceled = is === 'deployed' || cardBegun(event) !== null
  if (mayBeCanceled && isReady(p, 'cancels card', (text) => isMeant(p, text.what, cardAnswered(text, event))))
    return true
  if ((is === 'battle initiated' || is === 'Force drain initiated') && isReady(p, 'reacts')) return true
  if (is === 'moved') return textsInForce(p, 'may follow').length > 0
  if (is === 'weapons segment over')
    return isReady(p, 'move away', ({ when }) => when === 'after weapons segment')
  if (is === 'battle initiated')
    return (
      isInHand(p, 'deploys to battle') ||
      textsInForce(p, 'fires').some(({ text }) => text.answers === is) ||
      isReady(p, 'move away')
    )
  if (is === 'Force drain initiated') return isReady(p, 'cancels Force drain')
  return isInHand(p, 'stops', ({ what }) => isStoppable(what, p, event))
}

/** Is it such a card, whoever's text asks? */
const isMeant = (p: Position, what: Filter, card: CardId | null): boolean =>
  card !== null && players.some((you) => matches(p, what, card, you))
