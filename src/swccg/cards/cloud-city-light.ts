import {
  action,
  addsToPowerOfPiloted,
  cancelsCard,
  dark,
  deployCost,
  deploysOn,
  forceDrain,
  immuneToAttrition,
  light,
  modify,
  moveBetween,
  movesAway,
  relocates,
  starfighterInClouds,
  transit,
} from '../abilities/vocabulary.ts'
import type { CardFacts } from '../model/types.ts'
import { cardsOf, cloudy, drainHere, here, powerBelow } from './common.ts'

const card = cardsOf('light')

export const cloudCityLight: CardFacts[] = [
  card(
    {
      key: '5_7',
      title: 'Princess Leia',
      type: 'character',
      subtype: 'rebel',
      unique: true,
      persona: 'Leia',
    },
    { destiny: 1, deploy: 4, power: 3, ability: 4, forfeit: 7 },
    { icons: ['pilot', 'warrior', 'cloud city'] },
    { characteristics: ['Alderaanian', 'leader', 'senator', 'female'] },
    {
      abilities: [addsToPowerOfPiloted(1), immuneToAttrition({ who: 'self', below: 3 })],
      missing: ['where or when it deploys', 'reacts'],
    },
  ),
  card(
    { key: '5_27', title: 'Hopping Mad', type: 'effect', unique: true },
    { destiny: 6 },
    { icons: ['cloud city'] },
    {
      abilities: [
        deploysOn({ card: { type: 'character', subtype: 'droid', owner: 'you' } }),
        action({
          phase: 'control',
          limit: 'phase',
          price: 1,
          results: [
            {
              brings: 'search',
              in: 'reserve',
              which: {
                title: [
                  'Droid Shutdown',
                  'The Professor',
                  "We're Doomed",
                  'Scomp Link Access',
                  'This Is All Your Fault',
                  'Shocking Information',
                ],
              },
              to: 'hand',
              shuffle: 'reshuffle',
            },
          ],
        }),
      ],
    },
  ),
  card(
    { key: '5_29', title: 'Uncontrollable Fury', type: 'effect', unique: true },
    { destiny: 2 },
    { icons: ['cloud city'] },
    { missing: ['where or when it deploys', 'changes of power', 'battle destiny', 'Force loss'] },
  ),
  card(
    { key: '5_30', title: 'Weather Vane', type: 'effect', unique: true },
    { destiny: 4 },
    { icons: ['cloud city'] },
    { missing: ['where or when it deploys', 'Weather Vane'] },
  ),
  card(
    {
      key: '5_33',
      title: 'Artoo, Come Back At Once!',
      type: 'interrupt',
      subtype: 'used or lost',
      unique: true,
    },
    { destiny: 4 },
    { icons: ['cloud city'] },
    {
      abilities: [
        action({
          as: 'used',
          results: [
            {
              brings: 'search',
              in: 'reserve',
              which: { title: 'Hero Of A Thousand Devices' },
              to: 'hand',
              shuffle: 'reshuffle',
            },
          ],
        }),
        action({
          as: 'lost',
          price: 1,
          results: [{ brings: 'retrieval', which: { type: 'character', persona: 'R2-D2' } }],
        }),
        action({
          as: 'lost',
          price: 3,
          results: [
            {
              brings: 'search',
              in: 'reserve',
              which: { type: 'character', persona: 'R2-D2' },
              to: 'hand',
              shuffle: 'reshuffle',
            },
          ],
        }),
      ],
    },
  ),
  card(
    { key: '5_45', title: 'Dodge', type: 'interrupt', subtype: 'lost', unique: true },
    { destiny: 3 },
    { icons: ['cloud city'] },
    { missing: ['reacts'] },
    {
      abilities: [
        action({
          answers: { is: 'firing', card: { owner: 'you', type: 'character', abilityAtLeast: 3 } },
          results: [{ brings: 'change of shot', each: -3 }],
        }),
      ],
    },
  ),
  card(
    { key: '5_56', title: 'Keep Your Eyes Open', type: 'interrupt', subtype: 'used' },
    { destiny: 5 },
    { icons: ['cloud city'] },
    {
      abilities: [
        movesAway({
          who: { type: ['character', 'vehicle', 'starship'], owner: 'you' },
          whose: 'you',
          upTo: 'any',
          price: 0,
          when: 'battle initiated',
          while: { cardsThere: { is: 'smuggler', owner: 'you' }, atLeast: 2 },
        }),
        action({ results: [{ brings: 'look', at: 'lost', whose: 'any' }] }),
      ],
    },
  ),
  card(
    { key: '5_62', title: 'Path Of Least Resistance', type: 'interrupt', subtype: 'lost', unique: true },
    { destiny: 5 },
    { icons: ['cloud city'] },
    {
      abilities: [
        relocates({
          who: { type: 'character', owner: 'you' },
          upTo: 1,
          from: { kind: 'site', interior: true, mobile: true },
          to: { kind: 'site', interior: true, mobile: true, related: true },
          price: 'free',
        }),
        cancelsCard({ what: { title: 'Rite Of Passage' } }),
      ],
    },
  ),
  card(
    { key: '5_76', title: 'Bespin', type: 'location', unique: true },
    { icons: ['planet', 'cloud city'] },
    { location: { kind: 'system', planet: 'Bespin', parsec: 6, icons: { light: 2, dark: 1 } } },
    {
      abilities: [
        ...light(
          deployCost({
            who: { owner: 'opponent', type: ['character', 'vehicle'] },
            add: 1,
            to: { anyOf: [{ planet: 'Bespin', kind: 'site' }, { title: 'Bespin: Cloud City' }] },
            while: { youControl: here },
          }),
        ),
        ...dark(
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
    { key: '5_77', title: 'Bespin: Cloud City', type: 'location', unique: true },
    { icons: ['planet', 'cloud city'] },
    { location: { kind: 'sector', planet: 'Bespin', sector: 'cloud', icons: { light: 2, dark: 1 } } },
    {
      abilities: [
        ...light(powerBelow('Bespin', { owner: 'you', type: ['starship', 'vehicle'] })),
        ...dark(powerBelow('Bespin', { owner: 'you', type: ['starship', 'vehicle'] })),
      ],
    },
  ),
  card(
    { key: '5_78', title: 'Cloud City: Carbonite Chamber', type: 'location', unique: true },
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
    { missing: ['Carbon-Freezing'] },
    { abilities: light(drainHere(1)) },
  ),
  card(
    { key: '5_79', title: 'Cloud City: Chasm Walkway', type: 'location', unique: true },
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
    { missing: ['Weather Vane'] },
  ),
  card(
    { key: '5_80', title: 'Cloud City: Guest Quarters', type: 'location', unique: true },
    { icons: ['scomp link', 'cloud city'] },
    {
      location: {
        kind: 'site',
        planet: 'Bespin',
        interior: true,
        mobile: true,
        icons: { light: 2, dark: 1 },
      },
    },
    {
      abilities: [
        ...dark(drainHere(-1)),
        ...light(deployCost({ who: { owner: 'you', persona: 'Leia' }, add: -2, to: here })),
      ],
    },
  ),
  card(
    { key: '5_81', title: 'Cloud City: Incinerator', type: 'location', unique: true },
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
          forceDrain({
            where: here,
            add: -1,
            unless: { cardsThere: { is: 'Ugnaught', owner: 'you' }, atLeast: 1 },
          }),
        ),
        ...light(
          action({
            phase: 'control',
            price: 3,
            while: { youOccupy: here },
            results: [{ brings: 'retrieval', which: { subtype: 'droid' } }],
          }),
        ),
      ],
    },
  ),
  card(
    { key: '5_82', title: 'Cloud City: Lower Corridor', type: 'location', unique: true },
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
    {
      abilities: [
        ...light(
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
    { key: '5_83', title: 'Cloud City: Platform 327 (Docking Bay)', type: 'location', unique: true },
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
    { abilities: [...light(transit({ way: 'from', cost: 1 })), ...dark(transit({ way: 'from', cost: 2 }))] },
  ),
  card(
    { key: '5_84', title: 'Cloud City: Upper Plaza Corridor', type: 'location', unique: true },
    { icons: ['scomp link', 'cloud city'] },
    {
      location: {
        kind: 'site',
        planet: 'Bespin',
        interior: true,
        mobile: true,
        icons: { light: 1, dark: 0 },
      },
    },
    {
      abilities: [
        ...light(
          moveBetween({
            from: here,
            to: { planet: 'Bespin', kind: 'site' },
            bothWays: true,
            cost: 'free',
            phase: 'move',
          }),
        ),
        ...dark(drainHere(1)),
      ],
    },
  ),
  card(
    { key: '5_85', title: 'Clouds', type: 'location', limit: 3 },
    { icons: ['planet', 'cloud city'] },
    { location: { kind: 'sector', sector: 'cloud', icons: { light: 1, dark: 1 } } },
    { abilities: [...light(...cloudy), ...dark(drainHere(1))] },
  ),
  card(
    { key: '5_86', title: 'Bright Hope', type: 'starship', subtype: 'capital', unique: true },
    { destiny: 3, deploy: 3, power: 1, forfeit: 5, armor: 4, hyperspeed: 4 },
    {
      icons: ['pilot', 'nav computer', 'scomp link', 'cloud city'],
      characteristics: ['Rebel starship', 'ship-docking capability', 'transport'],
    },
    {
      permanentPilots: [{ ability: 1 }],
      capacity: [
        { kinds: ['pilot'], count: 1 },
        { kinds: ['passenger'], count: 6 },
      ],
      movesLike: 'starfighter',
    },
  ),
  card(
    { key: '5_88', title: 'Cloud Car', type: 'vehicle', subtype: 'combat' },
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
