/** What the rules let a player do in battles: initiating one, forfeiting, losing Force to battle damage. */

import { type IntentKind, verdictOf } from '../ground/intents.ts'
import {
  beginForfeit,
  beginLosing,
  legalForfeits,
  legalLosses,
  reasonsAgainstForfeit,
  reasonsAgainstLosing,
} from './damage-segment.ts'
import { battleCost, beginBattle, legalBattles, reasonsAgainstBattle } from './initiation.ts'

export const fighting: IntentKind<'battle'> = {
  judge: (p, by, { location }, moment) =>
    verdictOf(p, reasonsAgainstBattle(p, by, location, moment), () => battleCost(p, by, location), [
      'BAT-002',
      'BAT-003',
      'BAT-018',
    ]),
  begin: (change, by, { location }) => beginBattle(change, by, location),
  legal: legalBattles,
}

export const forfeiting: IntentKind<'forfeit'> = {
  judge: (p, by, { card }, moment) =>
    verdictOf(p, reasonsAgainstForfeit(p, by, card, moment), 0, ['BAT-091']),
  begin: (change, by, { card }) => beginForfeit(change, by, card),
  legal: legalForfeits,
  belongsTo: (_p, _meant, slot) => slot === 'damage segment',
}

export const losing: IntentKind<'lose'> = {
  judge: (p, by, loss, moment) => verdictOf(p, reasonsAgainstLosing(p, by, loss, moment), 0, ['BAT-092']),
  begin: beginLosing,
  legal: legalLosses,
  belongsTo: (_p, _meant, slot) => slot === 'damage segment',
}
