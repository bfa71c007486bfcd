/** All other cards; the page fetches them when a position or a game wants one. */

import type { CardFacts } from '../model/types.ts'
import { aNewHopeDark } from './a-new-hope-dark.ts'
import { aNewHopeDarkCharacters } from './a-new-hope-dark-characters.ts'
import { aNewHopeDarkLocations } from './a-new-hope-dark-locations.ts'
import { aNewHopeLight } from './a-new-hope-light.ts'
import { aNewHopeLightCharacters } from './a-new-hope-light-characters.ts'
import { aNewHopeLightLocations } from './a-new-hope-light-locations.ts'
import { cloudCityDark } from './cloud-city-dark.ts'
import { cloudCityDarkCharacters } from './cloud-city-dark-characters.ts'
import { cloudCityDarkInterrupts } from './cloud-city-dark-interrupts.ts'
import { cloudCityDarkLocations } from './cloud-city-dark-locations.ts'
import { cloudCityLight } from './cloud-city-light.ts'
import { cloudCityLightCharacters } from './cloud-city-light-characters.ts'
import { cloudCityLightInterrupts } from './cloud-city-light-interrupts.ts'
import { cloudCityLightLocations } from './cloud-city-light-locations.ts'
import { coruscantDark } from './coruscant-dark.ts'
import { coruscantLight } from './coruscant-light.ts'
import { dagobahDark } from './dagobah-dark.ts'
import { dagobahDarkCharacters } from './dagobah-dark-characters.ts'
import { dagobahDarkInterrupts } from './dagobah-dark-interrupts.ts'
import { dagobahDarkLocations } from './dagobah-dark-locations.ts'
import { dagobahLight } from './dagobah-light.ts'
import { dagobahLightCharacters } from './dagobah-light-characters.ts'
import { dagobahLightInterrupts } from './dagobah-light-interrupts.ts'
import { dagobahLightLocations } from './dagobah-light-locations.ts'
import { deathStarIiDark } from './death-star-ii-dark.ts'
import { deathStarIiDarkCharacters } from './death-star-ii-dark-characters.ts'
import { deathStarIiDarkLocations } from './death-star-ii-dark-locations.ts'
import { deathStarIiLight } from './death-star-ii-light.ts'
import { deathStarIiLightCharacters } from './death-star-ii-light-characters.ts'
import { deathStarIiLightLocations } from './death-star-ii-light-locations.ts'
import { endorDark } from './endor-dark.ts'
import { endorDarkCharacters } from './endor-dark-characters.ts'
import { endorDarkInterrupts } from './endor-dark-interrupts.ts'
import { endorDarkLocations } from './endor-dark-locations.ts'
import { endorLight } from './endor-light.ts'
import { endorLightInterrupts } from './endor-light-interrupts.ts'
import { endorLightLocations } from './endor-light-locations.ts'
import { genericSites } from './generic-sites.ts'
import { hothDark } from './hoth-dark.ts'
import { hothDarkCharacters } from './hoth-dark-characters.ts'
import { hothDarkLocations } from './hoth-dark-locations.ts'
import { hothLight } from './hoth-light.ts'
import { hothLightCharacters } from './hoth-light-characters.ts'
import { hothLightLocations } from './hoth-light-locations.ts'
import { jabbasPalaceDark } from './jabbas-palace-dark.ts'
import { jabbasPalaceDarkCharacters } from './jabbas-palace-dark-characters.ts'
import { jabbasPalaceDarkLocations } from './jabbas-palace-dark-locations.ts'
import { jabbasPalaceLight } from './jabbas-palace-light.ts'
import { jabbasPalaceLightLocations } from './jabbas-palace-light-locations.ts'
import { premiereDarkAliens } from './premiere-dark-aliens.ts'
import { premiereDarkDroids } from './premiere-dark-droids.ts'
import { premiereDarkEffects } from './premiere-dark-effects.ts'
import { premiereDarkImperials } from './premiere-dark-imperials.ts'
import { premiereDarkLocations } from './premiere-dark-locations.ts'
import { premiereDarkLostInterrupts } from './premiere-dark-lost-interrupts.ts'
import { premiereDarkShips } from './premiere-dark-ships.ts'
import { premiereDarkUsedInterrupts } from './premiere-dark-used-interrupts.ts'
import { premiereDarkWeapons } from './premiere-dark-weapons.ts'
import { premiereLightAliens } from './premiere-light-aliens.ts'
import { premiereLightDroids } from './premiere-light-droids.ts'
import { premiereLightEffects } from './premiere-light-effects.ts'
import { premiereLightLocations } from './premiere-light-locations.ts'
import { premiereLightLostInterrupts } from './premiere-light-lost-interrupts.ts'
import { premiereLightRebels } from './premiere-light-rebels.ts'
import { premiereLightShips } from './premiere-light-ships.ts'
import { premiereLightUsedInterrupts } from './premiere-light-used-interrupts.ts'
import { premiereLightWeapons } from './premiere-light-weapons.ts'
import { reflections2Dark } from './reflections-2-dark.ts'
import { reflections2Light } from './reflections-2-light.ts'
import { reflections3Dark } from './reflections-3-dark.ts'
import { reflections3Light } from './reflections-3-light.ts'
import { smallSetsDark } from './small-sets-dark.ts'
import { smallSetsLight } from './small-sets-light.ts'
import { specialEditionDark } from './special-edition-dark.ts'
import { specialEditionDarkCharacters } from './special-edition-dark-characters.ts'
import { specialEditionDarkInterrupts } from './special-edition-dark-interrupts.ts'
import { specialEditionDarkLocations } from './special-edition-dark-locations.ts'
import { specialEditionLight } from './special-edition-light.ts'
import { specialEditionLightCharacters } from './special-edition-light-characters.ts'
import { specialEditionLightInterrupts } from './special-edition-light-interrupts.ts'
import { specialEditionLightLocations } from './special-edition-light-locations.ts'
import { tatooineDark } from './tatooine-dark.ts'
import { tatooineLight } from './tatooine-light.ts'
import { theedPalaceDark } from './theed-palace-dark.ts'
import { theedPalaceLight } from './theed-palace-light.ts'

