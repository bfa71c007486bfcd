/** The first screen must not grow by what only the game needs. */

import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { filesFrom } from '../../swccg/files.test-helper.ts'

it('the page begins without an engine, without a table and without the words of a language', () => {
  const files = filesFrom('src/main.tsx', (path) => readFileSync(path, 'utf8'))
  expect(files).toContain('src/ui/first/First.tsx')
  // Which languages there are is all that it knows of what lies below.
  const below = files.filter((file) => /^src\/(kernel|swccg|ti4|opponent|scenarios)\//.test(file))
  expect(below).toEqual(['src/kernel/language.ts'])
  for (const later of ['src/store/index.ts', 'src/ui/App.tsx', 'src/i18n/en.ts'])
    expect(files).not.toContain(later)
})
