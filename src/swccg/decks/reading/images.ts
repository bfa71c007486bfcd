/** Lines of Holotable's `.dek`, which name the image of a card. */

import type { CatalogueCard } from '../catalogue.ts'
import { setsCalled } from '../sets.ts'
import { cardTitled } from '../titles.ts'

const image =
  /^(?:card\s+)?(?:\d+\s*x?\s+)?"?(?:\/twosided)?\/(?:starwars\/)?([\w' .-]+)-(light|dark)\/(?:[a-z]+\/)?(?:t_)?([^"/\s.]+)(?:\.\w+)?"?/i

export const isImage = (line: string): boolean => image.test(line)

/** What such a line says; null where it names no image. The card is looked for in the other sets if this one has none. */
export function readImage(
  line: string,
): { card: CatalogueCard | undefined; title: string; count: number } | null {
  const [, set = '', sideNamed = '', name = ''] = image.exec(line) ?? []
  if (name === '') return null
  const rest = line.replace(/"[^"]*"/g, ' ').replace(image, ' ')
  const [, title = ''] = /"\s*([^"/]*[a-z][^"/]*)"/i.exec(line) ?? []
  const count = Number(/\d+/.exec(rest)?.[0] ?? 1)
  const side = sideNamed.toLowerCase() === 'light' ? 'light' : 'dark'
  const card = cardTitled(name, side, { sets: setsCalled(set) })
  return { card: card?.side === side ? card : undefined, title: title.trim() || name, count }
}
