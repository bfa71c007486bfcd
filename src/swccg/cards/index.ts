/**
 * The pool: every card that the game knows, by set. A card stands in the file of its set, side and kind
 * (`premiere/dark/weapons.ts`), in the order of its number.
 */

import type { CardFacts } from '../abilities/card-facts.ts'
import { aNewHope } from './a-new-hope/index.ts'
import { cloudCity } from './cloud-city/index.ts'
import { coruscant } from './coruscant/index.ts'
import { dagobah } from './dagobah/index.ts'
import { deathStarIi } from './death-star-ii/index.ts'
import { empireStrikesBackIntroductory } from './empire-strikes-back-introductory/index.ts'
import { endor } from './endor/index.ts'
import { enhancedCloudCity } from './enhanced-cloud-city/index.ts'
import { enhancedJabbasPalace } from './enhanced-jabbas-palace/index.ts'
import { enhancedPremiere } from './enhanced-premiere/index.ts'
import { hoth } from './hoth/index.ts'
import { jabbasPalace } from './jabbas-palace/index.ts'
import { jabbasPalaceSealedDeck } from './jabbas-palace-sealed-deck/index.ts'
import { jediPack } from './jedi-pack/index.ts'
import { officialTournamentSealedDeck } from './official-tournament-sealed-deck/index.ts'
import { premiere } from './premiere/index.ts'
import { premiereIntroductory } from './premiere-introductory/index.ts'
import { rebelLeaderPack } from './rebel-leader-pack/index.ts'
import { reflections2 } from './reflections-2/index.ts'
import { reflections3 } from './reflections-3/index.ts'
import { specialEdition } from './special-edition/index.ts'
import { tatooine } from './tatooine/index.ts'
import { theedPalace } from './theed-palace/index.ts'
import { thirdAnthology } from './third-anthology/index.ts'
import { virtualSet16 } from './virtual-set-16/index.ts'

/** The cards of each set that the pool has cards of, in the order in which the sets appeared. */
const sets: readonly (readonly CardFacts[])[] = [
  premiere,
  aNewHope,
  hoth,
  dagobah,
  cloudCity,
  jabbasPalace,
  specialEdition,
  endor,
  deathStarIi,
  reflections2,
  tatooine,
  coruscant,
  reflections3,
  theedPalace,
  premiereIntroductory,
  jediPack,
  rebelLeaderPack,
  empireStrikesBackIntroductory,
  officialTournamentSealedDeck,
  enhancedPremiere,
  enhancedCloudCity,
  enhancedJabbasPalace,
  thirdAnthology,
  jabbasPalaceSealedDeck,
  virtualSet16,
]

const number = ({ key }: CardFacts) => key.split('_').map(Number) as [number, number]

/** All cards of the pool, sorted by set, then by number. */
export const pool: CardFacts[] = sets
  .flat()
  .sort((a, b) => number(a)[0] - number(b)[0] || number(a)[1] - number(b)[1])
