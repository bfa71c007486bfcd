/** A position as the start of a scenario: what a file holds of it. */

import { type Game, isGroundForce, type Position, type Ti4Scenario, type Unit } from './engine.ts'

export type Start = Ti4Scenario['start']
export type GivenUnit = Start['units'][number]

/** A part of something, left out where there is nothing to say. */
const where = <T extends object>(so: unknown, part: T): Partial<T> => (so ? part : {})

function unitOf(p: Position, unit: Unit): GivenUnit {
  const { name, type, owner, system, planet, aboard, move, capacity, upgraded, damaged } = unit
  const carrier = aboard === null ? null : p.units[aboard]!
  return {
    unit: name,
    type,
    owner,
    system: p.systems[system!]!.name,
    ...where(planet, { planet: planet! }),
    ...where(carrier, { aboard: carrier?.name ?? '' }),
    ...where(isGroundForce(unit) && planet === null && !carrier, { space: true as const }),
    ...where(move !== undefined, { move }),
    ...where(capacity !== undefined, { capacity }),
    ...where(upgraded, { upgraded }),
    ...where(damaged, { damaged }),
  }
}

/** How far the action under way has come: nothing of it is lost but what is being asked of whom. */
function actionOf({ state: p, stack }: Game<Position>): Partial<Start> {
  const { action } = p
  if (!action) return {}
  const [system, unit] = [(id: number) => p.systems[id]!.name, (id: number) => p.units[id]!.name]
  const { active, part, declared, fired } = action
  return {
    active: system(active),
    // What follows upon the movement comes before Space Cannon; a position begins with that.
    part: part === 'after move' ? 'space cannon' : part,
    declared: (part === 'move' ? declared : []).map(({ ship, path, carry }) => ({
      ship: unit(ship),
      path: path.map(system),
      carry: carry.map(unit),
    })),
    fired: fired.filter((id) => p.units[id]!.system !== null).map(unit),
    hits: stack.flatMap((frame) =>
      frame.does === 'assign hits' && frame.hits > 0 ? [{ owner: frame.owner, count: frame.hits }] : [],
    ),
  }
}

/** The position of a game as the start of a scenario. */
export function startOf(game: Game<Position>): Start {
  const { state: p } = game
  const system = (id: number) => p.systems[id]!.name
  return {
    systems: p.systems.map(({ name, q, r, planets, wormholes, anomaly }) => ({
      id: name,
      q,
      r,
      ...where(planets.length, { planets: [...planets] }),
      ...where(wormholes.length, { wormhole: wormholes.join(' ') }),
      ...where(anomaly, { anomaly: anomaly! }),
    })),
    units: p.units.filter((unit) => unit.system !== null).map((unit) => unitOf(p, unit)),
    tokens: p.tokens.map((token) => ({ owner: token.owner, system: system(token.system) })),
    player: p.player,
    players: [...p.players],
    phase: p.phase,
    passed: [...p.passed],
    pools: Object.fromEntries(Object.entries(p.pools).map(([player, pools]) => [player, { ...pools }])),
    upgrades: Object.fromEntries(Object.entries(p.upgrades).map(([player, types]) => [player, [...types]])),
    abilities: p.abilities.map((ability) => ({ ...ability })),
    effects: p.effects.map((effect) => ({
      name: effect.name,
      owner: effect.owner,
      ...where(effect.system !== null, { system: system(effect.system ?? 0) }),
    })),
    dice: [...p.dice],
    declared: [],
    fired: [],
    hits: [],
    ...actionOf(game),
  }
}
