/** The zoom: large, beside the pointer, never cut off, never under the finger; it can be pinned to read on. */

import { useLayoutEffect, useRef } from 'react'
import { actions, type CardId, facts, isOnTable, type Position, placeTitle } from '../../store/index.ts'
import { setView, useView } from '../room/view.ts'
import { usePosition, useWords } from '../use.ts'
import { Glyph } from './glyphs.tsx'
import { usePointed } from './pointing.ts'
import { zoomOf } from './ZoomCard.tsx'

/** What is left free between the zoom and the card, or the edge of the window. */
const margin = 10

/** Where the zoom stands: beside the card, on the side with more room, and whole. */
function placeOf(card: DOMRect, { width, height }: DOMRect): { left: number; top: number } {
  const [w, h] = [window.innerWidth, window.innerHeight]
  const within = (value: number, most: number) => Math.max(margin, Math.min(value, most - margin))
  const right = w - card.right - margin * 2
  const beside = right >= width || right >= card.left ? card.right + margin : card.left - margin - width
  if (Math.max(right, card.left - margin * 2) >= width) {
    return {
      left: within(beside, w - width),
      top: within(card.top + card.height / 2 - height / 2, h - height),
    }
  }
  const above = card.top > h - card.bottom
  return {
    left: within(card.left + card.width / 2 - width / 2, w - width),
    top: within(above ? card.top - margin - height : card.bottom + margin, h - height),
  }
}

export function Zoom() {
  const { t } = useWords()
  const p = usePosition()
  const pinned = useView((view) => view.pinned)
  const pointed = usePointed()
  const box = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    if (!box.current || !pointed) return
    const { left, top } = placeOf(pointed.box, box.current.getBoundingClientRect())
    box.current.style.left = `${left}px`
    box.current.style.top = `${top}px`
  })
  if (!p || !pointed || !p.cards[pointed.card]) return null
  return (
    <section
      ref={box}
      className="zoom-box"
      aria-label={t('region.preview')}
      data-pinned={pinned || undefined}
    >
      {zoomOf(p, pointed.card)}
      {pinned && <Hands p={p} card={pointed.card} />}
    </section>
  )
}

function Hands({ p, card }: { p: Position; card: CardId }) {
  const { t } = useWords()
  const what = () => {
    setView({ pinned: false })
    actions().pick(card)
    actions().setDialog('actions')
  }
  const power = () => {
    setView({ pinned: false })
    actions().showPower(card)
  }
  return (
    <div className="two">
      <button type="button" className="quiet-button" onClick={what}>
        {t('decision.what')}
      </button>
      {facts(p, card).type === 'location' && isOnTable(p, card) && (
        <button type="button" className="quiet-button" onClick={power}>
          {t('power.title', { place: placeTitle(p, card) })}
        </button>
      )}
      <button type="button" className="quiet-button" onClick={() => setView({ pinned: false })}>
        <Glyph name="close" /> {t('zoom.close')} <kbd>{t('helpDialog.keyName.escape')}</kbd>
      </button>
    </div>
  )
}
