/**
 * The battle under way, beside the table and never over it: what both sides have and where it comes from, the destinies,
 * what is owed, and what would pay for it. A chunk of its own.
 */

import {
  battleJustOver,
  type Forfeit,
  forfeitsOf,
  type Game,
  opponentOf,
  type Player,
  type Position,
  placeTitle,
  type SideInBattle,
  sideInBattle,
  useStore,
} from '../../store/index.ts'
import { cardsIn, Told } from '../panels/Told.tsx'
import { NumberOf } from '../parts/Parts.tsx'
import { useGame, useSeen, useViewer, useWords } from '../use.ts'
import { Attack } from './Attack.tsx'
import { Meters } from './Meters.tsx'
import { Paying } from './Paying.tsx'
import { Segments } from './Segments.tsx'
import { Strength } from './Strength.tsx'

export function Battle() {
  const game = useGame()
  if (!game) return null
  if (game.state.attack) return <Attack game={game} />
  return game.state.battle ? <UnderWay game={game} /> : <JustOver />
}

/** The forfeit that is pointed at, or whose card is held: what it would pay is shown on the meters. */
function usePreview(game: Game<Position>): Forfeit | null {
  const picked = useStore((state) => state.picked)
  const pointed = useStore((state) => state.pointed)
  const card = pointed ?? picked
  return card === null ? null : (forfeitsOf(game).find((forfeit) => forfeit.card === card) ?? null)
}

function UnderWay({ game }: { game: Game<Position> }) {
  const { t } = useWords()
  const viewer = useViewer()
  const preview = usePreview(game)
  const p = game.state
  const { battle } = p
  if (!battle) return null
  const sides = [viewer, opponentOf(viewer)].map((player) => sideInBattle(p, battle, player))
  const decides = game.decision?.by
  return (
    <section className="battle box" aria-label={t('battle.region')}>
      <h2>
        <span aria-hidden="true">⚔ </span>
        {t('battle.title', { place: placeTitle(p, battle.at) })}
      </h2>
      <Segments now={battle.segment} />
      <div className="sides">
        {sides.map((side) => (
          <Side
            key={side.player}
            p={p}
            side={side}
            winner={battle.winner}
            decides={side.player === decides}
            preview={side.player === decides ? preview : null}
          />
        ))}
      </div>
      {battle.total && !battle.winner && <p className="small">{t('battle.even')}</p>}
      <Paying game={game} />
    </section>
  )
}

interface SideProps {
  p: Position
  side: SideInBattle
  winner: Player | null
  decides: boolean
  preview: Forfeit | null
}

function Side({ p, side, winner, decides, preview }: SideProps) {
  const { t } = useWords()
  const { player, total, made, start } = side
  return (
    <div className="battle-side" data-side={player} data-decides={decides || undefined}>
      <h3>
        {t(`side.${player}`)}{' '}
        <b>
          <NumberOf p={p} name={t('parts.total')} total={total} parts={made} />
        </b>
        {winner === player && <small>{t('battle.wins')}</small>}
      </h3>
      <Strength p={p} side={side} />
      {start && <Meters p={p} side={side} start={start} preview={preview} />}
    </div>
  )
}

/** What the log tells, and a summary leaves out. */
const details = [
  'battle initiated',
  'segment begins',
  'destinies counted',
  'destiny drawn',
  'destiny total',
  'joins the battle',
  'left the battle',
  'battle over',
]

/** A battle that the last answer has brought to its end would be gone before it was seen. */
function JustOver() {
  const { t, speech } = useWords()
  const p = useSeen()
  const history = useStore((state) => state.history)
  const lines = history ? battleJustOver(history) : []
  if (lines.length === 0 || !p) return null
  return (
    <section className="battle box" aria-label={t('battle.region')}>
      <h2>
        <span aria-hidden="true">⚔ </span>
        {t('battle.over')}
      </h2>
      <ul className="battle-told">
        {lines
          .filter(({ say }) => !details.includes(say))
          .map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines of a log have no other order.
            <li key={index} data-side={line.by}>
              <Told p={p} text={speech.log(p, line)} cards={cardsIn(p, line.with)} />
            </li>
          ))}
      </ul>
    </section>
  )
}
