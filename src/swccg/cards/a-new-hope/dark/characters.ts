import type { CardFacts } from '../../../abilities/card-facts.ts'
import { action, deploysOnly, destinyIfUnable, moveCost } from '../../../abilities/vocabulary.ts'
import { cardsOf } from '../../building.ts'
import { here } from '../../filters.ts'

const card = cardsOf('dark')

export const darkCharacters: CardFacts[] = [
  card(
    { key: '2_83', title: 'Captain Khurgee', type: 'character', subtype: 'imperial', unique: true },
    { destiny: 2, deploy: 3, power: 2, ability: 2, forfeit: 3 },
    { icons: ['warrior', 'a new hope'], characteristics: ['leader'] },
    {
      abilities: [
        action({
          phase: 'control',
          limit: 'phase',
          price: 2,
          results: [
            {
              brings: 'search',
              in: 'reserve',
              which: { title: 'Scanning Crew' },
              to: 'hand',
              shuffle: 'reshuffle',
            },
          ],
        }),
      ],
    },
  ),
  card(
    { key: '2_94', title: "Lirin Car'n", type: 'character', subtype: 'alien', unique: true },
    { destiny: 3, deploy: 2, power: 1, ability: 1, forfeit: 3 },
    { icons: ['a new hope'], characteristics: ['musician', 'Bith'] },
    {
      abilities: [
        moveCost({
          who: { type: 'character' },
          addForEach: { is: 'musician' },
          to: here,
          using: ['landspeed', 'shuttling', 'docking bay transit', 'location text'],
        }),
      ],
    },
    { missing: ['changes of deploy cost'] },
  ),
  card(
    { key: '2_105', title: "Tech Mo'r", type: 'character', subtype: 'alien', unique: true },
    { destiny: 6, deploy: 3, power: 1, ability: 1, forfeit: 1 },
    { icons: ['warrior', 'a new hope'], characteristics: ['musician', 'Bith'] },
    { missing: ['looking at cards'] },
  ),
  card(
    {
      key: '2_108',
      title: "URoRRuR'R'R",
      type: 'character',
      subtype: 'alien',
      unique: true,
      persona: "URoRRuR'R'R",
    },
    { destiny: 3, deploy: 3, power: 1, ability: 1, forfeit: 4 },
    { icons: ['a new hope'], characteristics: ['leader', 'Tusken Raider'] },
    {
      abilities: [
        deploysOnly({ where: { onPlanet: 'Tatooine' } }),
        destinyIfUnable({
          count: 1,
          while: { itself: { with: { is: 'Tusken Raider' }, at: { kind: 'site' } } },
        }),
      ],
    },
  ),
]
