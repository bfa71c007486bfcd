/**
 * A short game against an opponent of ours that has come to its end, as a file of the page: Light has passed each drain.
 * `node --import tsx` runs it, and it prints the file.
 */

import { current, open, play, rollsFrom, save } from '../../src/kernel/index.ts'
import { knowing } from '../../src/opponent/contest.ts'
import { reply } from '../../src/opponent/index.ts'
import { turnToKeep } from '../../src/store/saves/acts.ts'
import { autoPass, newGame, premiereDarkDeck, premiereLightDeck, swccg } from '../../src/swccg/index.ts'

/** With so few cards of Life Force a game takes some turns. */
const left = 26

function game() {
  const table = newGame({ light: premiereLightDeck, dark: premiereDarkDeck, edition: 'ar', seed: 8 })
  if (!table.ok) throw new Error('the decks of the game are not fine')
  const { start } = table
  const { state } = start
  const lost = { light: state.piles.light.reserve.slice(left), dark: state.piles.dark.reserve.slice(left) }
  const gone = new Set([...lost.light, ...lost.dark])
  const pilesOf = (side: 'light' | 'dark') => ({
    ...state.piles[side],
    reserve: state.piles[side].reserve.slice(0, left),
    lost: lost[side],
  })
  const short = {
    ...start,
    state: {
      ...state,
      cards: state.cards.map((card) =>
        gone.has(card.id) ? { ...card, where: { in: 'lost' as const } } : card,
      ),
      piles: { light: pilesOf('light'), dark: pilesOf('dark') },
    },
  }
  const memories = { light: knowing(short, 'light'), dark: knowing(short, 'dark') }
  const roll = rollsFrom(3)
  let history = open(swccg, short, autoPass)
  for (;;) {
    const { decision } = current(history)
    if (!decision) return history
    const { by } = decision
    const found = reply(
      by === 'light' ? 'trooper' : 'recruit',
      swccg.redact(current(history), by),
      memories[by],
      roll,
    )
    memories[by] = found.memory
    const { answer } = found
    const drains = by === 'light' && 'act' in answer && answer.act.kind === 'drain'
    const next = play(swccg, history, drains ? { by, pass: true } : answer, autoPass)
    if (!next.ok) throw new Error(JSON.stringify(next.verdict.reasons))
    history = next.history
  }
}

const history = game()
const saved = save(history)
const practice = { side: 'light', level: 'trooper', pace: 'fast', budget: 400, reasons: false }
console.log(
  JSON.stringify({
    landspeed: 1,
    source: { id: 'game', lesson: false, game: true, practice },
    scenario: null,
    edition: 'ar',
    names: {},
    progress: [],
    saved: { ...saved, turns: saved.turns.map(turnToKeep) },
  }),
)
