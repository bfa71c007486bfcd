import type { CardFacts } from '../../../abilities/card-facts.ts'
import { action, dark, extraLandspeed, light, limitsBattleDestiny } from '../../../abilities/vocabulary.ts'
import { cardsOf, site, system } from '../../building.ts'
import { here } from '../../filters.ts'
import { drainHere } from '../../texts.ts'

const card = cardsOf('light')

export const lightLocations: CardFacts[] = [
  card(
    { key: '6_81', title: "Jabba's Palace: Audience Chamber", type: 'location', unique: true },
    { icons: ['planet', "jabba's palace"] },
    { location: site('Tatooine', 2, 1, 'interior') },
    { missing: ['canceling cards', 'cards from the Reserve Deck', 'immunity to attrition'] },
  ),
  card(
    { key: '6_83', title: 'Kiffex', type: 'location', unique: true },
    { icons: ['planet', "jabba's palace"] },
    { location: system('Kiffex', 2, 2, 2) },
    { missing: ['changes of power', 'doubling a card'] },
  ),
  card(
    { key: '6_84', title: 'Kirdo III', type: 'location', unique: true },
    { icons: ['planet', "jabba's palace"] },
    { location: system('Kirdo III', 1, 1, 1) },
    {
      abilities: [
        ...dark(drainHere(-1)),
        ...light(
          action({
            limit: 'turn',
            turn: 'any',
            while: { youOccupy: here },
            results: [
              {
                brings: 'search',
                in: 'reserve',
                which: { anyOf: [{ titleHas: 'Desert' }, { is: 'Kitonak' }, { title: 'Sandwhirl' }] },
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
    { key: '6_85', title: 'Tatooine: Desert', type: 'location', limit: 3 },
    { icons: ['planet', "jabba's palace"] },
    { location: site('Tatooine', 1, 1, 'exterior') },
    {
      abilities: [
        ...light(
          extraLandspeed({
            add: 1,
            way: ['from'],
            who: { type: 'character', owner: 'you', not: { is: 'scout' } },
          }),
        ),
        ...dark(
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
    { key: '6_86', title: 'Tatooine: Hutt Canyon', type: 'location', unique: true },
    { icons: ['planet', "jabba's palace"] },
    { location: site('Tatooine', 1, 1, 'exterior') },
    {
      abilities: [
        ...light(
          limitsBattleDestiny({
            whose: 'opponent',
            where: here,
            atMost: 0,
            while: { all: [{ youOccupy: here }, { cardAt: { owner: 'you', is: 'Jawa' }, where: here }] },
          }),
        ),
        ...dark(
          limitsBattleDestiny({
            whose: 'opponent',
            where: here,
            atMost: 0,
            while: {
              all: [{ youOccupy: here }, { cardAt: { owner: 'you', is: 'Tusken Raider' }, where: here }],
            },
          }),
        ),
      ],
    },
  ),
  card(
    { key: '6_87', title: 'Tibrin', type: 'location', unique: true },
    { icons: ['planet', "jabba's palace"] },
    { location: system('Tibrin', 2, 1, 1) },
    { missing: ['retrieving cards'] },
    { abilities: dark(drainHere(1)) },
  ),
]
