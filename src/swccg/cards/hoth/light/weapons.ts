import type { CardFacts } from '../../../abilities/card-facts.ts'
import { arOnly, crdOnly, deploysOn, fires, movedByCrew } from '../../../abilities/vocabulary.ts'
import type { Fires } from '../../../abilities/weapon/weapon.ts'
import { cardsOf } from '../../building.ts'
import { beings, capitals, people, starfighters, warriors } from '../../filters.ts'
import { drainWherePresent, forfeitZero, hit } from '../../texts.ts'

const card = cardsOf('light')

const repeating: Omit<Fires, 'does'> = {
  at: beings,
  upTo: 2,
  range: 'adjacent',
  gunner: { ...warriors, owner: 'you' },
  price: 2,
  destiny: 2,
  results: [hit],
}

export const lightWeapons: CardFacts[] = [
  card(
    { key: '3_71', title: "Anakin's Lightsaber", type: 'weapon', subtype: 'character', unique: true },
    { destiny: 1 },
    { icons: ['hoth'], characteristics: ['lightsaber'] },
    {
      abilities: [
        deploysOn({ card: { type: 'character', is: 'Skywalker', abilityAtLeast: 4 } }),
        drainWherePresent,
        fires({ at: beings, price: 0, destiny: 2, results: [hit, forfeitZero()] }),
      ],
    },
  ),
  card(
    { key: '3_74', title: 'Dual Laser Cannon', type: 'weapon', subtype: 'vehicle' },
    { destiny: 3 },
    { icons: ['hoth'], characteristics: ['cannon', 'laser cannon'] },
    {
      abilities: [
        deploysOn({ card: { is: 'T-47' }, price: 2 }),
        fires({
          at: people,
          price: 1,
          destiny: 1,
          add: [
            { number: -1, of: beings },
            { number: 2, of: { type: 'vehicle' } },
          ],
          results: [hit],
        }),
      ],
    },
  ),
  card(
    { key: '3_75', title: 'Golan Laser Battery', type: 'weapon', subtype: 'artillery' },
    { destiny: 4, deploy: 3, forfeit: 3 },
    { icons: ['hoth'], characteristics: ['cannon', 'laser cannon'] },
    {
      abilities: [
        deploysOn({ at: { kind: 'site', exterior: true, icon: 'planet' } }),
        fires({
          at: people,
          range: 'adjacent',
          gunner: { ...warriors, owner: 'you' },
          price: 2,
          destiny: 1,
          add: [{ number: 2, of: beings }],
          results: [hit],
        }),
      ],
    },
  ),
  card(
    { key: '3_77', title: 'Medium Repeating Blaster Cannon', type: 'weapon', subtype: 'artillery' },
    { destiny: 1, deploy: 3, forfeit: 1 },
    { icons: ['hoth'], characteristics: ['blaster', 'cannon'] },
    {
      abilities: [
        deploysOn({ at: { kind: 'site' } }),
        movedByCrew({ crew: { type: 'character', owner: 'you', is: 'warrior' }, count: 2, add: 1 }),
        ...arOnly(fires({ ...repeating, alike: true })),
        ...crdOnly(fires(repeating)),
      ],
    },
  ),
  card(
    { key: '3_78', title: 'Planet Defender Ion Cannon', type: 'weapon', subtype: 'artillery', unique: true },
    { destiny: 4, deploy: 4, forfeit: 4 },
    { icons: ['hoth'], characteristics: ['cannon', 'ion cannon'] },
    {
      abilities: [
        deploysOn({ at: { planet: 'Hoth', kind: 'site', exterior: true } }),
        deploysOn({ at: { planet: 'Yavin 4', kind: 'site', exterior: true } }),
        fires({
          at: capitals,
          range: 'related system',
          price: 2,
          destiny: 1,
          add: 3,
          above: 'armor',
          results: [
            { brings: 'loss of starship weapons' },
            { brings: 'reset', what: 'power', to: 0 },
            { brings: 'reset', what: 'hyperspeed', to: 0 },
          ],
        }),
      ],
    },
  ),
  card(
    { key: '3_80', title: 'Surface Defense Cannon', type: 'weapon', subtype: 'starship' },
    { destiny: 5 },
    { icons: ['hoth'], characteristics: ['cannon'] },
    {
      abilities: [
        deploysOn({ card: { persona: 'Falcon' } }),
        deploysOn({ card: starfighters, price: 1 }),
        fires({ at: beings, atSites: true, price: 1, destiny: 1, add: 1, results: [hit] }),
      ],
    },
  ),
]
