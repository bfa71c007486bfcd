import type { CardFacts } from '../../../abilities/card-facts.ts'
import type { Filter } from '../../../abilities/types.ts'
import {
  deployCost,
  flips,
  forceDrain,
  immuneToAttrition,
  startOfGame,
} from '../../../abilities/vocabulary.ts'
import { blownAway, cardsOf, twoSides } from '../../building.ts'
import { imperials } from '../../filters.ts'
import { deploysFromReserve, oncePer } from '../../texts.ts'

const card = cardsOf('light')

const squadrons: Filter = { type: 'starship', subtype: 'squadron', owner: 'you' }

export const lightObjectives: CardFacts[] = [
  card(
    {
      key: '7_135',
      title: 'Dantooine Base Operations / More Dangerous Than You Realize',
      type: 'objective',
    },
    { icons: ['special edition'] },
    twoSides(
      [
        startOfGame({ parts: [{ deploy: { title: 'Dantooine' } }] }),
        oncePer(
          'deploy',
          deploysFromReserve(
            {
              anyOf: [{ location: { kind: 'site' } }, { type: 'character', subtype: 'rebel', unique: false }],
            },
            { planet: 'Dantooine' },
          ),
        ),
        deployCost({ who: imperials, add: 2, to: { planet: 'Dantooine' } }),
        flips({
          if: {
            all: [
              {
                held: 'controlled',
                where: { planet: 'Dantooine', kind: 'site' },
                atLeast: 3,
                with: { type: 'character', subtype: 'rebel' },
              },
              { not: { held: 'controlled', by: 'opponent', where: { planet: 'Dantooine' }, atLeast: 1 } },
            ],
          },
        }),
      ],
      [
        forceDrain({ whose: 'opponent', where: {}, add: -1 }),
        deployCost({ who: imperials, add: 2, to: { planet: 'Dantooine' } }),
        immuneToAttrition({ who: squadrons, below: 4 }),
        forceDrain({ where: { kind: 'system', present: { who: squadrons, atLeast: 1 } }, add: 1 }),
        flips({ if: { held: 'controlled', by: 'opponent', where: { planet: 'Dantooine' }, atLeast: 2 } }),
      ],
    ),
    { missing: ['squadrons deployed to Dantooine', 'battle destiny', blownAway] },
  ),
]
