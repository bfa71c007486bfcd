/** One side of a battle: its cards in a row, as large as there is room for. */

import { cardsAboard, cardsOn, fightersOf, type Player, type Position } from '../../views/index.ts'
import { type LayoutShape, useLayout } from '../layout/layout-shape.ts'
import { CardStack } from '../table/CardStack.tsx'
import { useWords } from '../use.ts'

type Room = Pick<LayoutShape, 'kind' | 'width' | 'rail'>

interface FightersProps {
  p: Position
  player: Player
  half: 'own' | 'theirs'
}

/** How wide a card is drawn, so that all of a side stand beside each other where that can be; in pixels. */
function widthFor(count: number, room: Room): number {
  const most = room.kind === 'tablet' ? 118 : 132
  return Math.round(Math.max(leastOf(room), Math.min(most, freeFor(count, room))))
}

/** What is asked stands beside the stage on a phone that is held across, in pixels. */
const sheet = 280

/** How much room each of so many cards has in one row, in pixels. */
function freeFor(count: number, { kind, width, rail }: Room): number {
  if (kind === 'phone') return (width - sheet - 16) / Math.max(1, count) - 8
  if (kind === 'upright') return (width - 16) / Math.max(1, count) - 8
  return (width - rail - 60) / Math.max(1, count) - 14
}

const leastOf = ({ kind }: Room): number => (kind === 'desk' ? 92 : kind === 'phone' ? 101 : 104)

/** Where cards as pictures find no room, they are lines: always on a phone, else where there are too many. */
function asLines(count: number, room: Room): boolean {
  if (room.kind === 'phone' || room.kind === 'upright' || count > 14) return true
  return room.kind === 'tablet' && freeFor(Math.ceil(count / 2), room) < leastOf(room)
}

/** Cards become chips where they would be too narrow. */
export function Fighters({ p, player, half }: FightersProps) {
  const { t } = useWords()
  const room = useLayout()
  const cards = fightersOf(p, player)
  const chips = asLines(cards.length, room)
  const width = widthFor(cards.length, room)
  return (
    <section className="fighters" data-half={half} data-side={player} aria-label={t(`sideOf.${player}`)}>
      {cards.length === 0 && <p className="quiet">{t('battle.nobody')}</p>}
      {cards.map((card) => (
        <CardStack
          key={card}
          card={card}
          as={chips ? 'chip' : 'mini'}
          width={width}
          folded={chips ? cardsOn(p, card).length + cardsAboard(p, card).length : 0}
        />
      ))}
    </section>
  )
}
