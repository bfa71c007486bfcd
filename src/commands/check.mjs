// npm run check: the quick loop, for every commit. Types, style, laws, the unit tests that what has changed can reach,
// and all scenarios. The rest (whole games of the opponents, the built page in a browser) is `npm test`.
import { execFileSync } from 'node:child_process'
import { scenarios, step, still, sumUp, vitest } from './checks.mjs'
import { checkNode, install, root } from './setup.mjs'

checkNode()
await install()

/** Tests that play whole games: nearly half of the time of all, and nearly every change reaches them. */
const slow = [
  'src/opponent/games.test.ts',
  'src/opponent/plans.test.ts',
  'src/scenarios/properties/battle-invariants.test.ts',
]

/** What has not been committed; where everything has, the last commit. */
function since() {
  const git = (/** @type {string[]} */ ...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' })
  return git('status', '--porcelain').trim() === '' ? 'HEAD~1' : 'HEAD'
}

// The first five leave the processors idle at their ends, which the tests fill.
await Promise.all([
  still(),
  step('Scenarios', scenarios),
  step('Unit tests of what has changed (vitest)', () =>
    vitest([`--changed=${since()}`, '--passWithNoTests', ...slow.map((file) => `--exclude=${file}`)]),
  ),
])
sumUp()
