import { describe, expect, it } from 'vitest'
import { answer, begin, type Game } from '../kernel/index.ts'
import {
  actionIn,
  autoPass,
  considerDrag,
  considerMove,
  emptyGalaxy,
  type Intent,
  loadOf,
  type Position,
  pickUpsOf,
  slotsOf,
  startFrom,
  ti4,
  type Unit,
  type UnitType,
} from './index.ts'

const unit = (id: number, type: UnitType, system: number, more: Partial<Unit> = {}): Unit => ({
  id,
  name: `${id}`,
  type,
  owner: 'red',
  system,
  planet: null,
  aboard: null,
  ...more,
})

/** Systems 0 to 2 in a row; 3 and 4 lie beside it, a way around 1. */
const hexes = [
  [0, 0],
  [1, 0],
  [2, 0],
  [0, 1],
  [1, 1],
] as const
const [mecatol, lodor, quann, vefut, tequran] = [0, 1, 2, 3, 4] as const
const [cruiser, carrier, fighter, soldier, far, fighter2] = [0, 1, 2, 3, 4, 5] as const

const p: Position = {
  ...emptyGalaxy(['red', 'blue']),
  systems: hexes.map(([q, r], id) => ({ name: `${id}`, q, r, planets: [], wormholes: [], anomaly: null })),
  units: [
    unit(cruiser, 'cruiser', quann, { move: 3 }),
    unit(carrier, 'carrier', lodor, { capacity: 2 }),
    unit(fighter, 'fighter', lodor),
    unit(soldier, 'infantry', lodor, { planet: 'Lodor' }),
    unit(far, 'infantry', vefut, { planet: 'Vefut' }),
    unit(fighter2, 'fighter', lodor, { upgraded: true }),
  ],
  action: actionIn(mecatol),
}
const start = startFrom(p, 1)
const game = begin(ti4, start.state, start.stack, start.seed, autoPass).game

const arrived = (before: Game<Position>, act: Intent): Game<Position> => {
  const next = answer(ti4, before, { by: 'red', act }, autoPass)
  if (!next.ok) throw new Error(JSON.stringify(next.verdict))
  return next.game
}
const rulesOf = (verdict: ReturnType<typeof considerMove>['verdict']) =>
  verdict.legal ? [] : verdict.reasons.map(({ rule }) => rule)

describe('dragging a ship', () => {
  it('means its shortest path into the active system, and others that may be drawn', () => {
    const { verdict, path, far, speed, others } = considerMove(game, 'red', cruiser, mecatol)
    expect(verdict.legal).toBe(true)
    expect([path, far, speed]).toEqual([[lodor, mecatol], 2, 3])
    expect(others).toEqual([
      [lodor, vefut, mecatol],
      [tequran, lodor, mecatol],
      [tequran, vefut, mecatol],
    ])
  })

  it('is refused everywhere else, and says where it may go', () => {
    const all = considerDrag(game, 'red', cruiser)
    expect(all.map(({ verdict }) => rulesOf(verdict))).toEqual([[], ...Array(4).fill(['TI4-004'])])
    expect(all[lodor]?.verdict).toMatchObject({
      instead: { say: 'path', intent: { kind: 'moveShip', ship: cruiser } },
    })
  })

  it('says nothing of paths where no ship moves', () => {
    const { path, verdict } = considerMove(
      { ...game, state: { ...p, action: null } },
      'red',
      cruiser,
      mecatol,
    )
    expect([path, rulesOf(verdict)]).toEqual([null, ['TI4-001']])
  })
})

describe('what a ship picks up', () => {
  it('is told for every unit, with the reason where it may not', () => {
    const found = pickUpsOf(game, 'red', carrier).map(({ unit, verdict }) => [unit, rulesOf(verdict)])
    expect(found).toEqual([
      [fighter, []],
      [soldier, []],
      [far, ['TI4-212']],
      [fighter2, []],
    ])
    const full = pickUpsOf(game, 'red', carrier, { carry: [fighter, soldier] })
    expect(full.map(({ unit, verdict }) => [unit, rulesOf(verdict)])).toEqual([
      [far, ['TI4-011', 'TI4-212']],
      [fighter2, ['TI4-011']],
    ])
  })

  it('fills its slots from the declaration on', () => {
    expect(slotsOf(p, carrier)).toEqual([null, null])
    const declared = arrived(game, { kind: 'moveShip', ship: carrier, carry: [fighter] })
    expect(slotsOf(declared.state, carrier)).toEqual([fighter, null])
    const moved = arrived(declared, { kind: 'confirm' })
    expect(slotsOf(moved.state, carrier)).toEqual([fighter, null])
    expect(loadOf(moved.state, 'red', mecatol)).toMatchObject({ capacity: 2, need: 1, inFleet: 1 })
  })
})
