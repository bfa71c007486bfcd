import type { CardFacts } from '../../../abilities/card-facts.ts'
import { action, addsToPowerOfPiloted, deployCost } from '../../../abilities/vocabulary.ts'
import { cardsOf } from '../../building.ts'

const card = cardsOf('dark')

export const darkCharacters: CardFacts[] = [
  card(
    { key: '106_11', title: 'Chall Bekan', type: 'character', subtype: 'alien', unique: true },
    { destiny: 2, deploy: 4, power: 2, ability: 3, forfeit: 4 },
    { icons: ['pilot', 'warrior', 'premium'], characteristics: ['ISB agent', 'leader'] },
    {
      abilities: [
        action({
          answers: { is: 'deployed', card: 'self' },
          results: [
            {
              brings: 'search',
              in: 'reserve',
              which: { type: 'character', subtype: 'alien', unique: false },
              to: 'hand',
              shuffle: 'reshuffle',
            },
          ],
        }),
        addsToPowerOfPiloted(2),
        deployCost({
          who: { type: 'character', subtype: 'alien', owner: 'you' },
          add: -1,
          to: { planet: 'Tatooine', kind: 'site', anyOf: [{ here: true }, { adjacent: true }] },
        }),
      ],
    },
  ),
]
