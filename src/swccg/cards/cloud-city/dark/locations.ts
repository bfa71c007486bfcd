import type { CardFacts } from '../../../abilities/card-facts.ts'
import {
  action,
  dark,
  deployCost,
  light,
  modify,
  moveBetween,
  transit,
} from '../../../abilities/vocabulary.ts'
import { cardsOf, site, system } from '../../building.ts'
import { cloudCity, here } from '../../filters.ts'
import { drainHere, powerBelow } from '../../texts.ts'
import { cloudy } from '../both-sides.ts'

const card = cardsOf('dark')

export const darkLocations: CardFacts[] = [
  card(
    { key: '5_164', title: 'Bespin', type: 'location', unique: true },
    { icons: ['planet', 'cloud city'] },
    { location: system('Bespin', 6, 1, 2) },
    {
      abilities: [
        ...dark(
          deployCost({
            who: { owner: 'opponent', type: ['character', 'vehicle'] },
            add: 1,
            to: { anyOf: [cloudCity, { title: 'Bespin: Cloud City' }] },
            while: { youControl: here },
          }),
        ),
        ...light(
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
    { key: '5_165', title: 'Bespin: Cloud City', type: 'location', unique: true },
    { icons: ['planet', 'cloud city'] },
    { location: { kind: 'sector', planet: 'Bespin', sector: 'cloud', icons: { light: 1, dark: 2 } } },
    {
      abilities: [
        ...light(powerBelow(cloudCity, { owner: 'you', type: ['starship', 'vehicle'] })),
        ...dark(powerBelow(cloudCity, { owner: 'you', type: ['starship', 'vehicle'] })),
      ],
    },
  ),
  card(
    { key: '5_166', title: 'Cloud City: Carbonite Chamber', type: 'location', unique: true },
    { icons: ['scomp link', 'cloud city'] },
    {
      location: site('Bespin', 1, 2, 'interior', 'mobile'),
    },
    { missing: ['Carbon-Freezing'] },
  ),
  card(
    { key: '5_167', title: 'Cloud City: Chasm Walkway', type: 'location', unique: true },
    { icons: ['scomp link', 'cloud city'] },
    {
      location: site('Bespin', 1, 2, 'interior', 'mobile'),
    },
    { missing: ['Weather Vane'] },
  ),
  card(
    { key: '5_168', title: 'Cloud City: Dining Room', type: 'location', unique: true },
    { icons: ['scomp link', 'cloud city'] },
    {
      location: site('Bespin', 0, 1, 'interior', 'mobile'),
    },
    { missing: ['reacts', 'changes of deploy cost', 'doubling a card'] },
  ),
  card(
    { key: '5_169', title: 'Cloud City: East Platform (Docking Bay)', type: 'location', unique: true },
    { icons: ['scomp link', 'cloud city'] },
    {
      location: site('Bespin', 1, 1, 'exterior', 'mobile', 'dockingBay'),
    },
    { abilities: [...dark(transit({ way: 'from', cost: 1 })), ...light(transit({ way: 'from', cost: 2 }))] },
  ),
  card(
    { key: '5_170', title: 'Cloud City: Incinerator', type: 'location', unique: true },
    { icons: ['scomp link', 'cloud city'] },
    {
      location: site('Bespin', 1, 1, 'interior', 'mobile'),
    },
    {
      abilities: [
        ...light(drainHere(-1)),
        ...dark(
          action({
            phase: 'control',
            limit: 'phase',
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
      location: site('Bespin', 1, 1, 'interior', 'mobile'),
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
      location: site('Bespin', 0, 1, 'interior', 'mobile', 'prison'),
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
      location: site('Bespin', 1, 1, 'interior', 'mobile'),
    },
    {
      abilities: [
        ...dark(
          moveBetween({
            from: here,
            to: cloudCity,
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
]
