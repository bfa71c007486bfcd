/** A player's Life Force and piles. */

import { opponentOf, type PileName, type Player, type Position } from '../../store/index.ts'
import { type T, usePosition, useViewer, useWords } from '../use.ts'

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
      <dl className="piles">
        {shown.map((pile) => (
          <div key={pile} className="pile" data-pile={pile}>
            <dt>{t(`pile.${pile}`)}</dt>
            <dd>{piles[pile].length}</dd>
          </div>
        ))}
      </dl>
    </section>
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
