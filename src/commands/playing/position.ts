/** One answer: what a level does at the end of a scenario's steps. */

import { readFileSync } from 'node:fs'
import { rollsFrom } from '../../kernel/index.ts'
import { languages } from '../../kernel/language.ts'
import { knowing } from '../../opponent/contest.ts'
import { type Level, reply, sayWhy, whyWords } from '../../opponent/index.ts'
import { reached } from '../../scenarios/format/run.ts'
import { writeStep } from '../../scenarios/format/writing-steps.ts'
import { lifeForceOf, opponentOf, speechIn, swccg } from '../../swccg/index.ts'
import { learn } from '../../swccg/words/learn.ts'

const sides = { light: 'The Light Side', dark: 'The Dark Side' }

/** The answer as a step, with its reason in both languages; or one sentence about what is wrong. */
export async function answerAt(file: string, level: Level, seed: string, budget: number) {
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch {
    return { problem: `${file} cannot be read.` }
  }
  const found = reached(text)
  if (!found.ok) return { problem: `${file} leads to no position: ${found.message}.` }
  const { game, names } = found
  const { decision, state } = game
  if (!decision) {
    const { winner } = state
    const lost = winner === null ? null : winner === 'light' ? sides.dark : sides.light
    return { problem: lost ? `The game is over: ${lost} has lost.` : 'The game is over.' }
  }
  const { by } = decision
  // Scenarios that are not about it give nobody Life Force.
  if (lifeForceOf(state, by) === 0 && lifeForceOf(state, opponentOf(by)) > 0)
    return { problem: `${sides[by]} has lost: it has no Life Force left.` }
  const view = swccg.redact(game, by)
  const budgeted = { milliseconds: budget, clock: () => performance.now() }
  const memory = knowing({ state, stack: game.stack, seed }, by)
  const { answer, why } = reply(level, view, memory, rollsFrom(seed), budgeted)
  const told: Record<string, string> = {}
  for (const language of languages) {
    await learn(language)
    told[language] = sayWhy(await whyWords(language).load(), speechIn(language), view.state, why)
  }
  return { by, do: writeStep(game, names, answer), why: told }
}
