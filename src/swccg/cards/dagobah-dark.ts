import type { Filter } from '../abilities/types.ts'
import {
  action,
  attacks,
  cannotMove,
  deploysOn,
  fateOfDefeated,
  fires,
  forceIcons,
  immune,
  immuneToAttrition,
  leaves,
  losesForce,
  parasite,
} from '../abilities/vocabulary.ts'
import type { CardFacts } from '../model/types.ts'
import {
  beings,
  bogWing,
  cardsOf,
  forfeitZero,
  here,
  hit,
  mynock,
  people,
  spaceSlugs,
  vineSnake,
  warriors,
} from './common.ts'
import { onTable } from './counterparts.ts'

const card = cardsOf('dark')

/** Droids are safe from other creatures. */
const droids: Filter = { type: 'character', is: 'droid' }

export const dagobahDark: CardFacts[] = [
  card({ key: '4_108', ...bogWing }),
  card(
    { key: '4_109', title: 'Dragonsnake', type: 'creature', subtype: 'swamp' },
    { destiny: 3, deploy: 3, forfeit: 0, ferocity: 3, ferocityDestinies: 1, defenseValue: 2 },
    { icons: ['dagobah'], habitat: 'swamps, jungles and Dark Waters' },
    {
      abilities: [
        attacks({ how: 'also', whom: droids }),
        fateOfDefeated({ who: droids, to: { adjacent: true, exterior: true } }),
      ],
    },
  ),
  card({ key: '4_110', ...mynock }),
  card(
    { key: '4_111', title: 'Sleen', type: 'creature', subtype: 'swamp' },
    { destiny: 3, deploy: 2, forfeit: 0, ferocity: -3, ferocityDestinies: 1, defenseValue: 2 },
    { icons: ['dagobah'], characteristics: ['selective'] },
    { habitat: 'sites of planets other than Hoth and Tatooine, or Dark Waters' },
    { abilities: [parasite({ host: null }), forceIcons({ whose: 'opponent', where: here, add: -1 })] },
  ),
  card(
    { key: '4_112', title: 'Space Slug', type: 'creature', subtype: 'space' },
    { destiny: 4, deploy: 2, forfeit: 0, ferocity: 0, ferocityDestinies: 2, defenseValue: 3 },
    { icons: ['dagobah'], habitat: 'Big One' },
    { abilities: spaceSlugs },
    { missing: ['opening its mouth'] },
  ),
  card({ key: '4_113', ...vineSnake }),
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
    { key: '4_134', title: 'There Is No Try', type: 'effect', unique: true },
    { destiny: 4 },
    { icons: ['dagobah'] },
    onTable(),
    { missing: ['effects on other cards', 'Force loss'] },
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
  card(
    { key: '4_180', title: "Zuckuss' Snare Rifle", type: 'weapon', subtype: 'character', unique: true },
    { destiny: 1 },
    { icons: ['dagobah'], characteristics: ['rifle'] },
    {
      abilities: [
        deploysOn({ card: { title: 'Zuckuss' } }),
        deploysOn({ card: { is: 'bounty hunter', not: { title: 'Zuckuss' } }, price: 1 }),
        fires({
          at: beings,
          price: 2,
          destiny: 1,
          add: [
            { number: -1, of: { type: 'character' } },
            { number: 1, of: { type: 'creature' } },
          ],
          results: [
            { brings: 'capture', of: { type: 'character' } },
            { brings: 'loss', of: { type: 'creature' } },
          ],
        }),
      ],
    },
  ),
]
