/**
 * The guide through a first game, where lessons have their strip: it explains what comes for the first time, tells what has
 * just happened, and leads to advice.
 */

import { useEffect, useRef, useState } from 'react'
import { actions, firstGameId, useStore } from '../../store/index.ts'
import { type Topic, topicsOf } from '../../views/guide.ts'
import { entriesOf } from '../../views/index.ts'
import { sayEntry } from '../log/LogRow.tsx'
import { Coach } from '../practice/Coach.tsx'
import { useGame, useSeen, useWords } from '../use.ts'
import { RuleLink } from '../why/RuleLink.tsx'
import { cardsIn, SentenceWithCards } from '../why/SentenceWithCards.tsx'
import { useGuideWords } from './say.ts'

/** A topic as it is noted. */
const noted = (topic: Topic): string => topic.replaceAll(' ', '-')

/** What is to be explained now: the first of what comes for the first time; `known` is what stands here, explained already. */
function useTopic(): { fresh: Topic | null; known: Topic | null } {
  const game = useGame()
  const side = useStore(({ source }) => source?.practice?.side)
  const explained = useStore((state) => state.explained)
  const all = game && side ? topicsOf(game, side) : []
  return {
    fresh: all.find((topic) => !explained.includes(noted(topic))) ?? null,
    known: all.at(-1) ?? null,
  }
}

/** What the last answers have brought about: the last line of the log that tells of more than a pass or a phase. */
function JustNow() {
  const say = useGuideWords()
  const { t, speech } = useWords()
  const p = useSeen()
  const history = useStore((state) => state.history)
  if (!p || !history) return null
  const entry = entriesOf(history).findLast(({ kind, line }) => line && kind && kind !== 'passes')
  if (!entry?.line) return null
  const [rule] = entry.line.cites
  return (
    <p className="about">
      <b>{say('just')}</b>{' '}
      <SentenceWithCards p={p} text={sayEntry(t, speech, p, entry)} cards={cardsIn(p, entry.line.with)} />{' '}
      {rule && <RuleLink id={rule} />}
    </p>
  )
}

/** Notes what was explained once something else is, and that the game has been played to its end. */
function useNotes(fresh: Topic | null) {
  const over = Boolean(useGame()?.state.winner)
  const before = useRef(fresh)
  useEffect(() => {
    const was = before.current
    before.current = fresh
    // Whoever goes on without a word has read it.
    if (was && was !== fresh) actions().noteExplained([noted(was)])
  }, [fresh])
  useEffect(() => {
    if (over) actions().noteFinished(firstGameId)
  }, [over])
}

/** Nothing at any other table. */
export function Guide() {
  const say = useGuideWords()
  const { fresh, known } = useTopic()
  const turn = useGame()?.state.turn.number ?? 0
  const [asked, ask] = useState<Topic | null>(null)
  useNotes(fresh)
  const topic = fresh ?? (asked === known ? asked : null)
  return (
    <section className="lesson box guide" aria-label={say('title')}>
      <header>
        <h2>{say('title')}</h2>
        <p className="step-count">{say('turn', { number: Math.max(1, turn) })}</p>
      </header>
      <div className="step">
        <p className="step-text" aria-live="polite">
          {topic && (
            <>
              <b>{say(`topic.${topic}.title`)}.</b> {say(`topic.${topic}.text`)}
            </>
          )}
        </p>
        {!topic && <JustNow />}
      </div>
      <div className="two">
        {topic && !topicEnds(topic) && (
          <button
            type="button"
            className="main-button"
            onClick={() => (fresh ? actions().noteExplained([noted(fresh)]) : ask(null))}
          >
            {say('understood')}
          </button>
        )}
        {!topic && known && (
          <button type="button" className="quiet-button" onClick={() => ask(known)}>
            {say('explain')}
          </button>
        )}
        <Coach />
      </div>
    </section>
  )
}

/** Is there nothing after it? */
const topicEnds = (topic: Topic): boolean => topic === 'won' || topic === 'lost'
