/** Opening hands to try: eight cards, and what would come next. */

import { useMemo, useState } from 'react'
import { cardWith, type DeckSheet, openingHand } from '../../store/decks/index.ts'
import { Face } from './Face.tsx'
import { setScreens } from './state.ts'
import { cardWords, useDeckWords } from './use.ts'

const anySeed = () => Math.random().toString(36).slice(2, 8)

/** Drawn by a seed, so that the same hand comes again until another is asked for. */
export function Hand({ sheet }: { sheet: DeckSheet }) {
  const { t, speech } = useDeckWords()
  const [seed, setSeed] = useState(anySeed)
  const [more, setMore] = useState(0)
  const { start, hand, next } = useMemo(() => openingHand(sheet, seed), [sheet, seed])
  const held = [...hand, ...next.slice(0, more)]
  const places = held.filter((id) => cardWith(id)?.type === 'location').length
  if (hand.length === 0) return <p className="dk-none">{t('build.empty')}</p>
  return (
    <div className="dk-try">
      <div className="dk-line tools">
        <button
          type="button"
          onClick={() => {
            setSeed(anySeed())
            setMore(0)
          }}
        >
          {t('hand.again')}
        </button>
        <button type="button" disabled={more >= next.length} onClick={() => setMore(more + 1)}>
          {t('hand.draw')}
        </button>
      </div>
      <p className="dk-quiet" role="status">
        {t('hand.about', { count: held.length })} {t('hand.places', { count: places })}
      </p>
      {start.length > 0 && (
        <p className="dk-quiet">
          {t('hand.begins', { titles: start.map((id) => cardWith(id)?.title ?? id).join(', ') })}
        </p>
      )}
      <ul className="dk-hand" aria-label={t('build.tabs.hand')}>
        {held.map((id, index) => {
          const card = cardWith(id)
          return (
            card && (
              // biome-ignore lint/suspicious/noArrayIndexKey: copies of a card are told apart by their places alone.
              <li key={`${seed}${index}`}>
                <button
                  type="button"
                  className="dk-card"
                  aria-label={card.title}
                  aria-description={cardWords(t, speech, card)}
                  onClick={() => setScreens({ over: { card: id, among: held } })}
                >
                  <Face card={card} width={100} />
                </button>
              </li>
            )
          )
        })}
      </ul>
    </div>
  )
}
