/** Every location at a glance: a cell for each, its two bars being the two totals. Pressed, it goes there; to a finger, which no cell is large enough for, the whole is one button. */

import { memo } from 'react'
import {
  allRows,
  type CardId,
  facts,
  opponentOf,
  type Player,
  type Position,
  placeTitle,
  powersAt,
  powerThere,
} from '../../views/index.ts'
import { ScenePicture } from '../card/Picture.tsx'
import { useLayout } from '../layout/layout-shape.ts'
import { goTo } from '../layout/table-view.ts'
import { usePosition, useViewer, useWords } from '../use.ts'
import { MapMenu } from './MapMenu.tsx'
import { beside, worldsOf } from './worlds.ts'

const totalOf = (p: Position, player: Player, location: CardId): number =>
  powersAt(p, player, location).length > 0 ? powerThere(p, player, location) : 0

/** @param pictured each cell is the view of the place, with both totals in numbers. */
export const MiniMap = memo(function MiniMap({ pictured = false }: { pictured?: boolean }) {
  const { t } = useWords()
  const p = usePosition()
  const viewer = useViewer()
  const { touch } = useLayout()
  if (!p || allRows(p).length === 0) return null
  const worlds = worldsOf(p, viewer, false)
    .map(({ spots }) => spots.map(({ id }) => id).filter((id) => id !== beside))
    .filter((world) => world.length > 0)
  const sides = [opponentOf(viewer), viewer] as const
  const most = Math.max(1, ...worlds.flat().flatMap((at) => sides.map((side) => totalOf(p, side, at))))
  const now = (p.battle ?? p.attack)?.at
  const bars = (location: CardId) =>
    sides.map((side) => (
      <i key={side} data-side={side} style={{ height: `${(totalOf(p, side, location) / most) * 100}%` }} />
    ))
  if (touch && !pictured) return <MapMenu p={p} worlds={worlds} now={now} bars={bars} />
  return (
    <nav className="mini-map" data-pictured={pictured || undefined} aria-label={t('map.name')}>
      {worlds.map((world) => (
        <div key={world[0]}>
          {world.map((location) => (
            <button
              key={location}
              type="button"
              title={placeTitle(p, location)}
              aria-label={t('map.goTo', { place: placeTitle(p, location) })}
              data-now={now === location || undefined}
              onClick={() => goTo(location)}
            >
              {pictured ? <Cell p={p} location={location} sides={sides} /> : bars(location)}
            </button>
          ))}
        </div>
      ))}
    </nav>
  )
})

interface CellProps {
  p: Position
  location: CardId
  sides: readonly Player[]
}

function Cell({ p, location, sides }: CellProps) {
  return (
    <>
      <ScenePicture card={facts(p, location)} width={80} height={40} />
      {sides
        .filter((side) => powersAt(p, side, location).length > 0)
        .map((side) => (
          <b key={side} data-side={side}>
            {totalOf(p, side, location)}
          </b>
        ))}
    </>
  )
}
