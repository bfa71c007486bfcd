import type { CardFacts } from '../../../abilities/card-facts.ts'
import { action, suspends } from '../../../abilities/vocabulary.ts'
import { cardsOf } from '../../building.ts'

const card = cardsOf('light')

export const lightCharacters: CardFacts[] = [
  card(
    {
      key: '10_2',
      title: 'Artoo & Threepio',
      type: 'character',
      subtype: 'droid',
      unique: true,
    },
    { destiny: 3, deploy: 3, power: 2, forfeit: 6 },
    { icons: ['pilot', 'nav computer', 'reflections 2'] },
    { characteristics: ['astromech', 'protocol droid', 'r-unit'], matching: ['Falcon'] },
    { combines: ['R2-D2', 'C-3PO'] },
    {
      abilities: [
        action({
          limit: 'turn',
          results: [
            {
              brings: 'search',
              in: 'reserve',
              which: { titleHas: 'Bad Feeling' },
              to: 'hand',
              shuffle: 'reshuffle',
            },
          ],
        }),
        suspends({ who: { title: 'Bad Feeling Have I' } }),
      ],
    },
    { missing: ['what it may pilot', 'who may start battles', 'battle damage and attrition'] },
  ),
]
