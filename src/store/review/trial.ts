/** A mistake of one's own is laid on the table again, and what is answered now is compared with what would have been better. */

import { create } from 'zustand'
import { refuse } from '../../kernel/index.ts'
import { review } from '../../opponent/review/moments.ts'
import { leastWorth } from '../../opponent/review/strictness.ts'
import { type Answer, type Game, type Intent, nth, type Position, swccg } from '../../views/engine.ts'
import { actions, useStore } from '../index.ts'
import { type Thinker, thinker } from '../opponent/opponent-client.ts'
import type { Why } from '../opponent/opponent-words.ts'
import { restore } from '../saves/kept.ts'
import { type Mistake, noteTry, readMistakes, useMistakes } from './mistakes.ts'

/** What would have been better, as the player saw the table. */
export interface Best {
  view: Game<Position>
  answer: Answer<Intent>
  why: Why | null
}

interface Trial {
  /** The mistake that lies on the table; null where none has been answered. */
  id: string | null
  is: 'looking' | 'found' | 'again' | null
  best: Best | null
}

export const useTrial = create<Trial>()(() => ({ id: null, is: null, best: null }))

const mistakeOf = async (id: string): Promise<Mistake | null> => {
  await readMistakes()
  return useMistakes.getState().all?.find((one) => one.id === id && one.table !== '') ?? null
}

/**
 * What would have been better at a mistake. Null where it is not there any more, or cannot be read.
 */
export async function bestOf(id: string): Promise<Best | null> {
  const mistake = await mistakeOf(id)
  if (!mistake) return null
  const { at, side, table } = mistake
  const { state } = await restore(table).catch(() => ({ state: null }))
  const turn = state?.history?.turns[at]
  const game = state?.history?.games[at]
  if (!state || !turn || game?.decision?.by !== side) return null
  return { view: swccg.redact(game, side), answer: turn.answer, why: state.reasons[at + 1] ?? null }
}

/** Lays a mistake on a table of its own. False where it is not there any more, or cannot be read. @param name of the table. */
export async function openMistake(id: string, name: string): Promise<boolean> {
  const mistake = await mistakeOf(id)
  if (!mistake) return false
  useTrial.setState({ id: null, is: null, best: null })
  const { source, table } = actions()
  const laid = await actions().layKept(mistake.table, mistake.at, id, name)
  if (laid) actions().notify('mistakeLies')
  // What was tried before lies in the list no more: it can be brought back for a while.
  if (laid && source?.mistake === id && table) await actions().deleteTable(table)
  return laid
}

/** How the answer that has been given at a mistake compares; null where nothing thinks. */
async function judged(at: number, best: Best, mind: Thinker): Promise<'found' | 'again' | null> {
  const { history } = actions()
  const turn = history?.turns[at]
  if (!history || !turn) return null
  if (JSON.stringify(turn.answer) === JSON.stringify(best.answer)) return 'found'
  const side = best.view.decision?.by
  if (!side) return null
  const steps = review({ ...history, at: at + 1 }, side)
  let made = null
  for (let step = steps.next(); !step.done; step = steps.next(null)) made = step.value
  // What no opponent would weigh is not what was looked for.
  if (made?.at !== at || refuse(swccg, made.view, made.given)) return 'again'
  const looked = await mind.look({ ...made, rival: best.answer as typeof made.given })
  if (!looked) return null
  return looked.better && looked.better.worth >= leastWorth.strict ? 'again' : 'found'
}

/** The opponent waits while one reads. */
const hold = (held: boolean) => actions().pauseOpponent(held)

async function look(id: string, mind: Thinker): Promise<void> {
  const mistake = await mistakeOf(id)
  const best = mistake && (await bestOf(id))
  if (!mistake || !best) return
  hold(true)
  useTrial.setState({ id, is: 'looking', best })
  const is = await judged(mistake.at, best, mind)
  mind.rest()
  if (useTrial.getState().id !== id) return
  if (is) await noteTry(id, is === 'found')
  useTrial.setState({ id, is })
  if (!is) hold(false)
}

/** Looks at what is answered where a mistake lies on the table. It ends with what it returns. */
export function watchTrials(mind: () => Thinker = thinker): () => void {
  void readMistakes()
  return useStore.subscribe((now, before) => {
    const id = now.source?.mistake
    const [here, was] = [now.history, before.history]
    if (!id || !here || !was || before.source?.mistake !== id || now.table !== before.table) return
    if (here.at !== was.at + 1 || useTrial.getState().is !== null) return
    const mistake = useMistakes.getState().all?.find((one) => one.id === id)
    if (mistake?.at === was.at && nth(here.games, was.at).decision?.by === mistake.side) void look(id, mind())
  })
}

/** What was said has been read; the game goes on. */
export function goOnFromTrial(): void {
  useTrial.setState({ is: null })
  hold(false)
}
