import type { CardFacts } from '../../../abilities/card-facts.ts'
import {
  action,
  dark,
  deployCost,
  forbidsDeploy,
  forceDrain,
  immune,
  light,
  movementDestiny,
  transit,
} from '../../../abilities/vocabulary.ts'
import { cardsOf, site, system } from '../../building.ts'
import { here, yourStarships } from '../../filters.ts'
import { drainHere } from '../../texts.ts'

const card = cardsOf('dark')

export const darkLocations: CardFacts[] = [
  card(
    { key: '9_142', title: 'Death Star II', type: 'location', unique: true },
    { icons: ['death star ii'] },
    {
      location: { kind: 'system', planet: 'Death Star II', mobileSystem: true, icons: { light: 0, dark: 2 } },
    },
    { missing: ['where or when it deploys', 'immunity to other cards'] },
    {
      abilities: dark(
        forceDrain({
          where: here,
          whose: 'opponent',
          add: 3,
          unless: { onTable: "That Thing's Operational" },
        }),
      ),
    },
  ),
  card(
    { key: '9_143', title: 'Death Star II: Capacitors', type: 'location', unique: true },
    { icons: ['death star ii'] },
    {
      location: {
        kind: 'sector',
        planet: 'Death Star II',
        sector: 'death star ii',
        icons: { light: 0, dark: 1 },
      },
    },
    { abilities: light(movementDestiny({ who: yourStarships, lostBelow: 2, addManeuver: true })) },
    { missing: ['where or when it deploys', 'battle destiny'] },
  ),
  card(
    { key: '9_144', title: 'Death Star II: Coolant Shaft', type: 'location', unique: true },
    { icons: ['death star ii'] },
    {
      location: {
        kind: 'sector',
        planet: 'Death Star II',
        sector: 'death star ii',
        icons: { light: 0, dark: 1 },
      },
    },
    { abilities: light(movementDestiny({ who: yourStarships, lostBelow: 1, addManeuver: true })) },
    { missing: ['where or when it deploys', 'effects on other cards', 'canceling cards'] },
  ),
  card(
    { key: '9_145', title: 'Death Star II: Docking Bay', type: 'location', unique: true },
    { icons: ['scomp link', 'death star ii'] },
    {
      location: site('Death Star II', 0, 1, 'interior', 'exterior', 'mobile', 'dockingBay'),
    },
    {
      abilities: [
        ...dark(transit({ way: 'from', cost: 'free' })),
        ...light(
          transit({ way: 'from', cost: 8, alone: true }),
          transit({ way: 'to', cost: 8, alone: true }),
        ),
        ...dark(deployCost({ who: { owner: 'you', is: 'TIE' }, add: -1, to: here })),
      ],
    },
  ),
  card(
    { key: '9_146', title: 'Death Star II: Reactor Core', type: 'location', unique: true },
    { icons: ['death star ii'] },
    {
      location: {
        kind: 'sector',
        planet: 'Death Star II',
        sector: 'death star ii',
        icons: { light: 0, dark: 1 },
      },
    },
    {
      missing: [
        'where or when it deploys',
        'cards from the Reserve Deck',
        'canceling cards',
        'totals of Epic Events',
      ],
    },
  ),
  card(
    { key: '9_147', title: 'Death Star II: Throne Room', type: 'location', unique: true },
    { icons: ['scomp link', 'death star ii'] },
    {
      location: site('Death Star II', 0, 2, 'interior', 'mobile'),
    },
    { missing: ['cards from the Reserve Deck', 'immunity to other cards'] },
  ),
  card(
    { key: '9_148', title: 'Gall', type: 'location', unique: true },
    { icons: ['planet', 'death star ii'] },
    { location: system('Gall', 9, 1, 1) },
    {
      abilities: [
        ...dark(
          action({
            answers: { is: 'hit', card: {}, weapon: { type: 'weapon', is: ['blaster', 'rifle'] } },
            limit: 'battle',
            if: { youOccupy: here },
            results: [{ brings: 'loss', of: 'it' }],
          }),
        ),
        ...light(immune({ to: 'Revolution' })),
      ],
    },
  ),
  card(
    { key: '9_149', title: 'Mon Calamari', type: 'location', unique: true },
    { icons: ['planet', 'death star ii'] },
    { location: system('Mon Calamari', 6, 1, 2) },
    {
      abilities: [
        ...light(drainHere(-1)),
        ...dark(
          deployCost({
            who: { owner: 'opponent', is: 'Star Cruiser' },
            add: 2,
            while: { held: 'occupied', where: here, atLeast: 1, with: { is: 'Star Destroyer' } },
          }),
          forbidsDeploy({
            who: { owner: 'opponent', is: 'Star Cruiser' },
            to: here,
            while: { held: 'occupied', where: here, atLeast: 1, with: { is: 'Star Destroyer' } },
          }),
        ),
        ...light(
          deployCost({
            who: { owner: 'opponent', is: 'Star Destroyer' },
            add: 2,
            to: here,
            while: { held: 'occupied', where: here, atLeast: 1, with: { is: 'Star Cruiser' } },
          }),
        ),
      ],
    },
  ),
  card(
    { key: '9_150', title: 'Sullust', type: 'location', unique: true },
    { icons: ['planet', 'death star ii'] },
    { location: system('Sullust', 7, 2, 2) },
    { missing: ['Force loss', 'immunity to other cards'] },
  ),
]
