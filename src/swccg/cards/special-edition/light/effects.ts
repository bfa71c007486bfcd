import type { CardFacts } from '../../../abilities/card-facts.ts'
import {
  changesDestiny,
  deployCost,
  deploysOn,
  immune,
  lastingChange,
  modify,
} from '../../../abilities/vocabulary.ts'
import { cardsOf, onTable } from '../../building.ts'
import { oncePer, takes } from '../../texts.ts'
import { firstStrike } from '../both-sides.ts'

const card = cardsOf('light')

export const lightEffects: CardFacts[] = [
  card(
    { key: '7_60', title: 'Draw Their Fire', type: 'effect', unique: true },
    { destiny: 4 },
    { icons: ['special edition'] },
    firstStrike,
  ),
  card(
    { key: '7_62', title: 'Goo Nee Tay', type: 'effect', unique: true },
    { destiny: 4 },
    { icons: ['special edition'] },
    {
      abilities: [
        deploysOn({ whose: 'opponent' }),
        deployCost({ who: { type: 'character', owner: 'opponent', abilityAtLeast: 3 }, add: 2 }),
      ],
      missing: ['effects on other cards'],
    },
  ),
  card(
    { key: '7_74', title: 'Scrambled Transmission', type: 'effect', unique: true },
    { destiny: 4 },
    { icons: ['special edition'] },
    onTable(
      immune({ to: 'Sense', who: { title: 'Shocking Information' } }),
      oncePer('control', takes({ title: 'Shocking Information' })),
    ),
    { missing: ['effects on other cards'] },
  ),
  card(
    { key: '7_75', title: 'S-foils', type: 'effect', unique: true },
    { destiny: 4 },
    { icons: ['special edition'] },
    {
      abilities: [
        deploysOn({}),
        lastingChange({
          phase: 'control',
          price: 1,
          changes: [
            modify({
              what: 'power',
              who: { type: 'starship', owner: 'you', is: ['X-wing', 'B-wing'] },
              add: 2,
            }),
            modify({
              what: 'hyperspeed',
              who: { type: 'starship', owner: 'you', is: ['X-wing', 'B-wing'] },
              set: 0,
            }),
            changesDestiny({
              kind: 'weapon',
              of: 'each',
              firer: { type: 'starship', owner: 'you', is: ['X-wing', 'B-wing'] },
              add: 1,
            }),
          ],
        }),
        immune({ to: 'Alter', while: { onTable: 'Red Leader' } }),
      ],
    },
  ),
]
