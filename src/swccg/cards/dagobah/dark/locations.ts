import type { CardFacts } from '../../../abilities/card-facts.ts'
import {
  cancelsOpponentTextHere,
  crdOnly,
  dark,
  deployCost,
  forceGeneration,
  immune,
  light,
  modify,
  moveBetween,
  moveCost,
} from '../../../abilities/vocabulary.ts'
import { cardsOf, system } from '../../building.ts'
import { here } from '../../filters.ts'
import { drainHere } from '../../texts.ts'

const card = cardsOf('dark')

export const darkLocations: CardFacts[] = [
  card(
    { key: '4_154', title: 'Anoat', type: 'location', unique: true },
    { icons: ['planet', 'dagobah'] },
    { location: system('Anoat', 5, 1, 2) },
    { missing: ['reacts', 'changes of forfeit'] },
  ),
  card(
    { key: '4_155', title: 'Asteroid Field', type: 'location', limit: 3 },
    { icons: ['space', 'dagobah'] },
    { location: { kind: 'sector', sector: 'asteroid', icons: { light: 1, dark: 1 } } },
    { missing: ['Asteroid rules', 'Force drains'] },
  ),
  card(
    { key: '4_156', title: 'Big One', type: 'location' },
    { icons: ['space', 'dagobah'] },
    { location: { kind: 'sector', sector: 'big one', icons: { light: 0, dark: 1 } } },
    { missing: ['Asteroid rules', 'Force drains'] },
  ),
  card(
    { key: '4_157', title: 'Big One: Asteroid Cave Or Space Slug Belly', type: 'location' },
    { icons: ['cave', 'planet', 'dagobah'] },
    { location: { kind: 'site', interior: true, exterior: true, icons: { light: 1, dark: 1 } } },
    { missing: ['Cave rules', 'Force drains'] },
  ),
  card(
    { key: '4_159', title: 'Executor: Comm Station', type: 'location', unique: true },
    { icons: ['starship site', 'scomp link', 'dagobah'] },
    {
      location: {
        kind: 'site',
        siteOf: 'Executor',
        interior: true,
        mobile: true,
        icons: { light: 0, dark: 1 },
      },
    },
    { missing: ['reacts'] },
  ),
  card(
    { key: '4_160', title: 'Executor: Control Station', type: 'location', unique: true },
    { icons: ['starship site', 'scomp link', 'dagobah'] },
    {
      location: {
        kind: 'site',
        siteOf: 'Executor',
        interior: true,
        mobile: true,
        icons: { light: 0, dark: 1 },
      },
    },
    { missing: ['moving Executor in the opponent’s turn'] },
    {
      abilities: [
        ...dark(
          modify({
            what: 'power',
            who: { persona: 'Executor' },
            add: 1,
            each: { location: { siteOf: 'Executor' } },
            while: { cardAt: { subtype: 'imperial', is: 'leader' }, where: here },
          }),
        ),
      ],
    },
  ),
  card(
    { key: '4_161', title: 'Executor: Holotheatre', type: 'location', unique: true },
    { icons: ['starship site', 'scomp link', 'dagobah'] },
    {
      location: {
        kind: 'site',
        siteOf: 'Executor',
        interior: true,
        mobile: true,
        icons: { light: 0, dark: 1 },
      },
    },
    {
      abilities: [
        ...light(drainHere(1)),
        // To the rulings of 2001 it is a holosite for those who transport. (Elis Helrot)
        ...crdOnly(...dark(...['Elis Helrot', 'Nabrun Leids'].map((to) => immune({ to })))),
        ...dark(
          forceGeneration({ where: here, add: 1, while: { inPlay: { owner: 'you', persona: 'Vader' } } }),
          forceGeneration({ where: here, add: 1, while: { inPlay: { owner: 'you', persona: 'Emperor' } } }),
        ),
      ],
    },
  ),
  card(
    { key: '4_162', title: 'Executor: Main Corridor', type: 'location', unique: true },
    { icons: ['starship site', 'scomp link', 'dagobah'] },
    {
      location: {
        kind: 'site',
        siteOf: 'Executor',
        interior: true,
        mobile: true,
        icons: { light: 0, dark: 1 },
      },
    },
    {
      abilities: [
        ...dark(
          moveBetween({
            from: here,
            to: { siteOf: 'Executor' },
            orCard: 'Executor',
            bothWays: true,
            cost: 'free',
            phase: 'move',
          }),
        ),
        ...light(cancelsOpponentTextHere({ while: { youControl: here } })),
      ],
    },
  ),
  card(
    { key: '4_163', title: 'Executor: Meditation Chamber', type: 'location', unique: true },
    { icons: ['starship site', 'scomp link', 'dagobah'] },
    {
      location: {
        kind: 'site',
        siteOf: 'Executor',
        interior: true,
        mobile: true,
        icons: { light: 0, dark: 2 },
      },
    },
    { abilities: light(cancelsOpponentTextHere({ while: { youOccupy: here } })) },
    { missing: ['battle destiny'] },
  ),
  card(
    { key: '4_164', title: 'Raithal', type: 'location', unique: true },
    { icons: ['planet', 'dagobah'] },
    { location: system('Raithal', 3, 1, 2) },
    {
      abilities: [
        ...dark(
          modify({ what: 'destiny', who: { owner: 'you', is: 'trooper' }, add: 1 }),
          modify({
            what: 'destiny',
            who: { owner: 'you', is: 'trooper' },
            add: 1,
            while: { youControl: here },
          }),
        ),
        ...light(cancelsOpponentTextHere({ while: { youOccupy: here } })),
      ],
    },
    { missing: ['effects on other cards'] },
  ),
  card(
    { key: '4_165', title: 'Star Destroyer: Launch Bay', type: 'location', limit: 3 },
    { icons: ['starship site', 'scomp link', 'dagobah'] },
    {
      location: {
        kind: 'site',
        siteOf: 'Star Destroyer',
        interior: true,
        exterior: true,
        mobile: true,
        launchBay: true,
        icons: { light: 0, dark: 1 },
      },
    },
    {
      abilities: [
        ...dark(
          moveCost({
            who: { owner: 'you' },
            free: true,
            from: here,
            using: ['shuttling', 'embark', 'disembark'],
          }),
          moveCost({
            who: { owner: 'you' },
            free: true,
            to: here,
            using: ['shuttling', 'embark', 'disembark'],
          }),
        ),
        ...dark(deployCost({ who: { owner: 'you', is: 'TIE' }, add: -2, to: here })),
      ],
    },
    { missing: ['captives', 'free transfers here', 'immunity to other cards'] },
  ),
]
