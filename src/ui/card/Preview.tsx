/** The card last pointed at, up close, beside what is chosen from. */

import { useStore } from '../../store/index.ts'
import { useTouch } from '../moving/pointer.ts'
import { usePosition, useWords } from '../use.ts'
import { zoomOf } from './ZoomCard.tsx'

/** Says how to fill it while nothing has been pointed at. */
export function Preview() {
  const { t } = useWords()
  const touch = useTouch()
  const p = usePosition()
  const card = useStore(({ shown }) => shown)
  return (
    <section className="preview" aria-label={t('region.preview')}>
      {p && card !== null && p.cards[card] ? (
        zoomOf(p, card)
      ) : (
        <p className="quiet">{t(touch ? 'preview.emptyTouch' : 'preview.empty')}</p>
      )}
    </section>
  )
}
