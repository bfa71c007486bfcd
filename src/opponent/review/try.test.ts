import { it } from 'vitest'
import { rollsFrom, open, play } from '../../kernel/index.ts'
import { newGame, premiereDarkDeck, premiereLightDeck, swccg, autoPass } from '../../swccg/index.ts'
import { played } from '../contest.ts'
import { decisionsOf } from './moments.ts'
import { better } from './reckoning.ts'

it('measures', () => {
  for (const level of ['recruit', 'trooper'] as const) for (const seed of [3,4]) {
  const game = newGame({ light: premiereLightDeck, dark: premiereDarkDeck, edition: 'ar', seed })
  if (!game.ok) throw new Error('')
  let history = open(swccg, game.start, autoPass)
  const missed = new Set<number>()
  for (const { given, before } of played({ start: game.start, opponents: { light: level, dark: 'trooper' }, roll: rollsFrom(3), limit: { decisions: 3000, turns: 80 } })) {
    const r = play(swccg, history, given, autoPass)
    if (!r.ok) throw new Error('')
    history = r.history
  }
  let n = 0, t0 = performance.now()
  const times: number[] = []
  for (const made of decisionsOf(history, 'light')) {
    const t = performance.now()
    let given = made.given
    let tag = ''
    if ('act' in given && given.act.kind === 'drain') { given = { by: 'light', pass: true }; tag = 'PASSED DRAIN' }
    const b = better(made.view, made.memory, given, made.seed)
    const d = performance.now() - t
    times.push(d)
    n++
    if (tag || b && b.worth > 1) console.log(tag, level, seed, made.at, made.turn, made.view.state.turn.phase, made.view.decision?.kind, b?.worth.toFixed(2), JSON.stringify(made.given), '->', JSON.stringify(b?.answer), b?.why.say, JSON.stringify(b?.why.with))
  }
  times.sort((a,b)=>b-a)
  console.log(level, 'decisions', n, 'of', history.turns.length, 'turns', history.games.at(-1)!.state.turn.number, 'ms', performance.now() - t0, times.slice(0, 8).map(Math.round).join(), times[Math.floor(times.length/2)])
  }
}, 600000)
