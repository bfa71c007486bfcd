/** The lists of words are what `npm run words` writes, and each language is whole, unless it is a draft. */

import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { isDraft, languages } from '../kernel/language.ts'
import { lists, root, unsaid } from './word-lists.ts'

/** What a list says, however it is laid out. */
const say = (text: string): string[] => (text.match(/[^\s,;{}()[\]]+/g) ?? []).sort()

test.each(Object.entries(lists()))('%s is as its folder is (npm run words)', (file, text) => {
  const there = path.join(root, file)
  expect(existsSync(there) ? say(readFileSync(there, 'utf8')) : []).toEqual(say(text))
})

test.each(languages)('%s has a file beside each English one, and leaves nothing out', (language) => {
  expect(isDraft(language) ? [] : unsaid(language)).toEqual([])
})
