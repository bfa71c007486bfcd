/** A file as text. What is too large for a deck is cut where it is longer than any deck can be: reading it says so. */

import { longestText } from '../../store/decks/index.ts'

export const readFile = (file: File): Promise<string> => file.slice(0, longestText * 4).text()
