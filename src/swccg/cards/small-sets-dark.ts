import type { Condition, Filter } from '../abilities/types.ts'
import {
  action,
  addsDestiny,
  addsToPowerOfPiloted,
  changesDestiny,
  dark,
  deployCost,
  fires,
  flips,
  forceDrain,
  immune,
  light,
  mayBattle,
  startOfGame,
  stops,
  transit,
} from '../abilities/vocabulary.ts'
import type { CardFacts } from '../model/types.ts'
import {
  beings,
  cardsOf,
  drainHere,
  forfeitZero,
  here,
  hit,
  imperials,
  oncePer,
  people,
  site,
  takes,
  twoSides,
} from './common.ts'
import { blownAway } from './counterparts.ts'

const card = cardsOf('dark')

/** You have both kinds in a battle, or this one and an alien of that kind. */
const pairInBattle = (alien: Filter): Condition => ({
  all: [
    { inPlay: { ...alien, type: 'character', subtype: 'alien', owner: 'you', inBattle: true } },
    { inPlay: { ...imperials, owner: 'you', inBattle: true } },
  ],
})

export const smallSetsDark: CardFacts[] = [
  card(
    { key: '102_8', title: 'Gravity Shadow', type: 'interrupt', subtype: 'lost', unique: true },
    { destiny: 4 },
    { icons: ['premium'] },
    {
      abilities: [
        stops({ what: 'hyperspace move', ability: 'its highest pilot', destiny: 'above', lostIfEqual: true }),
      ],
    },
  ),
  card(
    { key: '104_4', title: 'Hoth: Mountains (6th Marker)', type: 'location', unique: true },
    { icons: ['planet', 'premium'] },
    { location: site('Hoth', 0, 1, 'exterior') },
    {
      abilities: [
        ...light(drainHere(1)),
        ...dark(
          deployCost({
            who: { owner: 'you', anyOf: [{ subtype: 'imperial' }, { type: 'vehicle', subtype: 'combat' }] },
            add: -1,
            to: here,
          }),
        ),
      ],
    },
  ),
  card(
    { key: '106_11', title: 'Chall Bekan', type: 'character', subtype: 'alien', unique: true },
    { destiny: 2, deploy: 4, power: 2, ability: 3, forfeit: 4 },
    { icons: ['pilot', 'warrior', 'premium'], characteristics: ['ISB agent', 'leader'] },
    {
      abilities: [
        action({
          answers: { is: 'deployed', card: 'self' },
          results: [
            {
              brings: 'search',
              in: 'reserve',
              which: { type: 'character', subtype: 'alien', unique: false },
              to: 'hand',
              shuffle: 'reshuffle',
            },
          ],
        }),
        addsToPowerOfPiloted(2),
        deployCost({
          who: { type: 'character', subtype: 'alien', owner: 'you' },
          add: -1,
          to: { planet: 'Tatooine', kind: 'site', anyOf: [{ here: true }, { adjacent: true }] },
        }),
      ],
    },
  ),
  card(
    {
      key: '108_5',
      title: 'Boba Fett With Blaster Rifle',
      type: 'character',
      subtype: 'alien',
      unique: true,
      persona: 'Boba Fett',
    },
    { destiny: 1, deploy: 5, power: 4, ability: 3, forfeit: 5, armor: 5 },
    {
      icons: ['pilot', 'warrior', 'permanent weapon', 'premium'],
      characteristics: ['Black Sun agent', 'bounty hunter', 'blaster rifle', 'rifle'],
    },
    { permanentWeapon: "Boba Fett's Blaster Rifle" },
    {
      abilities: [
        addsToPowerOfPiloted(3),
        addsDestiny({ kind: 'battle', count: 1, while: { inBattleWith: { persona: ['Han', 'Jabba'] } } }),
        fires({ at: beings, price: 0, destiny: 1, add: 1, results: [hit, forfeitZero()] }),
      ],
    },
  ),
  card(
    {
      key: '108_6',
      title: 'Darth Vader With Lightsaber',
      type: 'character',
      subtype: 'imperial',
      unique: true,
      persona: 'Vader',
    },
    { destiny: 1, deploy: 6, power: 6, ability: 6, forfeit: 7 },
    { icons: ['pilot', 'warrior', 'permanent weapon', 'premium'], characteristics: ['lightsaber'] },
    { permanentWeapon: "Vader's Lightsaber" },
    {
      abilities: [
        addsToPowerOfPiloted(3),
        fires({ at: beings, price: 0, destiny: 2, results: [hit, forfeitZero()] }),
      ],
    },
  ),
  card(
    {
      key: '109_11',
      title: 'IG-88 With Riot Gun',
      type: 'character',
      subtype: 'droid',
      unique: true,
      persona: 'IG-88',
    },
    { destiny: 1, deploy: 5, power: 4, forfeit: 3, armor: 5 },
    {
      icons: ['pilot', 'warrior', 'permanent weapon', 'premium'],
      characteristics: ['Black Sun agent', 'bounty hunter', 'assassin', 'assassin droid'],
    },
    { permanentWeapon: 'riot gun', matching: ['IG-2000'] },
    {
      abilities: [
        mayBattle({ how: 'initiate' }),
        fires({
          at: { type: 'character' },
          price: 0,
          destiny: 1,
          add: 1,
          results: [{ brings: 'capture' }],
        }),
        addsDestiny({
          kind: 'battle',
          count: 1,
          while: {
            any: [{ itself: { alone: true } }, { inBattleWith: { owner: 'you', is: 'bounty hunter' } }],
          },
        }),
        immune({ to: 'Restraining Bolt' }),
        // Who purchases droids is Wioslea alone.
        immune({ to: 'Wioslea' }),
      ],
    },
  ),
  card(
    {
      key: '109_12',
      title: "This Deal Is Getting Worse All The Time / Pray I Don't Alter It Any Further",
      type: 'objective',
    },
    { icons: ['premium'] },
    twoSides(
      [
        startOfGame({
          parts: [
            { deploy: { location: { planet: 'Bespin', kind: 'site', mobile: true, battleground: true } } },
            { deploy: { type: 'effect', title: 'Secret Plans' }, may: true },
            { deploy: { title: 'All Wrapped Up' }, may: true },
          ],
        }),
        oncePer(
          'deploy',
          takes({ title: ['Bespin', 'Bespin: Cloud City', 'Dark Deal', 'Cloud City Occupation'] }),
        ),
        flips({
          if: {
            all: [
              { onTable: 'Dark Deal' },
              { youOccupy: { title: 'Bespin' } },
              { youOccupy: { title: 'Bespin: Cloud City' } },
            ],
          },
        }),
      ],
      [
        forceDrain({ where: { planet: 'Bespin', youControlWith: imperials }, mayNotBe: 'modified' }),
        changesDestiny({ kind: 'battle', of: 'total', add: 2, while: pairInBattle({}) }),
        changesDestiny({ kind: 'battle', of: 'total', add: 2, while: pairInBattle({ is: 'Ugnaught' }) }),
        flips({
          if: { any: [{ not: { onTable: 'Dark Deal' } }, { opponentControls: { title: 'Bespin' } }] },
        }),
      ],
    ),
    { missing: ['immunity to other cards', 'effects on other cards', 'Force loss', blownAway] },
  ),
  card(
    {
      key: '110_7',
      title: 'Dengar With Blaster Carbine',
      type: 'character',
      subtype: 'alien',
      unique: true,
      persona: 'Dengar',
    },
    { destiny: 2, deploy: 5, power: 3, ability: 2, forfeit: 3 },
    {
      icons: ['pilot', 'warrior', 'permanent weapon', 'premium'],
      characteristics: ['Black Sun agent', 'bounty hunter', 'blaster', 'Corellian'],
    },
    { permanentWeapon: "Dengar's Blaster Carbine" },
    {
      abilities: [
        addsToPowerOfPiloted(2),
        fires({ at: people, price: 0, times: 2, destiny: 1, add: 1, results: [hit, forfeitZero()] }),
      ],
    },
  ),
  card(
    { key: '112_15', title: 'My Kind Of Scum / Fearless And Inventive', type: 'objective' },
    { destiny: 0 },
    { icons: ['premium'] },
    { missing: ['the whole Objective'] },
  ),
  card(
    { key: '216_9', title: 'Mustafar: Private Platform (Docking Bay)', type: 'location', unique: true },
    { icons: ['planet', 'scomp link', 'set 16'] },
    {
      location: site('Mustafar', 0, 1, 'interior', 'exterior', 'dockingBay'),
    },
    {
      abilities: light(
        transit({ way: 'from', add: 4 }),
        transit({ way: 'to', add: 4 }),
        transit({
          way: 'from',
          add: 2,
          while: { cardsPresent: { anyOf: [{ persona: 'Vader' }, { title: 'Vanee' }] }, atLeast: 1 },
        }),
        transit({
          way: 'to',
          add: 2,
          while: { cardsPresent: { anyOf: [{ persona: 'Vader' }, { title: 'Vanee' }] }, atLeast: 1 },
        }),
      ),
    },
    { missing: ['cards from the Reserve Deck'] },
  ),
]
