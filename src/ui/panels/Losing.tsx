/** Losing Force: what the next unit may be taken from, as buttons. The piles and the hand can be clicked as well. */

import { type CardId, facts, type Game, lossesOf, type Position } from '../../store/index.ts'
import { useWords } from '../use.ts'
import { lose } from './doing.ts'

export function Losing({ game }: { game: Game<Position> }) {
  const { t } = useWords()
  const losses = lossesOf(game)
  const name = (card: CardId) => facts(game.state, card).title
  return (
    <div className="acts losing">
      {losses.toReversed().map(({ card, from }) => (
        <button key={card} type="button" className="offer" onClick={() => lose(game, card)}>
          {from === 'reserve' || from === 'force' || from === 'used'
            ? t('force.topOf', { pile: t(`pile.${from}`) })
            : t('force.fromHand', { card: name(card) })}
        </button>
      ))}
    </div>
  )
}
