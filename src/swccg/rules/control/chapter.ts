/** Presence, occupying and controlling, and Force drains. */

import type { Chapter } from '../ground/chapter-type.ts'
import { verdictOf } from '../ground/intents.ts'
import { cancelDrain, cancelDrainAnswered } from './canceling-force-drains.ts'
import { drainCost } from './force-drain-amount.ts'
import {
  addToDrain,
  beginDrain,
  drainProcedure,
  drainRules,
  drainTime,
  rules as forceDrainsRules,
  legalDrains,
  reasonsAgainstDrain,
} from './force-drains.ts'
import { rules as occupyingAndControllingRules } from './occupying-and-controlling.ts'
import { rules as protectedForceDrainsRules } from './protected-force-drains.ts'

export const control: Chapter = {
  rules: [...forceDrainsRules, ...occupyingAndControllingRules, ...protectedForceDrainsRules],
  intents: {
    drain: {
      judge: (p, by, { location }, moment) =>
        verdictOf(
          p,
          reasonsAgainstDrain(p, by, location, moment),
          () => drainCost(p, by, location),
          drainRules,
        ),
      begin: (change, by, { location }) => beginDrain(change, by, location),
      time: drainTime,
      legal: legalDrains,
    },
  },
  procedures: { 'Force drain': drainProcedure },
  texts: { 'cancels Force drain': cancelDrain },
  results: {
    'canceled drain': cancelDrainAnswered,
    'change of drain': (change, { card }, { by }) => addToDrain(change, { by: card, add: by }),
  },
}
