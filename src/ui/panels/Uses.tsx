/** Cards that can be played, and texts that can be used, as buttons. */

import { useMemo } from 'react'
import {
  actions,
  type CardId,
  facts,
  type Game,
  type Intent,
  legalIntents,
  type Position,
  useStore,
} from '../../store/index.ts'
import { costText, useWords } from '../use.ts'

const most = 16

/** What can be played or used of one card; without a card, everything that answers what has just happened. */
export function Uses({ game, card }: { game: Game<Position>; card: CardId | null }) {
  const intents = useMemo(() => {
    return legalIntents(game, (intent) => {
      const use = 'play' in intent ? intent.play : 'use' in intent ? intent.use : null
      return card === null || use?.card === card
    })
  }, [game, card])
  return (
    <>
      {intents.slice(0, most).map(({ intent, cost }) => (
        <Use key={JSON.stringify(intent)} p={game.state} intent={intent} cost={cost} />
      ))}
    </>
  )
}

function Use({ p, intent, cost }: { p: Position; intent: Intent; cost: number }) {
  const { t, speech } = useWords()
  const by = useStore(({ history }) => history?.games[history.at]?.decision?.by)
  const title = (card: CardId) => facts(p, card).title
  const label = () => {
    if ('move' in intent) {
      const { move } = intent
      return speech.offerLong(p, { intent, using: move.using, class: 'unlimited', cost, to: move.to })
    }
    const use = 'play' in intent ? intent.play : 'use' in intent ? intent.use : null
    // What is not told here yet goes by its own word.
    if (!use) return Object.keys(intent).join(' ')
    const about = [use.targets.map(title).join(', '), use.to === undefined ? '' : title(use.to)].filter(
      Boolean,
    )
    const what = t('play' in intent ? 'use.play' : 'use.use', { card: title(use.card) })
    return about.length > 0 ? `${what}: ${about.join(' → ')}` : what
  }
  return (
    <button type="button" className="offer" onClick={() => by && actions().answer({ by, act: intent })}>
      <span>{label()}</span>
      <span className="offer-cost">{costText(t, cost)}</span>
    </button>
  )
}
