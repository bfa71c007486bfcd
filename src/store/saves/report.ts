/** A report of a fault is a scenario with the whole game beside it: opened here, the game is taken. */

import { textIn } from './link.ts'

/** The game that a report brings along; null where the text is none. It throws an `Unfit` where that is not whole. */
export async function gameInReport(text: string): Promise<string | null> {
  if (!text.includes('"report"')) return null
  let value: unknown
  try {
    value = JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch {
    return null
  }
  const game = (value as { report?: { game?: unknown } } | null)?.report?.game
  return typeof game === 'string' ? textIn(game) : null
}
