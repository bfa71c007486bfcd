/** What happens by itself: texts that an event sets off, texts that cancel, and cards that leave as soon as something is so. */

import { type NewFrame, rememberAbout } from '../../../../kernel/index.ts'
import type { Happening } from '../../../abilities/action/action.ts'
import type { AbilityOf } from '../../../abilities/types.ts'
import { cardOf } from '../../../model/cards/card-of.ts'
import { facts, placeOfText } from '../../../model/cards/pool.ts'
import { asIfIncluded, isFighting, isParticipating } from '../../../model/fights/battle.ts'
import { allOnTable, carrierOf, isActive, isOnTable, setState } from '../../../model/table.ts'
import { holds } from '../../../model/texts/conditions.ts'
import { matches } from '../../../model/texts/filters.ts'
import { isImmune } from '../../../model/texts/targets.ts'
import { textAt, textCanceledBy, textsInForce } from '../../../model/texts/texts.ts'
import type { CardId, Player, Position } from '../../../model/types.ts'
import type { Event, Frame, FrameOf, Triggered } from '../../../model/under-way.ts'
import { isInBattle } from '../../battle/interrupts-in-battle.ts'
import { firstInBattle } from '../../battle/segments/winning-and-losing.ts'
import { leaving } from '../../leaving-table/just-lost.ts'
import { optionId } from '../../shared/actions/option.ts'
import type { ProcedureOf } from '../../shared/procedure.ts'
import { changes, permits, underHeading } from '../../shared/rulebook.ts'
import { fits, isDeployedWithin, meaning } from '../responses/events.ts'
import { cancelBeneath, cancelsByItself, cardBegun } from '../results/canceling-cards.ts'
import { startResults } from '../results/carrying-out-results.ts'

export const rules = [
  ...underHeading('Unit of Force', { 'KRN-274': changes }),
  ...underHeading('Step 3: Automatic actions', { 'KRN-339': changes }),
  ...underHeading('Automatic Actions', { 'KRN-112': changes }),
  ...underHeading('Actions - Immune', { 'KRN-153': changes }),
  ...underHeading('Suspending Cards', { 'KRN-228': permits }),
  ...underHeading('Inactive Cards - Example 2', { 'KRN-269': permits }),
  ...underHeading('System Location', { 'CTL-049': permits }),
  ...underHeading('Prepositions', { 'CTL-052': permits }),
  ...underHeading('Force Draining And Presence - A Set Of Complex Examples', { 'CTL-031': changes }),
  ...underHeading('Canceling Game Text', {
    'KRN-226': { same: ['TRM-040'], ...changes },
    'KRN-227': changes,
  }),
  ...underHeading('Inactive', { 'KRN-265': permits, 'KRN-267': changes, 'KRN-268': changes }),
  ...underHeading('Automatic Actions', {
    'KRN-108': permits,
    'KRN-110': changes,
    'KRN-111': changes,
    'KRN-113': changes,
  }),
  ...underHeading('Actions - Example 7 - Automatic vs. Just Actions', { 'KRN-109': permits }),
]

const steps = ['result', 'over'] as const

declare module '../../../model/under-way.ts' {
  interface Frames {
    /** `sequel`: another text of the card comes before it. */
    triggered: {
      step: (typeof steps)[number]
      card: CardId
      player: Player
      text: number
      event: Event
      sequel?: boolean
    }
    'cancels trigger': { card: CardId; by: CardId; text: number }
    'cancel by text': { card: CardId; by: CardId; player: Player; event: Event | null }
    suspend: { card: CardId; by: CardId | null }
  }
}

/** Texts that wait for an event: those in force, and those of cards that the event itself has taken from table. */
function* waiting(p: Position, event: Event) {
  for (const { text, source, you } of textsInForce(p, 'triggered')) {
    // The text of a card that fights serves only in its own battle. (BAT-176)
    if (p.battle && isInBattle(text.on) && isFighting(p, source) && !isParticipating(p, source)) continue
    yield { text, source, you }
  }
  // What a card that is drawn for destiny says of that is active, although the card is on no table. (KRN-274)
  if (event.is === 'destiny drawn' && typeof event.card === 'number') yield* ofItself(p, event.card, 'drawn')
  if (event.is !== 'lost' && event.is !== 'forfeited') return
  for (const card of event.cards)
    if (!event.silent?.includes(card) && !isOnTable(p, card)) yield* ofItself(p, card, 'card')
}

/** Texts of a card that wait for what happens to itself, or for its own being drawn. */
function* ofItself(p: Position, source: CardId, as: 'card' | 'drawn') {
  for (const text of facts(p, source).abilities ?? [])
    if (text.does === 'triggered' && text.on[as] === 'self')
      yield { text, source, you: cardOf(p, source).owner }
}

/** That a text has been set off by what has happened to a card. */
const onceKey = (source: CardId, event: Event): string => `once per card:${source}:${event.cards?.[0]}`

