/** The rules on decks, piles, hands and stacks. */

import { rules as inspecting } from './counting-and-looking.ts'
import { rules as places } from './deck-or-pile.ts'
import { rules as deploying } from './deploying-from-a-pile.ts'
import { rules as looking } from './peeking.ts'
import { rules as inAction } from './piles-in-actions.ts'
import { rules as placing } from './placing-cards.ts'
import { rules as retrieving } from './retrieving.ts'
import { rules as revealing } from './revealing.ts'
import { rules as searching } from './searching.ts'
import { rules as outcomes } from './shuffling.ts'

export const rules = [
  ...places,
  ...inAction,
  ...searching,
  ...retrieving,
  ...looking,
  ...revealing,
  ...placing,
  ...deploying,
  ...outcomes,
  ...inspecting,
]
