/** Movement: every row of At A Glance, and what holds for all moves. */

import type { Chapter } from '../shared/chapter-type.ts'
import { rules as runsRules } from './attack-runs-and-bombing-runs.ts'
import { rules as arrivingRules, goMissing, triggeredByArrival } from './by-text/arriving.ts'
import { rules as waysOfMovingAwayRules } from './by-text/move-away.ts'
import { crash, movesDue, turnBack } from './by-text/moves-due.ts'
import { rules as movesLikeRules } from './by-text/moves-like.ts'
import { rules as movingThroughLocationsRules } from './by-text/moving-through-locations.ts'
import { moveToBattle, rules as movingToBattleRules } from './by-text/moving-to-battle.ts'
import { rules as capacityRules } from './carrying/capacity.ts'
import { rules as carryingCardsRules } from './carrying/carrying-cards.ts'
import { rules as escortingRules } from './carrying/escorting.ts'
import { rules as movedByCrewRules } from './carrying/moved-by-crew.ts'
import { rules as undercoverSpiesRules } from './carrying/moving-undercover-spies.ts'
import { rules as roomAboardRules } from './carrying/room-aboard.ts'
import { rules as followRules } from './follow.ts'
import { rules as cannotMoveRules } from './general/cannot-move.ts'
import { rules as movingRules } from './general/movement.ts'
import { rules as mustHavePilotAboardRules } from './general/must-have-pilot-aboard.ts'
import { rules as relatedLocationsRules } from './general/related-locations.ts'
import { allOffers, judgeMove } from './legal-moves.ts'
import { rules as costRules } from './movement-cost.ts'
import { beginMove, moveProcedure } from './movement-procedure.ts'
import { rules as dockingBayTransitRules } from './regular/docking-bay-transit.ts'
import { rules as hyperspeedRules } from './regular/hyperspeed.ts'
import { rules as landingRules } from './regular/landing-and-taking-off.ts'
import { rules as landspeedRules } from './regular/landspeed.ts'
import { rules as locationTextRules } from './regular/location-text.ts'
import { rules as mobileSystemsRules } from './regular/mobile-systems-and-death-stars.ts'
import { rules as sectorMovementRules } from './regular/sector-movement.ts'
import { rules as shuttlingRules } from './regular/shuttling.ts'
import { rules as starshipAndVehicleSitesRules } from './regular/starship-and-vehicle-sites.ts'
import { rules as capacitySlotsRules } from './unlimited/capacity-slots.ts'
import { rules as dockingRules } from './unlimited/docked-starships.ts'
import { rules as embarkingAndDisembarkingRules } from './unlimited/embarking-and-disembarking.ts'
import { rules as prisonerTransfersRules } from './unlimited/prisoner-transfers.ts'
import { relocate, rules as relocatingRules } from './unlimited/relocating-cards.ts'
import { rules as relocationKindRules } from './unlimited/relocation-kind.ts'

export const movement = {
  rules: [
    ...relatedLocationsRules,
    ...capacityRules,
    ...mustHavePilotAboardRules,
    ...cannotMoveRules,
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
} satisfies Chapter
