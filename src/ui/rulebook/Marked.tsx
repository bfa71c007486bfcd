/** A text in which the words are marked that a question has been answered by. */

import { Fragment, type ReactNode } from 'react'
import type { Term } from '../../i18n/glossary/words.ts'
import { useTerms } from '../glossary/WithTerms.tsx'
import { useWords } from '../use.ts'
import { inPieces } from './search.ts'

const none: ReadonlySet<string> = new Set()

/** @param words what has been found, as it is compared; none marks nothing. @param terms do terms open the glossary? */
export function Marked({
  text,
  words = none,
  terms = false,
}: {
  text: string
  words?: ReadonlySet<string> | undefined
  terms?: boolean
}) {
  const { language } = useWords()
  const explained = useTerms(terms)
  const taken = new Set<Term>()
  const say = (piece: string): ReactNode => (terms ? explained(piece, taken) : piece)
  return inPieces(text, words, language).map((piece, at) =>
    piece.marked ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces of a text have no other order.
      <mark key={at}>{piece.text}</mark>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: see above.
      <Fragment key={at}>{say(piece.text)}</Fragment>
    ),
  )
}
