import {
  cancelsCard,
  dark,
  immuneToAttrition,
  light,
  modify,
  moveCost,
  stops,
} from '../abilities/vocabulary.ts'
import type { CardFacts } from '../model/types.ts'
import { cardsOf, here, powerBelow, site, system } from './common.ts'
import { battlegroundOrEffect, usedOrStarting } from './counterparts.ts'

const card = cardsOf('light')

export const coruscantLight: CardFacts[] = [
  card(
    { key: '12_25', title: 'Sabe', type: 'character', subtype: 'republic', unique: true },
    { destiny: 3, deploy: 2, power: 1, ability: 2, forfeit: 2 },
    { icons: ['episode i', 'coruscant'], characteristics: ['handmaiden', 'female'] },
    { missing: ['cards from the Reserve Deck'] },
    {
      abilities: [
        modify({
          what: 'power',
          who: 'self',
          add: 2,
          while: { itself: { with: { persona: 'Amidala' }, at: { kind: 'site' } } },
        }),
        immuneToAttrition({
          who: { persona: 'Amidala' },
          below: 'all',
          while: { itself: { with: { persona: 'Amidala' }, at: { kind: 'site' } } },
        }),
      ],
    },
  ),
  card(
    {
      key: '12_62',
      title: 'Mindful Of The Future',
      ...usedOrStarting,
      unique: true,
    },
    { destiny: 5 },
    { icons: ['episode i', 'coruscant'] },
    { abilities: battlegroundOrEffect },
  ),
  card(
    { key: '12_63', title: 'My Loyal Bodyguard', type: 'interrupt', subtype: 'used', unique: true },
    { destiny: 5 },
    { icons: ['episode i', 'coruscant'] },
    { missing: ['cards from the Reserve Deck', 'battle destiny'] },
  ),
  card(
    { key: '12_68', title: 'Sense', type: 'interrupt', subtype: 'lost' },
    { destiny: 3 },
    { icons: ['episode i', 'coruscant'] },
    {
      abilities: [
        stops({ what: 'Interrupt or react', ability: 'your target', destiny: 'below' }),
        cancelsCard({ what: { title: 'Alter' } }),
      ],
    },
  ),
  card(
    { key: '12_73', title: 'Coruscant', type: 'location', unique: true },
    { icons: ['planet', 'episode i', 'coruscant'] },
    { location: system('Coruscant', 0, 2, 1) },
    { abilities: [...light(powerBelow('Coruscant')), ...dark(powerBelow('Coruscant'))] },
  ),
  card(
    { key: '12_75', title: 'Coruscant: Galactic Senate', type: 'location', unique: true },
    { icons: ['planet', 'episode i', 'coruscant'] },
    { location: site('Coruscant', 1, 1, 'interior') },
    { missing: ['politics in battles'] },
  ),
  card(
    { key: '12_84', title: 'Tatooine', type: 'location', unique: true },
    { icons: ['planet', 'episode i', 'coruscant'] },
    { location: system('Tatooine', 7, 2, 1) },
    { abilities: light(moveCost({ who: { owner: 'you' }, add: -1, from: here, using: ['hyperspeed'] })) },
    { missing: ['battle destiny'] },
  ),
]
