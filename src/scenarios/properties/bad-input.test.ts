/** Whatever comes from outside is refused with a reason, and changes nothing. */

import { env } from 'node:process'
import { isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Answer, answer, type Roll } from '../../kernel/index.ts'
import {
  type CardId,
  type Intent,
  type IntentName,
  type IntentOf,
  intentNames,
  opponentOf,
  type Player,
  pileNames,
  ruleOf,
  swccg,
} from '../../swccg/index.ts'
import { kinds } from '../../swccg/rules/movement/all-moves.ts'
import { fights, inEveryGame, type SwGame, tables } from './play.test-helper.ts'

const all: Record<string, SwGame> = { ...tables, ...fights }
const aFight = fc.constantFrom(...Object.keys(fights))
const aTable = fc.oneof(aFight, fc.constantFrom(...Object.keys(all)))
const someNumbers = fc.array(fc.nat(9999), { minLength: 1, maxLength: 30, size: 'max' })
const sameEachTime = { seed: Number(env.SEED ?? 1), interruptAfterTimeLimit: env.RUNS ? 300_000 : 15_000 }

/** Any JSON, and JSON that nearly means something. */
const junk = fc.oneof(
  fc.jsonValue(),
  fc.constantFrom(
    -1,
    0.5,
    1e9,
    null,
    true,
    '',
    'draw',
    [],
    [[]],
    [null],
    [0, 0],
    {},
    { card: 0 },
    '__proto__',
  ),
  fc.record({ card: fc.jsonValue(), cards: fc.jsonValue(), to: fc.jsonValue(), targets: fc.jsonValue() }),
)

const names: readonly string[] = [
  ...[
    'move',
    'play',
    'use',
    'battle',
    'attack',
    'deploy',
    'transfer',
    'replace',
    'convert',
    'activate',
    'draw',
  ],
  ...['drain', 'react', 'fire', 'forfeit', 'lose', 'release', 'count', 'look', 'nothing', 'constructor'],
]

/** Is the answer, by chance, one that the pending decision takes? Then it is no bad input. */
function happensToFit(game: SwGame, given: unknown): boolean {
  const { decision } = game
  if (typeof given !== 'object' || given === null || !decision) return false
  const { by, act, cards, number, option } = given as Record<string, unknown>
  if (by !== decision.by) return false
  const { min = 0, max = 0, kind, options = [] } = decision
  if (act !== undefined) return swccg.judge(game, decision.by, act as Intent).legal
  if (kind === 'number') return typeof number === 'number' && number >= min && number <= max
  if (kind === 'option') return options.some((one) => one === option)
  return kind === 'cards' && Array.isArray(cards) && cards.length === 0 && min === 0
}

function expectRefused(game: SwGame, given: unknown): void {
  if (happensToFit(game, given)) return
  const before = JSON.stringify(game)
  const result = answer(swccg, game, given as Answer<Intent>)
  if (result.ok) throw new Error(`taken: ${JSON.stringify(given)}`)
  expect(result.verdict.reasons.length, JSON.stringify(given)).toBeGreaterThan(0)
  for (const { rule } of result.verdict.reasons) expect(ruleOf(rule), rule).toBeDefined()
  expect(JSON.stringify(game)).toBe(before)
}

