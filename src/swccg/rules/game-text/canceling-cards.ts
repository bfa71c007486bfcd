/** Texts that let a player cancel a card: one that is being played or deployed, or one in play. */

import type { Reason } from '../../../kernel/index.ts'
import type { AbilityOf } from '../../abilities/types.ts'
import { matches } from '../../model/filters.ts'
import { openTo } from '../../model/targets.ts'
import type { CardId } from '../../model/types.ts'
import type { Event } from '../../model/under-way.ts'
import { suspended } from '../actions/responses.ts'
import { notYourTurn } from '../ground/answering.ts'
import { answersNothing, nothingToCancel, notOneTarget } from '../ground/initiation.ts'
import { applies, isObserved } from '../ground/observing.ts'
import { no } from '../ground/reasons.ts'
import { underHeading } from '../ground/rulebook.ts'
import { eventOf, notAnswering, type TextKind, type TextUse } from '../ground/text-kind.ts'
import { cardOf, isBeginning, isNeverCanceled } from './canceling.ts'
import { startResults } from './result-of-an-action.ts'
import { type Aim, candidatesFor, functionOf, protectedFrom, whyNot } from './targeting.ts'

export const rules = underHeading('Canceling And Suspending', { 'KRN-219': {} })

type Canceling = TextUse<AbilityOf<'cancels card'>>

/** The card that is being played or deployed, if the text can cancel it. */
const answeredBy = ({ p, player, text }: Canceling, event: Event | null): CardId | null =>
  event && isBeginning(event) && matches(p, text.what, cardOf(event), player) ? cardOf(event) : null

/** The words 'immune to' on the Interrupt that is answered do not protect the function that is played. */
function unprotectedRules({ p, card, answers }: Canceling): string[] {
  const target = answers && isBeginning(answers) ? cardOf(answers) : null
  const played = target === null ? undefined : functionOf(answers, target)
  if (target === null || played === undefined) return []
  const why = openTo(p, target, card, played)
  return why === null ? [] : [why === 'before' ? 'KRN-156' : 'KRN-157']
}

function* uncancelable({ p, card }: Aim, target: CardId): Generator<Reason> {
  if (isNeverCanceled(p, target)) yield no('KRN-219', { card: target, by: card })
}

export const cancelsCard: TextKind<AbilityOf<'cancels card'>> = {
  *judge(use, moment) {
    const { p, player, card, text, targets } = use
    const aim = { p, player, card }
    const event = eventOf(moment)
    const begun = answeredBy(use, event)
    if (moment.toAct !== player && (begun !== null || moment.frame?.does === 'loop'))
      yield notYourTurn(moment.toAct)
    if (begun !== null) {
      applies('KRN-127')
      if (isObserved()) applies(...unprotectedRules(use))
      yield* protectedFrom(aim, begun, event)
      yield* uncancelable(aim, begun)
      return
    }
    if (moment.frame?.does !== 'loop') {
      yield answersNothing({ card }, 'nothing to cancel')
      yield* suspended(moment, card, (other) => answeredBy(use, other) !== null)
      return yield* notAnswering(card, moment)
    }
    applies('KRN-103')
    const [target] = targets
    if (target === undefined || targets.length > 1) {
      const some = candidatesFor(aim, { who: text.what }).length > 0
      yield some ? notOneTarget(card, targets) : nothingToCancel({ card })
      return
    }
    yield* whyNot(aim, { who: text.what }, target)
    yield* uncancelable(aim, target)
  },

  price: ({ text }) => ({ force: text.price ?? 0, rules: [] }),

  *attempts(p, player, card, text, moment) {
    const event = eventOf(moment)
    if (event && answeredBy({ p, player, card, text, targets: [], to: null, answers: event }, event) !== null)
      yield { targets: [] }
    if (moment.frame?.does !== 'loop') return
    const aim = { p, player, card }
    for (const target of candidatesFor(aim, { who: text.what })) yield { targets: [target] }
  },

  targets(use) {
    const begun = answeredBy(use, use.answers)
    return begun === null ? use.targets : [begun]
  },

  result: startResults,
}