/** The texts that an event sets off, those of one card in printed order. (KRN-112) */
export function setOff(p: Position, event: Event): Triggered[] {
  const found: Triggered[] = []
  const last = new Map<CardId, string>()
  for (const { text, source, you } of waiting(p, event)) {
    if (!fits(p, text.on, event, source, you)) continue
    if (text.if && !holds(p, text.if, source, you)) continue
    if (text.oncePerCard && p.used.includes(onceKey(source, event))) continue
    const one = settingOff(source, you, placeOfText(p, source, text), event)
    const after = last.get(source)
    found.push(after === undefined ? one : { ...one, frame: { ...one.frame, sequel: true }, after })
    last.set(source, one.id)
  }
  return found
}

/** The text of a card as what its event sets off. */
const settingOff = (card: CardId, player: Player, text: number, event: Event) => ({
  id: optionId('sets off', card, text),
  frame: { does: 'triggered', card, player, text, event } satisfies NewFrame<FrameOf<'triggered'>>,
})

/** What an event triggers of cards that are canceled or leave by themselves, and of texts that compete with their cancellation. */
export const triggeredBy = (p: Position, event: Event): Triggered[] => [
  ...canceledByText(p, event),
  ...competingWithCancellation(p, event),
  ...leavers(p),
  ...misplaced(p),
  ...shakenOff(p),
]

/** Cards that are canceled by a text that says so: the one being played, or those in play. */
function canceledByText(p: Position, event: Event): Triggered[] {
  const found: Triggered[] = []
  for (const one of textsInForce(p, 'cancels')) {
    const { source, you } = one
    const begun = cardBegun(event)
    const there = allOnTable(p).filter((id) => id !== begun)
    for (const card of begun === null ? there : [begun, ...there]) {
      if (!cancelsByItself(p, one, card, event)) continue
      const about = { card, by: source, player: you, event: card === begun ? event : null }
      found.push({
        id: optionId('cancels', source, card),
        frame: { does: 'cancel by text', ...about },
      })
    }
  }
  return found
}

/** Cards that leave table because what their text names has come about. */
function leavers(real: Position): Triggered[] {
  const p = asIfIncluded(real)
  return textsInForce(p, 'leaves')
    .filter(({ text, source, you }) => holds(p, text.when, source, you))
    .map(({ text, source, you }) => ({
      id: optionId('leaves', source),
      frame: leaving([source], { performer: you, by: source, how: text.how, cites: ['KRN-108', 'KRN-109'] }),
    }))
}

/** Cards that are where their own text, which works again, does not let them be. (KRN-226) */
const misplaced = (p: Position): Triggered[] =>
  textsInForce(p, 'not aboard').flatMap(({ text, source, you }) => {
    const carrier = carrierOf(p, source)
    if (carrier === null || !matches(p, text.what, carrier, you, source)) return []
    const cites = ['KRN-108', 'KRN-226']
    const frame = leaving([source], { performer: you, by: source, cites, silent: true })
    return { id: optionId('misplaced', source), frame }
  })

/** Cards that are deployed on a card, or Utinni Effects aimed at it, to which it has become immune since. (KRN-153) */
function shakenOff(p: Position): Triggered[] {
  if (textsInForce(p, 'immune').length === 0) return []
  return allOnTable(p).flatMap((id) => {
    const { where, aims = [] } = cardOf(p, id)
    const bearer = 'on' in where && where.as === 'attached' ? [where.on] : []
    const by = [...bearer, ...aims].find((one) => isOnTable(p, one) && isImmune(p, one, id))
    if (by === undefined) return []
    const frame = leaving([id], {
      performer: cardOf(p, by).owner,
      by,
      how: 'canceled',
      cites: ['KRN-108', 'KRN-153'],
    })
    return [{ id: optionId('shakes off', by, id), frame }]
  })
}

/** Says that the cancellation of a card's text came before its trigger. */
const canceledFirst = (card: CardId, text: number): string => `canceled first:${card}:${text}`

/**
 * Texts of a card that come into effect as it arrives, where its game text is canceled at once: trigger and cancellation
 * compete. (KRN-227)
 */
function competingWithCancellation(p: Position, event: Event): Triggered[] {
  if (event.is !== 'deployed') return []
  return (event.cards ?? []).flatMap((card) => {
    const by = isOnTable(p, card) ? textCanceledBy(p, card) : null
    if (by === null) return []
    return [...ofItself(p, card, 'card')].flatMap(({ text: { on }, text, you }): Triggered[] => {
      const index = placeOfText(p, card, text)
      if (!fits(p, on, event, card, you) || p.used.includes(canceledFirst(card, index))) return []
      const frame: Frame = { does: 'cancels trigger', card, by, text: index }
      return [settingOff(card, you, index, event), { id: optionId('cancels text', by, card), frame }]
    })
  })
}

