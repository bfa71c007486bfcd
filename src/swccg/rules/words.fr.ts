// Written by `npm run words`: change the files that it lists, not this list.
import { automaticActions as actionsByTextAutomaticActions } from './actions/by-text/automatic-actions.fr.ts'
import { oncePerGame as actionsByTextOncePerGame } from './actions/by-text/once-per-game.fr.ts'
import { action as actionsByTextTextAction } from './actions/by-text/text-action.fr.ts'
import { before as actionsInitiatingBefore } from './actions/initiating/before.fr.ts'
import { initiating as actionsInitiatingInitiating } from './actions/initiating/initiating.fr.ts'
import { duration as actionsInitiatingLastingTexts } from './actions/initiating/lasting-texts.fr.ts'
import { mandatoryActions as actionsInitiatingMandatoryActions } from './actions/initiating/mandatory-actions.fr.ts'
import { payingCosts as actionsInitiatingPayingCosts } from './actions/initiating/paying-costs.fr.ts'
import { playingFromAPile as actionsInitiatingPlayingCardsFromAPile } from './actions/initiating/playing-cards-from-a-pile.fr.ts'
import { stepsOfAnAction as actionsInitiatingStepsOfAnAction } from './actions/initiating/steps-of-an-action.fr.ts'
import { theOneRule as actionsInitiatingTheOneRule } from './actions/initiating/the-one-rule.fr.ts'
import { timing as actionsInitiatingTiming } from './actions/initiating/timing.fr.ts'
import { durations as actionsResponsesDurations } from './actions/responses/durations.fr.ts'
import { justActions as actionsResponsesJustActions } from './actions/responses/just-actions.fr.ts'
import { responses as actionsResponsesResponses } from './actions/responses/responses.fr.ts'
import { separateCosts as actionsResponsesSeparateCosts } from './actions/responses/separate-costs.fr.ts'
import { theStack as actionsResponsesTheStack } from './actions/responses/the-stack.fr.ts'
import { cancelingCards as actionsResultsCancelingCards } from './actions/results/canceling-cards.fr.ts'
import { cancelingGameText as actionsResultsCancelingGameText } from './actions/results/canceling-game-text.fr.ts'
import { resultOfAnAction as actionsResultsCarryingOutResults } from './actions/results/carrying-out-results.fr.ts'
import { forEach as actionsResultsForEach } from './actions/results/for-each.fr.ts'
import { movingAwayResults as actionsResultsMovingAwayResults } from './actions/results/moving-away-results.fr.ts'
import { preventing as actionsResultsPreventing } from './actions/results/preventing.fr.ts'
import { returningCards as actionsResultsReturningCards } from './actions/results/returning-cards.fr.ts'
import { unresolvedDestinyDraws as actionsResultsUnresolvedDestinyDraws } from './actions/results/unresolved-destiny-draws.fr.ts'
import { allCardsAllCharacters as actionsTargetingAllCardsAllCharacters } from './actions/targeting/all-cards-all-characters.fr.ts'
import { alone as actionsTargetingAlone } from './actions/targeting/alone.fr.ts'
import { characteristics as actionsTargetingCharacteristics } from './actions/targeting/characteristics.fr.ts'
import { impliedTargetRule as actionsTargetingImpliedTargetRule } from './actions/targeting/implied-target-rule.fr.ts'
import { prepositions as actionsTargetingPrepositions } from './actions/targeting/prepositions.fr.ts'
import { present as actionsTargetingPresent } from './actions/targeting/present.fr.ts'
import { retargeting as actionsTargetingRetargeting } from './actions/targeting/retargeting.fr.ts'
import { targeting as actionsTargetingTargeting } from './actions/targeting/targeting.fr.ts'
import { title as actionsTargetingTitle } from './actions/targeting/title.fr.ts'
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
import { excludedFromBattle as battleExcludedFromBattle } from './battle/excluded-from-battle.fr.ts'
import { interruptsInBattle as battleInterruptsInBattle } from './battle/interrupts-in-battle.fr.ts'
import { mayBeBattled as battleMayBeBattled } from './battle/may-be-battled.fr.ts'
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
import { frozenCaptives as captivesFrozenCaptives } from './captives/frozen-captives.fr.ts'
import { releasing as captivesReleasing } from './captives/releasing.fr.ts'
import { bikerScouts as cardTypesCharactersBikerScouts } from './card-types/characters/biker-scouts.fr.ts'
import { commanders as cardTypesCharactersCommanders } from './card-types/characters/commanders.fr.ts'
import { droids as cardTypesCharactersDroids } from './card-types/characters/droids.fr.ts'
import { dualCharacterTypeIcons as cardTypesCharactersDualCharacterTypeIcons } from './card-types/characters/dual-character-type-icons.fr.ts'
import { highestAbilityCharacter as cardTypesCharactersHighestAbilityCharacter } from './card-types/characters/highest-ability-character.fr.ts'
import { jediAndDarkJedi as cardTypesCharactersJediAndDarkJedi } from './card-types/characters/jedi-and-dark-jedi.fr.ts'
import { operatives as cardTypesCharactersOperatives } from './card-types/characters/operatives.fr.ts'
import { permanentWeapons as cardTypesCharactersPermanentWeapons } from './card-types/characters/permanent-weapons.fr.ts'
import { pilotsDriversAndPassengers as cardTypesCharactersPilotsDriversAndPassengers } from './card-types/characters/pilots-drivers-and-passengers.fr.ts'
import { cardsWithAbility as cardTypesEffectsAndOthersCardsWithAbility } from './card-types/effects-and-others/cards-with-ability.fr.ts'
import { comboCards as cardTypesEffectsAndOthersComboCards } from './card-types/effects-and-others/combo-cards.fr.ts'
import { epicEvents as cardTypesEffectsAndOthersEpicEvents } from './card-types/effects-and-others/epic-events.fr.ts'
import { immediateEffects as cardTypesEffectsAndOthersImmediateEffects } from './card-types/effects-and-others/immediate-effects.fr.ts'
import { interrupts as cardTypesEffectsAndOthersInterrupts } from './card-types/effects-and-others/interrupts.fr.ts'
import { normalAndMobileEffects as cardTypesEffectsAndOthersNormalAndMobileEffects } from './card-types/effects-and-others/normal-and-mobile-effects.fr.ts'
import { objectives as cardTypesEffectsAndOthersObjectives } from './card-types/effects-and-others/objectives.fr.ts'
import { politicalEffects as cardTypesEffectsAndOthersPoliticalEffects } from './card-types/effects-and-others/political-effects.fr.ts'
import { utinniEffects as cardTypesEffectsAndOthersUtinniEffects } from './card-types/effects-and-others/utinni-effects.fr.ts'
import { cloudSectors as cardTypesLocationsCloudSectors } from './card-types/locations/cloud-sectors.fr.ts'
import { sectors as cardTypesLocationsSectors } from './card-types/locations/sectors.fr.ts'
import { spaceportSites as cardTypesLocationsSpaceportSites } from './card-types/locations/spaceport-sites.fr.ts'
import { starshipSites as cardTypesLocationsStarshipSites } from './card-types/locations/starship-sites.fr.ts'
import { bombers as cardTypesStarshipsAndVehiclesBombers } from './card-types/starships-and-vehicles/bombers.fr.ts'
import { combatAndTransportVehicles as cardTypesStarshipsAndVehiclesCombatAndTransportVehicles } from './card-types/starships-and-vehicles/combat-and-transport-vehicles.fr.ts'
import { copies as cardTypesStarshipsAndVehiclesCopies } from './card-types/starships-and-vehicles/copies.fr.ts'
import { enclosed as cardTypesStarshipsAndVehiclesEnclosed } from './card-types/starships-and-vehicles/enclosed.fr.ts'
import { landedStarships as cardTypesStarshipsAndVehiclesLandedStarships } from './card-types/starships-and-vehicles/landed-starships.fr.ts'
import { matchingPilotsStarshipsWeapons as cardTypesStarshipsAndVehiclesMatchingPilotsStarshipsWeapons } from './card-types/starships-and-vehicles/matching-pilots-starships-weapons.fr.ts'
import { squadrons as cardTypesStarshipsAndVehiclesSquadrons } from './card-types/starships-and-vehicles/squadrons.fr.ts'
import { starfighters as cardTypesStarshipsAndVehiclesStarfighters } from './card-types/starships-and-vehicles/starfighters.fr.ts'
import { vehicles as cardTypesStarshipsAndVehiclesVehicles } from './card-types/starships-and-vehicles/vehicles.fr.ts'
import { forceDrains as controlForceDrains } from './control/force-drains.fr.ts'
import { forceDrainsMayNotBeModified as controlForceDrainsMayNotBeModified } from './control/force-drains-may-not-be-modified.fr.ts'
import { presenceOccupyingAndControlling as controlPresenceOccupyingAndControlling } from './control/presence-occupying-and-controlling.fr.ts'
import { charactersVehiclesStarships as deployCharactersVehiclesStarships } from './deploy/characters-vehicles-starships.fr.ts'
import { creatures as deployCreatures } from './deploy/creatures.fr.ts'
import { deploying as deployDeploying } from './deploy/deploying.fr.ts'
import { cost as deployDeploymentCost } from './deploy/deployment-cost.fr.ts'
import { procedure as deployDeploymentProcedure } from './deploy/deployment-procedure.fr.ts'
import { free as deployFree } from './deploy/free.fr.ts'
import { locations as deployLocations } from './deploy/locations.fr.ts'
import { deployingOnCards as deployOnCardsDeployingOnCards } from './deploy/on-cards/deploying-on-cards.fr.ts'
import { effects as deployOnCardsEffects } from './deploy/on-cards/effects.fr.ts'
import { transferring as deployOnCardsTransferring } from './deploy/on-cards/transferring.fr.ts'
import { weaponsAndDevices as deployOnCardsWeaponsAndDevices } from './deploy/on-cards/weapons-and-devices.fr.ts'
import { personas as deployPersonas } from './deploy/personas.fr.ts'
import { allowedByText as deployRestrictionsAllowedByText } from './deploy/restrictions/allowed-by-text.fr.ts'
import { battleground as deployRestrictionsBattleground } from './deploy/restrictions/battleground.fr.ts'
import { deathStars as deployRestrictionsDeathStars } from './deploy/restrictions/death-stars.fr.ts'
import { deploymentRestrictions as deployRestrictionsDeploymentRestrictions } from './deploy/restrictions/deployment-restrictions.fr.ts'
import { deployingByText as deploySpecialDeployingByText } from './deploy/special/deploying-by-text.fr.ts'
import { squadrons as deploySpecialDeployingSquadrons } from './deploy/special/deploying-squadrons.fr.ts'
import { undercoverSpies as deploySpecialGoingUndercover } from './deploy/special/going-undercover.fr.ts'
import { simultaneousDeployment as deploySpecialSimultaneousDeployment } from './deploy/special/simultaneous-deployment.fr.ts'
import { simultaneouslyDeployed as deploySpecialSimultaneouslyDeployed } from './deploy/special/simultaneously-deployed.fr.ts'
import { uniqueAndRestrictedCards as deployUniqueAndRestrictedCards } from './deploy/unique-and-restricted-cards.fr.ts'
import { aboutToDrawDestiny as destinyAboutToDrawDestiny } from './destiny/about-to-draw-destiny.fr.ts'
import { destinyDraws as destinyDestinyDraws } from './destiny/destiny-draws.fr.ts'
import { drawAndChoose as destinyDrawAndChoose } from './destiny/draw-and-choose.fr.ts'
import { drawingDestiny as destinyDrawingDestiny } from './destiny/drawing-destiny.fr.ts'
import { failedDestinyDraws as destinyFailedDestinyDraws } from './destiny/failed-destiny-draws.fr.ts'
import { multipleDestinyValues as destinyMultipleDestinyValues } from './destiny/multiple-destiny-values.fr.ts'
import { substitutedDestinies as destinySubstitutedDestinies } from './destiny/substituted-destinies.fr.ts'
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
import { attackRunsAndBombingRuns as movementAttackRunsAndBombingRuns } from './movement/attack-runs-and-bombing-runs.fr.ts'
import { arriving as movementByTextArriving } from './movement/by-text/arriving.fr.ts'
import { moveAway as movementByTextMoveAway } from './movement/by-text/move-away.fr.ts'
import { movesLike as movementByTextMovesLike } from './movement/by-text/moves-like.fr.ts'
import { movingThroughLocations as movementByTextMovingThroughLocations } from './movement/by-text/moving-through-locations.fr.ts'
import { movingToBattle as movementByTextMovingToBattle } from './movement/by-text/moving-to-battle.fr.ts'
import { capacity as movementCarryingCapacity } from './movement/carrying/capacity.fr.ts'
import { carryingCards as movementCarryingCarryingCards } from './movement/carrying/carrying-cards.fr.ts'
import { movedByCrew as movementCarryingMovedByCrew } from './movement/carrying/moved-by-crew.fr.ts'
import { undercoverSpies as movementCarryingMovingUndercoverSpies } from './movement/carrying/moving-undercover-spies.fr.ts'
import { roomAboard as movementCarryingRoomAboard } from './movement/carrying/room-aboard.fr.ts'
import { follow as movementFollow } from './movement/follow.fr.ts'
import { cannotMove as movementGeneralCannotMove } from './movement/general/cannot-move.fr.ts'
import { movement as movementGeneralMovement } from './movement/general/movement.fr.ts'
import { mustHavePilotAboard as movementGeneralMustHavePilotAboard } from './movement/general/must-have-pilot-aboard.fr.ts'
import { relatedLocations as movementGeneralRelatedLocations } from './movement/general/related-locations.fr.ts'
import { legalMoves as movementLegalMoves } from './movement/legal-moves.fr.ts'
import { cost as movementMovementCost } from './movement/movement-cost.fr.ts'
import { procedure as movementMovementProcedure } from './movement/movement-procedure.fr.ts'
import { dockingBayTransit as movementRegularDockingBayTransit } from './movement/regular/docking-bay-transit.fr.ts'
import { hyperspeed as movementRegularHyperspeed } from './movement/regular/hyperspeed.fr.ts'
import { landingAndTakingOff as movementRegularLandingAndTakingOff } from './movement/regular/landing-and-taking-off.fr.ts'
import { landspeed as movementRegularLandspeed } from './movement/regular/landspeed.fr.ts'
import { locationText as movementRegularLocationText } from './movement/regular/location-text.fr.ts'
import { mobileSystemsAndDeathStars as movementRegularMobileSystemsAndDeathStars } from './movement/regular/mobile-systems-and-death-stars.fr.ts'
import { sectorMovement as movementRegularSectorMovement } from './movement/regular/sector-movement.fr.ts'
import { shuttling as movementRegularShuttling } from './movement/regular/shuttling.fr.ts'
import { starshipAndVehicleSites as movementRegularStarshipAndVehicleSites } from './movement/regular/starship-and-vehicle-sites.fr.ts'
import { capacitySlots as movementUnlimitedCapacitySlots } from './movement/unlimited/capacity-slots.fr.ts'
import { dockedStarships as movementUnlimitedDockedStarships } from './movement/unlimited/docked-starships.fr.ts'
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
import { exchange as pilesExchange } from './piles/exchange.fr.ts'
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
import { immune as sharedOnTableImmune } from './shared/on-table/immune.fr.ts'
import { inactiveSupportingAndOnTable as sharedOnTableInactiveSupportingAndOnTable } from './shared/on-table/inactive-supporting-and-on-table.fr.ts'
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
import { forceIconsAndGeneration as turnForceIconsAndGeneration } from './turn/force-icons-and-generation.fr.ts'
import { startAndEndOfTurn as turnStartAndEndOfTurn } from './turn/start-and-end-of-turn.fr.ts'
import { turn as turnTurn } from './turn/turn.fr.ts'
import { battleTotals as valuesBattleTotals } from './values/battle-totals.fr.ts'
import { modifiers as valuesModifiers } from './values/modifiers.fr.ts'
import { parts as valuesParts } from './values/parts.fr.ts'
import { resets as valuesResets } from './values/resets.fr.ts'
import { valuesAndNumbers as valuesValuesAndNumbers } from './values/values-and-numbers.fr.ts'
import { automatedWeapons as weaponsAutomatedWeapons } from './weapons/automated-weapons.fr.ts'
import { defenseValue as weaponsDefenseValue } from './weapons/defense-value.fr.ts'
import { firing as weaponsFiringFiring } from './weapons/firing/firing.fr.ts'
import { firingByText as weaponsFiringFiringByText } from './weapons/firing/firing-by-text.fr.ts'
import { cost as weaponsFiringFiringCost } from './weapons/firing/firing-cost.fr.ts'
import { procedure as weaponsFiringFiringProcedure } from './weapons/firing/firing-procedure.fr.ts'
import { howOften as weaponsFiringHowOften } from './weapons/firing/how-often.fr.ts'
import { whoCanFire as weaponsFiringWhoCanFire } from './weapons/firing/who-can-fire.fr.ts'
import { hits as weaponsHits } from './weapons/hits.fr.ts'
import { ionWeapons as weaponsIonWeapons } from './weapons/ion-weapons.fr.ts'
import { longRangeWeapons as weaponsLongRangeWeapons } from './weapons/long-range-weapons.fr.ts'
import { targets as weaponsWeaponTargets } from './weapons/weapon-targets.fr.ts'
import { weaponsInAttacks as weaponsWeaponsInAttacks } from './weapons/weapons-in-attacks.fr.ts'
export const chapters = [
  actionsByTextAutomaticActions,
  actionsByTextOncePerGame,
  actionsByTextTextAction,
  actionsInitiatingBefore,
  actionsInitiatingInitiating,
  actionsInitiatingLastingTexts,
  actionsInitiatingMandatoryActions,
  actionsInitiatingPayingCosts,
  actionsInitiatingPlayingCardsFromAPile,
  actionsInitiatingStepsOfAnAction,
  actionsInitiatingTheOneRule,
  actionsInitiatingTiming,
  actionsResponsesDurations,
  actionsResponsesJustActions,
  actionsResponsesResponses,
  actionsResponsesSeparateCosts,
  actionsResponsesTheStack,
  actionsResultsCancelingCards,
  actionsResultsCancelingGameText,
  actionsResultsCarryingOutResults,
  actionsResultsForEach,
  actionsResultsMovingAwayResults,
  actionsResultsPreventing,
  actionsResultsReturningCards,
  actionsResultsUnresolvedDestinyDraws,
  actionsTargetingAllCardsAllCharacters,
  actionsTargetingAlone,
  actionsTargetingCharacteristics,
  actionsTargetingImpliedTargetRule,
  actionsTargetingPrepositions,
  actionsTargetingPresent,
  actionsTargetingRetargeting,
  actionsTargetingTargeting,
  actionsTargetingTitle,
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
  battleExcludedFromBattle,
  battleInterruptsInBattle,
  battleMayBeBattled,
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
  captivesFrozenCaptives,
  captivesReleasing,
  cardTypesCharactersBikerScouts,
  cardTypesCharactersCommanders,
  cardTypesCharactersDroids,
  cardTypesCharactersDualCharacterTypeIcons,
  cardTypesCharactersHighestAbilityCharacter,
  cardTypesCharactersJediAndDarkJedi,
  cardTypesCharactersOperatives,
  cardTypesCharactersPermanentWeapons,
  cardTypesCharactersPilotsDriversAndPassengers,
  cardTypesEffectsAndOthersCardsWithAbility,
  cardTypesEffectsAndOthersComboCards,
  cardTypesEffectsAndOthersEpicEvents,
  cardTypesEffectsAndOthersImmediateEffects,
  cardTypesEffectsAndOthersInterrupts,
  cardTypesEffectsAndOthersNormalAndMobileEffects,
  cardTypesEffectsAndOthersObjectives,
  cardTypesEffectsAndOthersPoliticalEffects,
  cardTypesEffectsAndOthersUtinniEffects,
  cardTypesLocationsCloudSectors,
  cardTypesLocationsSectors,
  cardTypesLocationsSpaceportSites,
  cardTypesLocationsStarshipSites,
  cardTypesStarshipsAndVehiclesBombers,
  cardTypesStarshipsAndVehiclesCombatAndTransportVehicles,
  cardTypesStarshipsAndVehiclesCopies,
  cardTypesStarshipsAndVehiclesEnclosed,
  cardTypesStarshipsAndVehiclesLandedStarships,
  cardTypesStarshipsAndVehiclesMatchingPilotsStarshipsWeapons,
  cardTypesStarshipsAndVehiclesSquadrons,
  cardTypesStarshipsAndVehiclesStarfighters,
  cardTypesStarshipsAndVehiclesVehicles,
  controlForceDrainsMayNotBeModified,
  controlForceDrains,
  controlPresenceOccupyingAndControlling,
  deployCharactersVehiclesStarships,
  deployCreatures,
  deployDeploying,
  deployDeploymentCost,
  deployDeploymentProcedure,
  deployFree,
  deployLocations,
  deployOnCardsDeployingOnCards,
  deployOnCardsEffects,
  deployOnCardsTransferring,
  deployOnCardsWeaponsAndDevices,
  deployPersonas,
  deployRestrictionsAllowedByText,
  deployRestrictionsBattleground,
  deployRestrictionsDeathStars,
  deployRestrictionsDeploymentRestrictions,
  deploySpecialDeployingByText,
  deploySpecialDeployingSquadrons,
  deploySpecialGoingUndercover,
  deploySpecialSimultaneousDeployment,
  deploySpecialSimultaneouslyDeployed,
  deployUniqueAndRestrictedCards,
  destinyAboutToDrawDestiny,
  destinyDestinyDraws,
  destinyDrawAndChoose,
  destinyDrawingDestiny,
  destinyFailedDestinyDraws,
  destinyMultipleDestinyValues,
  destinySubstitutedDestinies,
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
  movementAttackRunsAndBombingRuns,
  movementByTextArriving,
  movementByTextMoveAway,
  movementByTextMovesLike,
  movementByTextMovingThroughLocations,
  movementByTextMovingToBattle,
  movementCarryingCapacity,
  movementCarryingCarryingCards,
  movementCarryingMovedByCrew,
  movementCarryingMovingUndercoverSpies,
  movementCarryingRoomAboard,
  movementFollow,
  movementGeneralCannotMove,
  movementGeneralMovement,
  movementGeneralMustHavePilotAboard,
  movementGeneralRelatedLocations,
  movementLegalMoves,
  movementMovementCost,
  movementMovementProcedure,
  movementRegularDockingBayTransit,
  movementRegularHyperspeed,
  movementRegularLandingAndTakingOff,
  movementRegularLandspeed,
  movementRegularLocationText,
  movementRegularMobileSystemsAndDeathStars,
  movementRegularSectorMovement,
  movementRegularShuttling,
  movementRegularStarshipAndVehicleSites,
  movementUnlimitedCapacitySlots,
  movementUnlimitedDockedStarships,
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
  pilesExchange,
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
  sharedOnTableImmune,
  sharedOnTableInactiveSupportingAndOnTable,
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
  turnForceIconsAndGeneration,
  turnStartAndEndOfTurn,
  turnTurn,
  valuesBattleTotals,
  valuesModifiers,
  valuesParts,
  valuesResets,
  valuesValuesAndNumbers,
  weaponsAutomatedWeapons,
  weaponsDefenseValue,
  weaponsFiringFiringByText,
  weaponsFiringFiringCost,
  weaponsFiringFiringProcedure,
  weaponsFiringFiring,
  weaponsFiringHowOften,
  weaponsFiringWhoCanFire,
  weaponsHits,
  weaponsIonWeapons,
  weaponsLongRangeWeapons,
  weaponsWeaponTargets,
  weaponsWeaponsInAttacks,
]
