import type { CardFacts } from '../../../abilities/card-facts.ts'
import {
  changesTotal,
  deployCost,
  flips,
  forbidsDeploy,
  forceDrain,
  forceGeneration,
  startOfGame,
} from '../../../abilities/vocabulary.ts'
import { blownAway, cardsOf, forTheGame, twoSides } from '../../building.ts'
import { imperials } from '../../filters.ts'
import { deploysFromReserve, oncePer, takes } from '../../texts.ts'

const card = cardsOf('light')

export const lightObjectives: CardFacts[] = [
  card(
    { key: '111_4', title: 'Massassi Base Operations / One In A Million', type: 'objective' },
    { icons: ['premium'] },
    twoSides(
      [
        startOfGame({
          parts: [{ deploy: { title: 'Yavin 4' } }, { deploy: { title: 'Yavin 4: Docking Bay' } }],
        }),
        ...forTheGame(
          forbidsDeploy({ who: { title: 'Revolution', owner: 'you' } }),
          forceDrain({ where: { planet: 'Yavin 4', kind: ['site', 'sector'] }, prevented: true }),
        ),
        forceGeneration({ where: { planet: 'Yavin 4', kind: 'site' }, limit: 1 }),
        oncePer('deploy', deploysFromReserve({ location: { planet: 'Yavin 4', kind: 'site' } })),
        deployCost({ who: imperials, add: 2, to: { planet: 'Yavin 4' } }),
        flips({
          if: {
            all: [
              { held: 'controlled', where: { planet: 'Yavin 4', kind: 'site' }, atLeast: 3 },
              {
                not: {
                  held: 'controlled',
                  by: 'opponent',
                  where: { planet: 'Yavin 4', kind: 'site' },
                  atLeast: 3,
                },
              },
            ],
          },
        }),
      ],
      [
        oncePer(
          'deploy',
          takes({
            anyOf: [
              { title: ['Rebel Tech', 'Attack Run'] },
              { is: 'proton torpedoes' },
              { title: 'Death Star', type: 'location' },
            ],
          }),
        ),
        changesTotal({ what: 'power', where: { kind: 'system' }, add: 3 }),
      ],
    ),
    { missing: ['where or when the Death Star deploys', blownAway] },
  ),
]
