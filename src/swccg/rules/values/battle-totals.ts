/** Adding up: total power, attrition, and who has won. */

import type { AbilityOf } from '../../abilities/types.ts'
import { participants } from '../../model/battle.ts'
import { abilityInBattle, powersInBattle } from '../../model/battle-strength.ts'
import { inBattle } from '../../model/battle-texts.ts'
import { inPlay } from '../../model/conditions.ts'
import { matchesLocation } from '../../model/filters.ts'
import { totalPower } from '../../model/power.ts'
import { isOnTable, locationOf, slotHeld } from '../../model/table.ts'
import { type TextInForce, textsOf } from '../../model/texts.ts'
import { type CardId, opponentOf, type Player, type Position } from '../../model/types.ts'
import { numberOf } from '../../model/values.ts'
import { inRulings, underHeading } from '../ground/rulebook.ts'

export const rules = [
  ...underHeading('Total Power', {
    'BAT-077': {},
    'BAT-078': {},
    'BAT-079': {},
    'BAT-080': {},
    'BAT-084': {},
    'BAT-085': {},
  }),
  ...underHeading('Attrition', {
    'BAT-064': {},
    'BAT-065': {},
    'BAT-066': {},
    'BAT-081': {},
    'BAT-082': {},
    'BAT-083': {},
  }),
  ...underHeading('Actions - Example 5 - Battle, Just Actions And "Sense vs Alter"', { 'KRN-191': {} }),
  ...underHeading('Modifying/Resetting Totals', { 'KRN-312': {} }),
  ...inRulings('driver', { 'TRM-122': {} }),
  ...inRulings('pilot', { 'TRM-315': {} }),
]

/** The changes of a player's total power, or of the attrition or battle damage against him, that hold in this battle. */
function changesOf(
  p: Position,
  player: Player,
  what: AbilityOf<'changes battle total'>['what'],
): TextInForce<AbilityOf<'changes battle total'>>[] {
  const at = p.battle?.at ?? null
  const found = inBattle(p, 'changes battle total').filter(({ text, source, you }) => {
    if (text.what !== what) return false
    const mine = text.whose === 'opponent' ? opponentOf(you) : you
    if (text.whose !== 'each' && mine !== player) return false
    return !text.where || (at !== null && matchesLocation(p, text.where, at, locationOf(p, source), you))
  })
  // Copies of a card do not add up. (KRN-292)
  return found.filter(
    (one, index) => found.findIndex((other) => other.text === one.text && other.you === one.you) === index,
  )
}

type Changes = readonly TextInForce<AbilityOf<'changes battle total'>>[]

function changed(p: Position, value: number, found: Changes): number {
  const sum = found.reduce((total, { text, source, you }) => {
    const { add = 0, each, pairedWith } = text
    const counted = [each, pairedWith].flatMap((one) => (one ? [inPlay(p, one, you, source).length] : []))
    return total + add * (counted.length > 0 ? Math.min(...counted) : 1)
  }, value)
  const product = found.reduce((total, { text }) => total * (text.times ?? 1), sum)
  const resets = found.flatMap(({ text }) => (text.set === undefined ? [] : [text.set]))
  return Math.max(0, resets.length > 0 ? Math.min(...resets) : product)
}

export interface PowerTotal {
  total: number
  /** The power of the cards, the destinies left out. */
  cards: number
  /** What texts about the total add to that. */
  texts: number
  /** Some of these have been put there by a card that lies in a pile by now. (KRN-191) */
  scheduled: boolean
  powerDestiny: number
  battleDestiny: number
}

/** A player's total power in the battle under way, and what it is made of. (BAT-077 to BAT-080) */
export function totalInBattle(p: Position, player: Player): PowerTotal {
  const drawn = p.battle?.destiny[player]
  const cards = totalPower(powersInBattle(p, player))
  const changes = changesOf(p, player, 'power')
  const before = changed(p, cards, changes)
  const powerDestiny = drawn?.power ?? 0
  const battleDestiny = drawn?.battle ?? 0
  return {
    total: before + powerDestiny + battleDestiny,
    cards,
    texts: before - cards,
    scheduled: isScheduled(p, changes),
    powerDestiny,
    battleDestiny,
  }
}

/** A player's total ability in the battle under way, as texts about the total change it: nobody's own ability is. (KRN-312) */
export function totalAbility(p: Position, player: Player): { total: number; changed: boolean } {
  const cards = abilityInBattle(p, player)
  const total = changed(p, cards, changesOf(p, player, 'ability'))
  return { total, changed: total !== cards }
}

/** The attrition against a player; null where his opponent has no total battle destiny. (BAT-064, BAT-065, BAT-081) */
export function attritionAgainst(p: Position, player: Player): number | null {
  const drawn = p.battle?.destiny[opponentOf(player)]
  if (!drawn || drawn.battle === null) return null
  return changed(p, drawn.battle + (drawn.attrition ?? 0), changesOf(p, player, 'attrition'))
}

/** The rules by which attrition is changed: by texts themselves, or as an action has locked in. (BAT-082, BAT-083) */
export const attritionRules = (p: Position, player: Player): string[] =>
  changesOf(p, player, 'attrition').map(({ by }) => (by === undefined ? 'BAT-082' : 'BAT-083'))

/** The battle damage against the loser: the difference of the totals, as texts change it. (BAT-119) */
export function damageAgainst(p: Position, loser: Player, difference: number): number {
  return changed(p, difference, changesOf(p, loser, 'damage'))
}

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
