/** The zoom: large, beside the pointer, never cut off, never under the finger; it can be pinned to read on. */

import { useLayoutEffect, useRef } from 'react'
import { actions } from '../../store/index.ts'
import { type CardId, facts, isOnTable, type Position, placeTitle } from '../../views/index.ts'
import { setView, useView } from '../layout/table-view.ts'
import { usePosition, useWords } from '../use.ts'
import { Glyph } from './glyphs.tsx'
import { usePointed } from './pointing.ts'
import { Standing } from './Standing.tsx'
import { zoomOf } from './ZoomCard.tsx'

/** What is left free between the zoom and the card, or the edge of the window. */
const margin = 10

/** As wide as the card up close with what stands beside it, in pixels. */
const both = 700

/** Is there room for both beside the card, or over the middle of the table? */
const isRoomy = ({ left, right }: DOMRect): boolean =>
  window.innerHeight > 500 && Math.max(left, window.innerWidth - right) > both

/** What is asked stays in sight, where there is room for that. */
function besideAsked(left: number, top: number, { width, height }: DOMRect): number {
  const asked = document.querySelector('#decision')?.getBoundingClientRect()
  const over = asked && left + width > asked.left && top + height > asked.top
  const beside = (asked?.left ?? 0) - margin - width
  return over && beside >= margin ? Math.min(left, beside) : left
}

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

/** The card that is pointed at, or that has been pinned; nothing else. */
export function Zoom() {
  const { t } = useWords()
  const p = usePosition()
  const pinned = useView((view) => view.pinned)
  const pointed = usePointed()
  const box = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    if (!box.current || !pointed) return
    const whole = box.current.getBoundingClientRect()
    const { left, top } = placeOf(pointed.box, whole)
    box.current.style.left = `${besideAsked(left, top, whole)}px`
    box.current.style.top = `${top}px`
    const texts = box.current.querySelector('.texts')
    box.current.toggleAttribute('data-more', (texts?.scrollHeight ?? 0) > (texts?.clientHeight ?? 0) + 2)
  })
  if (!p || !pointed || !p.cards[pointed.card]) return null
  const beside = isRoomy(pointed.box)
  return (
    <section
      ref={box}
      className="zoom-box"
      aria-label={t('region.preview')}
      data-pinned={pinned || undefined}
    >
      {zoomOf(p, pointed.card, beside)}
      {beside && <Standing p={p} id={pointed.card} />}
      <p className="zoom-more" aria-hidden="true">
        {t('zoom.more')}
      </p>
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
