import type { CardFacts } from '../../../abilities/card-facts.ts'
import { addsDestiny, fires, immune, mayBattle } from '../../../abilities/vocabulary.ts'
import { cardsOf } from '../../building.ts'

const card = cardsOf('dark')

export const darkCharacters: CardFacts[] = [
  card(
    {
      key: '109_11',
      title: 'IG-88 With Riot Gun',
      type: 'character',
      subtype: 'droid',
      unique: true,
      persona: 'IG-88',
    },
    { destiny: 1, deploy: 5, power: 4, forfeit: 3, armor: 5 },
    {
      icons: ['pilot', 'warrior', 'permanent weapon', 'premium'],
      characteristics: ['Black Sun agent', 'bounty hunter', 'assassin', 'assassin droid'],
    },
    { permanentWeapon: 'riot gun' },
    {
      abilities: [
        mayBattle({ how: 'initiate' }),
        fires({
          at: { type: 'character' },
          price: 0,
          destiny: 1,
          add: 1,
          results: [{ brings: 'capture' }],
        }),
        addsDestiny({
          kind: 'battle',
          count: 1,
          while: {
            any: [{ itself: { alone: true } }, { inBattleWith: { owner: 'you', is: 'bounty hunter' } }],
          },
        }),
        immune({ to: 'Restraining Bolt' }),
        // Who purchases droids is Wioslea alone.
        immune({ to: 'Wioslea' }),
      ],
    },
  ),
]
