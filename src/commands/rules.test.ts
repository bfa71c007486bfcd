/** Rules are found by the headings of their documents, and the pages that are made from the sources are up to date. */

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it, test } from 'vitest'
import { generatedPages } from './generated-pages.ts'
import { entries, under } from './headings.ts'

const root = path.resolve(import.meta.dirname, '../..')

describe('a heading', () => {
  const all = entries()
  const files = (text: string) => [...new Set(under(text, all).map(({ file }) => file.split('/').at(-1)))]

  it('is found whatever the case, the accents, the marks and the number', () => {
    const asWritten = under('Regular - Landspeed', all)
    expect(asWritten.length).toBeGreaterThan(5)
    for (const text of ['regular landspeed', 'REGULAR – LANDSPEED', 'Régular: landspeeds'])
      expect(under(text, all)).toEqual(asWritten)
  })

  it('is told from those that only have its words', () => {
    const found = under('End of turn', all).map(({ heading }) => heading.toLowerCase())
    expect([...new Set(found)].sort()).toEqual(['end of turn', '§ end of turn'])
  })

  it('is found by a part of its words, and by those of its folder and file', () => {
    expect(files('hyperspeed')).toContain('hyperspeed.ts')
    expect(files('battle forfeiting')).toContain('forfeiting.ts')
    expect(files('gravity rift')).toEqual(['anomalies.ts'])
  })

  it('of the rulings is found where another entry states the same', () => {
    expect(under('TRM-257', all).map(({ rule }) => rule)).toContain('MOV-050')
    expect(under('movement - regular - using landspeed', all).map(({ id }) => id)).toContain('TRM-257')
  })

  it('that there is not finds nothing', () => {
    expect(under('sarlacc breeding', all)).toEqual([])
    expect(under(' ', all)).toEqual([])
  })
})

test.each(Object.entries(generatedPages()))('%s is up to date (npm run docs)', (file, text) => {
  expect(existsSync(path.join(root, file)) ? readFileSync(path.join(root, file), 'utf8') : '').toEqual(text)
})

test('every file and folder that a page names is there', () => {
  const pages = ['README.md', 'src/scenarios/README.md', ...pagesIn('docs')]
  const named = pages.flatMap((page) => {
    const text = readFileSync(path.join(root, page), 'utf8')
    const paths = [...text.matchAll(/`(?<name>(?:src|e2e|docs|public)\/[\w./-]*)`/g)]
    const links = [...text.matchAll(/\]\((?<name>[\w./-]+)\)/g)]
    return [
      ...paths.map(({ groups }) => ({ page, name: groups?.name ?? '' })),
      ...links.map(({ groups }) => ({ page, name: path.join(path.dirname(page), groups?.name ?? '') })),
    ]
  })
  expect(named.length).toBeGreaterThan(100)
  expect(named.filter(({ name }) => !existsSync(path.join(root, name)))).toEqual([])
})

/** The pages of a folder and below. */
function pagesIn(folder: string): string[] {
  return readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => path.join(folder, name))
}
