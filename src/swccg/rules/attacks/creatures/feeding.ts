/** A creature that a text lets feed on a creature vehicle, apart from any attack. (Attacks - Example 3) */

import { cardOf } from '../../../model/cards/card-of.ts'
import { isCreature } from '../../../model/crew.ts'
import { isInAttack } from '../../../model/fights/attack.ts'
import { cardsAt, isActive, locationOf } from '../../../model/table.ts'
import type { CardId, Player, Position } from '../../../model/types.ts'
import { ferocityOf, landspeedOf, maneuverOf } from '../../../model/values.ts'
import { putChanges } from '../../actions/responses/durations.ts'
import type { BringAbout, Drawn, ResultOf } from '../../shared/actions/results.ts'
import type { ProcedureOf } from '../../shared/procedure.ts'
import { changes, underHeading } from '../../shared/rulebook.ts'
import { awaitsFerocity } from '../ferocity.ts'
import { eat } from './defeated.ts'

export const rules = underHeading('Attacks - Example 3', { 'ATK-075': changes })

declare module '../../../model/under-way.ts' {
  interface Frames {
    feed: {
      player: Player
      /** The card whose text it is. */
      card: CardId
      prey: CardId
      /** What eating it adds to the creature's ferocity. */
      adds: number
      creature: CardId | null
      drawn?: Drawn | null
    }
  }
}

/** What a text brings: a creature with the target feeds on it. */
export const feed: BringAbout<ResultOf<'feeding'>> = (change, { player, card, targets }, { adds }) => {
  const [prey] = targets
  if (prey !== undefined) change.push({ does: 'feed', player, card, prey, adds, creature: null })
}

function eatersOf(p: Position, prey: CardId): CardId[] {
  const at = locationOf(p, prey)
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
      const why = 'which creature feeds'
      return change.ask({ by: player, kind: 'cards', why, with: { card, ship: prey }, cards: eaters })
    }
    const { owner } = cardOf(p, eater)
    change.stay({ creature: eater })
    if (awaitsFerocity(change, eater, drawn)) return
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
    const more = { does: 'modify', what: 'ferocity', who: 'target', add: adds, cumulative: true } as const
    putChanges(change, { source: card, owner: player, changes: [more], cards: [eater] })
    eat(change, prey, eater, apart)
  },

  answered(change, _frame, answer) {
    if ('cards' in answer) change.stay({ creature: answer.cards[0] ?? null })
  },
}
