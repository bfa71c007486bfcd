/** Cards that can be played, and texts that can be used, as buttons. */

import { useEffect, useMemo } from 'react'
import { actions, useStore } from '../../store/index.ts'
import {
  aboutIntent,
  type CardId,
  type Game,
  isDoneWithOneCard,
  type LegalIntent,
  legalIntents,
  type Position,
  showsHand,
} from '../../views/index.ts'
import { Sum } from '../parts/Parts.tsx'
import { costText, useWords } from '../use.ts'
import { WhichText } from './OfferButton.tsx'

const most = 16

/** What is offered here in answer or in a fight alone: at other times it is done elsewhere on the table. */
const inAnswer: ReadonlySet<string> = new Set(['play', 'deploy', 'use', 'move'])

/** What can be used of a card on the table. */
export const playableCardsOf = (game: Game<Position>, card: CardId): LegalIntent[] =>
  legalIntents(
    game,
    (intent) =>
      (intent.kind === 'use' || (isDoneWithOneCard(intent.kind) && intent.kind !== 'forfeit')) &&
      aboutIntent(intent).card === card,
  )

/** What can be used of one card; without a card, everything that answers what has just happened. */
export function PlayableCards({
  game,
  card,
  openly,
}: {
  game: Game<Position>
  card: CardId | null
  openly?: boolean
}) {
  const responding = game.decision?.kind === 'response'
  const fighting = Boolean(game.state.battle || game.state.attack)
  const intents = useMemo(() => {
    if (card !== null) return playableCardsOf(game, card)
    return legalIntents(game, (intent) => {
      if (openly && showsHand(game.state, intent)) return false
      if (inAnswer.has(intent.kind)) return responding || fighting
      return intent.kind === 'react' || intent.kind === 'fire' || intent.kind === 'attack'
    })
  }, [game, card, openly, responding, fighting])
  return (
    <>
      {intents.slice(0, most).map((legal, index) => (
        <Use
          key={JSON.stringify(legal.intent)}
          p={game.state}
          {...legal}
          // Of several ways to use a card the first says what that does.
          tells={
            intents.findIndex(({ intent }) => aboutIntent(intent).card === aboutIntent(legal.intent).card) ===
            index
          }
        />
      ))}
    </>
  )
}

const leave = () => actions().pointAt([])

function Use({ p, tells, intent, cost, parts = [], open }: { p: Position; tells: boolean } & LegalIntent) {
  const { speech } = useWords()
  const by = useStore(({ history }) => history?.games[history.at]?.decision?.by)
  const label = () => {
    if (intent.kind === 'move') {
      return speech.offerLong(p, { intent, using: intent.using, class: 'unlimited', cost, to: intent.to })
    }
    return speech.deedLong(p, { intent, to: { table: true }, cost, ...(open ? { open } : {}) })
  }
  const { t } = useWords()
  // What it would be done to: two cards of one title are told apart on the table.
  const point = () => actions().pointAt(aboutIntent(intent).cards)
  useEffect(() => leave, [])
  return (
    <button
      type="button"
      className="offer"
      onPointerEnter={point}
      onPointerLeave={leave}
      onFocus={point}
      onBlur={leave}
      onClick={() => by && actions().answer({ by, act: intent })}
    >
      <span>
        {label()}
        <WhichText p={p} intent={intent} any={tells} />
        <Sum p={p} parts={parts} />
      </span>
      {intent.kind === 'move' && <span className="offer-cost">{costText(t, cost)}</span>}
    </button>
  )
}
