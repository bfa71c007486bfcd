import type { CardFacts } from '../../../abilities/card-facts.ts'
import {
  action,
  cancelsOpponentTextHere,
  dark,
  deployCost,
  forceDrain,
  light,
  modify,
  moveBetween,
  moveRange,
  transit,
  triggered,
} from '../../../abilities/vocabulary.ts'
import { cardsOf, site, system } from '../../building.ts'
import { cloudCity, here, yourStarships } from '../../filters.ts'
import { drainHere } from '../../texts.ts'
import {
  calm,
  genericSite,
  lessAttrition,
  lessDestiny,
  neverAt,
  notDeserts,
  notSpaceports,
  notWoods,
  wild,
} from '../both-sides.ts'

const card = cardsOf('light')

export const lightLocations: CardFacts[] = [
  card(
    { key: '7_110', title: 'Bothawui', type: 'location', unique: true },
    { icons: ['planet', 'special edition'] },
    { location: system('Bothawui', 2, 2, 1) },
    { missing: ['changes of deploy cost', 'effects on other cards', 'Force drains'] },
  ),
  card(
    { key: '7_111', title: 'Cloud City: Casino', type: 'location', unique: true },
    { icons: ['scomp link', 'special edition'] },
    {
      location: site('Bespin', 2, 1, 'exterior', 'mobile'),
    },
    { missing: ['retrieving cards', 'Cloud City Sabacc'] },
  ),
  card(
    { key: '7_112', title: 'Cloud City: Core Tunnel', type: 'location', unique: true },
    { icons: ['scomp link', 'special edition'] },
    {
      location: site('Bespin', 1, 1, 'interior', 'mobile'),
    },
    {
      abilities: [
        ...light(
          forceDrain({
            where: here,
            add: 1,
            while: { cardsThere: { persona: ['Lando', 'Lobot'], owner: 'you' }, atLeast: 1 },
          }),
        ),
        ...dark(
          forceDrain({
            where: here,
            add: 1,
            while: { cardsThere: { persona: ['Lando', 'Lobot'], owner: 'you' }, atLeast: 1 },
          }),
        ),
        ...light(modify({ what: 'power', who: { owner: 'you', subtype: 'alien', at: here }, add: 1 })),
        ...dark(modify({ what: 'forfeit', who: { owner: 'you', subtype: 'alien', at: here }, add: -1 })),
      ],
    },
  ),
  card(
    { key: '7_113', title: 'Cloud City: Downtown Plaza', type: 'location', unique: true },
    { icons: ['scomp link', 'special edition'] },
    {
      location: site('Bespin', 2, 2, 'exterior', 'mobile'),
    },
    {
      abilities: [
        ...dark(cancelsOpponentTextHere({ while: { youControl: here } })),
        ...light(
          action({
            phase: 'control',
            limit: 'phase',
            price: 1,
            results: [
              {
                brings: 'retrieval',
                which: {
                  anyOf: [{ location: cloudCity }, { title: 'Bespin: Cloud City' }],
                },
              },
            ],
          }),
        ),
      ],
    },
  ),
  card(
    { key: '7_114', title: 'Cloud City: North Corridor', type: 'location', unique: true },
    { icons: ['scomp link', 'special edition'] },
    {
      location: site('Bespin', 2, 1, 'interior', 'mobile'),
    },
    { missing: ['Force drains'] },
  ),
  card(
    { key: '7_115', title: 'Cloud City: West Gallery', type: 'location', unique: true },
    { icons: ['scomp link', 'special edition'] },
    {
      location: site('Bespin', 2, 1, 'interior', 'mobile'),
    },
    { missing: ['weapons'] },
    { abilities: dark(drainHere(-1)) },
  ),
  card(
    { key: '7_116', title: 'Coruscant', type: 'location', unique: true },
    { icons: ['planet', 'special edition'] },
    { location: system('Coruscant', 0, 1, 2) },
    {
      abilities: [
        ...light(drainHere(1)),
        ...light(
          deployCost({
            who: { anyOf: [{ subtype: 'imperial' }, { type: 'starship', is: 'Imperial starship' }] },
            add: 2,
            while: { held: 'controlled', where: here, atLeast: 1, with: { subtype: 'rebel' } },
          }),
        ),
        ...dark(
          deployCost({
            who: { owner: 'you', anyOf: [{ type: 'starship' }, { type: 'character', is: 'pilot' }] },
            add: -2,
            to: here,
          }),
        ),
      ],
    },
  ),
  card(
    { key: '7_117', title: 'Death Star', type: 'location', unique: true },
    { hyperspeed: 1 },
    { icons: ['special edition'] },
    { location: { kind: 'system', planet: 'Death Star', mobileSystem: true, icons: { light: 0, dark: 2 } } },
    { missing: ['where or when it deploys', 'Force loss', 'immunity to other cards'] },
  ),
  card(
    { key: '7_118', title: 'Death Star: Detention Block Corridor', type: 'location', unique: true },
    { icons: ['special edition'] },
    {
      location: site('Death Star', 0, 1, 'interior', 'mobile', 'prison'),
    },
    {
      abilities: [
        ...light(
          drainHere(1),
          triggered({
            on: { is: 'released', by: 'you', card: { not: { persona: 'Leia' } }, at: here },
            results: [{ brings: 'retrieval', count: 1 }],
          }),
          triggered({
            on: { is: 'released', by: 'you', card: { persona: 'Leia' }, at: here },
            results: [{ brings: 'retrieval', count: 4 }],
          }),
        ),
        ...dark(
          action({
            phase: 'deploy',
            results: [
              {
                brings: 'deployment',
                from: 'reserve',
                which: { title: ['IT-O (Eyetee-Oh)', 'Hypo'] },
                to: here,
                shuffle: 'reshuffle',
              },
            ],
          }),
        ),
      ],
    },
  ),
  genericSite('light', '7_119', 'Desert', notDeserts, dark(lessDestiny), [
    'where or when it deploys',
    'moving cards',
  ]),
  genericSite('light', '7_121', 'Forest', notWoods, light(calm)),
  genericSite('light', '7_122', 'Jungle', notWoods, [...light(wild), ...dark(drainHere(-1), lessAttrition)]),
  card(
    { key: '7_123', title: 'Rendezvous Point', type: 'location', unique: true },
    { icons: ['space', 'special edition'] },
    { location: system('Rendezvous Point', 13, 2, 0) },
    {
      abilities: [
        ...light(
          moveRange({ what: 'hyperspeed', who: yourStarships, add: 2, from: here }),
          moveRange({ what: 'hyperspeed', who: yourStarships, add: 2, to: here }),
        ),
        ...light(forceDrain({ where: here, whose: 'each', prevented: true })),
        ...light(deployCost({ who: yourStarships, add: -2, to: here })),
      ],
    },
  ),
  card(
    { key: '7_124', title: 'Roche', type: 'location', unique: true },
    { icons: ['planet', 'special edition'] },
    { location: system('Roche', 7, 1, 1) },
    { missing: ['cards from the Reserve Deck', 'canceling cards'] },
    { abilities: dark(drainHere(-1)) },
  ),
  card(
    { key: '7_126', title: 'Spaceport Docking Bay', type: 'location' },
    { icons: ['planet', 'scomp link', 'special edition'] },
    { location: { kind: 'site', exterior: true, dockingBay: true, icons: { light: 1, dark: 1 } } },
    {
      abilities: [
        ...neverAt(notSpaceports),
        ...light(transit({ way: 'from', cost: 2 })),
        ...dark(transit({ way: 'from', cost: 3 })),
        ...light(
          deployCost({
            who: { owner: 'you', type: 'starship', subtype: 'starfighter', not: { is: 'freighter' } },
            add: -1,
            to: here,
          }),
          deployCost({
            who: { owner: 'you', type: 'starship', subtype: 'starfighter', is: 'freighter' },
            add: -2,
            to: here,
          }),
        ),
        ...dark(deployCost({ who: { owner: 'you', type: 'character', is: 'pilot' }, add: 1, to: here })),
      ],
    },
  ),
  card(
    { key: '7_129', title: 'Tatooine: Anchorhead', type: 'location', unique: true },
    { icons: ['planet', 'special edition'] },
    { location: site('Tatooine', 1, 1, 'exterior') },
    {
      abilities: [
        ...light(
          moveBetween({
            from: here,
            to: { title: 'Tatooine: Mos Eisley' },
            phase: 'move',
            who: { type: 'character', owner: 'you' },
          }),
        ),
        ...dark(cancelsOpponentTextHere({ while: { youOccupy: here } })),
      ],
    },
  ),
  card(
    { key: '7_130', title: "Tatooine: Beggar's Canyon", type: 'location', unique: true },
    { icons: ['planet', 'special edition'] },
    { location: site('Tatooine', 1, 1, 'exterior') },
    {
      abilities: [
        ...light(
          forceDrain({
            where: here,
            add: 1,
            while: { cardsThere: { is: 'T-16', owner: 'you' }, atLeast: 1 },
          }),
        ),
        ...light(
          deployCost({ who: { is: 'T-16' }, free: true, to: here }),
          modify({ what: 'power', who: { is: 'T-16', at: here }, add: 2 }),
        ),
        ...dark(
          deployCost({
            who: { owner: 'you', is: ['womp rat', 'bantha', 'Tusken Raider'] },
            add: -1,
            to: here,
          }),
        ),
      ],
    },
  ),
  card(
    { key: '7_131', title: "Tatooine: Jabba's Palace", type: 'location', unique: true },
    { icons: ['planet', 'special edition'] },
    { location: site('Tatooine', 2, 1, 'exterior') },
    { missing: ['canceling cards', 'Force loss'] },
  ),
  card(
    { key: '7_132', title: 'Tatooine: Jawa Canyon', type: 'location', unique: true },
    { icons: ['planet', 'special edition'] },
    { location: site('Tatooine', 1, 1, 'exterior') },
    {
      abilities: [
        ...dark(
          forceDrain({
            where: here,
            add: -1,
            unless: { cardsThere: { is: 'Jawa', owner: 'you' }, atLeast: 1 },
          }),
        ),
        ...light(
          modify({ what: 'power', who: { owner: 'you', is: 'Jawa', at: here }, add: 1 }),
          modify({ what: 'forfeit', who: { owner: 'you', is: 'Jawa', at: here }, add: 2 }),
        ),
      ],
    },
  ),
  card(
    { key: '7_133', title: 'Tatooine: Tosche Station', type: 'location', unique: true },
    { icons: ['planet', 'special edition'] },
    { location: site('Tatooine', 1, 1, 'exterior') },
    { abilities: dark(cancelsOpponentTextHere({ while: { youOccupy: here } })) },
    { missing: ['Force generation'] },
  ),
  card(
    { key: '7_134', title: 'Yavin 4: Massassi Headquarters', type: 'location', unique: true },
    { icons: ['planet', 'special edition'] },
    { location: site('Yavin 4', 2, 0, 'exterior') },
    { missing: ['where it lies', 'totals of Epic Events'] },
  ),
]
