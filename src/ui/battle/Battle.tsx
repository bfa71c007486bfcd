/** Beside the table: an attack that is under way, and how a battle has ended. The battle itself has the stage. */

import { useStore } from '../../store/index.ts'
import { battleJustOver } from '../../views/index.ts'
import { useGame, useSeen, useWords } from '../use.ts'
import { cardsIn, SentenceWithCards } from '../why/SentenceWithCards.tsx'
import { Attack } from './Attack.tsx'

/** The attack, or how the last battle ended; nothing while a battle goes on. */
export function Battle() {
  const game = useGame()
  if (!game) return null
  if (game.state.attack) return <Attack game={game} />
  return game.state.battle ? null : <JustOver />
}

/** What the log tells, and a summary leaves out. */
const details = [
  'battle initiated',
  'segment begins',
  'destinies counted',
  'destiny drawn',
  'destiny total',
  'joins the battle',
  'left the battle',
  'battle over',
]

/** A battle that the last answer has brought to its end would be gone before it was seen. */
function JustOver() {
  const { t, speech } = useWords()
  const p = useSeen()
  const history = useStore((state) => state.history)
  const lines = history ? battleJustOver(history) : []
  if (lines.length === 0 || !p) return null
  return (
    <section className="battle box" aria-label={t('battle.region')}>
      <h2>
        <span aria-hidden="true">⚔ </span>
        {t('battle.over')}
      </h2>
      <ul className="battle-told">
        {lines
          .filter(({ say }) => !details.includes(say))
          .map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines of a log have no other order.
            <li key={index} data-side={line.by}>
              <SentenceWithCards p={p} text={speech.log(p, line)} cards={cardsIn(p, line.with)} />
            </li>
          ))}
      </ul>
    </section>
  )
}
