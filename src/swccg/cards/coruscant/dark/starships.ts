import type { CardFacts } from '../../../abilities/card-facts.ts'
import type { Filter } from '../../../abilities/types.ts'
import { action, deployCost, immuneToAttrition, mayNotBattle } from '../../../abilities/vocabulary.ts'
import { cardsOf } from '../../building.ts'

const card = cardsOf('dark')

const maul: Filter = { persona: 'Maul' }

export const darkStarships: CardFacts[] = [
  card(
    {
      key: '12_182',
      title: "Maul's Sith Infiltrator",
      type: 'starship',
      subtype: 'starfighter',
      unique: true,
    },
    { destiny: 6, deploy: 3, power: 4, forfeit: 6, armor: 5, hyperspeed: 6 },
    {
      icons: ['nav computer', 'independent', 'episode i', 'coruscant'],
      characteristics: ['Independent starship', 'Sith Infiltrator'],
    },
    { capacity: [{ kinds: ['pilot'], count: 2 }] },
    {
      abilities: [
        deployCost({ who: maul, add: -3, aboard: { title: "Maul's Sith Infiltrator" } }),
        immuneToAttrition({ who: 'self', below: 'all', while: { itself: { pilotedBy: maul } } }),
        action({
          phase: 'move',
          loss: 2,
          while: { itself: { pilotedBy: maul } },
          results: [
            { brings: 'change', changes: [mayNotBattle({ who: 'self' })], until: 'end of next turn' },
          ],
        }),
      ],
    },
  ),
]
