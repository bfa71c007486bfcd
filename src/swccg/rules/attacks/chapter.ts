/** Attacks, by creatures and on them. */

import type { Event } from '../../model/under-way.ts'
import { type IntentKind, verdictOf } from '../shared/actions/intents.ts'
import type { Chapter } from '../shared/chapter-type.ts'
import { attackProcedure, rules as attackRules } from './attack.ts'
import {
  attackCost,
  attackTime,
  beginAttack,
  rules as initiationRules,
  legalAttacks,
  reasonsAgainstAttack,
} from './attack-initiation.ts'
import { rules as attackOverRules, isSettled } from './attack-over.ts'
import { rules as targetsRules } from './attack-targets.ts'
import {
  rules as creaturesAttackingEachOtherRules,
  creaturesFight,
  fightsDue,
  lastingSpecies,
  makeSelective,
} from './creatures/creatures-attacking-each-other.ts'
import { rules as defeatedRules, eatHost } from './creatures/defeated.ts'
import { feed, rules as feedingRules, feedProcedure } from './creatures/feeding.ts'
import { carryOff, letGo, parasitesDue, rules as parasitesRules, squeeze } from './creatures/parasites.ts'
import { rules as endOfAttackRules } from './end-of-attack.ts'
import { rules as ferocityRules } from './ferocity.ts'
import { attackAfterAll, creatureDuties, rules as mandatoryAttacksRules } from './mandatory-attacks.ts'
import { causedAttack, rules as outsideBattlePhaseRules } from './outside-battle-phase.ts'

const attacking: IntentKind<'attack'> = {
  judge: (p, by, attempt, moment) =>
    verdictOf(p, reasonsAgainstAttack(p, by, attempt, moment), () => attackCost(p, by, attempt), ['ATK-034']),
  begin: beginAttack,
  time: attackTime,
  legal: legalAttacks,
}

/** Those that can be answered no more once the attack under way is over. (ATK-021, ATK-089) */
const endsWithAttack: ReadonlySet<Event['is']> = new Set<Event['is']>(['attack initiated', 'firing', 'fired'])

export const attacks = {
  rules: [
    ...attackOverRules,
    ...attackRules,
    ...creaturesAttackingEachOtherRules,
    ...defeatedRules,
    ...endOfAttackRules,
    ...feedingRules,
    ...ferocityRules,
    ...initiationRules,
    ...mandatoryAttacksRules,
    ...outsideBattlePhaseRules,
    ...parasitesRules,
    ...targetsRules,
  ],
  intents: { attack: attacking },
  procedures: {
    attack: attackProcedure,
    'must attack': attackAfterAll,
    'creatures fight': creaturesFight,
    'make selective': makeSelective,
    'carry host off': carryOff,
    'let go': letGo,
    'eat host': eatHost,
    feed: feedProcedure,
    squeeze,
  },
  triggers: (p, event) => [
    ...(event.is === 'phase ends' ? creatureDuties(p) : []),
    ...lastingSpecies(p, event),
    ...fightsDue(p),
    ...parasitesDue(p),
  ],
  // An attack of which one side is gone is over, and its windows and segments with it. (ATK-021, ATK-089)
  gone: (p, { is }) => endsWithAttack.has(is) && isSettled(p),
  closed: (p, frame) => frame.does === 'loop' && frame.name === 'weapons segment' && isSettled(p),
  texts: { 'causes attack': causedAttack },
  results: { feeding: feed },
} satisfies Chapter
