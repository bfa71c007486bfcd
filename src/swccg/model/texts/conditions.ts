/** What the conditions of texts ask. (While ..., if ...) */

import type { Condition, Filter } from '../../abilities/types.ts'
import { isCaptive } from '../captives.ts'
import { cardOf } from '../cards/card-of.ts'
import { facts, plain, printedSides, titlesOf } from '../cards/pool.ts'
import { isPermanentPilot } from '../cards/printed.ts'
import { isActing } from '../crew.ts'
import { isParticipating, participants, servesInBattle } from '../fights/battle.ts'
import { countHeld } from '../places/locations-held.ts'
import { controls, isPresentAt, occupies, placeOf, presentAt } from '../places/presence.ts'
import { allActive, cardsOn, isActive, lifeForceOf, locationOf } from '../table.ts'
import { type CardId, opponentOf, type Player, type Position } from '../types.ts'
import { matches, matchesLocation } from './filters.ts'

/** Is a text's condition met? */
export function holds(p: Position, condition: Condition, source: CardId, you: Player): boolean {
  if ('not' in condition) return !holds(p, condition.not, source, you)
  if ('all' in condition) return condition.all.every((one) => holds(p, one, source, you))
  if ('any' in condition) return condition.any.some((one) => holds(p, one, source, you))
  if ('phase' in condition) {
    const yours = p.turn.player === you
    return p.turn.phase === condition.phase && (!condition.turn || (condition.turn === 'yours') === yours)
  }
  if ('begunWith' in condition) return began(p, condition.begunWith, you)
  if ('held' in condition) return countHeld(p, condition, source, you) >= condition.atLeast
  const here = locationOf(p, source)
  const some = (filter: Parameters<typeof matchesLocation>[1], test: (location: CardId) => boolean) =>
    p.layout.some((location) => matchesLocation(p, filter, location, here, you) && test(location))
  if ('youControl' in condition) return some(condition.youControl, (location) => controls(p, you, location))
  if ('youOccupy' in condition) return some(condition.youOccupy, (location) => occupies(p, you, location))
  if ('opponentControls' in condition) {
    return some(condition.opponentControls, (location) => controls(p, opponentOf(you), location))
  }
  if ('objective' in condition) return p.cards.some(({ id }) => isObjective(p, id, condition.objective))
  if ('onTable' in condition) {
    const wanted = plain(condition.onTable)
    return allActive(p).some((id) => titlesOf(facts(p, id)).includes(wanted))
  }
  if ('emptyHere' in condition) return cardsOn(p, source).length === 0
  if ('segment' in condition) return p.battle?.segment === condition.segment
  if ('yourTurn' in condition) return (p.turn.player === you) === condition.yourTurn
  if ('opponentHandAtMost' in condition)
    return p.piles[opponentOf(you)].hand.length <= condition.opponentHandAtMost
  if ('lifeForceBelow' in condition) return lifeForceOf(p, you) < condition.lifeForceBelow
  if ('itself' in condition) return matches(p, condition.itself, source, you, source)
  if ('isWith' in condition) return matches(p, { with: condition.isWith }, source, you, source)
  if ('inPlay' in condition)
    return inPlay(p, condition.inPlay, you, source).length >= (condition.atLeast ?? 1)
  if ('captive' in condition)
    return p.cards.some(({ id }) => isCaptive(p, id) && matches(p, condition.captive, id, you, source))
  if ('aboard' in condition) return matches(p, { aboard: condition.aboard }, source, you, source)
  if ('allAbility' in condition) return isAllAbility(p, condition.allAbility, source, you)
  if ('outnumberedIn' in condition) {
    const wanted = condition.outnumberedIn
    const owned = (player: Player) =>
      inPlay(p, { ...wanted, owner: player === you ? 'you' : 'opponent' }, you, source)
    return owned(opponentOf(you)).length > owned(you).length
  }
  if ('opponentHandAtLeast' in condition)
    return p.piles[opponentOf(you)].hand.length >= condition.opponentHandAtLeast
  if ('cardAt' in condition) {
    const { cardAt, where, present } = condition
    return allActive(p).some((id) => {
      if (!matches(p, cardAt, id, you, source)) return false
      const at = locationOf(p, id)
      if (at === null || at === id || (present && !isPresentAt(p, id, at))) return false
      return matchesLocation(p, where, at, here, you)
    })
  }
  if ('cardsThere' in condition) {
    const wanted = condition.cardsThere
    const there = allActive(p).filter((id) => locationOf(p, id) === here)
    return there.filter((id) => matches(p, wanted, id, you, source)).length >= condition.atLeast
  }
  if ('inBattleWith' in condition) {
    const fighting = participants(p)
    const wanted = condition.inBattleWith
    return (
      isParticipating(p, source) &&
      fighting.some((card) => card !== source && matches(p, wanted, card, you, source))
    )
  }
  if ('battle' in condition) {
    const { battle } = p
    const { by, at } = condition.battle
    if (!battle || (by && (by === 'you') !== (battle.initiator === you))) return false
    return servesInBattle(p, source) && (!at || matchesLocation(p, at, battle.at, here, you))
  }
  if ('piloting' in condition) {
    const { where } = cardOf(p, source)
    return (
      isActing(p, source) && 'aboard' in where && matches(p, condition.piloting, where.aboard, you, source)
    )
  }
  const place = placeOf(p, source)
  const company = place === null ? [] : presentAt(p, place).filter((id) => id !== source)
  const present = [...company, ...presentAt(p, source)].filter((id) =>
    matches(p, condition.cardsPresent, id, you, source),
  )
  // Those aboard are present with a permanent pilot, too. (CTL-040)
  const pilots = place !== null && isPermanentPilot(facts(p, place), condition.cardsPresent) ? 1 : 0
  return present.length + pilots >= condition.atLeast
}

