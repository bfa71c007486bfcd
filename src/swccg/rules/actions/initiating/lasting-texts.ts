/** Texts that put a change on cards for a while, once in a phase of their player: S-foils. */

import type { Reason } from '../../../../kernel/index.ts'
import type { Ability, AbilityOf, Filter } from '../../../abilities/types.ts'
import { textAt } from '../../../model/texts/texts.ts'
import type { Position } from '../../../model/types.ts'
import { bothBear } from '../../deploy/special/simultaneously-deployed.ts'
import { wrongPhase } from '../../shared/actions/action-initiation.ts'
import { notYourTurn } from '../../shared/actions/answering.ts'
import type { BringAbout, ResultOf, ResultsFrame } from '../../shared/actions/results.ts'
import type { TextKind } from '../../shared/actions/text-kind.ts'
import { timeAt } from '../../shared/actions/time-of-turn.ts'
import { underWay } from '../../shared/actions/timing-windows.ts'
import { applies } from '../../shared/observing.ts'
import { changes, underHeading } from '../../shared/rulebook.ts'
import { endOf, putChanges } from '../responses/durations.ts'

export const rules = underHeading('Actions - Duration', { 'KRN-145': { same: ['TRM-036'], ...changes } })

export const lastingChange: TextKind<AbilityOf<'lasting change'>> = {
  *judge({ p, player, card, text }, { frame, toAct }): Generator<Reason> {
    if (frame?.does !== 'loop') yield underWay({ card })
    else if (toAct !== player) yield notYourTurn(toAct)
    if (p.turn.player !== player || timeAt(p, frame) !== text.phase)
      yield wrongPhase(p, player, { card, phase: text.phase })
    else applies('KRN-145')
  },

  price: ({ text }) => ({ force: text.price, rules: ['KRN-132'] }),

  *attempts(p, _player, _card, text, { frame }) {
    if (frame?.does === 'loop' && timeAt(p, frame) === text.phase) yield { targets: [] }
  },

  targets: () => [],

  result(change, { player, card, text }) {
    const end = endOf(change, player, text.until ?? 'start of your next turn')
    const effects = text.changes.map((ability) => ({ source: card, ability, owner: player, ...end }))
    change.put('lasting', [...change.now.lasting, ...effects])
    change.log({ say: 'lasting change', with: { card }, by: player, cites: ['KRN-145'] })
  },

  once: ({ p, card }) => `lasting:${card}:${p.turn.number}`,
}

/** Which cards a text answers the deployment of. */
function meantBy(p: Position, { card, text }: ResultsFrame): Filter | 'self' | undefined {
  const found = textAt<Ability>(p, card, text)
  const meant = found.does === 'action' ? found.answers?.card : undefined
  return meant === 'host' ? undefined : meant
}

/** A text puts changes on the cards that it concerns, for as long as it says. */
export const putOn: BringAbout<ResultOf<'change'>> = (change, frame, { changes, until }, cards) => {
  const { player, card, answers } = frame
  const both = bothBear(change.now, player, answers, cards, meantBy(change.now, frame))
  putChanges(change, { source: card, owner: player, changes, ...(until ? { until } : {}), ...both })
}
