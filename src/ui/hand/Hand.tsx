/** The hand: whole cards in a gentle fan; on a phone, cards in a row. */

import { memo, type RefObject, useEffect, useId, useRef, useState } from 'react'
import { actions, isChoosable, useStore } from '../../store/index.ts'
import { type CardId, facts, lossesOf } from '../../views/index.ts'
import { isStill } from '../appearance.ts'
import { CardFace } from '../card/CardFace.tsx'
import { numbersNow } from '../card/numbers.ts'
import { described } from '../card/words.ts'
import { type LayoutShape, useLayout } from '../layout/layout-shape.ts'
import { useCardDrag } from '../moving/drag.ts'
import { focusPlaces } from '../moving/focus.ts'
import { useGame, usePosition, useViewer, useWords } from '../use.ts'
import { fan } from './hand-layout.ts'
import { usePlayable } from './playable.ts'

const phones = ['phone', 'upright']

/** The width that the fan has. */
const roomFor = (room: LayoutShape, folded: boolean): number =>
  (room.width - (folded ? 300 * room.scale : room.rail)) / room.scale - (room.kind === 'tablet' ? 250 : 330)

/** Of the player who looks. */
export function Hand({ folded }: { folded: boolean }) {
  const { t } = useWords()
  const p = usePosition()
  const room = useLayout()
  const viewer = useViewer()
  const cards = p?.piles[viewer].hand ?? []
  const row = phones.includes(room.kind)
  const wide = roomFor(room, folded)
  const spread = row ? null : fan(cards.length, wide, room.hand.width)
  const pans = spread === null || spread.width > wide
  const hand = useRef<HTMLElement>(null)
  return (
    <div className="hand-room">
      <section
        ref={hand}
        id="hand"
        className="hand"
        data-row={row || undefined}
        data-pans={(!row && pans) || undefined}
        data-empty={cards.length === 0 || undefined}
        aria-label={t('region.hand')}
        onWheel={({ currentTarget, deltaY }) => {
          currentTarget.scrollLeft += deltaY
        }}
      >
        <h2 className="sr">{t('region.hand')}</h2>
        <div className="fan" style={spread ? { width: spread.width } : undefined}>
          {cards.map((card, index) => {
            const place = spread?.cards[index]
            return (
              <HandCard
                key={card}
                card={card}
                shape={room}
                left={place?.left}
                drop={place?.drop}
                turn={place?.turn}
                free={place?.free}
              />
            )
          })}
        </div>
      </section>
      {pans && <Ends hand={hand} count={cards.length} wide={wide} />}
    </div>
  )
}

/** Where the hand goes on beyond an end, that is seen, and leads there. The keyboard goes from card to card. */
function Ends({ hand, count, wide }: { hand: RefObject<HTMLElement | null>; count: number; wide: number }) {
  const [ends, setEnds] = useState({ before: false, after: false })
  // biome-ignore lint/correctness/useExhaustiveDependencies: with other cards, or in another room, other ends are reached.
  useEffect(() => {
    const found = hand.current
    if (!found) return
    const look = () => {
      const before = found.scrollLeft > 8
      const after = found.scrollWidth - found.clientWidth - found.scrollLeft > 8
      setEnds((old) => (old.before === before && old.after === after ? old : { before, after }))
    }
    look()
    found.addEventListener('scroll', look)
    return () => found.removeEventListener('scroll', look)
  }, [hand, count, wide])
  return ([-1, 1] as const)
    .filter((way) => (way < 0 ? ends.before : ends.after))
    .map((way) => (
      <button
        key={way}
        type="button"
        className="hand-end"
        tabIndex={-1}
        aria-hidden
        data-way={way}
        onClick={() =>
          hand.current?.scrollBy({ left: way * 240, behavior: isStill() ? 'instant' : 'smooth' })
        }
      >
        {way < 0 ? '‹' : '›'}
      </button>
    ))
}

interface HandCardProps {
  card: CardId
  shape: LayoutShape
  /** Its place in the fan. */
  left: number | undefined
  drop: number | undefined
  turn: number | undefined
  free: number | undefined
}

const HandCard = memo(function HandCard({ card, shape, left, drop = 0, turn = 0, free }: HandCardProps) {
  const { t, speech } = useWords()
  const p = usePosition()
  const id = useId()
  const game = useGame()
  const loses = game !== null && lossesOf(game).some((loss) => loss.card === card)
  const choosable = useStore((state) => isChoosable(state, card))
  const chosen = useStore((state) => state.chosen.includes(card))
  const picked = useStore((state) => state.picked === card)
  const playable = usePlayable(game, card)
  const drag = useCardDrag(card)
  if (!p) return null
  const printed = facts(p, card)
  const take = (byKey: boolean) => {
    actions().pick(picked ? null : card, byKey ? 'keyboard' : 'pointer')
    if (byKey && !picked) focusPlaces()
  }
  const show = () => actions().show(card)
  const words = { card: printed.title }
  const label = loses ? t('force.fromHand', words) : choosable ? t('answer.choose', words) : printed.title
  const { width, height } = shape.hand
  return (
    <>
      <button
        type="button"
        ref={drag}
        className="hand-card"
        data-card={card}
        data-picked={picked || undefined}
        data-legal={choosable || undefined}
        data-playable={playable || undefined}
        data-chosen={chosen || undefined}
        aria-label={label}
        aria-describedby={id}
        style={{ width, height, left, '--drop': `${drop}px`, '--turn': `${turn}deg` }}
        onPointerEnter={show}
        onFocus={show}
        onClick={({ detail }) => (choosable ? actions().choose(card) : take(detail === 0))}
      >
        <CardFace
          card={printed}
          size={shape.kind === 'phone' ? 'strip' : 'hand'}
          width={width}
          numbers={numbersNow(p, card)}
          // Lifted, nothing lies over it.
          {...(free === undefined || picked ? {} : { free })}
        />
      </button>
      <span id={id} hidden>
        {described(t, speech, p, card)}
      </span>
    </>
  )
})
