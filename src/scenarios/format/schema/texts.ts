/** The texts of cards that a scenario makes up, to their last word. */

import { type Misfit, misfit } from '../../../kernel/shape.ts'
import { shapes } from '../../../swccg/shapes.ts'
import { type Wrong, wrong } from '../wrong.ts'
import type { CardDefinition } from './cards.ts'
import { type Issue, isObject, kindOfValue } from './words.ts'

/** Bounds of what a card says. */
const most = { text: 200, number: 1000, list: 100 }

/** So many words are told to choose from. */
const mostNamed = 12

/** What does not fit, as it is told of a scenario. */
function misfitText(
  { wrong: how, wanted }: Misfit,
  name: string | number | undefined,
  found: unknown,
): Wrong {
  const kind = String(wanted[0] ?? '')
  switch (how) {
    case 'missing':
      return wrong('missing key', { name: String(name) })
    case 'kind':
      return wrong('wrong kind', { kind, instead: kindOfValue(found) })
    case 'among':
      // There are too many words of texts to tell them all.
      if (wanted.length > mostNamed) return wrong('not known', { name: String(found) })
      return wrong('one of', { list: wanted.map(String) })
    case 'much':
      return wrong(
        typeof found === 'number' ? 'too much' : typeof found === 'string' ? 'too long' : 'many entries',
        { count: Number(wanted[0]) },
      )
    case 'stray':
      return wrong('stray key', { name: String(name) })
    case 'id':
      return wrong('misfit')
  }
}

const at = (value: unknown, path: Misfit['path']): unknown =>
  path.reduce<unknown>((found, key) => (found as Record<string | number, unknown> | null)?.[key], value)

function inTexts(texts: readonly unknown[] | undefined, path: Issue['path']): Issue | null {
  for (const [index, text] of (texts ?? []).entries()) {
    const found = misfit(shapes, 'ability', text, { strict: 'facts', most })
    if (found)
      return {
        path: [...path, index, ...found.path],
        wrong: misfitText(found, found.path.at(-1), at(text, found.path)),
      }
  }
  return null
}

/** What is wrong with the texts of made-up cards; null where nothing is. */
export function wrongText(define: Readonly<Record<string, CardDefinition>>): Issue | null {
  for (const [title, card] of Object.entries(define)) {
    const back = 'back' in card && isObject(card.back) ? card.back.text : undefined
    const found =
      inTexts(card.text, ['define', title, 'text']) ?? inTexts(back, ['define', title, 'back', 'text'])
    if (found) return found
  }
  return null
}