export const cardsFetchedLater: CardFacts[] = [
  ...aNewHopeDark,
  ...aNewHopeDarkCharacters,
  ...aNewHopeDarkLocations,
  ...aNewHopeLight,
  ...aNewHopeLightCharacters,
  ...aNewHopeLightLocations,
  ...cloudCityDark,
  ...cloudCityDarkCharacters,
  ...cloudCityDarkInterrupts,
  ...cloudCityDarkLocations,
  ...cloudCityLight,
  ...cloudCityLightCharacters,
  ...cloudCityLightInterrupts,
  ...cloudCityLightLocations,
  ...coruscantDark,
  ...coruscantLight,
  ...dagobahDark,
  ...dagobahDarkCharacters,
  ...dagobahDarkInterrupts,
  ...dagobahDarkLocations,
  ...dagobahLight,
  ...dagobahLightCharacters,
  ...dagobahLightInterrupts,
  ...dagobahLightLocations,
  ...deathStarIiDark,
  ...deathStarIiDarkCharacters,
  ...deathStarIiDarkLocations,
  ...deathStarIiLight,
  ...deathStarIiLightCharacters,
  ...deathStarIiLightLocations,
  ...endorDark,
  ...endorDarkCharacters,
  ...endorDarkInterrupts,
  ...endorDarkLocations,
  ...endorLight,
  ...endorLightInterrupts,
  ...endorLightLocations,
  ...genericSites,
  ...hothDark,
  ...hothDarkCharacters,
  ...hothDarkLocations,
  ...hothLight,
  ...hothLightCharacters,
  ...hothLightLocations,
  ...jabbasPalaceDark,
  ...jabbasPalaceDarkCharacters,
  ...jabbasPalaceDarkLocations,
  ...jabbasPalaceLight,
  ...jabbasPalaceLightLocations,
  ...premiereDarkAliens,
  ...premiereDarkDroids,
  ...premiereDarkEffects,
  ...premiereDarkImperials,
  ...premiereDarkLocations,
  ...premiereDarkLostInterrupts,
  ...premiereDarkShips,
  ...premiereDarkUsedInterrupts,
  ...premiereDarkWeapons,
  ...premiereLightAliens,
  ...premiereLightDroids,
  ...premiereLightEffects,
  ...premiereLightLocations,
  ...premiereLightLostInterrupts,
  ...premiereLightRebels,
  ...premiereLightShips,
  ...premiereLightUsedInterrupts,
  ...premiereLightWeapons,
  ...reflections2Dark,
  ...reflections2Light,
  ...reflections3Dark,
  ...reflections3Light,
  ...smallSetsDark,
  ...smallSetsLight,
  ...specialEditionDark,
  ...specialEditionDarkCharacters,
  ...specialEditionDarkInterrupts,
  ...specialEditionDarkLocations,
  ...specialEditionLight,
  ...specialEditionLightCharacters,
  ...specialEditionLightInterrupts,
  ...specialEditionLightLocations,
  ...tatooineDark,
  ...tatooineLight,
  ...theedPalaceDark,
  ...theedPalaceLight,
]
