/** A whole browser that can be killed, with all its processes, and started again with what it had on its disk. */

import { execFileSync, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import { installedChromium } from '../../src/commands/chromium.mjs'
import { patient } from './test.ts'

/** A folder for a browser's own things, and the way to be rid of it. */
export function newProfile(): { folder: string; remove(): void } {
  const folder = mkdtempSync(path.join(tmpdir(), 'landspeed-deaths-'))
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }) }
}

/** A process and all that it has started, whichever groups these have put themselves into. */
function family(of: number): number[] {
  const list = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' })
  const pairs = list
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number) as [number, number])
  const all = [of]
  for (const parent of all) all.push(...pairs.flatMap(([pid, ppid]) => (ppid === parent ? [pid] : [])))
  return all
}

/** Without a word to any of them. */
function end(pid: number): void {
  if (process.platform === 'win32') return void execFileSync('taskkill', ['/T', '/F', '/PID', String(pid)])
  for (const one of family(pid)) {
    try {
      process.kill(one, 'SIGKILL')
    } catch {
      // It has gone with its parent.
    }
  }
}

/** The port at which a browser takes orders, once it has written it down. */
async function portOf(folder: string, before: string): Promise<string> {
  for (let tries = 0; tries < 600; tries++) {
    try {
      const now = readFileSync(path.join(folder, 'DevToolsActivePort'), 'utf8')
      if (now !== before && now.includes('\n')) return now.split('\n')[0] ?? ''
    } catch {
      // Not yet.
    }
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error('the browser does not start')
}

export interface Living {
  page: Page
  /** Kills it; resolves when all of it is dead. */
  kill(): Promise<void>
}

const args = [
  '--headless=new',
  '--no-first-run',
  '--no-default-browser-check',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--disable-component-update',
  '--password-store=basic',
  '--use-mock-keychain',
  '--window-size=1440,900',
  '--remote-debugging-port=0',
]

/** Starts a browser with this folder. */
export async function start(folder: string): Promise<Living> {
  const file = installedChromium() ?? chromium.executablePath()
  let before = ''
  try {
    before = readFileSync(path.join(folder, 'DevToolsActivePort'), 'utf8')
  } catch {
    // It starts for the first time.
  }
  const child = spawn(file, [...args, `--user-data-dir=${folder}`, 'about:blank'], {
    stdio: 'ignore',
    detached: process.platform !== 'win32',
  })
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const ends = () => end(child.pid ?? 0)
  process.once('exit', ends)
  const kill = async () => {
    process.removeListener('exit', ends)
    ends()
    await gone
  }
  try {
    const browser: Browser = await chromium.connectOverCDP(`http://127.0.0.1:${await portOf(folder, before)}`)
    const [context] = browser.contexts()
    if (!context) throw new Error('the browser has no window')
    const page = await patient(await context.newPage())
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    return { page, kill }
  } catch (error) {
    await kill()
    throw error
  }
}
