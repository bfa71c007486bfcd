import { expect, it } from 'vitest'
import { refusal } from '../../kernel/index.ts'
import { emptyTable } from '../../swccg/index.ts'
import { inOrder } from '../../swccg/rules/shared/order-of-reasons.ts'

it.each([
  ['a character to a sector', 'DEP-207', 'KRN-234'],
  ['a vehicle to a sector', 'DEP-207', 'KRN-236'],
  ['a vehicle to a system', 'DEP-038', 'KRN-236'],
  ['a Death Star II sector', 'TRM-105/deploy', 'DEP-041'],
  ['an Effect in another phase', 'DEP-014/phase', 'DEP-250/time'],
  ['an Effect in the other turn', 'DEP-014/turn', 'DEP-250/time'],
])('%s is refused in one sentence, by both rules', (_, first, second) => {
  const reasonOf = (key: string) => {
    const [rule = '', say] = key.split('/')
    return refusal(rule, { card: 1 }, say)
  }
  const [one, ...others] = inOrder(emptyTable('ar'), [reasonOf(second), reasonOf(first)])
  expect(one).toMatchObject({ rule: first.split('/')[0], also: [second.split('/')[0]] })
  expect(others).toEqual([])
})
