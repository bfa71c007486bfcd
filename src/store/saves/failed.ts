/** What has failed once is tried again; what fails twice at the same decision is put aside. */

import { forget, recall, remember } from '../browser/storage.ts'

const key = 'failed'

/** Has this failed before, and nothing else since? Else it is noted that it has failed now. */
export function hasFailedBefore(what: string): boolean {
  const again = recall(key) === what
  if (again) forget(key)
  else remember(key, what)
  return again
}
