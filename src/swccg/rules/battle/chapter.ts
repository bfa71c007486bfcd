/** Battle, segment by segment. */

import type { Chapter } from '../ground/chapter-type.ts'
import { type IntentKind, verdictOf } from '../ground/intents.ts'
import { rules as attritionRules } from './attrition.ts'
import { battleProcedure, rules as battleRules } from './battle.ts'
import { rules as battleDestinyRules } from './battle-destiny.ts'
import {
  beginLosing,
  rules as damageSegmentRules,
  legalLosses,
  mustStillPay,
  reasonsAgainstLosing,
  satisfy,
} from './damage-segment.ts'
import { rules as endOfBattleRules } from './end-of-battle.ts'
import { beginForfeit, rules as forfeitingRules, legalForfeits, reasonsAgainstForfeit } from './forfeiting.ts'
import { rules as immunityRules } from './immunity.ts'
import {
  battleCost,
  battleTime,
  beginBattle,
  rules as initiationRules,
  legalBattles,
  reasonsAgainstBattle,
} from './initiation.ts'
import { addDestinies, rules as interruptsInBattleRules } from './interrupts-in-battle.ts'
import {
  excludeByText,
  excludeProcedure,
  exclusionsDue,
  isLonely,
  isOverEarly,
  rules as participatingRules,
} from './participating.ts'
import { powerProcedure, rules as powerSegmentRules } from './power-segment.ts'
import { rules as weaponsSegmentRules } from './weapons-segment.ts'
import { rules as winningAndLosingRules } from './winning-and-losing.ts'

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

export const battle: Chapter = {
  rules: [
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
}
