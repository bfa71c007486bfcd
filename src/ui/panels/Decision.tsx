/** What the game waits for: what, why, what can be done, and what passing means. */

import {
  actions,
  type Game,
  lossesOf,
  opponentOf,
  type Player,
  type Position,
  useStore,
} from '../../store/index.ts'
import { useGame, useWords } from '../use.ts'
import { Answers } from './Answers.tsx'
import { ForceActs } from './ForceActs.tsx'
import { Held } from './Held.tsx'
import { Losing } from './Losing.tsx'
import { Uses } from './Uses.tsx'

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
