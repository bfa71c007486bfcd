import type { CardFacts } from '../../../abilities/card-facts.ts'
import { movesAway } from '../../../abilities/vocabulary.ts'
import { cardsOf, usedOrLost } from '../../building.ts'
import { luckyShot } from '../both-sides.ts'

const card = cardsOf('light')

export const lightInterrupts: CardFacts[] = [
  card(
    { key: '3_42', title: 'Fall Back!', type: 'interrupt', subtype: 'lost' },
    { destiny: 5 },
    { icons: ['hoth'] },
    {
      abilities: [
        movesAway({
          who: { type: 'character', owner: 'you' },
          whose: 'you',
          upTo: 'all',
          price: 1,
          freeMove: true,
          when: 'battle initiated',
          by: 'opponent',
          at: { kind: 'site', exterior: true },
          targetsSite: true,
          present: true,
          cancelsBattle: true,
        }),
      ],
    },
    { missing: ['only when outnumbered'] },
  ),
  card({ key: '3_45', title: 'Lucky Shot', ...usedOrLost }, { destiny: 4, icons: ['hoth'] }, luckyShot),
]
