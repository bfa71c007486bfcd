/** What the game waits for: what, why, what can be done, and what passing means. */

import {
  actions,
  type Game,
  isAskedOpenly,
  opponentOf,
  type Player,
  type Position,
  useStore,
} from '../../store/index.ts'
import { pass } from '../moving/pass.ts'
import { useGame, useWords } from '../use.ts'
import { Acts } from './Acts.tsx'
import { Held } from './Held.tsx'
import { Uses } from './Uses.tsx'

function Asked({ game }: { game: Game<Position> }) {
  const { t, speech } = useWords()
  const card = useStore(({ picked }) => picked)
  const openly = useStore(isAskedOpenly)
  const { decision, state: p } = game
  if (!decision) return <Over p={p} />
  const { by, kind, mayPass } = decision
  // Battles and attacks are begun, and fought, with what is listed.
  const fights = p.battle || p.attack || p.turn.phase === 'battle'
  const handy = p.turn.phase === 'move' || p.turn.phase === 'deploy'
  const { title, text, passing } = speech.decision(p, decision)
  return (
    <>
      <h2 data-side={by}>{title}</h2>
      {text && <p>{text}</p>}
      {card !== null ? (
        <Held game={game} card={card} />
      ) : (
        kind === 'action' && handy && !openly && !decision.cards && <p>{t('decision.hint')}</p>
      )}
      <Acts game={game} held={card !== null} openly={openly} />
      {(kind === 'response' || (kind === 'action' && fights)) && card === null && (
        <div className="acts">
          <Uses game={game} card={null} openly={openly} />
        </div>
      )}
      {mayPass && <Pass by={openly ? (by as Player) : null} />}
      {passing && <p className="small">{passing}</p>}
      {openly && <Openly by={by as Player} acting={kind === 'action'} />}
      {mayPass && kind === 'action' && card === null && !p.battle && !p.attack && <Onward p={p} />}
    </>
  )
}

/** Passes; for the other player, who is asked while one looks oneself, by name. */
function Pass({ by }: { by: Player | null }) {
  const { t } = useWords()
  return (
    <button type="button" className="pass" data-side={by ?? undefined} onClick={pass}>
      {by ? t('decision.passFor', { side: t(`sideOf.${by}`) }) : t('pass')}{' '}
      <span aria-hidden="true">
        <kbd>{t('helpDialog.keyName.space')}</kbd>
      </span>
    </button>
  )
}

/** The other player is asked, and his cards stay hidden: he may want to see them, or to be asked no more. */
function Openly({ by, acting }: { by: Player; acting: boolean }) {
  const { t } = useWords()
  const side = t(`sideOf.${by}`)
  return (
    <div className="two openly">
      <button type="button" className="quiet-button" onClick={() => actions().look(true)}>
        {t('decision.look', { side })}
      </button>
      {acting && (
        <button type="button" className="quiet-button" onClick={() => actions().rest()}>
          {t('decision.rest')}
        </button>
      )}
    </div>
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
