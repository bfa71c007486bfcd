import type { CardFacts } from '../../../abilities/card-facts.ts'
import {
  action,
  addsToPowerOfPiloted,
  cancelsCard,
  cannotMove,
  deployCost,
  destinyIfUnable,
  forceGeneration,
  immuneToAttrition,
  matchingStarship,
  modify,
  movesAway,
  triggered,
} from '../../../abilities/vocabulary.ts'
import { cardsOf } from '../../building.ts'
import { here } from '../../filters.ts'

const card = cardsOf('light')

export const lightRebels: CardFacts[] = [
  card(
    { key: '1_2', title: 'Beru Lars', type: 'character', subtype: 'rebel', unique: true },
    { destiny: 2, deploy: 1, power: 1, ability: 1, forfeit: 3 },
    { characteristics: ['female'] },
    {
      abilities: [
        modify({
          what: 'forfeit',
          who: 'self',
          add: 2,
          while: {
            all: [
              { itself: { at: { kind: 'site' } } },
              { isWith: { title: ['Owen Lars', 'Hydroponics Station'] } },
            ],
          },
        }),
        triggered({
          on: { is: 'lost', card: 'self', turn: 'opponent' },
          results: [
            {
              brings: 'change',
              until: 'end of your next turn',
              changes: [modify({ what: 'power', who: { persona: 'Luke' }, add: 3 })],
            },
          ],
        }),
      ],
    },
  ),
  card(
    { key: '1_3', title: 'Biggs Darklighter', type: 'character', subtype: 'rebel', unique: true },
    { destiny: 2, deploy: 2, power: 2, ability: 2, forfeit: 5 },
    { icons: ['pilot', 'warrior'] },
    { abilities: [addsToPowerOfPiloted(2), ...matchingStarship({ title: 'Red 3' }, 1)] },
    { characteristics: ['Red Squadron'] },
  ),
  card(
    { key: '1_8', title: 'Dutch', type: 'character', subtype: 'rebel', unique: true },
    { destiny: 1, deploy: 2, power: 2, ability: 2, forfeit: 5 },
    { icons: ['pilot', 'warrior'], characteristics: ['Gold Squadron', 'leader'] },
    {
      abilities: [
        addsToPowerOfPiloted(2),
        ...matchingStarship({ title: 'Gold 1' }, 1),
        modify({
          what: 'forfeit',
          who: { is: 'pilot', and: { is: 'Gold Squadron' }, not: { title: 'Dutch' }, at: here },
          add: 1,
        }),
      ],
    },
  ),
  card(
    { key: '1_10', title: 'General Dodonna', type: 'character', subtype: 'rebel', unique: true },
    { destiny: 2, deploy: 3, power: 2, ability: 2, forfeit: 5 },
    { icons: ['warrior'], characteristics: ['general', 'leader'] },
    { missing: ['effects on other cards'] },
    {
      abilities: [
        cancelsCard({ what: { title: 'Wrong Turn' }, price: 1 }),
        modify({
          what: 'power',
          who: { subtype: 'rebel', present: true, at: { planet: 'Yavin 4', kind: 'site' } },
          add: 1,
        }),
      ],
    },
  ),
  card(
    { key: '1_11', title: 'Han Solo', type: 'character', subtype: 'rebel', unique: true, persona: 'Han' },
    { destiny: 1, deploy: 3, power: 3, ability: 3, forfeit: 6 },
    { icons: ['pilot', 'warrior'], characteristics: ['Corellian', 'gambler', 'pirate', 'smuggler'] },
    {
      abilities: [
        action({
          answers: { is: 'destiny drawn', by: 'you' },
          battle: {},
          price: 1,
          limit: 'battle',
          results: [{ brings: 'canceled destiny', again: true }],
        }),
        addsToPowerOfPiloted(2),
        ...matchingStarship({ persona: 'Falcon' }, 2),
      ],
    },
  ),
  card(
    { key: '1_13', title: 'Jek Porkins', type: 'character', subtype: 'rebel', unique: true },
    { destiny: 2, deploy: 2, power: 2, ability: 2, forfeit: 4 },
    { icons: ['pilot', 'warrior'] },
    { abilities: [addsToPowerOfPiloted(2), ...matchingStarship({ title: 'Red 6' }, 1)] },
    { characteristics: ['Red Squadron'] },
  ),
  card(
    { key: '1_17', title: 'Leia Organa', type: 'character', subtype: 'rebel', unique: true, persona: 'Leia' },
    { destiny: 1, deploy: 3, power: 3, ability: 3, forfeit: 6 },
    { icons: ['warrior'], characteristics: ['Alderaanian', 'leader', 'senator', 'spy', 'female'] },
    {
      abilities: [
        modify({
          what: 'power',
          who: { subtype: 'rebel', present: true, at: { planet: 'Death Star', kind: 'site' } },
          add: 1,
        }),
        immuneToAttrition({ who: 'self', below: 2 }),
      ],
    },
  ),
  card(
    {
      key: '1_19',
      title: 'Luke Skywalker',
      type: 'character',
      subtype: 'rebel',
      unique: true,
      persona: 'Luke',
    },
    { destiny: 1, deploy: 3, power: 3, ability: 4, forfeit: 7 },
    { icons: ['pilot', 'warrior'] },
    {
      abilities: [
        forceGeneration({ add: 1, while: { not: { itself: { onPlanet: 'Tatooine' } } } }),
        addsToPowerOfPiloted(3),
        ...matchingStarship({ title: 'Red 5' }, 2, false),
        immuneToAttrition({ who: 'self', below: 3 }),
      ],
    },
    { characteristics: ['Red Squadron'] },
  ),
  card(
    {
      key: '1_21',
      title: 'Obi-Wan Kenobi',
      type: 'character',
      subtype: 'rebel',
      unique: true,
      persona: 'Obi-Wan',
    },
    { destiny: 1, deploy: 5, power: 5, ability: 6, forfeit: 9 },
    { icons: ['warrior'], characteristics: ['general'] },
    {
      abilities: [
        movesAway({
          who: { type: 'character', owner: 'opponent', abilityAtLeast: 1, abilityBelow: 2 },
          whose: 'opponent',
          upTo: 1,
          price: 1,
          freeMove: true,
          when: 'battle initiated',
          at: here,
          orLost: true,
          present: true,
        }),
        immuneToAttrition({ who: 'self', below: 5 }),
      ],
    },
  ),
  card(
    { key: '1_22', title: 'Owen Lars', type: 'character', subtype: 'rebel', unique: true },
    { destiny: 2, deploy: 2, power: 1, ability: 3, forfeit: 4 },
    {
      abilities: [
        deployCost({ who: 'self', free: true, to: { title: "Tatooine: Lars' Moisture Farm" } }),
        modify({
          what: 'power',
          who: 'self',
          add: 2,
          while: {
            all: [{ itself: { at: { kind: 'site' } } }, { isWith: { title: ['Beru Lars', 'Vaporator'] } }],
          },
        }),
        triggered({
          on: { is: 'lost', card: 'self', turn: 'opponent' },
          results: [
            {
              brings: 'change',
              until: 'end of your next turn',
              changes: [modify({ what: 'power', who: { persona: 'Luke' }, add: 3 })],
            },
          ],
        }),
      ],
    },
  ),
  card(
    { key: '1_23', title: 'Pops', type: 'character', subtype: 'rebel', unique: true },
    { destiny: 2, deploy: 2, power: 2, ability: 2, forfeit: 4 },
    { icons: ['pilot', 'warrior'] },
    { abilities: [addsToPowerOfPiloted(2), ...matchingStarship({ title: 'Gold 5' }, 1)] },
    { characteristics: ['Gold Squadron'] },
  ),
  card(
    { key: '1_26', title: 'Rebel Guard', type: 'character', subtype: 'rebel' },
    { destiny: 3, deploy: 2, power: 0, ability: 1, forfeit: 1 },
    {
      abilities: [
        cannotMove({}),
        modify({ what: 'power', who: 'self', add: 4, while: { battle: { by: 'opponent' } } }),
      ],
    },
  ),
  card(
    { key: '1_27', title: 'Rebel Pilot', type: 'character', subtype: 'rebel' },
    { destiny: 3, deploy: 2, power: 0, ability: 2, forfeit: 2 },
    { icons: ['pilot'] },
    { abilities: [addsToPowerOfPiloted(2)] },
  ),
  card(
    { key: '1_28', title: 'Rebel Trooper', type: 'character', subtype: 'rebel' },
    { destiny: 1, deploy: 1, power: 1, ability: 1, forfeit: 2 },
    { icons: ['warrior'], characteristics: ['Alderaanian', 'Rebel trooper', 'trooper'] },
    {
      abilities: [
        deployCost({
          who: 'self',
          free: true,
          to: { kind: 'site' },
          beside: { owner: 'you', subtype: 'rebel', abilityAtLeast: 3 },
        }),
      ],
    },
  ),
  card(
    { key: '1_29', title: 'Red Leader', type: 'character', subtype: 'rebel', unique: true },
    { destiny: 1, deploy: 2, power: 2, ability: 2, forfeit: 5 },
    { icons: ['pilot', 'warrior'], characteristics: ['Red Squadron', 'leader'] },
    {
      abilities: [
        addsToPowerOfPiloted(2),
        modify({ what: 'maneuver', who: 'piloted', add: 1, while: { piloting: { title: 'Red 1' } } }),
        destinyIfUnable({ count: 1, while: { piloting: { title: 'Red 1' } } }),
        modify({
          what: 'forfeit',
          who: { is: 'pilot', and: { is: 'Red Squadron' }, not: { title: 'Red Leader' }, at: here },
          add: 1,
        }),
      ],
    },
  ),
]
