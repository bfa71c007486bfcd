import {
  addsDestiny,
  cancels,
  changesDestiny,
  dark,
  deployCost,
  frees,
  immuneToAttrition,
  light,
  modify,
  transit,
} from '../abilities/vocabulary.ts'
import type { CardFacts } from '../model/types.ts'
import { cardsOf, drainHere, here, powerBelow } from './common.ts'

const card = cardsOf('light')

export const premiereLightLocations: CardFacts[] = [
  card(
    { key: '1_121', title: 'Alderaan', type: 'location', unique: true },
    { icons: ['planet'] },
    { location: { kind: 'system', planet: 'Alderaan', parsec: 2, icons: { light: 1, dark: 0 } } },
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
    { location: { kind: 'system', planet: 'Dantooine', parsec: 5, icons: { light: 1, dark: 0 } } },
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
      location: {
        kind: 'site',
        planet: 'Death Star',
        interior: true,
        mobile: true,
        icons: { light: 0, dark: 1 },
      },
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
      location: {
        kind: 'site',
        planet: 'Death Star',
        interior: true,
        exterior: true,
        mobile: true,
        dockingBay: true,
        icons: { light: 1, dark: 1 },
      },
    },
    { abilities: [...light(transit({ way: 'from', cost: 1 })), ...dark(transit({ way: 'from', cost: 1 }))] },
  ),
  card(
    { key: '1_125', title: 'Death Star: Trash Compactor', type: 'location', unique: true },
    {
      location: {
        kind: 'site',
        planet: 'Death Star',
        interior: true,
        mobile: true,
        icons: { light: 0, dark: 0 },
      },
    },
    { missing: ['where or when it deploys'] },
    { abilities: light(drainHere(1)) },
  ),
  card(
    { key: '1_126', title: 'Kessel', type: 'location', unique: true },
    { icons: ['planet'] },
    { location: { kind: 'system', planet: 'Kessel', parsec: 8, icons: { light: 1, dark: 2 } } },
    {
      abilities: [
        ...light(drainHere(1)),
        ...dark(cancels({ what: { title: 'Kessel Run' }, while: { youControl: here } })),
      ],
    },
  ),
  card(
    { key: '1_129', title: 'Tatooine: Docking Bay 94', type: 'location', unique: true },
    { icons: ['planet', 'scomp link'] },
    {
      location: {
        kind: 'site',
        planet: 'Tatooine',
        interior: true,
        exterior: true,
        dockingBay: true,
        icons: { light: 1, dark: 1 },
      },
    },
    { abilities: [...light(transit({ way: 'from', cost: 1 })), ...dark(transit({ way: 'from', cost: 2 }))] },
  ),
  card(
    { key: '1_131', title: 'Tatooine: Jawa Camp', type: 'location', unique: true },
    { icons: ['planet'] },
    { location: { kind: 'site', planet: 'Tatooine', exterior: true, icons: { light: 1, dark: 1 } } },
    { missing: ['changes of deploy cost'] },
  ),
  card(
    { key: '1_134', title: "Tatooine: Obi-Wan's Hut", type: 'location', unique: true },
    { icons: ['planet'] },
    { location: { kind: 'site', planet: 'Tatooine', exterior: true, icons: { light: 2, dark: 0 } } },
    {
      abilities: [
        ...dark(drainHere(1)),
        ...light(deployCost({ who: { persona: 'Obi-Wan Kenobi' }, add: -3, to: here })),
      ],
    },
  ),
  card(
    { key: '1_135', title: 'Yavin 4', type: 'location', unique: true },
    { icons: ['planet'] },
    { location: { kind: 'system', planet: 'Yavin 4', parsec: 4, icons: { light: 2, dark: 1 } } },
    { abilities: [...light(powerBelow('Yavin 4')), ...dark(powerBelow('Yavin 4'))] },
  ),
  card(
    { key: '1_136', title: 'Yavin 4: Docking Bay', type: 'location', unique: true },
    { icons: ['planet', 'scomp link'] },
    {
      location: {
        kind: 'site',
        planet: 'Yavin 4',
        interior: true,
        exterior: true,
        dockingBay: true,
        icons: { light: 1, dark: 1 },
      },
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
    { location: { kind: 'site', planet: 'Yavin 4', exterior: true, icons: { light: 1, dark: 0 } } },
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
    { location: { kind: 'site', planet: 'Yavin 4', interior: true, icons: { light: 1, dark: 0 } } },
    { missing: ['who goes first'] },
    { abilities: dark(drainHere(1)) },
  ),
  card(
    { key: '1_139', title: 'Yavin 4: Massassi War Room', type: 'location', unique: true },
    { icons: ['planet', 'scomp link'] },
    { location: { kind: 'site', planet: 'Yavin 4', interior: true, icons: { light: 2, dark: 0 } } },
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
