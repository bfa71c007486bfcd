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

/** Titles of cards, whole and in their parts. */
const titles = catalogue.flatMap(({ title }) => [title, ...title.split(/: | \(|\)| [/&] /)])

/** What goes by its own name in every language. @param own what a position calls its own. */
export function proper(own: readonly string[]): RegExp {
  // Of two names that begin alike the longer one is meant.
  const names = [...new Set([...own, ...titles])]
    .filter((name) => name.length > 2)
    .sort((one, other) => other.length - one.length)
  return new RegExp(
    `(?<![A-Za-z])(${names.map(escaped).join('|')}|[A-Z0-9]{2,4}-\\d+\\w*|[RBGYPK][CKfiD]\\d?|The whole galaxy|Ctrl|Shift|Mecatol|Lodor|Quann|Saudor|Wellon|English|Français|GEMP|Holotable|JSON|Landspeed)(?![A-Za-z])`,
    'g',
  )
}

/** A language that is made up has no dates of its own: the browser writes them in its own language. */
const dates = /\b[A-Z][a-z]{2} \d{1,2}, \d{4}, \d{1,2}:\d{2}\s[AP]M\b/g

/** The texts that are said in English, names left out. */
export async function englishOn(page: Page, names: RegExp): Promise<string[]> {
  const texts = await toldOn(page)
  return texts.filter((text) => {
    const sentence = text.replace(/ \([^()]* (of|in) [^()]*\)$/, '')
    return /[A-Za-z]{2,}/.test(sentence.replace(names, '').replace(dates, ''))
  })
}
