/** A new game for two at one device: their decks, the rules, the seed. */

import { useState } from 'react'
import { actions, type DeckProblem, type Edition, type Player, useStore } from '../../store/index.ts'
import { DeckCards, listOf, useDecks, usualDeck, type Wanted } from '../decks/DeckCards.tsx'
import { useWishes } from '../first/wishes.ts'
import { useWords } from '../use.ts'
import { EditionOptions } from './EditionOptions.tsx'
import { Window } from './Window.tsx'

const players: readonly Player[] = ['light', 'dark']

export function NewGame() {
  const { t } = useWords()
  const open = useStore(({ dialog }) => dialog === 'new game')
  return (
    <Window title={t('newGame.title')} open={open} onClose={() => actions().setDialog(null)} wide>
      {open && <NewGameForm />}
    </Window>
  )
}

/** The one that the address names, or any. */
const anySeed = () =>
  new URLSearchParams(window.location.search).get('seed') ?? Math.random().toString(36).slice(2, 8)

/** Decks, rules and seed; laid, the table comes by itself. */
export function NewGameForm() {
  const { t } = useWords()
  const [decks, setDecks] = useState<Record<Player, Wanted>>({ light: usualDeck, dark: usualDeck })
  const options = useDecks()
  const [edition, setEdition] = useState<Edition>(useWishes.getState().edition)
  const [seed, setSeed] = useState(anySeed)
  const [problems, setProblems] = useState<readonly DeckProblem[]>([])
  return (
    <form
      className="new-game"
      onSubmit={(event) => {
        event.preventDefault()
        const lists = {
          light: listOf(decks.light, 'light', seed, options),
          dark: listOf(decks.dark, 'dark', seed, options),
        }
        setProblems(actions().startGame({ decks: lists, edition, seed }))
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
        <label>
          {t('edition')}
          <select value={edition} onChange={({ target }) => setEdition(target.value as Edition)}>
            <EditionOptions />
          </select>
        </label>
        <label>
          {t('newGame.seed')}
          <input value={seed} maxLength={60} onChange={({ target }) => setSeed(target.value)} />
        </label>
        <button type="submit" className="main-button">
          {t('newGame.start')}
        </button>
      </div>
    </form>
  )
}
