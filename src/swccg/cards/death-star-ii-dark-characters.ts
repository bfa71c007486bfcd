import {
  action,
  addsDestiny,
  addsToPowerOfPiloted,
  changesDestiny,
  forbidsDeploy,
  forbidsMove,
  immuneToAttrition,
  modify,
} from '../abilities/vocabulary.ts'
import type { CardFacts } from '../model/types.ts'
import { aCharacter, cardsOf, takes } from './common.ts'

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
  card(
    { key: '9_109', title: 'Emperor Palpatine', ...aCharacter, subtype: 'imperial', persona: 'Emperor' },
    { destiny: 6, deploy: 5, power: 4, ability: 7, forfeit: 9 },
    { icons: ['death star ii'], characteristics: ['Dark Jedi Master', 'leader'] },
    {
      abilities: [
        forbidsDeploy({ who: 'self', to: { kind: 'site', opponentOccupies: true }, never: true }),
        forbidsMove({
          who: 'self',
          to: { kind: 'site', opponentOccupies: true },
          never: true,
          carried: true,
        }),
        action({ limit: 'turn', results: [takes({ title: 'Force Lightning' })] }),
        immuneToAttrition({ who: 'self', below: 'all' }),
      ],
    },
    { missing: ['crossing over'] },
  ),
]
