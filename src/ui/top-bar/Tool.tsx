/** A button of the upper edge: a picture, and its name where there is room. */

import { Glyph, type GlyphName } from '../card/glyphs.tsx'

interface ToolProps {
  glyph: GlyphName
  /** What it does, for whoever cannot see the picture. */
  said: string
  /** What stands beside the picture where there is room. */
  wide?: string
  /** What pointing at it tells: its key, say. */
  title?: string | undefined
  /** Is what it opens open? */
  pressed?: boolean
  disabled?: boolean
  kind?: 'redo' | 'help' | 'play-on-here'
  does: () => void
}

/** `said` is its name, which is told wherever there is no room to show it. */
export function Tool({ glyph, said, wide, title, pressed, disabled, kind, does }: ToolProps) {
  return (
    <button
      type="button"
      className={kind ? `tool ${kind}` : 'tool'}
      aria-label={said}
      aria-pressed={pressed}
      title={title}
      disabled={disabled}
      onClick={does}
    >
      <Glyph name={glyph} />
      {wide !== undefined && <span className="wide">{wide}</span>}
    </button>
  )
}
