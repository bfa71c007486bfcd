// What `npm start` and `npm test` share. Node alone: this must run before anything is installed.
import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../../', import.meta.url))

/** Ends the command with one clear sentence. @param {string} sentence @returns {never} */
export function fail(sentence) {
  console.error(sentence)
  process.exit(1)
}

/** @param {string} sentence */
export function say(sentence) {
  console.log(`· ${sentence}`)
}

/** Needs Node 20.19 or newer, as package.json says. */
export function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major > 20 || (major === 20 && minor >= 19)) return
  fail(
    `Landspeed needs Node.js 20.19 or newer, and this is ${process.versions.node}: please install a newer one from https://nodejs.org and try again.`,
  )
}

/**
 * @typedef {{ env?: Record<string, string | undefined>, minutes?: number, quiet?: boolean }} RunOptions
 * @typedef {{ code: number, output: string, stdout: string, timedOut: boolean }} RunResult
 */

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set()

/** Ends a child and everything that it started. @param {import('node:child_process').ChildProcess} child */
function end(child) {
  if (child.pid === undefined) return
  try {
    if (process.platform === 'win32') child.kill('SIGKILL')
    else process.kill(-child.pid, 'SIGKILL')
  } catch {
    // It has ended by itself.
  }
}

function endAll() {
  for (const child of running) end(child)
}

for (const [signal, code] of /** @type {const} */ ([
  ['SIGINT', 130],
  ['SIGTERM', 143],
  ['SIGHUP', 129],
])) {
  process.on(signal, () => {
    endAll()
    process.exit(code)
  })
}
process.on('exit', endAll)

/**
 * Runs a program in the project's folder, bounded in time. With `quiet` its words are kept instead of shown.
 * @param {string} program @param {string[]} args @param {RunOptions} [options] @returns {Promise<RunResult>}
 */
export function run(program, args, { env = {}, minutes = 8, quiet = false } = {}) {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', quiet ? 'pipe' : 'inherit', quiet ? 'pipe' : 'inherit'],
      // A group of its own, so that it can be ended with its children.
      detached: process.platform !== 'win32',
      shell: process.platform === 'win32' && program === 'npm',
    })
    running.add(child)
    let output = ''
    let stdout = ''
    let timedOut = false
    child.stdout?.setEncoding('utf8').on('data', (text) => {
      output += text
      stdout += text
    })
    child.stderr?.setEncoding('utf8').on('data', (text) => {
      output += text
    })
    const timer = setTimeout(() => {
      timedOut = true
      end(child)
    }, minutes * 60_000)
    const done = (/** @type {number} */ code) => {
      clearTimeout(timer)
      running.delete(child)
      resolve({ code, output, stdout, timedOut })
    }
    child.on('error', (error) => {
      output += error.message
      done(127)
    })
    child.on('close', (code) => done(code ?? 1))
  })
}

/**
 * The script behind a package's command, to be run with this same Node.
 * @param {string} name @param {string} [bin]
 */
export function tool(name, bin = name) {
  const folder = path.join(root, 'node_modules', name)
  const manifest = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'))
  return path.join(folder, typeof manifest.bin === 'string' ? manifest.bin : manifest.bin[bin])
}

/** Is everything that package-lock.json asks for there, in the same versions? */
function isInstalled() {
  try {
    const read = (/** @type {string} */ file) =>
      JSON.parse(readFileSync(path.join(root, file), 'utf8')).packages
    const wanted = read('package-lock.json')
    const present = read('node_modules/.package-lock.json')
    return Object.keys(wanted).every((place) => {
      if (place === '') return true
      if (wanted[place].optional && !present[place]) return true
      return present[place]?.version === wanted[place].version && existsSync(path.join(root, place))
    })
  } catch {
    return false
  }
}

/** Installs the project's packages where they are missing or older than package-lock.json asks. */
export async function install() {
  if (isInstalled()) return
  say('Installing what is missing (npm ci) …')
  let result = await npm('ci')
  if (result.code !== 0 && result.code !== 127 && !result.timedOut) {
    // A package-lock.json that npm finds incomplete for this machine: npm install is less particular.
    say('That did not work; trying npm install …')
    result = await npm('install', '--no-save')
  }
  if (result.timedOut) fail('Installing took more than 8 minutes and was stopped: is the network reachable?')
  if (result.code === 127) fail('npm was not found: it comes with Node.js from https://nodejs.org.')
  if (result.code !== 0) {
    fail('npm could not install the packages (its own words stand above): is the network reachable?')
  }
}

/** @param {string[]} words */
function npm(...words) {
  return run('npm', [...words, '--include=dev', '--no-audit', '--no-fund'])
}

/** Builds the page into dist. @returns {Promise<boolean>} */
export async function build({ quiet = false } = {}) {
  const { code, output } = await run(process.execPath, [tool('vite'), 'build'], { quiet })
  if (quiet && code !== 0) console.error(output)
  return code === 0
}
