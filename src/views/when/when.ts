/** When would a refused act be legal? Found by trying: what is told is proven by the engine, and nothing is guessed. */

import { swccg } from '../../swccg/index.ts'
import type { Game, Illegal, Intent, Player, Position, Reason } from '../engine.ts'
import {
  damage,
  gone,
  type Hypothesis,
  lifted,
  other,
  reacting,
  type Said,
  times,
  withForce,
} from './hypotheses.ts'
import { lastingReason, unlessByText } from './never.ts'

/** The smallest change with which an act is legal; or the reason that no change of the position takes away. */
export type When =
  | { changes: readonly Said[]; proof: Pick<Hypothesis, 'game' | 'intent'> }
  | { never: Reason }

interface Half {
  hypothesis: Hypothesis
  verdict: Illegal<Intent>
}

/** So many positions are judged at most: a second change is tried with the times alone. */
const most = { single: 300, pairs: 900 }

/** Force that is missing, where a price is all that stands in the way. */
function* force(
  game: Game<Position>,
  by: Player,
  intent: Intent,
  { reasons }: Illegal<Intent>,
): Generator<Hypothesis> {
  for (const { say, with: said } of reasons) {
    const count = Number(said.need) - Number(said.have)
    if (say === 'force' && count > 0)
      yield { said: { say: 'force', count }, game: withForce(game, by, count), intent }
  }
  const count = intent.kind === 'draw' ? intent.count - game.state.piles[by].force.length : 0
  if (count > 0) yield { said: { say: 'force', count }, game: withForce(game, by, count), intent }
}

function* singles(
  game: Game<Position>,
  by: Player,
  intent: Intent,
  verdict: Illegal<Intent>,
): Generator<Hypothesis> {
  yield* force(game, by, intent, verdict)
  yield* times(game, by, intent)
  yield* damage(game, by, intent)
  yield* reacting(game, by, intent)
  yield* other(game, intent)
  yield* gone(game, intent, verdict)
  yield* lifted(game, by, intent)
}

/** The smallest change that makes an act legal; null where none of two changes does. */
export function whenLegal(
  game: Game<Position>,
  by: Player,
  intent: Intent,
  verdict: Illegal<Intent>,
): When | null {
  const never = verdict.reasons.find((reason) => lastingReason(game.state, by, reason))
  if (never) return { never }
  const half: Half[] = []
  let judged = 0
  for (const hypothesis of singles(game, by, intent, verdict)) {
    if (++judged > most.single) break
    const again = swccg.judge(hypothesis.game, by, hypothesis.intent)
    if (again.legal) return { changes: [hypothesis.said], proof: hypothesis }
    // A time, or the Force, that leaves fewer reasons: something else may help besides.
    half.push({ hypothesis, verdict: again })
  }
  for (const { hypothesis, verdict: still } of best(half).slice(0, 4)) {
    for (const second of besides(hypothesis, by, still)) {
      if (++judged > most.pairs) return null
      const again = swccg.judge(second.game, by, second.intent)
      if (again.legal) return { changes: [hypothesis.said, second.said], proof: second }
    }
  }
  // What stood hidden behind another reason, and stands once that is gone.
  for (const { hypothesis, verdict: still } of half) {
    if (hypothesis.intent !== intent) continue
    const lasting = still.reasons.find((reason) => lastingReason(hypothesis.game.state, by, reason))
    if (lasting) return { never: lasting }
  }
  const stubborn = [verdict, ...best(half).map((one) => one.verdict)]
    .flatMap(({ reasons }) => reasons)
    .find((reason) => unlessByText(reason))
  return stubborn ? { never: stubborn } : null
}

/** Those times that leave fewest reasons, and of time none: each set of reasons once. */
function best(half: readonly Half[]): Half[] {
  const seen = new Set<string>()
  return half
    .filter(({ hypothesis }) => isTime(hypothesis.said))
    .sort((one, two) => weight(one.verdict) - weight(two.verdict))
    .filter(({ verdict: { reasons } }) => {
      const key = reasons.map(({ rule, say }) => `${rule}/${say}`).join()
      return !seen.has(key) && seen.add(key)
    })
}

const weight = ({ reasons }: Illegal<Intent>): number =>
  reasons.length + (reasons.some(({ say }) => say === 'phase' || say === 'turn' || say === 'when') ? 10 : 0)

const isTime = ({ say }: Said): boolean =>
  ['now', 'own', 'next own', 'other', 'damage', 'react'].includes(say)

function* besides({ game, intent }: Hypothesis, by: Player, still: Illegal<Intent>): Generator<Hypothesis> {
  yield* force(game, by, intent, still)
  yield* other(game, intent)
  yield* gone(game, intent, still)
  yield* lifted(game, by, intent)
}
