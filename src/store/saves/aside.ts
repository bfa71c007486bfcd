/** What cannot be read and stands in no list yet is entered there as it is, to be handed out as a file. */

import { send } from './copies.ts'
import { nextOrder, noteTable, unread } from './list.ts'
import { newId } from './tab.ts'

/** @param name what the list calls it. */
export async function putAside(text: string, name: string): Promise<void> {
  const row = { ...unread(newId(), Date.now(), Date.now()), name, order: nextOrder() }
  noteTable(row)
  await send(row.id, text, () => row)
}
