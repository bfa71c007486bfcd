/** Texts that give an Interrupt which has just been played another target. (Targeting - Retargeting) */

import { loopFrame, type Reason } from '../../../../kernel/index.ts'
import type { Ability, AbilityOf } from '../../../abilities/types.ts'
import { cardOf } from '../../../model/cards/card-of.ts'
import { facts } from '../../../model/cards/pool.ts'
import { locationOf } from '../../../model/table.ts'
import { textAt } from '../../../model/texts/texts.ts'
import type { CardId, Player, Position } from '../../../model/types.ts'
import type { Event, EventOf, Frame } from '../../../model/under-way.ts'
import { answersNothing } from '../../shared/actions/action-initiation.ts'
import { notYourTurn } from '../../shared/actions/answering.ts'
import type { Moment } from '../../shared/actions/moment.ts'
import { eventOf, notAnswering, type TextKind, type TextUse } from '../../shared/actions/text-kind.ts'
import { applies, aside } from '../../shared/observing.ts'
import { protectedFrom } from '../../shared/on-table/immune.ts'
import { nothingAgainst, refusal } from '../../shared/reasons.ts'
import { changes, underHeading } from '../../shared/rulebook.ts'
import { suspended } from '../responses/responses.ts'

export const rules = underHeading('Targeting - Retargeting', {
  'KRN-196': {},
  'KRN-197': changes,
  'KRN-198': {},
})

type Retargeting = TextUse<AbilityOf<'retargets'>>

/** A card is being played. */
type Playing = EventOf<'playing'>

/** Which kind of text an Interrupt's function is. */
type KindOf = (text: Ability) => TextKind<Ability> | undefined

/** The opponent's Interrupt that is being played on something he has singled out; null for any other event. */
function playedOn(p: Position, player: Player, event: Event | null): Playing | null {
  if (event?.is !== 'playing' || facts(p, event.card).type !== 'interrupt') return null
  if (event.performer === player) return null
  return event.cards.length > 0 || event.to != null ? event : null
}

/** The play as it would be with these targets instead: those of its own that are not named stay. */
function changed({ p, targets, to }: Retargeting, event: Playing): TextUse {
  const { card } = event
  return {
    p,
    player: event.performer,
    card,
    text: textAt(p, card, event.text),
    targets: targets.length > 0 ? targets : event.cards,
    to: to ?? event.to,
    answers: event.answers,
  }
}

/** The moment at which it was begun: what it answers, or a turn to act. */
function asBegun(p: Position, { player, answers }: TextUse): Moment {
  const segment = p.battle?.segment
  const isOpen = segment === 'weapons' || segment === 'power' || segment === 'damage'
  const time = isOpen ? (`${segment} segment` as const) : p.turn.phase
  const frame: Frame = answers
    ? { does: 'window', step: 'optional', event: answers, passes: 0, done: [] }
    : loopFrame(time, player)
  return { frame, toAct: player }
}

/** A new target has to be another one, and one that could have been chosen. (KRN-196, KRN-198) */
function* newTargets(use: Retargeting, event: Playing, kindOf: KindOf): Generator<Reason> {
  const { p, card, targets, to } = use
  const details = { card: event.card, by: card }
  const [first] = targets
  // Either the cards or the place, and not the same again.
  if ((first === undefined) === (to === null)) yield refusal('KRN-196', details)
  if (to !== null && to === event.to) yield refusal('KRN-196', details)
  const again = targets.find((one) => event.cards.includes(one))
  if (again !== undefined) yield refusal('KRN-198', { ...details, ship: again })
  const old = event.cards[0]
  if (first !== undefined && old !== undefined && cardOf(p, first).owner !== cardOf(p, old).owner)
    yield refusal('KRN-196', details)
  const attempt = changed(use, event)
  const judged = () => kindOf(attempt.text)?.judge(attempt, asBegun(p, attempt)) ?? []
  if (!aside(() => nothingAgainst(p, judged()))) yield refusal('KRN-196', details, 'no target')
}

export const retargeting = (kindOf: KindOf): TextKind<AbilityOf<'retargets'>> => ({
  *judge(use, moment) {
    const { p, player, card } = use
    const event = playedOn(p, player, eventOf(moment))
    if (!event) {
      yield answersNothing({ card }, 'nothing to answer')
      yield* suspended(moment, card, (other) => playedOn(p, player, other) !== null)
      return yield* notAnswering(card, moment, false)
    }
    applies('KRN-127', 'KRN-164')
    if (moment.toAct !== player) yield notYourTurn(moment.toAct)
    yield* protectedFrom(use, event.card, event)
    yield* newTargets(use, event, kindOf)
  },

  price: ({ text }) => ({ force: text.price, rules: [] }),

  *attempts(p, player, card, text, moment) {
    const event = playedOn(p, player, eventOf(moment))
    if (!event) return
    const old = changed({ p, player, card, text, targets: [], to: null, answers: event }, event)
    const seen = new Set<string>()
    for (const one of kindOf(old.text)?.attempts(p, old.player, old.card, old.text, asBegun(p, old)) ?? []) {
      const group = one.targets?.length ? [{ targets: one.targets }] : []
      const place = one.to === undefined ? [] : [{ targets: [], to: one.to }]
      for (const use of [...group, ...place]) {
        const key = JSON.stringify(use)
        if (!seen.has(key)) yield use
        seen.add(key)
      }
    }
  },

  targets: ({ targets }) => targets,

  /** Beneath this card are the window on the other, and the other. */
  result(change, use) {
    const { player, card, answers } = use
    const event = playedOn(use.p, player, answers)
    if (!event) return
    const { targets, to } = changed(use, event)
    change.alter(2, { targets: [...targets], to })
    const place = (one: CardId | undefined) => (one === undefined ? null : locationOf(use.p, one))
    const followed = place(targets[0]) !== place(event.cards[0])
    change.log({
      say: 'retargeted',
      with: { card: event.card, by: card, cards: [...targets], to },
      by: player,
      cites: ['KRN-196', ...(followed ? ['KRN-197'] : [])],
    })
  },
})
