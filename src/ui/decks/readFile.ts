/** A file as text, in whatever letters it is written. Of one that is too large no more is read than shows that. */

import { longestText, textOf } from '../../store/decks/index.ts'

/** Reads at most four bytes for each character that a list may have, and one character more. */
export const readFile = async (file: File): Promise<string> =>
  textOf(new Uint8Array(await file.slice(0, (longestText + 1) * 4).arrayBuffer()))
