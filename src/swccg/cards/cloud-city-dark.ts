import {
  action,
  addsToPowerOfPiloted,
  dark,
  deployCost,
  deploysOn,
  forbidsMove,
  immune,
  immuneToAttrition,
  leaves,
  light,
  matchingStarship,
  modify,
  moveBetween,
  starfighterInClouds,
  transit,
} from '../abilities/vocabulary.ts'
import type { CardFacts } from '../model/types.ts'
import { cardsOf, cloudy, drainHere, here, powerBelow } from './common.ts'

const card = cardsOf('dark')

export const cloudCityDark: CardFacts[] = [
  card(
    {
      key: '5_91',
      title: 'Boba Fett',
      type: 'character',
      subtype: 'alien',
      unique: true,
      persona: 'Boba Fett',
    },
    { destiny: 1, deploy: 5, power: 4, ability: 3, forfeit: 6, armor: 5, landspeed: 3 },
    { icons: ['pilot', 'warrior', 'cloud city'], characteristics: ['Black Sun agent', 'bounty hunter'] },
    {
      abilities: [
        addsToPowerOfPiloted(3),
        ...matchingStarship({ title: 'Slave I' }, 2),
        modify({ what: 'forfeit', who: { captive: 'escorted', carriedBy: { title: 'Boba Fett' } }, add: 5 }),
        immuneToAttrition({ who: 'self', below: 3 }),
      ],
    },
  ),
  card(
    { key: '5_92', title: 'Captain Bewil', type: 'character', subtype: 'imperial', unique: true },
    { destiny: 3, deploy: 3, power: 2, ability: 2, forfeit: 4 },
    { icons: ['warrior', 'cloud city'], characteristics: ['leader'] },
    {
      abilities: [
        forbidsMove({
          who: { type: 'character', owner: 'opponent' },
          from: here,
          to: { kind: 'site', mobile: true },
        }),
        action({
          phase: 'control',
          results: [
            {
              brings: 'search',
              in: 'reserve',
              which: { title: ['Laser Gate', 'Heart Of The Chasm', 'Rite Of Passage'] },
              to: 'hand',
              shuffle: 'reshuffle',
            },
          ],
        }),
      ],
    },
  ),
  card(
    { key: '5_114', title: 'Carbon-Freezing', type: 'effect' },
    { destiny: 3 },
    { icons: ['cloud city'] },
    {
      abilities: [
        deploysOn({ at: { title: 'Cloud City: Carbonite Chamber' } }),
        action({
          phase: 'control',
          limit: 'phase',
          targets: {
            who: { captive: 'not frozen' },
            inactive: 'captive',
            at: { here: true },
            present: true,
          },
          draw: { is: 'any' },
          results: [
            { brings: 'loss', of: 'target', range: { below: 5 } },
            { brings: 'freezing', of: 'target', range: { above: 10 } },
            { brings: 'Force loss', whose: 'opponent', count: 8, range: { above: 10 } },
          ],
        }),
        leaves({
          how: 'lost',
          when: { itself: { carriedBy: { type: 'character', not: { captive: 'any' } } } },
        }),
        immune({ to: 'Alter' }),
      ],
    },
  ),
  card(
    { key: '5_127', title: 'Weather Vane', type: 'effect', unique: true },
    { destiny: 4 },
    { icons: ['cloud city'] },
    { missing: ['where or when it deploys', 'Weather Vane'] },
  ),
  card(
    { key: '5_136', title: 'Double Back', type: 'interrupt', subtype: 'lost' },
    { destiny: 3 },
    { icons: ['cloud city'] },
    {
      abilities: [
        action({
          price: 1,
          results: [{ brings: 'retrieval', which: { type: 'character', is: 'bounty hunter' } }],
        }),
        action({
          price: 3,
          results: [
            {
              brings: 'search',
              in: 'reserve',
              which: { type: 'character', is: 'bounty hunter' },
              to: 'hand',
              shuffle: 'reshuffle',
            },
          ],
        }),
      ],
    },
  ),
  card(
    { key: '5_164', title: 'Bespin', type: 'location', unique: true },
    { icons: ['planet', 'cloud city'] },
    { location: { kind: 'system', planet: 'Bespin', parsec: 6, icons: { light: 1, dark: 2 } } },
    {
      abilities: [
        ...dark(
          deployCost({
            who: { owner: 'opponent', type: ['character', 'vehicle'] },
            add: 1,
            to: { anyOf: [{ planet: 'Bespin', kind: 'site' }, { title: 'Bespin: Cloud City' }] },
            while: { youControl: here },
          }),
        ),
        ...light(
          deployCost({
            who: { owner: 'you', type: ['character', 'vehicle'] },
            add: -1,
            to: { anyOf: [{ planet: 'Bespin', kind: 'site' }, { title: 'Bespin: Cloud City' }] },
            while: { youControl: here },
          }),
        ),
      ],
    },
  ),
  card(
    { key: '5_165', title: 'Bespin: Cloud City', type: 'location', unique: true },
    { icons: ['planet', 'cloud city'] },
    { location: { kind: 'sector', planet: 'Bespin', sector: 'cloud', icons: { light: 1, dark: 2 } } },
    {
      abilities: [
        ...light(powerBelow('Bespin', { owner: 'you', type: ['starship', 'vehicle'] })),
        ...dark(powerBelow('Bespin', { owner: 'you', type: ['starship', 'vehicle'] })),
      ],
    },
  ),
  card(
    { key: '5_166', title: 'Cloud City: Carbonite Chamber', type: 'location', unique: true },
    { icons: ['scomp link', 'cloud city'] },
    {
      location: {
        kind: 'site',
        planet: 'Bespin',
        interior: true,
        mobile: true,
        icons: { light: 1, dark: 2 },
      },
    },
    { missing: ['Carbon-Freezing'] },
  ),
  card(
    { key: '5_167', title: 'Cloud City: Chasm Walkway', type: 'location', unique: true },
    { icons: ['scomp link', 'cloud city'] },
    {
      location: {
        kind: 'site',
        planet: 'Bespin',
        interior: true,
        mobile: true,
        icons: { light: 1, dark: 2 },
      },
    },
    { missing: ['Weather Vane'] },
  ),
  card(
    { key: '5_168', title: 'Cloud City: Dining Room', type: 'location', unique: true },
    { icons: ['scomp link', 'cloud city'] },
    {
      location: {
        kind: 'site',
        planet: 'Bespin',
        interior: true,
        mobile: true,
        icons: { light: 0, dark: 1 },
      },
    },
    { missing: ['reacts', 'changes of deploy cost', 'doubling a card'] },
  ),
  card(
    { key: '5_169', title: 'Cloud City: East Platform (Docking Bay)', type: 'location', unique: true },
    { icons: ['scomp link', 'cloud city'] },
    {
      location: {
        kind: 'site',
        planet: 'Bespin',
        exterior: true,
        mobile: true,
        dockingBay: true,
        icons: { light: 1, dark: 1 },
      },
    },
    { abilities: [...dark(transit({ way: 'from', cost: 1 })), ...light(transit({ way: 'from', cost: 2 }))] },
  ),
  card(
    { key: '5_170', title: 'Cloud City: Incinerator', type: 'location', unique: true },
    { icons: ['scomp link', 'cloud city'] },
    {
      location: {
        kind: 'site',
        planet: 'Bespin',
        interior: true,
        mobile: true,
        icons: { light: 1, dark: 1 },
      },
    },
    {
      abilities: [
        ...light(drainHere(-1)),
        ...dark(
          action({
            phase: 'control',
            price: 2,
            while: { youControl: here },
            results: [{ brings: 'retrieval', which: { subtype: 'droid' } }],
          }),
        ),
      ],
    },
  ),
  card(
    { key: '5_171', title: 'Cloud City: Lower Corridor', type: 'location', unique: true },
    { icons: ['scomp link', 'cloud city'] },
    {
      location: {
        kind: 'site',
        planet: 'Bespin',
        interior: true,
        mobile: true,
        icons: { light: 1, dark: 1 },
      },
    },
    {
      abilities: [
        ...light(drainHere(-1)),
        ...dark(
          modify({
            what: 'power',
            who: { owner: 'you', type: 'character', aboard: { type: 'weapon', is: 'lightsaber' }, at: here },
            add: 2,
          }),
        ),
      ],
    },
  ),
  card(
    { key: '5_172', title: 'Cloud City: Security Tower', type: 'location', unique: true },
    { icons: ['scomp link', 'cloud city'] },
    {
      location: {
        kind: 'site',
        planet: 'Bespin',
        interior: true,
        mobile: true,
        icons: { light: 0, dark: 1 },
        prison: true,
      },
    },
    {
      abilities: [
        ...dark(
          action({
            limit: 'game',
            results: [
              {
                brings: 'search',
                in: 'reserve',
                which: { persona: 'Lando' },
                to: 'hand',
                shuffle: 'reshuffle',
              },
            ],
          }),
        ),
        ...light(
          action({
            phase: 'control',
            limit: 'phase',
            insteadOfDrain: true,
            targets: { who: { captive: 'any', at: { here: true } }, inactive: 'captive' },
            results: [{ brings: 'release', of: 'target' }],
          }),
        ),
      ],
    },
  ),
  card(
    { key: '5_173', title: 'Cloud City: Upper Plaza Corridor', type: 'location', unique: true },
    { icons: ['scomp link', 'cloud city'] },
    {
      location: {
        kind: 'site',
        planet: 'Bespin',
        interior: true,
        mobile: true,
        icons: { light: 1, dark: 1 },
      },
    },
    {
      abilities: [
        ...dark(
          moveBetween({
            from: here,
            to: { planet: 'Bespin', kind: 'site' },
            bothWays: true,
            cost: 'free',
            phase: 'move',
          }),
        ),
        ...light(drainHere(1)),
      ],
    },
  ),
  card(
    { key: '5_174', title: 'Clouds', type: 'location', limit: 3 },
    { icons: ['planet', 'cloud city'] },
    { location: { kind: 'sector', sector: 'cloud', icons: { light: 1, dark: 1 } } },
    { abilities: [...dark(...cloudy), ...light(drainHere(1))] },
  ),
  card(
    { key: '5_178', title: 'Cloud Car', type: 'vehicle', subtype: 'combat' },
    { destiny: 2, deploy: 2, power: 2, forfeit: 3, maneuver: 3, landspeed: 4 },
    { icons: ['pilot', 'cloud city'], characteristics: ['cloud car'] },
    {
      permanentPilots: [{ ability: 1 }],
      capacity: [{ kinds: ['pilot', 'passenger'], count: 1 }],
      enclosed: true,
    },
    { abilities: [starfighterInClouds({})] },
    { missing: ['changes of power', 'reacts', 'targeting'] },
  ),
]
