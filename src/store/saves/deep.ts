/** The check of tables and files to their last field. It comes apart, for only what is opened is looked at so. */

import { misfit } from '../../kernel/shape.ts'
import { pathText } from '../../scenarios/format/json.ts'
import { readWhole } from '../../scenarios/format/reading.ts'
import { misfitInFacts, misfitInGame } from '../../swccg/checking.ts'
import { inTodaysWords } from '../../swccg/former.ts'
import { shapes } from '../browser/shapes.ts'
import { type Checked, Unfit } from './check.ts'
import { withNamedStep } from './numbered-steps.ts'

export { readWhole }

/** The same save as it would be kept today: the steps of its procedures by name, the texts of its cards in today's words. */
export function asKeptToday({ saved, ...rest }: Checked): Checked {
  const stack = saved.start.stack.map((frame) => withNamedStep({ ...frame }))
  const start = inTodaysWords({ ...saved.start, stack }) as typeof saved.start
  return { ...rest, saved: { ...saved, start } }
}

const most = { text: 100_000, number: 1e15, list: 2000 }

/**
 * Looks through a save that has been found to be one.
 * @throws an `Unfit` that says where something does not fit.
 */
export function checkDeeply({ source, saved }: Checked): void {
  const found =
    misfit(shapes, 'source', source, { most, strict: 'source' }) ??
    misfitInFacts(source.practice?.setUp?.printed ?? {}) ??
    misfitInGame(saved.start)
  if (found) throw new Unfit('damaged', 'size', pathText(found.path))
}
