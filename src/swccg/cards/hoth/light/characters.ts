import type { CardFacts } from '../../../abilities/card-facts.ts'
import {
  addsToPowerOfPiloted,
  changesDestiny,
  deploysOnly,
  immuneToAttrition,
  modify,
} from '../../../abilities/vocabulary.ts'
import { aCharacter, cardsOf } from '../../building.ts'

const card = cardsOf('light')

export const lightCharacters: CardFacts[] = [
  card(
    { key: '3_3', title: 'Commander Luke Skywalker', ...aCharacter, subtype: 'rebel', persona: 'Luke' },
    { destiny: 1, deploy: 4, power: 4, ability: 4, forfeit: 7 },
    { icons: ['pilot', 'warrior', 'hoth'], characteristics: ['commander', 'leader', 'Rogue Squadron pilot'] },
    {
      abilities: [
        deploysOnly({ where: { planet: 'Hoth', kind: 'site' } }),
        addsToPowerOfPiloted(3),
        modify({ what: 'maneuver', who: 'piloted', hostIs: { title: 'Rogue 1' }, add: 2 }),
        immuneToAttrition({ who: 'self', below: 3 }),
      ],
    },
    { missing: ['changes of forfeit'] },
  ),
  card(
    { key: '3_4', title: 'Dack Ralter', type: 'character', subtype: 'rebel', unique: true },
    { destiny: 2, deploy: 2, power: 2, ability: 2, forfeit: 5 },
    { icons: ['warrior', 'hoth'], characteristics: ['gunner'] },
    {
      abilities: [
        changesDestiny({ kind: 'weapon', of: 'each', firer: 'rides', add: 1 }),
        changesDestiny({
          kind: 'weapon',
          of: 'each',
          firer: 'rides',
          add: 2,
          while: {
            any: [{ itself: { isAboard: { title: 'Rogue 1' } } }, { isWith: { persona: 'Luke' } }],
          },
        }),
      ],
    },
  ),
  card(
    { key: '3_17', title: 'Rogue Gunner', type: 'character', subtype: 'rebel' },
    { destiny: 1, deploy: 1, power: 1, ability: 1, forfeit: 1 },
    { icons: ['warrior', 'hoth'], characteristics: ['gunner'] },
    { abilities: [changesDestiny({ kind: 'weapon', of: 'each', firer: 'rides', add: 1 })] },
  ),
  card(
    { key: '3_25', title: 'Wes Janson', type: 'character', subtype: 'rebel', unique: true },
    { destiny: 2, deploy: 2, power: 2, ability: 2, forfeit: 5 },
    { icons: ['warrior', 'hoth'], characteristics: ['gunner'] },
    {
      abilities: [
        changesDestiny({ kind: 'weapon', of: 'each', firer: 'rides', add: 1 }),
        changesDestiny({
          kind: 'weapon',
          of: 'each',
          firer: 'rides',
          add: 2,
          while: {
            any: [
              { itself: { isAboard: { title: 'Rogue 3' } } },
              { isWith: { persona: ['Wedge', 'Jek Porkins'] } },
            ],
          },
        }),
      ],
    },
  ),
]
