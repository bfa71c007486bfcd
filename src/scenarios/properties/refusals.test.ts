/**
 * What a refusal says: no two of its reasons say the same, they come in their order, and what it advises helps. Over all kinds
 * of intents, in positions of random games and of scenarios; POSITIONS says how many, FROM with which game they begin.
 */

import { env } from 'node:process'
import { beforeAll, expect, it } from 'vitest'
import { answer, type Illegal, loopFrame, type Reason, type Roll, rollsFrom } from '../../kernel/index.ts'
import { languages } from '../../kernel/language.ts'
import {
  type Intent,
  idsOf,
  intentNames,
  opponentOf,
  type Phase,
  type Player,
  speechIn,
  standingIn,
  swccg,
} from '../../swccg/index.ts'
import { learn } from '../../swccg/words/learn.ts'
import { deepPositions } from './deep.test-helper.ts'
import { fights, playedBy, type SwGame, tables } from './play.test-helper.ts'
import { tries } from './tries.test-helper.ts'

const positions = Number(env.POSITIONS ?? 24)
const from = Number(env.FROM ?? 1)
/** So many tries of each kind are judged in a position. */
const each = 12

beforeAll(async () => {
  await learn('en')
  await learn('fr')
}, 60_000)

/** By turns a position of a random game, and one of a scenario that has been played on for a while. */
function* somePositions(roll: Roll): Generator<SwGame> {
  const all = Object.values({ ...tables, ...fights })
  for (const { game } of deepPositions(Math.ceil(positions / 2), from)) {
    yield game
    let last = all[roll(all.length)] as SwGame
    const numbers = Array.from({ length: roll(10) }, () => roll(9999))
    for (const { after } of playedBy(last, numbers)) if (after.decision) last = after
    if (last.decision) yield last
  }
}

/** Some tries of every kind by whoever decides, or now and then by the other player. */
function* someTries(game: SwGame, roll: Roll): Generator<{ by: Player; intent: Intent }> {
  const { by: deciding } = game.decision!
  const by = roll(4) > 0 ? deciding : opponentOf(deciding)
  for (const kind of intentNames) {
    const all = [...tries(game, by, [kind])]
    const from = roll(all.length)
    for (let i = 0; i < Math.min(each, all.length); i++) {
      const step = Math.max(1, Math.floor(all.length / each))
      yield { by, intent: all[(from + i * step) % all.length] as Intent }
    }
  }
}

const sayOf = ({ rule, say, with: { card } }: Reason) => `${rule}/${say ?? ''} about ${card ?? 'all'}`

/** What two reasons of a refusal have in common that they should not; null if nothing. */
function saidTwice({ state: p }: SwGame, { reasons }: Illegal<Intent>): string | null {
  for (const language of languages) {
    const texts = reasons.map((reason) => speechIn(language).reason(p, reason))
    const twice = texts.find((one, at) => texts.indexOf(one) < at)
    if (twice !== undefined) return `told twice: ${twice}`
  }
  // A rule, and one that states the same of the same card.
  for (const [at, one] of reasons.entries())
    for (const other of reasons.slice(at + 1))
      if (one.rule !== other.rule && one.with.card === other.with.card && idsOf(other).includes(one.rule))
        return `${one.rule} and ${other.rule} are the same`
  return null
}

/** The position in which a player has so much more Force. */
function withForce({ state, ...game }: SwGame, by: Player, count: number): SwGame {
  const more = [...state.piles[by].reserve, ...state.piles[by].used, ...state.piles[by].lost].slice(0, count)
  const cards = state.cards.map((card) =>
    more.includes(card.id) ? { ...card, where: { in: 'force' as const } } : card,
  )
  const without = (pile: readonly number[]) => pile.filter((card) => !more.includes(card))
  const { reserve, used, lost, force, ...rest } = state.piles[by]
  const own = {
    ...rest,
    reserve: without(reserve),
    used: without(used),
    lost: without(lost),
    force: [...force, ...more],
  }
  return { ...game, state: { ...state, cards, piles: { ...state.piles, [by]: own } } }
}

/** The position in that phase of a turn of this player's, who may act. */
function inPhase({ state, ...game }: SwGame, turnOf: Player, by: Player, phase: Phase): SwGame {
  const turn = { ...state.turn, player: turnOf, phase }
  const stack = [...standingIn(phase, turnOf).slice(0, -1), { ...loopFrame(phase, by) }]
  const decision = { by, kind: 'action', why: phase, with: {}, mayPass: true } as const
  return { ...game, state: { ...state, turn }, stack, decision } as SwGame
}

/** The game once it has been done as a refusal advises; null where nothing is advised that could be looked at here. */
function asAdvised(game: SwGame, by: Player, { instead }: Illegal<Intent>): SwGame | null {
  if (!instead) return null
  const { say, with: said, intent } = instead
  if (say === 'more Force') return withForce(game, by, Number(said.count))
  if (say === 'in phase') return inPhase(game, by, by, said.phase as Phase)
  if (say === 'in opponent’s phase') return inPhase(game, opponentOf(by), by, said.phase as Phase)
  if (say === 'next turn') {
    const { state } = game
    return { ...game, state: { ...state, turn: { ...state.turn, number: state.turn.number + 2 } } }
  }
  if (!intent) return null
  const done = answer(swccg, game, { by, act: intent })
  if (!done.ok) throw new Error(`what is advised is refused: ${JSON.stringify(done.verdict)}`)
  return done.game
}

it(
  'no two reasons of a refusal say the same, and what it advises makes it legal or brings another reason',
  () => {
    const roll = rollsFrom(from)
    const seen = { refused: 0, advised: {} as Record<string, number>, kinds: new Set<string>() }
    const wrong: string[] = []
    for (const game of somePositions(roll)) {
      for (const { by, intent } of someTries(game, roll)) {
        const verdict = swccg.judge(game, by, intent)
        if (verdict.legal) continue
        seen.refused++
        seen.kinds.add(intent.kind)
        const where = () => `${by} ${JSON.stringify(intent)}, turn of ${game.state.turn.player}`
        const twice = saidTwice(game, verdict)
        if (twice) wrong.push(`${twice} (${where()})`)
        if (!verdict.instead) continue
        const { say } = verdict.instead
        seen.advised[say] = (seen.advised[say] ?? 0) + 1
        try {
          const after = asAdvised(game, by, verdict)
          const again = after && swccg.judge(after, by, intent)
          if (!again || again.legal) continue
          const before = verdict.reasons.map(sayOf)
          const still = again.reasons.map(sayOf)
          // By the other move it has come to where it was to go, which is another reason.
          const arrived = (all: readonly string[]) => all.some((one) => one.includes('/already '))
          if (say === 'by another move' && arrived(still) && !arrived(before)) continue
          if (before.every((one) => still.includes(one)))
            wrong.push(`'${say}' does not help: ${still.join(', ')} (${where()})`)
        } catch (error) {
          wrong.push(`'${say}': ${error} (${where()})`)
        }
      }
    }
    console.log(JSON.stringify({ ...seen, kinds: [...seen.kinds] }))
    expect([...new Set(wrong)]).toEqual([])
    expect(seen.refused).toBeGreaterThan(positions * 40)
    expect([...seen.kinds].sort()).toEqual(intentNames.filter((kind) => kind !== 'count').sort())
  },
  Math.max(60_000, positions * 2000),
)
