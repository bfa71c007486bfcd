import type { Filter } from '../abilities/types.ts'
import {
  action,
  cancelsCard,
  dark,
  deployCost,
  destinyIfUnable,
  forceDrain,
  immuneToAttrition,
  light,
  mayNotBattle,
  moveCost,
  stops,
} from '../abilities/vocabulary.ts'
import type { CardFacts } from '../model/types.ts'
import { cardsOf, here, powerBelow, site, system } from './common.ts'
import { battlegroundOrEffect, usedOrStarting } from './counterparts.ts'

const card = cardsOf('dark')

const maul: Filter = { persona: 'Darth Maul' }

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
    {
      key: '12_154',
      title: 'Neimoidian Advisor',
      ...usedOrStarting,
      unique: true,
    },
    { destiny: 5 },
    { icons: ['episode i', 'coruscant'] },
    { abilities: battlegroundOrEffect },
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
    { location: system('Coruscant', 0, 1, 2) },
    { abilities: [...light(powerBelow('Coruscant')), ...dark(powerBelow('Coruscant'))] },
  ),
  card(
    { key: '12_167', title: 'Coruscant: Galactic Senate', type: 'location', unique: true },
    { icons: ['planet', 'episode i', 'coruscant'] },
    { location: site('Coruscant', 1, 1, 'interior') },
    { missing: ['politics in battles'] },
  ),
  card(
    { key: '12_175', title: 'Tatooine', type: 'location', unique: true },
    { icons: ['planet', 'episode i', 'coruscant'] },
    { location: system('Tatooine', 7, 1, 2) },
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
  card(
    {
      key: '12_182',
      title: "Maul's Sith Infiltrator",
      type: 'starship',
      subtype: 'starfighter',
      unique: true,
    },
    { destiny: 6, deploy: 3, power: 4, forfeit: 6, armor: 5, hyperspeed: 6 },
    {
      icons: ['nav computer', 'independent', 'episode i', 'coruscant'],
      characteristics: ['Independent starship', 'Sith Infiltrator'],
    },
    { capacity: [{ kinds: ['pilot'], count: 2 }], matching: ['Darth Maul'] },
    {
      abilities: [
        deployCost({ who: maul, add: -3, aboard: { title: "Maul's Sith Infiltrator" } }),
        immuneToAttrition({ who: 'self', below: 'all', while: { itself: { pilotedBy: maul } } }),
        action({
          phase: 'move',
          loss: 2,
          while: { itself: { pilotedBy: maul } },
          results: [
            { brings: 'change', changes: [mayNotBattle({ who: 'self' })], until: 'end of next turn' },
          ],
        }),
      ],
    },
  ),
]
