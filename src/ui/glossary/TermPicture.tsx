/** The picture of a term: a sign that is used on cards, or a drawing of its own. */

import type { Glossary, Term } from '../../i18n/glossary/words.ts'
import { Glyph, type GlyphName } from '../card/glyphs.tsx'
import { drawingOf } from './drawings.tsx'
import { entries } from './entries.ts'

/** Signs are `small`, and stand beside the term; drawings are not. Nothing where the term has no picture of that kind. */
export function TermPicture({ term, words, small }: { term: Term; words: Glossary; small?: boolean }) {
  const { picture } = entries[term]
  if (!picture) return null
  const drawing = drawingOf(picture, term, words)
  if (!small) return drawing
  return drawing ? null : <Glyph name={picture as GlyphName} />
}
