// Written by `npm run words`: change the files that it lists, not this list.
import { automaticActions as actionsByTextAutomaticActions } from './actions/by-text/automatic-actions.en.ts'
import { action as actionsByTextTextAction } from './actions/by-text/text-action.en.ts'
import { twoIcons as actionsByTextTwoIcons } from './actions/by-text/two-icons.en.ts'
import { initiating as actionsInitiatingInitiating } from './actions/initiating/initiating.en.ts'
import { duration as actionsInitiatingLastingTexts } from './actions/initiating/lasting-texts.en.ts'
import { mandatoryActions as actionsInitiatingMandatoryActions } from './actions/initiating/mandatory-actions.en.ts'
import { playingFromAPile as actionsInitiatingPlayingCardsFromAPile } from './actions/initiating/playing-cards-from-a-pile.en.ts'
import { stepsOfAnAction as actionsInitiatingStepsOfAnAction } from './actions/initiating/steps-of-an-action.en.ts'
import { theOneRule as actionsInitiatingTheOneRule } from './actions/initiating/the-one-rule.en.ts'
import { timing as actionsInitiatingTiming } from './actions/initiating/timing.en.ts'
import { durations as actionsResponsesDurations } from './actions/responses/durations.en.ts'
import { responses as actionsResponsesResponses } from './actions/responses/responses.en.ts'
import { separateCosts as actionsResponsesSeparateCosts } from './actions/responses/separate-costs.en.ts'
import { canceledGameText as actionsResultsCanceledGameText } from './actions/results/canceled-game-text.en.ts'
import { cancelingCards as actionsResultsCancelingCards } from './actions/results/canceling-cards.en.ts'
import { resultOfAnAction as actionsResultsCarryingOutResults } from './actions/results/carrying-out-results.en.ts'
import { changingDestiny as actionsResultsChangingDestiny } from './actions/results/changing-destiny.en.ts'
import { forEach as actionsResultsForEach } from './actions/results/for-each.en.ts'
import { movingAwayResults as actionsResultsMovingAwayResults } from './actions/results/moving-away-results.en.ts'
import { preventing as actionsResultsPreventing } from './actions/results/preventing.en.ts'
import { returningCards as actionsResultsReturningCards } from './actions/results/returning-cards.en.ts'
import { allCardsAllCharacters as actionsTargetingAllCardsAllCharacters } from './actions/targeting/all-cards-all-characters.en.ts'
import { retargeting as actionsTargetingRetargeting } from './actions/targeting/retargeting.en.ts'
import { targeting as actionsTargetingTargeting } from './actions/targeting/targeting.en.ts'
import { whatCardsSuffer as actionsTargetingWhatCardsSuffer } from './actions/targeting/what-cards-suffer.en.ts'
import { attack as attacksAttack } from './attacks/attack.en.ts'
import { initiation as attacksAttackInitiation } from './attacks/attack-initiation.en.ts'
import { attackOver as attacksAttackOver } from './attacks/attack-over.en.ts'
import { targets as attacksAttackTargets } from './attacks/attack-targets.en.ts'
import { relocating as attacksCreaturesCarriedOff } from './attacks/creatures/carried-off.en.ts'
import { creaturesAttackingEachOther as attacksCreaturesCreaturesAttackingEachOther } from './attacks/creatures/creatures-attacking-each-other.en.ts'
import { defeated as attacksCreaturesDefeated } from './attacks/creatures/defeated.en.ts'
import { feeding as attacksCreaturesFeeding } from './attacks/creatures/feeding.en.ts'
import { parasites as attacksCreaturesParasites } from './attacks/creatures/parasites.en.ts'
import { endOfAttack as attacksEndOfAttack } from './attacks/end-of-attack.en.ts'
import { ferocity as attacksFerocity } from './attacks/ferocity.en.ts'
import { mandatoryAttacks as attacksMandatoryAttacks } from './attacks/mandatory-attacks.en.ts'
import { outsideBattlePhase as attacksOutsideBattlePhase } from './attacks/outside-battle-phase.en.ts'
import { battle as battleBattle } from './battle/battle.en.ts'
import { interruptsInBattle as battleInterruptsInBattle } from './battle/interrupts-in-battle.en.ts'
import { participatingInBattle as battleParticipatingInBattle } from './battle/participating-in-battle.en.ts'
import { attrition as battleSegmentsAttrition } from './battle/segments/attrition.en.ts'
import { battleDestiny as battleSegmentsBattleDestiny } from './battle/segments/battle-destiny.en.ts'
import { initiation as battleSegmentsBattleInitiation } from './battle/segments/battle-initiation.en.ts'
import { damageSegment as battleSegmentsDamageSegment } from './battle/segments/damage-segment.en.ts'
import { endOfBattle as battleSegmentsEndOfBattle } from './battle/segments/end-of-battle.en.ts'
import { forfeiting as battleSegmentsForfeiting } from './battle/segments/forfeiting.en.ts'
import { immuneToAttrition as battleSegmentsImmuneToAttrition } from './battle/segments/immune-to-attrition.en.ts'
import { powerSegment as battleSegmentsPowerSegment } from './battle/segments/power-segment.en.ts'
import { weaponsSegment as battleSegmentsWeaponsSegment } from './battle/segments/weapons-segment.en.ts'
import { winningAndLosing as battleSegmentsWinningAndLosing } from './battle/segments/winning-and-losing.en.ts'
import { captives as captivesCaptives } from './captives/captives.en.ts'
import { capturing as captivesCapturing } from './captives/capturing.en.ts'
import { releasing as captivesReleasing } from './captives/releasing.en.ts'
import { objectives as cardTypesObjectives } from './card-types/objectives.en.ts'
import { operatives as cardTypesOperatives } from './card-types/operatives.en.ts'
import { squadrons as cardTypesSquadrons } from './card-types/squadrons.en.ts'
import { utinniEffects as cardTypesUtinniEffects } from './card-types/utinni-effects.en.ts'
import { forceDrains as controlForceDrains } from './control/force-drains.en.ts'
import { forceDrainsMayNotBeModified as controlForceDrainsMayNotBeModified } from './control/force-drains-may-not-be-modified.en.ts'
import { occupyingAndControlling as controlOccupyingAndControlling } from './control/occupying-and-controlling.en.ts'
import { charactersVehiclesStarships as deployCharactersVehiclesStarships } from './deploy/characters-vehicles-starships.en.ts'
import { creatures as deployCreatures } from './deploy/creatures.en.ts'
import { deploying as deployDeploying } from './deploy/deploying.en.ts'
import { cost as deployDeploymentCost } from './deploy/deployment-cost.en.ts'
import { procedure as deployDeploymentProcedure } from './deploy/deployment-procedure.en.ts'
import { locations as deployLocations } from './deploy/locations.en.ts'
import { deployingOnCards as deployOnCardsDeployingOnCards } from './deploy/on-cards/deploying-on-cards.en.ts'
import { effects as deployOnCardsEffects } from './deploy/on-cards/effects.en.ts'
import { transferring as deployOnCardsTransferring } from './deploy/on-cards/transferring.en.ts'
import { weaponsAndDevices as deployOnCardsWeaponsAndDevices } from './deploy/on-cards/weapons-and-devices.en.ts'
import { allowedByText as deployRestrictionsAllowedByText } from './deploy/restrictions/allowed-by-text.en.ts'
import { deathStars as deployRestrictionsDeathStars } from './deploy/restrictions/death-stars.en.ts'
import { deploymentRestrictions as deployRestrictionsDeploymentRestrictions } from './deploy/restrictions/deployment-restrictions.en.ts'
import { deployingByText as deploySpecialDeployingByText } from './deploy/special/deploying-by-text.en.ts'
import { squadrons as deploySpecialDeployingSquadrons } from './deploy/special/deploying-squadrons.en.ts'
import { undercoverSpies as deploySpecialGoingUndercover } from './deploy/special/going-undercover.en.ts'
import { simultaneousDeployment as deploySpecialSimultaneousDeployment } from './deploy/special/simultaneous-deployment.en.ts'
import { simultaneouslyDeployed as deploySpecialSimultaneouslyDeployed } from './deploy/special/simultaneously-deployed.en.ts'
import { uniqueAndRestrictedCards as deployUniqueAndRestrictedCards } from './deploy/unique-and-restricted-cards.en.ts'
import { destinyDraws as destinyDestinyDraws } from './destiny/destiny-draws.en.ts'
import { drawAndChoose as destinyDrawAndChoose } from './destiny/draw-and-choose.en.ts'
import { drawingDestiny as destinyDrawingDestiny } from './destiny/drawing-destiny.en.ts'
import { lifeForce as forceLifeForce } from './force/life-force.en.ts'
import { losingForce as forceLosingForce } from './force/losing-force.en.ts'
import { reCirculation as forceReCirculation } from './force/re-circulation.en.ts'
import { aboutToLeave as leavingTableAboutToLeave } from './leaving-table/about-to-leave.en.ts'
import { artillery as leavingTableArtillery } from './leaving-table/artillery.en.ts'
import { jumpingOff as leavingTableJumpingOff } from './leaving-table/jumping-off.en.ts'
import { justLost as leavingTableJustLost } from './leaving-table/just-lost.en.ts'
import { leavingTable as leavingTableLeavingTable } from './leaving-table/leaving-table.en.ts'
import { orderOfCards as leavingTableOrderOfCards } from './leaving-table/order-of-cards.en.ts'
import { atAGlance as movementAtAGlance } from './movement/at-a-glance.en.ts'
import { arriving as movementByTextArriving } from './movement/by-text/arriving.en.ts'
import { moveAway as movementByTextMoveAway } from './movement/by-text/move-away.en.ts'
import { movesLike as movementByTextMovesLike } from './movement/by-text/moves-like.en.ts'
import { movingThroughLocations as movementByTextMovingThroughLocations } from './movement/by-text/moving-through-locations.en.ts'
import { movingToBattle as movementByTextMovingToBattle } from './movement/by-text/moving-to-battle.en.ts'
import { carryingCards as movementCarryingCarryingCards } from './movement/carrying/carrying-cards.en.ts'
import { movedByCrew as movementCarryingMovedByCrew } from './movement/carrying/moved-by-crew.en.ts'
import { undercoverSpies as movementCarryingMovingUndercoverSpies } from './movement/carrying/moving-undercover-spies.en.ts'
import { roomAboard as movementCarryingRoomAboard } from './movement/carrying/room-aboard.en.ts'
import { follow as movementFollow } from './movement/follow.en.ts'
import { legalMoves as movementLegalMoves } from './movement/legal-moves.en.ts'
import { movement as movementMovement } from './movement/movement.en.ts'
import { cost as movementMovementCost } from './movement/movement-cost.en.ts'
import { procedure as movementMovementProcedure } from './movement/movement-procedure.en.ts'
import { dockingBayTransit as movementRegularDockingBayTransit } from './movement/regular/docking-bay-transit.en.ts'
import { hyperspeed as movementRegularHyperspeed } from './movement/regular/hyperspeed.en.ts'
import { landing as movementRegularLanding } from './movement/regular/landing.en.ts'
import { landspeed as movementRegularLandspeed } from './movement/regular/landspeed.en.ts'
import { locationText as movementRegularLocationText } from './movement/regular/location-text.en.ts'
import { mobileSystems as movementRegularMobileSystems } from './movement/regular/mobile-systems.en.ts'
import { sectorMovement as movementRegularSectorMovement } from './movement/regular/sector-movement.en.ts'
import { shuttling as movementRegularShuttling } from './movement/regular/shuttling.en.ts'
import { starshipAndVehicleSites as movementRegularStarshipAndVehicleSites } from './movement/regular/starship-and-vehicle-sites.en.ts'
import { runs as movementRuns } from './movement/runs.en.ts'
import { capacitySlots as movementUnlimitedCapacitySlots } from './movement/unlimited/capacity-slots.en.ts'
import { docking as movementUnlimitedDocking } from './movement/unlimited/docking.en.ts'
import { embarkingAndDisembarking as movementUnlimitedEmbarkingAndDisembarking } from './movement/unlimited/embarking-and-disembarking.en.ts'
import { prisonerTransfers as movementUnlimitedPrisonerTransfers } from './movement/unlimited/prisoner-transfers.en.ts'
import { relocating as movementUnlimitedRelocatingCards } from './movement/unlimited/relocating-cards.en.ts'
import { relocationKind as movementUnlimitedRelocationKind } from './movement/unlimited/relocation-kind.en.ts'
import { converting as personaConverting } from './persona/converting.en.ts'
import { convertingByText as personaConvertingByText } from './persona/converting-by-text.en.ts'
import { crossingOver as personaCrossingOver } from './persona/crossing-over.en.ts'
import { personaReplacement as personaPersonaReplacement } from './persona/persona-replacement.en.ts'
import { deployingFromAPile as pilesDeployingFromAPile } from './piles/deploying-from-a-pile.en.ts'
import { emptyDeckOrPile as pilesEmptyDeckOrPile } from './piles/empty-deck-or-pile.en.ts'
import { countingAndLooking as pilesLookingCountingAndLooking } from './piles/looking/counting-and-looking.en.ts'
import { peeking as pilesLookingPeeking } from './piles/looking/peeking.en.ts'
import { revealing as pilesLookingRevealing } from './piles/looking/revealing.en.ts'
import { takingCardsFromAPile as pilesLookingTakingCardsFromAPile } from './piles/looking/taking-cards-from-a-pile.en.ts'
import { piles as pilesPiles } from './piles/piles.en.ts'
import { pilesInActions as pilesPilesInActions } from './piles/piles-in-actions.en.ts'
import { placingCards as pilesPlacingCards } from './piles/placing-cards.en.ts'
import { playingFromAPile as pilesPlayingFromAPile } from './piles/playing-from-a-pile.en.ts'
import { retrieving as pilesRetrieving } from './piles/retrieving.en.ts'
import { shuffling as pilesShuffling } from './piles/shuffling.en.ts'
import { react as reactReact } from './react/react.en.ts'
import { moving as reactReactingByMoving } from './react/reacting-by-moving.en.ts'
import { initiation as sharedActionsActionInitiation } from './shared/actions/action-initiation.en.ts'
import { answering as sharedActionsAnswering } from './shared/actions/answering.en.ts'
import { intents as sharedActionsIntents } from './shared/actions/intents.en.ts'
import { textKind as sharedActionsTextKind } from './shared/actions/text-kind.en.ts'
import { noTimeForIt as sharedActionsTimingWindows } from './shared/actions/timing-windows.en.ts'
import { ofAllChapters as sharedAllChapters } from './shared/all-chapters.en.ts'
import { copiesAndOperatives as sharedOnTableCopiesAndOperatives } from './shared/on-table/copies-and-operatives.en.ts'
import { immune as sharedOnTableImmune } from './shared/on-table/immune.en.ts'
import { notOnTable as sharedOnTableInactiveAndSupporting } from './shared/on-table/inactive-and-supporting.en.ts'
import { neverThere as sharedOnTableLocationRestrictions } from './shared/on-table/location-restrictions.en.ts'
import { takingOver as sharedOnTableTakingOver } from './shared/on-table/taking-over.en.ts'
import { choosingStartingCards as startChoosingStartingCards } from './start/choosing-starting-cards.en.ts'
import { deckLists as startDeckLists } from './start/deck-lists.en.ts'
import { decks as startDecks } from './start/decks.en.ts'
import { neverInLifeForce as startNeverInLifeForce } from './start/never-in-life-force.en.ts'
import { startingCards as startStartingCards } from './start/starting-cards.en.ts'
import { startingInterruptsAndObjectives as startStartingInterruptsAndObjectives } from './start/starting-interrupts-and-objectives.en.ts'
import { startingLocations as startStartingLocations } from './start/starting-locations.en.ts'
import { startingTheGame as startStartingTheGame } from './start/starting-the-game.en.ts'
import { stealing as stealingStealing } from './stealing/stealing.en.ts'
import { duels as termsDuels } from './terms/duels.en.ts'
import { maintenanceCosts as termsMaintenanceCosts } from './terms/maintenance-costs.en.ts'
import { activate as turnActivate } from './turn/activate.en.ts'
import { draw as turnDraw } from './turn/draw.en.ts'
import { startAndEndOfTurn as turnStartAndEndOfTurn } from './turn/start-and-end-of-turn.en.ts'
import { turn as turnTurn } from './turn/turn.en.ts'
import { battleTotals as valuesBattleTotals } from './values/battle-totals.en.ts'
import { parts as valuesParts } from './values/parts.en.ts'
import { valuesAndNumbers as valuesValuesAndNumbers } from './values/values-and-numbers.en.ts'
import { firing as weaponsFiringFiring } from './weapons/firing/firing.en.ts'
import { firingByText as weaponsFiringFiringByText } from './weapons/firing/firing-by-text.en.ts'
import { cost as weaponsFiringFiringCost } from './weapons/firing/firing-cost.en.ts'
import { procedure as weaponsFiringFiringProcedure } from './weapons/firing/firing-procedure.en.ts'
import { howOften as weaponsFiringHowOften } from './weapons/firing/how-often.en.ts'
import { whoCanFire as weaponsFiringWhoCanFire } from './weapons/firing/who-can-fire.en.ts'
import { hits as weaponsHits } from './weapons/hits.en.ts'
import { targets as weaponsWeaponTargets } from './weapons/weapon-targets.en.ts'
import { weaponsInAttacks as weaponsWeaponsInAttacks } from './weapons/weapons-in-attacks.en.ts'
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
