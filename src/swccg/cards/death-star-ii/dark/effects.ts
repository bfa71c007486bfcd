import type { CardFacts } from '../../../abilities/card-facts.ts'
import { action, deploysOn, forceGeneration, immune, triggered } from '../../../abilities/vocabulary.ts'
import { cardsOf, onTable } from '../../building.ts'
import { takes } from '../../texts.ts'

const card = cardsOf('dark')

export const darkEffects: CardFacts[] = [
  card(
    { key: '9_127', title: 'Insignificant Rebellion', type: 'effect', unique: true },
    { destiny: 4 },
    { icons: ['death star ii'] },
    {
      abilities: [
        deploysOn({ price: 2 }),
        triggered({
          on: { is: 'battle won', by: 'you' },
          results: [{ brings: 'Force loss', whose: 'opponent', count: 1 }],
        }),
        immune({ to: 'Alter' }),
      ],
    },
    { missing: ['stacking cards', 'crossing over'] },
  ),
  card(
    { key: '9_129', title: 'Mobilization Points', type: 'effect', unique: true },
    { destiny: 3 },
    { icons: ['death star ii'] },
    onTable(
      forceGeneration({ where: { dockingBay: true, youOccupy: true }, add: 1 }),
      forceGeneration({ where: { dockingBay: true, youControl: true }, add: 1 }),
      action({
        limit: 'game',
        results: [
          takes({
            anyOf: [
              { title: ['Carida', 'Wakeelmui', 'Gall', 'Kuat', 'Rendili'], location: { kind: 'system' } },
              { persona: 'Executor' },
            ],
          }),
        ],
      }),
    ),
  ),
]
