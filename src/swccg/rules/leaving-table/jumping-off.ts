/** Riders of a creature vehicle that is being lost, or of what says the same. (vehicle - creature vehicles) */

import { cardOf } from '../../model/cards/card-of.ts'
import { facts } from '../../model/cards/pool.ts'
import { isCharacter, isVehicle } from '../../model/crew.ts'
import { cardsAboard, locationOf, put } from '../../model/table.ts'
import { textsOf } from '../../model/texts/texts.ts'
import type { CardId, Position } from '../../model/types.ts'
import type { Frame } from '../../model/under-way.ts'
import type { ProcedureOf } from '../shared/procedure.ts'
import { permits, underHeading } from '../shared/rulebook.ts'

export const rules = underHeading('Attacks - Example 3', { 'ATK-061': { same: ['TRM-474'], ...permits } })

/** Those who can jump off a creature vehicle. (ATK-061) */
export const jumpersOf = (p: Position, card: CardId): CardId[] =>
  (isVehicle(p, card) && facts(p, card).subtype === 'creature') ||
  textsOf(p, card, 'characters aboard may jump off').length > 0
    ? cardsAboard(p, card).filter((rider) => isCharacter(p, rider))
    : []

declare module '../../model/under-way.ts' {
  interface Frames {
    'jump off': { card: CardId }
  }
}

/** Asks who jumps off a card before it is lost, as a frame for the action that loses it to push. */
export const jumpingOff = (card: CardId): Frame => ({ does: 'jump off', card })

/** The riders of a creature vehicle that is being lost may disembark at the same site. (ATK-061) */
export const jumpOff: ProcedureOf<'jump off'> = {
  run(change, { card }) {
    const riders = jumpersOf(change.now, card)
    change.ask({
      by: cardOf(change.now, card).owner,
      kind: 'cards',
      why: 'jump off',
      with: { card },
      cards: riders,
      min: 0,
      max: riders.length,
    })
  },

  answered(change, { card: ship }, answer) {
    if (!('cards' in answer)) return
    const p = change.now
    const by = cardOf(p, ship).owner
    const at = locationOf(p, ship)!
    const cards = [...answer.cards]
    const stay = jumpersOf(p, ship).filter((rider) => !cards.includes(rider))
    for (const rider of cards) put(change, rider, { at, side: cardOf(p, rider).owner })
    const cites = facts(p, ship).subtype === 'creature' ? ['ATK-061'] : []
    if (cards.length > 0) change.log({ say: 'jumps off', with: { cards, ship, at }, by, cites })
    if (stay.length > 0) change.log({ say: 'stays aboard', with: { cards: stay, ship }, by, cites: [] })
    change.pop()
  },
}
