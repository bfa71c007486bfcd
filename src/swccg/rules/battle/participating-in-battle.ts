/** Who takes part in a battle, and what it is to be excluded from one. */

import type { Change, Reason } from '../../../kernel/index.ts'
import { cardOf } from '../../model/cards/card-of.ts'
import { facts } from '../../model/cards/pool.ts'
import { isUndercover } from '../../model/crew.ts'
import {
  fightersAt,
  givePresence,
  hasJoined,
  isExcluded,
  isParticipating,
  participants,
} from '../../model/fights/battle.ts'
import { battleNow } from '../../model/fights/battle-now.ts'
import { hasPresence } from '../../model/places/presence.ts'
import {
  cardsAt,
  carrierOf,
  hasState,
  isActive,
  isWithin,
  locationOf,
  setState,
  withCargo,
} from '../../model/table.ts'
import { bearsOn, textsInForce } from '../../model/texts/texts.ts'
import { type Battle, type CardId, type Player, type Position, players } from '../../model/types.ts'
import type { Triggered } from '../../model/under-way.ts'
import { isFlipAverted } from '../card-types/objectives.ts'
import { optionId } from '../shared/actions/option.ts'
import type { ProcedureOf } from '../shared/procedure.ts'
import { no } from '../shared/reasons.ts'
import { arOnly, changes, crdOnly, inRulings, permits, underHeading, within } from '../shared/rulebook.ts'

declare module '../../model/under-way.ts' {
  interface Events {
    excluded: { card: CardId; cards: CardId[]; at: CardId }
  }
  interface Frames {
    exclude: { card: CardId; by: Player }
  }
}

export const rules = [
  ...underHeading('Participating In A Battle', {
    'BAT-149': { same: ['BAT-187'], ...changes },
    'BAT-150': changes,
    'BAT-153': changes,
    'BAT-031': changes,
    'BAT-042': {},
    'BAT-129': permits,
    'BAT-301': changes,
  }),
  ...underHeading('Excluded From Battle', {
    'BAT-158': changes,
    'BAT-160': permits,
    'BAT-161': { ...arOnly, ...changes },
    'BAT-162': changes,
    'BAT-167': { same: ['BAT-190'], ...changes },
    'BAT-164': changes,
    'BAT-170': { ...arOnly, ...permits },
    'BAT-171': permits,
    'BAT-172': { ...arOnly, ...permits },
    'BAT-166': permits,
    'BAT-173': permits,
  }),
  ...underHeading('Battle', { 'BAT-010': {} }),
  ...inRulings('Excluded From Battle', { 'BAT-192': { ...crdOnly, ...changes } }),
  ...inRulings('undercover spy rules', { 'BAT-197': { same: ['TRM-381'] } }),
  ...underHeading('May Be Battled', {
    'BAT-130': { same: ['TRM-183'], ...changes },
    'BAT-131': { same: ['TRM-184'], ...changes },
    'BAT-132': changes,
    'BAT-134': { ...arOnly, ...changes },
  }),
  ...inRulings('may be battled', { 'BAT-193': { same: ['TRM-185'], ...crdOnly, ...changes } }),
  ...inRulings('Artoo & Threepio', { 'BAT-194': changes }),
  ...underHeading('Damage Segment', { 'BAT-100': {} }),
]

const { holdsIn } = within(rules)

/** The battle under way. */
export const under = (change: Change<Position>): Battle => battleNow(change.now)

/** All cards at a location, each with what is aboard and on it. */
export const everyoneAt = (p: Position, at: CardId): CardId[] =>
  cardsAt(p, at).flatMap((card) => withCargo(p, card))

/** Is this card kept from taking part in battles, by a text about itself or about what it is on? (BAT-154) */
export const isBarred = (p: Position, card: CardId): boolean => barsOn(p, card).length > 0

const barsOn = (p: Position, card: CardId) =>
  textsInForce(p, 'may not battle').filter((one) => bearsOn(p, one, one.text.who, card))

/** The cards among these that may battle: neither barred nor aboard what is barred. (BAT-154, BAT-155) */
export const free = (p: Position, cards: readonly CardId[]): CardId[] => {
  const barred = cards.filter((card) => isBarred(p, card))
  return cards.filter((card) => !barred.some((outer) => isWithin(p, card, outer)))
}

/** What the start of a battle, or a bar that falls on a participant, excludes by itself. (BAT-158) */
export const exclusionsDue = (p: Position): Triggered[] =>
  participants(p).flatMap((card) => {
    const [bar] = barsOn(p, card)
    if (!bar) return []
    return [{ id: optionId('excluded', card), frame: { does: 'exclude', step: 0, card, by: bar.you } }]
  })

export const excludeProcedure: ProcedureOf<'exclude'> = {
  run(change, { card, by }) {
    change.pop()
    // As the battle starts, it comes before anything optional.
    const first = change.now.battle?.segment === 'initiation' ? ['BAT-021'] : []
    exclude(change, by, card, ['BAT-158', 'BAT-154', ...first])
  },
}

