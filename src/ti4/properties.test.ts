/** What holds in every galaxy, checked by means of their own: nothing here asks the engine what is adjacent or in the way. */

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type Answer,
  answer,
  begin,
  current,
  type Game,
  type History,
  open,
  play,
  replay,
  save,
} from '../kernel/index.ts'
import {
  type Anomaly,
  actionIn,
  autoPass,
  emptyGalaxy,
  type Intent,
  type Position,
  printed,
  startFrom,
  ti4,
  type Unit,
  type UnitType,
  type Wormhole,
} from './index.ts'
import { actionNow, systemOf, unitOf } from './model/of.ts'

const players = ['red', 'blue', 'green'] as const
const hexes = [-2, -1, 0, 1, 2].flatMap((q) =>
  [-2, -1, 0, 1, 2].filter((r) => Math.abs(q + r) <= 2).map((r) => ({ q, r })),
)

const system = fc.record({
  here: fc.integer({ min: 0, max: 9 }).map((number) => number > 0),
  anomaly: fc.option(fc.constantFrom<Anomaly>('asteroid field', 'supernova', 'nebula', 'gravity rift'), {
    freq: 3,
  }),
  wormholes: fc.oneof(
    { weight: 4, arbitrary: fc.constant<Wormhole[]>([]) },
    { weight: 1, arbitrary: fc.subarray<Wormhole>(['alpha', 'beta'], { minLength: 1 }) },
  ),
})

const types = Object.keys(printed) as UnitType[]
/** More of what transports and what is transported. */
const common: UnitType[] = ['carrier', 'carrier', 'fighter', 'fighter', 'infantry', 'infantry']
const piece = fc.record({
  type: fc.constantFrom(...types, ...common),
  owner: fc.constantFrom('red', ...players),
  at: fc.nat(),
  move: fc.option(fc.integer({ min: 0, max: 3 }), { freq: 3, nil: undefined }),
  landed: fc.boolean(),
  upgraded: fc.boolean(),
})

const galaxy: fc.Arbitrary<Position> = fc
  .record({
    systems: fc.tuple(...hexes.map(() => system)),
    pieces: fc.array(piece, { minLength: 1, maxLength: 14 }),
    tokens: fc.array(fc.record({ owner: fc.constantFrom(...players), at: fc.nat() }), { maxLength: 5 }),
    active: fc.nat(),
    fleet: fc.integer({ min: 1, max: 4 }),
    // In how many systems the units stand: in few of them they meet.
    crowd: fc.constantFrom(2, 4, hexes.length),
  })
  .filter(({ systems }) => systems.some(({ here }) => here))
  .map(({ systems, pieces, tokens, active, fleet, crowd }) => {
    const laid = systems.flatMap(({ here, anomaly, wormholes }, index) =>
      here ? [{ name: `${index}`, ...hexes[index]!, planets: ['world'], anomaly, wormholes }] : [],
    )
    const units = pieces.map(({ type, owner, at, move, landed, upgraded }, id): Unit => {
      const onPlanet = printed[type].kind !== 'ship' && (landed || printed[type].kind === 'structure')
      return {
        id,
        name: `${id}`,
        type,
        owner,
        system: at % Math.min(crowd, laid.length),
        planet: onPlanet ? 'world' : null,
        aboard: null,
        ...(move === undefined ? {} : { move }),
        ...(upgraded ? { upgraded: true as const } : {}),
      }
    })
    const empty = emptyGalaxy(players)
    return {
      ...empty,
      systems: laid,
      units,
      tokens: tokens.map(({ owner, at }) => ({ owner, system: at % laid.length })),
      pools: Object.fromEntries(players.map((player) => [player, { tactic: 3, fleet }])),
      action: actionIn(active % Math.min(2 * crowd, laid.length)),
    }
  })

/** Adjacent by the distance of the hexes, or by a wormhole. */
function touch(p: Position, one: number, other: number): boolean {
  const [a, b] = [systemOf(p, one), systemOf(p, other)]
  const far = Math.max(Math.abs(a.q - b.q), Math.abs(a.r - b.r), Math.abs(a.q + a.r - b.q - b.r))
  return far === 1 || (one !== other && a.wormholes.some((kind) => b.wormholes.includes(kind)))
}

const ships: readonly UnitType[] = [
  'flagship',
  'war sun',
  'dreadnought',
  'carrier',
  'cruiser',
  'destroyer',
  'fighter',
]
const moveOf = ({ type, move, upgraded }: Unit): number => {
  if (move !== undefined) return move
  const plain: Partial<Record<UnitType, [number, number]>> = {
    flagship: [1, 1],
    'war sun': [2, 2],
    dreadnought: [1, 2],
    carrier: [1, 2],
    cruiser: [2, 3],
    destroyer: [2, 2],
    fighter: [0, 2],
  }
  return plain[type]?.[upgraded ? 1 : 0] ?? 0
}
const capacity = ({ type, upgraded }: Unit): number =>
  ({ flagship: 3, 'war sun': 6, dreadnought: 1, carrier: upgraded ? 6 : 4, cruiser: upgraded ? 1 : 0 })[
    type as string
  ] ?? 0

