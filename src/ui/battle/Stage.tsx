/**
 * The battle: the poster of its location, grown to a stage. Both sides face each other across the totals; what is drawn
 * and played lies between them, and what is owed.
 */

import { useEffect, useRef } from 'react'
import { facts, type Game, opponentOf, type Position, placeTitle, sideInBattle } from '../../views/index.ts'
import { useArt } from '../art/index.ts'
import { Glyph } from '../card/glyphs.tsx'
import { useLayout } from '../layout/layout-shape.ts'
import { listen } from '../moving/input.ts'
import { useDropRoom } from '../moving/use-drop-room.ts'
import { MiniMap } from '../table/MiniMap.tsx'
import { useGame, useViewer, useWords } from '../use.ts'
import { BattleTotals } from './BattleTotals.tsx'
import { Fighters } from './Fighters.tsx'
import { Segments } from './Segments.tsx'
import { fold, useStage } from './stage-view.ts'

/** Open, folded to a line, or away, as the player has left it; nothing without a battle. */
export function Stage() {
  const game = useGame()
  const stage = useStage()
  if (!game?.state.battle || stage === 'none') return null
  return stage === 'folded' ? <Folded game={game} /> : <Open game={game} away={stage === 'away'} />
}

/** Put away, it stays in sight as a line that brings it back. */
function Folded({ game: { state: p } }: { game: Game<Position> }) {
  const { t } = useWords()
  const { battle } = p
  if (!battle) return null
  const total = (player: 'light' | 'dark') => sideInBattle(p, battle, player).total
  return (
    <button type="button" className="stage-line" onClick={() => fold(false)}>
      <Glyph name="weapon" />{' '}
      {t('battle.unfold', { place: placeTitle(p, battle.at), dark: total('dark'), light: total('light') })}
    </button>
  )
}

/** The table beneath is out of reach while the stage is open. */
function useTableBeneath(away: boolean): void {
  useEffect(() => {
    const table = document.querySelector<HTMLElement>('#table')
    if (!table || away) return
    table.inert = true
    return () => {
      table.inert = false
    }
  }, [away])
}

function Open({ game, away }: { game: Game<Position>; away: boolean }) {
  const { t } = useWords()
  const viewer = useViewer()
  const { kind } = useLayout()
  const box = useRef<HTMLElement>(null)
  const drop = useDropRoom(box)
  useTableBeneath(away)
  useEffect(() => (box.current ? listen(box.current) : undefined), [])
  const p = game.state
  const { battle } = p
  if (!battle) return null
  const theirs = opponentOf(viewer)
  const phone = kind === 'phone' || kind === 'upright'
  return (
    <section
      ref={(element) => {
        box.current = element
        drop(element)
      }}
      className="stage"
      data-away={away || undefined}
      data-small={phone || undefined}
      aria-label={t('battle.region')}
      data-segment={battle.segment}
    >
      <Backdrop p={p} at={battle.at} />
      {!phone && (
        // biome-ignore lint/a11y/noStaticElementInteractions: the map's own buttons are pressed; the stage only makes way.
        // biome-ignore lint/a11y/useKeyWithClickEvents: a key presses those buttons too, and comes here as a click.
        <div className="stage-map" onClick={() => fold(true)}>
          <MiniMap pictured />
        </div>
      )}
      <header>
        <h2>
          <Glyph name="weapon" /> {t('battle.title', { place: placeTitle(p, battle.at) })}
        </h2>
        <p>{t('battle.begun', { side: t(`sideOf.${battle.initiator}`) })}</p>
        <Segments now={battle.segment} />
        <button type="button" className="quiet-button" onClick={() => fold(true)}>
          {t('battle.fold')}
        </button>
      </header>
      <Fighters p={p} player={theirs} half="theirs" />
      <BattleTotals game={game} viewer={viewer} />
      <Fighters p={p} player={viewer} half="own" />
    </section>
  )
}

/** The view of the place, behind everything. */
function Backdrop({ p, at }: { p: Position; at: number }) {
  const art = useArt()
  const { width, height } = useLayout()
  const size = [Math.ceil((width * 0.8) / 80) * 80, Math.ceil((height * 0.8) / 80) * 80] as const
  return (
    <>
      {art && (
        <img
          className="stage-scene"
          alt=""
          draggable={false}
          src={art.sceneArt(facts(p, at), ...size, { horizon: 0.5, unit: 1.5 })}
        />
      )}
      <span className="stage-shade" aria-hidden="true" />
    </>
  )
}
