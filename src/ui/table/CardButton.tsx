/** A card on the table: a chip that can be picked up. */

import { memo, useId } from 'react'
import {
  aboardPlace,
  type CardId,
  current,
  facts,
  forfeitsOf,
  isChoosable,
  slotGroups,
  useStore,
} from '../../store/index.ts'
import { emblemOf, Sign } from '../card/emblems.tsx'
import { described, hasMoved, lacksCrew, shownPower, statesOf } from '../card/words.ts'
import { useCardDrag } from '../moving/drag.ts'
import { placeName, usePlace, usePosition, useWords } from '../use.ts'

/** Written anew only when the position changes. */
const Description = memo(function Description({ id, card }: { id: string; card: CardId }) {
  const { t, speech } = useWords()
  const p = usePosition()
  return (
    <span id={id} hidden>
      {p && described(t, speech, p, card)}
    </span>
  )
})

export const CardButton = memo(function CardButton({ card, mini }: { card: CardId; mini?: boolean }) {
  const { t } = useWords()
  const p = usePosition()
  const id = useId()
  const place = aboardPlace(card)
  const holds = useStore(
    ({ history }) => history !== null && slotGroups(current(history).state, card).length > 0,
  )
  // What is not moved may be put on any card, or refused there.
  const takes = useStore(({ carrying }) => carrying !== null && carrying !== 'move') || holds
  const { carrying, offers } = usePlace(takes ? place : null)
  const picked = useStore((state) => state.picked === card)
  const choosable = useStore((state) => isChoosable(state, card))
  const chosen = useStore((state) => state.chosen.includes(card))
  const meant = useStore((state) => state.meant.includes(card))
  const forfeit = useStore(({ history }) =>
    history ? (forfeitsOf(current(history)).find((one) => one.card === card)?.value ?? null) : null,
  )
  const drag = useCardDrag(card)
  if (!p) return null
  const printed = facts(p, card)
  const power = shownPower(p, card)
  const states = statesOf(t, p, card)
  const target = carrying && takes && !picked
  const plain = choosable ? t('answer.choose', { card: printed.title }) : printed.title
  const name = target ? placeName(t, printed.title, true, offers) : plain
  return (
    <>
      <button
        type="button"
        ref={(element) => {
          drag(element)
        }}
        className="chip"
        data-mini={mini || undefined}
        data-side={p.cards[card]?.owner}
        data-card={card}
        data-place={takes && !picked ? place : undefined}
        data-legal={(target && offers && true) || choosable || forfeit !== null || undefined}
        data-chosen={chosen || undefined}
        data-meant={meant || undefined}
        data-picked={picked || undefined}
        data-moved={hasMoved(p, card) || undefined}
        data-unmanned={lacksCrew(p, card) || undefined}
        aria-label={name}
        aria-describedby={id}
        aria-pressed={choosable ? chosen : picked || undefined}
      >
        <Sign emblem={emblemOf(printed)} size={mini ? 12 : 14} />
        <span className="chip-title">{printed.title}</span>
        {chosen && (
          <b className="chip-mark" aria-hidden="true">
            ✓
          </b>
        )}
        {states.length > 0 && <span className="chip-state">{states[0]}</span>}
        {forfeit !== null && (
          <b className="chip-forfeit" title={t('stat.forfeit')}>
            {t('battle.worth', { count: forfeit })}
          </b>
        )}
        {power !== null && !mini && <b className="chip-power">{power}</b>}
      </button>
      <Description id={id} card={card} />
    </>
  )
})
