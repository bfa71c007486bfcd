import type { CardFacts } from '../../../abilities/card-facts.ts'
import {
  addsDestiny,
  cancels,
  changesDestiny,
  dark,
  deployCost,
  frees,
  ignoresRestrictions,
  immuneToAttrition,
  light,
  modify,
  moveBetween,
  transit,
} from '../../../abilities/vocabulary.ts'
import { cardsOf, site, system } from '../../building.ts'
import { here } from '../../filters.ts'
import { abilityNeededHere, drainHere, powerBelow, weaponDestinyHere } from '../../texts.ts'

const card = cardsOf('light')

export const lightLocations: CardFacts[] = [
  card(
    { key: '1_121', title: 'Alderaan', type: 'location', unique: true },
    { icons: ['planet'] },
    { location: system('Alderaan', 2, 1, 0) },
    {
      abilities: [
        ...dark(drainHere(1)),
        ...light(changesDestiny({ kind: 'battle', of: 'each', whose: 'opponent', add: -1, where: here })),
      ],
    },
  ),
  card(
    { key: '1_122', title: 'Dantooine', type: 'location', unique: true },
    { icons: ['planet'] },
    { location: system('Dantooine', 5, 1, 0) },
    {
      abilities: [
        ...dark(drainHere(1)),
        ...light(
          deployCost({ who: { owner: 'you', subtype: 'capital' }, add: -2, to: here }),
          deployCost({ who: { owner: 'you', subtype: 'starfighter' }, add: -1, to: here }),
        ),
      ],
    },
  ),
  card(
    { key: '1_123', title: 'Death Star: Detention Block Control Room', type: 'location', unique: true },
    { icons: ['scomp link'] },
    {
      location: site('Death Star', 0, 1, 'interior', 'mobile'),
    },
    {
      abilities: light(
        drainHere(1),
        frees({
          who: { captive: 'imprisoned', at: { planet: 'Death Star' } },
          while: { youControl: { here: true } },
        }),
      ),
    },
  ),
  card(
    { key: '1_124', title: 'Death Star: Docking Bay 327', type: 'location', unique: true },
    { icons: ['scomp link'] },
    {
      location: site('Death Star', 1, 1, 'interior', 'exterior', 'mobile', 'dockingBay'),
    },
    { abilities: [...light(transit({ way: 'from', cost: 1 })), ...dark(transit({ way: 'from', cost: 1 }))] },
  ),
  card(
    { key: '1_125', title: 'Death Star: Trash Compactor', type: 'location', unique: true },
    {
      location: site('Death Star', 0, 0, 'interior', 'mobile'),
    },
    {
      abilities: light(
        ignoresRestrictions({ who: { owner: 'you' }, only: 'presence', to: here }),
        drainHere(1),
      ),
    },
  ),
  card(
    { key: '1_126', title: 'Kessel', type: 'location', unique: true },
    { icons: ['planet'] },
    { location: system('Kessel', 8, 1, 2) },
    {
      abilities: [
        ...light(drainHere(1)),
        ...dark(cancels({ what: { title: 'Kessel Run' }, while: { youControl: here } })),
      ],
    },
  ),
  card(
    { key: '1_127', title: 'Tatooine', type: 'location', unique: true },
    { icons: ['planet'] },
    { location: { kind: 'system', planet: 'Tatooine', parsec: 7, icons: { light: 2, dark: 1 } } },
    { abilities: [...light(powerBelow('Tatooine')), ...dark(powerBelow('Tatooine'))] },
  ),
  card(
    { key: '1_128', title: 'Tatooine: Cantina', type: 'location', unique: true },
    { icons: ['planet'] },
    { location: { kind: 'site', planet: 'Tatooine', interior: true, icons: { light: 2, dark: 2 } } },
    {
      abilities: [
        ...light(modify({ what: 'power', who: { owner: 'you', subtype: 'alien', at: here }, add: 1 })),
        ...dark(
          modify({
            what: 'forfeit',
            who: { owner: 'you', subtype: 'alien', not: { is: 'Tusken Raider' }, at: here },
            add: 1,
          }),
        ),
      ],
    },
  ),
  card(
    { key: '1_129', title: 'Tatooine: Docking Bay 94', type: 'location', unique: true },
    { icons: ['planet', 'scomp link'] },
    {
      location: site('Tatooine', 1, 1, 'interior', 'exterior', 'dockingBay'),
    },
    { abilities: [...light(transit({ way: 'from', cost: 1 })), ...dark(transit({ way: 'from', cost: 2 }))] },
  ),
  card(
    { key: '1_130', title: 'Tatooine: Dune Sea', type: 'location', unique: true },
    { icons: ['planet'] },
    { location: { kind: 'site', planet: 'Tatooine', exterior: true, icons: { light: 1, dark: 1 } } },
    { abilities: [...dark(abilityNeededHere(6))] },
  ),
  card(
    { key: '1_131', title: 'Tatooine: Jawa Camp', type: 'location', unique: true },
    { icons: ['planet'] },
    { location: site('Tatooine', 1, 1, 'exterior') },
    { missing: ['changes of deploy cost'] },
  ),
  card(
    { key: '1_132', title: "Tatooine: Lars' Moisture Farm", type: 'location', unique: true },
    { icons: ['planet', 'scomp link'] },
    { location: { kind: 'site', planet: 'Tatooine', exterior: true, icons: { light: 2, dark: 1 } } },
    {
      abilities: [
        ...light(deployCost({ who: { persona: ['Beru Lars', 'Luke'] }, add: -1, to: here })),
        ...dark(weaponDestinyHere),
      ],
    },
  ),
  card(
    { key: '1_133', title: 'Tatooine: Mos Eisley', type: 'location', unique: true },
    { icons: ['planet'] },
    { location: { kind: 'site', planet: 'Tatooine', exterior: true, icons: { light: 2, dark: 1 } } },
    {
      abilities: light(
        moveBetween({
          from: here,
          to: { title: 'Tatooine: Cantina' },
          bothWays: true,
          cost: 'free',
          phase: 'control',
        }),
      ),
    },
  ),
  card(
    { key: '1_134', title: "Tatooine: Obi-Wan's Hut", type: 'location', unique: true },
    { icons: ['planet'] },
    { location: site('Tatooine', 2, 0, 'exterior') },
    {
      abilities: [
        ...dark(drainHere(1)),
        ...light(deployCost({ who: { persona: 'Obi-Wan' }, add: -3, to: here })),
      ],
    },
  ),
  card(
    { key: '1_135', title: 'Yavin 4', type: 'location', unique: true },
    { icons: ['planet'] },
    { location: system('Yavin 4', 4, 2, 1) },
    { abilities: [...light(powerBelow('Yavin 4')), ...dark(powerBelow('Yavin 4'))] },
  ),
  card(
    { key: '1_136', title: 'Yavin 4: Docking Bay', type: 'location', unique: true },
    { icons: ['planet', 'scomp link'] },
    {
      location: site('Yavin 4', 1, 1, 'interior', 'exterior', 'dockingBay'),
    },
    {
      abilities: [
        ...light(transit({ way: 'from', cost: 'free' })),
        ...dark(transit({ way: 'from', cost: 2 })),
      ],
    },
  ),
  card(
    { key: '1_137', title: 'Yavin 4: Jungle', type: 'location', unique: true },
    { icons: ['planet'] },
    { location: site('Yavin 4', 1, 0, 'exterior') },
    {
      abilities: [
        ...dark(drainHere(1)),
        ...light(
          modify({
            what: 'power',
            who: { owner: 'you', subtype: 'rebel', alone: true, at: here },
            add: 2,
            while: { battle: { at: here } },
          }),
          immuneToAttrition({ who: { owner: 'you', subtype: 'rebel', alone: true, at: here }, below: 'all' }),
        ),
      ],
    },
  ),
  card(
    { key: '1_138', title: 'Yavin 4: Massassi Throne Room', type: 'location', unique: true },
    { icons: ['planet'] },
    { location: site('Yavin 4', 1, 0, 'interior') },
    { missing: ['who goes first'] },
    { abilities: dark(drainHere(1)) },
  ),
  card(
    { key: '1_139', title: 'Yavin 4: Massassi War Room', type: 'location', unique: true },
    { icons: ['planet', 'scomp link'] },
    { location: site('Yavin 4', 2, 0, 'interior') },
    {
      abilities: [
        ...light(
          modify({
            what: 'forfeit',
            who: { anyOf: [{ is: 'stormtrooper' }, { is: 'TIE' }] },
            add: -1,
            while: { all: [{ youControl: here }, { cardAt: { owner: 'you', is: 'leader' }, where: here }] },
          }),
        ),
        ...dark(addsDestiny({ kind: 'battle', count: 1, while: { battle: { by: 'you', at: here } } })),
      ],
    },
  ),
]
