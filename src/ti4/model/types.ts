/** The position of a game of Twilight Imperium, as far as its movement goes. Plain data. */

import type {
  EventOf,
  EventShape,
  FrameOf as FrameOfTypes,
  FrameShape,
  Typed,
  Types,
} from '../../kernel/index.ts'
import type { log } from '../words/en/log.ts'
import type { prompts } from '../words/en/prompts.ts'

/** A player, by the colour or the faction that is played. */
export type Player = string

/** A system by its number: its place in `Position.systems`. */
export type SystemId = number

/** A unit by its number: its place in `Position.units`. */
export type UnitId = number

export type Wormhole = 'alpha' | 'beta' | 'gamma' | 'delta'
export type Anomaly = 'asteroid field' | 'supernova' | 'nebula' | 'gravity rift'

export interface System {
  name: string
  /** Axial coordinates. */
  q: number
  r: number
  planets: readonly string[]
  wormholes: readonly Wormhole[]
  anomaly: Anomaly | null
}

export type UnitType =
  | 'flagship'
  | 'war sun'
  | 'dreadnought'
  | 'carrier'
  | 'cruiser'
  | 'destroyer'
  | 'fighter'
  | 'infantry'
  | 'mech'
  | 'PDS'
  | 'space dock'

export interface Unit {
  id: UnitId
  /** What its player calls it. */
  name: string
  type: UnitType
  owner: Player
  /** null: it has left the board. */
  system: SystemId | null
  /** null: it is in the space area. */
  planet: string | null
  /** The ship that transports it, or that brought it here. */
  aboard: UnitId | null
  /** In place of the printed values. */
  move?: number
  capacity?: number
  /** It is of its upgraded kind, whatever its owner's technologies. */
  upgraded?: true
  /** It has sustained damage. */
  damaged?: true
}

/** What is placed on the map. */
export interface Token {
  owner: Player
  system: SystemId
}

/** The command tokens on a player's command sheet, as far as movement asks. */
export interface Pools {
  tactic: number
  fleet: number
}

/** An ability that moves a ship outside of the movement step: what its text says. */
export interface Ability {
  name: string
  owner: Player
  /** How far it moves the ship. */
  reach: 'adjacent' | 'any'
  /** It allows units to be transported out of systems with the player's own command token. */
  fromTokens: boolean
  used: boolean
}

/** Something that follows when ships move into a system (of any player, or the one that is named). */
export interface Effect {
  name: string
  owner: Player
  /** null: any system that holds units of its owner. */
  system: SystemId | null
}

/** A ship that has been declared as moving. */
export interface Declared {
  ship: UnitId
  /** The systems that it enters, the active system last. */
  path: readonly SystemId[]
  /** Fighters and ground forces that it picks up. */
  carry: readonly UnitId[]
}

/** The tactical action under way. */
export interface TacticalAction {
  active: SystemId
  /** 'move' while ships are declared. */
  part: 'move' | 'after move' | 'space cannon' | 'space combat'
  declared: readonly Declared[]
  /** Units that have used Space Cannon. */
  fired: readonly UnitId[]
  /** Hits that Space Cannon produced against each player. */
  hits: Record<Player, number>
  /** Players who have retreated. */
  retreated: readonly Player[]
}

export const phases = ['strategy', 'action', 'status', 'agenda'] as const
export type Phase = (typeof phases)[number]

/** The steps of a tactical action, as far as it is played. */
export const tacticalSteps = ['movement', 'space cannon offense', 'space combat', 'retreats', 'over'] as const

interface Frames {
  'action phase': FrameShape
  'tactical action': FrameShape & {
    step: (typeof tacticalSteps)[number]
    /** Who has been asked whether he retreats. */
    heard?: readonly Player[]
  }
  limits: FrameShape & { mover: Player }
  'assign hits': FrameShape & { owner: Player; hits: number }
  effect: FrameShape & { effect: number; system: SystemId; ships: readonly UnitId[] }
}

interface Events {
  'moved into': EventShape & { system: SystemId; ships: readonly UnitId[] }
  'space cannon offense': EventShape & { system: SystemId }
}

/** The frame of one procedure. */
export type FrameOf<Does extends keyof Frames> = Frames[Does] & { does: Does }

/** What the game is written in: a name that nothing bears does not compile. */
export interface Ti4Types extends Types {
  frame: { [Does in keyof Frames]: FrameOf<Does> }[keyof Frames]
  event: { [Is in keyof Events]: Events[Is] & { is: Is } }[keyof Events]
  log: keyof typeof log
  why: keyof typeof prompts.decisions | Phase
}

export type Frame = FrameOfTypes<Ti4Types>
export type Event = EventOf<Ti4Types>

export interface Position extends Typed<Ti4Types> {
  players: readonly Player[]
  /** Whose turn it is: the active player. */
  player: Player
  phase: Phase
  /** Players who have passed in this action phase. */
  passed: readonly Player[]
  systems: readonly System[]
  units: readonly Unit[]
  tokens: readonly Token[]
  pools: Record<Player, Pools>
  /** The unit upgrades that each player owns. */
  upgrades: Record<Player, readonly UnitType[]>
  abilities: readonly Ability[]
  effects: readonly Effect[]
  action: TacticalAction | null
  /** The next rolls of dice, before chance decides. */
  dice: readonly number[]
}

/** What a player can try. */
export type Intent =
  | { kind: 'activate'; system: SystemId }
  /** Declares a ship as moving. Without `path` the engine finds it; `to` is where it was dropped. */
  | { kind: 'moveShip'; ship: UnitId; path?: readonly SystemId[]; carry?: readonly UnitId[]; to?: SystemId }
  /** Takes the declaration of a ship back. */
  | { kind: 'stay'; ship: UnitId }
  /** All ships that shall move are declared. */
  | { kind: 'confirm' }
  /** `at`: whose ships the active player fires at. */
  | { kind: 'spaceCannon'; unit: UnitId; at?: Player }
  | { kind: 'abilityMove'; ship: UnitId; ability: number; to: SystemId; carry?: readonly UnitId[] }
  | { kind: 'retreat'; to: SystemId; carry?: readonly UnitId[] }
