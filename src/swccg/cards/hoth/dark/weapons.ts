import type { CardFacts } from '../../../abilities/card-facts.ts'
import { deploysOn, fires, movedByCrew } from '../../../abilities/vocabulary.ts'
import { cardsOf } from '../../building.ts'
import { artillery, beings, people, starfighters, warriors } from '../../filters.ts'
import { hit } from '../../texts.ts'

const card = cardsOf('dark')

export const darkWeapons: CardFacts[] = [
  card(
    { key: '3_158', title: 'AT-AT Cannon', type: 'weapon', subtype: 'vehicle' },
    { destiny: 3 },
    { icons: ['hoth'], characteristics: ['cannon', 'laser cannon'] },
    {
      abilities: [
        deploysOn({ card: { is: 'AT-AT' }, price: 2 }),
        fires({
          at: { anyOf: [people, starfighters] },
          range: 'adjacent',
          price: 2,
          destiny: 1,
          add: [
            { number: 1, of: beings },
            { number: 2, of: { type: 'vehicle' } },
          ],
          defenseValue: [{ number: 3, of: starfighters }],
          results: [hit],
        }),
      ],
    },
  ),
  card(
    { key: '3_159', title: 'E-web Blaster', type: 'weapon', subtype: 'artillery' },
    { destiny: 5, deploy: 3, forfeit: 1 },
    { icons: ['hoth'], characteristics: ['blaster'] },
    {
      abilities: [
        deploysOn({ at: { kind: 'site' } }),
        movedByCrew({ crew: { ...warriors, owner: 'you' }, count: 2, add: 1 }),
        fires({
          at: { anyOf: [people, starfighters] },
          gunner: { ...warriors, owner: 'you' },
          price: 2,
          destiny: 1,
          add: 1,
          defenseValue: [{ number: 5, of: starfighters }],
          results: [hit],
        }),
      ],
    },
  ),
  card(
    { key: '3_161', title: 'Probe Droid Laser', type: 'weapon', subtype: 'character' },
    { destiny: 3 },
    { icons: ['hoth'], characteristics: ['cannon', 'laser cannon'] },
    {
      abilities: [
        deploysOn({ card: { is: 'probe droid' } }),
        fires({
          at: { anyOf: [beings, artillery] },
          price: 0,
          destiny: 1,
          defenseValue: [{ number: 5, of: artillery }],
          results: [
            { brings: 'loss', of: artillery },
            { brings: 'hit', of: beings },
          ],
        }),
      ],
    },
  ),
]
