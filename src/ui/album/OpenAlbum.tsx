/** The way to the rules that somebody has met. */

import { actions, ruleIds, useAlbum } from '../../store/index.ts'
import { Glyph } from '../card/glyphs.tsx'
import { useAlbumWords } from './say.ts'

/** It tells how many there are. */
export function OpenAlbum() {
  const say = useAlbumWords()
  const { refused, applied } = useAlbum((state) => state.met)
  const all = ruleIds()
  const met = all.filter((id) => refused.has(id) || applied.has(id)).length
  return (
    <button type="button" className="quiet-button open-album" onClick={() => actions().go('album')}>
      <Glyph name="cards" /> {say('open')} <small>{say('all', { met, count: all.length })}</small>
    </button>
  )
}
