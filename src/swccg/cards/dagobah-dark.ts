import {
  action,
  addsToPowerOfPiloted,
  cancelsOpponentTextHere,
  cannotMove,
  changesTotal,
  dark,
  deployCost,
  deploysOn,
  destinyIfUnable,
  fires,
  forceGeneration,
  immune,
  immuneToAttrition,
  leaves,
  light,
  losesForce,
  modify,
  moveBetween,
  moveCost,
  relocates,
} from '../abilities/vocabulary.ts'
import type { CardFacts } from '../model/types.ts'
import { cardsOf, drainHere, forfeitZero, here, hit, people, warriors } from './common.ts'

const card = cardsOf('dark')

export const dagobahDark: CardFacts[] = [
  card(
    { key: '4_92', title: 'Bossk', type: 'character', subtype: 'alien', unique: true },
    { destiny: 1, deploy: 4, power: 4, ability: 2, forfeit: 3 },
    { icons: ['pilot', 'warrior', 'dagobah'], characteristics: ['Black Sun agent', 'bounty hunter'] },
    { matching: ["Hound's Tooth"] },
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
            itself: { anyOf: [{ carriedBy: { is: 'Star Destroyer' } }, { at: { dockingBay: true } }] },
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
    { key: '4_115', title: 'Awwww, Cannot Get Your Ship Out', type: 'effect' },
    { destiny: 4 },
    { icons: ['dagobah'] },
    { abilities: [cannotMove({ who: 'host', worded: 'may not' })] },
    { missing: ['where or when it deploys', 'sinking ships'] },
  ),
  card(
    { key: '4_117', title: 'Bombing Run', type: 'effect', subtype: 'mobile' },
    { destiny: 6 },
    { icons: ['dagobah'] },
    { missing: ['where or when it deploys', 'Bombing Run'] },
  ),
  card(
    { key: '4_133', title: 'The Dark Path', type: 'effect' },
    { destiny: 5 },
    { icons: ['dagobah'] },
    {
      abilities: [
        deploysOn({}),
        action({
          limit: 'turn',
          results: [{ brings: 'look', at: 'reserve', top: 3, move: { count: 2, to: 'lost' } }],
        }),
      ],
    },
  ),
  card(
    { key: '4_135', title: 'Visage Of The Emperor', type: 'effect', unique: true },
    { destiny: 7 },
    { icons: ['dagobah'], characteristics: ['hologram'] },
    {
      abilities: [
        deploysOn({ at: { title: ['Executor: Holotheatre', 'Death Star: Conference Room'] }, loses: 2 }),
        losesForce({ whose: 'each', count: 1, when: 'end of turn' }),
        leaves({ how: 'canceled', when: { opponentControls: here } }),
        immune({ to: 'Alter' }),
      ],
    },
  ),
  card(
    { key: '4_136', title: 'A Dangerous Time', type: 'interrupt', subtype: 'used or lost', unique: true },
    { destiny: 3 },
    { icons: ['dagobah'] },
    {
      abilities: [
        action({ as: 'used', results: [{ brings: 'look', at: 'force', whose: 'opponent', order: true }] }),
        action({
          as: 'lost',
          results: [
            {
              brings: 'search',
              in: 'reserve',
              which: { title: 'Dark Forces' },
              to: 'hand',
              shuffle: 'shuffle, cut and replace',
            },
          ],
        }),
      ],
    },
  ),
  card(
    { key: '4_145', title: 'Lando System?', type: 'interrupt', subtype: 'lost' },
    { destiny: 4 },
    { icons: ['dagobah'] },
    {
      abilities: [
        relocates({
          who: { type: 'character', owner: 'you', is: 'dagobah', abilityAtLeast: 2 },
          upTo: 1,
          from: {},
          to: { icon: 'cloud city', youOccupy: true },
          price: 1,
          phase: 'control',
          freeTo: { icon: 'cloud city', planet: 'Bespin', kind: 'site' },
        }),
      ],
    },
  ),
  card(
    { key: '4_152', title: 'Unexpected Interruption', type: 'interrupt', subtype: 'lost', unique: true },
    { destiny: 2 },
    { icons: ['dagobah'] },
    {
      abilities: [
        action({
          price: 2,
          results: [
            {
              brings: 'search',
              in: 'reserve',
              which: { type: 'interrupt' },
              to: 'hand',
              shuffle: 'shuffle, cut and replace',
            },
          ],
        }),
      ],
    },
  ),
  card(
    { key: '4_154', title: 'Anoat', type: 'location', unique: true },
    { icons: ['planet', 'dagobah'] },
    { location: { kind: 'system', planet: 'Anoat', parsec: 5, icons: { light: 1, dark: 2 } } },
    { missing: ['reacts', 'changes of forfeit'] },
  ),
  card(
    { key: '4_155', title: 'Asteroid Field', type: 'location', limit: 3 },
    { icons: ['space', 'dagobah'] },
    { location: { kind: 'sector', sector: 'asteroid', icons: { light: 1, dark: 1 } } },
    { missing: ['Asteroid rules', 'Force drains'] },
  ),
  card(
    { key: '4_156', title: 'Big One', type: 'location' },
    { icons: ['space', 'dagobah'] },
    { location: { kind: 'sector', sector: 'big one', icons: { light: 0, dark: 1 } } },
    { missing: ['Asteroid rules', 'Force drains'] },
  ),
  card(
    { key: '4_157', title: 'Big One: Asteroid Cave Or Space Slug Belly', type: 'location' },
    { icons: ['cave', 'planet', 'dagobah'] },
    { location: { kind: 'site', interior: true, exterior: true, icons: { light: 1, dark: 1 } } },
    { missing: ['Cave rules', 'Force drains'] },
  ),
  card(
    { key: '4_159', title: 'Executor: Comm Station', type: 'location', unique: true },
    { icons: ['starship site', 'scomp link', 'dagobah'] },
    {
      location: {
        kind: 'site',
        siteOf: 'Executor',
        interior: true,
        mobile: true,
        icons: { light: 0, dark: 1 },
      },
    },
    { missing: ['reacts'] },
  ),
  card(
    { key: '4_160', title: 'Executor: Control Station', type: 'location', unique: true },
    { icons: ['starship site', 'scomp link', 'dagobah'] },
    {
      location: {
        kind: 'site',
        siteOf: 'Executor',
        interior: true,
        mobile: true,
        icons: { light: 0, dark: 1 },
      },
    },
    { missing: ['moving Executor in the opponent’s turn'] },
    {
      abilities: [
        ...dark(
          modify({
            what: 'power',
            who: { title: 'Executor' },
            add: 1,
            each: { location: { siteOf: 'Executor' } },
            while: { cardAt: { subtype: 'imperial', is: 'leader' }, where: here },
          }),
        ),
      ],
    },
  ),
  card(
    { key: '4_161', title: 'Executor: Holotheatre', type: 'location', unique: true },
    { icons: ['starship site', 'scomp link', 'dagobah'] },
    {
      location: {
        kind: 'site',
        siteOf: 'Executor',
        interior: true,
        mobile: true,
        icons: { light: 0, dark: 1 },
      },
    },
    {
      abilities: [
        ...light(drainHere(1)),
        ...dark(
          forceGeneration({ where: here, add: 1, while: { inPlay: { owner: 'you', persona: 'Vader' } } }),
          forceGeneration({ where: here, add: 1, while: { inPlay: { owner: 'you', persona: 'Emperor' } } }),
        ),
      ],
    },
  ),
  card(
    { key: '4_162', title: 'Executor: Main Corridor', type: 'location', unique: true },
    { icons: ['starship site', 'scomp link', 'dagobah'] },
    {
      location: {
        kind: 'site',
        siteOf: 'Executor',
        interior: true,
        mobile: true,
        icons: { light: 0, dark: 1 },
      },
    },
    {
      abilities: [
        ...dark(
          moveBetween({
            from: here,
            to: { siteOf: 'Executor' },
            orCard: 'Executor',
            bothWays: true,
            cost: 'free',
            phase: 'move',
          }),
        ),
        ...light(cancelsOpponentTextHere({ while: { youControl: here } })),
      ],
    },
  ),
  card(
    { key: '4_163', title: 'Executor: Meditation Chamber', type: 'location', unique: true },
    { icons: ['starship site', 'scomp link', 'dagobah'] },
    {
      location: {
        kind: 'site',
        siteOf: 'Executor',
        interior: true,
        mobile: true,
        icons: { light: 0, dark: 2 },
      },
    },
    { abilities: light(cancelsOpponentTextHere({ while: { youOccupy: here } })) },
    { missing: ['battle destiny'] },
  ),
  card(
    { key: '4_164', title: 'Raithal', type: 'location', unique: true },
    { icons: ['planet', 'dagobah'] },
    { location: { kind: 'system', planet: 'Raithal', parsec: 3, icons: { light: 1, dark: 2 } } },
    {
      abilities: [
        ...dark(
          modify({ what: 'destiny', who: { owner: 'you', is: 'trooper' }, add: 1 }),
          modify({
            what: 'destiny',
            who: { owner: 'you', is: 'trooper' },
            add: 1,
            while: { youControl: here },
          }),
        ),
        ...light(cancelsOpponentTextHere({ while: { youOccupy: here } })),
      ],
    },
    { missing: ['effects on other cards'] },
  ),
  card(
    { key: '4_165', title: 'Star Destroyer: Launch Bay', type: 'location', limit: 3 },
    { icons: ['starship site', 'scomp link', 'dagobah'] },
    {
      location: {
        kind: 'site',
        siteOf: 'Star Destroyer',
        interior: true,
        exterior: true,
        mobile: true,
        icons: { light: 0, dark: 1 },
      },
    },
    {
      abilities: [
        ...dark(
          moveCost({
            who: { owner: 'you' },
            free: true,
            from: here,
            using: ['shuttling', 'embark', 'disembark'],
          }),
          moveCost({
            who: { owner: 'you' },
            free: true,
            to: here,
            using: ['shuttling', 'embark', 'disembark'],
          }),
        ),
        ...dark(deployCost({ who: { owner: 'you', is: 'TIE' }, add: -2, to: here })),
      ],
    },
    { missing: ['captives', 'free transfers here', 'immunity to other cards'] },
  ),
  card(
    { key: '4_167', title: 'Executor', type: 'starship', subtype: 'capital', unique: true },
    { destiny: 1, deploy: 15, power: 12, forfeit: 15, armor: 12, hyperspeed: 2 },
    {
      icons: ['pilot', 'pilot', 'pilot', 'nav computer', 'scomp link', 'dagobah'],
      characteristics: [
        'Imperial starship',
        'ship-docking capability',
        'Star Destroyer',
        'Super-class Star Destroyer',
      ],
    },
    {
      permanentPilots: [{ ability: 1 }, { ability: 1 }, { ability: 1 }],
      capacity: [
        { kinds: ['pilot'], count: 'unlimited' },
        { kinds: ['passenger'], count: 'unlimited' },
        { kinds: ['vehicle'], count: 'unlimited' },
        { kinds: ['starfighter'], count: 'unlimited' },
      ],
      matching: ['Captain Piett'],
    },
    { abilities: [immuneToAttrition({ who: 'self', below: 12 })] },
  ),
  card(
    { key: '4_168', title: "Hound's Tooth", type: 'starship', subtype: 'capital', unique: true },
    { destiny: 2, deploy: 6, power: 5, forfeit: 4, armor: 4, hyperspeed: 4 },
    {
      icons: ['nav computer', 'independent', 'scomp link', 'dagobah'],
      characteristics: ['Independent starship', 'ship-docking capability', 'freighter'],
    },
    {
      capacity: [
        { kinds: ['pilot'], count: 1, only: { is: ['smuggler', 'bounty hunter'] } },
        { kinds: ['passenger'], count: 6 },
        { kinds: ['vehicle'], count: 1 },
      ],
      movesLike: 'starfighter',
      matching: ['Bossk'],
    },
    {
      abilities: [
        immuneToAttrition({ who: 'self', below: 4, while: { itself: { pilotedBy: { title: 'Bossk' } } } }),
      ],
    },
  ),
  card(
    { key: '4_173', title: 'TIE Bomber', type: 'starship', subtype: 'starfighter' },
    { destiny: 0, deploy: 2, power: 1, forfeit: 2, maneuver: 2 },
    { icons: ['pilot', 'dagobah'], characteristics: ['Imperial starship', 'bomber', 'TIE', 'TIE/SA'] },
    { permanentPilots: [{ ability: 1 }] },
    { missing: ['Bombing Run bonus', 'removing mines'] },
  ),
  card(
    { key: '4_176', title: "Dengar's Blaster Carbine", type: 'weapon', subtype: 'character', unique: true },
    { destiny: 2 },
    { icons: ['dagobah'], characteristics: ['blaster'] },
    {
      abilities: [
        deploysOn({ card: { persona: 'Dengar' }, price: 1 }),
        deploysOn({ card: warriors, price: 3 }),
        fires({
          at: people,
          price: 1,
          destiny: 1,
          add: 1,
          results: [hit, forfeitZero({ persona: 'Dengar' })],
        }),
      ],
    },
  ),
]
