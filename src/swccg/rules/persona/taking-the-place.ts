/** One version of a character takes the place of another: the place, what is on it, and what lasts. */

import type { Change } from '../../../kernel/index.ts'
import { cardOf } from '../../model/cards/card-of.ts'
import { isA } from '../../model/cards/characteristics.ts'
import { facts } from '../../model/cards/pool.ts'
import { cardsOn, put } from '../../model/table.ts'
import type { CardId, Position } from '../../model/types.ts'
import { isCover } from '../../model/undercover.ts'
import { abilityOf, powerOf } from '../../model/values.ts'
import { suitsCard } from '../deploy/on-cards/deploying-on-cards.ts'
import type { Exchange } from '../shared/actions/intent.ts'
import type { Time } from '../shared/actions/time-for-intents.ts'

/** Characters take each other's place in a deploy phase of one's own. (DEP-002, DEP-139) */
export const exchangeTime: Time = { phases: ['deploy'], ownTurn: true }

/**
 * What the new version has too little of, power or ability: the card on table counts with all that changes it, the card in
 * hand as printed.
 */
export function shortOf(p: Position, { card, by }: Exchange) {
  const { power = 0, ability = 0 } = facts(p, by)
  return [
    { what: 'power' as const, have: power, need: powerOf(p, card) },
    { what: 'ability' as const, have: ability, need: abilityOf(p, card) },
  ].filter(({ have, need }) => have < need)
}

/**
 * Puts a new version where the old one is, with what could be deployed on it, and with what lasts on it. What does not fit goes
 * to its owner's Lost Pile first, then the old version goes there. Tells what has been lost. (DEP-105, DEP-114, DEP-118, DEP-121)
 */
export function takePlace(change: Change<Position>, { card: old, by }: Exchange): CardId[] {
  const before = change.now
  const lost: CardId[] = []
  for (const thing of cardsOn(before, old)) {
    const { where } = cardOf(before, thing)
    if (!('on' in where)) continue
    if (where.as !== 'attached' || suitsCard(before, thing, by)) put(change, thing, { ...where, on: by })
    else {
      put(change, thing, { in: 'lost' })
      lost.push(thing)
    }
  }
  change.put(
    'lasting',
    before.lasting.map((effect) => {
      const { on = [effect.source] } = effect
      return on.includes(old) ? { ...effect, on: on.map((one) => (one === old ? by : one)) } : effect
    }),
  )
  // What targeted the old version targets the new one.
  for (const { id, aims } of before.cards)
    if (aims?.includes(old)) change.patch('cards', id, { aims: aims.map((one) => (one === old ? by : one)) })
  const { where, states, moved, movedBy } = cardOf(before, old)
  // A spy that is undercover stays so as long as he is a spy. (DEP-130, DEP-132)
  const covert = states.includes('undercover') && isA(facts(before, by), 'spy')
  // The very place; at a location on one's own side, unless one is undercover.
  put(change, by, 'at' in where && !covert ? { ...where, side: cardOf(before, by).owner } : where)
  change.patch('cards', by, {
    // Being inactive belongs to the card that is gone, not to the character.
    states: states.filter((state) => state !== 'inactive' && (covert || !isCover(state))),
    moved,
    movedBy,
  })
  put(change, old, { in: 'lost' })
  change.patch('cards', old, { states: [], moved: 0, movedBy: null })
  return lost
}
