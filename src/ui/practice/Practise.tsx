/** The screen on which a game against an opponent of ours is begun. */

import { useState } from 'react'
import { randomList } from '../../store/decks/ready.ts'
import {
  actions,
  type DeckProblem,
  type Edition,
  type Player,
  recallWish,
  useStore,
} from '../../store/index.ts'
import { EditionOptions } from '../top/EditionOptions.tsx'
import { useWords } from '../use.ts'
import { DeckOf, type Wanted } from './DeckOf.tsx'
import { LevelChoice, PaceChoice, SideChoice } from './OpponentChoice.tsx'

/** The seed that the address names, or any. */
const anySeed = () =>
  new URLSearchParams(window.location.search).get('seed') ?? Math.random().toString(36).slice(2, 8)

/** A deck as a game takes it: a list, or null for the side's usual one. */
const listOf = (wanted: Wanted, side: Player, seed: string): string | null =>
  wanted.kind === 'chosen' ? wanted.list : wanted.kind === 'random' ? randomList(side, seed) : wanted.text

const usual: Wanted = { kind: 'chosen', id: null, list: null, text: '' }

export function Practise() {
  const { t } = useWords()
  const [wish, setWish] = useState(recallWish)
  const [decks, setDecks] = useState<Record<Player, Wanted>>({ light: usual, dark: usual })
  const [edition, setEdition] = useState<Edition>(useStore((state) => state.edition))
  const [seed, setSeed] = useState(anySeed)
  const [problems, setProblems] = useState<readonly DeckProblem[]>([])
  const begin = () => {
    const lists = {
      light: listOf(decks.light, 'light', seed),
      dark: listOf(decks.dark, 'dark', seed),
    }
    setProblems(actions().startPractice(wish, { decks: lists, edition, seed }))
  }
  const other: Player = wish.side === 'light' ? 'dark' : 'light'
  return (
    <main className="practise" tabIndex={-1}>
      <header>
        <button type="button" className="quiet-button" onClick={() => actions().go('home')}>
          ← {t('toHome')}
        </button>
        <h1>{t('practice.title')}</h1>
        <p>{t('practice.about')}</p>
      </header>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          begin()
        }}
      >
        <LevelChoice wish={wish} onChange={setWish} />
        <div className="practise-row">
          <SideChoice wish={wish} onChange={setWish} />
          <PaceChoice wish={wish} onChange={setWish} />
        </div>
        <div className="practise-row">
          {([wish.side, other] as const).map((side) => (
            <DeckOf
              key={side}
              side={side}
              title={t(side === wish.side ? 'practice.own' : 'practice.other')}
              wanted={decks[side]}
              problems={problems.filter(({ player }) => player === side)}
              onChange={(wanted) => setDecks({ ...decks, [side]: wanted })}
            />
          ))}
        </div>
        <details className="practise-terms">
          <summary>{t('practice.more')}</summary>
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
        </details>
        <button type="submit" className="main-button">
          {t('practice.begin')}
        </button>
      </form>
    </main>
  )
}
