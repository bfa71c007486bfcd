/** A creature that a text lets feed on a creature vehicle, apart from any attack. (Attacks - Example 3) */

import type { Change, FrameShape } from '../../../kernel/index.ts'
import { isInAttack } from '../../model/attack.ts'
import { isCreature } from '../../model/crew.ts'
import { facts } from '../../model/pool.ts'
import { cardsAt, isActive, isOnTable, locationOf } from '../../model/table.ts'
import type { CardId, Player, Position } from '../../model/types.ts'
import { ferocityOf, landspeedOf, maneuverOf } from '../../model/values.ts'
import { putChanges } from '../actions/durations.ts'
import { destinyDraws } from '../destiny/destiny-draws.ts'
import type { ProcedureOf } from '../ground/procedure.ts'
import type { Drawn } from '../ground/result-of-an-action.ts'
import { changes, underHeading } from '../ground/rulebook.ts'
import { eat } from './defeated.ts'

export const rules = underHeading('Attacks - Example 3', { 'ATK-075': changes })

interface FeedFrame extends FrameShape {
  does: 'feed'
  player: Player
  /** The card whose text it is. */
  card: CardId
  prey: CardId
  /** What eating it adds to the creature's ferocity. */
  adds: number
  creature: CardId | null
  drawn?: Drawn | null
}

declare module '../../model/under-way.ts' {
  interface Frames {
    feed: FeedFrame
  }
}

/** What a text brings: a creature with the target feeds on it. */
export function feed(
  change: Change<Position>,
  { player, card, targets }: { player: Player; card: CardId; targets: readonly CardId[] },
  adds: number,
): void {
  const [prey] = targets
  if (prey === undefined) return
  const frame: FeedFrame = { does: 'feed', step: 0, player, card, prey, adds, creature: null }
  change.push(frame)
}

const eatersOf = (p: Position, prey: CardId): CardId[] => {
  const at = isOnTable(p, prey) ? locationOf(p, prey) : null
  return at === null ? [] : cardsAt(p, at).filter((card) => isActive(p, card) && isCreature(p, card))
}

/** Its ferocity is counted afresh; above maneuver and landspeed together the prey is eaten. */
export const feedProcedure: ProcedureOf<'feed'> = {
  run(change, frame) {
    const { player, card, prey, adds, creature, drawn } = frame
    const p = change.now
    const eaters = eatersOf(p, prey)
    const [eater] = creature === null ? eaters : eaters.filter((one) => one === creature)
    if (eater === undefined) return change.pop()
    if (creature === null && eaters.length > 1) {
      return change.ask({
        by: player,
        kind: 'cards',
        why: 'which creature feeds',
        with: { card, ship: prey },
        mayPass: false,
        cards: eaters,
        min: 1,
        max: 1,
      })
    }
    const { owner } = p.cards[eater]!
    const { ferocityDestinies = 0 } = facts(p, eater)
    if (ferocityDestinies > 0 && !drawn) {
      change.next(0, { creature: eater })
      return change.push(destinyDraws(owner, 'ferocity', ferocityDestinies))
    }
    const ferocity = ferocityOf(p, eater, drawn?.total ?? 0)
    const agility = (maneuverOf(p, prey) ?? 0) + (landspeedOf(p, prey) ?? 0)
    const apart = p.attack && isInAttack(p, prey) ? ['ATK-075'] : []
    change.pop()
    change.log({
      say: ferocity > agility ? 'feeds' : 'does not feed',
      with: { card: eater, ship: prey, attackers: ferocity, defenders: agility },
      by: owner,
      cites: ['ATK-030', ...(drawn ? ['ATK-031'] : []), ...apart],
    })
    if (ferocity <= agility) return
    // Outside a battle it stays for good, and adds up.
    const changes = [
      { does: 'modify', what: 'ferocity', who: 'target', add: adds, cumulative: true },
    ] as const
    putChanges(change, { source: card, owner: player, changes, cards: [eater] })
    eat(change, prey, eater, apart)
  },

  answered(change, _frame, answer) {
    if ('cards' in answer) change.next(0, { creature: answer.cards[0] ?? null })
  },
}
