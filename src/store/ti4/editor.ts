/** The editor: it changes the scenario that the position is, and lays it out anew. */

import { current, isGroundForce, type Position, type Ti4Scenario, type UnitId } from './engine.ts'
import { nothingHeld } from './holding.ts'
import type { Editor, Get, Put, Source, TableState, Ti4Actions } from './types.ts'

type Start = Ti4Scenario['start']
type GivenUnit = Start['units'][number]

/** The position as the start of a scenario: as it lies, with nothing declared. */
function startOf(p: Position): Start {
  const nameOf = (system: number) => p.systems[system]!.name
  const unitOf = (id: UnitId): GivenUnit => {
    const { name, type, owner, system, planet, aboard, move, capacity, upgraded, damaged } = p.units[id]!
    const carrier = aboard === null ? null : p.units[aboard]
    const inSpace = isGroundForce(p.units[id]!) && planet === null && !carrier
    return {
      unit: name,
      type,
      owner,
      system: nameOf(system!),
      ...(planet === null ? {} : { planet }),
      ...(carrier ? { aboard: carrier.name } : {}),
      ...(inSpace ? { space: true as const } : {}),
      ...(move === undefined ? {} : { move }),
      ...(capacity === undefined ? {} : { capacity }),
      ...(upgraded ? { upgraded } : {}),
      ...(damaged ? { damaged } : {}),
    }
  }
  return {
    systems: p.systems.map(({ name, q, r, planets, wormholes, anomaly }) => ({
      id: name,
      q,
      r,
      ...(planets.length > 0 ? { planets: [...planets] } : {}),
      ...(wormholes.length > 0 ? { wormhole: wormholes.join(' ') } : {}),
      ...(anomaly ? { anomaly } : {}),
    })),
    units: p.units.filter(({ system }) => system !== null).map(({ id }) => unitOf(id)),
    tokens: p.tokens.map(({ owner, system }) => ({ owner, system: nameOf(system) })),
    ...(p.action ? { active: nameOf(p.action.active) } : {}),
    player: p.player,
    players: [...p.players],
    phase: p.phase,
    pools: Object.fromEntries(Object.entries(p.pools).map(([player, pools]) => [player, { ...pools }])),
    upgrades: Object.fromEntries(Object.entries(p.upgrades).map(([player, types]) => [player, [...types]])),
    effects: p.effects.map(({ name, owner, system }) => ({
      name,
      owner,
      ...(system === null ? {} : { system: nameOf(system) }),
    })),
    dice: [...p.dice],
  }
}

/** A name that no unit bears yet: the first letters of its type, and a number. */
function freeName(start: Start, type: string): string {
  const taken = new Set(start.units.map(({ unit }) => unit))
  const letters = type === 'PDS' ? 'pds' : type.slice(0, type === 'carrier' || type === 'cruiser' ? 2 : 1)
  for (let number = 1; ; number++) if (!taken.has(letters + number)) return letters + number
}

/** What the tool does in a system, or to a unit there. */
function changed(start: Start, { owner, tool }: Editor, system: string, unit: string | null): Start {
  if (tool.put === 'unit') {
    const { type, upgraded } = tool
    const planet = start.systems.find(({ id }) => id === system)?.planets?.[0]
    const added: GivenUnit = {
      unit: freeName(start, type),
      type,
      owner,
      system,
      ...(upgraded ? { upgraded: true as const } : {}),
      ...(planet && ['infantry', 'mech', 'PDS', 'space dock'].includes(type) ? { planet } : {}),
    }
    return { ...start, units: [...start.units, added] }
  }
  if (tool.put === 'token') {
    const tokens = start.tokens.filter((token) => token.owner !== owner || token.system !== system)
    return {
      ...start,
      tokens: tokens.length < start.tokens.length ? tokens : [...tokens, { owner, system }],
    }
  }
  if (tool.put === 'active') {
    const { active, ...rest } = start
    // The token of an activation that is taken back goes with it.
    const tokens = start.tokens.filter((token) => token.owner !== start.player || token.system !== active)
    return active === system ? { ...rest, tokens } : { ...rest, tokens, active: system }
  }
  if (unit === null) return { ...start, tokens: start.tokens.filter((token) => token.system !== system) }
  return {
    ...start,
    units: start.units
      .filter((one) => one.unit !== unit)
      .map((one) => {
        if (one.aboard !== unit) return one
        const { aboard: _, ...rest } = one
        return { ...rest, space: true as const }
      }),
  }
}

type Lay = (scenario: Ti4Scenario, source: Source) => string | null

type Editing = Pick<TableState, 'editor'> &
  Pick<Ti4Actions, 'edit' | 'setTool' | 'place' | 'setPlayer' | 'scenarioFile'>

export function editorSlice(set: Put, get: Get, lay: Lay, keep: () => void): Editing {
  const scenarioNow = (): Ti4Scenario | null => {
    const { history, scenario, source } = get()
    if (!history || !scenario) return null
    const title = source?.kind === 'lesson' ? '' : scenario.title
    return {
      id: source?.kind === 'lesson' ? `${scenario.id}-position` : scenario.id,
      title,
      game: 'ti4',
      start: startOf(current(history).state),
      steps: [],
    } as unknown as Ti4Scenario
  }

  const relay = (change: (start: Start) => Start) => {
    const scenario = scenarioNow()
    const { looked } = get()
    if (!scenario) return
    const wrong = lay({ ...scenario, start: change(scenario.start) }, { kind: 'file', id: scenario.id })
    if (wrong === null) set({ looked })
    keep()
  }

  return {
    editor: null,
    edit(editing) {
      const { history } = get()
      if (!editing || !history) return set({ ...nothingHeld, editor: null })
      const { player } = current(history).state
      set({
        ...nothingHeld,
        panel: 'decision',
        refusal: null,
        editor: { owner: player, tool: { put: 'unit', type: 'carrier', upgraded: false } },
      })
    },
    setTool(some) {
      const { editor } = get()
      if (editor) set({ editor: { ...editor, ...some } })
    },
    place(system, unit) {
      const { editor, history } = get()
      if (!editor || !history) return
      const p = current(history).state
      const name = unit === undefined ? null : (p.units[unit]?.name ?? null)
      relay((start) => changed(start, editor, p.systems[system]!.name, name))
    },
    setPlayer(player) {
      // The tactical action under way was that of another.
      relay(({ active: _, ...start }) => ({ ...start, player }))
    },
    scenarioFile: () => JSON.stringify(scenarioNow(), null, 2),
  }
}
