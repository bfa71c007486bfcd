/** Lays the galaxy of a scenario out. */

import { begin, keysOf, type Start } from '../../../kernel/index.ts'
import {
  type Anomaly,
  actionIn,
  autoPass,
  considerMove,
  emptyGalaxy,
  isCargo,
  isGroundForce,
  isShip,
  type Position,
  printed,
  type System,
  startFrom,
  ti4,
  type Unit,
  type UnitType,
  type Wormhole,
} from '../../../ti4/index.ts'
import { type Unread, type Wrong, type WrongKey, wrong } from '../wrong.ts'
import type { Ti4Scenario } from './ti4-schema.ts'

export type Ti4Table =
  | { ok: true; start: Start<Position>; units: Map<string, number>; systems: Map<string, number> }
  | Unread

/** Something that does not fit, and where it stands. */
export class Misfit extends Error {
  readonly path: string
  readonly wrong: Wrong
  constructor(path: string, wrong: Wrong) {
    super(wrong.say)
    this.path = path
    this.wrong = wrong
  }
}

const plain = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/g, '')

const anomalies: readonly Anomaly[] = ['asteroid field', 'supernova', 'nebula', 'gravity rift']
const wormholes: readonly Wormhole[] = ['alpha', 'beta', 'gamma', 'delta']

/** A type of unit by its name, spaced and spelled as people do; 'II' behind it is the upgraded kind. */
function typeOf(text: string, path: string): { type: UnitType; upgraded?: true } {
  const found = (of: string) => keysOf(printed).find((type) => plain(type) === of)
  const [, bare = ''] = /^(.*?)(?:ii|2)$/.exec(plain(text)) ?? []
  const type = found(plain(text))
  if (type) return { type }
  const upgraded = found(bare)
  if (upgraded) return { type: upgraded, upgraded: true }
  throw new Misfit(path, wrong('no unit', { name: text, list: Object.keys(printed) }))
}

function systemOf(given: Ti4Scenario['start']['systems'][number], path: string): System {
  const { id, q, r, anomaly, planets = [] } = given
  const known = anomalies.find((one) => anomaly !== undefined && plain(one) === plain(anomaly))
  if (anomaly !== undefined && !known)
    throw new Misfit(`${path}.anomaly`, wrong('no anomaly', { name: anomaly, list: anomalies }))
  const kinds = (given.wormhole?.toLowerCase().match(/[a-z]+/g) ?? []).map((kind) => {
    const wormhole = wormholes.find((one) => one === kind)
    if (wormhole) return wormhole
    throw new Misfit(`${path}.wormhole`, wrong('no wormhole', { name: kind, list: wormholes }))
  })
  return { name: id, q, r, planets, wormholes: kinds, anomaly: known ?? null }
}

/** A number for each name, in the order in which they stand; none may stand there twice. */
function numbered(names: readonly string[], path: string, field: string): Map<string, number> {
  const found = new Map<string, number>()
  for (const [index, name] of names.entries()) {
    if (found.has(name)) throw new Misfit(`${path}[${index}].${field}`, wrong('name twice', { name }))
    found.set(name, index)
  }
  return found
}

/** The number of a name; the path is where it stands. */
export function numberOf(names: Map<string, number>, name: string, path: string): number {
  const number = names.get(name)
  if (number === undefined) throw new Misfit(path, wrong('not known', { name }))
  return number
}

export function setUpTi4(scenario: Ti4Scenario): Ti4Table {
  try {
    return laidOut(scenario)
  } catch (error) {
    if (error instanceof Misfit) return { ok: false, path: error.path, wrong: error.wrong }
    throw error
  }
}

