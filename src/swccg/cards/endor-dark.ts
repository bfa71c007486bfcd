import {
  action,
  dark,
  deployCost,
  deploysOn,
  extraLandspeed,
  fires,
  forbidsMove,
  forceDrain,
  immune,
  light,
  mayFollow,
  modify,
  moveBetween,
  moveCost,
  transit,
} from '../abilities/vocabulary.ts'
import type { CardFacts } from '../model/types.ts'
import {
  beings,
  cardsOf,
  deploysFromReserve,
  drainHere,
  forestsNarrow,
  here,
  hit,
  noShipsOrVehicles,
  people,
  powerBelow,
  speederBike,
  yourStarships,
} from './common.ts'

const card = cardsOf('dark')

export const endorDark: CardFacts[] = [
  card(
    { key: '8_92', title: 'Biker Scout Trooper', type: 'character', subtype: 'imperial' },
    { destiny: 3, deploy: 1, power: 1, ability: 1, forfeit: 2 },
    {
      icons: ['pilot', 'warrior', 'endor'],
      characteristics: ['biker scout trooper', 'stormtrooper', 'trooper', 'scout'],
    },
    {
      abilities: [
        modify({ what: 'power', who: 'piloted', hostIs: { is: 'speeder bike' }, add: 3 }),
        modify({
          what: 'power',
          who: 'self',
          add: -1,
          while: {
            not: {
              itself: {
                at: {
                  anyOf: [{ titleHas: 'Forest' }, { titleHas: 'Jungle' }, { planet: 'Endor', kind: 'site' }],
                },
              },
            },
          },
        }),
        action({
          phase: 'deploy',
          limit: 'phase',
          results: [deploysFromReserve({ is: 'speeder bike' }, here)],
        }),
        modify({
          what: 'forfeit',
          who: 'self',
          add: 2,
          while: { itself: { carriedBy: { is: 'speeder bike' } } },
        }),
      ],
    },
  ),
  card(
    { key: '8_96', title: 'Corporal Drazin', type: 'character', subtype: 'imperial', unique: true },
    { destiny: 3, deploy: 2, power: 2, ability: 2, forfeit: 3 },
    { icons: ['warrior', 'endor'], characteristics: ['guard', 'stormtrooper', 'trooper'] },
    { missing: ['cards from the Reserve Deck'] },
  ),
  card(
    { key: '8_117', title: 'Aratech Corporation', type: 'effect', unique: true },
    { destiny: 4 },
    { icons: ['endor'] },
    {
      abilities: [
        mayFollow({
          who: { is: 'speeder bike', owner: 'you', pilotedBy: { is: 'biker scout trooper' } },
          leader: { owner: 'opponent', type: ['vehicle', 'character'] },
          free: true,
        }),
        modify({
          what: 'power',
          who: { owner: 'you', is: 'speeder bike', pilotedBy: { is: 'biker scout trooper' } },
          add: 1,
        }),
        modify({
          what: 'forfeit',
          who: { owner: 'you', is: 'speeder bike', pilotedBy: { is: 'biker scout trooper' } },
          add: 1,
        }),
        deploysOn({ at: { title: 'Carida' } }),
        immune({ to: 'Alter', while: { youOccupy: here } }),
      ],
    },
  ),
  card(
    { key: '8_156', title: 'Carida', type: 'location', unique: true },
    { icons: ['planet', 'endor'] },
    { location: { kind: 'system', planet: 'Carida', parsec: 1, icons: { light: 1, dark: 2 } } },
    {
      abilities: [
        ...light(drainHere(-1)),
        ...dark(
          action({
            phase: 'control',
            limit: 'phase',
            loss: 1,
            while: { youOccupy: here },
            results: [{ brings: 'retrieval', which: { is: 'trooper' }, into: 'hand' }],
          }),
        ),
        ...light(
          modify({
            what: 'forfeit',
            who: { owner: 'you', is: 'trooper' },
            add: -1,
            while: { not: { youOccupy: here } },
          }),
        ),
      ],
    },
  ),
  card(
    { key: '8_157', title: 'Endor', type: 'location', unique: true },
    { icons: ['planet', 'endor'] },
    { location: { kind: 'system', planet: 'Endor', parsec: 8, icons: { light: 2, dark: 2 } } },
    {
      abilities: [
        ...light(moveCost({ who: yourStarships, add: 1, to: here })),
        ...dark(powerBelow('Endor')),
        ...light(
          forceDrain({
            where: here,
            add: -1,
            while: { not: { inPlay: { owner: 'you', is: 'Ewok', onPlanet: 'Endor' } } },
          }),
          deployCost({ who: yourStarships, add: 1, to: here }),
        ),
      ],
    },
  ),
  card(
    { key: '8_158', title: 'Endor: Ancient Forest', type: 'location', unique: true },
    { icons: ['planet', 'endor'] },
    { location: { kind: 'site', planet: 'Endor', exterior: true, icons: { light: 1, dark: 2 } } },
    {
      abilities: [
        ...dark(
          forceDrain({
            where: here,
            add: 1,
            while: { cardsPresent: { is: 'Yuzzum', owner: 'you' }, atLeast: 1 },
          }),
        ),
        ...dark(
          deployCost({ who: { owner: 'you', subtype: 'alien', not: { is: 'Yuzzum' } }, add: -1, to: here }),
          deployCost({ who: { owner: 'you', is: 'Yuzzum' }, add: -2, to: here }),
        ),
      ],
    },
  ),
  card(
    { key: '8_159', title: 'Endor: Back Door', type: 'location', unique: true },
    { icons: ['planet', 'scomp link', 'endor'] },
    { location: { kind: 'site', planet: 'Endor', exterior: true, icons: { light: 2, dark: 2 } } },
    {
      abilities: [
        ...dark(moveBetween({ from: here, to: { title: 'Endor: Bunker' }, bothWays: true, phase: 'move' })),
        ...light(
          moveBetween({
            from: here,
            to: { title: 'Endor: Bunker' },
            bothWays: true,
            phase: 'move',
            while: { youControl: here },
          }),
        ),
      ],
    },
  ),
  card(
    { key: '8_160', title: 'Endor: Bunker', type: 'location', unique: true },
    { icons: ['planet', 'scomp link', 'endor'] },
    { location: { kind: 'site', planet: 'Endor', interior: true, icons: { light: 0, dark: 1 } } },
    {
      abilities: light(
        forbidsMove({ who: { owner: 'you' }, to: here, exceptFrom: { title: 'Endor: Back Door' } }),
      ),
    },
    { missing: ['cards from the Reserve Deck', 'canceling cards'] },
  ),
  card(
    { key: '8_161', title: 'Endor: Dark Forest', type: 'location', unique: true },
    { icons: ['planet', 'endor'] },
    { location: { kind: 'site', planet: 'Endor', exterior: true, icons: { light: 1, dark: 2 } } },
    {
      abilities: [
        ...light(
          forceDrain({
            where: here,
            add: 1,
            while: { cardsPresent: { is: 'Ewok', owner: 'you' }, atLeast: 1 },
          }),
        ),
        ...dark(
          forceDrain({
            where: here,
            add: 1,
            while: { cardsPresent: { subtype: 'imperial', owner: 'you' }, atLeast: 1 },
          }),
        ),
        ...dark(modify({ what: 'power', who: { owner: 'you', is: 'Yuzzum', at: here }, add: 1 })),
        ...light(deployCost({ who: { owner: 'you', is: 'Ewok' }, add: 1, to: here })),
      ],
    },
  ),
  card(
    { key: '8_162', title: 'Endor: Dense Forest', type: 'location', unique: true },
    { icons: ['planet', 'endor'] },
    { location: { kind: 'site', planet: 'Endor', exterior: true, icons: { light: 1, dark: 2 } } },
    { abilities: [...dark(forestsNarrow), ...light(forestsNarrow)] },
    { missing: ['where or when it deploys'] },
  ),
  card(
    { key: '8_163', title: 'Endor: Ewok Village', type: 'location', unique: true },
    { icons: ['planet', 'endor'] },
    {
      location: {
        kind: 'site',
        planet: 'Endor',
        interior: true,
        exterior: true,
        icons: { light: 1, dark: 1 },
      },
    },
    {
      abilities: [
        ...dark(noShipsOrVehicles),
        ...light(noShipsOrVehicles),
        ...light(
          forceDrain({
            where: here,
            add: 1,
            while: { cardsPresent: { is: 'Ewok', owner: 'you' }, atLeast: 1 },
          }),
        ),
        ...dark(
          forceDrain({ where: here, add: 1, while: { not: { inPlay: { is: 'Ewok', onPlanet: 'Endor' } } } }),
        ),
      ],
    },
    { missing: ['where or when it deploys'] },
  ),
  card(
    { key: '8_164', title: 'Endor: Forest Clearing', type: 'location', unique: true },
    { icons: ['planet', 'endor'] },
    { location: { kind: 'site', planet: 'Endor', exterior: true, icons: { light: 1, dark: 2 } } },
    {
      abilities: [
        ...dark(drainHere(1)),
        ...dark(modify({ what: 'power', who: { owner: 'you', type: 'vehicle', at: here }, add: 1 })),
        ...light(modify({ what: 'power', who: { owner: 'you', type: 'vehicle', at: here }, add: 1 })),
      ],
    },
  ),
  card(
    { key: '8_165', title: 'Endor: Great Forest', type: 'location', limit: 3 },
    { icons: ['planet', 'endor'] },
    { location: { kind: 'site', planet: 'Endor', exterior: true, icons: { light: 1, dark: 1 } } },
    {
      abilities: [
        ...dark(
          extraLandspeed({
            add: 1,
            way: ['from'],
            who: { type: 'character', owner: 'you', not: { is: ['Yuzzum', 'scout'] } },
          }),
        ),
        ...light(
          extraLandspeed({
            add: 1,
            way: ['from'],
            who: { type: 'character', owner: 'you', not: { is: ['Ewok', 'scout'] } },
          }),
        ),
      ],
    },
  ),
  card(
    { key: '8_166', title: 'Endor: Landing Platform (Docking Bay)', type: 'location', unique: true },
    { icons: ['planet', 'scomp link', 'endor'] },
    {
      location: {
        kind: 'site',
        planet: 'Endor',
        interior: true,
        exterior: true,
        dockingBay: true,
        icons: { light: 1, dark: 1 },
      },
    },
    {
      abilities: [
        ...dark(
          transit({ way: 'from', cost: 1 }),
          transit({
            way: 'from',
            cost: 'free',
            while: { cardsPresent: { subtype: 'imperial', owner: 'you' }, atLeast: 1 },
          }),
        ),
        ...light(transit({ way: 'from', cost: 7 }), transit({ way: 'to', add: 9 })),
      ],
    },
  ),
  card(
    { key: '8_169', title: 'Speeder Bike', type: 'vehicle', subtype: 'combat' },
    { destiny: 4, deploy: 1, power: 1, forfeit: 3, maneuver: 5, landspeed: 5 },
    { icons: ['endor'], characteristics: ['speeder bike'] },
    {
      capacity: [
        { kinds: ['pilot'], count: 1 },
        { kinds: ['passenger'], count: 1 },
      ],
    },
    { abilities: speederBike },
  ),
  card(
    { key: '8_180', title: 'Speeder Bike Cannon', type: 'weapon', subtype: 'vehicle' },
    { destiny: 4 },
    { icons: ['endor'], characteristics: ['cannon'] },
    {
      abilities: [
        deploysOn({ card: { is: 'speeder bike' }, price: 1 }),
        deploysOn({ card: { is: 'swoop' }, price: 2 }),
        modify({ what: 'power', who: 'host', add: 2 }),
        fires({ at: people, price: 0, destiny: 1, add: 1, results: [hit] }),
      ],
    },
  ),
  card(
    { key: '8_178', title: 'AT-ST Dual Cannon', type: 'weapon', subtype: 'vehicle' },
    { destiny: 4 },
    { icons: ['endor'], characteristics: ['cannon'] },
    {
      abilities: [
        deploysOn({ card: { is: 'AT-ST' }, price: 1 }),
        fires({
          at: people,
          price: 1,
          repeats: 2,
          destiny: 1,
          add: [{ number: 1, of: beings }],
          results: [hit],
        }),
      ],
    },
  ),
]
