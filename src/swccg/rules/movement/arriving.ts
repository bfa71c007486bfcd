/** Automatic actions that a card triggers by arriving somewhere, or passing through. */

import type { Change } from '../../../kernel/index.ts'
import { captivesOf } from '../../model/captives.ts'
import { matches } from '../../model/filters.ts'
import { isInterior } from '../../model/locations.ts'
import { isPresentAt } from '../../model/presence.ts'
import { cardsOn, hasState, locationOf, put, setState } from '../../model/table.ts'
import { textsInForce } from '../../model/texts.ts'
import type { CardId, Position } from '../../model/types.ts'
import type { Event, Triggered } from '../../model/under-way.ts'
import { optionId } from '../ground/option.ts'
import type { ProcedureOf } from '../ground/procedure.ts'
import { changes, inRulings } from '../ground/rulebook.ts'

export const rules = inRulings('all cards', { 'TRM-013': changes })

/** What an arrival triggers, in the order of the cards. */
export function triggeredByArrival(p: Position, event: Event): Triggered[] {
  const at = placeOfEvent(event)
  if (at === null) return []
  const found: Triggered[] = []
  for (const { text, source, you } of textsInForce(p, 'makes missing')) {
    if (locationOf(p, source) !== at || isInterior(p, at)) continue
    for (const { id } of p.cards) {
      if (hasState(p, id, 'missing') || !isPresentAt(p, id, at) || !matches(p, text.who, id, you)) continue
      found.push({
        id: optionId('missing', source, id),
        frame: { does: 'go missing', step: 0, card: id, by: source, at },
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

declare module '../../model/under-way.ts' {
  interface Frames {
    'go missing': { card: CardId; by: CardId; at: CardId }
  }
}

/** A character goes missing: off whatever it was aboard, which is no move. (MOV-113) */
export const goMissing: ProcedureOf<'go missing'> = {
  run(change, frame) {
    const card = frame.card
    const { owner } = change.now.cards[card]!
    leaveCaptives(change, card, frame.at)
    put(change, card, { at: frame.at, side: owner })
    setState(change, card, 'missing', true)
    const together = cardsOn(change.now, card).length > 0 ? ['KRN-264'] : []
    const cites = ['MOV-113', 'MOV-196', ...together]
    change.log({ say: 'missing', with: { card, by: frame.by }, cites })
    change.pop()
  },
}

/** Its captive is released; a frozen one is not, and stays there without an escort. (TRM-067, TRM-013) */
function leaveCaptives(change: Change<Position>, escort: CardId, at: CardId): void {
  for (const captive of captivesOf(change.now, escort)) {
    const frozen = hasState(change.now, captive, 'frozen')
    put(change, captive, { at, side: frozen ? 'dark' : 'light' })
    if (!frozen) setState(change, captive, 'let go', true)
    else
      change.log({
        say: 'stays unattended',
        with: { card: captive, by: escort },
        cites: ['TRM-067', 'TRM-013'],
      })
  }
}
