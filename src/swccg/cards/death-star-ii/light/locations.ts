import type { CardFacts } from '../../../abilities/card-facts.ts'
import {
  addsDestiny,
  dark,
  deployCost,
  forbidsDeploy,
  forbidsMove,
  forceDrain,
  forceGeneration,
  light,
  modify,
  moveCost,
  transit,
} from '../../../abilities/vocabulary.ts'
import { cardsOf, system } from '../../building.ts'
import { here, yourStarships } from '../../filters.ts'
import { drainHere } from '../../texts.ts'

const card = cardsOf('light')

export const lightLocations: CardFacts[] = [
  card(
    { key: '9_56', title: 'Aquaris', type: 'location', unique: true },
    { icons: ['planet', 'death star ii'] },
    { location: system('Aquaris', 4, 1, 1) },
    {
      abilities: [
        ...light(
          deployCost({
            who: { owner: 'opponent', is: 'Dreadnaught-class cruiser' },
            add: 3,
            while: {
              held: 'controlled',
              where: here,
              atLeast: 1,
              with: { type: 'starship', subtype: 'starfighter' },
            },
          }),
          forceGeneration({
            where: here,
            add: 3,
            while: {
              held: 'controlled',
              where: here,
              atLeast: 1,
              with: { type: 'starship', subtype: 'starfighter' },
            },
          }),
        ),
      ],
    },
  ),
  card(
    { key: '9_57', title: 'Home One: Docking Bay', type: 'location', unique: true },
    { icons: ['starship site', 'scomp link', 'death star ii'] },
    {
      location: {
        kind: 'site',
        siteOf: 'Home One',
        interior: true,
        exterior: true,
        mobile: true,
        dockingBay: true,
        icons: { light: 1, dark: 0 },
      },
    },
    {
      abilities: [
        ...light(
          transit({ way: 'from', cost: 'free' }),
          forbidsMove({ who: { owner: 'opponent' }, to: here, while: { youOccupy: here } }),
        ),
        ...dark(transit({ way: 'from', cost: 7 }), transit({ way: 'to', add: 9 })),
      ],
    },
  ),
  card(
    { key: '9_58', title: 'Home One: War Room', type: 'location', unique: true },
    { icons: ['starship site', 'scomp link', 'death star ii'] },
    {
      location: {
        kind: 'site',
        siteOf: 'Home One',
        interior: true,
        mobile: true,
        icons: { light: 2, dark: 0 },
      },
    },
    {
      abilities: [
        ...dark(drainHere(-1)),
        ...light(
          deployCost({
            who: { owner: 'you', title: 'Home One' },
            add: -5,
            while: { held: 'controlled', where: here, atLeast: 1, with: { subtype: 'rebel' } },
          }),
          modify({
            what: 'power',
            who: { title: 'Home One' },
            add: 3,
            while: { held: 'controlled', where: here, atLeast: 1, with: { subtype: 'rebel' } },
          }),
        ),
        ...dark(addsDestiny({ kind: 'battle', count: 1, while: { battle: { by: 'you', at: here } } })),
      ],
    },
  ),
  card(
    { key: '9_59', title: 'Mon Calamari', type: 'location', unique: true },
    { icons: ['planet', 'death star ii'] },
    { location: system('Mon Calamari', 6, 2, 1) },
    {
      abilities: [
        ...dark(
          forceDrain({
            where: here,
            add: -1,
            unless: { cardsThere: { is: 'Star Destroyer', owner: 'you' }, atLeast: 1 },
          }),
        ),
        ...light(
          forbidsDeploy({
            who: { owner: 'opponent', is: 'Star Destroyer' },
            to: here,
            while: { held: 'occupied', where: here, atLeast: 1, with: { is: 'Star Cruiser' } },
          }),
          deployCost({ who: { owner: 'you', is: 'Star Cruiser' }, add: -1, to: here }),
        ),
      ],
    },
  ),
  card(
    { key: '9_60', title: 'Sullust', type: 'location', unique: true },
    { icons: ['planet', 'death star ii'] },
    { location: system('Sullust', 7, 2, 1) },
    {
      abilities: [
        ...light(
          moveCost({
            who: yourStarships,
            add: -1,
            from: here,
            to: { title: ['Death Star II', 'Mon Calamari'] },
          }),
          moveCost({
            who: yourStarships,
            add: -1,
            from: { title: ['Death Star II', 'Mon Calamari'] },
            to: here,
          }),
        ),
        ...dark(deployCost({ who: yourStarships, add: 1, to: here })),
      ],
    },
    { missing: ['the system that Death Star II orbits'] },
  ),
]
