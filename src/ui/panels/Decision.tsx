/** What the game waits for: what, why, what can be done, and what passing means. */

import {
  actions,
  type Game,
  opponentOf,
  type Player,
  type Position,
  useStore,
  useWhole,
} from '../../store/index.ts'
import { Later, part } from '../later.tsx'
import { useGame, useWords } from '../use.ts'
import { Held } from './Held.tsx'
import { Uses } from './Uses.tsx'

export const acts = part(() => import('./Acts.tsx').then(({ Acts }) => Acts))

function Asked({ game }: { game: Game<Position> }) {
  const { t, speech } = useWords()
  const card = useStore(({ picked }) => picked)
  // Before that, nothing but moves can be offered.
  const whole = useWhole()
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
      {whole && <Later part={acts} props={{ game, held: card !== null }} />}
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
