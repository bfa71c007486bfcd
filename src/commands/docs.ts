/** `npm run docs`: writes the pages of docs/ that follow from the sources. (npm test looks whether they are up to date.) */

import './closed-pipe.mjs'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { generatedPages } from './pages/generated-pages.ts'

const root = path.resolve(import.meta.dirname, '../..')

for (const [file, text] of Object.entries(generatedPages())) {
  writeFileSync(path.join(root, file), text)
  console.log(file)
}
