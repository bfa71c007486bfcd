/** Which steps of a lesson are only read. */

import type { dos } from '../../scenarios/format/schema/steps.ts'
import type { Step } from '../../views/engine.ts'

/** Is there something to do in a step, by the word for what is done? */
const isDone: Readonly<Record<keyof typeof dos, boolean>> = {
  move: true,
  embark: true,
  disembark: true,
  shift: true,
  dock: true,
  transferCaptive: true,
  deploy: true,
  transfer: true,
  search: true,
  replace: true,
  convert: true,
  play: true,
  use: true,
  look: true,
  count: true,
  activate: true,
  drain: true,
  draw: true,
  battle: true,
  attack: true,
  fire: true,
  battleDestiny: true,
  forfeit: true,
  lose: true,
  react: true,
  seize: true,
  imprison: true,
  escape: true,
  release: true,
  breakCover: true,
  choose: true,
  pass: true,
  advance: true,
  begin: false,
  read: false,
}

/** A step that there is nothing to do in: it is read, and then one goes on. */
export const isOnlyRead = ({ do: todo, expect }: Step): boolean =>
  expect.offered !== undefined || !Object.entries(isDone).some(([word, done]) => done && word in todo)
