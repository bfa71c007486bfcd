import type { CardFacts } from '../../../abilities/card-facts.ts'
import {
  action,
  addsToPowerOfPiloted,
  changesTotal,
  destinyIfUnable,
  immuneToAttrition,
  modify,
  reacts,
} from '../../../abilities/vocabulary.ts'
import { cardsOf } from '../../building.ts'
import { here } from '../../filters.ts'

const card = cardsOf('dark')

export const darkCharacters: CardFacts[] = [
  card(
    { key: '4_92', title: 'Bossk', type: 'character', subtype: 'alien', unique: true },
    { destiny: 1, deploy: 4, power: 4, ability: 2, forfeit: 3 },
    { icons: ['pilot', 'warrior', 'dagobah'], characteristics: ['Black Sun agent', 'bounty hunter'] },
    {
      missing: ['changes of forfeit'],
    },
    {
      abilities: [
        addsToPowerOfPiloted(2),
        destinyIfUnable({ count: 1, while: { piloting: { title: "Hound's Tooth" } } }),
        changesTotal({
          what: 'attrition',
          whose: 'opponent',
          where: here,
          add: 1,
          while: { itself: { at: { kind: 'site' } } },
        }),
      ],
    },
  ),
  card(
    { key: '4_95', title: 'Commander Brandei', type: 'character', subtype: 'imperial', unique: true },
    { destiny: 2, deploy: 3, power: 1, ability: 3, forfeit: 3 },
    { icons: ['pilot', 'dagobah'], characteristics: ['commander'] },
    {
      abilities: [
        addsToPowerOfPiloted(2),
        action({
          phase: 'control',
          limit: 'phase',
          price: 1,
          while: {
            itself: { anyOf: [{ isAboard: { is: 'Star Destroyer' } }, { at: { dockingBay: true } }] },
          },
          results: [
            {
              brings: 'search',
              in: 'reserve',
              which: { type: 'starship', is: 'TIE' },
              to: 'hand',
              shuffle: 'reshuffle',
            },
          ],
        }),
      ],
    },
  ),
  card(
    { key: '4_107', title: 'Zuckuss', type: 'character', subtype: 'alien', unique: true },
    { destiny: 1, deploy: 4, power: 2, ability: 4, forfeit: 3 },
    {
      icons: ['pilot', 'warrior', 'dagobah'],
      characteristics: ['Black Sun agent', 'bounty hunter', 'Gand', 'scout'],
    },
    {
      abilities: [
        addsToPowerOfPiloted(2),
        reacts({ how: 'move', who: 'self', free: true }),
        action({
          phase: 'weapons segment',
          limit: 'battle',
          price: 1,
          targets: {
            who: { type: 'character', subtype: 'alien', abilityBelow: 3 },
            at: { here: true, kind: 'site' },
          },
          results: [
            {
              brings: 'change',
              of: 'target',
              changes: [modify({ what: 'forfeit', who: 'target', set: 0 })],
              until: 'end of turn',
            },
          ],
        }),
        immuneToAttrition({ who: 'self', below: 3 }),
      ],
    },
  ),
]
