/** The state of the table as a file, for a report. */

import { actions } from '../store/index.ts'
import { saveFile } from './files.ts'

/** Hands the whole state out as a file. */
export function saveState(fault?: string): void {
  const now = new Date().toISOString().slice(0, 16).replace(/[:T]/g, '-')
  saveFile(`landspeed-${now}.json`, actions().exportState(fault))
}
