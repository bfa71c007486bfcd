/** What a stop is for: the cards and rights by which the one who is asked may answer. */

import { type Game, type Position, type Right, type RightName, rightsOf } from '../../views/index.ts'
import { type T, useWords } from '../use.ts'
import { SentenceWithCards } from '../why/SentenceWithCards.tsx'

declare module '../../i18n/kinds.ts' {
  interface Kinds {
    right: RightName
  }
}

/** @param openly nothing of a hand is named. */
export function ResponseOptions({ game, openly }: { game: Game<Position>; openly: boolean }) {
  const { t, speech } = useWords()
  const found = rightsOf(game, openly)
  if (!found) return null
  const { by, rights, hidden } = found
  const p = game.state
  const sayRight = (t: T, { does, cards }: Right) =>
    t(`rights.${does}`, { cards: [...new Set(cards.map((card) => speech.name(p, card)))].join(', ') })
  const texts = [...rights.map((right) => sayRight(t, right)), ...(hidden ? [t('rights.hidden')] : [])]
  const side = t(`sideOf.${by}`)
  return (
    <p className="rights">
      {texts.length === 0 ? (
        t('rights.nothing', { side })
      ) : (
        <SentenceWithCards
          p={p}
          text={t('rights.may', { side, what: texts.join(t('rights.or')) })}
          cards={rights.flatMap(({ cards }) => cards)}
        />
      )}
    </p>
  )
}
