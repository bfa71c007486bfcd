import type { CardFacts } from '../../../abilities/card-facts.ts'
import { battleCost, forceDrain } from '../../../abilities/vocabulary.ts'
import { cardsOf, onTable } from '../../building.ts'

const card = cardsOf('light')

export const lightEffects: CardFacts[] = [
  card(
    { key: '8_34', title: 'Aim High', type: 'effect', unique: true },
    { destiny: 3 },
    { icons: ['endor'] },
    onTable(),
    { missing: ['weapons', 'retrieving cards'] },
  ),
  card(
    { key: '8_35', title: 'Battle Plan', type: 'effect', unique: true },
    { destiny: 5 },
    { icons: ['endor'] },
    onTable(
      battleCost({ free: true }),
      ...([undefined, 'opponent'] as const).map((by) =>
        forceDrain({
          ...(by ? { whose: by } : {}),
          where: {},
          cost: 3,
          unless: {
            all: (['site', 'system'] as const).map((kind) => ({
              held: 'occupied' as const,
              ...(by ? { by } : {}),
              where: { kind, battleground: true },
              atLeast: 1,
            })),
          },
        }),
      ),
    ),
  ),
]
