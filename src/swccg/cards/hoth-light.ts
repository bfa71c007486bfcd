import { dark, forceDrain, light, movedByCrew, movesAway, reacts, transit } from '../abilities/vocabulary.ts'
import type { CardFacts } from '../model/types.ts'
import { cardsOf, drainHere, here } from './common.ts'

const card = cardsOf('light')

export const hothLight: CardFacts[] = [
  card(
    { key: '3_32', title: 'Bacta Tank', type: 'effect', unique: true },
    { destiny: 3 },
    { icons: ['hoth'] },
    { missing: ['where or when it deploys', 'hit or lost cards'] },
  ),
  card(
    { key: '3_42', title: 'Fall Back!', type: 'interrupt', subtype: 'lost' },
    { destiny: 5 },
    { icons: ['hoth'] },
    {
      abilities: [
        movesAway({
          who: { type: 'character', owner: 'you' },
          whose: 'you',
          upTo: 'all',
          price: 1,
          freeMove: true,
          when: 'battle initiated',
          by: 'opponent',
          at: { kind: 'site', exterior: true },
          targetsSite: true,
          present: true,
          cancelsBattle: true,
        }),
      ],
    },
    { missing: ['only when outnumbered'] },
  ),
  card(
    { key: '3_55', title: 'Hoth', type: 'location', unique: true },
    { icons: ['planet', 'hoth'] },
    { location: { kind: 'system', planet: 'Hoth', parsec: 5, icons: { light: 2, dark: 1 } } },
    { missing: ['changes of power'] },
  ),
  card(
    { key: '3_56', title: 'Hoth: Defensive Perimeter (3rd Marker)', type: 'location', unique: true },
    { icons: ['planet', 'hoth'] },
    { location: { kind: 'site', planet: 'Hoth', exterior: true, icons: { light: 1, dark: 1 } } },
    { missing: ['changes of deploy cost'] },
    { abilities: [...light(drainHere(1)), ...dark(drainHere(1))] },
  ),
  card(
    { key: '3_57', title: 'Hoth: Echo Command Center (War Room)', type: 'location', unique: true },
    { icons: ['underground', 'planet', 'scomp link', 'hoth'] },
    { location: { kind: 'site', planet: 'Hoth', interior: true, icons: { light: 2, dark: 0 } } },
    { missing: ['changes of power', 'battle destiny'] },
    { abilities: dark(drainHere(-1)) },
  ),
  card(
    { key: '3_58', title: 'Hoth: Echo Corridor', type: 'location', unique: true },
    { icons: ['underground', 'planet', 'scomp link', 'hoth'] },
    { location: { kind: 'site', planet: 'Hoth', interior: true, icons: { light: 1, dark: 0 } } },
    { missing: ['converted locations'] },
  ),
  card(
    { key: '3_59', title: 'Hoth: Echo Docking Bay', type: 'location', unique: true },
    { icons: ['planet', 'scomp link', 'hoth'] },
    {
      location: {
        kind: 'site',
        planet: 'Hoth',
        interior: true,
        exterior: true,
        dockingBay: true,
        icons: { light: 1, dark: 0 },
      },
    },
    {
      abilities: [
        ...light(transit({ way: 'from', cost: 1 })),
        ...dark(transit({ way: 'from', cost: 3 }), transit({ way: 'to', add: 4 })),
      ],
    },
  ),
  card(
    { key: '3_60', title: 'Hoth: Echo Med Lab', type: 'location', unique: true },
    { icons: ['underground', 'planet', 'scomp link', 'hoth'] },
    { location: { kind: 'site', planet: 'Hoth', interior: true, icons: { light: 1, dark: 0 } } },
    { missing: ['changes of deploy cost'] },
    {
      abilities: dark(
        forceDrain({
          where: here,
          add: 1,
          while: { cardsPresent: { subtype: 'imperial', owner: 'you' }, atLeast: 1 },
        }),
      ),
    },
  ),
  card(
    { key: '3_61', title: 'Hoth: Main Power Generators (1st Marker)', type: 'location', unique: true },
    { icons: ['planet', 'hoth'] },
    { location: { kind: 'site', planet: 'Hoth', exterior: true, icons: { light: 1, dark: 0 } } },
    { missing: ['Hoth Energy Shield rules', 'weapons', 'Force loss'] },
  ),
  card(
    { key: '3_62', title: 'Hoth: North Ridge (4th Marker)', type: 'location', unique: true },
    { icons: ['planet', 'hoth'] },
    { location: { kind: 'site', planet: 'Hoth', exterior: true, icons: { light: 1, dark: 1 } } },
    { missing: ['totals of Epic Events'] },
  ),
  card(
    { key: '3_63', title: 'Hoth: Snow Trench (2nd Marker)', type: 'location', unique: true },
    { icons: ['planet', 'hoth'] },
    { location: { kind: 'site', planet: 'Hoth', exterior: true, icons: { light: 1, dark: 1 } } },
    { missing: ['changes of weapon destiny', 'Force generation'] },
  ),
  card(
    { key: '3_64', title: 'Ord Mantell', type: 'location', unique: true },
    { icons: ['planet', 'hoth'] },
    { location: { kind: 'system', planet: 'Ord Mantell', parsec: 7, icons: { light: 1, dark: 1 } } },
    { missing: ['changes of forfeit', 'changes of power'] },
  ),
  card(
    { key: '3_66', title: 'Rogue 1', type: 'vehicle', subtype: 'combat', unique: true },
    { destiny: 2, deploy: 2, power: 3, forfeit: 6, maneuver: 4, landspeed: 4 },
    { icons: ['hoth'], characteristics: ['speeder', 'snowspeeder', 'T-47'] },
    {
      capacity: [{ kinds: ['pilot', 'passenger'], count: 2 }],
      enclosed: true,
      matching: ['Luke Skywalker', 'Luke Skywalker, Jedi Knight'],
    },
    { missing: ['immunity to attrition'] },
    { abilities: [reacts({ how: 'move', who: 'self', at: { planet: 'Hoth', kind: 'site' } })] },
  ),
  card(
    { key: '3_70', title: 'Tauntaun', type: 'vehicle', subtype: 'creature' },
    { destiny: 4, deploy: 1, power: 1, ability: 0.25, forfeit: 3, maneuver: 2, landspeed: 2 },
    { icons: ['hoth'], characteristics: ['tauntaun'] },
    { capacity: [{ kinds: ['passenger'], count: 1 }] },
    { missing: ['where or when it deploys', 'sacrifice'] },
    { abilities: [reacts({ how: 'move away', who: 'self', to: 'battle' })] },
  ),
  card(
    { key: '3_77', title: 'Medium Repeating Blaster Cannon', type: 'weapon', subtype: 'artillery' },
    { destiny: 1, deploy: 3, forfeit: 1 },
    { icons: ['hoth'], characteristics: ['blaster', 'cannon'] },
    {
      abilities: [
        movedByCrew({ crew: { type: 'character', owner: 'you', is: 'warrior' }, count: 2, add: 1 }),
      ],
    },
    { missing: ['where or when it deploys', 'weapons'] },
  ),
  card(
    { key: '3_80', title: 'Surface Defense Cannon', type: 'weapon', subtype: 'starship' },
    { destiny: 5 },
    { icons: ['hoth'], characteristics: ['cannon'] },
    { missing: ['where or when it deploys', 'weapons'] },
  ),
]
