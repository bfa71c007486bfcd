/** Where texts that just hold are read: the chapter that is said to read a word names it. */

import ts from 'typescript'
import { expect, test } from 'vitest'
import { heldTexts } from '../swccg/index.ts'
import { filesIn, isWords, nodesOf, read } from './sources.ts'

/** Every word that the rules of a chapter, or the questions of the model, name: as a string or as a key. */
function namedBy(reader: string): ReadonlySet<string> {
  const files = filesIn(reader === 'model' ? 'src/swccg/model' : `src/swccg/rules/${reader}`)
  return new Set(
    files
      .filter((file) => !isWords(file) && !file.endsWith('/held-texts.ts'))
      .flatMap((file) => [...nodesOf(read(file))])
      .flatMap((node) => (ts.isStringLiteral(node) || ts.isIdentifier(node) ? node.text : [])),
  )
}

test.each([...new Set(Object.values(heldTexts))])('%s reads the texts that it is said to read', (reader) => {
  const words = Object.entries(heldTexts).flatMap(([word, by]) => (by === reader ? word : []))
  const named = namedBy(reader)
  expect(words.filter((word) => !named.has(word))).toEqual([])
})
