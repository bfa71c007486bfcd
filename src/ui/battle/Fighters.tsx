/** One side of a battle: its cards in a row, as large as there is room for. */

import { cardsAboard, cardsOn, fightersOf, type Player, type Position } from '../../store/index.ts'
import { useRoom } from '../room/shape.ts'
import { Unit } from '../table/Unit.tsx'
import { useWords } from '../use.ts'

interface FightersProps {
  p: Position
  player: Player
  half: 'own' | 'theirs'
}

/** How wide a card is drawn, so that all of a side stand beside each other where that can be; in pixels. */
function widthFor(count: number, room: { kind: string; width: number; rail: number }): number {
  const most = room.kind === 'desk' ? 132 : room.kind === 'tablet' ? 118 : 132
  const least = room.kind === 'desk' ? 92 : 104
  const free = (room.width - room.rail - 60) / Math.max(1, count) - 14
  return Math.round(Math.max(least, Math.min(most, free)))
}

export function Fighters({ p, player, half }: FightersProps) {
  const { t } = useWords()
  const room = useRoom()
  const cards = fightersOf(p, player)
  const chips = room.kind === 'phone' || cards.length > 14
  const width = widthFor(cards.length, room)
  return (
    <section className="fighters" data-half={half} data-side={player} aria-label={t(`sideOf.${player}`)}>
      {cards.length === 0 && <p className="quiet">{t('battle.nobody')}</p>}
      {cards.map((card) => (
        <Unit
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
