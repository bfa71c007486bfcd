/** Above: the opponent's seat, the six phases, the turn, undo, and the menu. */

import { actions, mayUndo, useStore } from '../../store/index.ts'
import { canRedo, phases } from '../../views/index.ts'
import { useLayout } from '../layout/layout-shape.ts'
import { setView, useView } from '../layout/table-view.ts'
import { useKeyText } from '../moving/key-words.ts'
import { OpponentPiles } from '../seat/Piles.tsx'
import { MiniMap } from '../table/MiniMap.tsx'
import { turnText, useGame, usePosition, useWords } from '../use.ts'
import { GoBack } from './GoBack.tsx'
import { Menu } from './Menu.tsx'
import { Tool } from './Tool.tsx'

/** On a phone, what is asked stands there as well. */
export function TopBar({ folded }: { folded: boolean }) {
  const { kind } = useLayout()
  const phone = kind === 'phone' || kind === 'upright'
  return (
    <header className="top">
      <h1 className="sr">Landspeed</h1>
      <OpponentPiles />
      <Phases />
      {phone && <Ask />}
      {phone && <MiniMap />}
      <Tools logFolds={folded || phone} oneTouch={kind !== 'desk'} />
    </header>
  )
}

/** Those of the turn; none is the current one before the first turn. */
export function Phases() {
  const { t } = useWords()
  const p = usePosition()
  // At the start of the game it is nobody's turn.
  const begun = p !== null && p.turn.number > 0
  return (
    <ol className="phases" aria-label={t('phases')}>
      {p &&
        phases.map((phase) => (
          <li
            key={phase}
            data-side={p.turn.player}
            aria-current={begun && phase === p.turn.phase ? 'step' : undefined}
            data-done={phases.indexOf(phase) < phases.indexOf(p.turn.phase) || undefined}
          >
            {t(`phase.${phase}`)}
          </li>
        ))}
    </ol>
  )
}

/** On a phone, what is asked stands above the table; pressed, it opens the sheet with the decision. */
function Ask() {
  const { t, speech } = useWords()
  const game = useGame()
  const sheet = useView((view) => view.sheet)
  const picked = useStore(({ picked, history }) =>
    picked === null || !history ? null : (history.games[history.at]?.state.cards[picked] ?? null),
  )
  if (!game?.decision) return null
  const { title } = speech.decision(game.state, game.decision)
  return (
    <button
      type="button"
      className="ask"
      data-side={game.decision.by}
      aria-expanded={sheet === true}
      onClick={() => setView({ sheet: document.querySelector('[data-sheet="open"]') === null })}
    >
      <b>{picked ? t('ask.place', { card: speech.name(game.state, picked.id) }) : title}</b>
    </button>
  )
}

/** On a desk help is in the menu, and has its key: there the head has the words of the others. */
function Tools({ logFolds, oneTouch }: { logFolds: boolean; oneTouch: boolean }) {
  const { t } = useWords()
  const p = usePosition()
  const log = useView((view) => view.log)
  const undoable = useStore(mayUndo)
  const undoKey = useKeyText('undo')
  const redoKey = useKeyText('redo')
  const helpKey = useKeyText('help')
  const redoable = useStore(({ history }) => history !== null && canRedo(history))
  return (
    <div className="tools">
      {p && (
        <p className="turn" data-side={p.turn.player}>
          {turnText(t, p)}
        </p>
      )}
      {logFolds && (
        <Tool
          glyph="log"
          said={t('log.open')}
          wide={t('region.log')}
          pressed={log}
          does={() => setView({ log: !log })}
        />
      )}
      <Tool
        glyph="undo"
        said={t('undo')}
        wide={t('undo')}
        title={undoKey}
        disabled={!undoable}
        does={() => actions().undo()}
      />
      <GoBack />
      <Tool
        glyph="redo"
        said={t('redo')}
        title={redoKey}
        disabled={!redoable}
        kind="redo"
        does={() => actions().redo()}
      />
      {oneTouch && (
        <Tool
          glyph="help"
          said={t('help')}
          title={helpKey}
          kind="help"
          does={() => actions().setDialog('help')}
        />
      )}
      <Menu />
    </div>
  )
}
