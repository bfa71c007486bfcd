/** The engine's speed where it is played: in workers of a real Chromium, as the page would run it. */

import { fileURLToPath } from 'node:url'
import { chromium as playwright } from '@playwright/test'
import { build } from 'vite'
import { chromium, whole } from '../chromium.mjs'
import { fail } from '../setup.mjs'

export interface ChromiumFigures {
  version: string
  /** Whole random games a second in one worker, once all is warm. */
  gamesPerSecond: number
  /** The same of the first ten games, which begin before anything is compiled. */
  firstGamesPerSecond: number
  /** Decisions a second of one who looks ahead, in one worker. */
  exploreDecisionsPerSecond: number
  /** The same of four workers together. */
  exploreInFourWorkers: number
}

/** The worker in one file, made as the page is. */
async function workerCode(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      target: 'es2022',
      rolldownOptions: { input: fileURLToPath(new URL('engine-worker.ts', import.meta.url)) },
    },
  })
  const [{ output = [] } = {}] = [built].flat() as { output?: { type: string; code?: string }[] }[]
  const code = output.find(({ type }) => type === 'chunk')?.code
  if (code === undefined) fail('The engine could not be built for a worker.')
  return code
}

/** Asks as many new workers as there are questions, all at once. */
const inWorkers = `
  window.inWorkers = (questions) => Promise.all(questions.map((question) => new Promise((resolve, reject) => {
    const worker = new Worker('/worker.js', { type: 'module' })
    worker.onmessage = ({ data }) => { worker.terminate(); resolve(data) }
    worker.onerror = ({ message }) => reject(new Error(message))
    worker.postMessage(question)
  })))
`

/** Measures one thing after another, so that nothing else is at work. */
export async function measureChromium(): Promise<ChromiumFigures> {
  const found = await chromium(whole)
  if ('problem' in found) fail(found.problem)
  const code = await workerCode()
  const browser = await playwright.launch({
    ...('file' in found ? { executablePath: found.file } : {}),
    args: ['--no-sandbox', '--disable-dev-shm-usage'],
  })
  try {
    const context = await browser.newContext()
    // Nothing is served: the page and its worker are answered here.
    await context.route('**/*', (route) =>
      route.request().url().endsWith('/worker.js')
        ? route.fulfill({ contentType: 'text/javascript', body: code })
        : route.fulfill({ contentType: 'text/html', body: `<script>${inWorkers}</script>` }),
    )
    const page = await context.newPage()
    await page.goto('http://bench.test/')
    const ask = <T>(questions: unknown[]) =>
      page.evaluate(
        (asked) => (window as never as { inWorkers(of: unknown[]): Promise<T[]> }).inWorkers(asked),
        questions,
      )
    const [games] = await ask<Pick<ChromiumFigures, 'gamesPerSecond' | 'firstGamesPerSecond'>>(['games'])
    const [alone = 0] = await ask<number>([{ ahead: '1' }])
    const four = await ask<number>(['1', '2', '3', '4'].map((ahead) => ({ ahead })))
    if (!games) fail('The worker has not answered.')
    return {
      version: browser.version(),
      ...games,
      exploreDecisionsPerSecond: Math.round(alone),
      exploreInFourWorkers: Math.round(four.reduce((sum, one) => sum + one, 0)),
    }
  } finally {
    await browser.close()
  }
}
