/** Stealing: one player takes a card of the other's over, and it is his own from then on. (stealing) */

import { asList, type Change, firstOf, type Reason } from '../../../kernel/index.ts'
import type { Filter } from '../../abilities/types.ts'
import { cardOf } from '../../model/cards/card-of.ts'
import { facts } from '../../model/cards/pool.ts'
import { isCharacter, isCreature, isStarship, isVehicle } from '../../model/crew.ts'
import { isPresentWith } from '../../model/places/presence.ts'
import { isStolen } from '../../model/stolen.ts'
import { allActive, allOnTable, isOnTable, put, withCargo } from '../../model/table.ts'
import { isMereLoad, matches } from '../../model/texts/filters.ts'
import type { CardId, Player, Position } from '../../model/types.ts'
import type { FrameOf, Triggered } from '../../model/under-way.ts'
import { containsPersona } from '../deploy/personas.ts'
import { versionsOf } from '../deploy/unique-and-restricted-cards.ts'
import { letCaptivesGo, loseFromTable } from '../leaving-table/leaving-table.ts'
import { orderedByOwners } from '../leaving-table/order-of-cards.ts'
import { optionId } from '../shared/actions/option.ts'
import { ownAlready } from '../shared/on-table/taking-over.ts'
import type { ProcedureOf } from '../shared/procedure.ts'
import { holding, refusal } from '../shared/reasons.ts'
import { changes, inRulings, underHeading } from '../shared/rulebook.ts'

declare module '../../model/under-way.ts' {
  interface Events {
    stolen: { card: CardId; cards: CardId[] }
  }
  interface Frames {
    theft: {
      cards: CardId[]
      performer: Player
      /** The card whose text it is, and who steals by it if it does not do so itself. */
      by: CardId
      thieves: Filter | null
    }
    'one version': { player: Player; cards: CardId[] }
    'reveal stolen': { card: CardId; player: Player }
  }
}

export const rules = [
  ...inRulings('stealing', { 'TRM-364': changes }),
  ...inRulings('stealing vehicles and starships', {
    'TRM-366': {},
    'TRM-367': changes,
    'TRM-368': changes,
    'TRM-369': changes,
    'TRM-370': changes,
  }),
  ...underHeading('Inactive Cards - Example 3', { 'KRN-270': {} }),
  ...inRulings('weapon - firing or swinging (using)', { 'WPN-019': { same: ['DEP-280'] } }),
  ...inRulings('stealing weapons and devices', { 'WPN-076': { same: ['TRM-371', 'TRM-372'] } }),
]

const isEquipment = (p: Position, card: CardId): boolean => ['weapon', 'device'].includes(facts(p, card).type)

/** Does this filter mean characters, as far as it tells? */
const meansCharacters = ({ type, anyOf }: Filter): boolean =>
  anyOf ? anyOf.some(meansCharacters) : type === undefined || asList(type).includes('character')

/** Can characters carry it, by its text or its kind? (WPN-076) */
function isCarriable(p: Position, card: CardId): boolean {
  const { type, subtype, abilities = [] } = facts(p, card)
  if (type === 'weapon' && subtype !== 'character') return false
  const printed = abilities.filter((text) => text.does === 'deploys on')
  return printed.length === 0 || printed.some((spot) => spot.card !== undefined && meansCharacters(spot.card))
}

/** Its owner's characters aboard something keep it from being stolen; permanent pilots do not. (TRM-366) */
const guardsOf = (p: Position, card: CardId): CardId[] =>
  withCargo(p, card)
    .slice(1)
    .filter((one) => isCharacter(p, one) && cardOf(p, one).owner === cardOf(p, card).owner)

/** Why a player cannot steal this card. */
export function* notStealable(p: Position, player: Player, card: CardId): Generator<Reason> {
  if (cardOf(p, card).owner === player) yield ownAlready({ card })
  if (isEquipment(p, card) && !isCarriable(p, card)) yield refusal('WPN-076', { card })
  if (!isStarship(p, card) && !isVehicle(p, card)) return
  const guards = guardsOf(p, card)
  if (guards.length > 0) yield refusal('TRM-366', { card, cards: guards })
}

/** What is stolen, and cannot be used, is carried and inactive. (KRN-270) */
export function* stolenInVain(p: Position, card: CardId, ship: CardId): Generator<Reason> {
  if (isStolen(p, card)) yield refusal('KRN-270', { card, ship })
}

/** What its bearer cannot use is there to be removed or stolen, and for nothing else. (WPN-019, KRN-270) */
export function* onlyCarried(p: Position, card: CardId, by: CardId): Generator<Reason> {
  if (!isMereLoad(p, card)) return
  yield refusal('WPN-019', { card, by })
  if (isStolen(p, card)) yield refusal('KRN-270', { card, by }, 'target')
}

type TheftFrame = FrameOf<'theft'>

/** Steals cards, as a frame for the action that does so to push. */
export const stealing = (
  cards: readonly CardId[],
  performer: Player,
  by: CardId,
  thieves: Filter | undefined,
): TheftFrame => ({ does: 'theft', cards: [...cards], performer, by, thieves: thieves ?? null })

/** Who can carry the loot off: the card itself, or those present with it whom the text names. */
export function thievesFor(p: Position, { by, thieves, performer }: TheftFrame, card: CardId): CardId[] {
  if (!thieves || !isEquipment(p, card)) return [by]
  return allActive(p).filter(
    (one) =>
      cardOf(p, one).owner === performer &&
      isCharacter(p, one) &&
      matches(p, thieves, one, performer, by) &&
      isPresentWith(p, one, card),
  )
}

