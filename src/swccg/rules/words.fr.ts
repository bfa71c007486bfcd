// Written by `npm run words`: change the files that it lists, not this list.
import { automaticActions as actionsByTextAutomaticActions } from './actions/by-text/automatic-actions.fr.ts'
import { action as actionsByTextTextAction } from './actions/by-text/text-action.fr.ts'
import { twoIcons as actionsByTextTwoIcons } from './actions/by-text/two-icons.fr.ts'
import { initiating as actionsInitiatingInitiating } from './actions/initiating/initiating.fr.ts'
import { duration as actionsInitiatingLastingTexts } from './actions/initiating/lasting-texts.fr.ts'
import { mandatoryActions as actionsInitiatingMandatoryActions } from './actions/initiating/mandatory-actions.fr.ts'
import { playingFromAPile as actionsInitiatingPlayingCardsFromAPile } from './actions/initiating/playing-cards-from-a-pile.fr.ts'
import { stepsOfAnAction as actionsInitiatingStepsOfAnAction } from './actions/initiating/steps-of-an-action.fr.ts'
import { theOneRule as actionsInitiatingTheOneRule } from './actions/initiating/the-one-rule.fr.ts'
import { timing as actionsInitiatingTiming } from './actions/initiating/timing.fr.ts'
import { durations as actionsResponsesDurations } from './actions/responses/durations.fr.ts'
import { responses as actionsResponsesResponses } from './actions/responses/responses.fr.ts'
import { separateCosts as actionsResponsesSeparateCosts } from './actions/responses/separate-costs.fr.ts'
import { canceledGameText as actionsResultsCanceledGameText } from './actions/results/canceled-game-text.fr.ts'
import { cancelingCards as actionsResultsCancelingCards } from './actions/results/canceling-cards.fr.ts'
import { resultOfAnAction as actionsResultsCarryingOutResults } from './actions/results/carrying-out-results.fr.ts'
import { changingDestiny as actionsResultsChangingDestiny } from './actions/results/changing-destiny.fr.ts'
import { forEach as actionsResultsForEach } from './actions/results/for-each.fr.ts'
import { movingAwayResults as actionsResultsMovingAwayResults } from './actions/results/moving-away-results.fr.ts'
import { preventing as actionsResultsPreventing } from './actions/results/preventing.fr.ts'
import { returningCards as actionsResultsReturningCards } from './actions/results/returning-cards.fr.ts'
import { allCardsAllCharacters as actionsTargetingAllCardsAllCharacters } from './actions/targeting/all-cards-all-characters.fr.ts'
import { retargeting as actionsTargetingRetargeting } from './actions/targeting/retargeting.fr.ts'
import { targeting as actionsTargetingTargeting } from './actions/targeting/targeting.fr.ts'
import { whatCardsSuffer as actionsTargetingWhatCardsSuffer } from './actions/targeting/what-cards-suffer.fr.ts'
import { attack as attacksAttack } from './attacks/attack.fr.ts'
import { initiation as attacksAttackInitiation } from './attacks/attack-initiation.fr.ts'
import { attackOver as attacksAttackOver } from './attacks/attack-over.fr.ts'
import { targets as attacksAttackTargets } from './attacks/attack-targets.fr.ts'
import { relocating as attacksCreaturesCarriedOff } from './attacks/creatures/carried-off.fr.ts'
import { creaturesAttackingEachOther as attacksCreaturesCreaturesAttackingEachOther } from './attacks/creatures/creatures-attacking-each-other.fr.ts'
import { defeated as attacksCreaturesDefeated } from './attacks/creatures/defeated.fr.ts'
import { feeding as attacksCreaturesFeeding } from './attacks/creatures/feeding.fr.ts'
import { parasites as attacksCreaturesParasites } from './attacks/creatures/parasites.fr.ts'
import { endOfAttack as attacksEndOfAttack } from './attacks/end-of-attack.fr.ts'
import { ferocity as attacksFerocity } from './attacks/ferocity.fr.ts'
import { mandatoryAttacks as attacksMandatoryAttacks } from './attacks/mandatory-attacks.fr.ts'
import { outsideBattlePhase as attacksOutsideBattlePhase } from './attacks/outside-battle-phase.fr.ts'
import { battle as battleBattle } from './battle/battle.fr.ts'
import { interruptsInBattle as battleInterruptsInBattle } from './battle/interrupts-in-battle.fr.ts'
import { participatingInBattle as battleParticipatingInBattle } from './battle/participating-in-battle.fr.ts'
import { attrition as battleSegmentsAttrition } from './battle/segments/attrition.fr.ts'
import { battleDestiny as battleSegmentsBattleDestiny } from './battle/segments/battle-destiny.fr.ts'
import { initiation as battleSegmentsBattleInitiation } from './battle/segments/battle-initiation.fr.ts'
import { damageSegment as battleSegmentsDamageSegment } from './battle/segments/damage-segment.fr.ts'
import { endOfBattle as battleSegmentsEndOfBattle } from './battle/segments/end-of-battle.fr.ts'
import { forfeiting as battleSegmentsForfeiting } from './battle/segments/forfeiting.fr.ts'
import { immuneToAttrition as battleSegmentsImmuneToAttrition } from './battle/segments/immune-to-attrition.fr.ts'
import { powerSegment as battleSegmentsPowerSegment } from './battle/segments/power-segment.fr.ts'
import { weaponsSegment as battleSegmentsWeaponsSegment } from './battle/segments/weapons-segment.fr.ts'
import { winningAndLosing as battleSegmentsWinningAndLosing } from './battle/segments/winning-and-losing.fr.ts'
import { captives as captivesCaptives } from './captives/captives.fr.ts'
import { capturing as captivesCapturing } from './captives/capturing.fr.ts'
import { releasing as captivesReleasing } from './captives/releasing.fr.ts'
import { objectives as cardTypesObjectives } from './card-types/objectives.fr.ts'
import { operatives as cardTypesOperatives } from './card-types/operatives.fr.ts'
import { squadrons as cardTypesSquadrons } from './card-types/squadrons.fr.ts'
import { utinniEffects as cardTypesUtinniEffects } from './card-types/utinni-effects.fr.ts'
import { forceDrains as controlForceDrains } from './control/force-drains.fr.ts'
import { forceDrainsMayNotBeModified as controlForceDrainsMayNotBeModified } from './control/force-drains-may-not-be-modified.fr.ts'
import { occupyingAndControlling as controlOccupyingAndControlling } from './control/occupying-and-controlling.fr.ts'
import { charactersVehiclesStarships as deployCharactersVehiclesStarships } from './deploy/characters-vehicles-starships.fr.ts'
import { creatures as deployCreatures } from './deploy/creatures.fr.ts'
import { deploying as deployDeploying } from './deploy/deploying.fr.ts'
import { cost as deployDeploymentCost } from './deploy/deployment-cost.fr.ts'
import { procedure as deployDeploymentProcedure } from './deploy/deployment-procedure.fr.ts'
import { locations as deployLocations } from './deploy/locations.fr.ts'
import { deployingOnCards as deployOnCardsDeployingOnCards } from './deploy/on-cards/deploying-on-cards.fr.ts'
import { effects as deployOnCardsEffects } from './deploy/on-cards/effects.fr.ts'
import { transferring as deployOnCardsTransferring } from './deploy/on-cards/transferring.fr.ts'
import { weaponsAndDevices as deployOnCardsWeaponsAndDevices } from './deploy/on-cards/weapons-and-devices.fr.ts'
import { allowedByText as deployRestrictionsAllowedByText } from './deploy/restrictions/allowed-by-text.fr.ts'
import { deathStars as deployRestrictionsDeathStars } from './deploy/restrictions/death-stars.fr.ts'
import { deploymentRestrictions as deployRestrictionsDeploymentRestrictions } from './deploy/restrictions/deployment-restrictions.fr.ts'
import { deployingByText as deploySpecialDeployingByText } from './deploy/special/deploying-by-text.fr.ts'
import { squadrons as deploySpecialDeployingSquadrons } from './deploy/special/deploying-squadrons.fr.ts'
import { undercoverSpies as deploySpecialGoingUndercover } from './deploy/special/going-undercover.fr.ts'
import { simultaneousDeployment as deploySpecialSimultaneousDeployment } from './deploy/special/simultaneous-deployment.fr.ts'
import { simultaneouslyDeployed as deploySpecialSimultaneouslyDeployed } from './deploy/special/simultaneously-deployed.fr.ts'
import { uniqueAndRestrictedCards as deployUniqueAndRestrictedCards } from './deploy/unique-and-restricted-cards.fr.ts'
import { destinyDraws as destinyDestinyDraws } from './destiny/destiny-draws.fr.ts'
import { drawAndChoose as destinyDrawAndChoose } from './destiny/draw-and-choose.fr.ts'
import { drawingDestiny as destinyDrawingDestiny } from './destiny/drawing-destiny.fr.ts'
import { lifeForce as forceLifeForce } from './force/life-force.fr.ts'
import { losingForce as forceLosingForce } from './force/losing-force.fr.ts'
import { reCirculation as forceReCirculation } from './force/re-circulation.fr.ts'
import { aboutToLeave as leavingTableAboutToLeave } from './leaving-table/about-to-leave.fr.ts'
import { artillery as leavingTableArtillery } from './leaving-table/artillery.fr.ts'
import { jumpingOff as leavingTableJumpingOff } from './leaving-table/jumping-off.fr.ts'
import { justLost as leavingTableJustLost } from './leaving-table/just-lost.fr.ts'
import { leavingTable as leavingTableLeavingTable } from './leaving-table/leaving-table.fr.ts'
import { orderOfCards as leavingTableOrderOfCards } from './leaving-table/order-of-cards.fr.ts'
import { atAGlance as movementAtAGlance } from './movement/at-a-glance.fr.ts'
import { arriving as movementByTextArriving } from './movement/by-text/arriving.fr.ts'
import { moveAway as movementByTextMoveAway } from './movement/by-text/move-away.fr.ts'
import { movesLike as movementByTextMovesLike } from './movement/by-text/moves-like.fr.ts'
import { movingThroughLocations as movementByTextMovingThroughLocations } from './movement/by-text/moving-through-locations.fr.ts'
import { movingToBattle as movementByTextMovingToBattle } from './movement/by-text/moving-to-battle.fr.ts'
import { carryingCards as movementCarryingCarryingCards } from './movement/carrying/carrying-cards.fr.ts'
import { movedByCrew as movementCarryingMovedByCrew } from './movement/carrying/moved-by-crew.fr.ts'
import { undercoverSpies as movementCarryingMovingUndercoverSpies } from './movement/carrying/moving-undercover-spies.fr.ts'
import { roomAboard as movementCarryingRoomAboard } from './movement/carrying/room-aboard.fr.ts'
import { follow as movementFollow } from './movement/follow.fr.ts'
import { legalMoves as movementLegalMoves } from './movement/legal-moves.fr.ts'
import { movement as movementMovement } from './movement/movement.fr.ts'
import { cost as movementMovementCost } from './movement/movement-cost.fr.ts'
import { procedure as movementMovementProcedure } from './movement/movement-procedure.fr.ts'
import { dockingBayTransit as movementRegularDockingBayTransit } from './movement/regular/docking-bay-transit.fr.ts'
import { hyperspeed as movementRegularHyperspeed } from './movement/regular/hyperspeed.fr.ts'
import { landing as movementRegularLanding } from './movement/regular/landing.fr.ts'
import { landspeed as movementRegularLandspeed } from './movement/regular/landspeed.fr.ts'
import { locationText as movementRegularLocationText } from './movement/regular/location-text.fr.ts'
import { mobileSystems as movementRegularMobileSystems } from './movement/regular/mobile-systems.fr.ts'
import { sectorMovement as movementRegularSectorMovement } from './movement/regular/sector-movement.fr.ts'
import { shuttling as movementRegularShuttling } from './movement/regular/shuttling.fr.ts'
import { starshipAndVehicleSites as movementRegularStarshipAndVehicleSites } from './movement/regular/starship-and-vehicle-sites.fr.ts'
import { runs as movementRuns } from './movement/runs.fr.ts'
import { capacitySlots as movementUnlimitedCapacitySlots } from './movement/unlimited/capacity-slots.fr.ts'
import { docking as movementUnlimitedDocking } from './movement/unlimited/docking.fr.ts'
import { embarkingAndDisembarking as movementUnlimitedEmbarkingAndDisembarking } from './movement/unlimited/embarking-and-disembarking.fr.ts'
import { prisonerTransfers as movementUnlimitedPrisonerTransfers } from './movement/unlimited/prisoner-transfers.fr.ts'
import { relocating as movementUnlimitedRelocatingCards } from './movement/unlimited/relocating-cards.fr.ts'
import { relocationKind as movementUnlimitedRelocationKind } from './movement/unlimited/relocation-kind.fr.ts'
import { converting as personaConverting } from './persona/converting.fr.ts'
import { convertingByText as personaConvertingByText } from './persona/converting-by-text.fr.ts'
import { crossingOver as personaCrossingOver } from './persona/crossing-over.fr.ts'
import { personaReplacement as personaPersonaReplacement } from './persona/persona-replacement.fr.ts'
import { deployingFromAPile as pilesDeployingFromAPile } from './piles/deploying-from-a-pile.fr.ts'
import { emptyDeckOrPile as pilesEmptyDeckOrPile } from './piles/empty-deck-or-pile.fr.ts'
import { countingAndLooking as pilesLookingCountingAndLooking } from './piles/looking/counting-and-looking.fr.ts'
import { peeking as pilesLookingPeeking } from './piles/looking/peeking.fr.ts'
import { revealing as pilesLookingRevealing } from './piles/looking/revealing.fr.ts'
import { takingCardsFromAPile as pilesLookingTakingCardsFromAPile } from './piles/looking/taking-cards-from-a-pile.fr.ts'
import { piles as pilesPiles } from './piles/piles.fr.ts'
import { pilesInActions as pilesPilesInActions } from './piles/piles-in-actions.fr.ts'
import { placingCards as pilesPlacingCards } from './piles/placing-cards.fr.ts'
import { playingFromAPile as pilesPlayingFromAPile } from './piles/playing-from-a-pile.fr.ts'
import { retrieving as pilesRetrieving } from './piles/retrieving.fr.ts'
import { shuffling as pilesShuffling } from './piles/shuffling.fr.ts'
import { react as reactReact } from './react/react.fr.ts'
import { moving as reactReactingByMoving } from './react/reacting-by-moving.fr.ts'
import { initiation as sharedActionsActionInitiation } from './shared/actions/action-initiation.fr.ts'
import { answering as sharedActionsAnswering } from './shared/actions/answering.fr.ts'
import { intents as sharedActionsIntents } from './shared/actions/intents.fr.ts'
import { textKind as sharedActionsTextKind } from './shared/actions/text-kind.fr.ts'
import { noTimeForIt as sharedActionsTimingWindows } from './shared/actions/timing-windows.fr.ts'
import { ofAllChapters as sharedAllChapters } from './shared/all-chapters.fr.ts'
import { copiesAndOperatives as sharedOnTableCopiesAndOperatives } from './shared/on-table/copies-and-operatives.fr.ts'
import { immune as sharedOnTableImmune } from './shared/on-table/immune.fr.ts'
import { notOnTable as sharedOnTableInactiveAndSupporting } from './shared/on-table/inactive-and-supporting.fr.ts'
import { neverThere as sharedOnTableLocationRestrictions } from './shared/on-table/location-restrictions.fr.ts'
import { takingOver as sharedOnTableTakingOver } from './shared/on-table/taking-over.fr.ts'
import { choosingStartingCards as startChoosingStartingCards } from './start/choosing-starting-cards.fr.ts'
import { deckLists as startDeckLists } from './start/deck-lists.fr.ts'
import { decks as startDecks } from './start/decks.fr.ts'
import { neverInLifeForce as startNeverInLifeForce } from './start/never-in-life-force.fr.ts'
import { startingCards as startStartingCards } from './start/starting-cards.fr.ts'
import { startingInterruptsAndObjectives as startStartingInterruptsAndObjectives } from './start/starting-interrupts-and-objectives.fr.ts'
import { startingLocations as startStartingLocations } from './start/starting-locations.fr.ts'
import { startingTheGame as startStartingTheGame } from './start/starting-the-game.fr.ts'
import { stealing as stealingStealing } from './stealing/stealing.fr.ts'
import { duels as termsDuels } from './terms/duels.fr.ts'
import { maintenanceCosts as termsMaintenanceCosts } from './terms/maintenance-costs.fr.ts'
import { activate as turnActivate } from './turn/activate.fr.ts'
import { draw as turnDraw } from './turn/draw.fr.ts'
import { startAndEndOfTurn as turnStartAndEndOfTurn } from './turn/start-and-end-of-turn.fr.ts'
import { turn as turnTurn } from './turn/turn.fr.ts'
import { battleTotals as valuesBattleTotals } from './values/battle-totals.fr.ts'
import { parts as valuesParts } from './values/parts.fr.ts'
import { valuesAndNumbers as valuesValuesAndNumbers } from './values/values-and-numbers.fr.ts'
import { firing as weaponsFiringFiring } from './weapons/firing/firing.fr.ts'
import { firingByText as weaponsFiringFiringByText } from './weapons/firing/firing-by-text.fr.ts'
import { cost as weaponsFiringFiringCost } from './weapons/firing/firing-cost.fr.ts'
import { procedure as weaponsFiringFiringProcedure } from './weapons/firing/firing-procedure.fr.ts'
import { howOften as weaponsFiringHowOften } from './weapons/firing/how-often.fr.ts'
import { whoCanFire as weaponsFiringWhoCanFire } from './weapons/firing/who-can-fire.fr.ts'
import { hits as weaponsHits } from './weapons/hits.fr.ts'
import { targets as weaponsWeaponTargets } from './weapons/weapon-targets.fr.ts'
import { weaponsInAttacks as weaponsWeaponsInAttacks } from './weapons/weapons-in-attacks.fr.ts'
export const chapters = [
  actionsByTextAutomaticActions,
  actionsByTextTextAction,
  actionsByTextTwoIcons,
  actionsInitiatingInitiating,
  actionsInitiatingLastingTexts,
  actionsInitiatingMandatoryActions,
  actionsInitiatingPlayingCardsFromAPile,
  actionsInitiatingStepsOfAnAction,
  actionsInitiatingTheOneRule,
  actionsInitiatingTiming,
  actionsResponsesDurations,
  actionsResponsesResponses,
  actionsResponsesSeparateCosts,
  actionsResultsCanceledGameText,
  actionsResultsCancelingCards,
  actionsResultsCarryingOutResults,
  actionsResultsChangingDestiny,
  actionsResultsForEach,
  actionsResultsMovingAwayResults,
  actionsResultsPreventing,
  actionsResultsReturningCards,
  actionsTargetingAllCardsAllCharacters,
  actionsTargetingRetargeting,
  actionsTargetingTargeting,
  actionsTargetingWhatCardsSuffer,
  attacksAttackInitiation,
  attacksAttackOver,
  attacksAttackTargets,
  attacksAttack,
  attacksCreaturesCarriedOff,
  attacksCreaturesCreaturesAttackingEachOther,
  attacksCreaturesDefeated,
  attacksCreaturesFeeding,
  attacksCreaturesParasites,
  attacksEndOfAttack,
  attacksFerocity,
  attacksMandatoryAttacks,
  attacksOutsideBattlePhase,
  battleBattle,
  battleInterruptsInBattle,
  battleParticipatingInBattle,
  battleSegmentsAttrition,
  battleSegmentsBattleDestiny,
  battleSegmentsBattleInitiation,
  battleSegmentsDamageSegment,
  battleSegmentsEndOfBattle,
  battleSegmentsForfeiting,
  battleSegmentsImmuneToAttrition,
  battleSegmentsPowerSegment,
  battleSegmentsWeaponsSegment,
  battleSegmentsWinningAndLosing,
  captivesCaptives,
  captivesCapturing,
  captivesReleasing,
  cardTypesObjectives,
  cardTypesOperatives,
  cardTypesSquadrons,
  cardTypesUtinniEffects,
  controlForceDrainsMayNotBeModified,
  controlForceDrains,
  controlOccupyingAndControlling,
  deployCharactersVehiclesStarships,
  deployCreatures,
  deployDeploying,
  deployDeploymentCost,
  deployDeploymentProcedure,
  deployLocations,
  deployOnCardsDeployingOnCards,
  deployOnCardsEffects,
  deployOnCardsTransferring,
  deployOnCardsWeaponsAndDevices,
  deployRestrictionsAllowedByText,
  deployRestrictionsDeathStars,
  deployRestrictionsDeploymentRestrictions,
  deploySpecialDeployingByText,
  deploySpecialDeployingSquadrons,
  deploySpecialGoingUndercover,
  deploySpecialSimultaneousDeployment,
  deploySpecialSimultaneouslyDeployed,
  deployUniqueAndRestrictedCards,
  destinyDestinyDraws,
  destinyDrawAndChoose,
  destinyDrawingDestiny,
  forceLifeForce,
  forceLosingForce,
  forceReCirculation,
  leavingTableAboutToLeave,
  leavingTableArtillery,
  leavingTableJumpingOff,
  leavingTableJustLost,
  leavingTableLeavingTable,
  leavingTableOrderOfCards,
  movementAtAGlance,
  movementByTextArriving,
  movementByTextMoveAway,
  movementByTextMovesLike,
  movementByTextMovingThroughLocations,
  movementByTextMovingToBattle,
  movementCarryingCarryingCards,
  movementCarryingMovedByCrew,
  movementCarryingMovingUndercoverSpies,
  movementCarryingRoomAboard,
  movementFollow,
  movementLegalMoves,
  movementMovementCost,
  movementMovementProcedure,
  movementMovement,
  movementRegularDockingBayTransit,
  movementRegularHyperspeed,
  movementRegularLanding,
  movementRegularLandspeed,
  movementRegularLocationText,
  movementRegularMobileSystems,
  movementRegularSectorMovement,
  movementRegularShuttling,
  movementRegularStarshipAndVehicleSites,
  movementRuns,
  movementUnlimitedCapacitySlots,
  movementUnlimitedDocking,
  movementUnlimitedEmbarkingAndDisembarking,
  movementUnlimitedPrisonerTransfers,
  movementUnlimitedRelocatingCards,
  movementUnlimitedRelocationKind,
  personaConvertingByText,
  personaConverting,
  personaCrossingOver,
  personaPersonaReplacement,
  pilesDeployingFromAPile,
  pilesEmptyDeckOrPile,
  pilesLookingCountingAndLooking,
  pilesLookingPeeking,
  pilesLookingRevealing,
  pilesLookingTakingCardsFromAPile,
  pilesPilesInActions,
  pilesPiles,
  pilesPlacingCards,
  pilesPlayingFromAPile,
  pilesRetrieving,
  pilesShuffling,
  reactReact,
  reactReactingByMoving,
  sharedActionsActionInitiation,
  sharedActionsAnswering,
  sharedActionsIntents,
  sharedActionsTextKind,
  sharedActionsTimingWindows,
  sharedAllChapters,
  sharedOnTableCopiesAndOperatives,
  sharedOnTableImmune,
  sharedOnTableInactiveAndSupporting,
  sharedOnTableLocationRestrictions,
  sharedOnTableTakingOver,
  startChoosingStartingCards,
  startDeckLists,
  startDecks,
  startNeverInLifeForce,
  startStartingCards,
  startStartingInterruptsAndObjectives,
  startStartingLocations,
  startStartingTheGame,
  stealingStealing,
  termsDuels,
  termsMaintenanceCosts,
  turnActivate,
  turnDraw,
  turnStartAndEndOfTurn,
  turnTurn,
  valuesBattleTotals,
  valuesParts,
  valuesValuesAndNumbers,
  weaponsFiringFiringByText,
  weaponsFiringFiringCost,
  weaponsFiringFiringProcedure,
  weaponsFiringFiring,
  weaponsFiringHowOften,
  weaponsFiringWhoCanFire,
  weaponsHits,
  weaponsWeaponTargets,
  weaponsWeaponsInAttacks,
]
