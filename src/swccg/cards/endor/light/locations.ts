import type { CardFacts } from '../../../abilities/card-facts.ts'
import {
  cancelsOpponentTextHere,
  dark,
  deployCost,
  extraLandspeed,
  forceDrain,
  forceGeneration,
  light,
  modify,
  moveBetween,
  moveCost,
  transit,
} from '../../../abilities/vocabulary.ts'
import { cardsOf, site, system } from '../../building.ts'
import { here, yourStarships } from '../../filters.ts'
import { drainHere } from '../../texts.ts'
import { forestsNarrow, noShipsOrVehicles } from '../both-sides.ts'

const card = cardsOf('light')

export const lightLocations: CardFacts[] = [
  card(
    { key: '8_67', title: 'Chandrila', type: 'location', unique: true },
    { icons: ['planet', 'endor'] },
    { location: system('Chandrila', 4, 2, 1) },
    {
      abilities: [
        ...dark(
          forceDrain({
            where: here,
            add: 1,
            while: { cardsThere: { is: 'Star Destroyer', owner: 'you' }, atLeast: 2 },
          }),
          forceDrain({
            where: here,
            add: -1,
            unless: { cardsThere: { subtype: 'capital', owner: 'you' }, atLeast: 1 },
          }),
        ),
        ...light(
          forceGeneration({
            where: here,
            add: 2,
            while: {
              held: 'occupied',
              where: here,
              atLeast: 1,
              with: { type: 'starship', subtype: 'capital' },
            },
          }),
          deployCost({ who: { owner: 'you', title: 'Mon Mothma' }, add: -2, to: { planet: 'Chandrila' } }),
        ),
      ],
    },
  ),
  card(
    { key: '8_68', title: 'Endor', type: 'location', unique: true },
    { icons: ['planet', 'endor'] },
    { location: system('Endor', 8, 2, 2) },
    {
      abilities: [
        ...light(
          moveCost({
            who: yourStarships,
            add: -1,
            from: { title: ['Sullust', 'Rendezvous Point', 'Haven'] },
            to: here,
          }),
        ),
        ...light(drainHere(-1)),
        ...dark(
          forceDrain({
            where: here,
            add: -1,
            while: { not: { inPlay: { owner: 'you', subtype: 'imperial', onPlanet: 'Endor' } } },
          }),
        ),
      ],
    },
  ),
  card(
    { key: '8_69', title: 'Endor: Back Door', type: 'location', unique: true },
    { icons: ['planet', 'scomp link', 'endor'] },
    { location: site('Endor', 2, 2, 'exterior') },
    {
      abilities: [
        ...light(moveBetween({ from: here, to: { title: 'Endor: Bunker' }, bothWays: true, phase: 'move' })),
        ...dark(
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
    { key: '8_70', title: 'Endor: Bunker', type: 'location', unique: true },
    { icons: ['planet', 'scomp link', 'endor'] },
    { location: site('Endor', 0, 1, 'interior') },
    { missing: ['battle destiny', 'cards from the Reserve Deck'] },
    { abilities: light(drainHere(1)) },
  ),
  card(
    { key: '8_71', title: "Endor: Chief Chirpa's Hut", type: 'location', unique: true },
    { icons: ['planet', 'endor'] },
    { location: site('Endor', 2, 0, 'interior') },
    {
      abilities: [
        ...light(
          deployCost({ who: { owner: 'you', is: 'Ewok' }, add: -1, to: here }),
          deployCost({ who: { owner: 'you', title: 'Chief Chirpa' }, free: true, to: here }),
        ),
        ...dark(
          modify({
            what: 'forfeit',
            who: { is: 'Ewok', at: { planet: 'Endor', kind: 'site' } },
            add: -1,
            while: { youControl: here },
          }),
        ),
      ],
    },
  ),
  card(
    { key: '8_72', title: 'Endor: Dense Forest', type: 'location', unique: true },
    { icons: ['planet', 'endor'] },
    { location: site('Endor', 2, 1, 'exterior') },
    { abilities: [...light(forestsNarrow), ...dark(forestsNarrow)] },
    { missing: ['where or when it deploys'] },
  ),
  card(
    { key: '8_73', title: 'Endor: Ewok Village', type: 'location', unique: true },
    { icons: ['planet', 'endor'] },
    {
      location: site('Endor', 1, 1, 'interior', 'exterior'),
    },
    {
      abilities: [
        ...light(noShipsOrVehicles),
        ...dark(noShipsOrVehicles),
        ...dark(
          forceDrain({ where: here, add: 1, while: { not: { inPlay: { is: 'Ewok', onPlanet: 'Endor' } } } }),
        ),
      ],
    },
    { missing: ['where or when it deploys', 'changes of deploy cost'] },
  ),
  card(
    { key: '8_74', title: 'Endor: Great Forest', type: 'location', limit: 3 },
    { icons: ['planet', 'endor'] },
    { location: site('Endor', 1, 1, 'exterior') },
    {
      abilities: [
        ...light(
          extraLandspeed({
            add: 1,
            way: ['from'],
            who: { type: 'character', owner: 'you', not: { is: ['Ewok', 'scout'] } },
          }),
        ),
        ...dark(
          extraLandspeed({
            add: 1,
            way: ['from'],
            who: { type: 'character', owner: 'you', not: { is: ['Yuzzum', 'scout'] } },
          }),
        ),
      ],
    },
  ),
  card(
    { key: '8_75', title: 'Endor: Hidden Forest Trail', type: 'location', unique: true },
    { icons: ['planet', 'endor'] },
    { location: site('Endor', 2, 1, 'exterior') },
    {
      abilities: [
        ...light(
          moveBetween({
            from: here,
            to: { planet: 'Endor', kind: 'site', exterior: true },
            bothWays: true,
            phase: 'move',
            who: { is: 'scout', owner: 'you' },
          }),
        ),
        ...dark(cancelsOpponentTextHere({ while: { youOccupy: here } })),
      ],
    },
  ),
  card(
    { key: '8_76', title: 'Endor: Landing Platform (Docking Bay)', type: 'location', unique: true },
    { icons: ['planet', 'scomp link', 'endor'] },
    {
      location: site('Endor', 1, 1, 'interior', 'exterior', 'dockingBay'),
    },
    {
      abilities: [
        ...light(transit({ way: 'from', cost: 2 })),
        ...dark(
          transit({ way: 'from', cost: 1 }),
          transit({
            way: 'from',
            cost: 'free',
            while: { cardsPresent: { subtype: 'imperial', owner: 'you' }, atLeast: 1 },
          }),
        ),
      ],
    },
  ),
  card(
    { key: '8_77', title: 'Endor: Rebel Landing Site (Forest)', type: 'location', unique: true },
    { icons: ['planet', 'endor'] },
    { location: site('Endor', 2, 1, 'exterior') },
    {
      abilities: [
        ...light(
          moveCost({
            who: { type: 'starship', subtype: 'starfighter', owner: 'you' },
            free: true,
            to: here,
            using: ['landing'],
          }),
        ),
        ...dark(cancelsOpponentTextHere({ while: { youOccupy: here } })),
        ...light(
          deployCost({
            who: { owner: 'you', anyOf: [{ subtype: 'droid' }, { subtype: 'rebel', is: 'endor' }] },
            add: -1,
            to: here,
          }),
        ),
      ],
    },
  ),
]
