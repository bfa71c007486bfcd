/** A drop that several kinds of move could make: which one? */

import { actions, facts, useStore } from '../../store/index.ts'
import { OfferButton } from '../panels/Decision.tsx'
import { Window } from '../top/Window.tsx'
import { usePosition, useWords } from '../use.ts'

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
      <div className="acts">
        {p &&
          choice?.offers.map((offer) => (
            <div key={JSON.stringify(offer.intent)}>
              <OfferButton p={p} offer={offer} />
              <p className="small">{t(offer.class === 'regular' ? 'choice.regular' : 'choice.unlimited')}</p>
            </div>
          ))}
      </div>
    </Window>
  )
}
