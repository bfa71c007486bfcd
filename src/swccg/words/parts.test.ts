/** What numbers are made of is told in plain words: no id, no key, in either language. */

import { expect, it } from 'vitest'
import type { Part } from '../../kernel/index.ts'
import { languages } from '../../kernel/language.ts'
import { emptyTable } from '../rules/start/starting-the-game.ts'
import { speechIn } from './index.ts'
import { learn } from './learn.ts'

const p = emptyTable('ar')

const causes = [
  'printed',
  'BAT-018',
  'BAT-080',
  'CTL-005',
  'KRN-321',
  'MOV-080',
  'MOV-083',
  'TRN-048',
  'XYZ-001',
]
const deeds = ['is', 'add', 'times', 'rounded', 'at most', 'at least', 'free'] as const
const rules = ['KRN-292', 'KRN-300', 'CTL-019', 'XYZ-002']

it.each(languages)('tells every kind of part in words (%s)', async (language) => {
  await learn(language)
  const { parts, sum } = speechIn(language)
  for (const by of causes)
    for (const does of deeds)
      for (const rule of rules) {
        const some: Part[] = [
          { by: 'printed', does: 'is', n: 3 },
          { by, does, n: -2, rule },
          { by, does, n: 1.5, rule, vain: true },
        ]
        const told = parts(p, some)
        const words = [
          sum(p, some),
          ...told.flatMap(({ amount, by: cause, vain = '' }) => [amount, cause, vain]),
        ]
        expect(words.join(' ')).not.toMatch(/[A-Z]{3}-\d|[{}]|undefined|say\/|vain\/|\*/)
        for (const { amount, by: cause } of told) expect(cause && amount).toBeTruthy()
        expect(told[2]?.vain).toBeTruthy()
      }
})
