import type { CardFacts } from '../../../abilities/card-facts.ts'
import { action, cancelsOpponentTextHere, dark, forceDrain, light } from '../../../abilities/vocabulary.ts'
import { cardsOf, site, system } from '../../building.ts'
import { here } from '../../filters.ts'
import { drainHere } from '../../texts.ts'

const card = cardsOf('light')

export const lightLocations: CardFacts[] = [
  card(
    { key: '4_80', title: 'Anoat', type: 'location', unique: true },
    { icons: ['planet', 'dagobah'] },
    { location: system('Anoat', 5, 2, 1) },
    { missing: ['reacts', 'changes of deploy cost', 'changes of forfeit'] },
  ),
  card(
    { key: '4_81', title: 'Asteroid Field', type: 'location', limit: 3 },
    { icons: ['space', 'dagobah'] },
    { location: { kind: 'sector', sector: 'asteroid', icons: { light: 1, dark: 1 } } },
    { missing: ['Asteroid rules', 'Force drains'] },
  ),
  card(
    { key: '4_82', title: 'Big One', type: 'location' },
    { icons: ['space', 'dagobah'] },
    { location: { kind: 'sector', sector: 'big one', icons: { light: 1, dark: 0 } } },
    { missing: ['Asteroid rules', 'Force drains'] },
    { abilities: dark(drainHere(1)) },
  ),
  card(
    { key: '4_83', title: 'Big One: Asteroid Cave Or Space Slug Belly', type: 'location' },
    { icons: ['cave', 'planet', 'dagobah'] },
    { location: { kind: 'site', interior: true, exterior: true, icons: { light: 1, dark: 1 } } },
    { missing: ['Cave rules', 'Force drains'] },
  ),
  card(
    { key: '4_84', title: 'Dagobah', type: 'location', unique: true },
    { icons: ['planet', 'dagobah'] },
    { location: system('Dagobah', 9, 2, 2) },
    {
      abilities: [
        ...dark(forceDrain({ where: here, whose: 'each', prevented: true })),
        ...light(
          action({
            phase: 'deploy',
            limit: 'phase',
            results: [
              {
                brings: 'deployment',
                from: 'reserve',
                which: { location: { planet: 'Dagobah', kind: 'site' } },
                shuffle: 'shuffle, cut and replace',
              },
            ],
          }),
        ),
      ],
    },
  ),
  card(
    { key: '4_87', title: 'Dagobah: Swamp', type: 'location', unique: true },
    { icons: ['planet', 'dagobah'] },
    { location: site('Dagobah', 1, 0, 'exterior') },
    { missing: ['sinking ships'] },
  ),
  card(
    { key: '4_89', title: "Dagobah: Yoda's Hut", type: 'location', unique: true },
    { icons: ['planet', 'dagobah'] },
    { location: site('Dagobah', 2, 0, 'exterior') },
    { abilities: dark(cancelsOpponentTextHere({ while: { youOccupy: here } })) },
    { missing: ['attacks and attrition'] },
  ),
  card(
    { key: '4_90', title: 'Raithal', type: 'location', unique: true },
    { icons: ['planet', 'dagobah'] },
    { location: system('Raithal', 3, 2, 1) },
    { missing: ['changes of forfeit', 'destiny', 'converted locations'] },
  ),
]
