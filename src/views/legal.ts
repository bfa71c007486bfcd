/** What the one who decides may do now, with what it costs. */

import { type Game, type Intent, type Part, type Position, swccg } from './engine.ts'

export interface LegalIntent {
  intent: Intent
  cost: number
  /** What it is made of. */
  parts?: readonly Part[]
  /** More may have to be paid: how much turns out later. */
  open?: true
}

/** Everything of some kind that the one who decides may do now. */
export function legalIntents(game: Game<Position>, wanted: (intent: Intent) => boolean): LegalIntent[] {
  const { decision, state, stack } = game
  if (!decision) return []
  return [...swccg.legal(state, stack, decision.by)].filter(wanted).map((intent) => {
    const verdict = swccg.judge(game, decision.by, intent)
    if (!verdict.legal) return { intent, cost: 0 }
    const { cost, parts = [] } = verdict
    return { intent, cost, parts, ...(verdict.open ? { open: true } : {}) }
  })
}