/** Some intent of the right shape about any cards at all. */
function someIntent({ state: p }: SwGame, roll: Roll): Intent {
  const card = (): CardId => roll(p.cards.length)
  const there = (): CardId => (roll(3) ? (p.layout[roll(p.layout.length)] ?? 0) : card())
  const some = () => Array.from({ length: roll(3) }, card)
  const player = (): Player => (roll(2) ? 'light' : 'dark')
  const pile = () => ({ of: player(), place: pileNames[roll(pileNames.length)]! })
  const use = () => ({
    card: card(),
    targets: some(),
    ...(roll(2) ? { to: there() } : {}),
    function: roll(4),
  })
  const to = [
    { location: there() },
    { aboard: card() },
    { on: card() },
    { table: true as const },
    { place: roll(9) },
  ]
  /** Now and then none, too. */
  const any = () => (roll(6) ? [card(), ...some()] : [])
  const deploy = () => ({ cards: any(), to: to[roll(to.length)]! })
  const move = { using: kinds[roll(kinds.length)]!.using, cards: any(), to: { location: there() } }
  const from = (['hand', 'reserve', 'force', 'used'] as const)[roll(4)]!
  // A kind of intent that is missing here does not compile.
  const makes: { [K in IntentName]: () => IntentOf<K> } = {
    move: () => ({ kind: 'move', ...move }),
    battle: () => ({ kind: 'battle', location: there() }),
    forfeit: () => ({ kind: 'forfeit', card: card() }),
    lose: () => ({ kind: 'lose', ...(roll(2) ? { from } : { from, card: card() }) }),
    fire: () => ({ kind: 'fire', weapon: card(), at: any(), x: roll(5) - 1 }),
    attack: () => ({ kind: 'attack', creature: card(), ...(roll(2) ? { with: some() } : { at: card() }) }),
    react: () => ({ kind: 'react', ...(roll(2) ? { move, boarding: some() } : { deploy: deploy() }) }),
    drain: () => ({ kind: 'drain', location: there() }),
    play: () => ({ kind: 'play', ...use(), ...(roll(2) ? { pile: pile() } : {}) }),
    use: () => ({ kind: 'use', ...use() }),
    deploy: () => ({ kind: 'deploy', ...deploy() }),
    transfer: () => ({ kind: 'transfer', card: card(), to: card() }),
    replace: () => ({ kind: 'replace', card: card(), by: card() }),
    convert: () => ({ kind: 'convert', card: card(), by: card() }),
    release: () => ({ kind: 'release', card: card() }),
    'break cover': () => ({ kind: 'break cover', card: card() }),
    look: () => ({ kind: 'look', ...(roll(2) ? pile() : { card: card() }) }),
    count: () => ({ kind: 'count', ...pile() }),
    activate: () => ({ kind: 'activate', count: roll(9) - 2 }),
    draw: () => ({ kind: 'draw', count: roll(9) - 2 }),
  }
  return makes[intentNames[roll(intentNames.length)]!]()
}

describe('at every decision of random play', () => {
  it('any JSON that is no answer is refused with a reason, and changes nothing', () => {
    const property = fc.property(
      aTable,
      someNumbers,
      fc.array(junk, { minLength: 3, maxLength: 6 }),
      (file, numbers, pieces) => {
        inEveryGame((game, roll) => {
          const by = game.decision?.by ?? 'light'
          for (const piece of pieces) {
            expectRefused(game, piece)
            expectRefused(game, { by: piece, pass: true })
            expectRefused(game, { by: 'nobody', act: { kind: 'draw', count: 1 } })
            expectRefused(game, { by, act: piece })
            const kind = names[roll(names.length)]!
            expectRefused(game, { by, act: { [kind]: piece } })
            expectRefused(game, { by, act: { kind, ...Object(piece) } })
            expectRefused(game, { by, act: { ...Object(piece), kind: piece } })
            for (const kind of ['pass', 'cards', 'number', 'option', 'order'])
              if (kind !== 'pass' || piece !== true) expectRefused(game, { by, [kind]: piece })
            expectRefused(game, { by, pass: true, cards: [] })
          }
        })(all[file] as SwGame, numbers)
      },
    )
    fc.assert(property, { numRuns: 24, ...sameEachTime })
  })

  it('an intent about any cards is judged with reasons that hold, and what is refused changes nothing', () => {
    const property = fc.property(aTable, someNumbers, (file, numbers) => {
      inEveryGame((game, roll) => {
        const { decision } = game
        if (!decision) return
        for (let i = 0; i < 12; i++) {
          const by = roll(5) ? decision.by : opponentOf(decision.by)
          const act = someIntent(game, roll)
          const copy = structuredClone(game)
          const verdict = swccg.judge(game, by, act)
          const result = answer(swccg, game, { by, act })
          expect(isDeepStrictEqual(copy, game)).toBe(true)
          if (result.ok) {
            expect(verdict.legal, JSON.stringify(act)).toBe(true)
            continue
          }
          expect(result.verdict.reasons.length, JSON.stringify(act)).toBeGreaterThan(0)
          for (const { rule } of result.verdict.reasons)
            expect(ruleOf(rule)?.editions, rule).toContain(game.state.edition)
        }
      })(all[file] as SwGame, numbers)
    })
    fc.assert(property, { numRuns: Number(env.RUNS ?? 60), ...sameEachTime })
  })
})
