/** A player's Life Force and piles. */

import {
  actions,
  type CardId,
  damageLosses,
  facts,
  forceActs,
  type Game,
  lossesOf,
  opponentOf,
  type PileName,
  type Player,
  type Position,
} from '../../store/index.ts'
import { type T, useGame, usePosition, useViewer, useWords } from '../use.ts'
import { doNow } from './doing.ts'

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
              {game && game.decision?.by === player && <PileAct game={game} pile={pile} />}
              {pile === 'lost' && game && piles.lost.length > 0 && <LookInto game={game} player={player} />}
            </dd>
          </div>
        ))}
      </dl>
      <OnTop p={p} card={piles.lost[0]} />
      {piles.out.length > 0 && <OutOfPlay count={piles.out.length} />}
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

/** What a click on a pile of the one who decides does now; or tries, so that Why tells the reason. */
function PileAct({ game, pile }: { game: Game<Position>; pile: PileName }) {
  const { t } = useWords()
  const { activate, draw } = forceActs(game)
  const loss = lossesOf(game).find(({ from }) => from === pile)
  const name = t(`pile.${pile === 'force' || pile === 'used' || pile === 'lost' ? pile : 'reserve'}`)
  const damage = damageLosses(game).find(({ lose }) => lose.from === pile)
  const asksForAction = game.decision?.kind === 'action'
  let act: { say: string; go: () => void; legal: boolean } | null = null
  if (loss)
    act = { say: t('force.topOf', { pile: name }), go: () => actions().choose(loss.card), legal: true }
  else if (damage) act = { say: t('force.topOf', { pile: name }), go: () => doNow(game, damage), legal: true }
  else if (pile === 'reserve' && asksForAction)
    act = {
      say: t('force.activateFrom', { pile: name }),
      go: () => doNow(game, { activate: { count: 1 } }),
      legal: activate > 0,
    }
  else if (pile === 'force' && asksForAction)
    act = {
      say: t('force.drawFrom', { pile: name }),
      go: () => doNow(game, { draw: { count: 1 } }),
      legal: draw > 0,
    }
  if (!act) return null
  const label = act.legal ? act.say : t('place.refused', { name: act.say })
  return (
    <button
      type="button"
      className="pile-act"
      data-legal={act.legal || undefined}
      aria-label={label}
      title={label}
      onClick={act.go}
    />
  )
}

/** A Lost Pile lies face up, and yet nobody may look through it for that: Why tells the rule. (KRN-018) */
function LookInto({ game, player }: { game: Game<Position>; player: Player }) {
  const { t } = useWords()
  const name = t('pile.look', { pile: t('pile.lost') })
  const label = t('place.refused', { name })
  return (
    <button
      type="button"
      className="pile-act"
      aria-label={label}
      title={label}
      onClick={() => doNow(game, { look: { of: player, place: 'lost' } })}
    />
  )
}

/** The top card of a Lost Pile can be read by everybody. (KRN-067) */
function OnTop({ p, card }: { p: Position; card: CardId | undefined }) {
  const { t } = useWords()
  if (card === undefined) return null
  const show = () => actions().show(card)
  return (
    <button
      type="button"
      className="quiet-button on-top"
      onPointerEnter={show}
      onFocus={show}
      onClick={() => actions().showCard(card)}
    >
      {t('pile.top', { card: facts(p, card).title })}
    </button>
  )
}

function OutOfPlay({ count }: { count: number }) {
  const { t } = useWords()
  return (
    <button type="button" className="quiet-button" onClick={() => actions().setDialog('out of play')}>
      {t('pile.open', { pile: t('pile.out') })} ({count})
    </button>
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