const foes = (p: Position, at: number, owner: string) =>
  p.units.some((unit) => unit.system === at && unit.owner !== owner && ships.includes(unit.type))

/** May the ship be moved through here? */
const isOpen = (p: Position, at: number, owner: string) =>
  !foes(p, at, owner) && [null, 'gravity rift'].includes(systemOf(p, at).anomaly)

const speed = (p: Position, ship: Unit) => (systemOf(p, ship.system!).anomaly === 'nebula' ? 1 : moveOf(ship))

/** What is wrong with a path; null if nothing is. */
function fault(p: Position, ship: Unit, path: readonly number[]): string | null {
  const { active } = actionNow(p)
  if (path.at(-1) !== active) return 'it ends elsewhere'
  const all = [ship.system!, ...path]
  if (path.some((at, index) => !touch(p, all[index]!, at))) return 'it jumps'
  if (path.slice(0, -1).some((at) => !isOpen(p, at, ship.owner))) return 'something is in the way'
  const rifts = all.slice(0, -1).filter((at) => systemOf(p, at).anomaly === 'gravity rift').length
  return path.length > speed(p, ship) + rifts ? 'it is too long' : null
}

/** Can the ship get there at all? Tries every walk, forwards, with what is left of its move value. */
function gets(p: Position, ship: Unit): boolean {
  const { active } = actionNow(p)
  if (['asteroid field', 'supernova'].includes(systemOf(p, active).anomaly ?? '')) return false
  const tried = new Set<string>()
  const walk = (at: number, left: number): boolean => {
    if (tried.has(`${at} ${left}`)) return false
    tried.add(`${at} ${left}`)
    const after = left - (systemOf(p, at).anomaly === 'gravity rift' ? 0 : 1)
    if (after < 0) return false
    return p.systems.some((_, next) => {
      if (!touch(p, at, next)) return false
      return next === active || (isOpen(p, next, ship.owner) && walk(next, after))
    })
  }
  return walk(ship.system!, speed(p, ship))
}

const isHeld = (p: Position, at: number | null, owner: string) =>
  at !== actionNow(p).active && p.tokens.some((token) => token.owner === owner && token.system === at)

const gameOf = (p: Position) => {
  const start = startFrom(p, 7)
  return begin(ti4, start.state, start.stack, start.seed, autoPass).game
}

/** Answers the pending decision by some numbers; declared ships take along what they may. */
function answerBy(game: Game<Position>, number: number): Answer<Intent> {
  const { decision, state } = game
  const { by, kind, cards = [], min = 0, options = [] } = decision!
  if (kind === 'cards') {
    const first = number % Math.max(1, cards.length - min + 1)
    return { by, cards: cards.slice(first, first + min) }
  }
  if (kind === 'option') return { by, option: options[number % options.length]! }
  const acts: Intent[] = [...ti4.legal(state, game.stack, by)]
  const act = acts[number % (acts.length + 1)]
  if (!act) return { by, pass: true }
  return { by, act: act.kind === 'moveShip' ? loadedBy(game, act, number) : act }
}

/** The ship takes along most of what it may. */
function loadedBy(game: Game<Position>, act: Extract<Intent, { kind: 'moveShip' }>, number: number): Intent {
  const carry: number[] = []
  for (const { id, owner } of game.state.units) {
    const more = { ...act, carry: [...carry, id] }
    if ((number + id) % 4 > 0 && ti4.judge(game, owner, more).legal) carry.push(id)
  }
  return { ...act, carry }
}

const numbers = fc.array(fc.nat(), { minLength: 5, maxLength: 40 })