function laidOut({ start, steps }: Ti4Scenario): Ti4Table {
  const systems = numbered(
    start.systems.map(({ id }) => id),
    'start.systems',
    'id',
  )
  if (systems.size === 0) throw new Misfit('start.systems', wrong('no system'))
  for (const [index, { q, r, id }] of start.systems.entries()) {
    const first = start.systems.find((other) => other.q === q && other.r === r)!
    if (first.id !== id)
      throw new Misfit(`start.systems[${index}]`, wrong('same hex', { name: id, other: first.id }))
  }
  const units = numbered(
    start.units.map(({ unit }) => unit),
    'start.units',
    'unit',
  )
  const owners = [...start.units, ...start.tokens, ...start.effects].map(({ owner }) => owner)
  const acting = steps.flatMap(({ by }) => by ?? [])
  const first = start.player ?? acting[0] ?? owners[0] ?? 'red'
  const players = [...new Set([...(start.players ?? [first]), ...owners, ...acting])]
  const empty = emptyGalaxy(players)

  const unitOf = (given: Ti4Scenario['start']['units'][number], id: number): Unit => {
    const path = `start.units[${id}]`
    const { type, upgraded = given.upgraded } = typeOf(given.type, `${path}.type`)
    const { unit: name, owner, move, capacity, damaged } = given
    const system = numberOf(systems, given.system, `${path}.system`)
    const carrier = given.aboard === undefined ? null : numberOf(units, given.aboard, `${path}.aboard`)
    const unit: Unit = { id, name, type, owner, system, planet: null, aboard: carrier }
    if (move !== undefined) unit.move = move
    if (capacity !== undefined) unit.capacity = capacity
    if (upgraded) unit.upgraded = true
    if (damaged) unit.damaged = true
    if (carrier !== null) fits(unit, given.system, start.units[carrier]!, `${path}.aboard`)
    // Ground forces and structures stand on a planet unless it is said that they are in space.
    const inSpace = isShip(unit) || (isGroundForce(unit) && (carrier !== null || given.space === true))
    if (!inSpace) unit.planet = given.planet ?? given.system
    return unit
  }

  const active = start.active == null ? null : numberOf(systems, start.active, 'start.active')
  const tokens = start.tokens.map(({ owner, system }, index) => ({
    owner,
    system: numberOf(systems, system, `start.tokens[${index}].system`),
  }))
  // Whoever activated the system placed a token there.
  if (active !== null && !tokens.some(({ owner, system }) => owner === first && system === active))
    tokens.push({ owner: first, system: active })
  const pools = players.map((player) => [player, { ...empty.pools[player]!, ...start.pools[player] }])

  const fired = start.fired.map((name, index) => numberOf(units, name, `start.fired[${index}]`))
  const before: Position = {
    ...empty,
    passed: start.passed,
    player: first,
    phase: start.phase ?? 'action',
    systems: start.systems.map((system, index) => systemOf(system, `start.systems[${index}]`)),
    units: start.units.map(unitOf),
    tokens,
    pools: Object.fromEntries(pools),
    upgrades: Object.fromEntries(
      Object.entries(start.upgrades).map(([player, types]) => [
        player,
        types.map((type, index) => typeOf(type, `start.upgrades.${player}[${index}]`).type),
      ]),
    ),
    // The ability of each step that moves a ship by one.
    abilities: [
      ...start.abilities,
      ...steps.flatMap(({ by = first, do: todo }) =>
        'abilityMove' in todo
          ? [
              {
                name: 'ability',
                owner: by,
                reach: todo.reach ?? ('adjacent' as const),
                fromTokens: todo.allowsTransportFromTokens ?? false,
                used: false,
              },
            ]
          : [],
      ),
    ],
    effects: start.effects.map(({ name, owner, system }, index) => ({
      name,
      owner,
      system: system === undefined ? null : numberOf(systems, system, `start.effects[${index}].system`),
    })),
    action: active === null ? null : { ...actionIn(active), part: start.part ?? 'move', fired },
    dice: start.dice,
  }
  const state = declaredIn(before, start.declared, { units, systems })
  return { ok: true, start: startFrom(state, 1, start.hits), units, systems }
}

/** Declares ships one after the other, as their player would. */
function declaredIn(
  before: Position,
  declared: Ti4Scenario['start']['declared'],
  { units, systems }: { units: Map<string, number>; systems: Map<string, number> },
): Position {
  let state = before
  for (const [index, { ship, path, carry }] of declared.entries()) {
    const at = `start.declared[${index}]`
    if (state.action?.part !== 'move') throw new Misfit(at, wrong('not moving'))
    const { stack, seed } = startFrom(state, 1)
    const game = begin(ti4, state, stack, seed, autoPass).game
    const one = {
      ship: numberOf(units, ship, `${at}.ship`),
      path: path.map((name, step) => numberOf(systems, name, `${at}.path[${step}]`)),
      carry: carry.map((name, unit) => numberOf(units, name, `${at}.carry[${unit}]`)),
    }
    const { active } = state.action
    const { verdict } = considerMove(game, state.player, one.ship, active, one)
    if (!verdict.legal)
      throw new Misfit(at, wrong('illegal move', { rules: verdict.reasons.map(({ rule }) => rule) }))
    state = { ...state, action: { ...state.action, declared: [...state.action.declared, one] } }
  }
  return state
}

/** Can the unit be aboard that one? */
function fits(unit: Unit, at: string, given: Ti4Scenario['start']['units'][number], path: string): void {
  const no = (say: WrongKey) => {
    throw new Misfit(path, wrong(say, { name: unit.name, ship: given.unit }))
  }
  const carrier = { ...unit, type: typeOf(given.type, path).type }
  if (!isCargo(unit)) no('no cargo')
  if (!isShip(carrier) || carrier.type === 'fighter') no('no transport')
  if (given.system !== at) no('other system')
  if (given.owner !== unit.owner) no('other owner')
}
