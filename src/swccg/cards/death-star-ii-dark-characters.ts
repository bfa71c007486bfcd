import { addsDestiny, addsToPowerOfPiloted, changesDestiny, modify } from '../abilities/vocabulary.ts'
import type { CardFacts } from '../model/types.ts'
import { cardsOf } from './common.ts'

const card = cardsOf('dark')

export const deathStarIiDarkCharacters: CardFacts[] = [
  card(
    { key: '9_99', title: 'Baron Soontir Fel', type: 'character', subtype: 'imperial', unique: true },
    { destiny: 1, deploy: 3, power: 2, ability: 3, forfeit: 5 },
    { icons: ['pilot', 'warrior', 'death star ii'], characteristics: ['leader', 'Corellian'] },
    {
      matching: ['Saber 1'],
      abilities: [
        addsToPowerOfPiloted(3),
        addsDestiny({ kind: 'battle', count: 1, while: { piloting: { title: 'Saber 1' } } }),
        modify({ what: 'maneuver', who: 'piloted', hostIs: { title: 'Saber 1' }, add: 2 }),
        changesDestiny({
          kind: 'battle',
          of: 'total',
          each: { owner: 'you', is: 'TIE Interceptor', piloted: true, inBattle: true },
          add: 1,
        }),
      ],
    },
  ),
]
