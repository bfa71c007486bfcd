/** Cards that say that they deploy to a battle which their player has just initiated. That is no 'react'. (BAT-025) */

import { matchesLocation } from '../../../model/texts/filters.ts'
import { printedOf } from '../../../model/texts/texts.ts'
import type { CardId, Player, Position } from '../../../model/types.ts'
import type { Event } from '../../../model/under-way.ts'
import type { Moment } from '../../shared/actions/moment.ts'
import { eventOf } from '../../shared/actions/text-kind.ts'
import { type DeployAttempt, goalOf } from '../deployment-attempt.ts'

const isOwnStart = (event: Event | null, player: Player): boolean =>
  event?.is === 'battle initiated' && event.performer === player

/** Could this card deploy now by such a text of its own? */
export const mayJoinOwnBattle = (p: Position, player: Player, card: CardId, moment: Moment): boolean =>
  isOwnStart(eventOf(moment), player) && printedOf(p, card, 'deploys to battle').length > 0

/** Is this a deployment by such a text: to the battle that its player has initiated? */
export function joinsOwnBattle({ p, player, card, to, byText, react }: DeployAttempt): boolean {
  const { battle } = p
  if (!battle || byText || react || battle.initiator !== player || battle.segment !== 'initiation')
    return false
  return (
    goalOf(p, to) === battle.at &&
    printedOf(p, card, 'deploys to battle').some(
      ({ text }) => !text.at || matchesLocation(p, text.at, battle.at, null, player),
    )
  )
}

/** Does it deploy so, at this moment? */
export const isJoining = (attempt: DeployAttempt, moment: Moment): boolean =>
  isOwnStart(eventOf(moment), attempt.player) && joinsOwnBattle(attempt)
