import type { CardFacts } from '../../../abilities/card-facts.ts'
import {
  action,
  addsToPowerOfPiloted,
  cancelsText,
  cannotMove,
  changesDestiny,
  deployCost,
  deploysOnly,
  immuneToAttrition,
  matchingStarship,
  modify,
} from '../../../abilities/vocabulary.ts'
import { aCharacter, cardsOf } from '../../building.ts'
import { here, starfighters } from '../../filters.ts'

const card = cardsOf('dark')

export const darkImperials: CardFacts[] = [
  card(
    { key: '1_164', title: 'Admiral Motti', ...aCharacter, subtype: 'imperial', persona: 'Motti' },
    { destiny: 1, deploy: 3, power: 3, ability: 3, forfeit: 5 },
    { icons: ['pilot', 'warrior'], characteristics: ['admiral', 'commander', 'leader'] },
    {
      abilities: [
        deployCost({
          who: 'self',
          add: -2,
          while: { inPlay: { type: 'starship', is: 'Imperial starship' }, atLeast: 2 },
        }),
        addsToPowerOfPiloted(2),
        modify({
          what: 'forfeit',
          who: { subtype: 'rebel', is: 'pilot', at: here },
          add: -1,
          while: { itself: { at: { kind: 'system' } } },
        }),
      ],
    },
  ),
  card(
    { key: '1_165', title: 'Chief Bast', type: 'character', subtype: 'imperial', unique: true },
    { destiny: 2, deploy: 2, power: 2, ability: 2, forfeit: 3 },
    { icons: ['pilot'] },
    { missing: ['evacuation before a battle'] },
    {
      abilities: [
        addsToPowerOfPiloted(2),
        modify({
          what: 'power',
          who: 'self',
          add: 1,
          while: { itself: { with: { persona: 'Tarkin' }, at: { kind: 'site' } } },
        }),
      ],
    },
  ),
  card(
    { key: '1_166', title: 'Colonel Wullf Yularen', type: 'character', subtype: 'imperial', unique: true },
    { destiny: 2, deploy: 2, power: 1, ability: 2, forfeit: 5 },
    { icons: ['warrior'], characteristics: ['ISB agent', 'leader'] },
    {
      abilities: [
        modify({
          what: 'power',
          who: 'self',
          add: 1,
          while: {
            all: [
              { itself: { at: { kind: 'site' } } },
              {
                isWith: {
                  anyOf: [{ persona: ['Tarkin', 'Chief Bast'] }, { title: 'General Dodonna' }],
                },
              },
            ],
          },
        }),
      ],
    },
  ),
  card(
    { key: '1_167', title: 'Commander Praji', type: 'character', subtype: 'imperial', unique: true },
    { destiny: 2, deploy: 2, power: 1, ability: 2, forfeit: 3 },
    { icons: ['pilot', 'warrior'], characteristics: ['commander'] },
    {
      abilities: [
        modify({
          what: 'hyperspeed',
          who: { title: 'Devastator', pilotedBy: { title: 'Commander Praji' } },
          add: 1,
        }),
        addsToPowerOfPiloted(2),
        cancelsText({ who: { persona: ['C-3PO', 'R2-D2'] }, wherePresent: true }),
      ],
    },
  ),
  card(
    {
      key: '1_168',
      title: 'Darth Vader',
      type: 'character',
      subtype: 'imperial',
      unique: true,
      persona: 'Vader',
    },
    { destiny: 1, deploy: 6, power: 6, ability: 6, forfeit: 8 },
    { icons: ['pilot', 'warrior'] },
    {
      abilities: [
        changesDestiny({ kind: 'battle', of: 'each', add: 1, while: { battle: {} } }),
        modify({ what: 'power', who: 'piloted', hostIs: { not: { title: "Vader's Custom TIE" } }, add: 3 }),
        modify({ what: 'power', who: 'piloted', hostIs: { title: "Vader's Custom TIE" }, add: 4 }),
        modify({ what: 'maneuver', who: 'piloted', hostIs: { title: "Vader's Custom TIE" }, add: 3 }),
        immuneToAttrition({ who: 'self', below: 5 }),
      ],
    },
  ),
  card(
    { key: '1_170', title: 'Death Star Trooper', type: 'character', subtype: 'imperial' },
    { destiny: 3, deploy: 2, power: 2, ability: 1, forfeit: 3 },
    { icons: ['warrior'], characteristics: ['Death Star trooper', 'trooper'] },
    {
      abilities: [
        deploysOnly({ where: { onPlanet: 'Death Star' } }),
        modify({
          what: 'power',
          who: 'self',
          add: -1,
          while: { itself: { at: { kind: 'site', not: { planet: 'Death Star' } } } },
        }),
      ],
    },
  ),
  card(
    { key: '1_173', title: 'DS-61-2', type: 'character', subtype: 'imperial', unique: true },
    { destiny: 2, deploy: 2, power: 2, ability: 2, forfeit: 4 },
    { icons: ['pilot', 'warrior'] },
    { abilities: [addsToPowerOfPiloted(3), ...matchingStarship({ title: 'Black 2' }, 1)] },
  ),
  card(
    { key: '1_174', title: 'DS-61-3', type: 'character', subtype: 'imperial', unique: true },
    { destiny: 2, deploy: 2, power: 3, ability: 2, forfeit: 3 },
    { icons: ['pilot', 'warrior'], characteristics: ['Corellian'] },
    { abilities: [addsToPowerOfPiloted(3), ...matchingStarship({ title: 'Black 3' }, 1)] },
  ),
  card(
    { key: '1_178', title: 'General Tagge', ...aCharacter, subtype: 'imperial', persona: 'Tagge' },
    { destiny: 1, deploy: 3, power: 3, ability: 3, forfeit: 4 },
    { icons: ['warrior'], characteristics: ['general', 'leader'] },
    {
      abilities: [
        modify({
          what: 'forfeit',
          who: 'self',
          add: 1,
          each: { subtype: 'imperial', is: 'trooper', present: true },
          while: { itself: { at: { kind: 'site' } } },
        }),
      ],
    },
  ),
  card(
    { key: '1_179', title: 'Grand Moff Tarkin', ...aCharacter, subtype: 'imperial', persona: 'Tarkin' },
    { destiny: 1, deploy: 4, power: 4, ability: 3, forfeit: 6 },
    { icons: ['pilot', 'warrior'], characteristics: ['leader', 'moff'] },
    {
      abilities: [
        addsToPowerOfPiloted(2),
        action({
          answers: { is: 'destiny drawn', by: 'opponent' },
          battle: {},
          limit: 'battle',
          while: { inBattleWith: { persona: 'Vader' } },
          results: [{ brings: 'canceled destiny' }],
        }),
      ],
    },
  ),
  card(
    { key: '1_180', title: 'Imperial Pilot', type: 'character', subtype: 'imperial' },
    { destiny: 3, deploy: 2, power: 0, ability: 2, forfeit: 2 },
    { icons: ['pilot'] },
    { abilities: [addsToPowerOfPiloted(2)] },
  ),
  card(
    { key: '1_181', title: 'Imperial Trooper Guard', type: 'character', subtype: 'imperial' },
    { destiny: 3, deploy: 2, power: 0, ability: 1, forfeit: 1 },
    { characteristics: ['Death Star trooper', 'trooper guard', 'trooper'] },
    {
      abilities: [
        cannotMove({}),
        modify({ what: 'power', who: 'self', add: 4, while: { battle: { by: 'opponent' } } }),
      ],
    },
  ),
  card(
    { key: '1_185', title: 'Lieutenant Tanbris', type: 'character', subtype: 'imperial', unique: true },
    { destiny: 2, deploy: 2, power: 2, ability: 2, forfeit: 3 },
    { icons: ['pilot'] },
    {
      abilities: [
        deployCost({
          who: { type: 'weapon', subtype: 'starship' },
          add: -1,
          aboard: { type: 'starship', pilotedBy: { title: 'Lieutenant Tanbris' } },
        }),
        addsToPowerOfPiloted(2),
        modify({ what: 'maneuver', who: 'piloted', hostIs: starfighters, add: -1 }),
      ],
    },
  ),
  card(
    { key: '1_194', title: 'Stormtrooper', type: 'character', subtype: 'imperial' },
    { destiny: 1, deploy: 1, power: 1, ability: 1, forfeit: 2 },
    { icons: ['warrior'], characteristics: ['stormtrooper', 'trooper'] },
    {
      abilities: [
        deployCost({
          who: 'self',
          free: true,
          to: { kind: 'site' },
          beside: { owner: 'you', subtype: 'imperial', abilityAtLeast: 3 },
        }),
      ],
    },
  ),
]
