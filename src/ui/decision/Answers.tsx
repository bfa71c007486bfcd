/** Answers to questions other than 'what do you do': an option, cards, a number, an order. */

import { actions } from '../../store/index.ts'
import { type Decision, type Position, showsCards } from '../../views/index.ts'
import { useWords } from '../use.ts'
import { ChooseCards } from './ChooseCards.tsx'
import { Count } from './Count.tsx'

interface Asked {
  p: Position
  decision: Decision
}

/** Nothing for a kind that is answered on the table alone. */
export function Answers({ p, decision }: Asked) {
  switch (decision.kind) {
    case 'option':
      return <Options p={p} decision={decision} />
    case 'number':
      return <Amount p={p} decision={decision} />
    case 'cards':
    case 'order':
      return <ChooseCards p={p} decision={decision} />
    default:
      return showsCards(decision) ? <ChooseCards p={p} decision={decision} /> : null
  }
}

function Options({ p, decision: { by, options = [] } }: Asked) {
  const { speech } = useWords()
  return (
    <div className="acts options">
      {options.map((option) => (
        <button key={option} type="button" className="offer" onClick={() => actions().answer({ by, option })}>
          {speech.option(p, option)}
        </button>
      ))}
    </div>
  )
}

function Amount({ decision: { by, min = 0, max = 0 } }: Asked) {
  const { t } = useWords()
  return (
    <Count
      min={min}
      max={max}
      first={min}
      label={t('answer.number', { min, max })}
      say={(number) => t('answer.thisMany', { number })}
      onDone={(number) => actions().answer({ by, number })}
    />
  )
}