/** Is this the Objective on table of which that is the title, or the title of the side that is up? */
function isObjective(p: Position, card: CardId, title: string): boolean {
  if (facts(p, card).type !== 'objective' || !isActive(p, card)) return false
  const { sides, up } = printedSides(p, card)
  return [facts(p, card).title, sides[up]?.title ?? ''].some((one) => plain(one) === plain(title))
}

/** What a player began the game with, or deployed as it began. */
function began(p: Position, what: 'Objective' | 'battleground' | 'system', you: Player): boolean {
  const { location, objective, battleground } = p.starting?.[you] ?? {}
  if (what === 'Objective') return objective !== undefined
  if (what === 'battleground') return battleground === true
  return location !== undefined && facts(p, location).location?.kind === 'system'
}

/** Does all ability of a player come from such cards? One that may not apply it has it all the same. (KRN-327, KRN-329) */
function isAllAbility(p: Position, filter: Filter, source: CardId, you: Player): boolean {
  const able = inPlay(p, { owner: 'you', withAbility: true }, you, source)
  return able.length > 0 && able.every((id) => matches(p, filter, id, you, source))
}

/** The active cards on table that a filter takes; where it asks for captives, those. */
export const inPlay = (p: Position, filter: Filter, you: Player, source: CardId | null = null): CardId[] =>
  (filter.captive ? everyCaptive(p) : allActive(p)).filter((id) => matches(p, filter, id, you, source))

const everyCaptive = (p: Position): CardId[] =>
  p.cards.filter(({ id }) => isCaptive(p, id)).map(({ id }) => id)

/** Does a condition look at piles, which change all the time? */
export const isFleeting = (met: Condition | undefined): boolean =>
  met !== undefined &&
  ('opponentHandAtMost' in met ||
    'opponentHandAtLeast' in met ||
    'lifeForceBelow' in met ||
    ('not' in met && isFleeting(met.not)) ||
    ('all' in met && met.all.some(isFleeting)) ||
    ('any' in met && met.any.some(isFleeting)))
