/**
 * npm run words: writes the lists of words, by language: what all headings say, what the page says, and how each part of
 * it is found. A file of words in a language stands beside the English one (landing.en.ts, landing.de.ts); where there is
 * none, the next language of the chain (src/kernel/language.ts) speaks. (npm test looks whether the lists are as they
 * should be, and whether a language is whole.)
 */

import './closed-pipe.mjs'
import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { languages } from '../kernel/language.ts'
import { lists, root, unsaid } from './word-lists.ts'

const all = lists()
for (const [file, text] of Object.entries(all)) writeFileSync(path.join(root, file), text)
const biome = path.join(root, 'node_modules/@biomejs/biome/bin/biome')
execFileSync(process.execPath, [biome, 'check', '--write', ...Object.keys(all)], {
  cwd: root,
  stdio: 'inherit',
})

for (const language of languages) {
  const missing = unsaid(language)
  for (const file of missing) console.log(`${file} is not there, or not whole`)
  console.log(`${language}: ${missing.length} files of words are missing`)
}
