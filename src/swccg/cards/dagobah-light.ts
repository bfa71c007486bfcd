import {
  action,
  addsToPowerOfPiloted,
  cannotMove,
  carries,
  deploysOn,
  deploysOnly,
  forceIcons,
  immuneToAttrition,
  parasite,
} from '../abilities/vocabulary.ts'
import type { CardFacts } from '../model/types.ts'
import { aCharacter, bogWing, cardsOf, cloudCity, here, mynock, spaceSlugs, vineSnake } from './common.ts'
import { onTable } from './counterparts.ts'

const card = cardsOf('light')

export const dagobahLight: CardFacts[] = [
  card(
    { key: '4_1', title: 'Son Of Skywalker', ...aCharacter, subtype: 'rebel', persona: 'Luke' },
    { destiny: 1, deploy: 5, power: 5, ability: 5, forfeit: 8 },
    { icons: ['pilot', 'warrior', 'dagobah'] },
    { matching: ['Red 5', 'Rogue 1'] },
    {
      abilities: [
        deploysOnly({
          where: {
            anyOf: [{ planet: 'Dagobah', kind: 'site' }, { planet: 'Dagobah', sector: 'cloud' }, cloudCity],
          },
        }),
        addsToPowerOfPiloted(2),
        immuneToAttrition({ who: 'self', below: 4 }),
      ],
    },
    { missing: ['cards from the Reserve Deck'] },
  ),
  card({ key: '4_3', ...bogWing }),
  card({ key: '4_4', ...mynock }),
  card(
    { key: '4_5', title: 'Nudj', type: 'creature', subtype: 'swamp' },
    { destiny: 2, deploy: 1, forfeit: 0, ferocity: -4, ferocityDestinies: 1, defenseValue: 1 },
    { icons: ['dagobah'], characteristics: ['selective'] },
    { habitat: 'sites of planets other than Hoth and Tatooine, or Dark Waters' },
    { abilities: [parasite({ host: null }), forceIcons({ whose: 'opponent', where: here, add: -1 })] },
  ),
  card(
    { key: '4_6', title: 'Space Slug', type: 'creature', subtype: 'space' },
    { destiny: 4, deploy: 2, forfeit: 0, ferocity: 0, ferocityDestinies: 2, defenseValue: 3 },
    { icons: ['dagobah'], habitat: 'Big One' },
    { abilities: spaceSlugs },
    { missing: ['opening its mouth'] },
  ),
  card({ key: '4_7', ...vineSnake }),
  card(
    { key: '4_11', title: 'Landing Claw', type: 'device', limit: 2 },
    { destiny: 2 },
    { icons: ['dagobah'] },
    { missing: ['where or when it deploys', 'attaching to a capital starship'] },
  ),
  card(
    { key: '4_12', title: "Luke's Backpack", type: 'device', unique: true },
    { destiny: 6 },
    { icons: ['dagobah'] },
    {
      abilities: [
        carries({ who: { anyOf: [{ title: ['Yoda', 'Kabe'] }, { is: ['Jawa', 'Ewok'] }] }, upTo: 1 }),
      ],
    },
    { missing: ['where or when it deploys', 'carrying devices', 'training destiny'] },
  ),
  card(
    { key: '4_21', title: 'Do, Or Do Not', type: 'effect', unique: true },
    { destiny: 4 },
    { icons: ['dagobah'] },
    onTable(),
    { missing: ['effects on other cards', 'Force loss'] },
  ),
  card(
    { key: '4_24', title: 'Grounded Starfighter', type: 'effect' },
    { destiny: 4 },
    { icons: ['dagobah'] },
    { abilities: [cannotMove({ who: 'host', worded: 'may not' })] },
    { missing: ['where or when it deploys', 'sinking ships'] },
  ),
  card(
    { key: '4_32', title: 'Quick Draw', type: 'effect' },
    { destiny: 3 },
    { icons: ['dagobah'] },
    {
      abilities: [
        deploysOn({}),
        action({
          phase: 'draw',
          limit: 'phase',
          price: 2,
          results: [
            {
              brings: 'deployment',
              from: 'lost',
              which: { type: 'weapon', is: ['blaster', 'blaster rifle'] },
              free: true,
            },
          ],
        }),
      ],
    },
  ),
]
