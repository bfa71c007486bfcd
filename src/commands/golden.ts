/** `npm run golden`: writes the golden record, `docs/cards`. (npm test looks whether it is as it should be.) */

import './closed-pipe.mjs'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pool } from '../swccg/index.ts'
import { folder, golden, recordedFiles } from './cards/golden.ts'

const files = golden(pool)
mkdirSync(folder, { recursive: true })
for (const name of recordedFiles()) if (!files.has(name)) rmSync(path.join(folder, name))
for (const [name, text] of files) {
  const file = path.join(folder, name)
  if (existsSync(file) && readFileSync(file, 'utf8') === text) continue
  writeFileSync(file, text)
  console.log(path.relative(process.cwd(), file))
}
