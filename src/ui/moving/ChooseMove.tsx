/** A drop that several kinds of move could make, or that others could join: which one, and who? */

import { useState } from 'react'
import { actions, type Choice, useStore } from '../../store/index.ts'
import { type CardId, facts, type Position } from '../../views/index.ts'
import { OfferButton } from '../decision/OfferButton.tsx'
import { Window } from '../dialogs/Window.tsx'
import { usePosition, useWords } from '../use.ts'

/** Open while the store has such a choice. */
export function ChooseMove() {
  const { t } = useWords()
  const p = usePosition()
  const choice = useStore((state) => state.choice)
  return (
    <Window
      title={choice && p ? t('choice.title', { card: facts(p, choice.card).title }) : ''}
      open={choice !== null}
      onClose={() => actions().closeChoice()}
    >
      {choice && p && <Ways key={`${choice.card}${choice.place}`} p={p} choice={choice} />}
    </Window>
  )
}

function Ways({ p, choice }: { p: Position; choice: Choice }) {
  const { t } = useWords()
  const [company, setCompany] = useState<readonly CardId[]>([])
  const toggle = (card: CardId) =>
    setCompany(company.includes(card) ? company.filter((one) => one !== card) : [...company, card])
  return (
    <>
      {choice.company.length > 0 && (
        <fieldset className="company">
          <legend>{t('choice.company')}</legend>
          {choice.company.map((card) => (
            <label key={card} className="radio">
              <input type="checkbox" checked={company.includes(card)} onChange={() => toggle(card)} />
              {facts(p, card).title}
            </label>
          ))}
        </fieldset>
      )}
      <div className="acts">
        {choice.offers.map((offer) => (
          <div key={JSON.stringify(offer.intent)}>
            <OfferButton p={p} offer={offer} company={company} />
            {'class' in offer && (
              <p className="small">{t(offer.class === 'regular' ? 'choice.regular' : 'choice.unlimited')}</p>
            )}
          </div>
        ))}
      </div>
    </>
  )
}
