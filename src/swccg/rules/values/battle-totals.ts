/** Adding up: total power, attrition, and who has won. */

import type { AbilityOf } from '../../abilities/types.ts'
import { participants } from '../../model/fights/battle.ts'
import { abilitiesInBattle, powersInBattle } from '../../model/fights/battle-strength.ts'
import { inBattle } from '../../model/fights/battle-texts.ts'
import { isOnTable, locationOf, slotHeld } from '../../model/table.ts'
import { type Amount, amountOf, type Base, baseOf, type Step, sumOf } from '../../model/texts/amounts.ts'
import { matchesLocation } from '../../model/texts/filters.ts'
import { type TextInForce, textsOf } from '../../model/texts/texts.ts'
import {
  type BattleDestinyKind,
  type CardId,
  opponentOf,
  type Player,
  type Position,
} from '../../model/types.ts'
import { numberOf } from '../../model/values.ts'
import { changes, permits, underHeading } from '../shared/rulebook.ts'
import { changeBy } from './amounts.ts'

export const rules = [
  ...underHeading('Total Power', {
    'BAT-077': changes,
    'BAT-078': changes,
    'BAT-079': changes,
    'BAT-080': changes,
    'BAT-084': changes,
    'BAT-085': permits,
  }),
  ...underHeading('Actions - Example 5 - Battle, Just Actions And "Sense vs Alter"', { 'KRN-191': changes }),
  ...underHeading('Modifying/Resetting Totals', { 'KRN-312': changes }),
]

/** The changes of a player's total power, or of the attrition or battle damage against him, that hold in this battle. */
export function changesOf(
  p: Position,
  player: Player,
  what: AbilityOf<'changes battle total'>['what'],
): TextInForce<AbilityOf<'changes battle total'>>[] {
  const at = p.battle?.at ?? null
  return inBattle(p, 'changes battle total').filter(({ text, source, you }) => {
    if (text.what !== what) return false
    const mine = text.whose === 'opponent' ? opponentOf(you) : you
    if (text.whose !== 'each' && mine !== player) return false
    return !text.where || (at !== null && matchesLocation(p, text.where, at, locationOf(p, source), you))
  })
}

type Changes = readonly TextInForce<AbilityOf<'changes battle total'>>[]

/** A total with what texts make of it, in the order in which they and the destinies came. (KRN-292, KRN-294) */
export const changed = (
  p: Position,
  base: Base,
  found: Changes,
  rule: string | ((one: Changes[number]) => string),
  more: readonly Step[] = [],
): Amount =>
  amountOf(
    p,
    base,
    found,
    (one) => ({
      add: one.text.add === undefined ? undefined : changeBy(p, one, one.text.add),
      times: one.text.times,
      is: one.text.set,
    }),
    { rule, more },
  )

/**
 * A player's total power in the battle under way, and what it is made of (BAT-077 to BAT-080); how much of it texts about the
 * total add, and whether one of these has been put there by a card that lies in a pile by now. (KRN-191)
 */
export function totalInBattle(p: Position, player: Player): Amount & { texts: number; scheduled: boolean } {
  const drawn = p.battle?.destiny[player]
  const powers = powersInBattle(p, player)
  const base = sumOf(powers.map(({ card, power: n }) => ({ by: card, does: 'add', n, rule: 'BAT-077' })))
  const changes = changesOf(p, player, 'power')
  const found = changed(p, base, changes, 'BAT-079', [
    ...drawnStep(p, player, 'power', 'BAT-050'),
    ...drawnStep(p, player, 'battle', 'BAT-080'),
  ])
  const texts = found.total - base.total - (drawn?.power ?? 0) - (drawn?.battle ?? 0)
  return Object.assign(found, { texts, scheduled: isScheduled(p, changes) })
}

/** What a destiny that has been drawn adds: from the moment when it was. (KRN-294) */
export function drawnStep(p: Position, player: Player, kind: BattleDestinyKind, rule: string): Step[] {
  const add = p.battle?.destiny[player][kind] ?? null
  const since = p.battle?.drawn?.[player]?.[kind] ?? Number.POSITIVE_INFINITY
  return add === null ? [] : [{ by: rule, add, since, rule }]
}

/** A player's total ability in the battle under way, as texts about the total change it: nobody's own ability is. (KRN-312) */
export function totalAbility(p: Position, player: Player): Amount & { changed: boolean } {
  const base = sumOf(abilitiesInBattle(p, player).map(({ card, n }) => ({ by: card, does: 'add', n })))
  const found = changed(p, base, changesOf(p, player, 'ability'), 'KRN-312')
  return Object.assign(found, { changed: found.total !== base.total })
}

/** The battle damage against the loser: the difference of the totals, as texts change it. (BAT-119) */
export const damageAgainst = (p: Position, loser: Player, difference: number): Amount =>
  changed(p, baseOf(difference, 'BAT-119', 'BAT-119'), changesOf(p, loser, 'damage'), 'KRN-291')

/** What a pilot adds to the power of what he pilots: nothing to what he drives, and the same whatever his own power is. */
export function rulesOfPilots(p: Position): string[] {
  const adds = (card: CardId) =>
    textsOf(p, card, 'modify').some(({ text }) => text.who === 'piloted' && text.what === 'power')
  return participants(p)
    .filter(adds)
    .flatMap((card) => {
      const slot = slotHeld(p, card)
      if (slot === 'driver') return ['TRM-122']
      const isChanged = (numberOf(p, card, 'power')?.causes.length ?? 0) > 0
      return slot === 'pilot' && isChanged ? ['TRM-315'] : []
    })
}

/** Has a card that is gone by now put something in motion that changes the battle damage? (KRN-191) */
export const isDamageScheduled = (p: Position, loser: Player): boolean =>
  isScheduled(p, changesOf(p, loser, 'damage'))

const isScheduled = (p: Position, changes: Changes): boolean =>
  changes.some(({ by }) => by !== undefined && !isOnTable(p, by))
