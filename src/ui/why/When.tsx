/** When the refused act would be legal, as the engine finds; and a position in which the same rule allows and refuses. */

import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { addPart } from '../../i18n/index.ts'
import { when as words } from '../../i18n/when/all.ts'
import { actions, type Lesson, useStore } from '../../store/index.ts'
import { lessonAbout } from '../../store/lessons/lesson-about.ts'
import { shownBothWays } from '../../store/lessons/showing.ts'
import type { Refusal } from '../../views/attempt.ts'
import { actorOf } from '../../views/drop-options.ts'
import { aboutIntent, facts, type Game, type Position, placeTitle, type Speech } from '../../views/index.ts'
import type { Said } from '../../views/when/hypotheses.ts'
import { type When as Found, whenLegal } from '../../views/when/when.ts'
import { Glyph } from '../card/glyphs.tsx'
import { WithTerms } from '../glossary/WithTerms.tsx'
import { useGame, useWords } from '../use.ts'

addPart('when', words)

const useSay = () => useTranslation('when').t
type Say = ReturnType<typeof useSay>

/** One change, in words. */
function how(say: Say, speech: Speech, p: Position, said: Said): string {
  switch (said.say) {
    case 'now':
      return say(`how.now.${said.over}`)
    case 'pile':
      return say(`how.pile.${said.pile}`)
    case 'next turn':
    case 'damage':
      return say(`how.${said.say}`)
    case 'own':
    case 'next own':
    case 'other':
      return say(`how.${said.say}`, { phase: speech.phase(said.phase) })
    case 'force':
    case 'at most':
      return say(`how.${said.say}`, { count: said.count })
    case 'from':
      return say('how.from', { card: facts(p, said.card).title, place: placeTitle(p, said.place) })
    default:
      return 'place' in said
        ? say(`how.${said.say}`, { place: placeTitle(p, said.place) })
        : say(`how.${said.say}`, { card: facts(p, said.card).title })
  }
}

function sentence(say: Say, speech: Speech, p: Position, found: Found | null): string {
  if (!found) return say('unknown')
  if ('never' in found) return say('never', { reason: speech.reason(p, found.never) })
  const [one = '', other] = found.changes.map((said) => how(say, speech, p, said))
  const text = say('legal', { how: other === undefined ? one : say('and', { one, other }) })
  return text.charAt(0).toUpperCase() + text.slice(1)
}

function find(game: Game<Position>, { intent, verdict }: Refusal): Found | null {
  const by = game.decision?.by
  if (!intent || !by) return null
  const { card } = aboutIntent(intent)
  return whenLegal(game, card === null ? by : actorOf(game, card), intent, verdict)
}

interface Result {
  of: Refusal
  found: Found | null
  /** A lesson that shows the rule both ways, by its id. */
  lesson: string | null
  /** A lesson of the path that is about the rule, for who has not learned it. */
  about: Lesson | null
}

/** The refusal is drawn first: what is looked for here comes after it. */
function useFound(refusal: Refusal): Result | null {
  const game = useGame()
  const learning = useStore(({ source }) => source?.lesson === true)
  const [state, setState] = useState<Result | null>(null)
  useEffect(() => {
    if (!game) return
    let gone = false
    const timer = setTimeout(() => {
      const found = refusal.verdict.instead ? null : find(game, refusal)
      setState({ of: refusal, found, lesson: null, about: null })
      const rules = refusal.verdict.reasons.map(({ rule }) => rule)
      const about = learning ? null : lessonAbout(rules, actions().finished)
      void Promise.all([shownBothWays(rules), about]).then(
        ([lesson, unlearned]) => gone || setState({ of: refusal, found, lesson, about: unlearned }),
      )
    }, 0)
    return () => {
      gone = true
      clearTimeout(timer)
    }
  }, [game, refusal, learning])
  return state?.of === refusal ? state : null
}

/** The titles of all cards in the game: the sentence may name any of them. */
const titlesOf = (p: Position): string[] => [
  ...new Set(Object.keys(p.cards).map((card) => facts(p, Number(card)).title)),
]

/** Where the refusal itself has said what helps, only the position is offered. */
export function When({ refusal }: { refusal: Refusal }) {
  const say = useSay()
  const { speech, language } = useWords()
  const game = useGame()
  const result = useFound(refusal)
  if (!game || !result) return null
  const { found, lesson, about } = result
  return (
    <>
      {!refusal.verdict.instead && (
        <p className="instead">
          <Glyph name={found && 'changes' in found ? 'check' : 'warn'} />
          <span>
            <b>{say('title')}</b>{' '}
            <WithTerms text={sentence(say, speech, game.state, found)} titles={titlesOf(game.state)} />
          </span>
        </p>
      )}
      {about && (
        <p className="when-more">
          <button type="button" className="quiet-button" onClick={() => void actions().openLesson(about.id)}>
            {say('lesson', { title: (about.texts[language] ?? about.texts.en)?.title ?? '' })}
          </button>
        </p>
      )}
      {lesson !== null && (
        <p className="when-more">
          <button type="button" className="quiet-button" onClick={() => void actions().openLesson(lesson)}>
            {say('example')}
          </button>
        </p>
      )}
    </>
  )
}
