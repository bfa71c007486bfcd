/** What the rules let a player do with attacks: starting one. */

import { type IntentKind, verdictOf } from '../ground/intents.ts'
import { attackCost, attackTime, beginAttack, legalAttacks, reasonsAgainstAttack } from './initiation.ts'

export const attacking: IntentKind<'attack'> = {
  judge: (p, by, attempt, moment) =>
    verdictOf(p, reasonsAgainstAttack(p, by, attempt, moment), () => attackCost(p, by, attempt), ['ATK-034']),
  begin: beginAttack,
  time: attackTime,
  legal: legalAttacks,
}
