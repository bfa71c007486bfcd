/** What of a deck is not played in full: which texts are missing, and which cards do nothing here. */

import { useMemo } from 'react'
import { useCards } from '../../store/cards/needed.ts'
import { type DeckSheet, notInFull } from '../../store/decks/index.ts'
import { useDeckWords } from './use.ts'

export function NotInFull({ sheet }: { sheet: DeckSheet }) {
  const { t } = useDeckWords()
  const there = useCards(Object.keys(sheet.cards))
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is missing of a card is known when it is there.
  const found = useMemo(() => notInFull(sheet), [sheet, there])
  return (['part', 'numbers', 'idle'] as const).map((kind) => {
    const titles = found[kind]
    return (
      titles.length > 0 && (
        <details key={kind} className="dk-not-in-full">
          <summary>{t(`build.notInFull.${kind}`, { count: titles.length })}</summary>
          <p className="dk-quiet">{titles.join(', ')}</p>
        </details>
      )
    )
  })
}
