/** What is said in English on a page whose language is made up, all of whose letters have accents (npm run pseudo). */

import type { Page } from '@playwright/test'
import { catalogue } from '../../src/swccg/decks/catalogue.ts'

/** Everything that is seen or read out: texts, names and descriptions. */
const toldOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = []
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walk.nextNode(); node; node = walk.nextNode()) {
      const { parentElement: around, textContent } = node
      // Languages go by their own names; what somebody types, and links and files, are in no language.
      if (
        !around ||
        around.closest(
          'script, style, [lang]:not(html), textarea, .title, .tile-name, .logo, svg, .unit-name, .dk-set',
        )
      )
        continue
      found.push(
        `${textContent} (${around.tagName.toLowerCase()}.${around.className} in .${around.parentElement?.className})`,
      )
    }
    for (const name of [
      'aria-label',
      'aria-description',
      'aria-roledescription',
      'aria-valuetext',
      'title',
      'placeholder',
      'alt',
    ])
      for (const one of document.querySelectorAll(`body [${name}]`))
        found.push(
          `${one.getAttribute(name)} (${name} of ${one.tagName.toLowerCase()}.${one.getAttribute('class')})`,
        )
    return [...found, `${document.title} (title of the page)`]
  })

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')

/** Titles of cards, whole and in their parts, and what else goes by its own name. */
const names = [
  ...new Set(
    catalogue
      .flatMap(({ title }) => [title, ...title.split(/: | \(|\)| [/&] /)])
      .filter((name) => name.length > 2),
  ),
].sort((one, other) => other.length - one.length)
const proper = new RegExp(
  `(?<![A-Za-z])(${names.map(escaped).join('|')}|[A-Z0-9]{2,4}-\\d+\\w*|[RBGYPK][CKfiD]\\d?|The whole galaxy|Ctrl|Shift|Mecatol|Lodor|Quann|Saudor|Wellon|English|Français|GEMP|Holotable|JSON|Landspeed)(?![A-Za-z])`,
  'g',
)

/** The texts that are said in English. @param own what the position calls its own. */
export async function englishOn(page: Page, own: readonly string[] = []): Promise<string[]> {
  const told = await toldOn(page)
  return told.filter((text) => {
    const said = text.replace(/ \([^()]* (of|in) [^()]*\)$/, '')
    const left = own.reduce((rest, name) => rest.replaceAll(name, ''), said.replace(proper, ''))
    return /[A-Za-z]{2,}/.test(left)
  })
}
