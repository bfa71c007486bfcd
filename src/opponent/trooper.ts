/** The opponent that plays by rules of thumb: what good players do, each habit in a file of its own. */

import { type Intent, type IntentName, swccg } from '../swccg/index.ts'
import { activate } from './habits/activate.ts'
import { battle } from './habits/battle.ts'
import { drain } from './habits/drain.ts'
import { draw } from './habits/draw.ts'
import { equipment } from './habits/equipment.ts'
import { paying } from './habits/forfeit.ts'
import { locations } from './habits/locations.ts'
import { move } from './habits/move.ts'
import { breakCover, convert, release, replace } from './habits/others.ts'
import { question } from './habits/questions.ts'
import { react } from './habits/react.ts'
import { texts } from './habits/texts.ts'
import { units } from './habits/units.ts'
import { fire } from './habits/weapons.ts'
import { keepsPlans } from './plans.ts'
import { type ActHabit, type Advice, bestOf, doing, type Situation } from './situation.ts'
import { because } from './why.ts'

const deploy: ActHabit = function* (s, acts) {
  yield* locations(s, acts)
  yield* units(s, acts)
  yield* equipment(s, acts)
}

/** What it thinks of acts, by their kind; null: it does them only where it must. */
const habits: Readonly<Record<IntentName, ActHabit | null>> = {
  activate,
  drain,
  deploy,
  battle,
  fire,
  forfeit: paying,
  lose: paying,
  move,
  draw,
  react,
  play: texts,
  use: texts,
  replace,
  convert,
  release,
  'break cover': breakCover,
  attack: null,
  transfer: null,
  count: null,
  look: null,
}

/** The acts that are legal now, by their kind. */
function byKind(acts: readonly Intent[]): Map<IntentName, Intent[]> {
  const found = new Map<IntentName, Intent[]>()
  for (const act of acts) {
    const list = found.get(act.kind)
    if (list) list.push(act)
    else found.set(act.kind, [act])
  }
  return found
}

/** What is thought of each act that is legal now and that a habit speaks for. */
export function opinions(s: Situation, acts: readonly Intent[]): Advice[] {
  return [...byKind(acts)].flatMap(([name, list]) => [...(habits[name]?.(s, list) ?? [])])
}

/** The best of these that leaves the Force for what is planned; passing, which is among them, leaves all. */
function bestKept(s: Situation, all: readonly Advice[]): Advice {
  const ranked = all.toSorted((a, b) => b.worth - a.worth)
  return ranked.find((advice) => keepsPlans(s, advice))!
}

export function trooper(s: Situation): Advice {
  const { view, me: by, decision } = s
  const pass: Advice = { answer: { by, pass: true }, worth: 0, why: because('nothing worth it', {}) }
  if (decision.kind !== 'action' && decision.kind !== 'response') return question(s) ?? pass
  const acts = [...swccg.legal(view.state, view.stack, by)]
  const [first] = acts
  if (first === undefined) return pass
  const found = opinions(s, acts)
  if (decision.mayPass) return bestKept(s, [pass, ...found])
  if (acts.length === 1) return doing(s, first, 0, because('only answer', {}))
  return bestOf(found) ?? doing(s, first, 0, because('best of these', {}))
}
