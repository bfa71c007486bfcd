import type { CardFacts } from '../../../abilities/card-facts.ts'
import {
  action,
  addsToPowerOfPiloted,
  immuneToAttrition,
  notAboard,
  reacts,
  transfersFree,
} from '../../../abilities/vocabulary.ts'
import { cardsOf } from '../../building.ts'

const card = cardsOf('light')

export const lightAliens: CardFacts[] = [
  card(
    { key: '1_4', title: 'BoShek', type: 'character', subtype: 'alien', unique: true },
    { destiny: 1, deploy: 4, power: 2, ability: 4, forfeit: 3 },
    { icons: ['pilot'] },
    { missing: ['Utinni Effects'] },
    { abilities: [addsToPowerOfPiloted(3), immuneToAttrition({ who: 'self', below: 3 })] },
  ),
  card(
    { key: '1_7', title: 'Dice Ibegon', type: 'character', subtype: 'alien', unique: true },
    { destiny: 2, deploy: 4, power: 2, ability: 3, forfeit: 3 },
    { characteristics: ['female'] },
    { missing: ['weapons'] },
  ),
  card(
    { key: '1_9', title: "Figrin D'an", type: 'character', subtype: 'alien', unique: true },
    { destiny: 2, deploy: 2, power: 1, ability: 1, forfeit: 4 },
    { characteristics: ['gambler', 'musician', 'Bith'] },
    { missing: ['retrieving cards'] },
  ),
  card(
    { key: '1_12', title: 'Jawa', type: 'character', subtype: 'alien' },
    { destiny: 3, power: 1, ability: 1, forfeit: 1 },
    { characteristics: ['Jawa', 'scavenger'] },
    { missing: ['changes of deploy cost', 'where or when it deploys'] },
  ),
  card(
    { key: '1_14', title: 'Kabe', type: 'character', subtype: 'alien', unique: true },
    { destiny: 3, deploy: 2, power: 1, ability: 1, forfeit: 3 },
    { characteristics: ['thief', 'female'] },
    {
      abilities: [
        action({
          phase: 'control',
          limit: 'phase',
          targets: {
            who: { type: ['weapon', 'device'], owner: 'opponent' },
            at: { here: true, kind: 'site' },
          },
          draw: { is: 'below', than: { destiny: 'target' } },
          results: [{ brings: 'theft', of: 'target' }],
        }),
        transfersFree({}),
      ],
    },
  ),
  card(
    { key: '1_15', title: "Kal'Falnl C'ndros", type: 'character', subtype: 'alien', unique: true },
    { destiny: 2, deploy: 0, power: 1, ability: 1, forfeit: 5, landspeed: 3 },
    { icons: ['pilot'], characteristics: ['female'] },
    {
      abilities: [
        notAboard({
          what: {
            anyOf: [
              { type: 'starship', subtype: 'starfighter' },
              { type: 'vehicle', is: 'enclosed' },
            ],
          },
        }),
        addsToPowerOfPiloted(2),
      ],
    },
    { missing: ['battle destiny'] },
  ),
  card(
    { key: '1_16', title: 'Leesub Sirln', type: 'character', subtype: 'alien', unique: true },
    { destiny: 4, deploy: 3, power: 1, ability: 3, forfeit: 3 },
    { characteristics: ['female', 'Qiraash'] },
    { missing: ['looking at cards'] },
  ),
  card(
    { key: '1_20', title: 'Momaw Nadon', type: 'character', subtype: 'alien', unique: true },
    { destiny: 3, deploy: 2, power: 1, ability: 3, forfeit: 3 },
    { characteristics: ['leader', 'spy'] },
    {
      abilities: [
        action({
          phase: 'control',
          limit: 'phase',
          targets: {
            who: {
              owner: 'opponent',
              anyOf: [
                { is: 'bantha' },
                { is: 'wampa' },
                { title: ['Dewback', 'Rancor', 'Bubo', 'Dragonsnake'] },
              ],
            },
            at: { here: true },
            present: true,
          },
          results: [{ brings: 'theft', of: 'target' }],
        }),
      ],
    },
  ),
  card(
    { key: '1_30', title: 'Shistavanen Wolfman', type: 'character', subtype: 'alien', limit: 3 },
    { destiny: 2, deploy: 3, power: 2, ability: 1, forfeit: 2 },
    { icons: ['warrior'], characteristics: ['scout'] },
    { abilities: [reacts({ how: 'move', who: 'self', at: { kind: 'site', adjacent: true } })] },
  ),
  card(
    { key: '1_31', title: 'Talz', type: 'character', subtype: 'alien', limit: 3 },
    { destiny: 3, deploy: 1, power: 1, ability: 1, forfeit: 4 },
    { missing: ['hit or lost cards', 'changes of power'] },
  ),
  card(
    { key: '1_33', title: 'Wioslea', type: 'character', subtype: 'alien', unique: true },
    { destiny: 5, deploy: 1, power: 2, ability: 1, forfeit: 2 },
    { characteristics: ['gambler', 'female'] },
    { missing: ['stealing'] },
  ),
]
