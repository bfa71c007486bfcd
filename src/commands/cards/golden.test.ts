/** The golden record of the cards is as it should be. (`npm run golden` writes it.) */

import { expect, test } from 'vitest'
import { pool } from '../../swccg/index.ts'
import { blocksOf, golden, recordedBlocks } from './golden.ts'

test('every card that is played in full is and says what the record has', () => {
  const wanted = [...golden(pool)].map(([name, text]) => [name, blocksOf(text)] as const)
  const found = recordedBlocks()
  expect([...found.keys()].sort()).toEqual(wanted.map(([name]) => name).sort())
  const differing = wanted.flatMap(([name, blocks]) => {
    const there = found.get(name) ?? new Map<string, string>()
    return [...new Set([...blocks.keys(), ...there.keys()])].flatMap((key) =>
      blocks.get(key) === there.get(key)
        ? []
        : [{ card: key, now: blocks.get(key), recorded: there.get(key) }],
    )
  })
  // Run `npm run golden`, and read what it changed.
  expect(differing).toEqual([])
})
