/** All other cards; the page fetches them when a position or a game wants one. */

import type { CardFacts } from '../model/types.ts'
import { aNewHopeDark } from './a-new-hope-dark.ts'
import { aNewHopeLight } from './a-new-hope-light.ts'
import { battleDark } from './battle-dark.ts'
import { battleLight } from './battle-light.ts'
import { captivesDark } from './captives-dark.ts'
import { captivesLight } from './captives-light.ts'
import { cloudCityDark } from './cloud-city-dark.ts'
import { cloudCityLight } from './cloud-city-light.ts'
import { coruscantDark } from './coruscant-dark.ts'
import { coruscantLight } from './coruscant-light.ts'
import { creaturesDark } from './creatures-dark.ts'
import { creaturesLight } from './creatures-light.ts'
import { dagobahDark } from './dagobah-dark.ts'
import { dagobahLight } from './dagobah-light.ts'
import { deathStarIiDark } from './death-star-ii-dark.ts'
import { deathStarIiLight } from './death-star-ii-light.ts'
import { empireStrikesBackIntroductoryTwoPlayerGameDark } from './empire-strikes-back-introductory-two-player-game-dark.ts'
import { endorDark } from './endor-dark.ts'
import { endorLight } from './endor-light.ts'
import { enhancedPremiereDark } from './enhanced-premiere-dark.ts'
import { enhancedPremiereLight } from './enhanced-premiere-light.ts'
import { genericSites } from './generic-sites.ts'
import { hothDark } from './hoth-dark.ts'
import { hothLight } from './hoth-light.ts'
import { jabbasPalaceDark } from './jabbas-palace-dark.ts'
import { jabbasPalaceLight } from './jabbas-palace-light.ts'
import { jabbasPalaceSealedDeckDark } from './jabbas-palace-sealed-deck-dark.ts'
import { jabbasPalaceSealedDeckLight } from './jabbas-palace-sealed-deck-light.ts'
import { jediPackDark } from './jedi-pack-dark.ts'
import { officialTournamentSealedDeckLight } from './official-tournament-sealed-deck-light.ts'
import { permanentCrewLight } from './permanent-crew-light.ts'
import { personas } from './personas.ts'
import { premiereDark } from './premiere-dark.ts'
import { premiereDarkCharacters } from './premiere-dark-characters.ts'
import { premiereDarkEffects } from './premiere-dark-effects.ts'
import { premiereDarkInterrupts } from './premiere-dark-interrupts.ts'
import { premiereDarkLocations } from './premiere-dark-locations.ts'
import { premiereDarkWeapons } from './premiere-dark-weapons.ts'
import { premiereLight } from './premiere-light.ts'
import { premiereLightCharacters } from './premiere-light-characters.ts'
import { premiereLightEffects } from './premiere-light-effects.ts'
import { premiereLightInterrupts } from './premiere-light-interrupts.ts'
import { premiereLightLocations } from './premiere-light-locations.ts'
import { premiereLightWeapons } from './premiere-light-weapons.ts'
import { rebelLeaderPackLight } from './rebel-leader-pack-light.ts'
import { reflections2Dark } from './reflections-2-dark.ts'
import { specialEditionDark } from './special-edition-dark.ts'
import { specialEditionDarkInterrupts } from './special-edition-dark-interrupts.ts'
import { specialEditionLight } from './special-edition-light.ts'
import { startingDark } from './starting-dark.ts'
import { startingLight } from './starting-light.ts'
import { tatooineDark } from './tatooine-dark.ts'
import { tatooineLight } from './tatooine-light.ts'
import { theedPalaceDark } from './theed-palace-dark.ts'
import { theedPalaceLight } from './theed-palace-light.ts'
import { timingDark, timingLight } from './timing.ts'
import { virtualSet16Dark } from './virtual-set-16-dark.ts'

export const cardsFetchedLater: CardFacts[] = [
  ...creaturesDark,
  ...creaturesLight,
  ...battleLight,
  ...battleDark,
  ...captivesDark,
  ...captivesLight,
  ...premiereLightCharacters,
  ...premiereLightLocations,
  ...premiereLight,
  ...premiereDarkCharacters,
  ...premiereDarkLocations,
  ...premiereDark,
  ...premiereDarkWeapons,
  ...premiereDarkInterrupts,
  ...premiereDarkEffects,
  ...premiereLightWeapons,
  ...premiereLightInterrupts,
  ...premiereLightEffects,
  ...aNewHopeLight,
  ...aNewHopeDark,
  ...hothLight,
  ...hothDark,
  ...dagobahLight,
  ...dagobahDark,
  ...cloudCityLight,
  ...cloudCityDark,
  ...jabbasPalaceLight,
  ...jabbasPalaceDark,
  ...specialEditionLight,
  ...specialEditionDark,
  ...specialEditionDarkInterrupts,
  ...endorLight,
  ...endorDark,
  ...deathStarIiLight,
  ...deathStarIiDark,
  ...reflections2Dark,
  ...tatooineLight,
  ...genericSites,
  ...personas,
  ...startingLight,
  ...startingDark,
  ...tatooineDark,
  ...coruscantLight,
  ...coruscantDark,
  ...theedPalaceLight,
  ...theedPalaceDark,
  ...jediPackDark,
  ...rebelLeaderPackLight,
  ...empireStrikesBackIntroductoryTwoPlayerGameDark,
  ...officialTournamentSealedDeckLight,
  ...enhancedPremiereLight,
  ...enhancedPremiereDark,
  ...jabbasPalaceSealedDeckLight,
  ...jabbasPalaceSealedDeckDark,
  ...permanentCrewLight,
  ...virtualSet16Dark,
  ...timingDark,
  ...timingLight,
]
