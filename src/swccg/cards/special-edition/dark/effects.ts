import type { CardFacts } from '../../../abilities/card-facts.ts'
import type { LocationFilter } from '../../../abilities/types.ts'
import { action, deploysOn, immune, leaves } from '../../../abilities/vocabulary.ts'
import { cardsOf, onTable } from '../../building.ts'
import { here } from '../../filters.ts'
import { oncePer, reward, takes } from '../../texts.ts'
import { firstStrike } from '../both-sides.ts'

const card = cardsOf('dark')

const tatooineGrounds: LocationFilter = { planet: 'Tatooine', kind: 'site', battleground: true }

export const darkEffects: CardFacts[] = [
  card(
    { key: '7_229', title: 'First Strike', type: 'effect', unique: true },
    { destiny: 4, icons: ['special edition'] },
    firstStrike,
  ),
  card(
    { key: '7_240', title: 'Secret Plans', type: 'effect', unique: true },
    { destiny: 4 },
    { icons: ['special edition'] },
    onTable(oncePer('control', takes({ title: 'Shocking Revelation' }))),
    { missing: ['retrieving cards'] },
  ),
  card(
    { key: '7_241', title: 'Sienar Fleet Systems', type: 'effect', unique: true },
    { destiny: 3 },
    { icons: ['special edition'] },
    { missing: ['where or when it deploys', 'retrieving cards'] },
  ),
  card(
    { key: '7_243', title: "Tarkin's Bounty", type: 'effect', unique: true },
    { destiny: 5 },
    { icons: ['special edition'] },
    {
      abilities: reward(
        { type: 'character', anyOf: [{ is: 'spy' }, { subtype: 'rebel', is: 'leader' }] },
        { anyOf: [{ is: 'bounty hunter' }, { subtype: 'imperial' }] },
        {
          at: { title: 'Death Star: Detention Block Corridor' },
          bonus: { for: 'Leia', more: 4 },
        },
        { brings: 'loss', of: 'self' },
      ),
    },
  ),
  card(
    { key: '7_244', title: 'Tatooine Occupation', type: 'effect', unique: true },
    { destiny: 4 },
    { icons: ['special edition'] },
    {
      abilities: [
        deploysOn({
          at: { title: 'Tatooine', kind: 'system' },
          while: { held: 'occupied', where: tatooineGrounds, atLeast: 2 },
        }),
        action({
          phase: 'control',
          limit: 'phase',
          must: true,
          results: [
            {
              brings: 'Force loss',
              whose: 'opponent',
              count: { of: 1, eachHeld: { held: 'occupied', where: tatooineGrounds } },
            },
          ],
        }),
        leaves({ how: 'canceled', when: { opponentControls: here } }),
        immune({ to: 'Alter' }),
      ],
    },
  ),
]
