/** A new game for two at one device: their decks, the rules, the seed. */

import { useState } from 'react'
import {
  actions,
  anyPosition,
  type DeckProblem,
  type Edition,
  type Player,
  useStore,
} from '../../store/index.ts'
import { DeckChoice as KeptDeck } from '../decks/DeckChoice.tsx'
import { useWishes } from '../first/wishes.ts'
import { usePosition, useWords } from '../use.ts'
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
  const [decks, setDecks] = useState<Record<Player, string | null>>({ light: null, dark: null })
  const [edition, setEdition] = useState<Edition>(useWishes.getState().edition)
  const [seed, setSeed] = useState(anySeed)
  const [problems, setProblems] = useState<readonly DeckProblem[]>([])
  return (
    <form
      className="new-game"
      onSubmit={(event) => {
        event.preventDefault()
        setProblems(actions().startGame({ decks, edition, seed }))
      }}
    >
      <p className="small">{t('newGame.about')}</p>
      <div className="decks">
        {players.map((player) => (
          <DeckChoice
            key={player}
            player={player}
            text={decks[player]}
            problems={problems.filter((problem) => problem.player === player)}
            onChange={(text) => setDecks({ ...decks, [player]: text })}
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

interface DeckChoiceProps {
  player: Player
  text: string | null
  problems: readonly DeckProblem[]
  onChange: (text: string | null) => void
}

function DeckChoice({ player, text, problems, onChange }: DeckChoiceProps) {
  const { t } = useWords()
  const [kept, setKept] = useState<string | null>(null)
  return (
    <fieldset data-side={player}>
      <legend>{t('newGame.deck', { side: t(`sideOf.${player}`) })}</legend>
      <label className="radio">
        <input
          type="radio"
          name={`deck-${player}`}
          checked={text === null}
          onChange={() => {
            setKept(null)
            onChange(null)
          }}
        />
        {t('newGame.starter')}
      </label>
      <label className="radio">
        <input
          type="radio"
          name={`deck-${player}`}
          checked={text !== null && kept === null}
          onChange={() => {
            setKept(null)
            onChange('')
          }}
        />
        {t('newGame.own')}
      </label>
      <KeptDeck
        side={player}
        label={t('newGame.kept')}
        value={kept}
        onChange={(option) => {
          setKept(option.id)
          onChange(option.list)
        }}
      />
      {text !== null && kept === null && <p className="small">{t('newGame.starting')}</p>}
      {text !== null && kept === null && (
        <textarea
          value={text}
          rows={9}
          spellCheck={false}
          placeholder={t('newGame.example')}
          aria-label={t('newGame.list', { side: t(`sideOf.${player}`) })}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
      {problems.length > 0 && <Problems problems={problems} />}
    </fieldset>
  )
}

function Problems({ problems }: { problems: readonly DeckProblem[] }) {
  const { speech } = useWords()
  const p = usePosition()
  return (
    <ul className="problems" role="alert">
      {problems.map(({ reason }) => (
        <li key={JSON.stringify(reason)}>{speech.reason(p ?? anyPosition(), reason)}</li>
      ))}
    </ul>
  )
}
