import type { CardFacts } from '../../../abilities/card-facts.ts'
import {
  action,
  dark,
  deployCost,
  extraLandspeed,
  forbidsMove,
  forceDrain,
  light,
  modify,
  moveBetween,
  moveCost,
  transit,
} from '../../../abilities/vocabulary.ts'
import { cardsOf, site, system } from '../../building.ts'
import { here, yourStarships } from '../../filters.ts'
import { drainHere, powerBelow } from '../../texts.ts'
import { forestsNarrow, noShipsOrVehicles } from '../both-sides.ts'

const card = cardsOf('dark')

export const darkLocations: CardFacts[] = [
  card(
    { key: '8_156', title: 'Carida', type: 'location', unique: true },
    { icons: ['planet', 'endor'] },
    { location: system('Carida', 1, 1, 2) },
    {
      abilities: [
        ...light(drainHere(-1)),
        ...dark(
          action({
            phase: 'control',
            limit: 'phase',
            loss: 1,
            while: { youOccupy: here },
            results: [{ brings: 'retrieval', which: { is: 'trooper' }, into: 'hand' }],
          }),
        ),
        ...light(
          modify({
            what: 'forfeit',
            who: { owner: 'you', is: 'trooper' },
            add: -1,
            while: { not: { youOccupy: here } },
          }),
        ),
      ],
    },
  ),
  card(
    { key: '8_157', title: 'Endor', type: 'location', unique: true },
    { icons: ['planet', 'endor'] },
    { location: system('Endor', 8, 2, 2) },
    {
      abilities: [
        ...light(moveCost({ who: yourStarships, add: 1, to: here })),
        ...dark(powerBelow('Endor')),
        ...light(
          forceDrain({
            where: here,
            add: -1,
            while: { not: { inPlay: { owner: 'you', is: 'Ewok', onPlanet: 'Endor' } } },
          }),
          deployCost({ who: yourStarships, add: 1, to: here }),
        ),
      ],
    },
  ),
  card(
    { key: '8_158', title: 'Endor: Ancient Forest', type: 'location', unique: true },
    { icons: ['planet', 'endor'] },
    { location: site('Endor', 1, 2, 'exterior') },
    {
      abilities: [
        ...dark(
          forceDrain({
            where: here,
            add: 1,
            while: { cardsPresent: { is: 'Yuzzum', owner: 'you' }, atLeast: 1 },
          }),
        ),
        ...dark(
          deployCost({ who: { owner: 'you', subtype: 'alien', not: { is: 'Yuzzum' } }, add: -1, to: here }),
          deployCost({ who: { owner: 'you', is: 'Yuzzum' }, add: -2, to: here }),
        ),
      ],
    },
  ),
  card(
    { key: '8_159', title: 'Endor: Back Door', type: 'location', unique: true },
    { icons: ['planet', 'scomp link', 'endor'] },
    { location: site('Endor', 2, 2, 'exterior') },
    {
      abilities: [
        ...dark(moveBetween({ from: here, to: { title: 'Endor: Bunker' }, bothWays: true, phase: 'move' })),
        ...light(
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
    { key: '8_160', title: 'Endor: Bunker', type: 'location', unique: true },
    { icons: ['planet', 'scomp link', 'endor'] },
    { location: site('Endor', 0, 1, 'interior') },
    {
      abilities: light(
        forbidsMove({ who: { owner: 'you' }, to: here, exceptFrom: { title: 'Endor: Back Door' } }),
      ),
    },
    { missing: ['cards from the Reserve Deck', 'canceling cards'] },
  ),
  card(
    { key: '8_161', title: 'Endor: Dark Forest', type: 'location', unique: true },
    { icons: ['planet', 'endor'] },
    { location: site('Endor', 1, 2, 'exterior') },
    {
      abilities: [
        ...light(
          forceDrain({
            where: here,
            add: 1,
            while: { cardsPresent: { is: 'Ewok', owner: 'you' }, atLeast: 1 },
          }),
        ),
        ...dark(
          forceDrain({
            where: here,
            add: 1,
            while: { cardsPresent: { subtype: 'imperial', owner: 'you' }, atLeast: 1 },
          }),
        ),
        ...dark(modify({ what: 'power', who: { owner: 'you', is: 'Yuzzum', at: here }, add: 1 })),
        ...light(deployCost({ who: { owner: 'you', is: 'Ewok' }, add: 1, to: here })),
      ],
    },
  ),
  card(
    { key: '8_162', title: 'Endor: Dense Forest', type: 'location', unique: true },
    { icons: ['planet', 'endor'] },
    { location: site('Endor', 1, 2, 'exterior') },
    { abilities: [...dark(forestsNarrow), ...light(forestsNarrow)] },
    { missing: ['where or when it deploys'] },
  ),
  card(
    { key: '8_163', title: 'Endor: Ewok Village', type: 'location', unique: true },
    { icons: ['planet', 'endor'] },
    {
      location: site('Endor', 1, 1, 'interior', 'exterior'),
    },
    {
      abilities: [
        ...dark(noShipsOrVehicles),
        ...light(noShipsOrVehicles),
        ...light(
          forceDrain({
            where: here,
            add: 1,
            while: { cardsPresent: { is: 'Ewok', owner: 'you' }, atLeast: 1 },
          }),
        ),
        ...dark(
          forceDrain({ where: here, add: 1, while: { not: { inPlay: { is: 'Ewok', onPlanet: 'Endor' } } } }),
        ),
      ],
    },
    { missing: ['where or when it deploys'] },
  ),
  card(
    { key: '8_164', title: 'Endor: Forest Clearing', type: 'location', unique: true },
    { icons: ['planet', 'endor'] },
    { location: site('Endor', 1, 2, 'exterior') },
    {
      abilities: [
        ...dark(drainHere(1)),
        ...dark(modify({ what: 'power', who: { owner: 'you', type: 'vehicle', at: here }, add: 1 })),
        ...light(modify({ what: 'power', who: { owner: 'you', type: 'vehicle', at: here }, add: 1 })),
      ],
    },
  ),
  card(
    { key: '8_165', title: 'Endor: Great Forest', type: 'location', limit: 3 },
    { icons: ['planet', 'endor'] },
    { location: site('Endor', 1, 1, 'exterior') },
    {
      abilities: [
        ...dark(
          extraLandspeed({
            add: 1,
            way: ['from'],
            who: { type: 'character', owner: 'you', not: { is: ['Yuzzum', 'scout'] } },
          }),
        ),
        ...light(
          extraLandspeed({
            add: 1,
            way: ['from'],
            who: { type: 'character', owner: 'you', not: { is: ['Ewok', 'scout'] } },
          }),
        ),
      ],
    },
  ),
  card(
    { key: '8_166', title: 'Endor: Landing Platform (Docking Bay)', type: 'location', unique: true },
    { icons: ['planet', 'scomp link', 'endor'] },
    {
      location: site('Endor', 1, 1, 'interior', 'exterior', 'dockingBay'),
    },
    {
      abilities: [
        ...dark(
          transit({ way: 'from', cost: 1 }),
          transit({
            way: 'from',
            cost: 'free',
            while: { cardsPresent: { subtype: 'imperial', owner: 'you' }, atLeast: 1 },
          }),
        ),
        ...light(transit({ way: 'from', cost: 7 }), transit({ way: 'to', add: 9 })),
      ],
    },
  ),
]
