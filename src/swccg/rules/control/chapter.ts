/** Presence, occupying and controlling, and Force drains. */

import type { Chapter } from '../shared/chapter-type.ts'
import { addToDrain, draining, drainProcedure, rules as forceDrainsRules } from './force-drains.ts'
import {
  cancelDrain,
  cancelDrainAnswered,
  rules as protectedForceDrainsRules,
} from './force-drains-may-not-be-modified.ts'
import { rules as occupyingAndControllingRules } from './presence-occupying-and-controlling.ts'

export const control = {
  rules: [...forceDrainsRules, ...occupyingAndControllingRules, ...protectedForceDrainsRules],
  intents: { drain: draining },
  procedures: { 'Force drain': drainProcedure },
  texts: { 'cancels Force drain': cancelDrain },
  results: {
    'canceled drain': cancelDrainAnswered,
    'change of drain': (change, { card }, { by }) => addToDrain(change, { by: card, add: by }),
  },
} satisfies Chapter
