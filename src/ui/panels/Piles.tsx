/** A player's Life Force and piles. */

import {
  forceActs,
  type Game,
  lossesOf,
  opponentOf,
  type PileName,
  type Player,
  type Position,
} from '../../store/index.ts'
import { type T, useGame, usePosition, useViewer, useWords } from '../use.ts'
import { doNow, lose } from './doing.ts'

const shown = ['reserve', 'force', 'used', 'lost'] as const satisfies PileName[]
const life = ['reserve', 'force', 'used'] as const

function Bar({ p, player }: { p: Position; player: Player }) {
  const counts = life.map((pile) => p.piles[player][pile].length)
  const whole = Math.max(
    60,
    counts.reduce((sum, count) => sum + count, 0),
  )
  return (
    <div className="life" aria-hidden="true">
      {life.map((pile, index) => (
        <i key={pile} data-pile={pile} style={{ width: `${((counts[index] ?? 0) / whole) * 100}%` }} />
      ))}
    </div>
  )
}

function Side({ p, player, t, own }: { p: Position; player: Player; t: T; own: boolean }) {
  const game = useGame()
  const piles = p.piles[player]
  const count = life.reduce((sum, pile) => sum + piles[pile].length, 0)
  return (
    <section
      className="side-piles"
      data-side={player}
      aria-label={t(own ? 'region.yourPiles' : 'region.opponentPiles')}
    >
      <h2>
        {t(`side.${player}`)} · {t(own ? 'you' : 'opponent')}
      </h2>
      <p className="life-count">
        <span>{t('pile.life', { count })}</span>
        <span>{t('pile.hand', { count: piles.hand.length })}</span>
      </p>
      <Bar p={p} player={player} />
      {!own && piles.hand.length > 0 && <Backs count={piles.hand.length} />}
      <dl className="piles">
        {shown.map((pile) => (
          <div key={pile} className="pile" data-pile={pile}>
            <dt>{t(`pile.${pile}`)}</dt>
            <dd>
              {piles[pile].length}
              {own && game && <PileAct game={game} pile={pile} />}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** The opponent's hand, face down. */
function Backs({ count }: { count: number }) {
  return (
    <div className="backs" aria-hidden="true">
      {Array.from({ length: Math.min(count, 14) }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: equal backs in a row.
        <i key={index} />
      ))}
    </div>
  )
}

/** What a click on one of your piles does now. */
function PileAct({ game, pile }: { game: Game<Position>; pile: PileName }) {
  const { t } = useWords()
  const { activate, draw } = forceActs(game)
  const loss = lossesOf(game).find(({ from }) => from === pile)
  const name = t(`pile.${pile === 'force' || pile === 'used' || pile === 'lost' ? pile : 'reserve'}`)
  let act: { say: string; go: () => void } | null = null
  if (loss) act = { say: t('force.topOf', { pile: name }), go: () => lose(game, loss.card) }
  else if (pile === 'reserve' && activate > 0)
    act = { say: t('force.activateFrom', { pile: name }), go: () => doNow(game, { activate: { count: 1 } }) }
  else if (pile === 'force' && draw > 0)
    act = { say: t('force.drawFrom', { pile: name }), go: () => doNow(game, { draw: { count: 1 } }) }
  return (
    act && <button type="button" className="pile-act" aria-label={act.say} title={act.say} onClick={act.go} />
  )
}

export function YourPiles() {
  const p = usePosition()
  const { t } = useWords()
  const viewer = useViewer()
  return p && <Side p={p} player={viewer} t={t} own />
}

export function OpponentPiles() {
  const p = usePosition()
  const { t } = useWords()
  const viewer = useViewer()
  return p && <Side p={p} player={opponentOf(viewer)} t={t} own={false} />
}
