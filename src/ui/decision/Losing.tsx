/** Losing Force: what the next unit may be taken from, as buttons. The piles and the hand can be clicked as well. */

import { actions } from '../../store/index.ts'
import { facts, type Game, type Loss, lossesOf, type Position } from '../../views/index.ts'
import { LoseFromHand } from '../hand/LoseFromHand.tsx'
import { useWords } from '../use.ts'

/** Asked openly, nothing in hand is named. */
export function Losing({ game, openly }: { game: Game<Position>; openly: boolean }) {
  const losses = lossesOf(game).toReversed()
  const piles = losses.filter(({ from }) => from !== 'hand')
  const hand = openly ? [] : losses.filter(({ from }) => from === 'hand')
  return (
    <div className="acts losing">
      {piles.map((loss) => (
        <div key={loss.card} className="two">
          <LoseButton p={game.state} loss={loss} />
          <LoseRest game={game} from={loss.from} />
        </div>
      ))}
      <LoseFromHand
        p={game.state}
        cards={hand.map(({ card }) => card)}
        lose={(card) => actions().choose(card)}
      />
    </div>
  )
}

/** All that is still to be lost, from one pile: 'lose 7: from here'. */
function LoseRest({ game, from }: { game: Game<Position>; from: Loss['from'] }) {
  const { t } = useWords()
  const left = Number(game.decision?.with.count ?? 0)
  if (left < 2 || (from !== 'reserve' && from !== 'force' && from !== 'used')) return null
  return (
    <button type="button" className="offer" onClick={() => actions().loseFrom(from, left)}>
      {t('force.loseFrom', { pile: t(`pile.${from}`), count: left })}
    </button>
  )
}

function LoseButton({ p, loss: { card, from } }: { p: Position; loss: Loss }) {
  const { t } = useWords()
  return (
    <button type="button" className="offer" onClick={() => actions().choose(card)}>
      {from === 'reserve' || from === 'force' || from === 'used'
        ? t('force.topOf', { pile: t(`pile.${from}`) })
        : t('force.drawn', { card: facts(p, card).title })}
    </button>
  )
}
