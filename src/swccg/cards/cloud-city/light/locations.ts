import type { CardFacts } from '../../../abilities/card-facts.ts'
import {
  action,
  dark,
  deployCost,
  forceDrain,
  light,
  modify,
  moveBetween,
  transit,
} from '../../../abilities/vocabulary.ts'
import { cardsOf, site, system } from '../../building.ts'
import { cloudCity, here } from '../../filters.ts'
import { drainHere, powerBelow } from '../../texts.ts'
import { cloudy } from '../both-sides.ts'

const card = cardsOf('light')

export const lightLocations: CardFacts[] = [
  card(
    { key: '5_76', title: 'Bespin', type: 'location', unique: true },
    { icons: ['planet', 'cloud city'] },
    { location: system('Bespin', 6, 2, 1) },
    {
      abilities: [
        ...light(
          deployCost({
            who: { owner: 'opponent', type: ['character', 'vehicle'] },
            add: 1,
            to: { anyOf: [cloudCity, { title: 'Bespin: Cloud City' }] },
            while: { youControl: here },
          }),
        ),
        ...dark(
          deployCost({
            who: { owner: 'you', type: ['character', 'vehicle'] },
            add: -1,
            to: { anyOf: [cloudCity, { title: 'Bespin: Cloud City' }] },
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
        ...light(powerBelow(cloudCity, { owner: 'you', type: ['starship', 'vehicle'] })),
        ...dark(powerBelow(cloudCity, { owner: 'you', type: ['starship', 'vehicle'] })),
      ],
    },
  ),
  card(
    { key: '5_78', title: 'Cloud City: Carbonite Chamber', type: 'location', unique: true },
    { icons: ['scomp link', 'cloud city'] },
    {
      location: site('Bespin', 1, 1, 'interior', 'mobile'),
    },
    { missing: ['Carbon-Freezing'] },
    { abilities: light(drainHere(1)) },
  ),
  card(
    { key: '5_79', title: 'Cloud City: Chasm Walkway', type: 'location', unique: true },
    { icons: ['scomp link', 'cloud city'] },
    {
      location: site('Bespin', 1, 1, 'interior', 'mobile'),
    },
    { missing: ['Weather Vane'] },
  ),
  card(
    { key: '5_80', title: 'Cloud City: Guest Quarters', type: 'location', unique: true },
    { icons: ['scomp link', 'cloud city'] },
    {
      location: site('Bespin', 2, 1, 'interior', 'mobile'),
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
      location: site('Bespin', 1, 1, 'interior', 'mobile'),
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
            limit: 'phase',
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
      location: site('Bespin', 1, 2, 'interior', 'mobile'),
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
      location: site('Bespin', 1, 1, 'exterior', 'mobile', 'dockingBay'),
    },
    { abilities: [...light(transit({ way: 'from', cost: 1 })), ...dark(transit({ way: 'from', cost: 2 }))] },
  ),
  card(
    { key: '5_84', title: 'Cloud City: Upper Plaza Corridor', type: 'location', unique: true },
    { icons: ['scomp link', 'cloud city'] },
    {
      location: site('Bespin', 1, 0, 'interior', 'mobile'),
    },
    {
      abilities: [
        ...light(
          moveBetween({
            from: here,
            to: cloudCity,
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
]
