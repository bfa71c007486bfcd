/** Automatic actions that a card triggers by arriving somewhere, or passing through. */

import type { Change } from '../../../../kernel/index.ts'
import { captivesOf, charactersOn } from '../../../model/captives.ts'
import { cardOf } from '../../../model/cards/card-of.ts'
import { isUndercover } from '../../../model/crew.ts'
import { isInterior } from '../../../model/places/locations.ts'
import { isPresentAt } from '../../../model/places/presence.ts'
import { cardsOn, hasState, locationOf, put, setState } from '../../../model/table.ts'
import { matches } from '../../../model/texts/filters.ts'
import { isAimedAt, isImmune } from '../../../model/texts/targets.ts'
import { textsInForce } from '../../../model/texts/texts.ts'
import { type CardId, opponentOf, type Position } from '../../../model/types.ts'
import type { Event, Triggered } from '../../../model/under-way.ts'
import { optionId } from '../../shared/actions/option.ts'
import type { ProcedureOf } from '../../shared/procedure.ts'
import { changes, inRulings } from '../../shared/rulebook.ts'

export const rules = [
  ...inRulings('all cards', { 'TRM-012': changes, 'TRM-013': changes }),
  ...inRulings('missing', { 'TRM-188': changes }),
]

/** What an arrival triggers, in the order of the cards. */
export function triggeredByArrival(p: Position, event: Event): Triggered[] {
  const at = placeOfEvent(event)
  if (at === null) return []
  const found: Triggered[] = []
  for (const { text, source, you } of textsInForce(p, 'makes missing')) {
    if (locationOf(p, source) !== at || isInterior(p, at)) continue
    for (const { id } of p.cards) {
      if (hasState(p, id, 'missing') || !isPresentAt(p, id, at) || !matches(p, text.who, id, you)) continue
      if (isImmune(p, id, source)) continue
      found.push({
        id: optionId('missing', source, id),
        frame: { does: 'go missing', card: id, by: source, at },
      })
    }
  }
  return found
}

/** Where something has just arrived, whether to stay or on its way through. (MOV-196) */
function placeOfEvent(event: Event): CardId | null {
  if (event.is === 'passing') return event.at
  return event.is === 'moved' ? event.to : null
}

declare module '../../../model/under-way.ts' {
  interface Frames {
    'go missing': { card: CardId; by: CardId; at: CardId }
  }
}

/** A character goes missing: off whatever it was aboard, which is no move. (MOV-113) */
export const goMissing: ProcedureOf<'go missing'> = {
  run(change, frame) {
    const { card, by, at } = frame
    const released = captivesOf(change.now, card).some((one) => !hasState(change.now, one, 'frozen'))
    leaveCaptives(change, card, at)
    const { owner } = cardOf(change.now, card)
    // A spy under cover stays so, on the side where he lies.
    put(change, card, { at, side: isUndercover(change.now, card) ? opponentOf(owner) : owner })
    const carried = charactersOn(change.now, card)
    for (const one of [card, ...carried]) setState(change, one, 'missing', true)
    const aimed = isAimedAt(change.now, card)
    const cites = [
      'MOV-113',
      'MOV-196',
      ...(cardsOn(change.now, card).length > 0 || aimed ? ['KRN-264'] : []),
      // In 2001 what targets it works on.
      ...(aimed ? ['TRM-189'] : []),
      ...(released ? ['TRM-012'] : []),
      ...(carried.length > 0 ? ['TRM-188'] : []),
    ]
    for (const one of [card, ...carried]) change.log({ say: 'missing', with: { card: one, by }, cites })
    change.pop()
  },
}

/** Its captive is released; a frozen one is not, and stays there without an escort. (TRM-067, TRM-013) */
function leaveCaptives(change: Change<Position>, by: CardId, at: CardId): void {
  const cites = ['TRM-067', 'TRM-013']
  for (const card of captivesOf(change.now, by)) {
    const frozen = hasState(change.now, card, 'frozen')
    put(change, card, { at, side: frozen ? 'dark' : 'light' })
    if (frozen) change.log({ say: 'stays unattended', with: { card, by }, cites })
    else setState(change, card, 'let go', true)
  }
}
