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
import { cloudCity } from '../../filters.ts'
import { deploysFromReserve, oncePer } from '../../texts.ts'

const card = cardsOf('light')

const aliens: Filter = { type: 'character', subtype: 'alien' }

const independent: Filter = { type: 'starship', is: 'independent', owner: 'you' }

export const lightObjectives: CardFacts[] = [
  card(
    { key: '109_4', title: 'Quiet Mining Colony / Independent Operation', type: 'objective' },
    { icons: ['premium'] },
    twoSides(
      [
        startOfGame({
          parts: [
            { deploy: { title: 'Bespin' } },
            { deploy: { location: { ...cloudCity, battleground: true } } },
          ],
        }),
        oncePer(
          'deploy',
          deploysFromReserve(
            { anyOf: [{ location: { kind: 'site' } }, { location: { sector: 'cloud' } }] },
            { planet: 'Bespin' },
          ),
          1,
        ),
        forceDrain({ where: { planet: 'Bespin' }, losesAtMost: 1 }),
        flips({
          if: {
            all: [
              { not: { held: 'controlled', by: 'opponent', where: { planet: 'Bespin' }, atLeast: 1 } },
              { youControl: { title: 'Bespin: Cloud City' } },
              {
                any: [
                  { held: 'controlled', where: cloudCity, atLeast: 2 },
                  {
                    all: [
                      { held: 'controlled', where: cloudCity, atLeast: 1 },
                      { cardAt: { persona: ['Lando', 'Lobot'] }, where: cloudCity },
                    ],
                  },
                ],
              },
            ],
          },
        }),
      ],
      [
        immuneToAttrition({
          who: { anyOf: [{ ...aliens, owner: 'you' }, { is: 'cloud car', owner: 'you' }, independent] },
          below: 4,
        }),
        forceDrain({
          where: { planet: 'Bespin', youControlWith: aliens },
          mayNotBe: 'modified or canceled',
        }),
        deployCost({ who: independent, add: -1 }),
        oncePer('deploy', deploysFromReserve({ location: { dockingBay: true } })),
        flips({
          if: {
            any: [
              { opponentControls: { title: 'Bespin' } },
              {
                held: 'controlled',
                by: 'opponent',
                where: { anyOf: [cloudCity, { planet: 'Bespin', sector: 'cloud' }] },
                atLeast: 3,
              },
            ],
          },
        }),
      ],
    ),
    { missing: [blownAway] },
  ),
]
