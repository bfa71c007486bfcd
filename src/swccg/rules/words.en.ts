// Written by `npm run words`: change the files that it lists, not this list.
import { automaticActions as actionsByTextAutomaticActions } from './actions/by-text/automatic-actions.en.ts'
import { oncePerGame as actionsByTextOncePerGame } from './actions/by-text/once-per-game.en.ts'
import { action as actionsByTextTextAction } from './actions/by-text/text-action.en.ts'
import { before as actionsInitiatingBefore } from './actions/initiating/before.en.ts'
import { initiating as actionsInitiatingInitiating } from './actions/initiating/initiating.en.ts'
import { duration as actionsInitiatingLastingTexts } from './actions/initiating/lasting-texts.en.ts'
import { mandatoryActions as actionsInitiatingMandatoryActions } from './actions/initiating/mandatory-actions.en.ts'
import { payingCosts as actionsInitiatingPayingCosts } from './actions/initiating/paying-costs.en.ts'
import { playingFromAPile as actionsInitiatingPlayingCardsFromAPile } from './actions/initiating/playing-cards-from-a-pile.en.ts'
import { stepsOfAnAction as actionsInitiatingStepsOfAnAction } from './actions/initiating/steps-of-an-action.en.ts'
import { theOneRule as actionsInitiatingTheOneRule } from './actions/initiating/the-one-rule.en.ts'
import { timing as actionsInitiatingTiming } from './actions/initiating/timing.en.ts'
import { durations as actionsResponsesDurations } from './actions/responses/durations.en.ts'
import { justActions as actionsResponsesJustActions } from './actions/responses/just-actions.en.ts'
import { responses as actionsResponsesResponses } from './actions/responses/responses.en.ts'
import { separateCosts as actionsResponsesSeparateCosts } from './actions/responses/separate-costs.en.ts'
import { theStack as actionsResponsesTheStack } from './actions/responses/the-stack.en.ts'
import { cancelingCards as actionsResultsCancelingCards } from './actions/results/canceling-cards.en.ts'
import { cancelingGameText as actionsResultsCancelingGameText } from './actions/results/canceling-game-text.en.ts'
import { resultOfAnAction as actionsResultsCarryingOutResults } from './actions/results/carrying-out-results.en.ts'
import { forEach as actionsResultsForEach } from './actions/results/for-each.en.ts'
import { movingAwayResults as actionsResultsMovingAwayResults } from './actions/results/moving-away-results.en.ts'
import { preventing as actionsResultsPreventing } from './actions/results/preventing.en.ts'
import { returningCards as actionsResultsReturningCards } from './actions/results/returning-cards.en.ts'
import { unresolvedDestinyDraws as actionsResultsUnresolvedDestinyDraws } from './actions/results/unresolved-destiny-draws.en.ts'
import { allCardsAllCharacters as actionsTargetingAllCardsAllCharacters } from './actions/targeting/all-cards-all-characters.en.ts'
import { alone as actionsTargetingAlone } from './actions/targeting/alone.en.ts'
import { characteristics as actionsTargetingCharacteristics } from './actions/targeting/characteristics.en.ts'
import { impliedTargetRule as actionsTargetingImpliedTargetRule } from './actions/targeting/implied-target-rule.en.ts'
import { prepositions as actionsTargetingPrepositions } from './actions/targeting/prepositions.en.ts'
import { present as actionsTargetingPresent } from './actions/targeting/present.en.ts'
import { retargeting as actionsTargetingRetargeting } from './actions/targeting/retargeting.en.ts'
import { targeting as actionsTargetingTargeting } from './actions/targeting/targeting.en.ts'
import { title as actionsTargetingTitle } from './actions/targeting/title.en.ts'
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
import { excludedFromBattle as battleExcludedFromBattle } from './battle/excluded-from-battle.en.ts'
import { interruptsInBattle as battleInterruptsInBattle } from './battle/interrupts-in-battle.en.ts'
import { mayBeBattled as battleMayBeBattled } from './battle/may-be-battled.en.ts'
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
import { frozenCaptives as captivesFrozenCaptives } from './captives/frozen-captives.en.ts'
import { releasing as captivesReleasing } from './captives/releasing.en.ts'
import { bikerScouts as cardTypesCharactersBikerScouts } from './card-types/characters/biker-scouts.en.ts'
import { commanders as cardTypesCharactersCommanders } from './card-types/characters/commanders.en.ts'
import { droids as cardTypesCharactersDroids } from './card-types/characters/droids.en.ts'
import { dualCharacterTypeIcons as cardTypesCharactersDualCharacterTypeIcons } from './card-types/characters/dual-character-type-icons.en.ts'
import { highestAbilityCharacter as cardTypesCharactersHighestAbilityCharacter } from './card-types/characters/highest-ability-character.en.ts'
import { jediAndDarkJedi as cardTypesCharactersJediAndDarkJedi } from './card-types/characters/jedi-and-dark-jedi.en.ts'
import { operatives as cardTypesCharactersOperatives } from './card-types/characters/operatives.en.ts'
import { permanentWeapons as cardTypesCharactersPermanentWeapons } from './card-types/characters/permanent-weapons.en.ts'
import { pilotsDriversAndPassengers as cardTypesCharactersPilotsDriversAndPassengers } from './card-types/characters/pilots-drivers-and-passengers.en.ts'
import { cardsWithAbility as cardTypesEffectsAndOthersCardsWithAbility } from './card-types/effects-and-others/cards-with-ability.en.ts'
import { comboCards as cardTypesEffectsAndOthersComboCards } from './card-types/effects-and-others/combo-cards.en.ts'
import { epicEvents as cardTypesEffectsAndOthersEpicEvents } from './card-types/effects-and-others/epic-events.en.ts'
import { immediateEffects as cardTypesEffectsAndOthersImmediateEffects } from './card-types/effects-and-others/immediate-effects.en.ts'
import { interrupts as cardTypesEffectsAndOthersInterrupts } from './card-types/effects-and-others/interrupts.en.ts'
import { normalAndMobileEffects as cardTypesEffectsAndOthersNormalAndMobileEffects } from './card-types/effects-and-others/normal-and-mobile-effects.en.ts'
import { objectives as cardTypesEffectsAndOthersObjectives } from './card-types/effects-and-others/objectives.en.ts'
import { politicalEffects as cardTypesEffectsAndOthersPoliticalEffects } from './card-types/effects-and-others/political-effects.en.ts'
import { utinniEffects as cardTypesEffectsAndOthersUtinniEffects } from './card-types/effects-and-others/utinni-effects.en.ts'
import { cloudSectors as cardTypesLocationsCloudSectors } from './card-types/locations/cloud-sectors.en.ts'
import { sectors as cardTypesLocationsSectors } from './card-types/locations/sectors.en.ts'
import { spaceportSites as cardTypesLocationsSpaceportSites } from './card-types/locations/spaceport-sites.en.ts'
import { starshipSites as cardTypesLocationsStarshipSites } from './card-types/locations/starship-sites.en.ts'
import { bombers as cardTypesStarshipsAndVehiclesBombers } from './card-types/starships-and-vehicles/bombers.en.ts'
import { combatAndTransportVehicles as cardTypesStarshipsAndVehiclesCombatAndTransportVehicles } from './card-types/starships-and-vehicles/combat-and-transport-vehicles.en.ts'
import { copies as cardTypesStarshipsAndVehiclesCopies } from './card-types/starships-and-vehicles/copies.en.ts'
import { enclosed as cardTypesStarshipsAndVehiclesEnclosed } from './card-types/starships-and-vehicles/enclosed.en.ts'
import { landedStarships as cardTypesStarshipsAndVehiclesLandedStarships } from './card-types/starships-and-vehicles/landed-starships.en.ts'
import { matchingPilotsStarshipsWeapons as cardTypesStarshipsAndVehiclesMatchingPilotsStarshipsWeapons } from './card-types/starships-and-vehicles/matching-pilots-starships-weapons.en.ts'
import { squadrons as cardTypesStarshipsAndVehiclesSquadrons } from './card-types/starships-and-vehicles/squadrons.en.ts'
import { starfighters as cardTypesStarshipsAndVehiclesStarfighters } from './card-types/starships-and-vehicles/starfighters.en.ts'
import { vehicles as cardTypesStarshipsAndVehiclesVehicles } from './card-types/starships-and-vehicles/vehicles.en.ts'
import { forceDrains as controlForceDrains } from './control/force-drains.en.ts'
import { forceDrainsMayNotBeModified as controlForceDrainsMayNotBeModified } from './control/force-drains-may-not-be-modified.en.ts'
import { presenceOccupyingAndControlling as controlPresenceOccupyingAndControlling } from './control/presence-occupying-and-controlling.en.ts'
import { charactersVehiclesStarships as deployCharactersVehiclesStarships } from './deploy/characters-vehicles-starships.en.ts'
import { creatures as deployCreatures } from './deploy/creatures.en.ts'
import { deploying as deployDeploying } from './deploy/deploying.en.ts'
import { cost as deployDeploymentCost } from './deploy/deployment-cost.en.ts'
import { procedure as deployDeploymentProcedure } from './deploy/deployment-procedure.en.ts'
import { free as deployFree } from './deploy/free.en.ts'
import { locations as deployLocations } from './deploy/locations.en.ts'
import { deployingOnCards as deployOnCardsDeployingOnCards } from './deploy/on-cards/deploying-on-cards.en.ts'
import { effects as deployOnCardsEffects } from './deploy/on-cards/effects.en.ts'
import { transferring as deployOnCardsTransferring } from './deploy/on-cards/transferring.en.ts'
import { weaponsAndDevices as deployOnCardsWeaponsAndDevices } from './deploy/on-cards/weapons-and-devices.en.ts'
import { personas as deployPersonas } from './deploy/personas.en.ts'
import { allowedByText as deployRestrictionsAllowedByText } from './deploy/restrictions/allowed-by-text.en.ts'
import { battleground as deployRestrictionsBattleground } from './deploy/restrictions/battleground.en.ts'
import { deathStars as deployRestrictionsDeathStars } from './deploy/restrictions/death-stars.en.ts'
import { deploymentRestrictions as deployRestrictionsDeploymentRestrictions } from './deploy/restrictions/deployment-restrictions.en.ts'
import { deployingByText as deploySpecialDeployingByText } from './deploy/special/deploying-by-text.en.ts'
import { squadrons as deploySpecialDeployingSquadrons } from './deploy/special/deploying-squadrons.en.ts'
import { undercoverSpies as deploySpecialGoingUndercover } from './deploy/special/going-undercover.en.ts'
import { simultaneousDeployment as deploySpecialSimultaneousDeployment } from './deploy/special/simultaneous-deployment.en.ts'
import { simultaneouslyDeployed as deploySpecialSimultaneouslyDeployed } from './deploy/special/simultaneously-deployed.en.ts'
import { uniqueAndRestrictedCards as deployUniqueAndRestrictedCards } from './deploy/unique-and-restricted-cards.en.ts'
import { aboutToDrawDestiny as destinyAboutToDrawDestiny } from './destiny/about-to-draw-destiny.en.ts'
import { destinyDraws as destinyDestinyDraws } from './destiny/destiny-draws.en.ts'
import { drawAndChoose as destinyDrawAndChoose } from './destiny/draw-and-choose.en.ts'
import { drawingDestiny as destinyDrawingDestiny } from './destiny/drawing-destiny.en.ts'
import { failedDestinyDraws as destinyFailedDestinyDraws } from './destiny/failed-destiny-draws.en.ts'
import { multipleDestinyValues as destinyMultipleDestinyValues } from './destiny/multiple-destiny-values.en.ts'
import { substitutedDestinies as destinySubstitutedDestinies } from './destiny/substituted-destinies.en.ts'
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
import { attackRunsAndBombingRuns as movementAttackRunsAndBombingRuns } from './movement/attack-runs-and-bombing-runs.en.ts'
import { arriving as movementByTextArriving } from './movement/by-text/arriving.en.ts'
import { moveAway as movementByTextMoveAway } from './movement/by-text/move-away.en.ts'
import { movesLike as movementByTextMovesLike } from './movement/by-text/moves-like.en.ts'
import { movingThroughLocations as movementByTextMovingThroughLocations } from './movement/by-text/moving-through-locations.en.ts'
import { movingToBattle as movementByTextMovingToBattle } from './movement/by-text/moving-to-battle.en.ts'
import { capacity as movementCarryingCapacity } from './movement/carrying/capacity.en.ts'
import { carryingCards as movementCarryingCarryingCards } from './movement/carrying/carrying-cards.en.ts'
import { movedByCrew as movementCarryingMovedByCrew } from './movement/carrying/moved-by-crew.en.ts'
import { undercoverSpies as movementCarryingMovingUndercoverSpies } from './movement/carrying/moving-undercover-spies.en.ts'
import { roomAboard as movementCarryingRoomAboard } from './movement/carrying/room-aboard.en.ts'
import { follow as movementFollow } from './movement/follow.en.ts'
import { cannotMove as movementGeneralCannotMove } from './movement/general/cannot-move.en.ts'
import { movement as movementGeneralMovement } from './movement/general/movement.en.ts'
import { mustHavePilotAboard as movementGeneralMustHavePilotAboard } from './movement/general/must-have-pilot-aboard.en.ts'
import { relatedLocations as movementGeneralRelatedLocations } from './movement/general/related-locations.en.ts'
import { legalMoves as movementLegalMoves } from './movement/legal-moves.en.ts'
import { cost as movementMovementCost } from './movement/movement-cost.en.ts'
import { procedure as movementMovementProcedure } from './movement/movement-procedure.en.ts'
import { dockingBayTransit as movementRegularDockingBayTransit } from './movement/regular/docking-bay-transit.en.ts'
import { hyperspeed as movementRegularHyperspeed } from './movement/regular/hyperspeed.en.ts'
import { landingAndTakingOff as movementRegularLandingAndTakingOff } from './movement/regular/landing-and-taking-off.en.ts'
import { landspeed as movementRegularLandspeed } from './movement/regular/landspeed.en.ts'
import { locationText as movementRegularLocationText } from './movement/regular/location-text.en.ts'
import { mobileSystemsAndDeathStars as movementRegularMobileSystemsAndDeathStars } from './movement/regular/mobile-systems-and-death-stars.en.ts'
import { sectorMovement as movementRegularSectorMovement } from './movement/regular/sector-movement.en.ts'
import { shuttling as movementRegularShuttling } from './movement/regular/shuttling.en.ts'
import { starshipAndVehicleSites as movementRegularStarshipAndVehicleSites } from './movement/regular/starship-and-vehicle-sites.en.ts'
import { capacitySlots as movementUnlimitedCapacitySlots } from './movement/unlimited/capacity-slots.en.ts'
import { dockedStarships as movementUnlimitedDockedStarships } from './movement/unlimited/docked-starships.en.ts'
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
import { exchange as pilesExchange } from './piles/exchange.en.ts'
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
import { immune as sharedOnTableImmune } from './shared/on-table/immune.en.ts'
import { inactiveSupportingAndOnTable as sharedOnTableInactiveSupportingAndOnTable } from './shared/on-table/inactive-supporting-and-on-table.en.ts'
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
import { forceIconsAndGeneration as turnForceIconsAndGeneration } from './turn/force-icons-and-generation.en.ts'
import { startAndEndOfTurn as turnStartAndEndOfTurn } from './turn/start-and-end-of-turn.en.ts'
import { turn as turnTurn } from './turn/turn.en.ts'
import { battleTotals as valuesBattleTotals } from './values/battle-totals.en.ts'
import { modifiers as valuesModifiers } from './values/modifiers.en.ts'
import { parts as valuesParts } from './values/parts.en.ts'
import { resets as valuesResets } from './values/resets.en.ts'
import { valuesAndNumbers as valuesValuesAndNumbers } from './values/values-and-numbers.en.ts'
import { automatedWeapons as weaponsAutomatedWeapons } from './weapons/automated-weapons.en.ts'
import { defenseValue as weaponsDefenseValue } from './weapons/defense-value.en.ts'
import { firing as weaponsFiringFiring } from './weapons/firing/firing.en.ts'
import { firingByText as weaponsFiringFiringByText } from './weapons/firing/firing-by-text.en.ts'
import { cost as weaponsFiringFiringCost } from './weapons/firing/firing-cost.en.ts'
import { procedure as weaponsFiringFiringProcedure } from './weapons/firing/firing-procedure.en.ts'
import { howOften as weaponsFiringHowOften } from './weapons/firing/how-often.en.ts'
import { whoCanFire as weaponsFiringWhoCanFire } from './weapons/firing/who-can-fire.en.ts'
import { hits as weaponsHits } from './weapons/hits.en.ts'
import { ionWeapons as weaponsIonWeapons } from './weapons/ion-weapons.en.ts'
import { longRangeWeapons as weaponsLongRangeWeapons } from './weapons/long-range-weapons.en.ts'
import { targets as weaponsWeaponTargets } from './weapons/weapon-targets.en.ts'
import { weaponsInAttacks as weaponsWeaponsInAttacks } from './weapons/weapons-in-attacks.en.ts'
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
