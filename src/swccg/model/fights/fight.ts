/** The fight under way, be it a battle or an attack: what weapons ask about. */

import type { CardId, Player, Position, Segment } from '../types.ts'
import { attackParticipants, isInAttack } from './attack.ts'
import { isParticipating, participants } from './battle.ts'

export interface Fight {
  is: 'battle' | 'attack'
  at: CardId
  initiator: Player
  segment: Segment
  /** The characters, vehicles, starships and creatures that take part in it. */
  participants: readonly CardId[]
}

/** The battle or attack that is under way; one excludes the other. (BAT-040, ATK-008) */
export function fightUnderWay(p: Position): Fight | null {
  if (p.attack) return { is: 'attack', ...placed(p.attack), participants: attackParticipants(p) }
  return p.battle ? { is: 'battle', ...placed(p.battle), participants: participants(p) } : null
}

const placed = ({ at, initiator, segment }: Pick<Fight, 'at' | 'initiator' | 'segment'>) => ({
  at,
  initiator,
  segment,
})

/** Does this card take part in the fight under way, itself or as a weapon or device on one that does? (BAT-149, ATK-042) */
export const isFighting = (p: Position, card: CardId): boolean =>
  p.attack ? isInAttack(p, card) : isParticipating(p, card)
