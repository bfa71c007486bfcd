/** What the game waits for: what, why, what can be done, and what passing means. */

import {
  actions,
  type CardId,
  facts,
  type Game,
  type Offer,
  opponentOf,
  type Player,
  type Position,
  useStore,
} from '../../store/index.ts'
import { slotWord } from '../card/words.ts'
import { costText, type T, useGame, useWords } from '../use.ts'

/** The name of the place that an offer leads to. */
export function placeOf(t: T, p: Position, { to }: Offer): string {
  if ('location' in to) return facts(p, to.location).title
  if ('aboard' in to) {
    const ship = facts(p, to.aboard).title
    return to.slot ? `${ship} (${slotWord(t, [to.slot])})` : ship
  }
  return to.orbits === null ? t('place.deepSpace', { parsec: to.parsec }) : facts(p, to.orbits).title
}

export function OfferButton({ p, offer, onDone }: { p: Position; offer: Offer; onDone?: () => void }) {
  const { t, speech } = useWords()
  return (
    <button
      type="button"
      className="offer"
      onClick={() => {
        actions().chooseOffer(offer)
        onDone?.()
      }}
    >
      <span>
        <b>{speech.offer(p, offer)}</b> {t('actions.at', { place: placeOf(t, p, offer) })}
      </span>
      <span className="offer-cost">{costText(t, offer.cost)}</span>
    </button>
  )
}

const most = 6

function Held({ p, card }: { p: Position; card: CardId }) {
  const { t } = useWords()
  const targets = useStore((state) => state.targets)
  const offers = [...new Set([...targets.values()].flat())]
  const name = facts(p, card).title
  return (
    <>
      <p>{t(offers.length > 0 ? 'decision.carrying' : 'decision.stuck', { card: name })}</p>
      <div className="acts">
        {offers.slice(0, most).map((offer) => (
          <OfferButton key={JSON.stringify(offer.intent)} p={p} offer={offer} />
        ))}
        <div className="two">
          <button type="button" className="quiet-button" onClick={() => actions().setDialog('actions')}>
            {t('decision.what')}
            {offers.length > most ? ` (${t('decision.more', { count: offers.length - most })})` : ''}
          </button>
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
  if (!decision) return <p>{t('decision.over')}</p>
  const { kind, by } = decision
  const action = kind === 'action'
  const why = action
    ? 'decision.whyAction'
    : kind === 'response'
      ? 'decision.whyResponse'
      : 'decision.whyOther'
  return (
    <>
      <h2 data-side={by}>{speech.decision(p, decision)}</h2>
      {card === null ? (
        <p title={t(why)}>{action ? t('decision.hint') : t(why)}</p>
      ) : (
        <Held p={p} card={card} />
      )}
      {decision.mayPass && (
        <>
          <button type="button" className="pass" onClick={() => actions().pass()}>
            {t('pass')}{' '}
            <span aria-hidden="true">
              <kbd>{t('helpDialog.keyName.space')}</kbd>
            </span>
          </button>
          <p className="small">{t(action ? 'decision.passAction' : 'decision.passResponse')}</p>
          {action && card === null && <Onward p={p} />}
        </>
      )}
    </>
  )
}

/** In a free position both sides move: on to the other one's move phase. */
function Onward({ p }: { p: Position }) {
  const { t } = useWords()
  const lesson = useStore(({ source }) => source?.lesson)
  if (lesson) return null
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
