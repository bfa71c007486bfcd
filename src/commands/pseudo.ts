/**
 * npm run pseudo: builds the page with a language that is made up of English (every text a third longer, every letter with
 * an accent), in dist-pseudo, from a copy of the project: the product never has it. What is added to the copy is what any
 * new language adds: files beside the English ones, and a line in src/kernel/language.ts. `?lang=qps` speaks it.
 */

import './closed-pipe.mjs'
import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { writePseudo } from './pseudo/write.ts'
import { root } from './word-lists.ts'

const copied = [
  'src',
  'public',
  'index.html',
  'package.json',
  'tsconfig.json',
  'biome.json',
  'vite.config.ts',
  'tailwind.config.ts',
  '.gitignore',
]

const copy = mkdtempSync(path.join(tmpdir(), 'landspeed-pseudo-'))
try {
  for (const name of copied) cpSync(path.join(root, name), path.join(copy, name), { recursive: true })
  symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'))
  const count = writePseudo(copy)
  const run = (...args: string[]) => execFileSync(process.execPath, args, { cwd: copy, stdio: 'inherit' })
  run('--import', 'tsx', 'src/commands/words.ts')
  const out = path.join(root, 'dist-pseudo')
  rmSync(out, { recursive: true, force: true })
  mkdirSync(out)
  run('node_modules/vite/bin/vite.js', 'build', '--outDir', out, '--logLevel', 'warn')
  console.log(`${count} files of words and 1 line: dist-pseudo, ?lang=qps`)
} finally {
  rmSync(copy, { recursive: true, force: true })
}
