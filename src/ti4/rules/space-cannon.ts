/** Step 2 of the movement of a tactical action: Space Cannon Offense, and the hits that it produces. */

import { type Change, firstOf, type Procedure, type Reason, refusal } from '../../kernel/index.ts'
import { adjacentTo, shipsIn, unitsIn } from '../model/galaxy.ts'
import { actionNow, unitOf } from '../model/of.ts'
import type { FrameOf, Intent, Player, Position, Unit, UnitId } from '../model/types.ts'
import { factsOf } from '../model/units.ts'
import { remove } from './arrival.ts'
import { roll } from './dice.ts'
import { changes, underHeading } from './rulebook.ts'

export const rules = [
  ...underHeading('Step 2 – Space Cannon Offense', { 'TI4-013': {} }),
  ...underHeading('Space Cannon', {
    'TI4-251': {},
    'TI4-252': {},
    'TI4-253': changes,
    'TI4-254': {},
    'TI4-255': changes,
  }),
  ...underHeading('Sustain Damage', { 'TI4-256': changes }),
]

type SpaceCannon = Extract<Intent, { kind: 'spaceCannon' }>

/** Players with ships in the active system that this player's Space Cannon may hit. */
function targetsOf(p: Position, by: Player): Player[] {
  const ships = shipsIn(p, actionNow(p).active)
  const owners = p.players.filter((player) => player !== by && ships.some(({ owner }) => owner === player))
  // Only the active player's ships are fired at by the others. (TI4-254)
  return by === p.player ? owners : owners.filter((owner) => owner === p.player)
}

/** Can a unit fire into the active system from where it is? */
function isInReach(p: Position, unit: Unit): boolean {
  const { active } = actionNow(p)
  if (unit.system === null) return false
  if (unit.system === active) return true
  return factsOf(p, unit).spaceCannon?.reach === 'adjacent too' && adjacentTo(p, active).includes(unit.system)
}

/** Every reason against using the Space Cannon of a unit. */
export function* reasonsAgainstCannon(
  p: Position,
  by: Player,
  { unit: id, at }: SpaceCannon,
): Generator<Reason> {
  const unit = unitOf(p, id)
  if (unit.owner !== by) yield refusal('TI4-201', { unit: unit.id, owner: unit.owner })
  if (!factsOf(p, unit).spaceCannon) yield refusal('TI4-251', { unit: unit.id })
  if (p.action?.part !== 'space cannon') yield refusal('TI4-013', { unit: unit.id }, 'moment')
  if (!p.action) return
  if (!isInReach(p, unit)) yield refusal('TI4-013', { unit: unit.id, active: p.action.active }, 'reach')
  if (p.action.fired.includes(unit.id)) yield refusal('TI4-252', { unit: unit.id })
  const targets = targetsOf(p, by)
  if (targets.length === 0 || (at !== undefined && !targets.includes(at)))
    yield refusal('TI4-254', { unit: unit.id, active: p.action.active })
}

/** Every Space Cannon that a player may use now. */
export function* legalCannons(p: Position, by: Player): Generator<SpaceCannon> {
  if (p.action?.part !== 'space cannon') return
  const { active } = p.action
  const near = [active, ...adjacentTo(p, active)].flatMap((system) => unitsIn(p, system))
  const targets = targetsOf(p, by)
  for (const { id, owner } of near) {
    if (owner !== by) continue
    for (const at of targets) {
      const intent: SpaceCannon = { kind: 'spaceCannon', unit: id, at }
      if (reasonsAgainstCannon(p, by, intent).next().done) yield intent
    }
  }
}

/** Rolls the dice of a Space Cannon; the player whose ships are hit assigns the hits. */
export function fire(change: Change<Position>, by: Player, intent: SpaceCannon): void {
  const p = change.now
  const unit = unitOf(p, intent.unit)
  const { hits: least, dice } = factsOf(p, unit).spaceCannon!
  const target = intent.at ?? firstOf(targetsOf(p, by))
  const rolls = Array.from({ length: dice }, () => roll(change))
  const count = rolls.filter((number) => number >= least).length
  const action = actionNow(change.now)
  const hits = { ...action.hits, [target]: (action.hits[target] ?? 0) + count }
  change.put('action', { ...action, fired: [...action.fired, unit.id], hits })
  const cites = ['TI4-013', 'TI4-253', ...(unit.system === action.active ? [] : ['TI4-251'])]
  change.log({
    say: 'space cannon',
    with: { unit: unit.id, roll: rolls.join(' '), least, count, target },
    by,
    cites,
  })
  if (count > 0) change.push(hitsFrame({ owner: target, count }))
}

type Hits = FrameOf<'assign hits'>

/** The assignment of hits against a player. */
export const hitsFrame = ({ owner, count }: { owner: Player; count: number }): Hits => ({
  does: 'assign hits',
  owner,
  hits: count,
})

/** The player whose ships were hit chooses a ship for each hit. (TI4-255) */
export const hitsProcedure: Procedure<Position, Intent, Hits> = {
  run(change, frame) {
    const { owner, hits } = frame
    const ships = shipsIn(change.now, actionNow(change.now).active).filter((unit) => unit.owner === owner)
    const [only] = ships
    if (hits === 0 || !only) return change.pop()
    if (ships.length === 1) return take(change, frame, only.id)
    change.ask({
      by: owner,
      kind: 'cards',
      why: 'assign hits',
      with: { count: hits },
      cards: ships.map(({ id }) => id),
    })
  },
  answered(change, frame, answer) {
    if ('cards' in answer) take(change, frame, firstOf(answer.cards))
  },
}

/** A ship takes a hit: it sustains the damage if it can and has not yet, otherwise it is destroyed. (TI4-256) */
function take(change: Change<Position>, { owner, hits }: Hits, id: UnitId): void {
  const ship = unitOf(change.now, id)
  const sustains = factsOf(change.now, ship).sustainDamage && !ship.damaged
  change.stay({ hits: hits - 1 })
  if (sustains) {
    change.patch('units', id, { damaged: true })
    change.log({ say: 'sustains damage', with: { ship: id }, by: owner, cites: ['TI4-255', 'TI4-256'] })
  } else {
    remove(change, [id])
    change.log({ say: 'destroyed', with: { ship: id }, by: owner, cites: ['TI4-255'] })
  }
}
