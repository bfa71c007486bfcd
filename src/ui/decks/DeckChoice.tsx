/**
 * Choosing a deck for a game: those that come with it, and those that the player keeps. It stands in the screens that
 * begin games, and needs no catalogue.
 */

import { useEffect, useMemo } from 'react'
import { readKept, useKeeping } from '../../store/decks/keeping.ts'
import { type DeckOption, optionsFrom } from '../../store/decks/ready.ts'
import type { Player } from '../../store/index.ts'
import { useWords } from '../use.ts'
import { readyName } from './names.ts'

/** The decks of a side, the ready ones first. A deck that cannot be played says how many things are in its way. */
function useDecks(side: Player): readonly DeckOption[] {
  const kept = useKeeping((state) => state.decks)
  useEffect(() => void readKept(), [])
  return useMemo(() => optionsFrom(kept ?? []).filter((option) => option.side === side), [kept, side])
}

interface DeckChoiceProps {
  side: Player
  /** The id of the chosen deck; null: the side's usual one. */
  value: string | null
  label?: string
  onChange: (option: DeckOption) => void
}

export function DeckChoice({ side, value, label, onChange }: DeckChoiceProps) {
  const { t } = useWords()
  const options = useDecks(side)
  const name = (option: DeckOption) => option.name ?? readyName(t, option.id)
  return (
    <label className="deck-choice">
      <span>{label ?? t('deckChoice.label')}</span>
      <select
        value={value ?? options[0]?.id}
        onChange={({ target }) => {
          const chosen = options.find(({ id }) => id === target.value)
          if (chosen) onChange(chosen)
        }}
      >
        {options.map((option) => (
          <option key={option.id} value={option.id} disabled={option.problems > 0}>
            {option.problems > 0
              ? t('deckChoice.problems', { name: name(option), count: option.problems })
              : name(option)}
          </option>
        ))}
      </select>
    </label>
  )
}
