/** What is held: where it may come down, what it takes along, and the way that is drawn for it. */

import { unitOf } from '../../ti4/index.ts'
import {
  answer,
  capacityOf,
  considerMove,
  current,
  type Game,
  type Intent,
  isCargo,
  type PickUp,
  type Position,
  pickUpsOf,
  refuse,
  type SystemId,
  ti4,
  type UnitId,
} from './engine.ts'
import { answerOf } from './steps.ts'
import type { Aim, Get, Given, Held, Put, TableState, Ti4Actions } from './types.ts'

export const nothingHeld = { held: null, aims: [], pickUps: [], carriers: [] } as const

type Holding = Pick<TableState, 'held' | 'aims' | 'pickUps' | 'carriers'> &
  Pick<
    Ti4Actions,
    'pick' | 'toggleCarry' | 'draw' | 'endPath' | 'useAbility' | 'toSystem' | 'aboard' | 'unload'
  >

/** What a ship has been declared to take along. */
const loadedOn = (p: Position, ship: UnitId): readonly UnitId[] =>
  p.action?.declared.find((one) => one.ship === ship)?.carry ?? []

/** The abilities that a player can still use, by their numbers. */
const abilitiesOf = (p: Position, player: string): number[] =>
  p.abilities.flatMap(({ owner, used }, ability) => (owner === player && !used ? [ability] : []))

/** What goes along in a retreat where nothing is said: as the game itself has it. Null: there is none to be had. */
function retreatLoad(game: Game<Position>): readonly UnitId[] | null {
  const { decision, state } = game
  if (decision?.why !== 'retreat') return null
  for (const to of state.systems.keys()) {
    const tried = answer(ti4, game, { by: decision.by, act: { kind: 'retreat', to } })
    const line = tried.ok && tried.game.events.find(({ say }) => say === 'retreated')
    if (line) return line.with.carry as readonly UnitId[]
  }
  return null
}

/** What a ship may pick up; of what cannot come along only what speaks against that, not against the ship. */
function pickUpsBeside(game: Game<Position>, by: string, ship: UnitId, carry: readonly UnitId[]): PickUp[] {
  const own = refuse(ti4, game, { by, act: { kind: 'moveShip', ship, carry } })
  const known = new Set(own?.reasons.map((reason) => JSON.stringify(reason)))
  return pickUpsOf(game, by, ship, { carry }).map((offer) => {
    if (offer.verdict.legal) return offer
    const reasons = offer.verdict.reasons.filter((reason) => !known.has(JSON.stringify(reason)))
    return { ...offer, verdict: { ...offer.verdict, reasons } }
  })
}

/** The ships that may take a unit along, as the declared moves stand. */
function carriersFor(game: Game<Position>, by: string, unit: UnitId): UnitId[] {
  const p = game.state
  if (p.action?.part !== 'move' || !isCargo(unitOf(p, unit))) return []
  return p.units.flatMap(({ id, owner }) => {
    const load = loadedOn(p, id)
    if (id === unit || owner !== by || load.includes(unit) || capacityOf(p, unitOf(p, id)) === 0) return []
    return refuse(ti4, game, { by, act: { kind: 'moveShip', ship: id, carry: [...load, unit] } }) === null
      ? [id]
      : []
  })
}

const startsWith = (all: readonly SystemId[], first: readonly SystemId[]): boolean =>
  first.every((system, index) => all[index] === system)

