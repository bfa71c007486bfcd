import {
  action,
  cancelsOpponentTextHere,
  cannotMove,
  carries,
  dark,
  deploysOn,
  forceDrain,
  light,
} from '../abilities/vocabulary.ts'
import type { CardFacts } from '../model/types.ts'
import { backAgain, cardsOf, drainHere, here } from './common.ts'

const card = cardsOf('light')

export const dagobahLight: CardFacts[] = [
  card(
    { key: '4_2', title: 'Yoda', type: 'character', subtype: 'jedi master', unique: true },
    { destiny: 1, deploy: 5, power: 2, ability: 7, forfeit: 9 },
    { icons: ['dagobah'] },
    {
      missing: [
        'where or when it deploys',
        'training destiny',
        'who may start battles',
        'immunity to attrition',
      ],
    },
  ),
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
  card(
    { key: '4_51', title: 'Found Someone You Have', type: 'interrupt', subtype: 'lost' },
    { destiny: 3 },
    { icons: ['dagobah'] },
    {
      abilities: [
        action({
          if: { inPlay: { type: 'character', owner: 'you', abilityAtLeast: 5 }, atLeast: 1 },
          targets: { who: { type: 'character', owner: 'you' }, inactive: 'missing' },
          price: 3,
          results: [{ brings: 'finding' }],
        }),
        action({
          phase: 'control',
          turn: 'any',
          results: [
            {
              brings: 'look',
              at: 'lost',
              top: 1,
              move: { which: { type: 'character', abilityBelow: 3 }, count: 1, to: 'hand' },
            },
          ],
        }),
      ],
    },
  ),
  card(
    { key: '4_53', title: 'Jedi Levitation', type: 'interrupt', subtype: 'lost' },
    { destiny: 4 },
    { icons: ['dagobah'] },
    {
      abilities: [
        action({
          price: { lessHighestAbility: 7 },
          results: [{ brings: 'search', in: 'used', to: 'hand', shuffle: 'shuffle, cut and replace' }],
        }),
      ],
    },
  ),
  card(
    { key: '4_67', title: 'Tunnel Vision', type: 'interrupt', subtype: 'lost' },
    { destiny: 3 },
    { icons: ['dagobah'] },
    {
      abilities: [
        action({
          results: [{ brings: 'search', in: 'force', to: 'hand', shuffle: 'shuffle, cut and replace' }],
        }),
      ],
    },
  ),
  card(
    { key: '4_73', title: 'Yoda, You Seek Yoda', type: 'interrupt', subtype: 'lost', unique: true },
    { destiny: 4 },
    { icons: ['dagobah'] },
    { abilities: backAgain({ type: 'character', persona: 'Yoda' }, 1, 3) },
  ),
  card(
    { key: '4_80', title: 'Anoat', type: 'location', unique: true },
    { icons: ['planet', 'dagobah'] },
    { location: { kind: 'system', planet: 'Anoat', parsec: 5, icons: { light: 2, dark: 1 } } },
    { missing: ['reacts', 'changes of deploy cost', 'changes of forfeit'] },
  ),
  card(
    { key: '4_81', title: 'Asteroid Field', type: 'location', limit: 3 },
    { icons: ['space', 'dagobah'] },
    { location: { kind: 'sector', sector: 'asteroid', icons: { light: 1, dark: 1 } } },
    { missing: ['Asteroid rules', 'Force drains'] },
  ),
  card(
    { key: '4_82', title: 'Big One', type: 'location' },
    { icons: ['space', 'dagobah'] },
    { location: { kind: 'sector', sector: 'big one', icons: { light: 1, dark: 0 } } },
    { missing: ['Asteroid rules', 'Force drains'] },
    { abilities: dark(drainHere(1)) },
  ),
  card(
    { key: '4_83', title: 'Big One: Asteroid Cave Or Space Slug Belly', type: 'location' },
    { icons: ['cave', 'planet', 'dagobah'] },
    { location: { kind: 'site', interior: true, exterior: true, icons: { light: 1, dark: 1 } } },
    { missing: ['Cave rules', 'Force drains'] },
  ),
  card(
    { key: '4_84', title: 'Dagobah', type: 'location', unique: true },
    { icons: ['planet', 'dagobah'] },
    { location: { kind: 'system', planet: 'Dagobah', parsec: 9, icons: { light: 2, dark: 2 } } },
    {
      abilities: [
        ...dark(forceDrain({ where: here, whose: 'each', prevented: true })),
        ...light(
          action({
            phase: 'deploy',
            results: [
              {
                brings: 'deployment',
                from: 'reserve',
                which: { location: { planet: 'Dagobah', kind: 'site' } },
                shuffle: 'shuffle, cut and replace',
              },
            ],
          }),
        ),
      ],
    },
  ),
  card(
    { key: '4_87', title: 'Dagobah: Swamp', type: 'location', unique: true },
    { icons: ['planet', 'dagobah'] },
    { location: { kind: 'site', planet: 'Dagobah', exterior: true, icons: { light: 1, dark: 0 } } },
    { missing: ['sinking ships'] },
  ),
  card(
    { key: '4_89', title: "Dagobah: Yoda's Hut", type: 'location', unique: true },
    { icons: ['planet', 'dagobah'] },
    { location: { kind: 'site', planet: 'Dagobah', exterior: true, icons: { light: 2, dark: 0 } } },
    { abilities: dark(cancelsOpponentTextHere({ while: { youOccupy: here } })) },
    { missing: ['attacks and attrition'] },
  ),
  card(
    { key: '4_90', title: 'Raithal', type: 'location', unique: true },
    { icons: ['planet', 'dagobah'] },
    { location: { kind: 'system', planet: 'Raithal', parsec: 3, icons: { light: 2, dark: 1 } } },
    { missing: ['changes of forfeit', 'destiny', 'converted locations'] },
  ),
]
