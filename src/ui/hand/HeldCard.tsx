/** The card that is held: where it may go, and what can be done with it. */

import { useDeferredValue } from 'react'
import { actions, useStore } from '../../store/index.ts'
import { type CardId, facts, forfeitsOf, type Game, kindsFor, type Position } from '../../views/index.ts'
import { PayWith } from '../battle/Paying.tsx'
import { OfferButton } from '../decision/OfferButton.tsx'
import { PlayableCards } from '../decision/PlayableCards.tsx'
import { useTouch } from '../moving/pointer.ts'
import { useWords } from '../use.ts'
import { RuleLink } from '../why/RuleLink.tsx'

const most = 6

/** Follows the card a moment later: what is held is drawn first. */
export function HeldCard({ game, card }: { game: Game<Position>; card: CardId }) {
  const p = game.state
  const { t } = useWords()
  // As late as the card: one that was put back has no places any more.
  const targets = useDeferredValue(useStore((state) => state.targets))
  const carrying = useDeferredValue(useStore((state) => state.carrying))
  // Gaps between locations have their names on the table only.
  const offers = [...new Set([...targets.values()].flat())].filter(({ to }) => !('place' in to))
  const room = carrying === 'move' ? most : most * 3
  const name = facts(p, card).title
  const pays = forfeitsOf(game).some((forfeit) => forfeit.card === card)
  const idle = pays ? 'decision.pays' : carrying === 'play' ? 'decision.unplayed' : 'decision.stuck'
  const holding = useTouch() ? 'decision.carryingTouch' : 'decision.carrying'
  const words = targets.size > 0 ? holding : idle
  return (
    <>
      <p>{t(words, { card: name })}</p>
      {targets.size === 0 && carrying === 'play' && <WhyNot game={game} card={card} />}
      <div className="acts">
        {p.battle && <PayWith game={game} card={card} />}
        {offers.slice(0, room).map((offer) => (
          <OfferButton key={JSON.stringify(offer.intent)} p={p} offer={offer} />
        ))}
        {carrying !== 'play' && <PlayableCards game={game} card={card} />}
        <div className="two">
          <button type="button" className="quiet-button" onClick={() => actions().setDialog('actions')}>
            {t('decision.what')}
            {offers.length > room ? ` (${t('decision.more', { count: offers.length - room })})` : ''}
          </button>
          <button type="button" className="quiet-button" onClick={() => actions().pick(null)}>
            {t('decision.putBack')} <kbd>{t('helpDialog.keyName.escape')}</kbd>
          </button>
        </div>
      </div>
    </>
  )
}

/** Why a card cannot be played: there is no place to drop it on that would tell. */
function WhyNot({ game, card }: { game: Game<Position>; card: CardId }) {
  const { speech } = useWords()
  const [reason] = kindsFor(game, card)[0]?.refused?.reasons ?? []
  return (
    reason && (
      <p className="refused-line">
        {speech.reason(game.state, reason)} <RuleLink id={reason.rule} />
      </p>
    )
  )
}
