import path from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'

/**
 * Writes into the page which files each part of it is made of that comes later, beside those that it begins with:
 * `src/store/fetching.ts` fetches them.
 */
function parts(): Plugin {
  return {
    name: 'parts',
    apply: 'build',
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
        const list = Object.values(bundle).flatMap((chunk) => {
          if (chunk.type !== 'chunk' || !chunk.isDynamicEntry || !chunk.facadeModuleId) return []
          const [module = ''] = path.relative(import.meta.dirname, chunk.facadeModuleId).split('?')
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

/** The set that a file of cards belongs to. */
const cardsOf = (file: string): string => `cards-${/swccg.cards.([^\\/]+)/.exec(file)?.[1] ?? ''}`

export default defineConfig({
  // Relative addresses: the built page works from any folder of any static host.
  base: './',
  plugins: [react(), tailwindcss(), parts()],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    chunkSizeWarningLimit: 1100,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // The pool of cards stands apart by set, with what cards are written in below it. Small sets stay together.
          includeDependenciesRecursively: false,
          groups: [
            {
              name: 'vocabulary',
              test: /src.swccg.(abilities.(?!.*[.](en|fr)[.]ts)|cards.(building|filters|texts)[.]ts|model.basics)/,
              priority: 2,
            },
            { name: cardsOf, test: /src.swccg.cards./, minSize: 20_000, priority: 1 },
          ],
        },
      },
    },
  },
  server: { port: 5173 },
  worker: { format: 'es' },
  test: {
    include: ['src/**/*.test.{ts,tsx}'],
    environment: 'node',
    testTimeout: 60_000,
  },
})