/** Does a card of this player stand in for presence in battles that `initiator` starts? (BAT-130 to BAT-132) */
const standsIn = (p: Position, cards: readonly CardId[], player: Player, initiator: Player): boolean =>
  cards.some(
    (card) =>
      cardOf(p, card).owner === player &&
      (standingTexts(p, card, player, initiator).length > 0 || p.battle?.standing?.includes(card)),
  )

/** The texts, its own or other cards', by which a card stands in for presence. */
export function standingTexts(p: Position, card: CardId, player: Player, initiator: Player) {
  const role = initiator === player ? 'initiate' : 'be battled'
  return textsInForce(p, 'may battle').filter(
    (one) =>
      (one.text.how === 'both' || one.text.how === role) && bearsOn(p, one, one.text.who ?? 'self', card),
  )
}

/** What stands in for presence does so in the battles of one player alone, and this one is begun by the other. (BAT-130, BAT-131) */
export const standsInForOthers = (
  initiates: boolean,
  { cards, at, by }: { cards: readonly CardId[]; at: CardId; by: Player },
): Reason => (initiates ? no('BAT-130', { cards, at, by }) : no('BAT-131', { cards, at, by }))

const standingRule = { 'be battled': 'BAT-130', initiate: 'BAT-131', both: 'BAT-132' } as const

/** The rules by which cards of a player stand in for the presence that he has not. (BAT-130 to BAT-132) */
export function standingRules(
  p: Position,
  cards: readonly CardId[],
  player: Player,
  at: CardId,
  initiator: Player,
): string[] {
  if (hasPresence(p, player, at)) return []
  const own = cards.filter((card) => cardOf(p, card).owner === player)
  return own.flatMap((card) =>
    standingTexts(p, card, player, initiator).map(({ text }) =>
      text.who && carrierOf(p, card) !== null ? 'BAT-194' : standingRule[text.how],
    ),
  )
}

/** Under the rulings of 2001 a card that stands in goes on doing so until it is out of the battle. (BAT-193) */
export const stayStanding = (p: Position, cards: readonly CardId[], initiator: Player): CardId[] =>
  holdsIn(p, 'BAT-193')
    ? cards.filter((card) => standingTexts(p, card, cardOf(p, card).owner, initiator).length > 0)
    : []

/** Is a side held in the battle only by a card whose text is gone? (BAT-193) */
export function isHeldByStanding(p: Position): boolean {
  const { battle } = p
  if (!battle?.standing?.length) return false
  const without = { ...p, battle: { ...battle, standing: [] } }
  return isLonely(without) && !isLonely(p)
}

/** The rules by which a battle ends with the card that stood in for presence. (BAT-134, BAT-193) */
export function fallenRules(p: Position): string[] {
  const { joined, initiator } = battleNow(p)
  const left = participants(p)
  const fallen = joined.some((card) => {
    const { owner } = cardOf(p, card)
    const printed = facts(p, card).abilities?.some(({ does }) => does === 'may battle') ?? false
    return printed && !canHold(p, left, owner, initiator)
  })
  return fallen ? ['BAT-134', 'BAT-193'] : []
}

/** Can these cards of a player hold a battle that `initiator` starts? (BAT-003) */
export const canHold = (p: Position, cards: readonly CardId[], player: Player, initiator: Player): boolean =>
  givePresence(p, cards, player) || standsIn(p, cards, player, initiator)

/** The characters, vehicles and starships that could fight at a location this turn. (BAT-010) */
export const freshAt = (p: Position, at: CardId): CardId[] =>
  fightersAt(p, at).filter((card) => !hasState(p, card, 'battled'))

/** Without those who have battled already a side cannot hold a battle there. (BAT-010) */
export function* haveAllBattled(p: Position, at: CardId, side: Player, initiator: Player): Generator<Reason> {
  if (!canHold(p, freshAt(p, at), side, initiator)) yield no('BAT-010', { card: at, at, by: side })
}

/** Undercover spies give their side no presence. (BAT-197) */
export function* spiesGiveNoPresence(p: Position, side: Player, at: CardId): Generator<Reason> {
  for (const card of cardsAt(p, at))
    if (cardOf(p, card).owner === side && isUndercover(p, card)) yield no('BAT-197', { card, at }, 'presence')
}

/** Does a player occupy a location so that `initiator` can start a battle there? */
export const occupiesForBattle = (p: Position, player: Player, at: CardId, initiator: Player): boolean =>
  hasPresence(p, player, at) || standsIn(p, fightersAt(p, at), player, initiator)

/**
 * Why a card at the location of the battle takes no part in it: it has battled already, is an undercover spy or inactive, or
 * has come too late. Nothing for what takes part, is elsewhere, is no fighter, or has been excluded. (BAT-010, BAT-042,
 * BAT-100, BAT-197, BAT-301)
 */
