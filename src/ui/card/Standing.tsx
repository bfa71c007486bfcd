/** What has become of a card: its states in words, and where the numbers come from that are not as printed. */

import { type CardId, isMadeUp, type Position } from '../../views/index.ts'
import { PartsList } from '../parts/PartsList.tsx'
import { useWords } from '../use.ts'
import { Glyph } from './glyphs.tsx'
import { cardStates } from './states.ts'
import { statesOf, statsOf, whereabouts } from './words.ts'

interface CardProps {
  p: Position
  id: CardId
}

/** Every state, and everything lasting that rests on it, in words. */
export function States({ p, id }: CardProps) {
  const { t, speech } = useWords()
  const states = cardStates(t, speech, p, id)
  const sideUp = statesOf(t, p, id).filter((one) => !states.some(({ words }) => words === one))
  if (states.length + sideUp.length === 0) return null
  return (
    <ul className="states">
      {sideUp.map((words) => (
        <li key={words}>{words}</li>
      ))}
      {states.map(({ kind, words }) => (
        <li key={words} data-kind={kind}>
          <Glyph name={kind} />
          {words}
        </li>
      ))}
    </ul>
  )
}

/** Beside the card up close, where there is room: what would not be read on its face without scrolling. */
export function Standing({ p, id }: CardProps) {
  const { t, speech } = useWords()
  const made = statsOf(t, p, id).filter(({ parts = [] }) => isMadeUp(parts))
  const where = whereabouts(t, p, id)
  if (!where || made.length + cardStates(t, speech, p, id).length === 0) return null
  return (
    <aside className="standing">
      <h3>{t('zoom.now', { where })}</h3>
      <States p={p} id={id} />
      {made.map(({ name, value, parts = [] }) => (
        <div key={name}>
          <h4>{t('parts.title', { name, number: value })}</h4>
          <PartsList p={p} parts={parts} />
        </div>
      ))}
    </aside>
  )
}
