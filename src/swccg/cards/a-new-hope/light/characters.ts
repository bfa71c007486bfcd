import type { CardFacts } from '../../../abilities/card-facts.ts'
import {
  action,
  addsToPowerOfPiloted,
  changesDestiny,
  defines,
  deployCost,
  matchingStarship,
  modify,
} from '../../../abilities/vocabulary.ts'
import { aCharacter, cardsOf } from '../../building.ts'
import { here } from '../../filters.ts'

const card = cardsOf('light')

export const lightCharacters: CardFacts[] = [
  card(
    { key: '2_1', title: 'Arcona', type: 'character', subtype: 'alien', limit: 3 },
    { destiny: 3, deploy: 2, power: 1, ability: 1, forfeit: 2 },
    { icons: ['a new hope'], characteristics: ['scout'] },
    { missing: ['changes of power', 'reacts'] },
  ),
  card(
    { key: '2_2', title: 'Brainiac', type: 'character', subtype: 'alien', unique: true },
    { destiny: Math.PI, ability: 3 },
    { icons: ['nav computer', 'a new hope'] },
    {
      abilities: [
        defines({ what: 'power', root: { hand: 3, icons: 2, plus: Math.PI }, atLeast: 1 }),
        defines({ what: 'deploy', hand: 'light' }),
        defines({ what: 'forfeit', hand: 'dark' }),
      ],
    },
  ),
  card(
    { key: '2_3', title: 'Chewbacca', type: 'character', subtype: 'rebel', unique: true, persona: 'Chewie' },
    { destiny: 1, deploy: 4, power: 6, ability: 2, forfeit: 6 },
    { icons: ['pilot', 'warrior', 'a new hope'], characteristics: ['smuggler', 'Wookiee', 'alien'] },
    {
      missing: ['hit or lost cards'],
    },
    {
      abilities: [
        modify({ what: 'power', who: 'self', add: 1, while: { isWith: { persona: 'Han' } } }),
        addsToPowerOfPiloted(2),
        ...matchingStarship({ persona: 'Falcon' }, 1, false),
      ],
    },
  ),
  card(
    {
      key: '2_14',
      title: 'R2-D2 (Artoo-Detoo)',
      type: 'character',
      subtype: 'droid',
      unique: true,
      persona: 'R2-D2',
    },
    { destiny: 2, destinies: [2, 5], deploy: 3, power: 1, forfeit: 4 },
    { icons: ['nav computer', 'a new hope'], characteristics: ['r-unit', 'spy', 'astromech'] },
    {
      abilities: [
        modify({
          what: 'hyperspeed',
          who: 'ship',
          hostIs: { type: 'starship', subtype: 'starfighter', not: { title: 'Red 5' } },
          add: 2,
        }),
        modify({ what: 'hyperspeed', who: 'ship', hostIs: { title: 'Red 5' }, add: 3 }),
        modify({
          what: 'power',
          who: 'ship',
          hostIs: { type: 'starship', subtype: 'starfighter', not: { title: 'Red 5' } },
          add: 2,
        }),
        modify({
          what: 'maneuver',
          who: 'ship',
          hostIs: { type: 'starship', subtype: 'starfighter', not: { title: 'Red 5' } },
          add: 2,
        }),
        modify({ what: 'power', who: 'ship', hostIs: { title: 'Red 5' }, add: 3 }),
        modify({ what: 'maneuver', who: 'ship', hostIs: { title: 'Red 5' }, add: 3 }),
        action({
          answers: { is: 'destiny drawn', by: 'opponent', value: { from: 1, to: 3 } },
          while: { itself: { scompLink: 'at' } },
          results: [{ brings: 'activation', whose: 'you', count: 1, may: true }],
        }),
        action({
          answers: { is: 'destiny drawn', by: 'opponent', value: { from: 4, to: 6 } },
          while: { itself: { scompLink: 'at' } },
          results: [{ brings: 'draw', count: 1 }],
        }),
      ],
    },
  ),
  card(
    { key: '2_17', title: 'Rebel Commander', type: 'character', subtype: 'rebel' },
    { destiny: 2, deploy: 3, power: 1, ability: 2, forfeit: 2 },
    { icons: ['a new hope'], characteristics: ['commander', 'leader', 'Corellian'] },
    { editions: { crd: { characteristics: ['commander', 'leader'] } } },
    {
      abilities: [
        modify({
          what: 'forfeit',
          who: { subtype: 'rebel', owner: 'you', not: { is: 'leader' }, at: here },
          add: 1,
          while: { itself: { at: { kind: 'site' } } },
        }),
        deployCost({ who: { is: 'spy', titleHas: 'Bothan' }, free: true, to: here }),
      ],
    },
  ),
  card(
    { key: '2_23', title: 'Wedge Antilles', ...aCharacter, subtype: 'rebel', persona: 'Wedge' },
    { destiny: 4, deploy: 2, power: 2, ability: 2, forfeit: 6 },
    { icons: ['pilot', 'warrior', 'a new hope'], characteristics: ['smuggler', 'Corellian'] },
    {
      abilities: [
        addsToPowerOfPiloted(3),
        ...matchingStarship({ persona: 'Red 2' }, 2),
        action({
          price: 1,
          results: [
            {
              brings: 'search',
              in: 'reserve',
              which: { title: 'Corellian Slip' },
              to: 'hand',
              shuffle: 'reshuffle',
            },
          ],
        }),
      ],
    },
  ),
  card(
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
]