/** It belongs to the thief's player, and so does all that is on it or aboard it, wherever it goes. */
function takeOver(change: Change<Position>, card: CardId, player: Player): CardId[] {
  letCaptivesGo(change, card)
  const all = withCargo(change.now, card)
  for (const one of all) change.patch('cards', one, { owner: player })
  const { where } = cardOf(change.now, card)
  if ('at' in where) put(change, card, { at: where.at, side: player })
  return all.slice(1)
}

/** The personas of the unique pilots that are part of a starship or vehicle. */
const namedPilots = (p: Position, card: CardId): string[] =>
  (facts(p, card).permanentPilots ?? []).flatMap(({ name }) => name ?? [])

/** Its first owner has it back, but for the unique pilot that was part of it, who is in play elsewhere by now. (TRM-370) */
const staysEmpty = (p: Position, card: CardId): boolean =>
  namedPilots(p, card).some((name) =>
    allOnTable(p).some((other) => other !== card && containsPersona(facts(p, other), name)),
  )

function steal(change: Change<Position>, frame: TheftFrame, card: CardId, thief: CardId): void {
  const { performer, by } = frame
  const p = change.now
  change.stay({ cards: frame.cards.slice(1) })
  const back = isStolen(p, card)
  const useless = isMereLoad(p, card)
  const generic = facts(p, card).permanentPilots?.some(({ name }) => name === undefined) === true
  const [pilots, printed] = [namedPilots(p, card), facts(p, card)]
  const load = takeOver(change, card, performer)
  const vacant = back && staysEmpty(change.now, card)
  if (vacant) change.patch('cards', card, { vacant })
  const whole = back && facts(change.now, card) !== printed
  const borne = isEquipment(p, card)
  if (borne) put(change, card, { on: thief, as: 'attached' })
  change.log({
    say: back ? 'stolen back' : 'stolen',
    with: { card, by: borne ? thief : by, cards: load },
    by: performer,
    cites: [
      'TRM-362',
      ...(borne ? ['WPN-076'] : []),
      ...(back && useless ? ['WPN-019'] : []),
      ...(!borne && !isCreature(p, card) && load.length > 0 ? ['TRM-367'] : []),
      ...(generic ? ['TRM-368'] : []),
      ...(pilots.length > 0 ? ['TRM-369'] : []),
      ...(vacant || whole ? ['TRM-370'] : []),
    ],
  })
  change.window({ is: 'stolen', performer, card, cards: [card], by })
  const twins = versionsOf(change.now, performer, card)
  if (twins.length > 0) change.push({ does: 'one version', player: performer, cards: [card, ...twins] })
}

/** Who comes to have two versions of one persona puts one of them in his Lost Pile at once; it is not just lost. (DEP-083) */
export const oneVersion: ProcedureOf<'one version'> = {
  run(change, { player, cards }) {
    const there = cards.filter((card) => isOnTable(change.now, card))
    if (there.length < 2) return change.pop()
    change.ask({ by: player, kind: 'cards', why: 'one version', with: {}, cards: there })
  },

  answered(change, { player }, answer) {
    if (!('cards' in answer)) return
    change.pop()
    const { cards } = answer
    const lost = cards.flatMap((card) => loseFromTable(change, card))
    change.log({ say: 'gives a version up', with: { cards }, by: player, cites: ['DEP-083'] })
    orderedByOwners(change, lost)
  },
}

export const theftProcedure: ProcedureOf<'theft'> = {
  run(change, frame) {
    const [card, ...others] = frame.cards
    if (card === undefined) return change.pop()
    const p = change.now
    if (!isOnTable(p, card)) return change.stay({ cards: others })
    const [hindrance] = holding(p, notStealable(p, frame.performer, card))
    const thieves = thievesFor(p, frame, card)
    const [thief] = thieves
    if (hindrance || thief === undefined) {
      const cites = hindrance ? [hindrance.rule] : []
      change.log({ say: 'not stolen', with: { card, by: frame.by }, by: frame.performer, cites })
      return change.stay({ cards: others })
    }
    if (thieves.length === 1) return steal(change, frame, card, thief)
    change.ask({
      by: frame.performer,
      kind: 'cards',
      why: 'choose the thief',
      with: { card },
      cards: thieves,
    })
  },

  answered(change, frame, answer) {
    const [card] = frame.cards
    if ('cards' in answer && card !== undefined) steal(change, frame, card, firstOf(answer.cards))
  },
}

/** Stolen cards on top of a Reserve Deck that have not been revealed there. (TRM-364) */
export const revealsDue = (p: Position): Triggered[] =>
  (['light', 'dark'] as const).flatMap((player) => {
    const [top] = p.piles[player].reserve
    if (top === undefined || !isStolen(p, top) || p.revealed?.includes(top)) return []
    return [{ id: optionId('top', top), frame: { does: 'reveal stolen', card: top, player } }]
  })

/** Its holder reveals it, so that both players see what it is; it stays there. (TRM-364) */
export const revealStolen: ProcedureOf<'reveal stolen'> = {
  run(change, { card, player }) {
    change.pop()
    change.put('revealed', [...(change.now.revealed ?? []), card])
    change.log({ say: 'stolen on top', with: { card }, by: player, cites: ['TRM-364'] })
  },
}
