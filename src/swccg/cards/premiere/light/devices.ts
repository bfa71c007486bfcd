import type { CardFacts } from '../../../abilities/card-facts.ts'
import {
  action,
  cancelsText,
  cannotMove,
  deploysOn,
  immune,
  mayBeTransferred,
  modify,
} from '../../../abilities/vocabulary.ts'
import { cardsOf } from '../../building.ts'
import { here } from '../../filters.ts'

const card = cardsOf('light')

export const lightDevices: CardFacts[] = [
  card(
    { key: '1_34', title: 'Caller', type: 'device' },
    { destiny: 6 },
    { missing: ['where or when it deploys', 'stealing', 'returning cards'] },
  ),
  card(
    { key: '1_35', title: 'Electrobinoculars', type: 'device' },
    { destiny: 3, deploy: 1 },
    {
      abilities: [
        deploysOn({ card: { type: 'character', is: 'warrior' }, whose: 'anyone', price: 1 }),
        action({
          price: 2,
          results: [{ brings: 'look', at: 'reserve', top: 1, move: { count: 1, may: true, to: 'force' } }],
        }),
      ],
    },
  ),
  card(
    { key: '1_36', title: 'Fusion Generator Supply Tanks', type: 'device' },
    { destiny: 4 },
    { abilities: [modify({ what: 'hyperspeed', who: 'host', add: 1 })] },
    { missing: ['where or when it deploys', 'changes of power', 'changes of maneuver or armor'] },
  ),
  card(
    { key: '1_37', title: 'Hydroponics Station', type: 'device' },
    { destiny: 4, deploy: 1 },
    { missing: ['where or when it deploys', 'activating Force'] },
  ),
  card(
    { key: '1_38', title: 'Restraining Bolt', type: 'device' },
    { destiny: 6 },
    {
      abilities: [
        deploysOn({ card: { type: 'character', subtype: 'droid' }, at: { kind: 'site' }, whose: 'anyone' }),
        cannotMove({ who: 'host' }),
        cancelsText({ who: 'host' }),
        mayBeTransferred({ to: { type: 'character', subtype: 'droid' } }),
      ],
    },
  ),
  card(
    { key: '1_39', title: 'Targeting Computer', type: 'device' },
    { destiny: 3 },
    {
      abilities: [
        deploysOn({ card: { type: 'starship' }, whose: 'anyone', price: 2 }),
        modify({ what: 'maneuver', who: 'host', add: 1 }),
      ],
    },
    { missing: ['weapons'] },
  ),
  card(
    { key: '1_40', title: 'Tatooine Utility Belt', type: 'device' },
    { destiny: 4, deploy: 1 },
    {
      abilities: [
        deploysOn({ card: { subtype: ['rebel', 'alien'] }, whose: 'anyone', price: 1 }),
        modify({ what: 'power', who: 'host', hostIs: { onPlanet: 'Tatooine' }, add: 2 }),
        modify({ what: 'forfeit', who: 'host', hostIs: { onPlanet: 'Tatooine' }, add: 2 }),
      ],
    },
  ),
  card(
    { key: '1_41', title: 'Vaporator', type: 'device' },
    { destiny: 4, deploy: 1 },
    {
      abilities: [
        deploysOn({ at: { planet: 'Tatooine', kind: 'site' }, price: 1 }),
        cannotMove({}),
        immune({ to: 'Gravel Storm', who: { type: 'character', at: { anyOf: [here, { adjacent: true }] } } }),
      ],
    },
  ),
]
