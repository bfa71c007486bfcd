/** The screen on which a game against an opponent of ours is begun. */

import { useState } from 'react'
import { readyLists } from '../../store/decks/printed.ts'
import {
  actions,
  type DeckProblem,
  recallDecks,
  recallWish,
  rememberDecks,
  useStore,
} from '../../store/index.ts'
import type { Player } from '../../views/index.ts'
import { DeckCards, listOf, titleOf, useDecks, usualDeck, type Wanted } from '../decks/DeckCards.tsx'
import { anySeed, Terms } from '../dialogs/Terms.tsx'
import { Page } from '../parts/Page.tsx'
import { useWords } from '../use.ts'
import { MistakesDoor } from './MistakesDoor.tsx'
import { LevelChoice, PaceChoice, SideChoice } from './OpponentChoice.tsx'
import { RecordOfGames } from './RecordOfGames.tsx'

/** The decks that were wanted last. What was pasted is not kept. */
function wantedLast(): Record<Player, Wanted> {
  const known = recallDecks()
  return { light: { ...usualDeck, ...known.light }, dark: { ...usualDeck, ...known.dark } }
}

/** It comes as it was left the last time. */
export function Practise() {
  const { t } = useWords()
  const [wish, setWish] = useState(recallWish)
  const [decks, setDecks] = useState(wantedLast)
  const edition = useStore((state) => state.edition)
  const [terms, setTerms] = useState(() => ({ edition, seed: anySeed() }))
  const [problems, setProblems] = useState<readonly DeckProblem[]>([])
  const options = useDecks()
  const begin = async () => {
    const lists = async () => ({
      light: await listOf(decks.light, 'light', terms.seed, options),
      dark: await listOf(decks.dark, 'dark', terms.seed, options),
    })
    const { problems: unready, ...ready } = await actions().patiently(lists().then(readyLists))
    const titles = {
      light: titleOf(decks.light, 'light', options),
      dark: titleOf(decks.dark, 'dark', options),
    }
    const wrong = unready.length > 0 ? unready : actions().startPractice(wish, { ...terms, ...ready, titles })
    setProblems(wrong)
    if (wrong.length === 0) rememberDecks(decks)
  }
  const other: Player = wish.side === 'light' ? 'dark' : 'light'
  return (
    <Page name="practise" title={t('practice.title')} about={t('practice.about')} place="Death Star: Trench">
      <form
        onSubmit={(event) => {
          event.preventDefault()
          void begin()
        }}
      >
        <LevelChoice wish={wish} onChange={setWish} />
        <div className="practise-row">
          <SideChoice wish={wish} onChange={setWish} />
          <PaceChoice wish={wish} onChange={setWish} />
        </div>
        {([wish.side, other] as const).map((side) => (
          <DeckCards
            key={side}
            side={side}
            title={t(side === wish.side ? 'practice.own' : 'practice.other')}
            wanted={decks[side]}
            options={options}
            problems={problems.filter(({ player }) => player === side)}
            onChange={(wanted) => setDecks({ ...decks, [side]: wanted })}
          />
        ))}
        <details className="practise-terms">
          <summary>{t('practice.more')}</summary>
          <Terms terms={terms} onChange={setTerms} />
        </details>
        <div className="practise-go">
          <button type="submit" className="main-button">
            {t('practice.begin')}
          </button>
        </div>
      </form>
      <RecordOfGames />
      <MistakesDoor />
    </Page>
  )
}
