import type { CardFacts } from '../../../abilities/card-facts.ts'
import { deploysOn, fires } from '../../../abilities/vocabulary.ts'
import { cardsOf } from '../../building.ts'
import { anyStarship, beings, capitals } from '../../filters.ts'
import { hit } from '../../texts.ts'

const card = cardsOf('dark')

export const darkWeapons: CardFacts[] = [
  card(
    { key: '2_158', title: 'Enhanced TIE Laser Cannon', type: 'weapon', subtype: 'starship' },
    { destiny: 5 },
    { icons: ['a new hope'], characteristics: ['cannon', 'laser cannon'] },
    {
      abilities: [
        deploysOn({ card: { is: 'TIE' }, price: 1 }),
        fires({ at: anyStarship, price: 1, destiny: 1, add: [{ number: -2, of: capitals }], results: [hit] }),
      ],
    },
  ),
  card(
    { key: '2_159', title: 'Jawa Blaster', type: 'weapon', subtype: 'character' },
    { destiny: 4 },
    { icons: ['a new hope'], characteristics: ['blaster'] },
    {
      abilities: [
        deploysOn({ card: { is: 'Jawa' } }),
        fires({ at: beings, price: 0, destiny: 1, add: -1, results: [hit], explodesAtZero: true }),
      ],
    },
  ),
  card(
    {
      key: '2_162',
      title: "URoRRuR'R'R's Hunting Rifle",
      type: 'weapon',
      subtype: 'character',
      unique: true,
    },
    { destiny: 5 },
    { icons: ['a new hope'], characteristics: ['rifle'] },
    {
      abilities: [
        deploysOn({ card: { persona: ["URoRRuR'R'R", 'Chief Bast'] }, price: 1 }),
        deploysOn({ card: { type: 'character', not: { subtype: 'droid' } }, price: 3 }),
        fires({
          at: beings,
          price: 1,
          destiny: 1,
          add: [
            { number: -1, of: { type: 'character' } },
            { number: 2, of: { type: 'creature' } },
          ],
          results: [hit],
        }),
      ],
    },
  ),
]
