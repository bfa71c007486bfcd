import {
  cancelsCard,
  dark,
  destinyIfUnable,
  forceDrain,
  light,
  moveCost,
  stops,
} from '../abilities/vocabulary.ts'
import type { CardFacts } from '../model/types.ts'
import { cardsOf, here, powerBelow } from './common.ts'

const card = cardsOf('dark')

export const coruscantDark: CardFacts[] = [
  card(
    { key: '12_118', title: 'Security Battle Droid', type: 'character', subtype: 'droid' },
    { destiny: 3, deploy: 2, power: 2, forfeit: 3, armor: 3 },
    { icons: ['presence', 'episode i', 'coruscant'], characteristics: ['battle droid', 'Trade Federation'] },
    {
      abilities: [
        moveCost({ who: { type: 'character', owner: 'opponent' }, add: 1, from: here, using: ['landspeed'] }),
        destinyIfUnable({
          count: 1,
          while: { itself: { with: { is: 'battle droid' }, at: { kind: 'site' } } },
        }),
      ],
    },
  ),
  card(
    { key: '12_157', title: 'Sense', type: 'interrupt', subtype: 'lost' },
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
    { key: '12_165', title: 'Coruscant', type: 'location', unique: true },
    { icons: ['planet', 'episode i', 'coruscant'] },
    { location: { kind: 'system', planet: 'Coruscant', parsec: 0, icons: { light: 1, dark: 2 } } },
    { abilities: [...light(powerBelow('Coruscant')), ...dark(powerBelow('Coruscant'))] },
  ),
  card(
    { key: '12_167', title: 'Coruscant: Galactic Senate', type: 'location', unique: true },
    { icons: ['planet', 'episode i', 'coruscant'] },
    { location: { kind: 'site', planet: 'Coruscant', interior: true, icons: { light: 1, dark: 1 } } },
    { missing: ['politics in battles'] },
  ),
  card(
    { key: '12_175', title: 'Tatooine', type: 'location', unique: true },
    { icons: ['planet', 'episode i', 'coruscant'] },
    { location: { kind: 'system', planet: 'Tatooine', parsec: 7, icons: { light: 1, dark: 2 } } },
    {
      abilities: [
        ...dark(
          moveCost({
            who: { type: 'starship', owner: 'opponent' },
            add: 1,
            from: here,
            while: { youOccupy: here },
          }),
        ),
        ...light(moveCost({ who: { owner: 'you' }, add: -1, to: here, using: ['hyperspeed'] })),
        ...dark(forceDrain({ where: here, add: 1, while: { cardAt: { persona: 'Maul' }, where: here } })),
      ],
    },
  ),
  card(
    { key: '12_179', title: 'My Lord, Is That Legal? / I Will Make It Legal', type: 'objective' },
    { destiny: 0 },
    { icons: ['episode i', 'coruscant'] },
    { missing: ['the whole Objective'] },
  ),
]
