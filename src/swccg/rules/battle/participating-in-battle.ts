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
import { cardsAt, hasState, isActive, locationOf, setState, withCargo } from '../../model/table.ts'
import { type CardId, type Player, type Position, players } from '../../model/types.ts'
import { refusal } from '../shared/reasons.ts'
import { changes, inRulings, permits, underHeading } from '../shared/rulebook.ts'
import { under } from './excluded-from-battle.ts'
import { standsIn } from './may-be-battled.ts'

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
  ...underHeading('Battle', { 'BAT-010': {} }),
  ...inRulings('undercover spy rules', { 'BAT-197': { same: ['TRM-381'] } }),
  ...underHeading('Damage Segment', { 'BAT-100': {} }),
]

/** All cards at a location, each with what is aboard and on it. */
export const everyoneAt = (p: Position, at: CardId): CardId[] =>
  cardsAt(p, at).flatMap((card) => withCargo(p, card))

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
  if (!canHold(p, freshAt(p, at), side, initiator)) yield refusal('BAT-010', { card: at, at, by: side })
}

/** Undercover spies give their side no presence. (BAT-197) */
export function* spiesGiveNoPresence(p: Position, side: Player, at: CardId): Generator<Reason> {
  for (const card of cardsAt(p, at))
    if (cardOf(p, card).owner === side && isUndercover(p, card))
      yield refusal('BAT-197', { card, at }, 'presence')
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
  if (isUndercover(p, card)) return yield refusal('BAT-197', { card })
  if (!isActive(p, card)) return yield refusal('BAT-301', { card })
  if (!fightersAt(p, battle.at).includes(card)) return
  const { there, gone = [], joined } = battle
  if (hasState(p, card, 'battled') && !joined.includes(card))
    return yield refusal('BAT-010', { card }, 'card')
  const back = gone.includes(card)
  if (there?.power && (back || !there.power.includes(card))) yield refusal('BAT-042', { card })
  if (there?.damage && (back || !there.damage.includes(card))) yield refusal('BAT-100', { card })
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
  const log = (say: 'left the battle' | 'joins the battle', cards: readonly CardId[], cites: string[]) => {
    if (cards.length > 0) change.log({ say, with: { cards, at: battle.at }, cites })
  }
  const left = away.filter((card) => !battle.away?.includes(card))
  log('left the battle', left, ['BAT-153', 'MOV-174'])
  log('joins the battle', fresh, ['BAT-031', 'BAT-150'])
}
