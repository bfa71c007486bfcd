/** What the components of this table ask the store for. */

import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { languageNow } from '../../i18n/index.ts'
import {
  current,
  type Decision,
  type Game,
  type Position,
  type Speech,
  speechIn,
  type UnitType,
  useTi4,
} from '../../store/ti4/index.ts'

/** The game as it stands; null until one is begun. */
export const useGame = (): Game<Position> | null =>
  useTi4(({ history }) => (history ? current(history) : null))

/** Its position. */
export const usePosition = (): Position | null =>
  useTi4(({ history }) => (history ? current(history).state : null))

/** What it waits for; null once it is over. */
export const useDecision = (): Decision | null =>
  useTi4(({ history }) => (history ? current(history).decision : null))

/** This table's words, those of every table, and the game's, in the language that is set. */
export function useWords() {
  const { t } = useTranslation('ti4')
  const { t: page } = useTranslation('common')
  const language = languageNow()
  const speech: Speech = useMemo(() => speechIn(language), [language])
  return { t, page, language, speech } as const
}

export type T = ReturnType<typeof useWords>['t']

/** A path as the names of its systems, with arrows between them. */
export const pathText = (p: Position, speech: Speech, path: readonly number[]): string =>
  path.map((system) => speech.system(p, system)).join(' → ')

/** A kind of unit as a word: a unit that has no name of its own is told by its kind. */
export const typeWord = (p: Position, speech: Speech, type: UnitType): string =>
  speech.unit(
    {
      ...p,
      upgrades: {},
      units: [{ id: 0, name: type, type, owner: '', system: null, planet: null, aboard: null }],
    },
    0,
  )
