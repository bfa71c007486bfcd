import type { CardFacts } from '../../../abilities/card-facts.ts'
import {
  addsToPowerOfPiloted,
  deployCost,
  destinyIfUnable,
  immuneToAttrition,
  modify,
} from '../../../abilities/vocabulary.ts'
import { aCharacter, cardsOf } from '../../building.ts'
import { here } from '../../filters.ts'

const card = cardsOf('light')

export const lightCharacters: CardFacts[] = [
  card(
    { key: '9_13', title: 'General Calrissian', ...aCharacter, subtype: 'rebel', persona: 'Lando' },
    { destiny: 1, deploy: 4, power: 4, ability: 3, forfeit: 7 },
    { icons: ['pilot', 'warrior', 'death star ii'], characteristics: ['gambler', 'general', 'leader'] },
    {
      abilities: [
        deployCost({ who: 'self', add: -2, aboard: { persona: 'Falcon' } }),
        addsToPowerOfPiloted(3),
        modify({ what: 'maneuver', who: 'piloted', hostIs: { is: 'freighter' }, add: 1 }),
        destinyIfUnable({ count: 1, while: { piloting: { is: 'freighter' } } }),
      ],
    },
    { missing: ['blowing away Death Star II'] },
  ),
  card(
    { key: '9_14', title: 'General Walex Blissex', type: 'character', subtype: 'rebel', unique: true },
    { destiny: 3, deploy: 2, power: 1, ability: 2, forfeit: 3 },
    { icons: ['pilot', 'death star ii'], characteristics: ['general'] },
    {
      abilities: [
        deployCost({
          who: 'self',
          add: -2,
          aboard: { owner: 'you', is: 'Star Cruiser' },
          or: { beside: { owner: 'you', is: 'admiral' } },
        }),
        addsToPowerOfPiloted(1),
        modify({
          what: 'power',
          who: { owner: 'you', is: 'A-wing', at: { anyOf: [here, { related: true }] } },
          add: 1,
        }),
        modify({
          what: 'forfeit',
          who: { owner: 'you', is: 'A-wing', at: { anyOf: [here, { related: true }] } },
          add: 1,
        }),
      ],
    },
  ),
  card(
    {
      key: '9_24',
      title: 'Luke Skywalker, Jedi Knight',
      type: 'character',
      subtype: 'rebel',
      unique: true,
      persona: 'Luke',
    },
    { destiny: 6, deploy: 8, power: 6, ability: 6, forfeit: 9 },
    { icons: ['pilot', 'warrior', 'death star ii'], characteristics: ['scout'] },
    {
      missing: ['effects on other cards'],
    },
    {
      abilities: [
        deployCost({ who: 'self', add: -3, to: { anyOf: [{ planet: 'Endor' }, { siteOf: 'Home One' }] } }),
        deployCost({ who: 'self', add: -3, aboard: { title: 'Home One' } }),
        addsToPowerOfPiloted(2),
        modify({
          what: 'power',
          who: 'self',
          add: 2,
          while: { aboard: { type: 'weapon', is: 'lightsaber' } },
        }),
        immuneToAttrition({ who: 'self', below: 5 }),
        immuneToAttrition({
          who: 'self',
          below: 6,
          while: { any: [{ itself: { alone: true } }, { aboard: { type: 'weapon', is: 'lightsaber' } }] },
        }),
        immuneToAttrition({
          who: 'self',
          below: 7,
          while: { all: [{ itself: { alone: true } }, { aboard: { type: 'weapon', is: 'lightsaber' } }] },
        }),
      ],
    },
  ),
]
