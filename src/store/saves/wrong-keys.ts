/** Which sentence says what is wrong with a file or a link that somebody has opened. */

import type { MessageKey } from '../table/types.ts'
import { Unfit } from './check.ts'

const wrongs = {
  cut: 'fileCut',
  changed: 'fileDamaged',
  foreign: 'fileForeign',
  newer: 'fileNewer',
  damaged: 'fileDamaged',
} as const satisfies Record<Exclude<Unfit['wrong'], 'tooMuch'>, MessageKey>

const tooMuch = {
  size: 'fileTooMuch',
  text: 'fileLongText',
  number: 'fileBigNumber',
  list: 'fileLongList',
  depth: 'fileTooDeep',
} as const satisfies Record<Unfit['what'], MessageKey>

const linkWrongs = {
  cut: 'linkCut',
  changed: 'linkChanged',
  foreign: 'linkForeign',
  newer: 'linkNewer',
  damaged: 'linkDamaged',
  tooMuch: 'linkTooMuch',
} as const satisfies Record<Unfit['wrong'], MessageKey>

/** Where in it something is wrong, to be told in brackets; '' where that is not known. */
export const wrongPlace = (error: unknown): { place: string } => ({
  place: error instanceof Unfit && error.place !== '' ? ` ("${error.place.slice(0, 100)}")` : '',
})

/** The sentence for what is wrong with a file. */
export const wrongFile = (error: unknown): MessageKey =>
  !(error instanceof Unfit)
    ? 'fileDamaged'
    : error.wrong === 'tooMuch'
      ? tooMuch[error.what]
      : wrongs[error.wrong]

/** The sentence for what is wrong with a link. */
export const wrongLink = (error: unknown): MessageKey =>
  error instanceof Unfit ? linkWrongs[error.wrong] : 'linkDamaged'