/** The cancellation comes first: what the text would have set off does not happen. (KRN-227) */
export const cancelTrigger: ProcedureOf<'cancels trigger'> = {
  run(change, { card, by, text }) {
    const p = change.now
    change.pop()
    change.put('used', [...p.used, canceledFirst(card, text)])
    change.log({
      say: 'text canceled',
      with: { card, by },
      by: p.turn.player,
      cites: ['KRN-227', 'KRN-222', 'KRN-113'],
    })
  },
}

const anySuspended = rememberAbout(['cards.states'], (p: Position) =>
  p.cards.some(({ states }) => states.includes('suspended')),
)

/** What its own text suspends comes back by that text, though the card does nothing else in between. (KRN-269) */
const suspendingThemselves = rememberAbout(
  ['cards.key', 'cards.flips', 'defined', 'edition'],
  (p: Position) =>
    p.cards.flatMap(({ id }) =>
      (facts(p, id).abilities ?? []).flatMap((text) =>
        text.does === 'suspends' && text.who === 'self' ? [{ id, text }] : [],
      ),
    ),
)

/** Cards that a text suspends, and those that it does not suspend any more. (KRN-228) */
export function suspensions(p: Position): Triggered[] {
  const held = new Map<CardId, CardId>()
  for (const { text, source, you } of textsInForce(p, 'suspends')) {
    if (text.who === 'self' || text.where) continue
    for (const id of allOnTable(p)) if (matches(p, text.who, id, you, source)) held.set(id, source)
  }
  for (const { id, text } of suspendingThemselves(p))
    if (isOnTable(p, id) && (!text.while || holds(p, text.while, id, cardOf(p, id).owner))) held.set(id, id)
  if (held.size === 0 && !anySuspended(p)) return []
  return p.cards
    .filter(({ id, states }) => states.includes('suspended') !== held.has(id))
    .map(({ id, states }) => ({
      id: optionId('suspends', held.get(id) ?? id, id, states.includes('suspended')),
      frame: { does: 'suspend', card: id, by: held.get(id) ?? null },
    }))
}

/** What a draw sets off comes before any response to it. (KRN-339, KRN-274) */
const atDraw = (event: Event, card: CardId): string[] =>
  event.is === 'destiny drawn' ? ['KRN-339', ...(event.card === card ? ['KRN-274'] : [])] : []

/** The rules by which some events set texts off. */
const rulesOf: Partial<Record<Happening['is'], readonly string[]>> = {
  'Force drained': ['CTL-031'],
  'end of turn': ['DRW-021'],
  'start of turn': ['TRN-068'],
  'leaving table': ['KRN-058'],
}

export const triggeredProcedure: ProcedureOf<'triggered'> = {
  steps,

  run(change, frame) {
    const { step, card, player, text: index, event, sequel } = frame
    if (step === 'over') return change.pop()
    const p = change.now
    const text = textAt<AbilityOf<'triggered'>>(p, card, index)
    const straight = text.on.to ? ['CTL-049'] : isDeployedWithin(text.on, event) ? ['CTL-052'] : []
    const order = sequel || text.results.length > 1 ? ['KRN-112'] : []
    change.next()
    if (text.oncePerCard) change.put('used', [...p.used, onceKey(card, event)])
    // What works on captives is active on an inactive card. (KRN-265)
    const host = carrierOf(p, card)
    const held = host !== null && !isActive(p, host) ? ['KRN-265'] : []
    change.log({
      say: 'sets off',
      with: { card },
      by: player,
      cites: [
        'KRN-108',
        'KRN-109',
        ...held,
        ...order,
        ...straight,
        ...(rulesOf[text.on.is] ?? []),
        ...firstInBattle(event),
        ...atDraw(event, card),
        ...(p.turn.number === 0 && event.is === 'deployed' ? ['TRN-029'] : []),
      ],
    })
    const use = { p, player, card, text, targets: [], to: null, answers: event }
    startResults(change, meaning(use, text.on))
  },
}

export const cancelByText: ProcedureOf<'cancel by text'> = {
  run(change, { card, by, player, event }) {
    change.pop()
    change.log({ say: 'canceled by text', with: { card, by }, by: player, cites: ['KRN-108'] })
    if (event) cancelBeneath(change, event)
    else change.push(leaving([card], { performer: player, by, how: 'canceled' }))
  },
}

export const suspend: ProcedureOf<'suspend'> = {
  run(change, { card, by }) {
    const itself = suspendingThemselves(change.now).some(({ id }) => id === card)
    change.pop()
    setState(change, card, 'suspended', by !== null)
    change.log({
      say: by === null ? 'suspended no longer' : 'suspended',
      with: { card, by },
      cites: [
        'KRN-228',
        ...(itself && by === null ? ['KRN-269'] : []),
        // What it has put in force before rests with it, and comes back with it.
        ...(change.now.lasting.some(({ source }) => source === card) ? ['KRN-268'] : []),
      ],
    })
  },
}
