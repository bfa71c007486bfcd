/** What the page comes with must not grow by what only one of its games needs. */

import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { filesFrom } from '../swccg/files.test-helper.ts'

it('the page comes without the rules and the words of Twilight Imperium', () => {
  // Files that are found by a pattern are fetched when they are wanted.
  const read = (path: string) => (path.includes('*') ? '' : readFileSync(path, 'utf8'))
  const files = filesFrom('src/main.tsx', read)
  expect(files).toContain('src/swccg/ruleset.ts')
  expect(files.filter((file) => file.startsWith('src/ti4/'))).toEqual([])
})
