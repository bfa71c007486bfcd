/** What the game waits for: what, why, what can be done, and what passing means. */

import { useDeferredValue } from 'react'
import { actions, awaited, isAskedOpenly, isOpponents, useStore } from '../../store/index.ts'
import {
  type Game,
  isToBeSeen,
  opponentOf,
  type Decision as Pending,
  type Player,
  type Position,
} from '../../views/index.ts'
import { Paying } from '../battle/Paying.tsx'
import { HeldCard } from '../hand/HeldCard.tsx'
import { useKeyText } from '../moving/key-words.ts'
import { useTouch } from '../moving/pointer.ts'
import { OpponentActs } from '../practice/OpponentActs.tsx'
import { useGame, useSeen, useWords } from '../use.ts'
import { cardsIn, SentenceWithCards } from '../why/SentenceWithCards.tsx'
import { Acts } from './Acts.tsx'
import { Passing } from './Passing.tsx'
import { PlayableCards } from './PlayableCards.tsx'
import { ResponseOptions } from './ResponseOptions.tsx'

function Asked({ game }: { game: Game<Position> }) {
  const { t, speech } = useWords()
  // The places are lit first, and then what can be done with the card is told.
  const card = useDeferredValue(useStore(({ picked }) => picked))
  const openly = useStore(isAskedOpenly)
  const touch = useTouch()
  const lesson = useStore(({ source }) => source?.lesson === true)
  const { decision, state: p } = game
  if (!decision) return <Over p={p} />
  const { by, kind, mayPass } = decision
  // Battles and attacks are begun, and fought, with what is listed.
  const fights = p.battle || p.attack || p.turn.phase === 'battle'
  const handy = p.turn.phase === 'move' || p.turn.phase === 'deploy'
  const { title, text } = speech.decision(p, decision)
  return (
    <>
      <h2 data-side={by}>{title}</h2>
      <div className="decision-body">
        {text && <p>{text}</p>}
        {card === null && <ResponseOptions game={game} openly={openly} />}
        {card !== null ? (
          <HeldCard game={game} card={card} />
        ) : (
          kind === 'action' &&
          handy &&
          !openly &&
          !decision.cards && <p>{t(touch ? 'decision.hintTouch' : 'decision.hint')}</p>
        )}
        {p.battle && card === null && <Paying game={game} />}
        <Acts game={game} held={card !== null} openly={openly} />
        {(kind === 'response' || (kind === 'action' && fights)) && card === null && (
          <div className="acts">
            <PlayableCards game={game} card={null} openly={openly} />
          </div>
        )}
        {!openly && mayPass && card === null && !lesson && watches(p, decision) && <Rest />}
        {openly && <Openly by={by} acting={kind === 'action'} />}
        {mayPass && kind === 'action' && card === null && !p.battle && !p.attack && <Onward p={p} />}
        <Passing game={game} openly={openly} />
      </div>
      {mayPass && <Pass side={by} by={openly ? by : null} />}
    </>
  )
}

/** Is somebody asked whether he will act in the turn of the other player? */
const watches = (p: Position, { by, kind }: Pending): boolean =>
  kind === 'action' && by !== p.turn.player && p.turn.number > 0 && !p.battle && !p.attack

/** Passes; for the other player, who is asked while one looks oneself, by name. */
function Pass({ side, by }: { side: Player; by: Player | null }) {
  const { t } = useWords()
  return (
    <button
      type="button"
      className="pass"
      data-side={side}
      data-other={by ? true : undefined}
      onClick={() => actions().pass()}
    >
      {by ? t('decision.passFor', { side: t(`sideOf.${by}`) }) : t('pass')}{' '}
      <span aria-hidden="true">
        <kbd>{useKeyText('pass')}</kbd>
      </span>
    </button>
  )
}

/** Passes every turn to act until the turn ends. */
function Rest() {
  const { t } = useWords()
  return (
    <button
      type="button"
      className="quiet-button"
      title={t('decision.restNote')}
      onClick={() => actions().rest()}
    >
      {t('decision.rest')}
    </button>
  )
}

/** The other player is asked, and his cards stay hidden: he may want to see them, or to be asked no more. */
function Openly({ by, acting }: { by: Player; acting: boolean }) {
  const { t } = useWords()
  const side = t(`sideOf.${by}`)
  return (
    <>
      <div className="two openly">
        <button type="button" className="quiet-button" onClick={() => actions().look(true)}>
          {t('decision.look', { side })}
        </button>
        {acting && <Rest />}
      </div>
      {acting && <p className="small">{t('decision.restNote')}</p>}
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
      <button type="button" className="main-button" onClick={() => actions().setDialog('after the game')}>
        {t('practice.after.open')}
      </button>
    </>
  )
}

/** In a free position both sides move: on to the other one's move phase. */
function Onward({ p }: { p: Position }) {
  const { t } = useWords()
  const given = useStore(({ source }) => source?.lesson || source?.game)
  if (given) return null
  const side = t(`side.${opponentOf(p.turn.player)}`)
  return (
    <>
      <button type="button" className="quiet-button" onClick={() => actions().changeSides()}>
        {t('decision.changeSides', { side })}
      </button>
      <button type="button" className="quiet-button" onClick={() => actions().setDialog('play on')}>
        {t('practice.playOn.open')}
      </button>
    </>
  )
}

/** What has come of an answer is looked at, before the device is handed to the other player. */
function Seen({ by }: { by: Player }) {
  const { t, speech } = useWords()
  const p = useSeen()
  const game = useGame()
  const side = t(`sideOf.${by}`)
  const lines = game?.events.filter(isToBeSeen).slice(-6) ?? []
  return (
    <>
      <h2 data-side={by}>{t('curtain.seen', { side })}</h2>
      <div className="decision-body">
        <p>{t('curtain.seenText')}</p>
        <ul className="seen-lines">
          {p &&
            lines.map((line, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: lines of a log have no other order.
              <li key={index} data-side={line.by}>
                <SentenceWithCards p={p} text={speech.log(p, line)} cards={cardsIn(p, line.with)} />
              </li>
            ))}
        </ul>
      </div>
      <button type="button" className="main-button" onClick={() => actions().handOver()}>
        {t('curtain.goOn', { side })}
      </button>
    </>
  )
}

/** While an opponent of ours decides, what it is about stands there. */
export function Decision() {
  const { t } = useWords()
  const next = useStore((state) => (state.seeing ? awaited(state) : null))
  const game = useGame()
  const theirs = useStore(isOpponents)
  return (
    <section
      id="decision"
      className="decision box"
      aria-label={t('region.decision')}
      data-side={next ?? game?.decision?.by ?? game?.state.turn.player}
    >
      {next ? (
        <Seen by={next} />
      ) : theirs ? (
        <OpponentActs />
      ) : game ? (
        <Asked game={game} />
      ) : (
        <p>{t('decision.none')}</p>
      )}
    </section>
  )
}
