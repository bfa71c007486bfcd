/** What the editor does to the start of a scenario. Whether the outcome can be laid is asked where it is laid. */

import { unitOf } from '../../ti4/index.ts'
import { capacityOf, isCargo, isShip, type Position, type UnitId } from './engine.ts'
import type { GivenUnit, Start } from './position-file.ts'
import type { Editor, SheetChange, SystemChange } from './types.ts'

/** A start, or a word for why it cannot be had. */
export type Edited = Start | 'full' | 'name' | 'last'

/** A name that nothing bears yet. */
function freeName(taken: readonly string[], first: string): string {
  for (let number = 1; ; number++) if (!taken.includes(first + number)) return first + number
}

/** A short name for a unit of a type. */
function nameFor(start: Start, type: string): string {
  const letters = type === 'PDS' ? 'pds' : type.slice(0, type === 'carrier' || type === 'cruiser' ? 2 : 1)
  return freeName(
    start.units.map(({ unit }) => unit),
    letters,
  )
}

/** What rests on the action under way ends with it: what was declared, fired and hit. */
const asItLies = (start: Start): Start => ({ ...start, declared: [], fired: [], hits: [], part: 'move' })

/** A unit is put into a system, or aboard a ship there that takes it. */
function withUnit(p: Position, start: Start, editor: Editor, system: string, onto: UnitId | null): Edited {
  const { owner, tool } = editor
  if (tool.put !== 'unit') return start
  const { type, upgraded } = tool
  const planet = start.systems.find(({ id }) => id === system)?.planets?.[0]
  const added: GivenUnit = { unit: nameFor(start, type), type, owner, system }
  if (upgraded) added.upgraded = true
  const ship = onto === null ? undefined : p.units[onto]
  const like = { id: -1, name: '', type, owner, system: 0, planet: null, aboard: null }
  if (ship && ship.owner === owner && isShip(ship) && ship.type !== 'fighter' && isCargo(like)) {
    const aboard = p.units.filter((unit) => unit.aboard === ship.id).length
    if (aboard >= capacityOf(p, ship)) return 'full'
    added.aboard = ship.name
  } else if (planet && !isShip(like)) added.planet = planet
  return { ...start, units: [...start.units, added] }
}

/** A unit is taken away; what is aboard it stays in space. */
const withoutUnit = (start: Start, name: string): Start => ({
  ...asItLies(start),
  units: start.units
    .filter((one) => one.unit !== name)
    .map((one) => {
      if (one.aboard !== name) return one
      const { aboard: _, ...rest } = one
      return { ...rest, space: true as const }
    }),
})

/** Another system becomes the active one, or none; the token of an activation that is taken back goes with it. */
function activated(start: Start, system: string): Start {
  const { active, ...rest } = asItLies(start)
  const tokens = start.tokens.filter((token) => token.owner !== start.player || token.system !== active)
  return active === system ? { ...rest, tokens } : { ...rest, tokens, active: system }
}

/** What the tool does in a system, or to a unit there. */
export function placed(
  p: Position,
  start: Start,
  editor: Editor,
  system: string,
  unit: UnitId | null,
): Edited {
  const { owner, tool } = editor
  if (tool.put === 'unit') return withUnit(p, start, editor, system, unit)
  if (tool.put === 'active') return activated(start, system)
  if (tool.put === 'token') {
    const tokens = start.tokens.filter((token) => token.owner !== owner || token.system !== system)
    const taken = tokens.length < start.tokens.length
    return { ...start, tokens: taken ? tokens : [...tokens, { owner, system }] }
  }
  if (unit !== null) return withoutUnit(start, unitOf(p, unit).name)
  return { ...start, tokens: start.tokens.filter((token) => token.system !== system) }
}

/** The editor's own word for a system that nobody has named yet. */
const nameOfNew = 'System '

export const withSystem = (start: Start, q: number, r: number): Start => {
  const id = freeName(
    start.systems.map((system) => system.id),
    nameOfNew,
  )
  return { ...start, systems: [...start.systems, { id, q, r }] }
}

/** A system gets another name, other planets, another kind. */
export function changed(
  start: Start,
  id: string,
  { name = id, planets, anomaly, wormholes }: SystemChange,
): Edited {
  if (name === '' || (name !== id && start.systems.some((system) => system.id === name))) return 'name'
  const named = (system: string) => (system === id ? name : system)
  const known = planets ?? start.systems.find((system) => system.id === id)?.planets ?? []
  const landed = (unit: GivenUnit): GivenUnit => {
    if (unit.system !== id) return unit
    const { planet, ...rest } = unit
    const kept = planet === undefined || known.includes(planet) ? planet : known[0]
    return { ...rest, system: name, ...(kept === undefined ? {} : { planet: kept }) }
  }
  const { active, ...rest } = asItLies(start)
  return {
    ...rest,
    ...(active == null ? {} : { active: named(active) }),
    systems: start.systems.map((system) => {
      if (system.id !== id) return system
      const { planets: _, anomaly: was, wormhole, ...place } = system
      const kind = anomaly === undefined ? was : (anomaly ?? undefined)
      const holes = wormholes === undefined ? wormhole : wormholes.join(' ')
      return {
        ...place,
        id: name,
        ...(known.length > 0 ? { planets: [...known] } : {}),
        ...(kind ? { anomaly: kind } : {}),
        ...(holes ? { wormhole: holes } : {}),
      }
    }),
    units: start.units.map(landed),
    tokens: start.tokens.map((token) => ({ ...token, system: named(token.system) })),
    effects: start.effects.map((effect) =>
      effect.system === undefined ? effect : { ...effect, system: named(effect.system) },
    ),
  }
}

/** A system is taken away with all that lies in it. */
export function without(start: Start, id: string): Edited {
  if (start.systems.length < 2) return 'last'
  const { active, ...rest } = asItLies(start)
  return {
    ...rest,
    ...(active == null || active === id ? {} : { active }),
    systems: start.systems.filter((system) => system.id !== id),
    units: start.units.filter((unit) => unit.system !== id),
    tokens: start.tokens.filter((token) => token.system !== id),
    effects: start.effects.filter((effect) => effect.system !== id),
  }
}

/** What is on a player's command sheet, and what the player owns. */
export function withSheet(start: Start, owner: string, change: SheetChange): Start {
  const { tactic, fleet, upgrades, abilities } = change
  const own = start.abilities.filter((ability) => ability.owner === owner)
  const others = start.abilities.filter((ability) => ability.owner !== owner)
  const ability = { name: 'ability', owner, reach: 'adjacent' as const, fromTokens: false, used: false }
  const count = abilities ?? own.length
  const kept = Array.from({ length: count }, (_, index) => own[index] ?? ability)
  const pools = { ...start.pools[owner] }
  if (tactic !== undefined) pools.tactic = tactic
  if (fleet !== undefined) pools.fleet = fleet
  return {
    ...asItLies(start),
    players: [...new Set([...(start.players ?? []), owner])],
    pools: { ...start.pools, [owner]: pools },
    upgrades: { ...start.upgrades, ...(upgrades ? { [owner]: [...upgrades] } : {}) },
    abilities: abilities === undefined ? start.abilities : [...others, ...kept],
  }
}
