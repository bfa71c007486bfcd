import type { CardFacts } from '../../../abilities/card-facts.ts'
import {
  addsDestiny,
  changesTotal,
  dark,
  deployCost,
  energyShield,
  forceDrain,
  forceGeneration,
  light,
  modify,
  powersArtillery,
  transit,
} from '../../../abilities/vocabulary.ts'
import { cardsOf, site, system } from '../../building.ts'
import { here } from '../../filters.ts'
import { drainHere, powerBelow, weaponDestinyHere } from '../../texts.ts'

const card = cardsOf('light')

const hothShield = energyShield({ sites: ['1st Marker', '2nd Marker', '3rd Marker', 'Echo'] })

export const lightLocations: CardFacts[] = [
  card(
    { key: '3_55', title: 'Hoth', type: 'location', unique: true },
    { icons: ['planet', 'hoth'] },
    { location: system('Hoth', 5, 2, 1) },
    { abilities: [...light(powerBelow('Hoth')), ...dark(powerBelow('Hoth'))] },
  ),
  card(
    { key: '3_56', title: 'Hoth: Defensive Perimeter (3rd Marker)', type: 'location', unique: true },
    { icons: ['planet', 'hoth'] },
    { location: site('Hoth', 1, 1, 'exterior') },
    {
      abilities: [
        ...light(drainHere(1)),
        ...dark(drainHere(1)),
        ...light(deployCost({ who: { owner: 'you', is: 'Echo Base trooper' }, add: -1, to: here })),
      ],
    },
  ),
  card(
    { key: '3_57', title: 'Hoth: Echo Command Center (War Room)', type: 'location', unique: true },
    { icons: ['underground', 'planet', 'scomp link', 'hoth'] },
    { location: site('Hoth', 2, 0, 'interior') },
    {
      abilities: [
        ...dark(drainHere(-1)),
        ...light(
          changesTotal({
            what: 'power',
            where: { planet: 'Hoth' },
            add: 1,
            each: { owner: 'you', is: 'leader', at: here },
            while: { youControl: here },
          }),
        ),
        ...dark(addsDestiny({ kind: 'battle', count: 1, while: { battle: { by: 'you', at: here } } })),
      ],
    },
  ),
  card(
    { key: '3_58', title: 'Hoth: Echo Corridor', type: 'location', unique: true },
    { icons: ['underground', 'planet', 'scomp link', 'hoth'] },
    { location: site('Hoth', 1, 0, 'interior') },
    { missing: ['converted locations'] },
  ),
  card(
    { key: '3_59', title: 'Hoth: Echo Docking Bay', type: 'location', unique: true },
    { icons: ['planet', 'scomp link', 'hoth'] },
    {
      location: site('Hoth', 1, 0, 'interior', 'exterior', 'dockingBay'),
    },
    {
      abilities: [
        ...light(transit({ way: 'from', cost: 1 })),
        ...dark(transit({ way: 'from', cost: 3 }), transit({ way: 'to', add: 4 })),
      ],
    },
  ),
  card(
    { key: '3_60', title: 'Hoth: Echo Med Lab', type: 'location', unique: true },
    { icons: ['underground', 'planet', 'scomp link', 'hoth'] },
    { location: site('Hoth', 1, 0, 'interior') },
    { missing: ['changes of deploy cost'] },
    {
      abilities: dark(
        forceDrain({
          where: here,
          add: 1,
          while: { cardsPresent: { subtype: 'imperial', owner: 'you' }, atLeast: 1 },
        }),
      ),
    },
  ),
  card(
    { key: '3_61', title: 'Hoth: Main Power Generators (1st Marker)', type: 'location', unique: true },
    { icons: ['planet', 'hoth'] },
    { location: site('Hoth', 1, 0, 'exterior') },
    { missing: ['the marker that comes along', 'Force loss'] },
    { abilities: [...light(hothShield, powersArtillery({ where: here })), ...dark(hothShield)] },
  ),
  card(
    { key: '3_62', title: 'Hoth: North Ridge (4th Marker)', type: 'location', unique: true },
    { icons: ['planet', 'hoth'] },
    { location: site('Hoth', 1, 1, 'exterior') },
    { missing: ['totals of Epic Events'] },
  ),
  card(
    { key: '3_63', title: 'Hoth: Snow Trench (2nd Marker)', type: 'location', unique: true },
    { icons: ['planet', 'hoth'] },
    { location: site('Hoth', 1, 1, 'exterior') },
    {
      abilities: [
        ...light(weaponDestinyHere),
        ...dark(forceGeneration({ where: here, add: 1, while: { youControl: here } })),
      ],
    },
  ),
  card(
    { key: '3_64', title: 'Ord Mantell', type: 'location', unique: true },
    { icons: ['planet', 'hoth'] },
    { location: system('Ord Mantell', 7, 1, 1) },
    { missing: ['changes of power'] },
    {
      abilities: [
        ...light(
          modify({
            what: 'forfeit',
            who: { owner: 'opponent', is: 'bounty hunter' },
            add: -2,
            while: { youControl: here },
          }),
        ),
      ],
    },
  ),
]
