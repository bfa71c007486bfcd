/** A text whose terms open the glossary where they stand: by pointing, by the focus, or under a finger. */

import { Fragment, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Term } from '../../i18n/glossary/words.ts'
import { type Known, useGlossary } from './known.ts'

/** In milliseconds: before a term is explained that is pointed at; before that goes away; a finger that stays. */
const pause = { open: 350, away: 180, finger: 420 }

/** How a term was opened: what is only pointed at goes away with the pointer. */
type Opened = 'pointed' | 'held' | 'by keyboard'

/** Opens and closes, after a while. */
function useOpening() {
  const [opened, open] = useState<Opened | null>(null)
  const timer = useRef(0)
  const soon = (next: Opened | null, wait: number) => {
    clearTimeout(timer.current)
    timer.current = window.setTimeout(() => open(next), wait)
  }
  const now = (next: Opened | null) => {
    clearTimeout(timer.current)
    open(next)
  }
  useEffect(() => () => clearTimeout(timer.current), [])
  return { opened, soon, now, stay: () => clearTimeout(timer.current) }
}

/** A term as it stands in a text. */
function Mark({ term, text, known }: { term: Term; text: string; known: Known }) {
  const mark = useRef<HTMLSpanElement>(null)
  const { opened, soon, now, stay } = useOpening()
  const id = useId()
  const leave = () => opened !== 'held' && opened !== 'by keyboard' && soon(null, pause.away)
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a button does not wrap as the text around it does. */}
      <span
        ref={mark}
        role="button"
        tabIndex={0}
        className="term"
        aria-haspopup="dialog"
        aria-expanded={opened !== null}
        aria-describedby={opened ? id : undefined}
        onPointerEnter={({ pointerType, buttons }) => {
          if (pointerType === 'mouse' && buttons === 0 && !opened) soon('pointed', pause.open)
        }}
        onPointerLeave={({ pointerType }) => (pointerType === 'mouse' ? leave() : opened || stay())}
        onPointerDown={({ pointerType }) => {
          if (pointerType !== 'mouse') soon('held', pause.finger)
        }}
        onPointerUp={() => opened || stay()}
        onPointerCancel={() => opened || stay()}
        onContextMenu={(event) => event.preventDefault()}
        onFocus={({ currentTarget }) => {
          if (currentTarget.matches(':focus-visible') && !opened) now('pointed')
        }}
        onBlur={() => opened === 'pointed' && soon(null, 0)}
        onClick={(event) => {
          event.stopPropagation()
          now('held')
        }}
        onKeyDown={(event) => {
          // The next stop is what follows in the text, and not what the card holds: Enter leads there.
          if (event.key === 'Tab' && opened) flushSync(() => now(null))
          if (event.key !== 'Enter' && event.key !== ' ') return
          event.preventDefault()
          event.stopPropagation()
          now('by keyboard')
        }}
      >
        {text}
      </span>
      {opened && mark.current && (
        <known.Card
          id={id}
          term={term}
          anchor={mark.current}
          words={known.words}
          takesFocus={opened === 'by keyboard'}
          onClose={() => now(null)}
          onStay={stay}
          onLeave={leave}
        />
      )}
    </>
  )
}

/** Marks the terms of texts, each once as long as the same set is given; until the glossary is there, none. */
export type MarkTerms = (text: string, taken?: Set<Term>, titles?: readonly string[]) => ReactNode

/** @param wanted false marks only if the glossary is there already. */
export function useTerms(wanted = true): MarkTerms {
  const known = useGlossary(wanted)
  if (!known) return (text) => text
  return (text, taken, titles) =>
    known.find(text, taken, titles).map((piece, index) =>
      typeof piece === 'string' ? (
        // biome-ignore lint/suspicious/noArrayIndexKey: pieces of a sentence have no other order.
        <Fragment key={index}>{piece}</Fragment>
      ) : (
        <Mark key={piece.term} {...piece} known={known} />
      ),
    )
}

/** `titles` are of cards that the text may name: within them nothing is marked; `but` is never marked. */
export function WithTerms({ text, titles, but }: { text: string; titles?: readonly string[]; but?: Term }) {
  return useTerms()(text, new Set(but ? [but] : []), titles)
}
