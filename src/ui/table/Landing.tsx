/** Where the card that is carried may lie: what bringing it there is, and what it costs. */

import { memo } from 'react'
import type { Way } from '../../views/index.ts'
import { Glyph } from '../card/glyphs.tsx'
import { costsText, kindsOfWays, usePosition, useWords } from '../use.ts'

/** A dashed place as large as the card; where there is no room for it, a tab at the foot. */
export const Landing = memo(function Landing({ offers, tab }: { offers: readonly Way[]; tab: boolean }) {
  const { t, speech } = useWords()
  const p = usePosition()
  if (!p) return null
  const kinds = kindsOfWays(speech, p, offers)
  const open = offers.some((way) => 'open' in way && way.open)
  const costs = [...new Set(offers.map(({ cost }) => cost))].sort((a, b) => a - b)
  return (
    <span className={tab ? 'landing tab' : 'landing'} aria-hidden="true">
      <span className="verb">
        {kinds[0]}
        {kinds.length > 1 && ' …'}
      </span>
      <span className="price">
        {!open && costs.every((cost) => cost > 0) ? (
          <>
            <Glyph name="force" />
            {costs.join(' / ')}
          </>
        ) : (
          costsText(t, offers)
        )}
      </span>
    </span>
  )
})

/** The same on a card that takes the one that is carried. */
export function Price({ offers }: { offers: readonly Way[] }) {
  return <Landing offers={offers} tab />
}
