/** The part of the engine that the page comes with stands by itself. The rest must not be imported here. */

import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { ruleOf } from './at-hand.ts'
import { filesFrom } from './files.test-helper.ts'

it('the page comes with every rule that its part of the engine names', () => {
  const read = (path: string) => readFileSync(path, 'utf8')
  const files = filesFrom('src/swccg/at-hand.ts', read)
  expect(files).toContain('src/swccg/rules/movement/landspeed.ts')
  expect(files).not.toContain('src/swccg/whole-game.ts')
  const named = files.flatMap((file) => {
    const code = read(file).replace(/^\s*(\/\/|\*|\/\*).*$|same: \[[^\]]*\]/gm, '')
    return [...code.matchAll(/'([A-Z]{3,4}-\d{3})'/g)].map(([, id]) => ({ id: id ?? '', file }))
  })
  expect(named.length).toBeGreaterThan(300)
  expect(named.filter(({ id }) => !ruleOf(id))).toEqual([])
})
