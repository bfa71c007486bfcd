import type { CardFacts } from '../../../abilities/card-facts.ts'
import {
  action,
  cancelsOpponentTextHere,
  changesDestiny,
  dark,
  deployCost,
  forbidsDeploy,
  forbidsMove,
  forceDrain,
  forceGeneration,
  light,
  modify,
  moveBetween,
  moveCost,
  reacts,
  transit,
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

const card = cardsOf('dark')

export const darkLocations: CardFacts[] = [
  card(
    { key: '7_269', title: 'Cloud City: Casino', type: 'location', unique: true },
    { icons: ['scomp link', 'special edition'] },
    {
      location: site('Bespin', 1, 2, 'exterior', 'mobile'),
    },
    { missing: ['retrieving cards', 'Cloud City Sabacc'] },
  ),
  card(
    { key: '7_270', title: 'Cloud City: Downtown Plaza', type: 'location', unique: true },
    { icons: ['scomp link', 'special edition'] },
    {
      location: site('Bespin', 2, 2, 'exterior', 'mobile'),
    },
    {
      abilities: [
        ...light(cancelsOpponentTextHere({ while: { youControl: here } })),
        ...dark(
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
    { key: '7_271', title: 'Cloud City: Interrogation Room', type: 'location', unique: true },
    { icons: ['scomp link', 'special edition'] },
    {
      location: site('Bespin', 1, 1, 'interior', 'mobile'),
    },
    { missing: ['Force drains'] },
    { abilities: light(drainHere(1)) },
  ),
  card(
    { key: '7_272', title: 'Cloud City: Port Town District', type: 'location', unique: true },
    { icons: ['scomp link', 'special edition'] },
    {
      location: site('Bespin', 1, 1, 'exterior', 'mobile'),
    },
    {
      abilities: [
        ...light(drainHere(1)),
        ...dark(drainHere(1)),
        ...dark(
          deployCost({ who: { owner: 'you', subtype: 'alien' }, add: -1, to: here }),
          modify({ what: 'power', who: { owner: 'you', subtype: 'alien', at: here }, add: 1 }),
        ),
      ],
    },
  ),
  card(
    { key: '7_273', title: 'Cloud City: Upper Walkway', type: 'location', unique: true },
    { icons: ['scomp link', 'special edition'] },
    {
      location: site('Bespin', 1, 2, 'exterior', 'mobile'),
    },
    {
      abilities: [
        ...dark(
          moveBetween({
            from: here,
            to: { ...cloudCity, exterior: true, not: { here: true } },
            cost: 'free',
            phase: 'move',
          }),
        ),
        ...light(cancelsOpponentTextHere({ while: { youControl: here } })),
        ...light(drainHere(-1)),
      ],
    },
  ),
  card(
    { key: '7_274', title: 'Cloud City: West Gallery', type: 'location', unique: true },
    { icons: ['scomp link', 'special edition'] },
    {
      location: site('Bespin', 1, 2, 'interior', 'mobile'),
    },
    { missing: ['weapons'] },
    { abilities: light(drainHere(-1)) },
  ),
  card(
    { key: '7_275', title: 'Coruscant', type: 'location', unique: true },
    { icons: ['planet', 'special edition'] },
    { location: system('Coruscant', 0, 0, 2) },
    { missing: ['where or when it deploys'] },
    {
      abilities: [
        ...light(drainHere(-1)),
        ...dark(
          forceDrain({
            where: here,
            add: 1,
            while: { cardsThere: { is: 'Star Destroyer', owner: 'you' }, atLeast: 1 },
          }),
        ),
      ],
    },
  ),
  card(
    { key: '7_276', title: 'Coruscant: Docking Bay', type: 'location', unique: true },
    { icons: ['planet', 'scomp link', 'special edition'] },
    {
      location: site('Coruscant', 0, 1, 'exterior', 'dockingBay'),
    },
    {
      abilities: [
        ...dark(
          transit({ way: 'from', cost: 1 }),
          transit({
            way: 'from',
            cost: 'free',
            while: { cardsPresent: { subtype: 'imperial' }, atLeast: 1 },
          }),
        ),
        ...light(transit({ way: 'from', cost: 3 }), transit({ way: 'to', add: 8 })),
      ],
    },
  ),
  card(
    { key: '7_279', title: 'Dagobah', type: 'location', unique: true },
    { icons: ['planet', 'special edition'] },
    { location: system('Dagobah', 9, 2, 2) },
    {
      abilities: [
        ...light(forceDrain({ where: here, whose: 'each', prevented: true })),
        ...dark(
          forceDrain({
            where: { related: true },
            whose: 'opponent',
            prevented: true,
            while: { youOccupy: here },
          }),
        ),
      ],
    },
  ),
  card(
    { key: '7_280', title: 'Death Star: Detention Block Control Room', type: 'location', unique: true },
    { icons: ['scomp link', 'special edition'] },
    {
      location: site('Death Star', 0, 1, 'interior', 'mobile'),
    },
    { missing: ['converted locations'] },
  ),
  genericSite('dark', '7_281', 'Desert', notDeserts, light(lessDestiny), [
    'where or when it deploys',
    'moving cards',
  ]),
  card(
    { key: '7_282', title: 'Executor: Docking Bay', type: 'location', unique: true },
    { icons: ['starship site', 'scomp link', 'special edition'] },
    {
      location: {
        kind: 'site',
        siteOf: 'Executor',
        interior: true,
        exterior: true,
        mobile: true,
        dockingBay: true,
        icons: { light: 0, dark: 1 },
      },
    },
    {
      abilities: [
        ...dark(
          transit({ way: 'from', cost: 'free' }),
          forbidsMove({ who: { owner: 'opponent' }, to: here, while: { youOccupy: here } }),
        ),
        ...light(transit({ way: 'from', cost: 7 }), transit({ way: 'to', add: 9 })),
      ],
    },
  ),
  card(
    { key: '7_283', title: 'Fondor', type: 'location', unique: true },
    { icons: ['planet', 'special edition'] },
    { location: system('Fondor', 6, 1, 2) },
    {
      abilities: [
        ...light(drainHere(-1)),
        ...dark(
          deployCost({ who: { owner: 'you', persona: 'Executor' }, add: -5, to: here }),
          modify({
            what: 'forfeit',
            who: { owner: 'opponent', is: 'Corellian corvette' },
            add: -4,
            while: { youOccupy: here },
          }),
          deployCost({
            who: { owner: 'opponent', is: 'Corellian corvette' },
            add: 1,
            while: { youOccupy: here },
          }),
        ),
        ...light(
          forbidsDeploy({ who: { owner: 'opponent', persona: 'Executor' }, while: { youControl: here } }),
        ),
      ],
    },
  ),
  genericSite('dark', '7_284', 'Forest', notWoods, dark(calm)),
  genericSite('dark', '7_285', 'Jungle', notWoods, [...dark(wild), ...light(drainHere(-1), lessAttrition)]),
  card(
    { key: '7_286', title: 'Kuat', type: 'location', unique: true },
    { icons: ['planet', 'special edition'] },
    { location: system('Kuat', 1, 0, 1) },
    {
      abilities: [
        ...light(moveCost({ who: { owner: 'you' }, add: 1, to: here })),
        ...dark(reacts({ how: 'move', who: yourStarships, at: here, to: 'battle', free: true })),
        ...light(
          deployCost({ who: { is: 'Star Destroyer' }, add: 1, while: { youOccupy: here } }),
          deployCost({ who: { is: 'Star Destroyer' }, add: 2, while: { youControl: here } }),
        ),
      ],
    },
  ),
  card(
    { key: '7_287', title: 'Rendili', type: 'location', unique: true },
    { icons: ['planet', 'special edition'] },
    { location: system('Rendili', 2, 1, 2) },
    {
      abilities: [
        ...light(cancelsOpponentTextHere({ while: { youOccupy: here } })),
        ...light(drainHere(-1)),
        ...dark(
          action({
            phase: 'control',
            limit: 'phase',
            price: 3,
            while: { youControl: here },
            results: [{ brings: 'retrieval', which: { is: 'Victory-class Star Destroyer' } }],
          }),
        ),
      ],
    },
  ),
  card(
    { key: '7_289', title: 'Spaceport Docking Bay', type: 'location' },
    { icons: ['planet', 'scomp link', 'special edition'] },
    { location: { kind: 'site', exterior: true, dockingBay: true, icons: { light: 1, dark: 1 } } },
    {
      abilities: [
        ...neverAt(notSpaceports),
        ...dark(transit({ way: 'from', cost: 2 })),
        ...light(transit({ way: 'from', cost: 3 })),
        ...dark(
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
        ...light(deployCost({ who: { owner: 'you', type: 'character', is: 'pilot' }, add: 1, to: here })),
      ],
    },
  ),
  card(
    { key: '7_293', title: 'Tatooine: Jawa Canyon', type: 'location', unique: true },
    { icons: ['planet', 'special edition'] },
    { location: site('Tatooine', 1, 1, 'exterior') },
    {
      abilities: [
        ...light(
          forceDrain({
            where: here,
            add: -1,
            unless: { cardsThere: { is: 'Jawa', owner: 'you' }, atLeast: 1 },
          }),
        ),
        ...dark(modify({ what: 'power', who: { owner: 'you', is: 'Jawa', at: here }, add: 2 })),
      ],
    },
  ),
  card(
    { key: '7_294', title: 'Tatooine: Krayt Dragon Pass', type: 'location', unique: true },
    { icons: ['planet', 'special edition'] },
    { location: site('Tatooine', 1, 1, 'exterior') },
    {
      abilities: [
        ...light(forceDrain({ where: here, add: -1, while: { onTable: 'Krayt Dragon Bones' } })),
        ...dark(
          changesDestiny({
            kind: 'battle',
            of: 'each',
            add: 1,
            where: here,
            each: { location: { planet: 'Tatooine', kind: 'site', battleground: true, youOccupy: true } },
          }),
        ),
      ],
    },
  ),
  card(
    { key: '7_295', title: 'Wakeelmui', type: 'location', unique: true },
    { icons: ['planet', 'special edition'] },
    { location: system('Wakeelmui', 2, 0, 1) },
    {
      abilities: [
        ...light(moveCost({ who: { owner: 'you' }, add: 1, to: here })),
        ...dark(forceGeneration({ where: here, add: 2, while: { onTable: 'Kuat' } })),
        ...light(
          deployCost({ who: { is: 'TIE' }, add: 1, while: { youOccupy: here } }),
          deployCost({ who: { is: 'TIE' }, add: 1, while: { youControl: here } }),
        ),
      ],
    },
  ),
]
