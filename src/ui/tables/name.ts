/** What a table is called: by whoever plays, by its lesson, or by its kind and day. */

import type { TableSummary } from '../../store/index.ts'
import type { useWords } from '../use.ts'

type Words = Pick<ReturnType<typeof useWords>, 't' | 'language'>

/** A day and a time, as the language writes them. `when` is in milliseconds since 1970. */
export const dateText = (language: string, when: number): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(when)

/** The name that it was given, else the title that it came with, else its kind and day. */
export function tableName({ t, language }: Words, { name, title, kind, created }: TableSummary): string {
  if (name) return name
  const own = title?.[language] || title?.en
  if (own) return own
  return t(`keeping.called.${kind}`, { date: dateText(language, created) })
}
