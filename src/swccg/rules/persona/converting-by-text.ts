/** A text converts a character: it changes the player it works for, and nothing else about it. (Persona - Converting Characters) */

import type { Change } from '../../../kernel/index.ts'
import { cardOf } from '../../model/cards/card-of.ts'
import { cardsOn, locationOf, put } from '../../model/table.ts'
import type { CardId, Player, Position } from '../../model/types.ts'
import { noteConversion } from '../deploy/unique-and-restricted-cards.ts'
import { letCaptivesGo } from '../leaving-table/leaving-table.ts'
import { changes, underHeading } from '../shared/rulebook.ts'

export const rules = underHeading('Converting Characters - Examples', {
  'DEP-137': changes,
  'DEP-138': changes,
})

/** It lets its captives go, and moves to this player's side of the location. */
export function changeSides(change: Change<Position>, player: Player, card: CardId): void {
  letCaptivesGo(change, card)
  const at = locationOf(change.now, card)
  if (at !== null) put(change, card, { at, side: player })
}

/** It moves to this player's side of the location with all that is on it, and all of it is his. (DEP-137, DEP-138) */
export function convert(change: Change<Position>, player: Player, card: CardId): void {
  changeSides(change, player, card)
  noteConversion(change, cardOf(change.now, card).owner, card)
  const things = cardsOn(change.now, card)
  for (const one of [card, ...things]) change.patch('cards', one, { owner: player })
  change.log({
    say: 'comes to the other side',
    with: { card, cards: things },
    by: player,
    cites: ['DEP-135', 'DEP-137', 'DEP-138', ...(things.length > 0 ? ['DEP-142'] : [])],
  })
  change.window({ is: 'converted', performer: player, card, cards: [card] })
}
