/** The rules on decks, piles, hands and stacks. */

import { rules as places } from './deck-or-pile.ts'
import { rules as deploying } from './deploying.ts'
import { rules as inAction } from './in-action.ts'
import { rules as inspecting } from './inspecting.ts'
import { rules as looking } from './looking.ts'
import { rules as outcomes } from './outcomes.ts'
import { rules as placing } from './placing.ts'
import { rules as retrieving } from './retrieving.ts'
import { rules as revealing } from './revealing.ts'
import { rules as searching } from './searching.ts'

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
