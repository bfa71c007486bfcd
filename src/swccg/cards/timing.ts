/** Cards of several sets that the rulebook tells its stories about timing with. */

import type { Filter } from '../abilities/types.ts'
import {
  action,
  cancelsCard,
  cancelsDrain,
  changesDestiny,
  cutsForceLoss,
  deploysOn,
  immune,
  maintenance,
  retargets,
} from '../abilities/vocabulary.ts'
import type { CardFacts } from '../model/types.ts'
import { cardsOf } from './common.ts'
import { firstStrike } from './counterparts.ts'

/** Both sides have it. */
const control = {
  abilities: [
    cancelsCard({ what: { title: ['Sense', 'Alter'] } }),
    cancelsCard({ what: { type: 'effect', subtype: ['immediate', 'mobile'] } }),
    cancelsDrain({ price: 0 }),
    immune({ to: 'Sense' }),
  ],
}

/** Before weapon destiny is drawn against a combat vehicle; what is added to one destiny is added to their total. */
const luckyShot = {
  abilities: ([1, 3] as const).map((total) =>
    action({
      as: total === 1 ? 'used' : 'lost',
      answers: {
        is: 'about to draw destiny',
        kind: 'weapon',
        card: { type: 'vehicle', subtype: 'combat' },
      },
      results: [{ brings: 'change of shot', total }],
    }),
  ),
}

/** What adds to the shot of a kind of weapon, or makes what is hit lost at once. */
const skilled = (weapon: Filter, canceled: string, as: { as?: 'used' | 'lost' } = {}) => ({
  abilities: [
    action({
      ...as,
      answers: { is: 'firing', by: 'you', weapon },
      results: [{ brings: 'change of shot', total: 3 }],
    }),
    action({
      as: 'lost',
      answers: { is: 'hit', card: { type: 'character', owner: 'opponent' } },
      loss: 1,
      results: [{ brings: 'loss', of: 'it' }],
    }),
    cancelsCard({ what: { title: canceled } }),
  ],
})

const usedOrLost = { type: 'interrupt', subtype: 'used or lost' } as const
const dark = cardsOf('dark')
const light = cardsOf('light')

export const timingDark: CardFacts[] = [
  dark({ key: '3_122', title: 'Direct Hit', ...usedOrLost }, { destiny: 4, icons: ['hoth'] }, luckyShot),
  dark(
    { key: '4_139', title: 'Control', type: 'interrupt', subtype: 'lost' },
    { destiny: 2, icons: ['dagobah'] },
    control,
  ),
  dark(
    { key: '4_140', title: 'Defensive Fire', type: 'interrupt', subtype: 'used', unique: true },
    { destiny: 3, icons: ['dagobah'] },
    {
      abilities: [
        cancelsCard({ what: { title: 'Rogue Asteroid' } }),
        action({
          results: [{ brings: 'random cards', from: 'hand', whose: 'opponent', to: 'used', unseen: true }],
        }),
      ],
    },
  ),
  dark(
    { key: '5_135', title: 'Dark Strike', type: 'interrupt', subtype: 'lost', unique: true },
    { destiny: 2, icons: ['cloud city'] },
    skilled({ is: 'lightsaber' }, 'Swing-And-A-Miss'),
  ),
  dark(
    { key: '7_229', title: 'First Strike', type: 'effect', unique: true },
    { destiny: 4, icons: ['special edition'] },
    firstStrike,
  ),
  dark(
    { key: '13_56', title: 'Blizzard 4', type: 'vehicle', subtype: 'combat', unique: true },
    { destiny: 4, deploy: 5, power: 8, forfeit: 5, armor: 4, landspeed: 1 },
    { icons: ['scomp link', 'reflections 3'], characteristics: ['AT-AT', 'enclosed'] },
    {
      permanentPilots: [{ ability: 2 }, { ability: 2 }],
      capacity: [{ kinds: ['passenger'], count: 6 }],
      abilities: [
        action({
          answers: { is: 'deployed', card: 'self', by: 'you' },
          results: [
            {
              brings: 'deployment',
              from: 'reserve',
              which: { type: 'character', subtype: 'imperial', is: 'warrior' },
              aboard: true,
              free: true,
              shuffle: 'reshuffle',
            },
          ],
        }),
        maintenance({ keep: 1 }),
      ],
    },
  ),
]

export const timingLight: CardFacts[] = [
  light(
    { key: '2_24', title: 'Zutton', type: 'character', subtype: 'alien', unique: true },
    { destiny: 2, deploy: 3, power: 2, ability: 2, forfeit: 2, icons: ['a new hope'] },
    {
      abilities: [
        action({
          answers: { is: 'about to draw destiny', kind: 'battle', by: 'opponent', present: true },
          price: 1,
          results: [
            {
              brings: 'change',
              changes: [changesDestiny({ kind: 'battle', of: 'total', whose: 'opponent', add: -1 })],
              until: 'end of battle',
            },
          ],
        }),
      ],
    },
  ),
  light({ key: '3_45', title: 'Lucky Shot', ...usedOrLost }, { destiny: 4, icons: ['hoth'] }, luckyShot),
  light(
    { key: '4_48', title: 'Control', type: 'interrupt', subtype: 'lost' },
    { destiny: 2, icons: ['dagobah'] },
    control,
  ),
  light(
    { key: '4_52', title: 'I Have A Bad Feeling About This', type: 'interrupt', subtype: 'lost' },
    { destiny: 3, icons: ['dagobah'] },
    { abilities: [retargets({ price: 3 })] },
    { missing: ['Utinni Effects', 'moving cards'] },
  ),
  light(
    { key: '5_35', title: 'Blaster Proficiency', ...usedOrLost, unique: true },
    { destiny: 2, icons: ['cloud city'] },
    skilled({ is: 'blaster' }, 'Levitation Attack', { as: 'used' }),
  ),
  light(
    { key: '9_33', title: 'Honor Of The Jedi', type: 'effect', unique: true },
    { destiny: 4, icons: ['death star ii'] },
    {
      abilities: [
        deploysOn({}),
        cutsForceLoss({
          by: 2,
          except: { own: true, drainAt: { battleground: true } },
          while: {
            not: { held: 'occupied', by: 'opponent', where: { battleground: true }, atLeast: 3 },
          },
        }),
        immune({ to: 'Alter', while: { youOccupy: { battleground: true } } }),
      ],
    },
  ),
]
