import { performance } from 'node:perf_hooks'
import { env } from 'node:process'
import { isDeepStrictEqual } from 'node:util'
import { afterAll, describe, expect, it } from 'vitest'
import { type Game, replay, rollsFrom, type Turn } from '../kernel/index.ts'
import {
  cardOf,
  cardsAboard,
  fits,
  forceOf,
  type Intent,
  newGame,
  type Position,
  premiereDarkDeck,
  premiereLightDeck,
  swccg,
} from '../swccg/index.ts'
import { battleWatches } from '../swccg/rules/battle/invariants.test-helper.ts'
import { begun, type Contest, type Made, played } from './contest.ts'

/** As many games as fit in the time; GAMES says how many it shall be, however long they take, and FIRST which is the first. */
const wanted = Number(env.GAMES ?? 0)
const first = Number(env.FIRST ?? 1)
const seconds = 30
const limit = { decisions: 4000, turns: 80 }
const players = ['light', 'dark'] as const

function contest(seed: number): Contest {
  const game = newGame({
    light: premiereLightDeck,
    dark: premiereDarkDeck,
    // Both editions by turns.
    edition: seed % 2 === 0 ? 'ar' : 'crd',
    seed,
  })
  if (!game.ok) throw new Error(JSON.stringify(game.reasons))
  return { start: game.start, opponents: { light: 'random', dark: 'random' }, roll: rollsFrom(seed), limit }
}

/** Each card of the game is in one place, the one that its pile and the row of locations know. */
function conserved(p: Position): void {
  const inPiles = players.flatMap((player) =>
    Object.entries(p.piles[player]).flatMap(([pile, cards]) => cards.map((card) => ({ card, pile, player }))),
  )
  if (new Set(inPiles.map(({ card }) => card)).size !== inPiles.length)
    throw new Error('a card is in two piles')
  for (const { card, pile, player } of inPiles) {
    const { where, owner } = cardOf(p, card)
    if (!('in' in where) || where.in !== pile || owner !== player)
      throw new Error(`card ${card} lies in a ${pile} pile of ${player} and is ${JSON.stringify(where)}`)
  }
  const elsewhere = p.cards.filter(({ where }) => !('in' in where))
  if (inPiles.length + elsewhere.length !== p.cards.length) throw new Error('a pile has lost a card')
  for (const player of players) {
    const own = p.cards.filter(({ owner }) => owner === player)
    if (own.length !== 60) throw new Error(`${player} has ${own.length} cards`)
  }
  const row = p.cards.flatMap(({ id, where }) => ('layout' in where ? [id] : []))
  if (row.length !== p.layout.length || !row.every((card) => p.layout.includes(card)))
    throw new Error('the row of locations is not the row of locations')
}

function seated(p: Position): void {
  for (const { id } of p.cards) {
    if (cardsAboard(p, id).length > 0 && !fits(p, id, [])) throw new Error(`card ${id} holds too many`)
  }
}

/** What an action costs has been there. */
function paid({ before, given }: Made): void {
  if (!('act' in given)) return
  const verdict = swccg.judge(before, given.by, given.act)
  if (!verdict.legal) throw new Error('an illegal action has been taken')
  const have = forceOf(before.state, given.by)
  if (verdict.cost > have) throw new Error(`${verdict.cost} Force spent of ${have}`)
}

/** The question can be answered: its bounds leave something. */
function answerable({ decision }: Game<Position>): void {
  if (!decision) return
  const { kind, cards = [], min = 0, max = cards.length, options = [] } = decision
  const fine =
    kind === 'option'
      ? options.length > 0
      : kind === 'cards'
        ? min <= max && min <= cards.length
        : kind !== 'number' || min <= max
  if (!fine) throw new Error(`nothing answers ${JSON.stringify(decision)}`)
}

/** Answered again from its save, a game is the same game, and so is its JSON. */
function replayed(table: Contest, made: readonly Made[]): void {
  const turns: Turn<Intent>[] = made.map(({ given, automatic }) => ({ answer: given, automatic }))
  const saved = JSON.parse(
    JSON.stringify({ start: table.start, opening: begun(table).automatic, turns, at: turns.length }),
  )
  const { history, brokenAt } = replay(swccg, saved)
  if (brokenAt !== null) throw new Error(`the replay breaks at decision ${brokenAt}`)
  const last = made.at(-1)?.after
  if (!isDeepStrictEqual(history.games.at(-1), last)) throw new Error('the replay is another game')
  if (!isDeepStrictEqual(JSON.parse(JSON.stringify(last)), last)) throw new Error('its JSON is another game')
}

describe('random games with two Premiere decks', () => {
  const seen = { games: 0, decisions: 0, won: 0, turns: 0, battles: 0, early: 0, milliseconds: 0 }
  afterAll(() => console.log(JSON.stringify(seen)))

  it(
    'lose no card, fill no slot twice, spend no Force that is not there, fight as they may, are answerable, and end',
    () => {
      const began = performance.now()
      const late = () => performance.now() - began > seconds * 1000
      for (let seed = first; wanted > 0 ? seed < first + wanted : !late(); seed++) {
        const table = contest(seed)
        conserved(begun(table).game.state)
        const battle = battleWatches()
        const made: Made[] = []
        try {
          for (const one of played(table)) {
            made.push(one)
            paid(one)
            conserved(one.after.state)
            seated(one.after.state)
            answerable(one.after)
            const steps = [one.before.state, one.after.state, one.after.decision?.why] as const
            battle.neverNegative(...steps)
            battle.onceATurn(...steps)
            if (battle.hitsLeave(...steps)) seen.battles++
            if (battle.overWhenLonely(...steps)) seen.early++
          }
          replayed(table, made)
        } catch (problem) {
          throw new Error(`game ${seed}, decision ${made.length}: ${(problem as Error).message}`)
        }
        const end = made.at(-1)!.after
        expect(
          end.decision === null || end.state.turn.number > limit.turns || made.length === limit.decisions,
        ).toBe(true)
        if (end.decision === null) expect(end.state.winner).not.toBeNull()
        seen.games++
        seen.decisions += made.length
        seen.turns += end.state.turn.number
        if (end.state.winner) seen.won++
      }
      seen.milliseconds = Math.round(performance.now() - began)
      expect(seen.games).toBeGreaterThan(0)
    },
    60 * 60 * 1000,
  )

  it('KRN-015: nobody can forget to re-circulate, for nobody is asked', () => {
    let turns = 0
    for (const { before, after } of played(contest(4))) {
      const [old, now] = [before.state, after.state]
      if (now.turn.number > 8) break
      if (old.turn.number === 0 || now.turn.number === old.turn.number) continue
      turns++
      for (const player of players) {
        const left = old.piles[player].used.filter((card) => now.piles[player].used.includes(card))
        expect(left, `the Used Pile of ${player} after turn ${old.turn.number}`).toEqual([])
      }
    }
    expect(turns).toBe(7)
  })
})
