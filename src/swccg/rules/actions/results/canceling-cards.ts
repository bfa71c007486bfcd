/** Canceling cards: the texts that let a player cancel one that is being played or deployed, or in play, and what it comes to. */

import type { Change, Reason } from '../../../../kernel/index.ts'
import type { Filter } from '../../../abilities/filters/filters.ts'
import type { AbilityOf } from '../../../abilities/types.ts'
import { cardOf } from '../../../model/cards/card-of.ts'
import { facts, typesTitled } from '../../../model/cards/pool.ts'
import { isActive, isOnTable } from '../../../model/table.ts'
import { matches } from '../../../model/texts/filters.ts'
import { openTo } from '../../../model/texts/targets.ts'
import type { TextInForce } from '../../../model/texts/texts.ts'
import type { CardId, CardType, Position } from '../../../model/types.ts'
import type { Event } from '../../../model/under-way.ts'
import { leaving } from '../../leaving-table/just-lost.ts'
import { answersNothing, nothingToCancel, notOneTarget } from '../../shared/actions/action-initiation.ts'
import { notYourTurn } from '../../shared/actions/answering.ts'
import type { BringAbout, ResultOf } from '../../shared/actions/results.ts'
import { eventOf, notAnswering, type TextKind, type TextUse } from '../../shared/actions/text-kind.ts'
import { applies, isObserved } from '../../shared/observing.ts'
import { protectedFrom } from '../../shared/on-table/immune.ts'
import { nothingAgainst, refusal } from '../../shared/reasons.ts'
import { changes, underHeading } from '../../shared/rulebook.ts'
import { suspended } from '../responses/responses.ts'
import { whom } from '../targeting/all-cards-all-characters.ts'
import { candidatesFor, whyNot } from '../targeting/targeting.ts'
import { startResults } from './carrying-out-results.ts'

export const rules = [
  ...underHeading('Canceling And Suspending', { 'KRN-219': {} }),
  ...underHeading('Just Actions', { 'TRM-167': {} }),
  ...underHeading('Canceling And Suspending', {
    'KRN-214': changes,
    'KRN-215': changes,
    'KRN-216': changes,
    'KRN-217': changes,
  }),
]

type Canceling = TextUse<AbilityOf<'cancels card'>>

/** The card of an event that is its being played or deployed, or null: the frame of such an event ends when its card is canceled. */
export const cardBegun = (event: Event | null): CardId | null =>
  event?.is === 'playing' || event?.is === 'deploying' ? event.card : null

/** The card of an event that such a text answers: begun, or, where it says so, just deployed. */
export const cardAnswered = (
  { justDeployed }: AbilityOf<'cancels card'>,
  event: Event | null,
): CardId | null => (justDeployed && event?.is === 'deployed' ? event.card : cardBegun(event))

/** Ends the action that an event belongs to: the frame beneath the window on it. */
export function cancelBeneath(change: Change<Position>, event: Event): void {
  const window = change.stack.toReversed().findIndex((frame) => {
    const open = frame.does === 'window' ? frame.event : null
    return open?.is === event.is && open.card === event.card
  })
  if (window >= 0) change.alter(window + 1, { canceled: true })
}

/** Cancels the card that a text answers, or the cards that it has singled out. */
export const cancel: BringAbout<ResultOf<'cancel'>> = (change, frame, { what }) => {
  const { player, card, answers } = frame
  const targets = what === 'it' ? [] : whom(change.now, frame, what)
  const begun = cardBegun(answers)
  if (answers && begun !== null && (targets.length === 0 || targets.includes(begun)))
    return cancelBeneath(change, answers)
  const there = targets.filter((target) => isOnTable(change.now, target))
  if (there.length > 0) change.push(leaving(there, { performer: player, by: card, how: 'canceled' }))
}

const neverCanceled: readonly CardType[] = ['character', 'vehicle', 'starship']

/** Characters, vehicles and starships are never canceled. (KRN-219) */
const isNeverCanceled = (p: Position, card: CardId): boolean => neverCanceled.includes(facts(p, card).type)

/** Would this text, which cancels by itself, cancel that card? */
export const cancelsByItself = (
  p: Position,
  { text, you, source }: TextInForce<AbilityOf<'cancels'>>,
  target: CardId,
  event: Event,
): boolean =>
  !isNeverCanceled(p, target) &&
  matches(p, text.what, target, you) &&
  (isActive(p, target) || 'played' in cardOf(p, target).where) &&
  nothingAgainst(p, protectedFrom({ p, card: source }, target, event))

/** Does a text cancel Interrupts alone? They are never in play, so that there is nothing to aim it at. (TRM-167) */
function isForInterrupts({ title, type, anyOf }: Filter): boolean {
  if (anyOf) return anyOf.every(isForInterrupts)
  if (type !== undefined) return [type].flat().every((one) => one === 'interrupt')
  const types = [title ?? []].flat().flatMap(typesTitled)
  return types.length > 0 && types.every((one) => one === 'interrupt')
}

/** The card that is being played or deployed, or has just been, if the text can cancel it. */
function answeredBy({ p, player, text }: Pick<Canceling, 'p' | 'player' | 'text'>, event: Event | null) {
  const begun = cardAnswered(text, event)
  return begun !== null && matches(p, text.what, begun, player) ? begun : null
}

/** The words 'immune to' on the Interrupt that is answered do not protect the function that is played. */
function unprotectedRules({ p, card, answers }: Canceling): string[] {
  const why = answers?.is === 'playing' ? openTo(p, answers.card, card, answers.text) : null
  if (why === null) return []
  return [why === 'before' ? 'KRN-156' : 'KRN-157']
}

function* uncancelable({ p, card }: Canceling, target: CardId): Generator<Reason> {
  if (isNeverCanceled(p, target)) yield refusal('KRN-219', { card: target, by: card })
}

export const cancelsCard: TextKind<AbilityOf<'cancels card'>> = {
  *judge(use, moment) {
    const { player, card, text, targets } = use
    const event = eventOf(moment)
    const begun = answeredBy(use, event)
    if (moment.toAct !== player && (begun !== null || moment.frame?.does === 'loop'))
      yield notYourTurn(moment.toAct)
    if (begun !== null) {
      applies('KRN-127')
      if (isObserved()) applies(...unprotectedRules(use))
      yield* protectedFrom(use, begun, event)
      return yield* uncancelable(use, begun)
    }
    if (moment.frame?.does !== 'loop') {
      yield answersNothing({ card }, 'nothing to cancel')
      yield* suspended(moment, card, (other) => answeredBy(use, other) !== null)
      return yield* notAnswering(card, moment)
    }
    applies('KRN-103')
    const [target] = targets
    if (target === undefined || targets.length > 1) {
      const some = candidatesFor(use, { who: text.what }).length > 0
      if (facts(use.p, card).type === 'interrupt' && isForInterrupts(text.what))
        yield refusal('TRM-167', { card })
      else yield some ? notOneTarget(card, targets) : nothingToCancel({ card })
      return
    }
    yield* whyNot(use, { who: text.what }, target)
    yield* uncancelable(use, target)
  },

  price: ({ text }) => ({ force: text.price ?? 0, rules: [] }),

  *attempts(p, player, card, text, moment) {
    if (answeredBy({ p, player, text }, eventOf(moment)) !== null) yield { targets: [] }
    if (moment.frame?.does !== 'loop') return
    for (const target of candidatesFor({ p, player, card }, { who: text.what })) yield { targets: [target] }
  },

  targets(use) {
    const begun = answeredBy(use, use.answers)
    return begun === null ? use.targets : [begun]
  },

  result: startResults,
}
