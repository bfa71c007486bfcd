/** Answers to questions other than 'what do you do': an option, cards, a number, an order. */

import { useState } from 'react'
import { actions, type CardId, type Decision, facts, type Position } from '../../store/index.ts'
import { useWords } from '../use.ts'

interface Asked {
  p: Position
  decision: Decision
}

export function Answers({ p, decision }: Asked) {
  if (decision.kind === 'option') return <Options p={p} decision={decision} />
  if (decision.kind === 'number') return <Amount p={p} decision={decision} />
  if (decision.kind === 'cards') return <Cards p={p} decision={decision} />
  if (decision.kind === 'order') return <Order p={p} decision={decision} />
  return null
}

function Options({ p, decision: { by, options = [] } }: Asked) {
  const { speech } = useWords()
  return (
    <div className="acts">
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
  const [number, setNumber] = useState(min)
  return (
    <div className="two answer">
      <input
        type="number"
        min={min}
        max={max}
        value={number}
        aria-label={t('answer.number', { min, max })}
        onChange={({ target }) => setNumber(Number(target.value))}
      />
      <button type="button" className="main-button" onClick={() => actions().answer({ by, number })}>
        {t('answer.done')}
      </button>
    </div>
  )
}

function Cards({ p, decision: { by, cards = [], min = 0, max = cards.length } }: Asked) {
  const { t } = useWords()
  const [chosen, setChosen] = useState<readonly CardId[]>([])
  const toggle = (card: CardId) =>
    setChosen(chosen.includes(card) ? chosen.filter((one) => one !== card) : [...chosen, card])
  return (
    <fieldset className="answer">
      <legend className="small">{t('answer.cards', { min, max })}</legend>
      {cards.map((card) => (
        <label key={card} className="radio">
          <input type="checkbox" checked={chosen.includes(card)} onChange={() => toggle(card)} />
          {facts(p, card).title}
        </label>
      ))}
      <button
        type="button"
        className="main-button"
        disabled={chosen.length < min || chosen.length > max}
        onClick={() => actions().answer({ by, cards: chosen })}
      >
        {t('answer.done')}
      </button>
    </fieldset>
  )
}

function Order({ p, decision: { by, cards = [] } }: Asked) {
  const { t } = useWords()
  const [order, setOrder] = useState<readonly CardId[]>([])
  const left = cards.filter((card) => !order.includes(card))
  return (
    <div className="answer">
      <p className="small">{t('answer.order')}</p>
      <ol className="acts">
        {order.map((card) => (
          <li key={card}>{facts(p, card).title}</li>
        ))}
      </ol>
      <div className="acts">
        {left.map((card) => (
          <button key={card} type="button" className="offer" onClick={() => setOrder([...order, card])}>
            {facts(p, card).title}
          </button>
        ))}
      </div>
      <div className="two">
        <button type="button" className="quiet-button" onClick={() => setOrder([])}>
          {t('answer.again')}
        </button>
        <button
          type="button"
          className="main-button"
          disabled={left.length > 0}
          onClick={() => actions().answer({ by, order })}
        >
          {t('answer.done')}
        </button>
      </div>
    </div>
  )
}
