/** The table: lanes of locations. It knows destinations, not rules. */

import { type CSSProperties, useEffect, useRef } from 'react'
import { useDrop } from 'react-dnd'
import { actions, allRows, type CardId, cardsOnTable, tablePlace, useStore } from '../../store/index.ts'
import { carried } from '../moving/drag.ts'
import { atPoint, listen, nudge } from '../moving/hands.ts'
import { droppedAt, useFirstLook, useMotion } from '../moving/motion.ts'
import { usePosition, useWords } from '../use.ts'
import { Gaps, newRows, OnTable } from './Gaps.tsx'
import { Lane } from './Lane.tsx'
import { Unit } from './Unit.tsx'

const intoView = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' })

export function Table() {
  const { t } = useWords()
  const p = usePosition()
  const room = useRef<HTMLElement | null>(null)
  const carrying = useStore(({ picked }) => picked !== null)
  const [, drop] = useDrop<{ card: CardId }, unknown, unknown>(
    {
      accept: carried,
      hover: (_item, monitor) => {
        const point = monitor.getClientOffset()
        nudge(room.current, point)
        actions().hover(atPoint(point))
      },
      drop: ({ card }, monitor) => {
        const point = monitor.getClientOffset()
        // A quick hand may let go before the card has been seen to be picked up.
        if (actions().picked !== card) actions().pick(card)
        const place = atPoint(point)
        droppedAt(card, point)
        if (place) actions().tryMove(place)
        return { place }
      },
    },
    [],
  )
  useMotion(room, p)
  useFirstLook(room)
  useEffect(() => (room.current ? listen(room.current) : undefined), [])
  const rows = p ? allRows(p) : []
  const onTable = useStore(({ targets }) => targets.has(tablePlace))
  const laying = useStore(
    ({ targets, picked }) => picked !== null && p !== null && newRows(p, picked, targets),
  )
  const beside = p ? [...cardsOnTable(p, 'dark'), ...cardsOnTable(p, 'light')] : []
  return (
    <section
      id="table"
      className="table"
      aria-label={t('region.table')}
      data-carrying={carrying || undefined}
      tabIndex={-1}
      style={{ '--lanes': Math.max(1, rows.length) } as CSSProperties}
      ref={(element) => {
        room.current = element
        drop(element)
      }}
    >
      {rows.map((row) => (
        <Lane key={row.name} row={row} />
      ))}
      {laying && (
        <div className="lane laying" ref={intoView}>
          <div className="lane-row">
            <Gaps rows={rows.map(({ name }) => name)} />
          </div>
        </div>
      )}
      {(beside.length > 0 || onTable) && (
        <div className="lane beside">
          <h2>{t('row.beside')}</h2>
          <div className="lane-row">
            {beside.map((card) => (
              <Unit key={card} card={card} />
            ))}
            <OnTable />
          </div>
        </div>
      )}
    </section>
  )
}
