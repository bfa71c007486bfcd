import { env } from 'node:process'
import { isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { answer } from '../../kernel/index.ts'
import {
  autoPass,
  type CardId,
  type CardState,
  cardOf,
  consider,
  forceOf,
  type Intent,
  opponentOf,
  type Player,
  type Position,
  ruleOf,
  swccg,
} from '../../swccg/index.ts'
import { hiddenKey } from '../../swccg/redact.ts'
import { kinds } from '../../swccg/rules/movement/all-moves.ts'
import {
  inEveryGame,
  intoItself,
  likelyDestination,
  named,
  offersIn,
  playedBy,
  rolling,
  type SwGame,
  someAnswer,
  someDestination,
  someMove,
  tables,
} from './play.test-helper.ts'

const players: readonly Player[] = ['light', 'dark']

/** A position as often as an example of movement, or of decks and piles. */
const aPile = fc.constantFrom(...named('pile'))
const aTable = fc.oneof(fc.constantFrom(...named('pos')), fc.constantFrom(...named('ex')), aPile)
const someNumbers = fc.array(fc.nat(9999), { minLength: 1, maxLength: 60, size: 'max' })

/** The same plays in every run, so that a failure is always the code's doing; SEED tries others. */
const sameEachTime = { seed: Number(env.SEED ?? 1) }

/** Random play of up to 60 decisions. A failure names the seed, the table and the shortest play that fails. */
function inRandomPlay(runs: number, holds: (start: SwGame, numbers: number[]) => void, table = aTable): void {
  const property = fc.property(table, someNumbers, (file, numbers) => holds(tables[file] as SwGame, numbers))
  fc.assert(property, { numRuns: runs, interruptAfterTimeLimit: 10_000, ...sameEachTime })
}

const everyGame = (runs: number, holds: Parameters<typeof inEveryGame>[0]) =>
  inRandomPlay(runs, inEveryGame(holds))

/** Does a card lie where this player cannot see its face? */
function liesHidden({ where, owner }: CardState, player: Player): boolean {
  if ('in' in where)
    return ['reserve', 'force', 'used'].includes(where.in) || (where.in === 'hand' && owner !== player)
  return 'on' in where && (where.face === 'unseen' || (where.face === 'down' && owner !== player))
}

/** Hidden cards that are shown to this player now: for a while, or for the decision that waits for him. */
function seenBy({ state, decision }: SwGame, player: Player): Set<CardId> {
  const looks = decision?.with.looking && decision.by === player
  const seen = looks ? ((decision.with.seen as CardId[] | undefined) ?? decision.cards ?? []) : []
  const glimpsed = (state.glimpsed ?? []).filter((card) => cardOf(state, card).owner === player)
  return new Set([...(state.shown ?? []), ...(state.revealed ?? []), ...glimpsed, ...seen])
}

const refusalsOf = (p: Position, verdict: ReturnType<typeof swccg.judge>) => {
  if (verdict.legal) throw new Error('legal')
  expect(verdict.reasons.length).toBeGreaterThan(0)
  for (const { rule } of verdict.reasons) {
    expect(ruleOf(rule), `${rule} is declared`).toBeDefined()
    expect(ruleOf(rule)?.editions, `${rule} holds`).toContain(p.edition)
  }
  return verdict.reasons
}

/** Nothing is ever backed up, for whoever could act or respond has been asked before the game goes on. */
it('KRN-186: nobody who could act is passed over', () => {
  let passed = 0
  inRandomPlay(12, (start, numbers) => {
    let game = start
    for (const number of numbers) {
      if (!game.decision) return
      const given = someAnswer(game, rolling([number]))
      const quick = answer(swccg, game, given, autoPass)
      const asked = answer(swccg, game, given)
      if (!quick.ok || !asked.ok) throw new Error('an answer that was offered is refused')
      let now = asked.game
      for (const pass of quick.automatic) {
        expect(now.decision).toMatchObject({ by: pass.by, mayPass: true })
        expect([...swccg.legal(now.state, now.stack, pass.by)]).toEqual([])
        const next = answer(swccg, now, pass)
        if (!next.ok) throw new Error('a pass is refused')
        now = next.game
        passed += 1
      }
      expect(isDeepStrictEqual(now.state, quick.game.state)).toBe(true)
      game = quick.game
    }
  })
  expect(passed).toBeGreaterThan(0)
})

it('there are tables to play on', () => {
  expect(named('pos').length).toBeGreaterThanOrEqual(12)
  expect(named('ex').length).toBeGreaterThanOrEqual(40)
  expect(named('pile').length).toBeGreaterThanOrEqual(60)
})

describe('at every decision of random play', () => {
  it('the game is plain data: its copy and its JSON are the same game', () => {
    everyGame(24, (game) => {
      expect(isDeepStrictEqual(structuredClone(game), game)).toBe(true)
      expect(isDeepStrictEqual(JSON.parse(JSON.stringify(game)), game)).toBe(true)
    })
  })

  it('the game goes on in the same way from its JSON', () => {
    inRandomPlay(12, (start, numbers) => {
      let copy: SwGame = JSON.parse(JSON.stringify(start))
      for (const { given, after } of playedBy(
        start,
        numbers.map((number) => number * 2 + 1),
      )) {
        const result = answer(swccg, copy, given)
        if (!result.ok) throw new Error('refused')
        copy = JSON.parse(JSON.stringify(result.game))
        expect(isDeepStrictEqual(copy, after)).toBe(true)
      }
    })
  })

  it('everything that is offered is judged legal at the same cost, by the rules that hold', () => {
    everyGame(24, (game) => {
      // A game that is over offers nothing.
      if (!game.decision) return
      const { by } = game.decision
      for (const { intent, cost } of offersIn(game)) {
        const verdict = swccg.judge(game, by, intent)
        if (!verdict.legal || verdict.cost !== cost)
          throw new Error(JSON.stringify({ intent, cost, verdict }))
        for (const rule of verdict.rules) if (!ruleOf(rule)) throw new Error(`${rule} is not declared`)
      }
    })
  })

  it('the moves that are listed are those that are offered card by card', () => {
    everyGame(18, (game) => {
      if (!game.decision) return
      const listed = [...swccg.legal(game.state, game.stack, game.decision.by)].filter(
        (one) => one.kind === 'move',
      )
      const offered = offersIn(game).map(({ intent }) => intent)
      expect(listed.map((one) => JSON.stringify(one)).sort()).toEqual(
        offered.map((one) => JSON.stringify(one)).sort(),
      )
    })
  })

  it('a move that is offered is accepted, and its cost is the Force that it uses', () => {
    everyGame(24, (game, roll) => {
      const offers = offersIn(game).filter(({ intent }) => !intoItself(game.state, intent))
      const offer = offers[roll(offers.length)]
      if (!offer) return
      const by = game.decision?.by as Player
      const result = answer(swccg, game, { by, act: offer.intent })
      if (!result.ok) throw new Error(JSON.stringify(result.verdict))
      const { state } = result.game
      expect(forceOf(game.state, by) - forceOf(state, by)).toBe(offer.cost)
      const spent = game.state.piles[by].force.filter((card) => state.piles[by].used.includes(card))
      expect(spent).toHaveLength(offer.cost)
      const other = opponentOf(by)
      expect(state.piles[other].force).toEqual(game.state.piles[other].force)
    })
  })

  const ways = [...new Set(kinds.map(({ using }) => using))]

  it('a move that nobody offered is accepted, or refused with reasons that hold in the edition', () => {
    everyGame(36, (game, roll) => {
      if (!game.decision) return
      for (let i = 0; i < 4; i++) {
        const by = roll(6) ? game.decision.by : opponentOf(game.decision.by)
        const using = ways[roll(ways.length)]!
        const act: Intent = {
          kind: 'move',
          ...someMove(game.state, using, roll, likelyDestination(game.state, using, roll)),
        }
        const verdict = swccg.judge(game, by, act)
        if (verdict.legal && intoItself(game.state, act)) continue
        const result = answer(swccg, game, { by, act })
        if (result.ok !== verdict.legal) throw new Error(JSON.stringify({ by, act, verdict }))
        if (!verdict.legal) refusalsOf(game.state, verdict)
      }
    })
  })

  // A device that carries characters takes the one who bears it.
  it('nothing is offered that would bring a card into itself', () => {
    everyGame(24, (game) => {
      for (const { intent } of offersIn(game)) expect(intoItself(game.state, intent)).toBe(false)
    })
  })

  // Judging throws where a card that is no location is named as one, and lets docking bay transit lead aboard.
  it('a move to something of another sort than its kind leads to is refused with reasons', () => {
    everyGame(36, (game, roll) => {
      if (!game.decision) return
      const { by } = game.decision
      const using = ways[roll(ways.length)]!
      const move = someMove(game.state, using, roll, someDestination(game.state, roll))
      const offers = offersIn(game).filter((offer) => offer.using === using)
      const sorts = new Set(offers.map(({ to }) => Object.keys(to)[0]))
      const verdict = swccg.judge(game, by, { kind: 'move', ...move })
      if (verdict.legal) expect(sorts, JSON.stringify(move)).toContain(Object.keys(move.to)[0])
      else refusalsOf(game.state, verdict)
    })
  })

  it('bringing a card anywhere is possible, or refused with reasons', () => {
    everyGame(24, (game, roll) => {
      for (let i = 0; i < 3; i++) {
        const card = roll(game.state.cards.length)
        const player = players[roll(2)]!
        const to = likelyDestination(game.state, roll(2) ? 'embark' : 'landspeed', roll)
        const { offers, refused } = consider(game, player, card, to)
        expect(offers.length + refused.length, `card ${card}`).toBeGreaterThan(0)
        for (const { verdict } of refused) refusalsOf(game.state, verdict)
        for (const { intent } of offers) expect(swccg.judge(game, player, intent).legal).toBe(true)
      }
    })
  })

  it('no view shows the face of a hidden card, or what is coming', () => {
    everyGame(18, (game) => {
      const { cards } = game.state
      for (const player of players) {
        const view = swccg.redact(game, player)
        const open = seenBy(game, player)
        const hidden = cards.filter((card) => !open.has(card.id) && liesHidden(card, player))
        const seen = new Set(cards.filter((card) => !hidden.includes(card)).map(({ key }) => key))
        for (const { id } of hidden) expect(view.state.cards[id]?.key).toBe(hiddenKey)
        // Cards that a scenario makes up stand in the view with their facts, hidden ones too.
        const json = JSON.stringify({ ...view, state: { ...view.state, defined: {} } })
        for (const { key } of hidden) if (!seen.has(key)) expect(json).not.toContain(`"${key}"`)
        expect(view.chance).toEqual([])
        expect(view.state.destinies).toEqual({ light: [], dark: [] })
      }
    })
  })

  it('KRN-034: what one player looks at, the view of the other does not even name', () => {
    let looks = 0
    const holds = inEveryGame((game) => {
      const { decision } = game
      if (!decision?.with.looking) return
      looks += 1
      const other = swccg.redact(game, opponentOf(decision.by)).decision
      expect(other?.with.seen).toBeUndefined()
      expect(other?.cards ?? []).toEqual([])
      expect(swccg.redact(game, decision.by).decision).toEqual(decision)
    })
    inRandomPlay(40, holds, aPile)
    expect(looks).toBeGreaterThan(0)
  })

  it('no view tells of a made-up card that is hidden', () => {
    everyGame(18, (game) => {
      const open = seenBy(game, 'dark')
      const { hand } = game.state.piles.light
      const inHand = hand.filter((card) => !open.has(card)).map((card) => cardOf(game.state, card).key)
      // Another copy may lie open, and tell of it.
      const shown = game.state.cards.filter((card) => open.has(card.id) || !liesHidden(card, 'dark'))
      const told = new Set(shown.map(({ key }) => key))
      const { defined } = swccg.redact(game, 'dark').state
      for (const key of inHand) if (!told.has(key)) expect(Object.keys(defined)).not.toContain(key)
    })
  })

  it('a player works out the same legal moves from the own view as from the game', () => {
    everyGame(12, (game) => {
      if (!game.decision) return
      const { by } = game.decision
      const view = swccg.redact(game, by)
      expect(offersIn(view)).toEqual(offersIn(game))
    })
  })
})
