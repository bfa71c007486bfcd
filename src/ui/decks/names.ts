/** What the decks are called that come with the game. */

import type { en } from '../../i18n/en.ts'
import type { T } from '../use.ts'

type Known = keyof (typeof en)['deckChoice']['ready']

/** The name of a deck that comes with the game, by its id. */
export const readyName = (page: T, id: string): string => page(`deckChoice.ready.${id as Known}`)
