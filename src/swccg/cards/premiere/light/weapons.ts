import type { CardFacts } from '../../../abilities/card-facts.ts'
import { deploysOn, fires } from '../../../abilities/vocabulary.ts'
import { cardsOf } from '../../building.ts'
import { anyStarship, beings, people, starfighters, warriors } from '../../filters.ts'
import { drainWherePresent, forfeitZero, hit } from '../../texts.ts'

const card = cardsOf('light')

export const lightWeapons: CardFacts[] = [
  card(
    { key: '1_152', title: 'Blaster', type: 'weapon', subtype: 'character' },
    { destiny: 3, deploy: 1 },
    { characteristics: ['blaster'] },
    {
      abilities: [
        deploysOn({ card: warriors, price: 1 }),
        fires({ at: people, price: 1, destiny: 1, results: [hit] }),
      ],
    },
  ),
  card(
    { key: '1_153', title: 'Blaster Rifle', type: 'weapon', subtype: 'character' },
    { destiny: 3, deploy: 2 },
    { characteristics: ['blaster rifle', 'rifle'] },
    {
      abilities: [
        deploysOn({ card: warriors, price: 2 }),
        fires({ at: people, price: 2, destiny: 1, add: 1, results: [hit] }),
      ],
    },
  ),
  card(
    { key: '1_154', title: "Han's Heavy Blaster Pistol", type: 'weapon', subtype: 'character', unique: true },
    { destiny: 2 },
    { characteristics: ['blaster'] },
    {
      abilities: [
        deploysOn({ card: { persona: 'Han' }, price: 1 }),
        deploysOn({ card: warriors, price: 3 }),
        fires({ at: people, price: 1, destiny: 1, add: 1, results: [hit, forfeitZero({ persona: 'Han' })] }),
      ],
    },
  ),
  card(
    { key: '1_155', title: 'Jedi Lightsaber', type: 'weapon', subtype: 'character' },
    { destiny: 2 },
    { characteristics: ['lightsaber'] },
    {
      abilities: [
        deploysOn({ card: warriors, price: { from: 7, less: 'ability' } }),
        drainWherePresent,
        fires({ at: beings, price: { from: 7, less: 'ability' }, destiny: 2, results: [hit] }),
      ],
    },
  ),
  card(
    { key: '1_156', title: "Leia's Sporting Blaster", type: 'weapon', subtype: 'character', unique: true },
    { destiny: 5 },
    { characteristics: ['blaster'] },
    {
      abilities: [
        deploysOn({ card: { persona: 'Leia' }, price: 1 }),
        deploysOn({ card: warriors, price: 2 }),
        fires({
          at: people,
          price: 0,
          destiny: 1,
          add: -1,
          results: [hit, forfeitZero({ persona: 'Leia' })],
        }),
      ],
    },
  ),
  card(
    { key: '1_157', title: "Obi-Wan's Lightsaber", type: 'weapon', subtype: 'character', unique: true },
    { destiny: 1 },
    { characteristics: ['lightsaber'] },
    {
      abilities: [
        deploysOn({ card: { persona: 'Obi-Wan' } }),
        drainWherePresent,
        fires({ at: beings, price: 0, destiny: 2, results: [hit, forfeitZero()] }),
      ],
    },
  ),
  card(
    { key: '1_158', title: 'Proton Torpedoes', type: 'weapon', subtype: 'starship' },
    { destiny: 4 },
    { characteristics: ['proton torpedoes'] },
    {
      abilities: [
        deploysOn({ card: { is: ['X-wing', 'Y-wing', 'B-wing'] }, price: 1 }),
        fires({ at: anyStarship, price: 1, destiny: 1, results: [hit] }),
      ],
    },
  ),
  card(
    { key: '1_159', title: 'Quad Laser Cannon', type: 'weapon', subtype: 'starship' },
    { destiny: 4, deploy: 2 },
    { characteristics: ['cannon', 'laser cannon'] },
    {
      abilities: [
        deploysOn({ card: { anyOf: [{ is: 'Corellian corvette' }, { persona: 'Falcon' }] }, price: 2 }),
        fires({
          at: anyStarship,
          price: 1,
          destiny: 1,
          add: [{ number: 1, of: starfighters }],
          results: [hit],
        }),
      ],
    },
  ),
  card(
    { key: '1_160', title: 'Tagge Seeker', type: 'weapon', subtype: 'automated' },
    { destiny: 3, deploy: 1 },
    { missing: ['where or when it deploys', 'weapons', 'cards lost at once', 'moving cards'] },
  ),
  card(
    { key: '1_161', title: 'Tarkin Seeker', type: 'weapon', subtype: 'automated' },
    { destiny: 3, deploy: 1 },
    { missing: ['where or when it deploys', 'weapons', 'cards lost at once', 'moving cards'] },
  ),
  card(
    { key: '1_162', title: 'Timer Mine', type: 'weapon', subtype: 'automated' },
    { destiny: 2 },
    { missing: ['where or when it deploys', 'weapons', 'cards lost at once'] },
  ),
]
