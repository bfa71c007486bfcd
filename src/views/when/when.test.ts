/**
 * When a refused act would be legal: what is told of it is so, and most refusals have it. Over random tries of every kind, by
 * turns in random games and in scenarios that have been played on; TRIES says how many, FROM with which game they begin.
 */

import { performance } from 'node:perf_hooks'
import { env } from 'node:process'
import { expect, it } from 'vitest'
import { type Illegal, type Roll, rollsFrom } from '../../kernel/index.ts'
import { deepPositions } from '../../scenarios/properties/deep.test-helper.ts'
import { fights, playedBy, type SwGame, tables } from '../../scenarios/properties/play.test-helper.ts'
import { tries } from '../../scenarios/properties/tries.test-helper.ts'
import { type Intent, intentNames, opponentOf, type Player, swccg } from '../../swccg/index.ts'
import { whenLegal } from './when.ts'

const wanted = Number(env.TRIES ?? 300)
const from = Number(env.FROM ?? 1)

interface Try {
  game: SwGame
  by: Player
  intent: Intent
  verdict: Illegal<Intent>
}

/** One refused try of each kind, by whoever decides, or now and then by the other player. */
function* triesIn(game: SwGame, roll: Roll): Generator<Try> {
  if (!game.decision) return
  const by = roll(4) > 0 ? game.decision.by : opponentOf(game.decision.by)
  for (const kind of intentNames) {
    const refused = [...tries(game, by, [kind])].flatMap((intent) => {
      const verdict = swccg.judge(game, by, intent)
      return verdict.legal ? [] : [{ game, by, intent, verdict }]
    })
    const one = refused[roll(Math.max(1, refused.length))]
    if (one) yield one
  }
}

function* refusedTries(roll: Roll): Generator<Try> {
  const all = Object.values({ ...tables, ...fights })
  for (const { game } of deepPositions(wanted, from)) {
    yield* triesIn(game, roll)
    let last = all[roll(all.length)]
    if (!last) continue
    const numbers = Array.from({ length: roll(10) }, () => roll(9999))
    for (const { after } of playedBy(last, numbers)) if (after.decision) last = after
    yield* triesIn(last, roll)
  }
}

/** Counts by name, the commonest first. */
function counter() {
  const counts = new Map<string, number>()
  return {
    add: (name: string) => counts.set(name, (counts.get(name) ?? 0) + 1),
    told: (most: number) =>
      [...counts]
        .sort(([, one], [, other]) => other - one)
        .slice(0, most)
        .map(([name, count]) => `${count} ${name}`)
        .join('\n'),
  }
}

it(
  'what is told makes it legal, and at least 70 % of the refusals have it',
  () => {
    const seen = { refused: 0, advised: 0, changes: 0, never: 0 }
    const [kinds, said, without] = [counter(), counter(), counter()]
    const took: number[] = []
    for (const { game, by, intent, verdict } of refusedTries(rollsFrom(from))) {
      if (seen.refused++ === wanted) break
      if (verdict.instead) seen.advised++
      const name = `${intent.kind}: ${verdict.reasons[0]?.rule} ${verdict.reasons[0]?.say ?? ''}`
      kinds.add(name)
      const before = JSON.stringify(game)
      const began = performance.now()
      const found = whenLegal(game, by, intent, verdict)
      took.push(performance.now() - began)
      expect(JSON.stringify(game)).toBe(before)
      if (!found) without.add(name)
      else if ('never' in found) seen.never++
      else {
        seen.changes++
        said.add(found.changes.map(({ say }) => say).join(' + '))
        const { proof } = found
        // From its plain data, with nothing remembered of it.
        const again = JSON.parse(JSON.stringify(proof.game))
        expect(swccg.judge(again, by, proof.intent).legal, JSON.stringify(found.changes)).toBe(true)
        expect(found.changes.length).toBeLessThanOrEqual(2)
      }
    }
    took.sort((one, other) => one - other)
    const at = (part: number) => `${took[Math.floor(took.length * part)]?.toFixed(1)} ms`
    console.log(JSON.stringify({ ...seen, median: at(0.5), most: at(0.95), longest: at(0.9999) }))
    console.log(`told:\n${said.told(40)}\nrefused:\n${kinds.told(40)}\nwithout:\n${without.told(40)}`)
    expect(seen.changes + seen.never).toBeGreaterThanOrEqual(0.7 * wanted)
  },
  Math.max(60_000, wanted * 200),
)
