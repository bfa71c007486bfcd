import type { CardFacts } from '../../../abilities/card-facts.ts'
import {
  action,
  addsToPowerOfPiloted,
  deploysOnly,
  forbidsMove,
  immuneToAttrition,
  matchingStarship,
  modify,
} from '../../../abilities/vocabulary.ts'
import { aCharacter, cardsOf } from '../../building.ts'
import { cloudCity } from '../../filters.ts'
import { convertible } from '../../texts.ts'

const card = cardsOf('dark')

export const darkCharacters: CardFacts[] = [
  card(
    {
      key: '5_91',
      title: 'Boba Fett',
      type: 'character',
      subtype: 'alien',
      unique: true,
      persona: 'Boba Fett',
    },
    { destiny: 1, deploy: 5, power: 4, ability: 3, forfeit: 6, armor: 5, landspeed: 3 },
    { icons: ['pilot', 'warrior', 'cloud city'], characteristics: ['Black Sun agent', 'bounty hunter'] },
    {
      abilities: [
        addsToPowerOfPiloted(3),
        ...matchingStarship({ title: 'Slave I' }, 2),
        modify({ what: 'forfeit', who: { captive: 'escorted', carriedBy: { title: 'Boba Fett' } }, add: 5 }),
        immuneToAttrition({ who: 'self', below: 3 }),
      ],
    },
  ),
  card(
    { key: '5_92', title: 'Captain Bewil', type: 'character', subtype: 'imperial', unique: true },
    { destiny: 3, deploy: 3, power: 2, ability: 2, forfeit: 4 },
    { icons: ['warrior', 'cloud city'], characteristics: ['leader'] },
    {
      abilities: [
        forbidsMove({
          who: { type: 'character', owner: 'opponent' },
          from: { here: true, kind: 'site' },
          to: { kind: 'site', mobile: true },
        }),
        action({
          phase: 'control',
          limit: 'phase',
          results: [
            {
              brings: 'search',
              in: 'reserve',
              which: { title: ['Laser Gate', 'Heart Of The Chasm', 'Rite Of Passage'] },
              to: 'hand',
              shuffle: 'reshuffle',
            },
          ],
        }),
      ],
    },
  ),
  card(
    { key: '5_99', title: 'Lando Calrissian', ...aCharacter, subtype: 'alien', persona: 'Lando' },
    { destiny: 1, deploy: 2, power: 3, ability: 3, forfeit: 3 },
    { icons: ['pilot', 'warrior', 'cloud city'], characteristics: ['gambler', 'scoundrel'] },
    { abilities: [deploysOnly({ where: cloudCity }), addsToPowerOfPiloted(2), convertible('Lando')] },
    { missing: ['Cloud City Sabacc'] },
  ),
  card(
    { key: '5_101', title: 'Lieutenant Sheckil', type: 'character', subtype: 'imperial', unique: true },
    { destiny: 2, deploy: 3, power: 2, ability: 2, forfeit: 4 },
    { icons: ['warrior', 'cloud city'] },
    {
      abilities: [
        action({
          phase: 'control',
          limit: 'phase',
          price: 1,
          results: [
            {
              brings: 'search',
              in: 'reserve',
              which: { title: 'Human Shield' },
              to: 'hand',
              shuffle: 'reshuffle',
            },
          ],
        }),
        modify({
          what: 'forfeit',
          who: { captive: 'escorted', carriedBy: { title: 'Lieutenant Sheckil' } },
          add: 2,
        }),
        immuneToAttrition({ who: 'self', below: 4, while: { itself: { escorting: {} } } }),
      ],
    },
  ),
]