export function holding(set: Put, get: Get, give: (given: Given) => boolean): Holding {
  /** The kind of intent that the lesson's step wants with this unit; null where it wants nothing of it. */
  const wanted = (game: Game<Position>, unit: UnitId): Intent | null => {
    const { scenario, source, progress } = get()
    if (!scenario || source?.kind !== 'lesson' || progress.length >= scenario.steps.length) return null
    const asked = answerOf(scenario, progress.length, game.state)
    if (!('act' in asked)) return null
    const { act } = asked
    if (act.kind === 'abilityMove') return act.ship === unit ? act : null
    if (act.kind === 'moveShip') return act.ship === unit ? act : null
    return act.kind === 'retreat' ? act : null
  }

  /** The path that the lesson's step wants to be drawn for this ship. */
  const drawnInLesson = (game: Game<Position>, unit: UnitId): readonly SystemId[] | null => {
    const asked = wanted(game, unit)
    return asked?.kind === 'moveShip' ? (asked.path ?? null) : null
  }

  const intentTo = (game: Game<Position>, held: Held, to: SystemId): Intent => {
    const { state: p, decision } = game
    const { unit, carry, path, ability } = held
    const cargo = carry ? { carry } : {}
    const asked = wanted(game, unit)
    if (decision?.why === 'retreat' || asked?.kind === 'retreat') return { kind: 'retreat', to, ...cargo }
    const byAbility = asked
      ? asked.kind === 'abilityMove'
      : p.action?.part !== 'move' && decision && ability >= 0
    if (byAbility) return { kind: 'abilityMove', ship: unit, ability: Math.max(0, ability), to, ...cargo }
    const load = carry ?? loadedOn(p, unit)
    const way = path ? { path } : {}
    return { kind: 'moveShip', ship: unit, to, ...way, ...(load.length > 0 ? { carry: load } : {}) }
  }

  const aimAt = (game: Game<Position>, held: Held, to: SystemId): Aim => {
    const by = game.decision?.by ?? game.state.player
    // A path that is drawn grows by this system.
    const grown = held.path ? { ...held, path: [...held.path, to] } : held
    const intent = intentTo(game, grown, to)
    if (intent.kind !== 'moveShip') {
      return {
        intent,
        refused: refuse(ti4, game, { by, act: intent }),
        path: null,
        far: 0,
        speed: 0,
        rifts: 0,
      }
    }
    const { kind: _, ship, to: __, ...more } = intent
    const { verdict, path, far, speed, rifts } = considerMove(game, by, ship, to, more)
    const refused = verdict.legal ? null : verdict
    return { intent, refused, path, far, speed, rifts }
  }

  const hold = (held: Held | null) => {
    const { history } = get()
    if (!held || !history) return set(nothingHeld)
    const game = current(history)
    const p = game.state
    const by = game.decision?.by ?? p.player
    const more = held.carry ? { carry: held.carry } : { carry: loadedOn(p, held.unit) }
    set({
      held,
      aims: p.systems.map((_, to) => aimAt(game, held, to)),
      pickUps: pickUpsBeside(game, by, held.unit, more.carry),
      carriers: carriersFor(game, by, held.unit),
      refusal: null,
    })
  }

  return {
    ...nothingHeld,
    pick(unit, hand = 'pointer') {
      const { history } = get()
      if (unit === null || !history) return hold(null)
      const game = current(history)
      const p = game.state
      const asked = wanted(game, unit)
      const ability =
        asked?.kind === 'abilityMove' ? asked.ability : (abilitiesOf(p, game.decision?.by ?? '')[0] ?? -1)
      hold({ unit, hand, carry: retreatLoad(game), path: null, ability })
    },
    toggleCarry(unit) {
      const { held, history } = get()
      if (!held || !history) return
      const now = held.carry ?? loadedOn(current(history).state, held.unit)
      hold({ ...held, carry: now.includes(unit) ? now.filter((one) => one !== unit) : [...now, unit] })
    },
    draw(drawing) {
      const { held } = get()
      if (held) hold({ ...held, path: drawing ? [] : null })
    },
    useAbility(ability) {
      const { held } = get()
      if (held) hold({ ...held, ability })
    },
    endPath() {
      const { held, history } = get()
      const to = held?.path?.at(-1)
      if (held && history && to !== undefined) get().tryIntent(intentTo(current(history), held, to))
    },
    toSystem(system) {
      const { held, history, aims } = get()
      if (!history) return
      const game = current(history)
      if (!held) return get().tryIntent({ kind: 'activate', system })
      const p = game.state
      if (held.path && p.action) {
        // The system that it leads to already: there it ends.
        if (held.path.at(-1) === system) return get().endPath()
        const path = [...held.path, system]
        const lesson = drawnInLesson(game, held.unit)
        const goesOn = lesson !== null && startsWith(lesson, path) && lesson.length > path.length
        if (goesOn || system !== p.action.active) {
          hold({ ...held, path })
          // A lesson may want a path that ends elsewhere to be tried.
          if (lesson?.join() === path.join()) get().endPath()
          return
        }
      }
      const aim = aims[system]
      if (aim) get().tryIntent(aim.intent)
    },
    aboard(unit, ship) {
      const { history } = get()
      if (!history || unit === ship) return hold(null)
      const game = current(history)
      const p = game.state
      const { held } = get()
      // Where nothing is declared yet, the ship is held with it.
      const asked = wanted(game, ship)
      if (p.action?.part !== 'move' && isCargo(unitOf(p, unit)) && asked && asked.kind !== 'moveShip') {
        const ability = asked.kind === 'abilityMove' ? asked.ability : -1
        return hold({ unit: ship, hand: held?.hand ?? 'pointer', carry: [unit], path: null, ability })
      }
      const load = loadedOn(p, ship).filter((one) => one !== unit)
      get().tryIntent({ kind: 'moveShip', ship, carry: [...load, unit] })
    },
    unload(unit, ship) {
      const { history } = get()
      if (!history) return
      const p = current(history).state
      const carry = loadedOn(p, ship).filter((one) => one !== unit)
      const declared = p.action?.declared.find((one) => one.ship === ship)
      if (!declared) return
      give({
        by: current(history).decision?.by ?? p.player,
        act: { kind: 'moveShip', ship, path: declared.path, carry },
      })
    },
  }
}
