/** Nothing has been found: what there would be among all cards, or the titles that are nearest to what was typed. */

import { useMemo } from 'react'
import { type CardIndex, findCards, nearest, parseQuery } from '../../store/decks/index.ts'
import type { Player } from '../../views/index.ts'
import { useSettled } from './settled.ts'
import { setScreens, useDeckScreens } from './state.ts'
import { useDeckWords } from './use.ts'

interface NoneFoundProps {
  index: CardIndex
  /** What was looked for, among the cards of which side. */
  typed: string
  side: Player | null
}

/** Waits until nobody types, since likening all titles takes longer than a frame. */
export function NoneFound({ index, typed: typedNow, side }: NoneFoundProps) {
  const { t } = useDeckWords()
  // Likening all titles takes longer than a frame: it waits until nobody types.
  const typed = useSettled(typedNow, null)
  const played = useDeckScreens((state) => state.played)
  const { more, near } = useMemo(() => {
    if (typed !== typedNow) return { more: 0, near: [] }
    const terms = parseQuery(typed)
    const ofSide = (card: { side: Player }) => side === null || card.side === side
    const more = played ? findCards(index, terms, 'best', ofSide, 'told').length : 0
    const words = terms.filter(({ field, not }) => !not && (field === null || field === 'title'))
    const title = words.map(({ value }) => value).join(' ')
    return { more, near: more > 0 || title === '' ? [] : nearest(title, side ?? 'light').filter(ofSide) }
  }, [index, typed, typedNow, side, played])
  return (
    <div className="dk-none">
      <p>{more > 0 ? t('search.noneHere', { count: more }) : t('search.none')}</p>
      {more > 0 && (
        <button type="button" onClick={() => setScreens({ played: false })}>
          {t('search.lookInAll')}
        </button>
      )}
      {near.map(({ id, title, inPool: known }) => (
        <button
          key={id}
          type="button"
          onClick={() => setScreens({ typed: title, ...(known ? {} : { played: false }) })}
        >
          {t('search.meant', { title })}
        </button>
      ))}
    </div>
  )
}
