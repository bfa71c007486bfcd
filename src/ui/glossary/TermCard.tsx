/** A term explained, beside where it stands: what it is, its picture, its rule, and what goes with it. */

import { Popover } from '@base-ui/react/popover'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Glossary, Term } from '../../i18n/glossary/words.ts'
import { actions } from '../../store/index.ts'
import { entries } from './entries.ts'
import { openGlossary } from './open.ts'
import { TermPicture } from './TermPicture.tsx'

interface CardProps {
  /** Of the definition, which describes the term in the text. */
  id: string
  term: Term
  anchor: HTMLElement
  words: Glossary
  /** The keyboard goes on in it. */
  takesFocus: boolean
  onClose: () => void
  /** The pointer has come into it; has left it. */
  onStay: () => void
  onLeave: () => void
}

/** Escape closes it, and nothing else. */
function useEscape(close: () => void) {
  const latest = useRef(close)
  latest.current = close
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.preventDefault()
      event.stopImmediatePropagation()
      latest.current()
    }
    window.addEventListener('keydown', pressed, true)
    return () => window.removeEventListener('keydown', pressed, true)
  }, [])
}

/** What is pressed in the text itself does not close it. */
export function TermCard({ id, term, anchor, words, takesFocus, onClose, onStay, onLeave }: CardProps) {
  const box = useRef<HTMLDivElement>(null)
  const [shown, show] = useState(term)
  const { t } = useTranslation('glossary')
  const { rule, see } = entries[shown]
  const close = () => {
    if (box.current?.contains(document.activeElement)) anchor.focus({ preventScroll: true })
    onClose()
  }
  useEscape(close)
  useEffect(() => {
    if (takesFocus) requestAnimationFrame(() => box.current?.querySelector('button')?.focus())
  }, [takesFocus])
  return (
    <Popover.Root
      open
      onOpenChange={(open, { event }) => {
        if (!open && !(event.target instanceof Node && anchor.contains(event.target))) onClose()
      }}
    >
      <Popover.Portal>
        <Popover.Positioner className="popup-place" anchor={anchor} sideOffset={6} collisionPadding={8}>
          <Popover.Popup
            ref={box}
            className="popup term-card"
            initialFocus={false}
            finalFocus={false}
            onPointerEnter={onStay}
            onPointerLeave={({ pointerType }) => pointerType === 'mouse' && onLeave()}
          >
            <Popover.Title>
              {words.terms[shown].term}
              <TermPicture term={shown} words={words} small />
            </Popover.Title>
            <TermPicture term={shown} words={words} />
            <p id={id}>{words.terms[shown].text}</p>
            <div className="term-ways">
              <button
                type="button"
                className="quiet-button"
                onClick={() => {
                  onClose()
                  actions().showRule(rule)
                }}
              >
                {t('rule')} <span className="rule-id">{rule}</span>
              </button>
              <button
                type="button"
                className="quiet-button"
                onClick={() => {
                  onClose()
                  openGlossary(shown)
                }}
              >
                {t('all')}
              </button>
            </div>
            {see.length > 0 && (
              <p className="term-see">
                <span>{t('see')}</span>
                {see.map((other) => (
                  <button key={other} type="button" onClick={() => show(other)}>
                    {words.terms[other].term}
                  </button>
                ))}
              </p>
            )}
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  )
}
