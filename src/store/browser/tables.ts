/** The way from one game's table to the other's: each is a page of its own. */

import { forget, recall, remember } from './storage.ts'

/** Where a position waits for the table that opens it: the name of its file on the first line, then its text. */
const handed = 'ti4.handed'

/** Is this text a scenario of Twilight Imperium, as far as a look tells? */
export const isTi4 = (text: string): boolean => /"game"\s*:\s*"ti4"/.test(text)

/** The address of the table of Twilight Imperium, in a language. */
export const ti4Address = (language: string): string => `?game=ti4&lang=${language}`

/** Goes to the table of Twilight Imperium with a file. False where the browser lets nothing be handed over. */
export function goToTi4(language: string, file: string, text: string): boolean {
  if (!remember(handed, `${file.replace(/\s+/g, ' ')}\n${text}`)) return false
  window.location.assign(ti4Address(language))
  return true
}

/** What has been handed over to the table of Twilight Imperium; it is taken once. */
export function takeHanded(): { file: string; text: string } | null {
  const given = recall(handed)
  if (given === null) return null
  forget(handed)
  const end = given.indexOf('\n')
  return { file: given.slice(0, end), text: given.slice(end + 1) }
}
