import type { CardFacts } from '../../../abilities/card-facts.ts'
import { action, cannotMove, deploysOn, immune, leaves, losesForce } from '../../../abilities/vocabulary.ts'
import { cardsOf, onTable } from '../../building.ts'
import { here } from '../../filters.ts'

const card = cardsOf('dark')

export const darkEffects: CardFacts[] = [
  card(
    { key: '4_115', title: 'Awwww, Cannot Get Your Ship Out', type: 'effect' },
    { destiny: 4 },
    { icons: ['dagobah'] },
    { abilities: [cannotMove({ who: 'host', worded: 'may not' })] },
    { missing: ['where or when it deploys', 'sinking ships'] },
  ),
  card(
    { key: '4_117', title: 'Bombing Run', type: 'effect', subtype: 'mobile' },
    { destiny: 6 },
    { icons: ['dagobah'] },
    { missing: ['where or when it deploys', 'Bombing Run'] },
  ),
  card(
    { key: '4_133', title: 'The Dark Path', type: 'effect' },
    { destiny: 5 },
    { icons: ['dagobah'] },
    {
      abilities: [
        deploysOn({}),
        action({
          limit: 'turn',
          results: [{ brings: 'look', at: 'reserve', top: 3, move: { count: 2, to: 'lost' } }],
        }),
      ],
    },
  ),
  card(
    { key: '4_134', title: 'There Is No Try', type: 'effect', unique: true },
    { destiny: 4 },
    { icons: ['dagobah'] },
    onTable(),
    { missing: ['effects on other cards', 'Force loss'] },
  ),
  card(
    { key: '4_135', title: 'Visage Of The Emperor', type: 'effect', unique: true },
    { destiny: 7 },
    { icons: ['dagobah'], characteristics: ['hologram'] },
    {
      abilities: [
        deploysOn({ at: { title: ['Executor: Holotheatre', 'Death Star: Conference Room'] }, loses: 2 }),
        losesForce({ whose: 'each', count: 1, when: 'end of turn' }),
        leaves({ how: 'canceled', when: { opponentControls: here } }),
        immune({ to: 'Alter' }),
      ],
    },
  ),
]
