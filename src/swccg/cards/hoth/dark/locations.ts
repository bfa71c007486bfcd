import type { CardFacts } from '../../../abilities/card-facts.ts'
import {
  dark,
  deployCost,
  forceDrain,
  light,
  modify,
  moveBetween,
  moveCost,
  transit,
} from '../../../abilities/vocabulary.ts'
import { cardsOf, site, system } from '../../building.ts'
import { here, yourStarships } from '../../filters.ts'
import { drainHere, powerBelow, weaponDestinyHere } from '../../texts.ts'

const card = cardsOf('dark')

export const darkLocations: CardFacts[] = [
  card(
    { key: '3_143', title: 'Hoth', type: 'location', unique: true },
    { icons: ['planet', 'hoth'] },
    { location: system('Hoth', 5, 1, 2) },
    { abilities: [...light(powerBelow('Hoth')), ...dark(powerBelow('Hoth'))] },
  ),
  card(
    { key: '3_144', title: 'Hoth: Defensive Perimeter (3rd Marker)', type: 'location', unique: true },
    { icons: ['planet', 'hoth'] },
    { location: site('Hoth', 1, 2, 'exterior') },
    {
      abilities: [
        ...dark(weaponDestinyHere, drainHere(1)),
        ...light(modify({ what: 'forfeit', who: { owner: 'you', is: 'trooper', at: here }, add: -1 })),
      ],
    },
  ),
  card(
    { key: '3_145', title: 'Hoth: Echo Command Center (War Room)', type: 'location', unique: true },
    { icons: ['underground', 'planet', 'scomp link', 'hoth'] },
    { location: site('Hoth', 1, 1, 'interior') },
    {
      abilities: light(
        moveCost({
          who: yourStarships,
          free: true,
          from: { planet: 'Hoth', kind: 'site' },
          to: { title: 'Hoth' },
          while: { youControl: here },
        }),
      ),
    },
    { missing: ['totals of Epic Events'] },
  ),
  card(
    { key: '3_146', title: 'Hoth: Echo Corridor', type: 'location', unique: true },
    { icons: ['underground', 'planet', 'scomp link', 'hoth'] },
    { location: site('Hoth', 1, 1, 'interior') },
    { missing: ['converted locations'] },
  ),
  card(
    { key: '3_147', title: 'Hoth: Echo Docking Bay', type: 'location', unique: true },
    { icons: ['planet', 'scomp link', 'hoth'] },
    {
      location: site('Hoth', 1, 1, 'interior', 'exterior', 'dockingBay'),
    },
    { abilities: [...dark(transit({ way: 'from', cost: 2 })), ...light(transit({ way: 'from', cost: 1 }))] },
  ),
  card(
    { key: '3_148', title: 'Hoth: Ice Plains (5th Marker)', type: 'location', unique: true },
    { icons: ['planet', 'hoth'] },
    { location: site('Hoth', 0, 2, 'exterior') },
    {
      abilities: [
        ...dark(
          moveBetween({
            from: here,
            to: { title: 'Hoth: Mountains (6th Marker)' },
            bothWays: true,
            cost: 'free',
            phase: 'move',
          }),
        ),
        ...light(
          forceDrain({
            where: here,
            add: -1,
            while: { onTable: 'Hoth: Main Power Generators (1st Marker)' },
          }),
        ),
      ],
    },
  ),
  card(
    { key: '3_149', title: 'Hoth: North Ridge (4th Marker)', type: 'location', unique: true },
    { icons: ['planet', 'hoth'] },
    { location: site('Hoth', 0, 1, 'exterior') },
    {
      abilities: dark(
        moveCost({ who: { type: 'vehicle', is: 'AT-AT', owner: 'you' }, free: true, to: here }),
      ),
    },
  ),
  card(
    { key: '3_150', title: 'Hoth: Wampa Cave (7th Marker)', type: 'location', unique: true },
    { icons: ['planet', 'hoth'] },
    { location: site('Hoth', 0, 2, 'interior') },
    {
      abilities: [
        ...dark(deployCost({ who: { owner: 'you', is: 'wampa' }, free: true, to: here })),
        ...light(
          forceDrain({
            where: here,
            add: -1,
            while: { onTable: 'Hoth: Main Power Generators (1st Marker)' },
          }),
        ),
      ],
    },
  ),
  card(
    { key: '3_151', title: 'Ord Mantell', type: 'location', unique: true },
    { icons: ['planet', 'hoth'] },
    { location: system('Ord Mantell', 7, 1, 1) },
    { abilities: [...dark(deployCost({ who: { owner: 'you', is: 'bounty hunter' }, add: -2, to: here }))] },
  ),
]
