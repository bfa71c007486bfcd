/** Movement: every row of At A Glance, and what holds for all moves. */

import type { Chapter } from '../ground/chapter-type.ts'
import { rules as arrivingRules, goMissing, triggeredByArrival } from './arriving.ts'
import { rules as capacitySlotsRules } from './capacity-slots.ts'
import { rules as carryingCardsRules } from './carrying-cards.ts'
import { rules as costRules } from './cost.ts'
import { rules as dockingRules } from './docking.ts'
import { rules as dockingBayTransitRules } from './docking-bay-transit.ts'
import { rules as embarkingAndDisembarkingRules } from './embarking-and-disembarking.ts'
import { rules as escortingRules } from './escorting.ts'
import { rules as followRules } from './follow.ts'
import { rules as hyperspeedRules } from './hyperspeed.ts'
import { rules as landingRules } from './landing.ts'
import { rules as landspeedRules } from './landspeed.ts'
import { allOffers, judgeMove } from './legal-moves.ts'
import { rules as locationTextRules } from './location-text.ts'
import { rules as mobileSystemsRules } from './mobile-systems.ts'
import { rules as movedByCrewRules } from './moved-by-crew.ts'
import { crash, movesDue, turnBack } from './moves-due.ts'
import { rules as movesLikeRules } from './moves-like.ts'
import { rules as movingRules } from './moving.ts'
import { rules as movingThroughLocationsRules } from './moving-through-locations.ts'
import { moveToBattle, rules as movingToBattleRules } from './moving-to-battle.ts'
import { rules as prisonerTransfersRules } from './prisoner-transfers.ts'
import { beginMove, moveProcedure } from './procedure.ts'
import { relocate, rules as relocatingRules } from './relocating.ts'
import { rules as relocationKindRules } from './relocation-kind.ts'
import { rules as roomAboardRules } from './room-aboard.ts'
import { rules as runsRules } from './runs.ts'
import { rules as sectorMovementRules } from './sector-movement.ts'
import { rules as shuttlingRules } from './shuttling.ts'
import { rules as starshipAndVehicleSitesRules } from './starship-and-vehicle-sites.ts'
import { rules as undercoverSpiesRules } from './undercover-spies.ts'
import { rules as waysOfMovingAwayRules } from './ways-of-moving-away.ts'

export const movement: Chapter = {
  rules: [
    ...arrivingRules,
    ...capacitySlotsRules,
    ...costRules,
    ...dockingBayTransitRules,
    ...dockingRules,
    ...embarkingAndDisembarkingRules,
    ...escortingRules,
    ...followRules,
    ...hyperspeedRules,
    ...landingRules,
    ...landspeedRules,
    ...movedByCrewRules,
    ...locationTextRules,
    ...mobileSystemsRules,
    ...movesLikeRules,
    ...movingThroughLocationsRules,
    ...movingToBattleRules,
    ...movingRules,
    ...prisonerTransfersRules,
    ...relocatingRules,
    ...relocationKindRules,
    ...roomAboardRules,
    ...runsRules,
    ...sectorMovementRules,
    ...shuttlingRules,
    ...starshipAndVehicleSitesRules,
    ...waysOfMovingAwayRules,
    ...undercoverSpiesRules,
    ...carryingCardsRules,
  ],
  intents: {
    move: {
      judge: judgeMove,
      begin: beginMove,
      time: { phases: 'any', answers: ['moved'], within: ['move away'] },
      *legal(p, by, moment) {
        for (const { intent } of allOffers(p, by, moment)) yield intent
      },
    },
  },
  procedures: { move: moveProcedure, 'go missing': goMissing, 'turn back': turnBack, crash },
  triggers: (p, event) => [
    ...(event.is === 'phase ends' ? movesDue(p) : []),
    ...triggeredByArrival(p, event),
  ],
  texts: { relocate },
  results: { 'move to battle': (change, { player }, _part, [card]) => moveToBattle(change, player, card) },
}
