/** What a decision offers besides moving cards. */

import { type Game, lossesOf, type Position } from '../../views/index.ts'
import { FoundCards } from '../hand/FoundCards.tsx'
import { Answers } from './Answers.tsx'
import { ForceActs } from './ForceActs.tsx'
import { Losing } from './Losing.tsx'

/** `held`: a card is in the hand, so nothing else is begun. `openly`: nothing of a hand is shown. */
export function Acts({ game, held, openly }: { game: Game<Position>; held: boolean; openly: boolean }) {
  const { decision, state } = game
  if (!decision) return null
  return (
    <>
      {decision.kind === 'action' && decision.cards && !openly && (
        <FoundCards p={state} cards={decision.cards} />
      )}
      {decision.kind === 'action' && !held && <ForceActs game={game} />}
      {lossesOf(game).length > 0 ? (
        <Losing game={game} openly={openly} />
      ) : (
        <Answers key={JSON.stringify(decision)} p={state} decision={decision} />
      )}
    </>
  )
}
