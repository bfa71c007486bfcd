/** The rules that stand beside each other hold in the editions that they are told of. */

import { expect, test } from 'vitest'
import { allRules } from '../../index.ts'
import { counterparts, counterpartsOf } from './counterparts.ts'

const editionsOf = (id: string) => allRules.find((rule) => rule.id === id)?.editions

test('each pair has a rule of the current rulebook, and one of the rulings alone', () => {
  for (const { ar, crd } of counterparts) {
    expect(ar.map(editionsOf).filter((found) => !found?.includes('ar'))).toEqual([])
    expect(crd.map(editionsOf)).toEqual(crd.map(() => ['crd']))
    expect([ar.length, crd.length]).not.toContain(0)
  }
})

test('no rule stands in two pairs', () => {
  const all = counterparts.flatMap(({ ar, crd }) => [...ar, ...crd])
  expect(all.length).toBe(new Set(all).size)
})

test('a rule finds what stands beside it, from either side', () => {
  expect(counterpartsOf('MOV-123')).toEqual(counterpartsOf('MOV-209'))
  expect(counterpartsOf('MOV-123')[0]?.crd).toEqual(['MOV-209'])
  expect(counterpartsOf('MOV-054')).toEqual([])
})
