import type { CardFacts } from '../../../abilities/card-facts.ts'
import type { LocationFilter } from '../../../abilities/types.ts'
import {
  action,
  deployCost,
  forbidsMove,
  forceDrain,
  immuneToAttrition,
  mayDrain,
  modify,
  moveCost,
} from '../../../abilities/vocabulary.ts'
import { aCharacter, cardsOf } from '../../building.ts'
import { here } from '../../filters.ts'

const card = cardsOf('dark')

const droidPits: LocationFilter = {
  title: ["Jabba's Palace: Droid Workshop", 'Sandcrawler: Droid Junkheap', 'Cloud City: Incinerator'],
}

export const darkCharacters: CardFacts[] = [
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
          limit: 'phase',
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
        forceDrain({
          where: droidPits,
          present: true,
          add: 1,
          each: { subtype: 'droid', captive: 'escorted', at: here },
        }),
      ],
    },
  ),
  card(
    { key: '6_109', title: 'Jabba The Hutt', ...aCharacter, subtype: 'alien', persona: 'Jabba' },
    { destiny: 1, deploy: 6, power: 3, ability: 4, forfeit: 7 },
    { icons: ["jabba's palace"], characteristics: ['gangster', 'leader', 'Hutt'] },
    {
      abilities: [
        deployCost({
          who: 'self',
          add: -2,
          to: { anyOf: [{ planet: 'Tatooine' }, { planet: 'Nal Hutta' }] },
        }),
        moveCost({ who: 'self', add: 2, using: ['landspeed'] }),
        immuneToAttrition({ who: 'self', below: 4 }),
      ],
    },
    { missing: ['captives', 'changes of forfeit', 'activating Force'] },
  ),
]
