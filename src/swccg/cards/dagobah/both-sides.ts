/** What cards of both sides of this set have in common. */

import type { CardFacts } from '../../abilities/card-facts.ts'
import {
  arOnly,
  attacks,
  cancelsCard,
  cancelsDrain,
  carriesOff,
  crdOnly,
  fateOfDefeated,
  immune,
  letsGo,
  modify,
  parasite,
  squeezes,
} from '../../abilities/vocabulary.ts'
import type { CardPart } from '../building.ts'
import { starfighters } from '../filters.ts'

/** What a creature of both sides is, but for the number of its card. */
export type Creature = CardPart & Pick<CardFacts, 'title' | 'type'>

export const bogWing: Creature = {
  title: 'Bog-wing',
  type: 'creature',
  subtype: 'avian',
  ...{ destiny: 5, deploy: 2, forfeit: 0, ferocity: -1, ferocityDestinies: 1, defenseValue: 2 },
  ...{ icons: ['dagobah'], characteristics: ['selective'], habitat: 'Dagobah' },
  editions: { crd: { habitat: 'exterior Dagobah sites' } },
  abilities: [
    parasite({ host: { type: 'character' }, canMove: true }),
    ...arOnly(carriesOff({ upTo: 2 })),
    ...crdOnly(carriesOff({ upTo: 2, farthest: true })),
  ],
}

export const mynock: Creature = {
  title: 'Mynock',
  type: 'creature',
  subtype: 'space',
  ...{ destiny: 3, deploy: 3, forfeit: 0, ferocity: 2, defenseValue: 3 },
  ...{ icons: ['dagobah'], characteristics: ['selective'], habitat: 'unrestricted' },
  movesLike: 'starfighter',
  abilities: [
    parasite({ host: starfighters }),
    modify({ what: 'power', who: 'host', add: -2, cumulative: true }),
    modify({ what: 'hyperspeed', who: 'host', add: -2, cumulative: true }),
    letsGo({}),
  ],
}

export const vineSnake: Creature = {
  title: 'Vine Snake',
  type: 'creature',
  subtype: 'ophidian',
  ...{ destiny: 3, deploy: 2, forfeit: 0, ferocity: 0, defenseValue: 3 },
  ...{ icons: ['dagobah'], characteristics: ['selective'], habitat: 'planet sites except Hoth' },
  abilities: [parasite({ host: { type: 'character', not: { is: 'droid' } } }), squeezes({})],
}

/** Swallows starfighters at the Big One, or takes them in. */
export const spaceSlugs = [
  attacks({ how: 'only', whom: starfighters }),
  fateOfDefeated({
    who: {},
    to: { title: 'Big One: Asteroid Cave Or Space Slug Belly' },
    orEaten: true,
  }),
]

/** Both sides have it. */
export const control = {
  abilities: [
    cancelsCard({ what: { title: ['Sense', 'Alter'] } }),
    cancelsCard({ what: { type: 'effect', subtype: ['immediate', 'mobile'] } }),
    cancelsDrain({ price: 0 }),
    immune({ to: 'Sense' }),
  ],
}
