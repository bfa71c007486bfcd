import { expect, test } from 'vitest'
import { type Sticker, suggested } from './next.ts'

const rule = (id: string, kind: Sticker['kind'], more: Partial<Sticker> = {}): Sticker => ({
  id,
  chapter: id.startsWith('MOV') ? 'MOV' : 'BAT',
  kind,
  met: false,
  best: `ex-${id}`,
  ...more,
})

const ids = (all: readonly Sticker[]) => all.map(({ id }) => id)

test('one that refuses and one at work, in turn, of the chapter that is looked at first', () => {
  const all = [
    rule('BAT-001', 'forbids', { met: true }),
    rule('BAT-002', 'forbids'),
    rule('MOV-001', 'forbids'),
    rule('MOV-002', 'permits'),
    rule('MOV-003', 'forbids'),
  ]
  expect(ids(suggested(all, 'MOV', 3))).toEqual(['MOV-001', 'MOV-002', 'MOV-003'])
  expect(ids(suggested(all, 'BAT', 2))).toEqual(['BAT-002', 'MOV-002'])
})

test('what was met, or is shown by nothing, is not suggested', () => {
  const all = [rule('MOV-001', 'forbids', { met: true }), rule('MOV-002', 'changes', { best: null })]
  expect(suggested(all, 'MOV', 3)).toEqual([])
})

test('where one kind is gone the other goes on', () => {
  const all = [rule('MOV-001', 'changes'), rule('MOV-002', 'permits')]
  expect(ids(suggested(all, 'MOV', 3))).toEqual(['MOV-001', 'MOV-002'])
})
