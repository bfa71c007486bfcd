/** Cards that the rulings of 2001 changed: each edition plays its own text, and the face of the card says it. */

import { beforeAll, describe, expect, it } from 'vitest'
import { languages } from '../../kernel/language.ts'
import { hasEditions, inEdition } from '../model/cards/faces.ts'
import { speechIn } from '../words/index.ts'
import { learn } from '../words/learn.ts'
import { pool } from './index.ts'

beforeAll(() => Promise.all([learn('en'), learn('fr')]))

const changed = pool.filter(hasEditions)

describe('cards of two editions', () => {
  it('are some', () => {
    expect(changed.length).toBeGreaterThan(5)
  })

  it.each(changed.map((card) => [card.title, card] as const))('%s reads otherwise in each', (_, card) => {
    for (const language of languages) {
      const speech = speechIn(language)
      const [now, then] = [inEdition(card, 'ar'), inEdition(card, 'crd')].map(speech.cardText)
      const [traitsNow, traitsThen] = [inEdition(card, 'ar'), inEdition(card, 'crd')]
      expect(traitsNow).not.toEqual(traitsThen)
      const all = speech.cardText(card)
      // What stands among its characteristics is no text.
      if (card.editions?.crd?.characteristics) continue
      expect(now).not.toEqual(then)
      // In a game only one of them is told; outside, what each adds, and which it is.
      for (const line of [...(now ?? []), ...(then ?? [])])
        expect(all.some((sentence) => sentence === line || sentence.endsWith(`: ${line}`))).toBe(true)
      // What only one of them says is nowhere told as if it always held.
      const both = now?.filter((line) => then?.includes(line)) ?? []
      expect(all.filter((sentence) => [...(now ?? []), ...(then ?? [])].includes(sentence))).toEqual(both)
      expect(all.some((sentence) => sentence.includes('2001'))).toBe(true)
    }
  })

  it('say so in a game by no mark', () => {
    for (const card of changed)
      for (const edition of ['ar', 'crd'] as const) expect(hasEditions(inEdition(card, edition))).toBe(false)
  })
})
