/** Whoever reads only the beginning of what a command prints (`… | head`) is shown no error of ours. */

import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const file = (name: string) => path.join(import.meta.dirname, name)

/** What a process says of itself whose reader closes the pipe after the first lines. */
function cutOff(code: string): Promise<{ status: number | null; said: string }> {
  return new Promise((done) => {
    const child = spawn(process.execPath, ['--input-type=module', '--eval', code])
    let text = ''
    child.stderr.on('data', (piece) => {
      text += piece
    })
    child.stdout.once('data', () => child.stdout.destroy())
    child.on('close', (status) => done({ status, said: text }))
  })
}

const printing =
  'let left = 300; const on = () => { console.log("x".repeat(9999)); if (left-- > 0) setTimeout(on) }; on()'

test('a closed pipe ends a command quietly', async () => {
  expect((await cutOff(printing)).said).toContain('EPIPE')
  const quiet = `await import(${JSON.stringify(file('closed-pipe.mjs'))}); ${printing}`
  expect(await cutOff(quiet)).toEqual({ status: 0, said: '' })
})

const { scripts } = JSON.parse(readFileSync(file('../../package.json'), 'utf8')) as {
  scripts: Record<string, string>
}
const commands = Object.values(scripts).flatMap((line) => /src\/commands\/(\S+\.ts)$/.exec(line)?.[1] ?? [])

test.each(commands)('%s looks after its pipe before anything else', (name) => {
  const [first] = /^import .*$/m.exec(readFileSync(file(name), 'utf8')) ?? []
  expect(first).toBe("import './closed-pipe.mjs'")
})
