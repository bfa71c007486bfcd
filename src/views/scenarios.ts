/** What reads, lays and follows scenarios: a part of the page that comes with the first of them. A game of two decks needs none. */

export { holds, wayThrough } from '../scenarios/format/ahead.ts'
export { beginGame } from '../scenarios/format/begin-game.ts'
export { docile } from '../scenarios/format/docile.ts'
export { readScenario } from '../scenarios/format/schema.ts'
export { scripted } from '../scenarios/format/script.ts'
export { setUp } from '../scenarios/format/set-up.ts'
export { triedBy } from '../scenarios/format/steps.ts'
