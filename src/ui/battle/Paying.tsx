/** In the damage segment: every forfeit with what it would pay, and the Force that may be lost instead. */

import { actions, isAskedOpenly, useStore } from '../../store/index.ts'
import {
  type CardId,
  damageLosses,
  type Forfeit,
  facts,
  forfeitsOf,
  type Game,
  numberOfCard,
  owedForfeits,
  type Position,
  stillOwed,
} from '../../views/index.ts'
import { doNow } from '../decision/doing.ts'
import { LoseFromHand } from '../hand/LoseFromHand.tsx'
import { Sum } from '../parts/Parts.tsx'
import { useWords } from '../use.ts'
import { RuleLink } from '../why/RuleLink.tsx'

/** Nothing where neither a forfeit nor a loss of Force is offered. */
export function Paying({ game }: { game: Game<Position> }) {
  const { t } = useWords()
  const forfeits = forfeitsOf(game)
  const losses = damageLosses(game)
  if (forfeits.length === 0 && losses.length === 0) return null
  const owed = owedForfeits(game).length > 0
  const choice = (
    <div className="acts">
      {forfeits.map((forfeit) => (
        <ForfeitButton key={forfeit.card} game={game} forfeit={forfeit} />
      ))}
    </div>
  )
  return (
    <>
      <Must game={game} />
      {forfeits.length > 0 && owed && (
        <>
          <h3 className="label">{t('battle.forfeits')}</h3>
          {choice}
        </>
      )}
      {losses.length > 0 && <Losses game={game} />}
      {forfeits.length > 0 && !owed && (
        <details className="small">
          <summary>{t('battle.forfeitAnyway')}</summary>
          {choice}
        </details>
      )}
    </>
  )
}

/** The card that is held, as what it would pay. */
export function PayWith({ game, card }: { game: Game<Position>; card: CardId }) {
  const { t } = useWords()
  const forfeit = forfeitsOf(game).find((one) => one.card === card)
  const loss = damageLosses(game).find((lose) => lose.card === card)
  return (
    <>
      {forfeit && <ForfeitButton game={game} forfeit={forfeit} />}
      {loss && (
        <button type="button" className="offer" onClick={() => doNow(game, loss)}>
          {t('battle.loseIt', { card: facts(game.state, card).title })}
        </button>
      )}
    </>
  )
}

/** What keeps the player from passing. */
function Must({ game: { state: p, decision } }: { game: Game<Position> }) {
  const { t, speech } = useWords()
  const reasons = decision ? stillOwed(p, decision.by) : []
  if (reasons.length === 0) return null
  return (
    <div className="must">
      <p>{t('battle.must')}</p>
      <ul>
        {reasons.map((reason) => (
          <li key={`${reason.rule}/${reason.say}`}>
            {speech.reason(p, reason)} <RuleLink id={reason.rule} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function ForfeitButton({ game, forfeit }: { game: Game<Position>; forfeit: Forfeit }) {
  const { t } = useWords()
  const { card, value, immune, hit, load, left } = forfeit
  const p = game.state
  const owed = p.battle?.owed[game.decision?.by ?? 'light']
  const point = (at: number | null) => actions().point(at)
  const notes = [
    hit ? t('battle.isHit') : null,
    immune ? t('battle.isImmune') : null,
    load.length > 0 ? t('battle.with', { cards: load.map((one) => facts(p, one).title).join(', ') }) : null,
  ].filter(Boolean)
  const change = (was: number, now: number) => (was === now ? String(was) : `${was} → ${now}`)
  const pays =
    left.attrition === 0 && left.damage === 0
      ? t('battle.paysAll')
      : t('battle.pays', {
          attrition: change(owed?.attrition ?? 0, left.attrition),
          damage: change(owed?.damage ?? 0, left.damage),
        })
  return (
    <button
      type="button"
      className="offer forfeit"
      onPointerEnter={() => point(card)}
      onPointerLeave={() => point(null)}
      onFocus={() => point(card)}
      onBlur={() => point(null)}
      onClick={() => doNow(game, { kind: 'forfeit', card })}
    >
      <span>
        {t('battle.forfeit', { card: facts(p, card).title, count: value })}
        <small>{[pays, ...notes].join(' · ')}</small>
        <Sum p={p} parts={numberOfCard(p, card, 'forfeit')?.parts ?? []} />
      </span>
    </button>
  )
}

/** From which pile several are lost at once, and how many: what is owed, and no more than the pile has. */
function severalAtOnce({ state, decision }: Game<Position>, losses: ReturnType<typeof damageLosses>) {
  const by = decision?.by ?? 'light'
  const owed = state.battle?.owed[by].damage ?? 0
  return losses.flatMap(({ from }) => {
    const count = Math.min(owed, state.piles[by][from].length)
    return count > 1 ? [{ from, count }] : []
  })
}

/** Piles as buttons; the hand beside, unless it is not to be shown now. */
function Losses({ game }: { game: Game<Position> }) {
  const { t } = useWords()
  const openly = useStore(isAskedOpenly)
  const losses = damageLosses(game)
  const piles = losses.filter(({ from }) => from !== 'hand')
  const hand = openly ? [] : losses.filter(({ from }) => from === 'hand')
  const several = severalAtOnce(game, piles)
  const name = (from: string) => t(`pile.${from === 'force' || from === 'used' ? from : 'reserve'}`)
  return (
    <>
      <h3 className="label">{t('battle.lose')}</h3>
      {several.length > 0 && (
        <div className="two">
          {several.map(({ from, count }) => (
            <button
              key={from}
              type="button"
              className="offer narrow"
              onClick={() => actions().loseFrom(from, count)}
            >
              {t('battle.loseAll', { pile: name(from), count })}
            </button>
          ))}
        </div>
      )}
      <div className="two">
        {piles.map((intent) => (
          <button
            key={intent.from}
            type="button"
            className="offer narrow"
            onClick={() => doNow(game, intent)}
          >
            {t('battle.losePile', { pile: name(intent.from) })}
          </button>
        ))}
      </div>
      <LoseFromHand
        p={game.state}
        cards={hand.flatMap((lose) => lose.card ?? [])}
        lose={(card) => doNow(game, { kind: 'lose', from: 'hand', card })}
      />
    </>
  )
}
