/** Kinds of cards that have a heading of their own: Objectives, operatives, Jedi Masters, sectors, combo cards … */

import type { Chapter } from '../shared/chapter-type.ts'
import { rules as bikerScoutsRules } from './characters/biker-scouts.ts'
import { rules as commandersRules } from './characters/commanders.ts'
import { rules as droidsRules } from './characters/droids.ts'
import { rules as dualCharacterTypeIconsRules } from './characters/dual-character-type-icons.ts'
import { rules as highestAbilityCharacterRules } from './characters/highest-ability-character.ts'
import { rules as jediAndDarkJediRules } from './characters/jedi-and-dark-jedi.ts'
import { oneOperative, operativesDue, rules as operativesRules } from './characters/operatives.ts'
import { rules as permanentWeaponsRules } from './characters/permanent-weapons.ts'
import { rules as pilotsAndDriversRules } from './characters/pilots-drivers-and-passengers.ts'
import { rules as cardsWithAbilityRules } from './effects-and-others/cards-with-ability.ts'
import { rules as comboCardsRules } from './effects-and-others/combo-cards.ts'
import { rules as epicEventsRules } from './effects-and-others/epic-events.ts'
import { rules as immediateEffectsRules } from './effects-and-others/immediate-effects.ts'
import { rules as interruptsRules } from './effects-and-others/interrupts.ts'
import { rules as normalAndMobileEffectsRules } from './effects-and-others/normal-and-mobile-effects.ts'
import {
  flipProcedure,
  flipping,
  flipsDue,
  rules as objectivesRules,
} from './effects-and-others/objectives.ts'
import { rules as politicalEffectsRules } from './effects-and-others/political-effects.ts'
import { aimsLost, targetGone, rules as utinniEffectsRules } from './effects-and-others/utinni-effects.ts'
import { rules as cloudSectorsRules } from './locations/cloud-sectors.ts'
import { rules as sectorsRules } from './locations/sectors.ts'
import { rules as spaceportSitesRules } from './locations/spaceport-sites.ts'
import { rules as starshipSitesRules } from './locations/starship-sites.ts'
import { rules as bombersRules } from './starships-and-vehicles/bombers.ts'
import { rules as combatAndTransportVehiclesRules } from './starships-and-vehicles/combat-and-transport-vehicles.ts'
import { rules as copiesRules } from './starships-and-vehicles/copies.ts'
import { rules as enclosedRules } from './starships-and-vehicles/enclosed.ts'
import { rules as landedStarshipsRules } from './starships-and-vehicles/landed-starships.ts'
import { rules as matchingPilotsStarshipsWeaponsRules } from './starships-and-vehicles/matching-pilots-starships-weapons.ts'
import { rules as squadronsRules } from './starships-and-vehicles/squadrons.ts'
import { rules as starfightersRules } from './starships-and-vehicles/starfighters.ts'
import { rules as vehiclesRules } from './starships-and-vehicles/vehicles.ts'

export const cardTypes = {
  rules: [
    ...cardsWithAbilityRules,
    ...starshipSitesRules,
    ...spaceportSitesRules,
    ...pilotsAndDriversRules,
    ...enclosedRules,
    ...matchingPilotsStarshipsWeaponsRules,
    ...permanentWeaponsRules,
    ...highestAbilityCharacterRules,
    ...bikerScoutsRules,
    ...commandersRules,
    ...bombersRules,
    ...landedStarshipsRules,
    ...combatAndTransportVehiclesRules,
    ...vehiclesRules,
    ...starfightersRules,
    ...sectorsRules,
    ...cloudSectorsRules,
    ...comboCardsRules,
    ...droidsRules,
    ...interruptsRules,
    ...epicEventsRules,
    ...politicalEffectsRules,
    ...normalAndMobileEffectsRules,
    ...immediateEffectsRules,
    ...jediAndDarkJediRules,
    ...copiesRules,
    ...dualCharacterTypeIconsRules,
    ...objectivesRules,
    ...operativesRules,
    ...squadronsRules,
    ...utinniEffectsRules,
  ],
  procedures: { flip: flipProcedure, 'one operative': oneOperative, 'target gone': targetGone },
  settles: (p) => [...flipsDue(p), ...operativesDue(p), ...aimsLost(p)],
  texts: { flips: flipping },
} satisfies Chapter
