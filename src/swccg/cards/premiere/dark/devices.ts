import type { CardFacts } from '../../../abilities/card-facts.ts'
import {
  cancelsText,
  cannotMove,
  changesDestiny,
  deploysOn,
  immuneToAttrition,
  longRange,
  mayBeTransferred,
  modify,
  reacts,
  usesWeapons,
} from '../../../abilities/vocabulary.ts'
import { cardsOf } from '../../building.ts'
import { here } from '../../filters.ts'

const card = cardsOf('dark')

export const darkDevices: CardFacts[] = [
  card(
    { key: '1_199', title: 'Blaster Scope', type: 'device' },
    { destiny: 4 },
    {
      abilities: [
        deploysOn({
          card: {
            type: 'weapon',
            anyOf: [{ is: ['blaster', 'blaster rifle'] }, { title: "4-LOM's Concussion Rifle" }],
          },
        }),
        longRange({ who: 'host' }),
      ],
    },
  ),
  card(
    { key: '1_200', title: 'Caller', type: 'device' },
    { destiny: 6 },
    { missing: ['where or when it deploys', 'stealing', 'returning cards'] },
  ),
  card(
    { key: '1_201', title: 'Comlink', type: 'device' },
    { destiny: 3 },
    {
      abilities: [
        deploysOn({ card: { type: 'character' }, whose: 'anyone', price: 1 }),
        reacts({ how: 'deploy', who: { owner: 'you' }, at: { here: true } }),
        reacts({ how: 'deploy', who: { owner: 'you' }, at: { adjacent: true } }),
      ],
    },
  ),
  card(
    { key: '1_202', title: 'Droid Detector', type: 'device' },
    { destiny: 5 },
    { missing: ['where or when it deploys', 'cards lost at once'] },
  ),
  card(
    { key: '1_203', title: 'Fusion Generator Supply Tanks', type: 'device' },
    { destiny: 4 },
    { abilities: [modify({ what: 'hyperspeed', who: 'host', add: 1 })] },
    { missing: ['where or when it deploys', 'changes of power', 'changes of maneuver or armor'] },
  ),
  card(
    { key: '1_204', title: 'Observation Holocam', type: 'device' },
    { destiny: 3 },
    {
      abilities: [
        deploysOn({ at: { kind: 'site' } }),
        changesDestiny({
          kind: 'weapon',
          of: 'total',
          add: 1,
          weapon: { type: 'weapon', subtype: 'automated', owner: 'you' },
          where: here,
        }),
        changesDestiny({
          kind: 'weapon',
          of: 'total',
          add: 1,
          weapon: { type: 'weapon', subtype: 'automated', owner: 'you' },
          where: { adjacent: true },
        }),
      ],
    },
    { missing: ['changes of power'] },
  ),
  card(
    { key: '1_205', title: 'Restraining Bolt', type: 'device' },
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
    { key: '1_206', title: 'Stormtrooper Backpack', type: 'device' },
    { destiny: 5 },
    {
      abilities: [
        deploysOn({ card: { is: 'trooper' } }),
        usesWeapons({ who: 'host', count: 'any' }),
        immuneToAttrition({
          who: 'host',
          below: 3,
          while: { itself: { at: { kind: 'site', icon: 'planet' } } },
        }),
      ],
    },
  ),
  card(
    { key: '1_207', title: 'Stormtrooper Utility Belt', type: 'device' },
    { destiny: 4, deploy: 1 },
    {
      abilities: [
        deploysOn({ card: { subtype: ['imperial', 'alien'] }, whose: 'anyone', price: 1 }),
        modify({ what: 'power', who: 'host', hostIs: { not: { onPlanet: 'Death Star' } }, add: 1 }),
        modify({ what: 'forfeit', who: 'host', hostIs: { not: { onPlanet: 'Death Star' } }, add: 1 }),
        modify({ what: 'power', who: 'host', hostIs: { onPlanet: 'Death Star' }, add: 2 }),
        modify({ what: 'forfeit', who: 'host', hostIs: { onPlanet: 'Death Star' }, add: 2 }),
      ],
    },
  ),
]
