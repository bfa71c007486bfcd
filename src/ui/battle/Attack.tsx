/** An attack by or on a creature: what each side brings, and what decides it. */

import { attackSides, type Game, type Position, placeTitle } from '../../views/index.ts'
import { useWords } from '../use.ts'
import { SentenceWithCards } from '../why/SentenceWithCards.tsx'
import { Segments } from './Segments.tsx'

/** Nothing while there is no attack. */
export function Attack({ game: { state: p } }: { game: Game<Position> }) {
  const { t, speech } = useWords()
  const { attack } = p
  if (!attack) return null
  return (
    <section className="battle box" aria-label={t('battle.attack')}>
      <h2>
        <span aria-hidden="true">⚔ </span>
        {t('battle.attackAt', { place: placeTitle(p, attack.at) })}
      </h2>
      <Segments now={attack.segment} />
      <div className="sides">
        {attackSides(p).map(({ player, cards, total, destiny }) => (
          <div key={cards.join()} className="battle-side" data-side={player}>
            <h3>
              {t(`side.${player}`)} <b>{total}</b>
            </h3>
            <ul className="strength">
              {cards.map((card) => (
                <li key={card}>
                  <span>
                    <SentenceWithCards p={p} text={speech.name(p, card)} cards={[card]} />
                  </span>
                </li>
              ))}
              {destiny !== null && (
                <li className="added">
                  <span>{t('destiny.title')}</span>
                  <b>+{destiny}</b>
                </li>
              )}
            </ul>
          </div>
        ))}
      </div>
    </section>
  )
}
