/** Riders of a creature vehicle that is being lost, or of what says the same. (vehicle - creature vehicles) */

import { isCharacter, isVehicle } from '../../model/crew.ts'
import { facts } from '../../model/pool.ts'
import { cardsAboard, locationOf, put } from '../../model/table.ts'
import { textsOf } from '../../model/texts.ts'
import type { CardId, Position } from '../../model/types.ts'
import type { Frame } from '../../model/under-way.ts'
import type { ProcedureOf } from '../ground/procedure.ts'
import { permits, underHeading } from '../ground/rulebook.ts'

export const rules = underHeading('Attacks - Example 3', { 'ATK-061': { same: ['TRM-474'], ...permits } })

/** Those who can jump off a creature vehicle. (ATK-061) */
export const jumpersOf = (p: Position, card: CardId): CardId[] =>
  (isVehicle(p, card) && facts(p, card).subtype === 'creature') ||
  textsOf(p, card, 'characters aboard may jump off').length > 0
    ? cardsAboard(p, card).filter((rider) => isCharacter(p, rider))
    : []

/** Asks who jumps off a card before it is lost, as a frame for the action that loses it to push. */
export const jumpingOff = (card: CardId): Frame => ({ does: 'jump off', step: 0, card })

declare module '../../model/under-way.ts' {
  interface Frames {
    'jump off': { card: CardId }
  }
}

/** The riders of a creature vehicle that is being lost may disembark at the same site. (ATK-061) */
export const jumpOff: ProcedureOf<'jump off'> = {
  run(change, { card }) {
    const riders = jumpersOf(change.now, card)
    change.ask({
      by: change.now.cards[card]!.owner,
      kind: 'cards',
      why: 'jump off',
      with: { card: card },
      mayPass: false,
      cards: riders,
      min: 0,
      max: riders.length,
    })
  },

  answered(change, { card: given }, answer) {
    if (!('cards' in answer)) return
    const card = given
    const at = locationOf(change.now, card)!
    const stay = jumpersOf(change.now, card).filter((rider) => !answer.cards.includes(rider))
    for (const rider of answer.cards) put(change, rider, { at, side: change.now.cards[rider]!.owner })
    if (answer.cards.length > 0) {
      change.log({
        say: 'jumps off',
        with: { cards: [...answer.cards], ship: card, at },
        by: change.now.cards[card]!.owner,
        cites: facts(change.now, card).subtype === 'creature' ? ['ATK-061'] : [],
      })
    }
    if (stay.length > 0) {
      const by = change.now.cards[card]!.owner
      change.log({ say: 'stays aboard', with: { cards: stay, ship: card }, by, cites: [] })
    }
    change.pop()
  },
}
