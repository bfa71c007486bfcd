/** A new game for two at one device: their decks, the rules, the seed. */

import { useState } from 'react'
import { readyLists } from '../../store/decks/printed.ts'
import { actions, type DeckProblem, useStore } from '../../store/index.ts'
import type { Player } from '../../views/index.ts'
import { DeckCards, listOf, useDecks, usualDeck, type Wanted } from '../decks/DeckCards.tsx'
import { useWishes } from '../first/wishes.ts'
import { useWords } from '../use.ts'
import { anySeed, Terms } from './Terms.tsx'
import { Window } from './Window.tsx'

const players: readonly Player[] = ['light', 'dark']

/** The form is made anew each time that it is opened. */
export function NewGame() {
  const { t } = useWords()
  const open = useStore(({ dialog }) => dialog === 'new game')
  return (
    <Window title={t('newGame.title')} open={open} onClose={() => actions().setDialog(null)} wide>
      {open && <NewGameForm />}
    </Window>
  )
}

/** Decks, rules and seed; laid, the table comes by itself. */
export function NewGameForm() {
  const { t } = useWords()
  const [decks, setDecks] = useState<Record<Player, Wanted>>({ light: usualDeck, dark: usualDeck })
  const options = useDecks()
  const edition = useWishes.getState().edition
  const [terms, setTerms] = useState(() => ({ edition, seed: anySeed() }))
  const [problems, setProblems] = useState<readonly DeckProblem[]>([])
  const begin = async () => {
    const lists = async () => ({
      light: await listOf(decks.light, 'light', terms.seed, options),
      dark: await listOf(decks.dark, 'dark', terms.seed, options),
    })
    const { problems: wrong, ...ready } = await actions().patiently(lists().then(readyLists))
    setProblems(wrong.length > 0 ? wrong : actions().startGame({ ...terms, ...ready }))
  }
  return (
    <form
      className="new-game"
      onSubmit={(event) => {
        event.preventDefault()
        void begin()
      }}
    >
      <p className="small">{t('newGame.about')}</p>
      <div className="decks">
        {players.map((player) => (
          <DeckCards
            key={player}
            side={player}
            title={t('newGame.deck', { side: t(`sideOf.${player}`) })}
            wanted={decks[player]}
            options={options}
            problems={problems.filter((problem) => problem.player === player)}
            onChange={(wanted) => setDecks({ ...decks, [player]: wanted })}
          />
        ))}
      </div>
      <div className="terms">
        <Terms terms={terms} onChange={setTerms} />
        <button type="submit" className="main-button">
          {t('newGame.start')}
        </button>
      </div>
    </form>
  )
}
