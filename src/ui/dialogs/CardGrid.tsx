/** Cards to choose among, or to look at, as faces: what a search through a deck or pile shows. */

import { useState } from 'react'
import { actions, folded, isAskedOpenly, useStore, withWords } from '../../store/index.ts'
import {
  type CardId,
  type Decision,
  facts,
  openCards,
  type Position,
  shownFor,
  showsCards,
} from '../../views/index.ts'
import { CardFace } from '../card/CardFace.tsx'
import { numbersNow } from '../card/numbers.ts'
import { Preview } from '../card/Preview.tsx'
import { described, typeWord } from '../card/words.ts'
import { Finish, HowMany } from '../decision/ChooseCards.tsx'
import { useGame, useWords } from '../use.ts'
import { Window } from './Window.tsx'

/** More cards than these are looked through by title. */
const few = 12

export function CardGrid() {
  const { speech } = useWords()
  const game = useGame()
  const open = useStore(({ dialog }) => dialog === 'cards')
  const decision = game?.decision
  const asks = decision != null && showsCards(decision)
  return (
    <Window
      title={game && decision ? speech.decision(game.state, decision).title : ''}
      open={open && asks}
      onClose={() => actions().setDialog(null)}
      wide
    >
      {open && asks && game && <Grid p={game.state} decision={decision} />}
    </Window>
  )
}

function Grid({ p, decision }: { p: Position; decision: Decision }) {
  const { t, speech } = useWords()
  const openly = useStore(isAskedOpenly)
  const [wanted, setWanted] = useState('')
  const cards = openly ? openCards(p, decision) : shownFor(decision)
  const wordsOf = (card: CardId) => folded(`${facts(p, card).title} ${typeWord(t, facts(p, card))}`)
  const found = withWords(cards, wanted, wordsOf) ?? cards
  const { text, passing } = speech.decision(p, decision)
  return (
    <>
      <p className="small">{text}</p>
      <HowMany decision={decision} />
      {cards.length > few && (
        <input
          type="search"
          className="search"
          value={wanted}
          placeholder={t('answer.find')}
          aria-label={t('answer.find')}
          onChange={({ target }) => setWanted(target.value)}
        />
      )}
      <div className="grid-and-preview">
        <ul className="card-grid" aria-label={t('answer.found', { count: found.length })}>
          {found.map((card) => (
            <li key={card}>
              <FaceButton p={p} decision={decision} card={card} />
            </li>
          ))}
        </ul>
        <Preview />
      </div>
      <div className="last-word">
        <Finish decision={decision} />
        {decision.mayPass && (
          <button type="button" className="main-button" title={passing} onClick={() => actions().pass()}>
            {t(decision.kind === 'cards' ? 'answer.goOn' : 'pass')}
          </button>
        )}
      </div>
    </>
  )
}

/** What is shown and cannot be chosen can be read all the same. */
function FaceButton({ p, decision, card }: { p: Position; decision: Decision; card: CardId }) {
  const { t, speech } = useWords()
  const place = useStore((state) => state.chosen.indexOf(card))
  const printed = facts(p, card)
  const choosable = decision.cards?.includes(card) === true
  const show = () => actions().show(card)
  const take = () => {
    show()
    if (choosable) actions().choose(card)
  }
  return (
    <button
      type="button"
      className="grid-card"
      aria-label={`${printed.title}, ${described(t, speech, p, card)}`}
      aria-pressed={choosable ? place >= 0 : undefined}
      aria-disabled={!choosable}
      data-chosen={place >= 0 || undefined}
      data-legal={choosable || undefined}
      onPointerEnter={show}
      onFocus={show}
      onClick={take}
    >
      <CardFace card={printed} size="hand" width={118} numbers={numbersNow(p, card)} />
      {place >= 0 && <b className="mark">{decision.kind === 'order' ? place + 1 : '✓'}</b>}
    </button>
  )
}
