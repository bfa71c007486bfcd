/** What stands between the two sides: what was drawn and played, the totals over their bar, and what is owed or may be fired. */

import { useSettings, useStore } from '../../store/index.ts'
import {
  type Forfeit,
  forfeitsOf,
  type Game,
  opponentOf,
  type Player,
  type Position,
  type SideInBattle,
  sideInBattle,
  sourcesOf,
} from '../../views/index.ts'
import { Draws } from '../draws/Draws.tsx'
import { NumberOf } from '../parts/Parts.tsx'
import { useWords } from '../use.ts'
import { BattleDebts } from './BattleDebts.tsx'
import { Shots } from './Shots.tsx'
import { ShownHere } from './ShownHere.tsx'

/** The forfeit that is pointed at, or whose card is held: what it would pay is shown on the pips. */
function usePreview(game: Game<Position>): Forfeit | null {
  const picked = useStore((state) => state.picked)
  const pointed = useStore((state) => state.pointed)
  const card = pointed ?? picked
  return card === null ? null : (forfeitsOf(game).find((forfeit) => forfeit.card === card) ?? null)
}

/** Follows the forfeit that is pointed at: what it would pay is striped. */
export function BattleTotals({ game, viewer }: { game: Game<Position>; viewer: Player }) {
  const preview = usePreview(game)
  // They lie beside the totals that they change; those that wait stand over everything.
  const drawn = useStore((state) => state.drawn !== null)
  const waits = useSettings((settings) => settings.waitForDestiny)
  const p = game.state
  const { battle } = p
  if (!battle) return null
  const sides = [sideInBattle(p, battle, opponentOf(viewer)), sideInBattle(p, battle, viewer)] as const
  return (
    <div className="clash">
      <ShownHere />
      {drawn && !waits && <Draws />}
      <Sum p={p} sides={sides} winner={battle.winner} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls. */}
      <div className="clash-end" tabIndex={0}>
        <Shots game={game} />
        <BattleDebts p={p} sides={sides} decides={game.decision?.by} preview={preview} />
      </div>
    </div>
  )
}

interface SumProps {
  p: Position
  sides: readonly [SideInBattle, SideInBattle]
  winner: Player | null
}

function Sum({ p, sides, winner }: SumProps) {
  const { t } = useWords()
  const [theirs, own] = sides
  const ahead = theirs.total > own.total ? theirs : own
  const count = Math.abs(theirs.total - own.total)
  const side = t(`sideOf.${winner ?? ahead.player}`)
  const all = Math.max(1, theirs.total + own.total)
  return (
    <div className="clash-sum">
      <p aria-live="polite">
        {winner
          ? t('battle.winsBy', { side, count })
          : count === 0
            ? t(p.battle?.total ? 'battle.even' : 'battle.level')
            : t('battle.leads', { side, count })}
      </p>
      <div className="totals">
        {sides.map((one, index) => (
          <div
            key={one.player}
            className="battle-side"
            data-side={one.player}
            data-behind={one.total < (sides[1 - index]?.total ?? 0) || undefined}
          >
            <h3>
              <span className="sr">{t(`side.${one.player}`)} </span>
              <b key={one.total} className="orb">
                <NumberOf p={p} name={t('parts.total')} total={one.total} parts={one.made} />
              </b>
            </h3>
          </div>
        ))}
        <i aria-hidden="true">{t('battle.to')}</i>
      </div>
      <div className="tug" aria-hidden="true">
        {sides.map(({ player, total }) => (
          <i key={player} data-side={player} style={{ flexGrow: Math.max(0, total) / all }} />
        ))}
      </div>
      <div className="adds">
        {sides.map((one) => (
          <Adds key={one.player} p={p} side={one} />
        ))}
      </div>
    </div>
  )
}

/** What a total comes from, and by what ability destiny may be drawn. */
function Adds({ p, side }: { p: Position; side: SideInBattle }) {
  const { t } = useWords()
  const sources = sourcesOf(side)
  const { player, ability, abilityMade, battleDestiny, attritionDestiny, destinies: may } = side
  // Where nothing but the cards counts, that is the total.
  const onlyCards = !sources?.destinies && !sources?.texts
  const from = [
    ...(sources && !onlyCards ? [t('battle.fromCards', { count: sources.cards })] : []),
    ...(sources?.destinies ? [t('battle.fromDestinies', { count: sources.destinies })] : []),
    ...(sources?.texts ? [t('battle.fromTexts', { count: sources.texts })] : []),
    ...(attritionDestiny !== null ? [t('battle.attritionDestiny', { number: attritionDestiny })] : []),
  ]
  return (
    <div className="adds-of" data-side={player}>
      {from.length > 0 && <span className="adds-part">{from.join(' · ')}</span>}
      {battleDestiny === null && !p.battle?.total && (
        <span className="adds-part">
          {t('parts.ability')}{' '}
          <NumberOf p={p} name={t('parts.ability')} total={ability} parts={abilityMade} />
          {t('battle.colon')}
          {may > 0 ? t('battle.willDraw', { count: may }) : t('battle.willNotDraw')}
        </span>
      )}
    </div>
  )
}
