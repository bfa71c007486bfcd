/** One version of a character takes the place of another: the place, what is on it, and what lasts. */

import type { Change } from '../../../kernel/index.ts'
import { isA } from '../../model/characteristics.ts'

import { facts } from '../../model/pool.ts'
import { cardsOn, put } from '../../model/table.ts'
import type { CardId, Position, Where } from '../../model/types.ts'
import { isCover } from '../../model/undercover.ts'

/** States that belong to the card that is gone, not to the character. */
const ofTheCard = ['inactive']

/** A spy that is undercover stays so as long as he is a spy. (DEP-130, DEP-132) */
const staysUndercover = (p: Position, by: CardId): boolean => isA(facts(p, by), 'spy')

/**
 * Puts a new version where the old one is, with what is on it and fits, and with what lasts on it. What does not fit goes to
 * its owner's Lost Pile first, then the old version goes there. Tells what has been lost. (DEP-105, DEP-114, DEP-118, DEP-121)
 */
export function takePlace(
  change: Change<Position>,
  old: CardId,
  by: CardId,
  fits: (thing: CardId) => boolean,
): CardId[] {
  const before = change.now
  const lost: CardId[] = []
  for (const thing of cardsOn(before, old)) {
    const { where } = before.cards[thing]!
    if (!('on' in where)) continue
    if (where.as !== 'attached' || fits(thing)) put(change, thing, { ...where, on: by })
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
  const { where, states, moved, movedBy } = before.cards[old]!
  const covert = states.includes('undercover') && staysUndercover(before, by)
  put(change, by, placeFor(before, where, by, covert))
  change.patch('cards', by, {
    states: states.filter((state) => !ofTheCard.includes(state) && (!isCover(state) || covert)),
    moved,
    movedBy,
  })
  put(change, old, { in: 'lost' })
  change.patch('cards', old, { states: [], moved: 0, movedBy: null })
  return lost
}

/** The very place; at a location on one's own side, unless one is undercover. */
function placeFor(p: Position, where: Where, by: CardId, covert: boolean): Where {
  if (!('at' in where) || covert) return where
  return { ...where, side: p.cards[by]!.owner }
}
