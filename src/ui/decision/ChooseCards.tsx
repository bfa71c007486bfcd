/** Cards to be chosen, put in an order or only read: from a list here, or by clicking them where they lie. */

import { useEffect } from 'react'
import { actions, isAskedOpenly, useStore } from '../../store/index.ts'
import { type CardId, type Decision, facts, openCards, type Position, shownFor } from '../../views/index.ts'
import { emblemOf, Sign } from '../card/emblems.tsx'
import { whereabouts } from '../card/words.ts'
import { useWords } from '../use.ts'

/** More cards than this are shown in a dialog of their own. */
const few = 12

/** Cards that nobody else may see open in a dialog of their own. */
export function ChooseCards({ p, decision }: { p: Position; decision: Decision }) {
  const { t } = useWords()
  const openly = useStore(isAskedOpenly)
  const all = openly ? openCards(p, decision) : shownFor(decision)
  // What nobody else sees lies nowhere on the table: its faces come forward by themselves.
  const secret = decision.with.seen !== undefined && !openly && all.length > 0
  useEffect(() => {
    if (secret) actions().setDialog('cards')
  }, [secret])
  if (all.length <= few && !secret) {
    return (
      <div className="answer">
        <HowMany decision={decision} />
        <ul className="choices">
          {all.map((card) => (
            <li key={card}>
              <Choice p={p} decision={decision} card={card} />
            </li>
          ))}
        </ul>
        <Finish decision={decision} />
      </div>
    )
  }
  return (
    <div className="answer">
      <HowMany decision={decision} />
      <button type="button" className="offer" onClick={() => actions().setDialog('cards')}>
        {t('answer.show', { count: all.length })}
      </button>
      <Finish decision={decision} />
    </div>
  )
}

/** How many are wanted, and how many there are so far. */
export function HowMany({ decision }: { decision: Decision }) {
  const { kind, min = 0, max = 0, cards = [], with: details } = decision
  const { t } = useWords()
  const chosen = useStore((state) => state.chosen.length)
  if (kind === 'action' || (kind === 'cards' && max === 0)) return null
  if (kind === 'order') return <p className="small">{t('answer.order', { chosen, count: cards.length })}</p>
  if (min === 1 && max === 1)
    return <p className="small">{t(details.seen ? 'answer.oneHere' : 'answer.one')}</p>
  return (
    <p className="small" aria-live="polite">
      {t(min === max ? 'answer.exactly' : 'answer.cards', { min, max, chosen })}
    </p>
  )
}

/** One card of the list. What is chosen bears a mark, in an order its place. */
function Choice({ p, decision, card }: { p: Position; decision: Decision; card: CardId }) {
  const { t } = useWords()
  const place = useStore((state) => state.chosen.indexOf(card))
  const printed = facts(p, card)
  const chosen = place >= 0
  const where = whereabouts(t, p, card)
  const show = () => actions().show(card)
  return (
    <button
      type="button"
      className="choice"
      data-side={printed.side}
      data-chosen={chosen || undefined}
      aria-pressed={chosen}
      onPointerEnter={show}
      onFocus={show}
      onClick={() => actions().choose(card)}
    >
      <Sign emblem={emblemOf(printed)} />
      <span>
        {printed.title}
        {where && <small>{where}</small>}
      </span>
      {chosen && <b>{decision.kind === 'order' ? place + 1 : '✓'}</b>}
    </button>
  )
}

/** One card is answered by its click; several need a last word. */
export function Finish({ decision }: { decision: Decision }) {
  const { t } = useWords()
  const chosen = useStore((state) => state.chosen.length)
  const { kind, min = 0, max = 0, cards = [], with: details } = decision
  if (kind === 'action' || (kind === 'cards' && max === 0)) return null
  if (kind === 'cards' && min === 1 && max === 1 && !details.seen) return null
  const enough = kind === 'order' ? chosen === cards.length : chosen >= min && chosen <= max
  return (
    <div className="two">
      <button type="button" className="main-button" disabled={!enough} onClick={() => actions().sendChosen()}>
        {kind === 'cards' && min === 0 && chosen === 0 ? t('answer.none') : t('answer.done')}
      </button>
      {chosen > 0 && (
        <button type="button" className="quiet-button" onClick={() => actions().chooseNone()}>
          {t('answer.again')}
        </button>
      )}
    </div>
  )
}
