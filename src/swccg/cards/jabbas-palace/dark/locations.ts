import type { CardFacts } from '../../../abilities/card-facts.ts'
import {
  action,
  cancelsOpponentTextHere,
  causesAttack,
  dark,
  enterAndExit,
  extraLandspeed,
  forbidsMove,
  immune,
  immuneToAttrition,
  light,
  triggered,
} from '../../../abilities/vocabulary.ts'
import { cardsOf, site, system } from '../../building.ts'
import { here } from '../../filters.ts'
import { deploysFromReserve, drainHere, oncePer } from '../../texts.ts'

const card = cardsOf('dark')

export const darkLocations: CardFacts[] = [
  card(
    { key: '6_162', title: "Jabba's Palace: Audience Chamber", type: 'location', unique: true },
    { icons: ['planet', "jabba's palace"] },
    { location: site('Tatooine', 1, 2, 'interior') },
    { missing: ['cards from the Reserve Deck', 'canceling cards', 'immunity to other cards'] },
  ),
  card(
    { key: '6_164', title: "Jabba's Palace: Dungeon", type: 'location', unique: true },
    { icons: ['planet', "jabba's palace"] },
    {
      location: site('Tatooine', 0, 1, 'interior', 'prison'),
    },
    {
      abilities: [
        ...dark(
          triggered({
            on: { is: 'delivered', escort: { is: 'bounty hunter' }, at: { here: true } },
            oncePerCard: true,
            results: [{ brings: 'retrieval', count: 2 }],
          }),
        ),
        ...light(
          action({
            price: 3,
            if: { youControl: { here: true } },
            targets: { who: { captive: 'imprisoned', at: { here: true } }, inactive: 'captive' },
            results: [{ brings: 'release', of: 'target' }],
          }),
        ),
      ],
    },
  ),
  card(
    { key: '6_166', title: "Jabba's Palace: Rancor Pit", type: 'location', unique: true },
    { icons: ['underground', 'planet', "jabba's palace"] },
    { location: site('Tatooine', 0, 1, 'interior') },
    {
      abilities: dark(
        forbidsMove({
          ruling: 'MOV-220',
          who: {},
          from: here,
          while: { cardsPresent: { type: 'creature' }, atLeast: 1 },
        }),
      ),
    },
    { missing: ['where or when it deploys', 'attacks and attrition', 'retrieving cards'] },
  ),
  card(
    { key: '6_167', title: "Jabba's Sail Barge: Passenger Deck", type: 'location', unique: true },
    { icons: ['vehicle site', "jabba's palace"] },
    {
      location: { kind: 'site', siteOf: "Jabba's Sail Barge", interior: true, icons: { light: 0, dark: 2 } },
    },
    {
      abilities: [
        ...dark(
          immuneToAttrition({
            who: { title: "Jabba's Sail Barge" },
            below: 'all',
            while: { youOccupy: here },
          }),
        ),
        ...light(enterAndExit({ who: { type: 'character', owner: 'you' }, cost: 4 })),
      ],
    },
  ),
  card(
    { key: '6_168', title: 'Nal Hutta', type: 'location', unique: true },
    { icons: ['planet', "jabba's palace"] },
    { location: system('Nal Hutta', 3, 1, 2) },
    {
      abilities: [
        ...light(cancelsOpponentTextHere({ while: { youControl: here } })),
        ...light(drainHere(-1)),
        ...dark(
          action({
            phase: 'control',
            limit: 'phase',
            results: [
              {
                brings: 'search',
                in: 'reserve',
                which: { title: ['Bounty', 'Hutt Bounty'] },
                to: 'hand',
                shuffle: 'reshuffle',
              },
            ],
          }),
        ),
      ],
    },
  ),
  card(
    { key: '6_169', title: 'Tatooine: Desert', type: 'location', limit: 3 },
    { icons: ['planet', "jabba's palace"] },
    { location: site('Tatooine', 1, 1, 'exterior') },
    {
      abilities: [
        ...dark(
          extraLandspeed({
            add: 1,
            way: ['from'],
            who: { type: 'character', owner: 'you', not: { is: 'scout' } },
          }),
        ),
        ...light(
          extraLandspeed({
            add: 1,
            way: ['from'],
            who: { type: 'character', owner: 'you', not: { is: 'scout' } },
          }),
        ),
      ],
    },
  ),
  card(
    { key: '6_170', title: 'Tatooine: Great Pit Of Carkoon', type: 'location', unique: true },
    { icons: ['planet', "jabba's palace"] },
    { location: site('Tatooine', 1, 1, 'exterior') },
    {
      abilities: dark(
        causesAttack({ phase: 'control', creature: { title: 'Sarlacc' }, target: { state: 'captive' } }),
      ),
    },
  ),
  card(
    { key: '6_171', title: "Tatooine: Jabba's Palace", type: 'location', unique: true },
    { icons: ['planet', "jabba's palace"] },
    { location: site('Tatooine', 1, 2, 'exterior') },
    {
      abilities: [
        ...dark(
          oncePer(
            'deploy',
            deploysFromReserve({
              location: {
                kind: 'site',
                titleHas: "Jabba's Palace",
                not: { title: "Tatooine: Jabba's Palace" },
              },
            }),
          ),
        ),
        ...light(cancelsOpponentTextHere({ while: { youControl: here } }), immune({ to: 'Revolution' })),
      ],
    },
  ),
]
