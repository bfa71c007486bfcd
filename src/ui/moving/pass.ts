/** Passing by a press: who has just decided passes for the other player only on purpose. */

import { actions, current, isAskedOpenly, useStore } from '../../store/index.ts'

/** A second press that comes sooner was meant for the decision before, in milliseconds. */
const breath = 350

let asked = 0

useStore.subscribe((now, before) => {
  if (now.history === before.history || !now.history) return
  const was = before.history && current(before.history).decision?.by
  if (current(now.history).decision?.by !== was) asked = performance.now()
})

export function pass(): void {
  const hasty = performance.now() - asked < breath
  // Against an opponent of ours the press was meant to hurry that one.
  if (hasty && (isAskedOpenly(actions()) || actions().source?.practice)) return
  actions().pass()
}
