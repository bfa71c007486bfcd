/** Tells whose game text has come to be canceled, or works again. */

import type { Change, Procedure, Reason } from '../../../../kernel/index.ts'
import { facts } from '../../../model/cards/pool.ts'
import { isUndercover } from '../../../model/crew.ts'
import { isOnTable } from '../../../model/table.ts'
import { canceledTexts, isCanceledWherePresent } from '../../../model/texts/texts.ts'
import type { CardId, Position } from '../../../model/types.ts'
import type { Intent } from '../../shared/actions/intent.ts'
import { refusal } from '../../shared/reasons.ts'
import { changes, permits, underHeading } from '../../shared/rulebook.ts'

export const rules = underHeading('Canceling Game Text', {
  'KRN-221': changes,
  'KRN-222': { same: ['TRM-037'] },
  'KRN-223': { same: ['TRM-038'], ...changes },
  'KRN-224': changes,
  'KRN-225': { same: ['TRM-039'], ...permits },
})

/** A text that is canceled does not work. (KRN-222) */
export const textCanceled = (card: CardId, by: CardId): Reason => refusal('KRN-222', { card, by })

/** The cards whose game text has been canceled since, or works again. (KRN-221 to KRN-225) */
function logCanceled(change: Change<Position>, before: ReadonlyMap<CardId, CardId>): void {
  const p = change.now
  const after = canceledTexts(p)
  for (const id of new Set([...before.keys(), ...after.keys()])) {
    const was = before.get(id) ?? null
    const by = after.get(id) ?? null
    if ((was === null) === (by === null)) continue
    const { type, power, forfeit, abilities = [] } = facts(p, id)
    const ship = type === 'starship' || type === 'vehicle'
    const data = power !== undefined || forfeit !== undefined ? ['KRN-223'] : []
    const near = by !== null && isCanceledWherePresent(p, id) ? ['CTL-042'] : []
    // A number that only the text defines is gone with it, and counts as 0.
    const undefinedNow = abilities.some(({ does }) => does === 'defines') ? ['KRN-223', 'KRN-323'] : []
    const covert = by !== null && isOnTable(p, id) && isUndercover(p, id) ? ['TRM-394'] : []
    change.log({
      say: by === null ? 'text works again' : 'text canceled',
      with: { card: id, by: by ?? was },
      cites:
        by === null
          ? [isOnTable(p, id) ? 'KRN-221' : 'KRN-057']
          : [
              'KRN-222',
              'KRN-225',
              ...near,
              ...covert,
              ...data,
              ...undefinedNow,
              ...(ship ? ['KRN-224'] : []),
            ],
    })
  }
}

/** A procedure after whose steps it is told whose game text has come to be canceled, or works again. */
export function loggingText(procedure: Procedure<Position, Intent>): Procedure<Position, Intent> {
  const logging = (change: Change<Position>, act: () => void) => {
    if (change.untold) return act()
    const before = canceledTexts(change.now)
    act()
    if (canceledTexts(change.now) !== before) logCanceled(change, before)
  }
  const { answered } = procedure
  return {
    ...procedure,
    run: (change, frame) => logging(change, () => procedure.run(change, frame)),
    ...(answered
      ? { answered: (change, frame, answer) => logging(change, () => answered(change, frame, answer)) }
      : {}),
  }
}
