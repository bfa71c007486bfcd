/** The state of the table as a file, for a report. */

import { actions } from '../store/index.ts'
import { saveReport } from './files.ts'

/** Hands the whole state out as a file. */
export const saveState = (fault?: string): void => saveReport(actions().exportState(fault))
