/** Battle, segment by segment. */

import { type IntentKind, verdictOf } from '../shared/actions/intents.ts'
import type { Chapter } from '../shared/chapter-type.ts'
import { battleProcedure, rules as battleRules } from './battle.ts'
import {
  excludeByText,
  rules as excludedFromBattleRules,
  excludeProcedure,
  exclusionsDue,
} from './excluded-from-battle.ts'
import { addDestinies, rules as interruptsInBattleRules } from './interrupts-in-battle.ts'
import { rules as mayBeBattledRules } from './may-be-battled.ts'
import { isLonely, isOverEarly, rules as participatingRules } from './participating-in-battle.ts'
import { rules as attritionRules } from './segments/attrition.ts'
import { rules as battleDestinyRules } from './segments/battle-destiny.ts'
import {
  battleCost,
  battleTime,
  beginBattle,
  rules as initiationRules,
  legalBattles,
  reasonsAgainstBattle,
} from './segments/battle-initiation.ts'
import {
  beginLosing,
  rules as damageSegmentRules,
  legalLosses,
  mustStillPay,
  reasonsAgainstLosing,
  satisfy,
} from './segments/damage-segment.ts'
import { rules as endOfBattleRules } from './segments/end-of-battle.ts'
import {
  beginForfeit,
  rules as forfeitingRules,
  legalForfeits,
  reasonsAgainstForfeit,
} from './segments/forfeiting.ts'
import { rules as immunityRules } from './segments/immune-to-attrition.ts'
import { powerProcedure, rules as powerSegmentRules } from './segments/power-segment.ts'
import { rules as weaponsSegmentRules } from './segments/weapons-segment.ts'
import { rules as winningAndLosingRules } from './segments/winning-and-losing.ts'

const fighting: IntentKind<'battle'> = {
  judge: (p, by, { location }, moment) =>
    verdictOf(p, reasonsAgainstBattle(p, by, location, moment), () => battleCost(p, by, location), [
      'BAT-002',
      'BAT-003',
      'BAT-018',
    ]),
  begin: (change, by, { location }) => beginBattle(change, by, location),
  time: battleTime,
  legal: legalBattles,
}

const forfeiting: IntentKind<'forfeit'> = {
  judge: (p, by, { card }, moment) =>
    verdictOf(p, reasonsAgainstForfeit(p, by, card, moment), 0, ['BAT-091']),
  begin: (change, by, { card }) => beginForfeit(change, by, card),
  legal: legalForfeits,
  belongsTo: (_p, _meant, slot) => slot === 'damage segment',
}

const losing: IntentKind<'lose'> = {
  judge: (p, by, loss, moment) => verdictOf(p, reasonsAgainstLosing(p, by, loss, moment), 0, ['BAT-092']),
  begin: beginLosing,
  legal: legalLosses,
  belongsTo: (_p, _meant, slot) => slot === 'damage segment',
}

/** What nobody responds to any more once the battle has ended for lack of presence. */
const endsWithBattle = new Set(['battle initiated', 'weapons segment over', 'firing', 'hit', 'lost', 'fired'])

export const battle = {
  rules: [
    ...mayBeBattledRules,
    ...excludedFromBattleRules,
    ...battleDestinyRules,
    ...battleRules,
    ...damageSegmentRules,
    ...endOfBattleRules,
    ...immunityRules,
    ...initiationRules,
    ...interruptsInBattleRules,
    ...participatingRules,
    ...powerSegmentRules,
    ...winningAndLosingRules,
    ...attritionRules,
    ...forfeitingRules,
    ...weaponsSegmentRules,
  ],
  intents: { battle: fighting, forfeit: forfeiting, lose: losing },
  procedures: { battle: battleProcedure, 'power segment': powerProcedure, exclude: excludeProcedure },
  // Cards that may not battle are excluded as soon as they take part.
  triggers: (p) => (p.battle ? exclusionsDue(p) : []),
  // A battle whose presence is lost ends in that instant, and its windows and segments with it. (BAT-005)
  gone: (p, { is }) => endsWithBattle.has(is) && isOverEarly(p),
  closed: (p, frame) => frame.does === 'loop' && frame.name === 'weapons segment' && !p.attack && isLonely(p),
  refusesPass: (p, frame, by) =>
    frame.does === 'loop' && frame.name === 'damage segment' ? mustStillPay(p, by) : null,
  results: {
    destinies: addDestinies,
    satisfaction: satisfy,
    exclusion(change, { player }, _part, cards) {
      for (const card of cards) excludeByText(change, player, card, ['BAT-169'])
    },
  },
} satisfies Chapter
