/** What a battle would bring: both totals with every destiny that may be drawn, and what each side would lose. */

import {
  abilityAt,
  type CardId,
  countDestinies,
  facts,
  forfeitOf,
  inBattleAt,
  type Player,
  type Position,
  participants,
  totalInBattle,
} from '../swccg/index.ts'
import { enough } from './judgement.ts'
import { drawing } from './known.ts'
import type { Chances, Situation } from './situation.ts'
import { ownWorth } from './worth.ts'

/** One side of a battle. */
export interface Side {
  power: number
  /** The destinies that it will draw and add to its power; what it draws is attrition against the other side. */
  destiny: Chances
  draws: boolean
  /** All that it could forfeit, and what that is worth to it. */
  forfeit: number
  worth: number
}

export interface Expected {
  /** What the battle costs and brings on average, in Force: damage, and cards forfeited beyond it. */
  loss: number
  gain: number
}

/** What one side pays for so much damage and attrition: it forfeits where it must, and where that is cheaper. */
function paid({ forfeit, worth }: Side, damage: number, attrition: number): number {
  const forfeited = Math.min(attrition, forfeit)
  const rate = forfeit > 0 ? Math.min(1.4, worth / forfeit) : 1
  const rest = Math.max(0, damage - forfeited)
  const cheaper = Math.min(rate, 1)
  const more = Math.min(rest, forfeit - forfeited)
  return forfeited * rate + more * cheaper + (rest - more)
}

/** What a battle between these sides is expected to cost the first one and to bring it. */
function expected(ours: Side, theirs: Side): Expected {
  let [loss, gain] = [0, 0]
  for (const [own, likely] of ours.destiny.entries()) {
    if (likely === 0) continue
    for (const [other, also] of theirs.destiny.entries()) {
      const chance = likely * also
      if (chance === 0) continue
      const ahead = ours.power + own - theirs.power - other
      loss += chance * paid(ours, Math.max(0, -ahead), theirs.draws ? other : 0)
      gain += chance * paid(theirs, Math.max(0, ahead), ours.draws ? own : 0)
    }
  }
  return { loss, gain }
}

/** The forfeit values and the worth of these cards, taken together. */
function stakes(p: Position, cards: readonly CardId[]): { forfeit: number; worth: number } {
  let [forfeit, worth] = [0, 0]
  for (const card of cards) {
    forfeit += forfeitOf(p, card) ?? 0
    worth += ownWorth(facts(p, card))
  }
  return { forfeit, worth }
}

/** A side as it stands in the battle under way there, or in the one that would be begun. */
function sideAt(s: Situation, player: Player, at: CardId): Side {
  const p = inBattleAt(s.p, at)
  const { count } = countDestinies(p, player, 'battle')
  const draws = s.p.battle?.destiny[player].battle === null || !s.p.battle ? count : 0
  return {
    power: totalInBattle(p, player).total,
    destiny: drawing(s, player, draws),
    draws: draws > 0,
    ...stakes(p, participants(p, player)),
  }
}

/** What is about to come to a side, by deployment. */
export interface Reinforcement {
  power: number
  ability: number
  cards: readonly CardId[]
}

/** A side with what is about to come. Who draws no battle destiny yet may with more ability. (BAT-052) */
function reinforced(s: Situation, at: CardId, side: Side, { power, ability, cards }: Reinforcement): Side {
  const { forfeit, worth } = stakes(s.p, cards)
  const draws = side.draws || abilityAt(s.p, s.me, at) + ability >= enough
  return {
    power: side.power + power,
    destiny: draws && !side.draws ? drawing(s, s.me, 1) : side.destiny,
    draws,
    forfeit: side.forfeit + forfeit,
    worth: side.worth + worth,
  }
}

export interface Battle extends Expected {
  ours: number
  theirs: number
}

/** What a battle at a place is expected to bring whoever decides: as things stand, or with what is about to come there. */
export function battleAt(s: Situation, at: CardId, more?: Reinforcement): Battle {
  const [now, theirs] = [sideAt(s, s.me, at), sideAt(s, s.they, at)]
  const ours = more ? reinforced(s, at, now, more) : now
  return { ...expected(ours, theirs), ours: ours.power, theirs: theirs.power }
}
