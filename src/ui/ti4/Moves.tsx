/** The ships that are declared as moving: their paths, other paths, and their capacity slots. */

import { useMemo } from 'react'
import { useDrop } from 'react-dnd'
import { pressedNow } from '../../store/table/slips.ts'
import {
  considerMove,
  type Game,
  type Position,
  slotsOf,
  ti4Actions,
  unitOf,
  useTi4,
} from '../../store/ti4/index.ts'
import { UnitShape } from './glyphs.tsx'
import { clicked, put } from './hands.ts'
import { unitKind } from './UnitChip.tsx'
import { pathText, useGame, useWords } from './use.ts'

/** Nothing but in the movement step of an action. */
export function Moves() {
  const { t } = useWords()
  const game = useGame()
  const p = game?.state
  if (!game || p?.action?.part !== 'move') return null
  return (
    <section className="moves box" aria-label={t('region.moves')}>
      <h2 className="label">{t('region.moves')}</h2>
      {p.action.declared.length === 0 && <p className="quiet">{t('moves.none')}</p>}
      {p.action.declared.map(({ ship }) => (
        <Move key={ship} game={game} ship={ship} />
      ))}
    </section>
  )
}

function Move({ game, ship }: { game: Game<Position>; ship: number }) {
  const { t, speech } = useWords()
  const p = game.state
  const { path, carry } = p.action!.declared.find((one) => one.ship === ship)!
  const { speed, rifts, others } = useMemo(
    () => considerMove(game, p.player, ship, p.action!.active, { path, carry }),
    [game, p, ship, path, carry],
  )
  const name = speech.unit(p, ship)
  const redraw = () => {
    ti4Actions().pick(ship)
    ti4Actions().draw(true)
  }
  return (
    <div className="move">
      <h3>{name}</h3>
      <p>{t('moves.path', { path: pathText(p, speech, path), far: path.length, speed })}</p>
      {rifts > 0 && <p className="reason">{t('moves.rift', { count: rifts })}</p>}
      <Slots p={p} ship={ship} />
      <div className="two">
        {path.length > 0 && (
          <button type="button" className="quiet-button" onClick={redraw}>
            {t('moves.redraw', { ship: name })}
          </button>
        )}
        <button
          type="button"
          className="quiet-button"
          onClick={() => ti4Actions().tryIntent({ kind: 'stay', ship })}
        >
          {t('moves.stay', { ship: name })}
        </button>
      </div>
      {others.length > 0 && (
        <details>
          <summary>
            {t('moves.others', { ship: name })} ({others.length})
          </summary>
          <div className="acts">
            {others.slice(0, 12).map((other) => (
              <button
                key={other.join()}
                type="button"
                className="offer"
                onClick={() => ti4Actions().tryIntent({ kind: 'moveShip', ship, path: other, carry })}
              >
                {pathText(p, speech, other)}
              </button>
            ))}
          </div>
        </details>
      )}
    </div>
  )
}

/** The capacity slots of a ship: places for the unit in hand. */
function Slots({ p, ship }: { p: Position; ship: number }) {
  const { t, speech } = useWords()
  const slots = slotsOf(p, ship)
  const carrying = useTi4(({ held }) => held !== null && held.unit !== ship)
  const [, drop] = useDrop<{ unit: number }, unknown, unknown>(
    {
      accept: unitKind,
      drop: ({ unit }) => {
        pressedNow()
        put(unit, { system: null, unit: null, slot: ship })
        return {}
      },
    },
    [ship],
  )
  if (slots.length === 0) return null
  const name = speech.unit(p, ship)
  return (
    <ul
      className="slots"
      data-slot={ship}
      aria-label={t('moves.slots', { ship: name })}
      ref={(element) => {
        drop(element)
      }}
    >
      {slots.map((unit, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: slots are numbered.
        <li key={index}>
          {unit === null ? (
            <button
              type="button"
              className="capacity-slot"
              data-legal={carrying || undefined}
              aria-label={t('moves.slotFree', { ship: name })}
              onClick={({ nativeEvent }) => clicked(nativeEvent)}
            />
          ) : (
            <button
              type="button"
              className="capacity-slot"
              data-full
              aria-label={t('moves.slotFull', { unit: speech.unit(p, unit), ship: name })}
              title={speech.unit(p, unit)}
              onClick={() => ti4Actions().unload(unit, ship)}
            >
              <UnitShape type={unitOf(p, unit).type} />
              <span>{speech.name(unitOf(p, unit).name)}</span>
            </button>
          )}
        </li>
      ))}
    </ul>
  )
}
