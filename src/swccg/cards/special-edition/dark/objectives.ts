import type { CardFacts } from '../../../abilities/card-facts.ts'
import type { Filter } from '../../../abilities/types.ts'
import { changesDestiny, deployCost, flips, forceDrain, startOfGame } from '../../../abilities/vocabulary.ts'
import { blownAway, cardsOf, twoSides } from '../../building.ts'
import { imperials } from '../../filters.ts'
import { deploysFromReserve, oncePer } from '../../texts.ts'

const card = cardsOf('dark')

const rebels: Filter = { type: 'character', subtype: 'rebel' }

export const darkObjectives: CardFacts[] = [
  card(
    { key: '7_300', title: 'Ralltiir Operations / In The Hands Of The Empire', type: 'objective' },
    { icons: ['special edition'] },
    twoSides(
      [
        startOfGame({ parts: [{ deploy: { title: 'Ralltiir' } }] }),
        oncePer(
          'deploy',
          deploysFromReserve(
            { anyOf: [{ location: { kind: 'site' } }, { ...imperials, unique: false }] },
            { planet: 'Ralltiir' },
          ),
        ),
        deployCost({ who: rebels, add: 2, to: { planet: 'Ralltiir' } }),
        flips({
          if: {
            all: [
              {
                held: 'controlled',
                where: { planet: 'Ralltiir', kind: 'site' },
                atLeast: 3,
                with: imperials,
              },
              { not: { held: 'controlled', by: 'opponent', where: { planet: 'Ralltiir' }, atLeast: 1 } },
            ],
          },
        }),
      ],
      [
        forceDrain({ whose: 'opponent', where: {}, add: -1 }),
        deployCost({ who: rebels, add: 2, to: { planet: 'Ralltiir' } }),
        changesDestiny({
          kind: 'battle',
          of: 'total',
          add: 1,
          eachHeld: { held: 'occupied', where: { planet: 'Ralltiir' }, with: imperials },
        }),
        oncePer('control', { brings: 'search', in: 'reserve', to: 'hand', shuffle: 'reshuffle' }, 2),
        flips({ if: { held: 'controlled', by: 'opponent', where: { planet: 'Ralltiir' }, atLeast: 2 } }),
      ],
    ),
    { missing: [blownAway] },
  ),
]
