/** What the game waits for: what, why, what can be done, and what passing means. */

import {
  actions,
  type CardId,
  facts,
  type Game,
  lossesOf,
  opponentOf,
  type Player,
  type Position,
  useStore,
  type Way,
} from '../../store/index.ts'
import { costText, useGame, useWords } from '../use.ts'
import { Answers } from './Answers.tsx'
import { ForceActs } from './ForceActs.tsx'
import { Losing } from './Losing.tsx'
import { Uses } from './Uses.tsx'

interface OfferButtonProps {
  p: Position
  offer: Way
  /** Cards that come along. */
  company?: readonly CardId[]
  onDone?: () => void
}

export function OfferButton({ p, offer, company = [], onDone }: OfferButtonProps) {
  const { t, speech } = useWords()
  return (
    <button
      type="button"
      className="offer"
      onClick={() => {
        actions().chooseOffer(offer, company)
        onDone?.()
      }}
    >
      <span>
        {'using' in offer ? speech.offerLong(p, offer) : speech.deploymentLong(p, offer)}
        {company.length > 0 && (
          <small>
            {' '}
            {t('choice.with', { cards: company.map((card) => facts(p, card).title).join(', ') })}
          </small>
        )}
      </span>
      {'using' in offer && <span className="offer-cost">{costText(t, offer.cost)}</span>}
    </button>
  )
}

const most = 6

function Held({ game, card }: { game: Game<Position>; card: CardId }) {
  const p = game.state
  const { t } = useWords()
  const targets = useStore((state) => state.targets)
  const fromHand = useStore((state) => state.fromHand)
  // Gaps between locations have their names on the table only.
  const offers = [...new Set([...targets.values()].flat())].filter(({ to }) => !('place' in to))
  const name = facts(p, card).title
  return (
    <>
      <p>{t(targets.size > 0 ? 'decision.carrying' : 'decision.stuck', { card: name })}</p>
      <div className="acts">
        {offers.slice(0, fromHand ? most * 3 : most).map((offer) => (
          <OfferButton key={JSON.stringify(offer.intent)} p={p} offer={offer} />
        ))}
        <Uses game={game} card={card} />
        <div className="two">
          {!fromHand && (
            <button type="button" className="quiet-button" onClick={() => actions().setDialog('actions')}>
              {t('decision.what')}
              {offers.length > most ? ` (${t('decision.more', { count: offers.length - most })})` : ''}
            </button>
          )}
          <button type="button" className="quiet-button" onClick={() => actions().pick(null)}>
            {t('decision.putBack')} <kbd>{t('helpDialog.keyName.escape')}</kbd>
          </button>
        </div>
      </div>
    </>
  )
}

function Asked({ game }: { game: Game<Position> }) {
  const { t, speech } = useWords()
  const card = useStore(({ picked }) => picked)
  const { decision, state: p } = game
  if (!decision) return <Over p={p} />
  const { by, kind, mayPass } = decision
  const handy = p.turn.phase === 'move' || p.turn.phase === 'deploy'
  const { title, text, passing } = speech.decision(p, decision)
  return (
    <>
      <h2 data-side={by}>{title}</h2>
      {text && <p>{text}</p>}
      {card !== null ? (
        <Held game={game} card={card} />
      ) : (
        kind === 'action' && handy && <p>{t('decision.hint')}</p>
      )}
      {kind === 'action' && card === null && <ForceActs game={game} />}
      {lossesOf(game).length > 0 ? (
        <Losing game={game} />
      ) : (
        <Answers key={JSON.stringify(decision)} p={p} decision={decision} />
      )}
      {kind === 'response' && card === null && (
        <div className="acts">
          <Uses game={game} card={null} />
        </div>
      )}
      {mayPass && (
        <button type="button" className="pass" onClick={() => actions().pass()}>
          {t('pass')}{' '}
          <span aria-hidden="true">
            <kbd>{t('helpDialog.keyName.space')}</kbd>
          </span>
        </button>
      )}
      {passing && <p className="small">{passing}</p>}
      {mayPass && kind === 'action' && card === null && <Onward p={p} />}
    </>
  )
}

function Over({ p }: { p: Position }) {
  const { t } = useWords()
  if (!p.winner) return <p>{t('decision.over')}</p>
  return (
    <>
      <h2 data-side={p.winner}>{t('over.won', { side: t(`sideOf.${p.winner}`) })}</h2>
      <p>{t('over.text')}</p>
      <button type="button" className="main-button" onClick={() => actions().setDialog('new game')}>
        {t('newGame.open')}
      </button>
    </>
  )
}

/** In a free position both sides move: on to the other one's move phase. */
function Onward({ p }: { p: Position }) {
  const { t } = useWords()
  const given = useStore(({ source }) => source?.lesson || source?.game)
  if (given) return null
  const side = t(`side.${opponentOf(p.turn.player as Player)}`)
  return (
    <button type="button" className="quiet-button" onClick={() => actions().changeSides()}>
      {t('decision.changeSides', { side })}
    </button>
  )
}

export function Decision() {
  const { t } = useWords()
  const game = useGame()
  return (
    <section id="decision" className="decision box" aria-label={t('region.decision')}>
      {game ? <Asked game={game} /> : <p>{t('decision.none')}</p>}
    </section>
  )
}
