import type { CardFacts } from '../../../abilities/card-facts.ts'
import { action, changesTotal, immune } from '../../../abilities/vocabulary.ts'
import { cardsOf } from '../../building.ts'

const card = cardsOf('light')

export const lightEffects: CardFacts[] = [
  card(
    { key: '11_19', title: "I Can't Believe He's Gone", type: 'effect', subtype: 'immediate', unique: true },
    { destiny: 5 },
    { icons: ['tatooine'] },
    {
      abilities: [
        action({
          answers: { is: 'battle initiated', at: { kind: 'site' } },
          price: 1,
          results: [
            { brings: 'change', changes: [changesTotal({ what: 'power', add: 5 })], until: 'end of battle' },
          ],
        }),
        immune({ to: 'Control' }),
      ],
    },
    { missing: ['where or when it deploys'] },
  ),
]