export function* outOfBattle(p: Position, card: CardId): Generator<Reason> {
  const { battle } = p
  if (!battle || isParticipating(p, card) || locationOf(p, card) !== battle.at || isExcluded(p, card)) return
  if (isUndercover(p, card)) return yield no('BAT-197', { card })
  if (!isActive(p, card)) return yield no('BAT-301', { card })
  if (!fightersAt(p, battle.at).includes(card)) return
  const { there, gone = [], joined } = battle
  if (hasState(p, card, 'battled') && !joined.includes(card)) return yield no('BAT-010', { card }, 'card')
  const back = gone.includes(card)
  if (there?.power && (back || !there.power.includes(card))) yield no('BAT-042', { card })
  if (there?.damage && (back || !there.damage.includes(card))) yield no('BAT-100', { card })
}

/** Has either side lost all its presence in the battle? Then it ends. (BAT-004) */
export const isLonely = (p: Position): boolean => players.some((player) => hasLeft(p, player))

/** Has this side lost all its presence in the battle under way? */
export const hasLeft = (p: Position, player: Player): boolean =>
  p.battle != null && !canHold(p, participants(p), player, p.battle.initiator)

/**
 * Is the battle over in this instant, whatever else is under way? Only until winner and loser are named: from then on it is
 * fought to its end, as the rulebook's own example has it. (BAT-004, BAT-005)
 */
export const isOverEarly = (p: Position): boolean => p.battle?.total === null && isLonely(p)

/** Newcomers take part from now on, and have battled this turn; who has gone elsewhere is told once. (BAT-031, BAT-150, BAT-153) */
export function joinNewcomers(change: Change<Position>): void {
  const battle = under(change)
  const here = participants(change.now)
  const fresh = here.filter((card) => !hasJoined(battle, card))
  for (const card of fresh) setState(change, card, 'battled', true)
  const joined = [...battle.joined, ...fresh.filter((card) => !battle.joined.includes(card))]
  const gone = (battle.gone ?? []).filter((card) => !fresh.includes(card))
  const away = joined.filter(
    (card) => !here.includes(card) && hasJoined(battle, card) && !isExcluded(change.now, card),
  )
  change.put('battle', { ...battle, joined, away, ...(battle.gone ? { gone } : {}) })
  const tell = (say: 'left the battle' | 'joins the battle', cards: readonly CardId[], cites: string[]) => {
    if (cards.length > 0) change.log({ say, with: { cards, at: battle.at }, cites })
  }
  const left = away.filter((card) => !battle.away?.includes(card))
  tell('left the battle', left, ['BAT-153', 'MOV-174'])
  tell('joins the battle', fresh, ['BAT-031', 'BAT-150'])
}

/**
 * Takes a participant out of the battle. Under the rulebook it is inactive until the battle is over, and so is everything
 * aboard and on it; the rulings of 2001 bar the card alone. (BAT-160 to BAT-163, BAT-192)
 */
function exclude(change: Change<Position>, by: Player, card: CardId, cites: readonly string[]): void {
  const battle = under(change)
  const still = holdsIn(change.now, 'BAT-161') ? withCargo(change.now, card) : []
  const idle = still.slice(1)
  for (const one of still) setState(change, one, 'inactive', true)
  change.put('battle', { ...battle, excluded: [...battle.excluded, card], idle: [...battle.idle, ...still] })
  change.log({
    say: 'excluded',
    with: { card, cards: idle },
    by,
    cites: [
      ...cites,
      ...['BAT-160', 'BAT-161', 'BAT-162', 'BAT-173', 'BAT-192'],
      ...(idle.length > 0 ? ['BAT-172'] : []),
      ...(isFlipAverted(change.now) ? ['BAT-166'] : []),
    ],
  })
  change.window({ is: 'excluded', performer: by, card, cards: [card], at: battle.at })
}

/** Does a text keep this card from being excluded? From nothing else. (BAT-012, BAT-171) */
export const mayNotBeExcluded = (p: Position, card: CardId): boolean =>
  textsInForce(p, 'may not be excluded').some((one) => bearsOn(p, one, one.text.who, card))

/** What leaves a battle without being excluded: what prevents exclusion, or answers it, has nothing to do with it. (BAT-170) */
export const outWithoutExclusion = (p: Position, card: CardId): string[] =>
  isParticipating(p, card) ? ['BAT-170', ...(mayNotBeExcluded(p, card) ? ['BAT-171'] : [])] : []

/** A text or a weapon excludes a participant, unless that may not be excluded. */
export function excludeByText(
  change: Change<Position>,
  by: Player,
  card: CardId,
  cites: readonly string[],
): void {
  if (!participants(change.now).includes(card)) return
  if (mayNotBeExcluded(change.now, card)) change.log({ say: 'not excluded', with: { card }, by, cites: [] })
  else exclude(change, by, card, cites)
}

/** What was excluded is active again, all at once. (BAT-167) */
export function restoreExcluded(change: Change<Position>, { excluded, idle }: Battle): void {
  for (const one of idle) setState(change, one, 'inactive', false)
  if (excluded.length === 0) return
  change.log({ say: 'excluded no longer', with: { cards: excluded }, cites: ['BAT-167'] })
}
