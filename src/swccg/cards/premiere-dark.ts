import {
  action,
  cancelsCard,
  cancelsText,
  cannotMove,
  deployCost,
  deploysOn,
  deploysOnly,
  forceIcons,
  immuneToAttrition,
  modify,
  movesUndriven,
  onlyAt,
  reacts,
  relocates,
  stops,
} from '../abilities/vocabulary.ts'
import type { CardFacts } from '../model/types.ts'
import { cardsOf, here, starfighters, withLightsaber } from './common.ts'

const card = cardsOf('dark')

export const premiereDark: CardFacts[] = [
  card(
    { key: '1_203', title: 'Fusion Generator Supply Tanks', type: 'device' },
    { destiny: 4 },
    { abilities: [modify({ what: 'hyperspeed', who: 'host', add: 1 })] },
    { missing: ['where or when it deploys', 'changes of power', 'changes of maneuver or armor'] },
  ),
  card(
    { key: '1_205', title: 'Restraining Bolt', type: 'device' },
    { destiny: 6 },
    {
      abilities: [
        deploysOn({ card: { type: 'character', subtype: 'droid' }, at: { kind: 'site' }, whose: 'anyone' }),
        cannotMove({ who: 'host' }),
        cancelsText({ who: 'host' }),
      ],
    },
  ),
  card(
    { key: '1_227', title: 'Presence Of The Force', type: 'effect', limit: 2 },
    { destiny: 2 },
    { abilities: [deploysOn({ at: {} }), forceIcons({ whose: 'each', where: here, add: 1 })] },
  ),
  card(
    { key: '1_241', title: 'Dark Maneuvers', type: 'interrupt', subtype: 'used' },
    { destiny: 6 },
    {
      abilities: [
        action({
          targets: { who: { type: 'starship', subtype: 'starfighter' } },
          results: [
            {
              brings: 'change',
              of: 'target',
              until: 'end of turn',
              changes: [
                modify({ what: 'maneuver', who: 'target', add: 2 }),
                modify({ what: 'power', who: 'target', add: 1 }),
                modify({ what: 'hyperspeed', who: 'target', add: 2, ifAny: true }),
              ],
            },
          ],
        }),
        action({
          answers: { is: 'destiny drawn', kind: 'weapon', card: starfighters },
          results: [
            {
              brings: 'change',
              of: 'it',
              changes: [
                modify({ what: 'maneuver', who: 'target', add: 2, ifAny: true }),
                modify({ what: 'power', who: 'target', add: 1 }),
                modify({ what: 'hyperspeed', who: 'target', add: 2, ifAny: true }),
              ],
              until: 'end of turn',
            },
          ],
        }),
      ],
    },
  ),
  card(
    { key: '1_243', title: 'Elis Helrot', type: 'interrupt', subtype: 'used' },
    { destiny: 4 },
    {
      abilities: [
        relocates({
          who: { type: 'character', owner: 'you' },
          upTo: 'any',
          from: { kind: 'site' },
          to: { kind: 'site' },
          price: 'destiny',
          notInBattle: true,
        }),
      ],
    },
  ),
  card(
    { key: '1_251', title: 'Imperial Reinforcements', type: 'interrupt', subtype: 'lost' },
    { destiny: 4 },
    {
      abilities: [
        action({
          if: { outnumberedIn: { type: ['character', 'starship'] } },
          price: 1,
          results: [
            { brings: 'destiny' },
            {
              brings: 'retrieval',
              count: 'destiny',
              which: { anyOf: [{ is: 'stormtrooper' }, { is: 'TIE/LN' }], not: { subtype: 'squadron' } },
            },
          ],
        }),
      ],
    },
  ),
  card(
    { key: '1_267', title: 'Sense', type: 'interrupt', subtype: 'used' },
    { destiny: 3 },
    {
      abilities: [
        stops({ what: 'Interrupt or react', ability: 'your highest', destiny: 'below' }),
        cancelsCard({ what: { title: 'Alter' } }),
      ],
    },
  ),
  card(
    { key: '1_271', title: 'The Circle Is Now Complete', type: 'interrupt', subtype: 'lost' },
    { destiny: 6 },
    {
      abilities: [
        action({
          price: 1,
          targets: { who: { owner: 'you', persona: 'Vader' }, at: { kind: 'site' }, present: true },
          results: [
            {
              brings: 'duel',
              with: { persona: 'Obi-Wan' },
              more: { add: 2, for: withLightsaber },
            },
          ],
        }),
      ],
    },
  ),
  card(
    { key: '1_299', title: 'Black 2', type: 'starship', subtype: 'starfighter', unique: true },
    { destiny: 2, deploy: 1, power: 1, forfeit: 3, maneuver: 4 },
    { characteristics: ['Imperial starship', 'TIE', 'TIE/LN'] },
    { capacity: [{ kinds: ['pilot'], count: 1 }], matching: ['DS-61-2'] },
  ),
  card(
    { key: '1_300', title: 'Black 3', type: 'starship', subtype: 'starfighter', unique: true },
    { destiny: 3, deploy: 1, power: 1, forfeit: 3, maneuver: 3 },
    { characteristics: ['Imperial starship', 'TIE', 'TIE/LN'] },
    { capacity: [{ kinds: ['pilot'], count: 1 }], matching: ['DS-61-3'] },
  ),
  card(
    { key: '1_301', title: 'Devastator', type: 'starship', subtype: 'capital', unique: true },
    { destiny: 1, deploy: 8, power: 9, forfeit: 9, armor: 6, hyperspeed: 3 },
    {
      icons: ['pilot', 'nav computer', 'scomp link'],
      characteristics: [
        'Imperial starship',
        'ship-docking capability',
        'Star Destroyer',
        'Imperial-class Star Destroyer',
      ],
    },
    {
      permanentPilots: [{ ability: 2 }],
      capacity: [
        { kinds: ['pilot'], count: 6 },
        { kinds: ['passenger'], count: 8 },
        { kinds: ['vehicle'], count: 2 },
        { kinds: ['starfighter'], count: 4, only: { is: 'TIE' } },
      ],
      matching: ['Commander Praji'],
    },
  ),
  card(
    { key: '1_302', title: 'Imperial-Class Star Destroyer', type: 'starship', subtype: 'capital' },
    { destiny: 1, deploy: 8, power: 8, forfeit: 9, armor: 6, hyperspeed: 3 },
    {
      icons: ['pilot', 'nav computer', 'scomp link'],
      characteristics: [
        'Imperial starship',
        'ship-docking capability',
        'Star Destroyer',
        'Imperial-class Star Destroyer',
      ],
    },
    {
      permanentPilots: [{ ability: 1 }],
      capacity: [
        { kinds: ['pilot'], count: 6 },
        { kinds: ['passenger'], count: 8 },
        { kinds: ['vehicle'], count: 2 },
        { kinds: ['starfighter'], count: 4, only: { is: 'TIE' } },
      ],
    },
  ),
  card(
    { key: '1_303', title: 'TIE Advanced x1', type: 'starship', subtype: 'starfighter' },
    { destiny: 3, deploy: 2, power: 2, forfeit: 3, maneuver: 2 },
    { icons: ['pilot'], characteristics: ['Imperial starship', 'TIE', 'TIE Advanced x1'] },
    { permanentPilots: [{ ability: 1 }] },
  ),
  card(
    { key: '1_304', title: 'TIE Fighter', type: 'starship', subtype: 'starfighter' },
    { destiny: 1, deploy: 1, power: 1, forfeit: 2, maneuver: 3 },
    { icons: ['pilot'], characteristics: ['Imperial starship', 'TIE', 'TIE/LN'] },
    { permanentPilots: [{ ability: 1 }] },
    {
      abilities: [
        deployCost({
          who: 'self',
          add: -1,
          to: { kind: 'system' },
          beside: { subtype: 'capital', is: 'Imperial starship' },
        }),
      ],
    },
  ),
  card(
    { key: '1_305', title: 'TIE Scout', type: 'starship', subtype: 'starfighter' },
    { destiny: 4, deploy: 2, power: 1, forfeit: 3, maneuver: 1, hyperspeed: 5 },
    { icons: ['pilot', 'nav computer'], characteristics: ['Imperial starship', 'TIE', 'TIE/SR'] },
    {
      permanentPilots: [{ ability: 1 }],
      capacity: [
        { kinds: ['pilot', 'passenger'], count: 1 },
        { kinds: ['passenger'], count: 1 },
      ],
    },
  ),
  card(
    { key: '1_306', title: "Vader's Custom TIE", type: 'starship', subtype: 'starfighter', unique: true },
    { destiny: 2, deploy: 2, power: 2, forfeit: 4, maneuver: 3, hyperspeed: 2 },
    { icons: ['nav computer'], characteristics: ['Imperial starship', 'TIE', 'TIE Advanced x1'] },
    { capacity: [{ kinds: ['pilot'], count: 1 }], matching: ['Darth Vader'] },
    {
      abilities: [
        immuneToAttrition({ who: 'self', below: 4, while: { itself: { pilotedBy: { persona: 'Vader' } } } }),
      ],
    },
  ),
  card(
    { key: '1_307', title: 'Bantha', type: 'vehicle', subtype: 'creature' },
    { destiny: 3, deploy: 1, power: 1, ability: 0.5, forfeit: 3, maneuver: 2, landspeed: 1 },
    { characteristics: ['bantha'] },
    { capacity: [{ kinds: ['passenger'], count: 2 }] },
    {
      abilities: [
        reacts({ how: 'move', who: 'self' }),
        modify({
          what: 'power',
          who: { is: 'Tusken Raider', at: here },
          add: 1,
          while: { itself: { at: { kind: 'site', exterior: true } } },
        }),
      ],
    },
  ),
  card(
    { key: '1_308', title: 'Lift Tube', type: 'vehicle', subtype: 'transport' },
    { destiny: 6, deploy: 1, power: 0, forfeit: 1, maneuver: 1, landspeed: 3 },
    { characteristics: ['lift tube'] },
    { capacity: [{ kinds: ['passenger'], count: 4 }], enclosed: true },
    {
      abilities: [
        reacts({ how: 'move', who: 'self' }),
        onlyAt({ where: { kind: 'site', interior: true, mobile: true } }),
        movesUndriven({}),
      ],
    },
  ),
  card(
    { key: '1_309', title: 'Sandcrawler', type: 'vehicle', subtype: 'transport' },
    { destiny: 2, deploy: 3, power: 3, forfeit: 5, armor: 3, landspeed: 2 },
    { characteristics: ['sandcrawler'] },
    {
      capacity: [
        { kinds: ['driver'], count: 1 },
        { kinds: ['passenger'], count: 7 },
      ],
      enclosed: true,
    },
    {
      abilities: [
        onlyAt({ where: { not: { kind: 'site', mobile: true } }, movingOnly: true }),
        deploysOnly({ where: { planet: 'Tatooine', kind: 'site' } }),
        modify({
          what: 'forfeit',
          who: { is: 'Jawa', at: here },
          add: 1,
          while: { itself: { at: { kind: 'site', exterior: true } } },
        }),
      ],
    },
  ),
  card(
    { key: '1_310', title: 'Ubrikkian 9000 Z001', type: 'vehicle', subtype: 'transport' },
    { destiny: 2, deploy: 2, power: 2, forfeit: 4, maneuver: 6, landspeed: 3 },
    { characteristics: ['landspeeder'] },
    {
      capacity: [
        { kinds: ['driver'], count: 1 },
        { kinds: ['passenger'], count: 2 },
      ],
      enclosed: true,
    },
    { abilities: [reacts({ how: 'move', who: 'self' })] },
  ),
  card(
    { key: '1_321', title: 'Luke Seeker', type: 'weapon', subtype: 'automated' },
    { destiny: 3 },
    { missing: ['where or when it deploys', 'moving like an undercover spy', 'cards lost at once'] },
  ),
]
