import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import { licences } from './src/commands/build/licences.mjs'
import { policy } from './src/commands/build/policy.mjs'
import { positions } from './src/commands/build/positions.mjs'
import { ruleTextsApart } from './src/commands/build/rule-texts.mjs'
import { mindWithoutPage, together } from './src/commands/build/together.mjs'
import { type CardFiles, cardFiles, namedIn, withMadeUp } from './src/swccg/cards/card-files.ts'
import { pool } from './src/swccg/cards/files.ts'
import { readyDecks } from './src/swccg/decks/ready.ts'
import { callsOf, plain } from './src/swccg/model/cards/pool.ts'

/**
 * Writes into the page which files each part of it is made of that comes later, beside those that it begins with:
 * `src/store/browser/fetching.ts` fetches them.
 */
function parts(): Plugin {
  /** The modules that parts begin with. One may lie in the same file as others that want it at once. */
  let begun: string[] = []
  return {
    name: 'parts',
    apply: 'build',
    buildEnd() {
      begun = [...this.getModuleIds()].filter((id) => this.getModuleInfo(id)?.dynamicImporters.length)
    },
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle = {}, chunk: first }) {
        const files = (name: string, found = new Set<string>()): Set<string> => {
          const chunk = bundle[name]
          if (chunk?.type !== 'chunk' || found.has(name)) return found
          found.add(name)
          for (const sheet of chunk.viteMetadata?.importedCss ?? []) found.add(sheet)
          for (const other of chunk.imports) files(other, found)
          return found
        }
        const there = files(first?.fileName ?? '')
        const sized = (name: string) => {
          const file = bundle[name]
          const content = file?.type === 'chunk' ? file.code : (file?.source ?? '')
          return [name, Buffer.byteLength(content)]
        }
        const list = begun.flatMap((id) => {
          const chunk = Object.values(bundle).find(
            (one) => one.type === 'chunk' && one.moduleIds.includes(id),
          )
          if (!chunk) return []
          const [module = ''] = path.relative(import.meta.dirname, id).split('?')
          const later = [...files(chunk.fileName)].filter((name) => !there.has(name))
          return [[module.replaceAll(path.sep, '/'), later.map(sized)]]
        })
        const children = JSON.stringify(Object.fromEntries(list)).replaceAll('<', '\\u003c')
        return [
          {
            tag: 'script',
            attrs: { type: 'application/json', id: 'parts' },
            children,
            injectTo: 'head-prepend',
          },
        ]
      },
    },
  }
}

/** The built page fetches nothing from elsewhere, whoever serves it. (Vite's development server needs more.) */
const guarded: Plugin = {
  name: 'guarded',
  apply: 'build',
  transformIndexHtml: () => [
    {
      tag: 'meta',
      attrs: { 'http-equiv': 'Content-Security-Policy', content: policy },
      injectTo: 'head-prepend',
    },
    { tag: 'meta', attrs: { name: 'referrer', content: 'no-referrer' }, injectTo: 'head' },
  ],
}

/**
 * After the first visit everything works without a network: a service worker keeps all files of the page. A newer
 * version waits until somebody asks for it (src/store/browser/offline.ts).
 */
function offline(): Plugin {
  let folder = ''
  return {
    name: 'offline',
    apply: 'build',
    configResolved: ({ root, build }) => {
      folder = path.resolve(root, build.outDir)
    },
    closeBundle() {
      const kept = /[.](js|json|css|html|svg|woff2|webmanifest)$/
      const files = readdirSync(folder, { recursive: true })
        .map((file) => String(file).replaceAll(path.sep, '/'))
        .filter((file) => kept.test(file) && file !== 'service-worker.js')
        .sort()
      const version = createHash('sha256')
      for (const file of files) version.update(file).update(readFileSync(path.join(folder, file)))
      const worker = readFileSync(
        path.join(import.meta.dirname, 'src/commands/build/service-worker.js'),
        'utf8',
      )
        .replace('= FILES', `= ${JSON.stringify(files)}`)

        .replace('landspeed-VERSION', `landspeed-${version.digest('hex').slice(0, 12)}`)
      writeFileSync(path.join(folder, 'service-worker.js'), worker)
    },
  }
}

/** The page as it would be with so many cards: `npm run bench -- --page --cards 2546` measures it. */
const madeUp = Number(process.env.LANDSPEED_CARDS ?? 0)

let cardsOfPage: CardFiles | null = null

function filesOfPool(): CardFiles {
  const titles = { plain, of: callsOf }
  const all = withMadeUp(pool, madeUp)
  const folders = ['lessons', 'first-game', 'puzzles']
  cardsOfPage ??= cardFiles(all, titles, {
    decks: readyDecks,
    together: namedIn(path.join(import.meta.dirname, 'src/scenarios'), folders, pool, titles),
  })
  return cardsOfPage
}

/**
 * The page reads no files of cards. What is built fetches them as they are needed (src/store/cards) and begins with a list
 * of them; without a build the page is given the pool as it has been read here. (Tests read it themselves.)
 */
function cards(): Plugin {
  let built = false
  return {
    name: 'cards',
    configResolved({ command }) {
      built = command === 'build'
    },
    load(id) {
      if (process.env.VITEST) return null
      if (built && /src.swccg.cards.written[.]ts$/.test(id))
        return `export const written = JSON.parse(${JSON.stringify(JSON.stringify(filesOfPool().list))})`
      if (!/src.swccg.cards.files[.]ts$/.test(id)) return null
      return `export const pool = ${built ? '[]' : `JSON.parse(${JSON.stringify(JSON.stringify(pool))})`}`
    },
    generateBundle() {
      for (const [fileName, source] of filesOfPool().files) this.emitFile({ type: 'asset', fileName, source })
    },
  }
}

/** Where nothing is kept from one call to the next. */
const stateless = '{kernel,swccg,ti4,scenarios,opponent,views,ui,commands}'

export default defineConfig({
  // Relative addresses: the built page works from any folder of any static host.
  base: './',
  plugins: [
    ruleTextsApart(),
    positions(),
    cards(),
    react(),
    tailwindcss(),
    parts(),
    guarded,
    licences(),
    mindWithoutPage(),
    offline(),
  ],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    chunkSizeWarningLimit: 1100,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // What cards are written in stands apart.
          includeDependenciesRecursively: false,
          groups: [
            {
              name: 'vocabulary',
              test: /src.swccg.abilities.(?!.*[.][a-z]{2,3}[.]ts)/,
              priority: 2,
            },
            // The worker in which the opponent thinks takes the kernel without the page that uses it, too.
            { name: 'kernel', test: /src.kernel.(?!language[.])|pure-rand/, priority: 2 },
            { name: together },
          ],
        },
      },
    },
  },
  server: { port: 5173 },
  worker: { format: 'es', plugins: () => [cards()] },
  test: {
    environment: 'node',
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // Vitest leaves one core free, which is half of a machine with two.
    maxWorkers: '100%',
    projects: [
      // What keeps nothing between tests (engine, opponents, views, what draws them) is loaded once for all of them.
      {
        extends: true,
        test: { name: 'stateless', include: [`src/${stateless}/**/*.test.{ts,tsx}`], isolate: false },
      },
      // The page keeps a store, settings and words.
      {
        extends: true,
        test: { name: 'page', include: ['src/**/*.test.{ts,tsx}'], exclude: [`src/${stateless}/**`] },
      },
    ],
  },
})
