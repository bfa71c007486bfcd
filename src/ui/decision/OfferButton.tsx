/** A legal way as a button that takes it. */

import { actions } from '../../store/index.ts'
import {
  type CardId,
  costParts,
  facts,
  functionIn,
  type Intent,
  type Position,
  toBeat,
  type Way,
} from '../../views/index.ts'
import { Sum } from '../parts/Parts.tsx'
import { costText, useGame, useWords } from '../use.ts'

interface OfferButtonProps {
  p: Position
  offer: Way
  /** Cards that come along. */
  company?: readonly CardId[]
  onDone?: () => void
}

/** `company` goes along with the card of the offer. */
export function OfferButton({ p, offer, company = [], onDone }: OfferButtonProps) {
  const { t, speech } = useWords()
  const game = useGame()
  const beat = game && toBeat(game, offer)
  return (
    <button
      type="button"
      className="offer"
      onClick={() => {
        actions().chooseOffer(offer, company)
        onDone?.()
      }}
    >
      <span>
        {'using' in offer ? speech.offerLong(p, offer) : speech.deedLong(p, offer)}
        {beat !== null && <small>{t('battle.above', { number: beat })}</small>}
        {company.length > 0 && (
          <small>
            {' '}
            {t('choice.with', { cards: company.map((card) => facts(p, card).title).join(', ') })}
          </small>
        )}
        <WhichText p={p} intent={offer.intent} />
        {game && <Sum p={p} parts={costParts(game, offer.intent)} />}
      </span>
      {'using' in offer && <span className="offer-cost">{costText(t, offer.cost)}</span>}
    </button>
  )
}

/** Of a card with several texts that can be played or used, the one that is meant; or of any card, what its text does. */
export function WhichText({ p, intent, any }: { p: Position; intent: Intent; any?: boolean }) {
  const { speech } = useWords()
  const meant = functionIn(p, intent, any ? 1 : 2)
  return meant && <small className="which"> {speech.text(facts(p, meant.card), meant.index)}</small>
}
