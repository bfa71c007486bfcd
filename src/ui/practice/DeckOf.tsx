/** The deck of one side: a ready one or one's own, a random one, or a list. What is wrong with it is told beside it. */

import { anyPosition, type DeckProblem, type Player } from '../../store/index.ts'
import { DeckChoice } from '../decks/DeckChoice.tsx'
import { usePosition, useWords } from '../use.ts'

const kinds = ['chosen', 'random', 'list'] as const

/** Which deck is wanted. */
export interface Wanted {
  kind: (typeof kinds)[number]
  /** The deck that has been chosen; null: the side's usual one. */
  id: string | null
  list: string | null
  /** What has been pasted. */
  text: string
}

interface DeckOfProps {
  side: Player
  title: string
  wanted: Wanted
  problems: readonly DeckProblem[]
  onChange: (wanted: Wanted) => void
}

export function DeckOf({ side, title, wanted, problems, onChange }: DeckOfProps) {
  const { t } = useWords()
  return (
    <fieldset data-side={side}>
      <legend>
        {title} <small>{t(`sideOf.${side}`)}</small>
      </legend>
      {kinds.map((kind) => (
        <label key={kind} className="radio">
          <input
            type="radio"
            name={`deck-${side}`}
            checked={wanted.kind === kind}
            onChange={() => onChange({ ...wanted, kind })}
          />
          {t(`practice.deck.${kind}`)}
        </label>
      ))}
      {wanted.kind === 'chosen' && (
        <DeckChoice
          side={side}
          value={wanted.id}
          label={title}
          onChange={({ id, list }) => onChange({ ...wanted, id, list })}
        />
      )}
      {wanted.kind === 'list' && (
        <textarea
          value={wanted.text}
          rows={7}
          spellCheck={false}
          placeholder={t('newGame.example')}
          aria-label={t('practice.listOf', { side: t(`sideOf.${side}`) })}
          onChange={({ target }) => onChange({ ...wanted, text: target.value })}
        />
      )}
      <Problems problems={problems} />
    </fieldset>
  )
}

function Problems({ problems }: { problems: readonly DeckProblem[] }) {
  const { speech } = useWords()
  const p = usePosition()
  if (problems.length === 0) return null
  return (
    <ul className="problems" role="alert">
      {problems.map(({ reason }) => (
        <li key={JSON.stringify(reason)}>{speech.reason(p ?? anyPosition(), reason)}</li>
      ))}
    </ul>
  )
}
