/** What a card says up close, and to those who do not see it: nothing raw, and no English in French. */

import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test, vi } from 'vitest'
import * as en from '../../i18n/all-en.ts'
import * as fr from '../../i18n/all-fr.ts'
import i18n, { addWords, languages, setLanguage } from '../../i18n/index.ts'
import { rollsFrom } from '../../kernel/index.ts'
import { played } from '../../opponent/contest.ts'
import { speechIn } from '../../store/index.ts'
import { faultOf } from '../../store/language/words.test-helper.ts'
import { pool, randomDeck } from '../../swccg/index.ts'
import { isOnTable, newGame, type Position, teach } from '../../views/index.ts'
import { described } from './words.ts'
import { ZoomCard } from './ZoomCard.tsx'

vi.mock('./Picture.tsx', () => ({ CardPicture: () => null, ScenePicture: () => null }))

/** The lines that somebody reads: one for each element that holds text. */
const linesOf = (markup: string): string[] =>
  markup
    .replace(/<[^>]*>/g, '\n')
    .replace(/&#x27;/g, "'")
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&')
    .split('\n')
    .filter((line) => line.trim() !== '')

/** Positions of a game of random cards, some decisions apart. */
function positions(): Position[] {
  const found: Position[] = []
  for (let seed = 21; found.length < 24; seed++) {
    const roll = rollsFrom(seed)
    const game = newGame({
      light: randomDeck('light', roll),
      dark: randomDeck('dark', roll),
      edition: 'ar',
      seed,
    })
    if (!game.ok) continue
    const limit = { decisions: 400, turns: 12 }
    const table = { start: game.start, opponents: { light: 'random', dark: 'random' }, roll, limit } as const
    let made = 0
    for (const { after } of played(table)) if (made++ % 50 === 49) found.push(after.state)
  }
  return found
}
const onTheWay = positions()

describe.each(languages)('in %s', (language) => {
  const faults = new Map<string, string>()
  const hear = (line: string, of: string) => {
    const fault = faultOf(language, line)
    if (fault) faults.set(fault, `${of}: ${line}`)
  }
  const speaking = async () => {
    addWords(language, (language === 'en' ? en : fr).words)
    teach(language, (language === 'en' ? en : fr).book)
    await setLanguage(language)
  }

  test('the zoom of every card', async () => {
    await speaking()
    for (const card of pool)
      for (const line of linesOf(renderToStaticMarkup(<ZoomCard card={card} />))) hear(line, card.title)
    expect([...faults]).toEqual([])
  })

  test('cards on table, with what has become of them', async () => {
    await speaking()
    let cards = 0
    for (const p of onTheWay)
      for (const { id } of p.cards.filter((one) => isOnTable(p, one.id))) {
        cards++
        hear(described(i18n.t, speechIn(language), p, id), String(id))
        const zoom = (
          <ZoomCard card={pool.find(({ key }) => key === p.cards[id]?.key) ?? pool[0]!} p={p} id={id} />
        )
        for (const line of linesOf(renderToStaticMarkup(zoom))) hear(line, String(id))
      }
    expect(cards).toBeGreaterThan(50)
    expect([...faults]).toEqual([])
  })
})
