/** Many cards to choose among, as faces: what a search through a pile shows. */

import { useState } from 'react'
import {
  actions,
  type CardId,
  type Decision,
  facts,
  isAskedOpenly,
  openCards,
  type Position,
  useStore,
} from '../../store/index.ts'
import { CardFace } from '../card/CardFace.tsx'
import { Preview } from '../card/Preview.tsx'
import { described, typeWord } from '../card/words.ts'
import { Finish, HowMany } from '../panels/ChooseCards.tsx'
import { useGame, useWords } from '../use.ts'
import { Window } from './Window.tsx'

export function CardGrid() {
  const { speech } = useWords()
  const game = useGame()
  const open = useStore(({ dialog }) => dialog === 'cards')
  const decision = game?.decision
  const asks = decision?.kind === 'cards' || decision?.kind === 'order'
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
  const { t } = useWords()
  const openly = useStore(isAskedOpenly)
  const [wanted, setWanted] = useState('')
  const words = wanted.trim().toLowerCase()
  const cards = openly ? openCards(p, decision) : (decision.cards ?? [])
  const found = cards.filter((card) => {
    const printed = facts(p, card)
    return `${printed.title} ${typeWord(t, printed)}`.toLowerCase().includes(words)
  })
  return (
    <>
      <HowMany decision={decision} />
      <input
        type="search"
        className="search"
        value={wanted}
        placeholder={t('answer.find')}
        aria-label={t('answer.find')}
        onChange={({ target }) => setWanted(target.value)}
      />
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
      <Finish decision={decision} />
    </>
  )
}

function FaceButton({ p, decision, card }: { p: Position; decision: Decision; card: CardId }) {
  const { t } = useWords()
  const place = useStore((state) => state.chosen.indexOf(card))
  const printed = facts(p, card)
  const show = () => actions().show(card)
  return (
    <button
      type="button"
      className="grid-card"
      aria-label={`${printed.title}, ${described(t, p, card)}`}
      aria-pressed={place >= 0}
      data-chosen={place >= 0 || undefined}
      onPointerEnter={show}
      onFocus={show}
      onClick={() => actions().choose(card)}
    >
      <CardFace p={p} card={card} printed={printed} />
      {place >= 0 && <b className="mark">{decision.kind === 'order' ? place + 1 : '✓'}</b>}
    </button>
  )
}
