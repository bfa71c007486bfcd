import type { LocationFilter } from '../abilities/types.ts'
import {
  action,
  cancelsOpponentTextHere,
  causesAttack,
  dark,
  deployCost,
  deploysOn,
  deploysOnly,
  destinyIfUnable,
  enterAndExit,
  extraLandspeed,
  fires,
  forbidsMove,
  forceDrain,
  light,
  makesMissing,
  mayDrain,
  modify,
  triggered,
} from '../abilities/vocabulary.ts'
import type { CardFacts } from '../model/types.ts'
import { beings, cardsOf, drainHere, here, hit } from './common.ts'

const card = cardsOf('dark')

const droidPits: LocationFilter = {
  title: ["Jabba's Palace: Droid Workshop", 'Sandcrawler: Droid Junkheap', 'Cloud City: Incinerator'],
}

export const jabbasPalaceDark: CardFacts[] = [
  card(
    { key: '6_101', title: 'Ephant Mon', type: 'character', subtype: 'alien', unique: true },
    { destiny: 1, deploy: 4, power: 2, ability: 3, forfeit: 2 },
    { icons: ["jabba's palace"], characteristics: ['leader', 'smuggler'] },
    {
      abilities: [
        forbidsMove({
          who: { type: 'character', owner: 'opponent', is: ['spy', 'gambler', 'thief'] },
          to: here,
        }),
        modify({ what: 'power', who: 'self', add: 2, while: { inBattleWith: { titleHas: 'Jabba' } } }),
      ],
    },
    { missing: ['where or when it deploys', 'forfeiting it for all damage'] },
  ),
  card(
    { key: '6_102', title: 'EV-9D9', type: 'character', subtype: 'droid', unique: true },
    { destiny: 1, deploy: 3, power: 3, forfeit: 2 },
    { icons: ["jabba's palace"], characteristics: ['female'] },
    {
      abilities: [
        action({
          phase: 'control',
          results: [
            {
              brings: 'search',
              in: 'reserve',
              which: { anyOf: [{ is: 'power droid' }, { title: 'Torture' }] },
              to: 'hand',
              shuffle: 'reshuffle',
            },
          ],
        }),
        mayDrain({ where: droidPits }),
        forceDrain({ where: droidPits, present: true, add: 1, each: { subtype: 'droid', present: true } }),
      ],
    },
  ),
  card(
    { key: '6_148', title: 'Sandwhirl', type: 'effect', subtype: 'mobile' },
    { destiny: 4 },
    { icons: ["jabba's palace"] },
    { abilities: [makesMissing({ who: { type: 'character', not: { is: ['Jawa', 'Tusken Raider'] } } })] },
    { missing: ['where or when it deploys', 'its own movement'] },
  ),
  card(
    { key: '6_149', title: 'Scum And Villainy', type: 'effect', unique: true },
    { destiny: 4 },
    { icons: ["jabba's palace"] },
    { missing: ['where or when it deploys', 'changes of deploy cost', 'retrieving cards'] },
  ),
  card(
    { key: '6_159', title: 'Trap Door', type: 'interrupt', subtype: 'used', unique: true },
    { destiny: 5 },
    { icons: ["jabba's palace"] },
    { missing: ['dropping a character'] },
  ),
  card(
    { key: '6_162', title: "Jabba's Palace: Audience Chamber", type: 'location', unique: true },
    { icons: ['planet', "jabba's palace"] },
    { location: { kind: 'site', planet: 'Tatooine', interior: true, icons: { light: 1, dark: 2 } } },
    { missing: ['cards from the Reserve Deck', 'canceling cards', 'immunity to other cards'] },
  ),
  card(
    { key: '6_164', title: "Jabba's Palace: Dungeon", type: 'location', unique: true },
    { icons: ['planet', "jabba's palace"] },
    {
      location: {
        kind: 'site',
        planet: 'Tatooine',
        interior: true,
        icons: { light: 0, dark: 1 },
        prison: true,
      },
    },
    {
      abilities: [
        ...dark(
          triggered({
            on: { is: 'delivered', escort: { is: 'bounty hunter' }, at: { here: true } },
            oncePerCard: true,
            results: [{ brings: 'retrieval', count: 2 }],
          }),
        ),
        ...light(
          action({
            price: 3,
            if: { youControl: { here: true } },
            targets: { who: { captive: 'imprisoned', at: { here: true } }, inactive: 'captive' },
            results: [{ brings: 'release', of: 'target' }],
          }),
        ),
      ],
    },
  ),
  card(
    { key: '6_166', title: "Jabba's Palace: Rancor Pit", type: 'location', unique: true },
    { icons: ['underground', 'planet', "jabba's palace"] },
    { location: { kind: 'site', planet: 'Tatooine', interior: true, icons: { light: 0, dark: 1 } } },
    {
      abilities: dark(
        forbidsMove({
          rule: 'MOV-220',
          who: {},
          from: here,
          while: { cardsPresent: { type: 'creature' }, atLeast: 1 },
        }),
      ),
    },
    { missing: ['where or when it deploys', 'attacks and attrition', 'retrieving cards'] },
  ),
  card(
    { key: '6_167', title: "Jabba's Sail Barge: Passenger Deck", type: 'location', unique: true },
    { icons: ['vehicle site', "jabba's palace"] },
    {
      location: { kind: 'site', siteOf: "Jabba's Sail Barge", interior: true, icons: { light: 0, dark: 2 } },
    },
    { abilities: light(enterAndExit({ who: { type: 'character', owner: 'you' }, cost: 4 })) },
    { missing: ['immunity to attrition'] },
  ),
  card(
    { key: '6_168', title: 'Nal Hutta', type: 'location', unique: true },
    { icons: ['planet', "jabba's palace"] },
    { location: { kind: 'system', planet: 'Nal Hutta', parsec: 3, icons: { light: 1, dark: 2 } } },
    {
      abilities: [
        ...light(cancelsOpponentTextHere({ while: { youControl: here } })),
        ...light(drainHere(-1)),
        ...dark(
          action({
            phase: 'control',
            results: [
              {
                brings: 'search',
                in: 'reserve',
                which: { title: ['Bounty', 'Hutt Bounty'] },
                to: 'hand',
                shuffle: 'reshuffle',
              },
            ],
          }),
        ),
      ],
    },
  ),
  card(
    { key: '6_169', title: 'Tatooine: Desert', type: 'location', limit: 3 },
    { icons: ['planet', "jabba's palace"] },
    { location: { kind: 'site', planet: 'Tatooine', exterior: true, icons: { light: 1, dark: 1 } } },
    {
      abilities: [
        ...dark(
          extraLandspeed({
            add: 1,
            way: ['from'],
            who: { type: 'character', owner: 'you', not: { is: 'scout' } },
          }),
        ),
        ...light(
          extraLandspeed({
            add: 1,
            way: ['from'],
            who: { type: 'character', owner: 'you', not: { is: 'scout' } },
          }),
        ),
      ],
    },
  ),
  card(
    { key: '6_170', title: 'Tatooine: Great Pit Of Carkoon', type: 'location', unique: true },
    { icons: ['planet', "jabba's palace"] },
    { location: { kind: 'site', planet: 'Tatooine', exterior: true, icons: { light: 1, dark: 1 } } },
    {
      abilities: dark(
        causesAttack({ phase: 'control', creature: { title: 'Sarlacc' }, target: { state: 'captive' } }),
      ),
    },
  ),
  card(
    { key: '6_171', title: "Tatooine: Jabba's Palace", type: 'location', unique: true },
    { icons: ['planet', "jabba's palace"] },
    { location: { kind: 'site', planet: 'Tatooine', exterior: true, icons: { light: 1, dark: 2 } } },
    { abilities: light(cancelsOpponentTextHere({ while: { youControl: here } })) },
    { missing: ['cards from the Reserve Deck', 'immunity to other cards'] },
  ),
  card(
    { key: '6_172', title: "Jabba's Sail Barge", type: 'vehicle', subtype: 'transport', unique: true },
    { destiny: 3, deploy: 5, power: 5, forfeit: 7, armor: 5, landspeed: 2 },
    { icons: ['scomp link', "jabba's palace"], characteristics: ['sail barge'] },
    {
      capacity: [
        { kinds: ['driver'], count: 1 },
        { kinds: ['passenger'], count: 7 },
      ],
    },
    { missing: ['cards from the Reserve Deck'] },
    {
      abilities: [
        deploysOnly({ where: { planet: 'Tatooine' } }),
        deployCost({
          who: { owner: 'you', subtype: 'alien' },
          add: -1,
          aboard: { title: "Jabba's Sail Barge" },
        }),
      ],
    },
  ),
  card(
    { key: '6_173', title: 'Skiff', type: 'vehicle', subtype: 'transport' },
    { destiny: 2, deploy: 3, power: 3, forfeit: 3, maneuver: 3, landspeed: 3 },
    { icons: ["jabba's palace"], characteristics: ['skiff'] },
    {
      capacity: [
        { kinds: ['driver'], count: 1 },
        { kinds: ['passenger'], count: 5 },
      ],
    },
    { missing: ['changes of deploy cost', 'reacts', 'jumping off when lost'] },
  ),
  card(
    { key: '6_180', title: 'Vibro-Ax', type: 'weapon', subtype: 'character' },
    { destiny: 4 },
    { icons: ["jabba's palace"] },
    {
      abilities: [
        deploysOn({ card: { type: 'character', subtype: 'alien', is: 'warrior' }, price: 3 }),
        modify({ what: 'power', who: 'host', add: 1 }),
        fires({
          at: { type: 'character' },
          price: 1,
          destiny: 1,
          contest: 'power',
          results: [{ brings: 'exclusion' }],
        }),
      ],
    },
  ),
  card(
    { key: '6_177', title: 'Gamorrean Ax', type: 'weapon', subtype: 'character' },
    { destiny: 4 },
    { icons: ["jabba's palace"] },
    {
      abilities: [
        deploysOn({ card: { is: 'Gamorrean' }, price: 1 }),
        modify({ what: 'power', who: 'host', add: 1 }),
        destinyIfUnable({ count: 1, while: { itself: { at: { kind: 'site' } } } }),
        fires({ at: beings, price: 0, destiny: 1, results: [hit] }),
      ],
    },
  ),
]
