/** All rules of starting the game. */

import { rules as decks } from './decks.ts'
import { rules as bound } from './never-in-life-force.ts'
import { rules as opening } from './opening.ts'
import { rules as cards } from './starting-cards.ts'
import { rules as locations } from './starting-locations.ts'
import { rules as text } from './starting-text.ts'

export const rules = [...decks, ...cards, ...opening, ...locations, ...bound, ...text]
