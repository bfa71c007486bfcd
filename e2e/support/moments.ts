/**
 * A whole game as files of its moments, for the test in which the page dies at each of them: `node --import tsx` runs
 * it, and it prints them. Each file stands one answer before its moment, and knows that answer as one to be done again.
 */

import { fileURLToPath } from 'node:url'
import { current, open, play, rollsFrom, save } from '../../src/kernel/index.ts'
import { random } from '../../src/opponent/random.ts'
import { turnToKeep } from '../../src/store/saves/acts.ts'
import { autoPass, newGame, premiereDarkDeck, premiereLightDeck, swccg } from '../../src/swccg/index.ts'

export interface Moment {
  /** What is going on then. */
  kind: string
  /** The answer that leads there is a pass, which a key gives. */
  pass: boolean
  file: string
}

/** A game in which responses are responded to. */
const seed = 12
/** So many of its moments. */
const count = 40

/** What is going on at a decision: the first that holds. */
function kindOf({ state, stack, decision }: ReturnType<typeof game>['games'][number]): string {
  const windows = stack.filter(({ does }) => does === 'window').length
  if (decision?.kind === 'response') return windows > 1 ? 'response to a response' : 'response'
  if (decision && decision.kind !== 'action') return state.battle ? 'question in a battle' : 'question'
  return state.battle ? 'battle' : state.turn.phase
}

function game() {
  const table = newGame({ light: premiereLightDeck, dark: premiereDarkDeck, edition: 'ar', seed })
  if (!table.ok) throw new Error('the decks of the game are not fine')
  const roll = rollsFrom(String(seed))
  let history = open(swccg, table.start, autoPass)
  for (;;) {
    const { decision } = current(history)
    if (!decision || history.at > 300) return history
    const next = play(swccg, history, random(swccg.redact(current(history), decision.by), roll), autoPass)
    if (!next.ok) throw new Error(JSON.stringify(next.verdict.reasons))
    history = next.history
  }
}

function moments(): Moment[] {
  const history = game()
  const kinds = history.games.map(kindOf)
  // One of each kind, and others between, as they come.
  const wanted = new Set([...new Set(kinds.slice(1))].map((kind) => kinds.indexOf(kind, 1)))
  for (let at = 7; wanted.size < count; at += 13) wanted.add((at % (history.games.length - 2)) + 1)
  return [...wanted]
    .sort((one, other) => one - other)
    .slice(0, count)
    .map((at) => {
      const saved = save({ ...history, at: at - 1 })
      const answer = history.turns[at - 1]?.answer
      const file = {
        landspeed: 1,
        source: { id: 'moments', lesson: false, opened: true },
        scenario: null,
        edition: 'ar',
        names: {},
        progress: [],
        saved: { ...saved, turns: saved.turns.slice(0, at).map(turnToKeep) },
      }
      return {
        kind: kinds[at] ?? '',
        pass: answer !== undefined && 'pass' in answer,
        file: JSON.stringify(file),
      }
    })
}

if (process.argv[1] === fileURLToPath(import.meta.url)) console.log(JSON.stringify(moments()))
