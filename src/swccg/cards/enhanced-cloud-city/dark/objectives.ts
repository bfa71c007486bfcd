import type { CardFacts } from '../../../abilities/card-facts.ts'
import type { Condition, Filter } from '../../../abilities/types.ts'
import { changesDestiny, flips, forceDrain, startOfGame } from '../../../abilities/vocabulary.ts'
import { blownAway, cardsOf, twoSides } from '../../building.ts'
import { cloudCity, imperials } from '../../filters.ts'
import { oncePer, takes } from '../../texts.ts'

const card = cardsOf('dark')

/** You have both kinds in a battle, or this one and an alien of that kind. */
const pairInBattle = (alien: Filter): Condition => ({
  all: [
    { inPlay: { ...alien, type: 'character', subtype: 'alien', owner: 'you', inBattle: true } },
    { inPlay: { ...imperials, owner: 'you', inBattle: true } },
  ],
})

export const darkObjectives: CardFacts[] = [
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
            { deploy: { location: { ...cloudCity, battleground: true } } },
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
]
