/** A player's seat: who sits there, the Life Force, and the four piles as thick as they are. */

import { memo } from 'react'
import { actions } from '../../store/index.ts'
import {
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
} from '../../views/index.ts'
import { Glyph } from '../card/glyphs.tsx'
import { Back, CardPicture, Crest } from '../card/Picture.tsx'
import { doNow } from '../decision/doing.ts'
import { pin } from '../layout/table-view.ts'
import { useGame, usePosition, useViewer, useWords } from '../use.ts'

const shown = ['reserve', 'force', 'used', 'lost'] as const satisfies PileName[]
const life = ['reserve', 'force', 'used'] as const

type Shown = (typeof shown)[number]

interface SideProps {
  p: Position
  player: Player
  own: boolean
}

function Side({ p, player, own }: SideProps) {
  const { t } = useWords()
  const piles = p.piles[player]
  const count = life.reduce((sum, pile) => sum + piles[pile].length, 0)
  return (
    <section
      className={own ? 'seat own-seat' : 'seat their-seat'}
      data-side={player}
      aria-label={t(own ? 'region.yourPiles' : 'region.opponentPiles')}
    >
      <div className="sitter">
        <Crest side={player} />
        <h2 className="who">
          <b>{t(`sideOf.${player}`)}</b>
          <span>{t(own ? 'you' : 'opponent')}</span>
        </h2>
        <p className="life" title={t('pile.lifeForce')}>
          <b>{count}</b>
          <span>{t('pile.lifeForce')}</span>
        </p>
      </div>
      <dl className="piles">
        {shown.map((pile) => (
          <Pile key={pile} p={p} player={player} pile={pile} />
        ))}
      </dl>
      {!own && <Backs player={player} count={piles.hand.length} />}
      {piles.out.length > 0 && <OutOfPlay count={piles.out.length} />}
    </section>
  )
}

/** How many cards make a pile a layer thicker, and how thick it can be. */
const perLayer = 5
const mostLayers = 6

/** A pile lies as thick as it is; of the Lost Pile one sees the top card. */
function Pile({ p, player, pile }: { p: Position; player: Player; pile: Shown }) {
  const { t } = useWords()
  const game = useGame()
  const cards = p.piles[player][pile]
  const [top] = cards
  const open = pile === 'lost' && top !== undefined
  return (
    <div className="pile" data-pile={pile} data-empty={cards.length === 0 || undefined}>
      <dt>
        <span className="long">{t(`pile.${pile}`)}</span>
        <span className="short" aria-hidden="true">
          {t(`pile.short.${pile}`)}
        </span>
      </dt>
      <dd>
        <Layers player={player} count={cards.length} face={open ? top : undefined} p={p} />
        <span className="pile-count">{cards.length}</span>
        {game && game.decision?.by === player && <PileAct game={game} pile={pile} />}
        {open && game && <LookInto game={game} player={player} />}
        {open && <OnTop p={p} card={top} />}
      </dd>
    </div>
  )
}

interface LayersProps {
  player: Player
  count: number
  /** The card that lies on top, face up. */
  face: CardId | undefined
  p: Position
}

const Layers = memo(
  function Layers({ player, count, face, p }: LayersProps) {
    const layers = Math.min(mostLayers, Math.ceil(count / perLayer))
    return Array.from({ length: layers }, (_, index) => {
      const off = layers - 1 - index
      const last = off === 0
      return (
        <i
          // biome-ignore lint/suspicious/noArrayIndexKey: layers have no other name.
          key={index}
          className={last ? 'layer-top' : 'layer-under'}
          style={{ translate: `${-off}px ${-off}px` }}
        >
          {last && face !== undefined ? (
            <CardPicture card={facts(p, face)} width={124} height={172} />
          ) : (
            <Back side={player} />
          )}
        </i>
      )
    })
  },
  (one, other) => one.player === other.player && one.count === other.count && one.face === other.face,
)

/** The opponent's hand, face down. */
function Backs({ player, count }: { player: Player; count: number }) {
  const { t } = useWords()
  return (
    <p className="backs">
      {Array.from({ length: Math.min(count, 8) }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: equal backs in a row.
        <i key={index} aria-hidden="true">
          <Back side={player} />
        </i>
      ))}
      <span className="long">{t('pile.inHand', { count })}</span>
      <span className="short" aria-hidden="true">
        <Glyph name="hand" />
        {count}
      </span>
    </p>
  )
}

/** What a click on a pile of the one who decides does now; or tries, so that Why tells the reason. */
function PileAct({ game, pile }: { game: Game<Position>; pile: Shown }) {
  const { t } = useWords()
  const { activate, draw } = forceActs(game)
  const loss = lossesOf(game).find(({ from }) => from === pile)
  const name = t(`pile.${pile}`)
  const damage = damageLosses(game).find(({ from }) => from === pile)
  const asksForAction = game.decision?.kind === 'action'
  let act: { say: string; go: () => void; legal: boolean } | null = null
  if (loss)
    act = { say: t('force.topOf', { pile: name }), go: () => actions().choose(loss.card), legal: true }
  else if (damage) act = { say: t('force.topOf', { pile: name }), go: () => doNow(game, damage), legal: true }
  else if (pile === 'reserve' && asksForAction)
    act = {
      say: t('force.activateFrom', { pile: name }),
      go: () => doNow(game, { kind: 'activate', count: 1 }),
      legal: activate > 0,
    }
  else if (pile === 'force' && asksForAction)
    act = {
      say: t('force.drawFrom', { pile: name }),
      go: () => doNow(game, { kind: 'draw', count: 1 }),
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
      className="look-into"
      aria-label={label}
      title={label}
      onClick={() => doNow(game, { kind: 'look', of: player, place: 'lost' })}
    >
      <Glyph name="look" />
    </button>
  )
}

/** The top card of a Lost Pile can be read by everybody. (KRN-067) */
function OnTop({ p, card }: { p: Position; card: CardId }) {
  const { t } = useWords()
  const show = () => actions().show(card)
  return (
    <button
      type="button"
      className="pile-act on-top"
      data-zoom={card}
      aria-label={t('pile.top', { card: facts(p, card).title })}
      onPointerEnter={show}
      onFocus={show}
      onClick={() => pin(card)}
    />
  )
}

function OutOfPlay({ count }: { count: number }) {
  const { t } = useWords()
  return (
    <button
      type="button"
      className="quiet-button out-of-play"
      onClick={() => actions().setDialog('out of play')}
    >
      {t('pile.open', { pile: t('pile.out') })} ({count})
    </button>
  )
}

/** The seat below: of whoever looks. */
export function YourPiles() {
  const p = usePosition()
  const viewer = useViewer()
  return p && <Side p={p} player={viewer} own />
}

/** The seat above. */
export function OpponentPiles() {
  const p = usePosition()
  const viewer = useViewer()
  return p && <Side p={p} player={opponentOf(viewer)} own={false} />
}
