import type { CardFacts } from '../../../abilities/card-facts.ts'
import {
  action,
  addsToPowerOfPiloted,
  deploysOnly,
  immuneToAttrition,
  modify,
  preventsConversion,
} from '../../../abilities/vocabulary.ts'
import { aCharacter, cardsOf } from '../../building.ts'
import { cloudCity } from '../../filters.ts'
import { convertible } from '../../texts.ts'

const card = cardsOf('dark')

export const darkCharacters: CardFacts[] = [
  card(
    {
      key: '7_167',
      title: 'Boba Fett',
      type: 'character',
      subtype: 'alien',
      unique: true,
      persona: 'Boba Fett',
    },
    { destiny: 1, deploy: 5, power: 3, ability: 2, forfeit: 4, armor: 5, landspeed: 3 },
    { icons: ['pilot', 'warrior', 'special edition'], characteristics: ['Black Sun agent', 'bounty hunter'] },
    {
      missing: ['reacts', 'hit or lost cards'],
    },
    {
      abilities: [
        addsToPowerOfPiloted(2),
        modify({ what: 'maneuver', who: 'piloted', add: 1 }),
        immuneToAttrition({ who: 'self', below: 3 }),
      ],
    },
  ),
  card(
    {
      key: '7_175',
      title: 'Darth Vader, Dark Lord Of The Sith',
      ...aCharacter,
      subtype: 'imperial',
      persona: 'Vader',
    },
    { destiny: 1, deploy: 6, power: 6, ability: 6, forfeit: 8 },
    { icons: ['pilot', 'warrior', 'special edition'] },
    {
      abilities: [
        addsToPowerOfPiloted(3),
        action({
          battle: {},
          limit: 'battle',
          while: { battle: {} },
          targets: { who: { type: 'character', owner: 'opponent' }, at: { here: true }, present: true },
          draw: { is: 'above', than: { ability: 'target' } },
          results: [{ brings: 'loss', of: 'target' }],
        }),
        immuneToAttrition({ who: 'self', below: 5 }),
      ],
    },
  ),
  card(
    { key: '7_187', title: 'Lobot', ...aCharacter, subtype: 'alien', persona: 'Lobot' },
    { destiny: 1, deploy: 2, power: 2, ability: 2, forfeit: 3 },
    { icons: ['special edition'] },
    {
      abilities: [
        deploysOnly({ where: cloudCity }),
        modify({
          what: 'power',
          who: 'self',
          add: 2,
          while: { itself: { scompLink: 'present' } },
        }),
        convertible('Lobot'),
        preventsConversion({
          who: { persona: ['Lobot', 'Lando'] },
          while: {
            all: [
              { itself: { at: cloudCity } },
              { cardsPresent: { persona: 'Lando', owner: 'you' }, atLeast: 1 },
            ],
          },
        }),
      ],
    },
  ),
]
