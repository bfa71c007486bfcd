/** A button that opens the glossary. */

import { Glyph } from '../card/glyphs.tsx'
import { useWords } from '../use.ts'
import { openGlossary } from './open.ts'

/** It begins at its first term. */
export function OpenGlossary() {
  const { t } = useWords()
  return (
    <button type="button" className="quiet-button open-glossary" onClick={() => openGlossary()}>
      <Glyph name="help" /> {t('glossary.title')}
    </button>
  )
}
