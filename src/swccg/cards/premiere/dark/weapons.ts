import type { CardFacts } from '../../../abilities/card-facts.ts'
import { canBeFiredAt, deploysOn, fires } from '../../../abilities/vocabulary.ts'
import { cardsOf } from '../../building.ts'
import { anyStarship, beings, capitals, people, seekers, starfighters, warriors } from '../../filters.ts'
import { drainWherePresent, forfeitZero, hit, ionized } from '../../texts.ts'

const card = cardsOf('dark')

export const darkWeapons: CardFacts[] = [
  card(
    { key: '1_311', title: 'Assault Rifle', type: 'weapon', subtype: 'character' },
    { destiny: 2, deploy: 3 },
    { characteristics: ['blaster rifle', 'rifle'] },
    {
      abilities: [
        deploysOn({ card: warriors, price: 3 }),
        fires({ at: people, range: 'adjacent', price: 2, destiny: 1, add: 1, results: [hit] }),
      ],
    },
  ),
  card(
    { key: '1_312', title: 'Blaster Rifle', type: 'weapon', subtype: 'character' },
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
    { key: '1_313', title: 'Boosted TIE Cannon', type: 'weapon', subtype: 'starship' },
    { destiny: 4, deploy: 1 },
    { characteristics: ['cannon'] },
    {
      abilities: [
        deploysOn({ card: { is: 'TIE Advanced x1' }, price: 1 }),
        fires({
          at: anyStarship,
          price: 1,
          destiny: 1,
          add: [
            { number: -1, of: capitals },
            { number: 1, of: starfighters },
          ],
          results: [hit],
        }),
      ],
    },
  ),
  card(
    { key: '1_314', title: 'Dark Jedi Lightsaber', type: 'weapon', subtype: 'character' },
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
    { key: '1_315', title: 'Gaderffii Stick', type: 'weapon', subtype: 'character' },
    { destiny: 4, deploy: 2 },
    {
      abilities: [
        deploysOn({ card: { is: 'Tusken Raider' }, whose: 'anyone', price: 2 }),
        fires({
          at: { type: 'character' },
          answers: 'battle initiated',
          price: 0,
          destiny: 2,
          above: 5,
          results: [{ brings: 'disarming' }],
        }),
      ],
    },
  ),
  card(
    { key: '1_316', title: 'Han Seeker', type: 'weapon', subtype: 'automated' },
    { destiny: 3, deploy: 1 },
    { missing: ['where or when it deploys', 'weapons', 'cards lost at once', 'moving cards'] },
  ),
  card(
    { key: '1_317', title: 'Imperial Blaster', type: 'weapon', subtype: 'character' },
    { destiny: 3, deploy: 1 },
    { characteristics: ['blaster', 'DH-17 blaster'] },
    {
      abilities: [
        deploysOn({ card: warriors, price: 1 }),
        fires({ at: people, price: 1, destiny: 1, results: [hit] }),
      ],
    },
  ),
  card(
    { key: '1_318', title: 'Ion Cannon', type: 'weapon', subtype: 'starship' },
    { destiny: 5, deploy: 2 },
    { characteristics: ['cannon', 'ion cannon'] },
    {
      abilities: [
        deploysOn({ card: { is: 'Star Destroyer' }, price: 2 }),
        fires({ at: anyStarship, price: 1, destiny: 1, add: 2, results: ionized }),
      ],
    },
  ),
  card(
    { key: '1_319', title: 'Laser Projector', type: 'weapon', subtype: 'automated' },
    { destiny: 3, deploy: 2 },
    {
      abilities: [
        deploysOn({ at: { kind: 'site', interior: true }, price: 2 }),
        fires({
          at: { anyOf: [beings, seekers] },
          price: 0,
          destiny: 1,
          add: -1,
          defenseValue: [{ number: 1, of: seekers }],
          results: [hit],
        }),
        canBeFiredAt({ defenseValue: 1 }),
      ],
    },
  ),
  card(
    { key: '1_320', title: 'Light Repeating Blaster Rifle', type: 'weapon', subtype: 'character' },
    { destiny: 2, deploy: 2 },
    { characteristics: ['blaster rifle', 'rifle'] },
    {
      abilities: [
        deploysOn({ card: warriors, price: 2 }),
        fires({
          at: people,
          price: 2,
          repeats: 2,
          destiny: 1,
          add: 1,
          results: [hit],
          powered: true,
        }),
      ],
    },
  ),
  card(
    { key: '1_321', title: 'Luke Seeker', type: 'weapon', subtype: 'automated' },
    { destiny: 3 },
    { missing: ['where or when it deploys', 'moving like an undercover spy', 'cards lost at once'] },
  ),
  card(
    { key: '1_322', title: 'Timer Mine', type: 'weapon', subtype: 'automated' },
    { destiny: 2 },
    { missing: ['where or when it deploys', 'weapons', 'cards lost at once'] },
  ),
  card(
    { key: '1_323', title: 'Turbolaser Battery', type: 'weapon', subtype: 'starship' },
    { destiny: 2, deploy: 3 },
    { characteristics: ['turbolaser battery'] },
    {
      abilities: [
        deploysOn({ card: { is: 'Star Destroyer' }, price: 3 }),
        deploysOn({ at: { kind: 'system', mobile: true }, price: 3 }),
        fires({
          at: anyStarship,
          price: 2,
          destiny: 2,
          add: [
            { number: -2, of: capitals },
            { number: -5, of: { type: 'starship', not: capitals } },
          ],
          results: [hit],
        }),
      ],
    },
  ),
  card(
    { key: '1_324', title: "Vader's Lightsaber", type: 'weapon', subtype: 'character', unique: true },
    { destiny: 1 },
    { characteristics: ['lightsaber'] },
    {
      abilities: [
        deploysOn({ card: { persona: 'Vader' } }),
        drainWherePresent,
        fires({ at: beings, price: 0, destiny: 2, results: [hit, forfeitZero()] }),
      ],
    },
  ),
]
