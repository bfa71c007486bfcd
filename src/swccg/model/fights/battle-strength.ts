/** What each side has in the battle under way. */

import { facts } from '../cards/pool.ts'
import { isActing, isCharacter, isStowed } from '../crew.ts'
import { isOperativeAtHome } from '../operatives.ts'
import { isPresentAt } from '../places/presence.ts'
import { bearsOn, textsInForce } from '../texts/texts.ts'
import type { CardId, Player, Position } from '../types.ts'
import { abilityOf } from '../values.ts'
import { participants } from './battle.ts'
import { type PowerPart, powersAt } from './power.ts'

/** The ability of one card that counts toward battle destiny, or that of an attack. (BAT-054, BAT-055, BAT-201, TRM-048, ATK-009) */
export function abilityApplied(p: Position, card: CardId, at: CardId): number {
  if (isCharacter(p, card)) {
    return isActing(p, card) || isPresentAt(p, card, at) ? abilityOf(p, card) : 0
  }
  if (isStowed(p, card)) return 0
  return (facts(p, card).permanentPilots ?? []).reduce((sum, pilot) => sum + pilot.ability, 0)
}

/** The cards whose ability a player may apply toward battle destiny, each with what it applies. */
export function abilitiesInBattle(p: Position, player: Player): { card: CardId; n: number }[] {
  const { battle } = p
  if (!battle) return []
  const withheld = textsInForce(p, 'withholds ability')
  return participants(p, player)
    .filter((card) => !isOperativeAtHome(p, card, battle.at))
    .filter((card) => !withheld.some((one) => bearsOn(p, one, one.text.who, card)))
    .map((card) => ({ card, n: abilityApplied(p, card, battle.at) }))
}

/** Has a player somebody in the battle whose ability does not count: a passenger of something enclosed? (BAT-055) */
export function hasIdleAbility(p: Position, player: Player): boolean {
  const { battle } = p
  if (!battle) return false
  const mine = participants(p, player).filter((card) => isCharacter(p, card) && abilityOf(p, card) > 0)
  return mine.some((card) => abilityApplied(p, card, battle.at) === 0)
}

/** What each of a player's participants adds to his total power. */
export function powersInBattle(p: Position, player: Player): PowerPart[] {
  const { battle } = p
  if (!battle) return []
  const mine = participants(p, player)
  return powersAt(p, player, battle.at).filter(({ card }) => mine.includes(card))
}
