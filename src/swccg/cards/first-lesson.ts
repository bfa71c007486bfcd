/** The cards of the first lesson. The page comes with them; all others are fetched when anything else is opened. */

import {
  addsToPowerOfPiloted,
  cannotMove,
  dark,
  deployCost,
  forceGeneration,
  immuneToAttrition,
  light,
  matchingStarship,
  modify,
  moveBetween,
  moveCost,
  notAboard,
  reacts,
} from '../abilities/vocabulary.ts'
import type { CardFacts } from '../model/types.ts'
import { abilityNeededHere, cardsOf, drainHere, here, powerBelow, weaponDestinyHere } from './basics.ts'

const lightCard = cardsOf('light')
const darkCard = cardsOf('dark')

export const firstLessonCards: CardFacts[] = [
  lightCard(
    { key: '1_8', title: 'Dutch', type: 'character', subtype: 'rebel', unique: true },
    { destiny: 1, deploy: 2, power: 2, ability: 2, forfeit: 5 },
    { icons: ['pilot', 'warrior'], characteristics: ['Gold Squadron', 'leader'] },
    { matching: ['Gold 1'] },
    {
      abilities: [
        addsToPowerOfPiloted(2),
        ...matchingStarship({ title: 'Gold 1' }, 1),
        modify({
          what: 'forfeit',
          who: { is: 'pilot', and: { is: 'Gold Squadron' }, not: { title: 'Dutch' }, at: here },
          add: 1,
        }),
      ],
    },
  ),
  lightCard(
    { key: '1_15', title: "Kal'Falnl C'ndros", type: 'character', subtype: 'alien', unique: true },
    { destiny: 2, deploy: 0, power: 1, ability: 1, forfeit: 5, landspeed: 3 },
    { icons: ['pilot'], characteristics: ['female'] },
    {
      abilities: [
        notAboard({
          what: {
            anyOf: [
              { type: 'starship', subtype: 'starfighter' },
              { type: 'vehicle', is: 'enclosed' },
            ],
          },
        }),
        addsToPowerOfPiloted(2),
      ],
    },
    { missing: ['battle destiny'] },
  ),
  lightCard(
    {
      key: '1_19',
      title: 'Luke Skywalker',
      type: 'character',
      subtype: 'rebel',
      unique: true,
      persona: 'Luke',
    },
    { destiny: 1, deploy: 3, power: 3, ability: 4, forfeit: 7 },
    { icons: ['pilot', 'warrior'] },
    { matching: ['Red 5', 'Rogue 1'] },
    {
      abilities: [
        forceGeneration({ add: 1, while: { not: { itself: { onPlanet: 'Tatooine' } } } }),
        addsToPowerOfPiloted(3),
        ...matchingStarship({ title: 'Red 5' }, 2, false),
        immuneToAttrition({ who: 'self', below: 3 }),
      ],
    },
    { characteristics: ['Red Squadron'] },
  ),
  lightCard(
    { key: '1_26', title: 'Rebel Guard', type: 'character', subtype: 'rebel' },
    { destiny: 3, deploy: 2, power: 0, ability: 1, forfeit: 1 },
    {
      abilities: [
        cannotMove({}),
        modify({ what: 'power', who: 'self', add: 4, while: { battle: { by: 'opponent' } } }),
      ],
    },
  ),
  lightCard(
    { key: '1_28', title: 'Rebel Trooper', type: 'character', subtype: 'rebel' },
    { destiny: 1, deploy: 1, power: 1, ability: 1, forfeit: 2 },
    { icons: ['warrior'], characteristics: ['Alderaanian', 'Rebel trooper', 'trooper'] },
    {
      abilities: [
        deployCost({
          who: 'self',
          free: true,
          beside: { owner: 'you', subtype: 'rebel', abilityAtLeast: 3 },
        }),
      ],
    },
  ),
  lightCard(
    { key: '1_127', title: 'Tatooine', type: 'location', unique: true },
    { icons: ['planet'] },
    { location: { kind: 'system', planet: 'Tatooine', parsec: 7, icons: { light: 2, dark: 1 } } },
    { abilities: [...light(powerBelow('Tatooine')), ...dark(powerBelow('Tatooine'))] },
  ),
  lightCard(
    { key: '1_128', title: 'Tatooine: Cantina', type: 'location', unique: true },
    { icons: ['planet'] },
    { location: { kind: 'site', planet: 'Tatooine', interior: true, icons: { light: 2, dark: 2 } } },
    {
      abilities: [
        ...light(modify({ what: 'power', who: { owner: 'you', subtype: 'alien', at: here }, add: 1 })),
        ...dark(
          modify({
            what: 'forfeit',
            who: { owner: 'you', subtype: 'alien', not: { is: 'Tusken Raider' }, at: here },
            add: 1,
          }),
        ),
      ],
    },
  ),
  lightCard(
    { key: '1_130', title: 'Tatooine: Dune Sea', type: 'location', unique: true },
    { icons: ['planet'] },
    { location: { kind: 'site', planet: 'Tatooine', exterior: true, icons: { light: 1, dark: 1 } } },
    { abilities: [...dark(abilityNeededHere(6))] },
  ),
  lightCard(
    { key: '1_132', title: "Tatooine: Lars' Moisture Farm", type: 'location', unique: true },
    { icons: ['planet', 'scomp link'] },
    { location: { kind: 'site', planet: 'Tatooine', exterior: true, icons: { light: 2, dark: 1 } } },
    {
      abilities: [
        ...light(deployCost({ who: { persona: ['Beru Lars', 'Luke Skywalker'] }, add: -1, to: here })),
        ...dark(weaponDestinyHere),
      ],
    },
  ),
  lightCard(
    { key: '1_133', title: 'Tatooine: Mos Eisley', type: 'location', unique: true },
    { icons: ['planet'] },
    { location: { kind: 'site', planet: 'Tatooine', exterior: true, icons: { light: 2, dark: 1 } } },
    {
      abilities: light(
        moveBetween({
          from: here,
          to: { title: 'Tatooine: Cantina' },
          bothWays: true,
          cost: 'free',
          phase: 'control',
        }),
      ),
    },
  ),
  lightCard(
    { key: '1_151', title: 'SoroSuub V-35 Landspeeder', type: 'vehicle', subtype: 'transport' },
    { destiny: 4, deploy: 2, power: 0, forfeit: 3, maneuver: 4, landspeed: 3 },
    { characteristics: ['landspeeder'] },
    {
      capacity: [
        { kinds: ['driver'], count: 1 },
        { kinds: ['passenger'], count: 3 },
      ],
      enclosed: true,
    },
    {
      abilities: [
        moveCost({
          who: 'self',
          free: true,
          while: { aboard: { anyOf: [{ title: ['Owen Lars', 'Beru Lars'] }, { persona: 'Luke' }] } },
        }),
        reacts({ how: 'move', who: 'self' }),
      ],
    },
  ),
  darkCard(
    { key: '1_293', title: 'Tatooine: Jundland Wastes', type: 'location', unique: true },
    { icons: ['planet'] },
    { location: { kind: 'site', planet: 'Tatooine', exterior: true, icons: { light: 1, dark: 1 } } },
    {
      abilities: [
        ...dark(drainHere(1)),
        ...dark(modify({ what: 'forfeit', who: { owner: 'you', is: 'Tusken Raider', at: here }, add: 1 })),
        ...light(abilityNeededHere(6)),
      ],
    },
  ),
]
