/** What Trooper answers in positions made for it: rules of thumb that are easily got wrong. */

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { answerAt } from './position.ts'

const folder = mkdtempSync(join(tmpdir(), 'positions-'))
afterAll(() => rmSync(folder, { recursive: true }))

const tatooine = { location: 'Tatooine', owner: 'dark' }
const dockingBay = { location: 'Tatooine: Docking Bay 94', owner: 'dark' }

/** What Trooper does in Dark's move phase, with two starships there. */
async function moved(at: string): Promise<unknown> {
  const file = join(folder, 'position.json')
  const start = {
    turn: 'dark',
    phase: 'move',
    locations: [tatooine, dockingBay],
    place: [
      { card: 'one', at },
      { card: 'other', at },
    ],
    force: { dark: 4 },
    reserve: { dark: 10, light: 10 },
  }
  const cards = { one: 'TIE Fighter', other: 'TIE Fighter' }
  writeFileSync(file, JSON.stringify({ id: 'to-move', cards, start, steps: [] }))
  const found = await answerAt(file, 'trooper', '1', 800)
  if (!('do' in found)) throw new Error(found.problem)
  return found.do
}

test('a starship does not land to drain: it could do nothing there', async () => {
  expect(await moved('Tatooine')).toEqual({ pass: true })
})

test('starships that stand idle on the ground take off to drain', async () => {
  expect(await moved('Tatooine: Docking Bay 94')).toMatchObject({ to: 'Tatooine' })
})