describe('in every galaxy', () => {
  it('exactly the ships that can get to the active system are offered, by paths that are legal', () => {
    let offered = 0
    let refused = 0
    fc.assert(
      fc.property(galaxy, (p) => {
        const paths = new Map<number, readonly number[]>()
        for (const act of ti4.legal(p, [], p.player))
          if (act.kind === 'moveShip') paths.set(act.ship, act.path ?? [])
        for (const unit of p.units) {
          const path = paths.get(unit.id)
          if (path) expect(fault(p, unit, path)).toBeNull()
          const may =
            unit.owner === p.player &&
            ships.includes(unit.type) &&
            !isHeld(p, unit.system, unit.owner) &&
            gets(p, unit)
          expect(path !== undefined).toBe(may)
          if (may) offered++
          else refused++
        }
      }),
      { numRuns: 1000 },
    )
    expect(offered).toBeGreaterThan(300)
    expect(refused).toBeGreaterThan(300)
  })

  it('a path that is drawn is judged as the rules have it', () => {
    const walk = fc.array(fc.nat(), { minLength: 1, maxLength: 4 })
    let legal = 0
    fc.assert(
      fc.property(galaxy, walk, (p, steps) => {
        const game = gameOf(p)
        for (const unit of p.units) {
          if (unit.owner !== p.player || !ships.includes(unit.type)) continue
          // From system to system, mostly along what is adjacent, and to the active system if it is near.
          const path: number[] = []
          for (const step of steps) {
            const from = path.at(-1) ?? unit.system!
            const near = p.systems.flatMap((_, at) => (touch(p, from, at) ? [at] : []))
            path.push(near[step % (near.length + 1)] ?? step % p.systems.length)
          }
          if (touch(p, path.at(-1)!, actionNow(p).active)) path.push(actionNow(p).active)
          const blocked = ['asteroid field', 'supernova'].includes(
            systemOf(p, p.action!.active).anomaly ?? '',
          )
          const wrong = fault(p, unit, path) !== null || isHeld(p, unit.system, unit.owner) || blocked
          const verdict = ti4.judge(game, p.player, { kind: 'moveShip', ship: unit.id, path })
          expect(verdict.legal).toBe(!wrong)
          if (verdict.legal) legal++
        }
      }),
      { numRuns: 1000 },
    )
    expect(legal).toBeGreaterThan(20)
  })

  it('no ship carries more than its capacity, and what is picked up was on the way', () => {
    let loaded = 0
    fc.assert(
      fc.property(galaxy, numbers, (p, rolls) => {
        let game = gameOf(p)
        for (const number of rolls) {
          // Declares one ship after another; none is taken back.
          const moves = [...ti4.legal(game.state, game.stack, p.player)].filter(
            (act) => act.kind === 'moveShip',
          )
          const act = moves[number % Math.max(1, moves.length)]
          if (!act) break
          const next = answer(ti4, game, { by: p.player, act: loadedBy(game, act, number) }, autoPass)
          if (!next.ok) throw new Error(JSON.stringify(next.verdict))
          game = next.game
        }
        const { declared } = actionNow(game.state)
        for (const { ship, path, carry } of declared) {
          expect(carry.length).toBeLessThanOrEqual(capacity(unitOf(p, ship)))
          for (const one of carry) {
            const { system, owner, type } = unitOf(p, one)
            expect([unitOf(p, ship).system, ...path]).toContain(system)
            expect([owner, isHeld(p, system, owner)]).toEqual([p.player, false])
            expect(['fighter', 'infantry', 'mech']).toContain(type)
            const twice = declared.filter((other) => other.ship === one || other.carry.includes(one))
            expect(twice).toHaveLength(1)
            loaded++
          }
        }
      }),
      { numRuns: 1_500 },
    )
    expect(loaded).toBeGreaterThan(50)
  })

  it('limits are kept after an action, games are plain data, and a replay gives the same game', () => {
    let ended = 0
    fc.assert(
      fc.property(galaxy, numbers, (p, rolls) => {
        let history: History<Position, Intent> = open(ti4, startFrom(p, 7), autoPass)
        for (const number of rolls) {
          const game = current(history)
          if (!game.decision) break
          expect(JSON.parse(JSON.stringify(game))).toEqual(game)
          const next = play(ti4, history, answerBy(game, number), autoPass)
          if (!next.ok) throw new Error(JSON.stringify(next.verdict))
          history = next.history
          const { state, events } = current(history)
          const { player: mover, action } = game.state
          if (!events.some(({ say }) => say === 'action over')) continue
          ended++
          for (const at of state.systems.keys())
            for (const owner of players) {
              const concerned = owner === mover || at === action?.active
              if (concerned && !foes(state, at, owner)) expect(excess(state, at, owner)).toBe(0)
            }
        }
        const saved = JSON.parse(JSON.stringify(save(history))) as ReturnType<typeof save<Position, Intent>>
        const again = replay(ti4, saved)
        expect(again.brokenAt).toBeNull()
        expect(current(again.history)).toEqual(current(history))
      }),
      { numRuns: 120 },
    )
    expect(ended).toBeGreaterThan(30)
  })
})

/** How many of a player's units a system holds too many of. */
function excess(p: Position, at: number, owner: string): number {
  const own = p.units.filter((unit) => unit.system === at && unit.owner === owner)
  const room = own.reduce((sum, unit) => sum + capacity(unit), 0)
  const fighters = own.filter(({ type }) => type === 'fighter')
  const soldiers = own.filter(
    ({ type, planet }) => (type === 'infantry' || type === 'mech') && planet === null,
  )
  const docks = own.filter(({ type }) => type === 'space dock').length
  const need = Math.max(0, fighters.length - 3 * docks) + soldiers.length
  const beyond = Math.max(0, need - room)
  const alone = Math.min(beyond, fighters.filter(({ upgraded }) => upgraded).length)
  const fleet = own.filter(({ type }) => ships.includes(type) && type !== 'fighter').length + alone
  return beyond - alone + Math.max(0, fleet - p.pools[owner]!.fleet)
}
