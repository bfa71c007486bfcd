/** What the store of Twilight Imperium holds. */

import type { Language } from '../../i18n/language.ts'
import type { Unread } from '../../scenarios/format/wrong.ts'
import type { Message, Messaging } from '../browser/messages.ts'
import type {
  Anomaly,
  Answer,
  History,
  Illegal,
  Intent,
  Phase,
  PickUp,
  Player,
  Position,
  SystemId,
  Ti4Scenario,
  UnitId,
  UnitType,
  Wormhole,
} from './engine.ts'

/** What this table has to tell. */
export type MessageKey =
  | 'unknownLesson'
  | 'badFile'
  | 'olderSave'
  | 'brokenSave'
  | 'fetching'
  | 'opened'
  | 'notSaved'
  | 'learnedDamaged'

export type Hand = 'pointer' | 'keyboard'

/** Where the position on the table comes from. */
export interface Source {
  kind: 'lesson' | 'galaxy' | 'file'
  id: string
}

/** A unit that has been picked up. */
export interface Held {
  unit: UnitId
  hand: Hand
  /** What it shall take along; null: nothing has been said, so what is usual. */
  carry: readonly UnitId[] | null
  /** The systems of a path that is being drawn; null where the engine finds it. */
  path: readonly SystemId[] | null
  /** The ability that moves it, where one does. */
  ability: number
}

/** What putting the held unit down in a system would mean. */
export interface Aim {
  intent: Intent
  /** Null: it is legal. */
  refused: Illegal<Intent> | null
  /** The systems that it would enter, and its move value on that path. */
  path: readonly SystemId[] | null
  far: number
  speed: number
  rifts: number
}

/** Something that was refused, and why. */
export interface Attempt {
  /** What was tried; null: an answer that is no action. */
  intent: Intent | null
  verdict: Illegal<Intent>
}

export type Dialog = 'lessons' | 'galaxies' | 'help' | 'rule' | null
export type Panel = 'decision' | 'log' | 'system'

/** What the editor puts where one clicks. */
export type Tool =
  | { put: 'unit'; type: UnitType; upgraded: boolean }
  | { put: 'system' }
  | { put: 'token' }
  | { put: 'active' }
  | { put: 'remove' }

export interface Editor {
  /** Whose units and tokens are put, and whose command sheet is shown. */
  owner: Player
  tool: Tool
  /** The system that is being changed. */
  system: SystemId | null
  /** What could not be done: a word for it, or a sentence. */
  wrong: string | null
  /** What the position was before each change. */
  past: readonly Ti4Scenario[]
}

/** What of a system the editor changes. */
export type SystemChange = Partial<{
  name: string
  planets: readonly string[]
  anomaly: Anomaly | null
  wormholes: readonly Wormhole[]
}>

/** What of a player's sheet the editor changes. */
export type SheetChange = Partial<{
  tactic: number
  fleet: number
  upgrades: readonly UnitType[]
  abilities: number
}>

export interface GameState {
  history: History<Position, Intent> | null
  source: Source | null
  scenario: Ti4Scenario | null
  /** Lessons: how many answers were in force when each step was done. */
  progress: readonly number[]
  refusal: Attempt | null
  /** Units chosen for an answer that takes several. */
  chosen: readonly UnitId[]
  /** Another tab goes on with the table: nothing is answered here any more. */
  elsewhere: boolean
}

export interface TableState {
  language: Language
  messages: readonly Message<MessageKey>[]
  held: Held | null
  aims: readonly Aim[]
  pickUps: readonly PickUp[]
  /** The ships that may take along what is held. */
  carriers: readonly UnitId[]
  /** The system that is pointed at, or has the focus. */
  looked: SystemId | null
  dialog: Dialog
  rule: string | null
  panel: Panel | null
  editor: Editor | null
  finished: readonly string[]
}

export interface Ti4Actions extends Messaging<MessageKey> {
  /** Opens what the address asks for, what was on the table before, or a galaxy to begin with. */
  start(search: string): Promise<void>
  openLesson(id: string): void
  openGalaxy(id: string): void
  /** Opens a scenario file. Says what is wrong with it, or null. */
  openText(text: string, source: Source): Unread | null
  importFile(file: File): Promise<void>
  /** Goes on in this tab with a table that another one had taken. */
  goOnHere(): Promise<void>
  /** The whole state as text, with what has failed, for a report. */
  exportState(fault: string): string
  /** Notes that the page has failed with this table. Says whether it is put aside now, since that is the second time. */
  noteFailure(): Promise<boolean>
  restart(): void
  chooseLanguage(language: Language): Promise<void>

  pick(unit: UnitId | null, hand?: Hand): void
  /** Takes a unit along with the held one, or leaves it. */
  toggleCarry(unit: UnitId): void
  /** Begins to draw a path for the held ship, or stops. */
  draw(drawing: boolean): void
  /** The drawn path ends where it leads by now. */
  endPath(): void
  useAbility(ability: number): void
  /** The held unit comes down in a system; with nothing held, the system is activated. */
  toSystem(system: SystemId): void
  /** A unit goes into a capacity slot of a ship. */
  aboard(unit: UnitId, ship: UnitId): void
  /** A unit leaves its capacity slot. */
  unload(unit: UnitId, ship: UnitId): void
  tryIntent(intent: Intent): void
  pass(): void
  choose(unit: UnitId): void
  chooseOption(option: string): void
  answerChosen(): void
  undo(): void
  redo(): void
  /** Does the next step of the lesson. */
  showMe(): void

  look(system: SystemId | null): void
  setDialog(dialog: Dialog): void
  showRule(rule: string): void
  setPanel(panel: Panel | null): void

  edit(editing: boolean): void
  setTool(editor: Partial<Pick<Editor, 'owner' | 'tool'>>): void
  /** The editor's tool is used in a system, or on a unit there. */
  place(system: SystemId, unit?: UnitId): void
  setPlayer(player: Player): void
  setPhase(phase: Phase): void
  addSystem(q: number, r: number): void
  changeSystem(change: SystemChange): void
  removeSystem(): void
  changeSheet(change: SheetChange): void
  /** Takes the editor's last change back. */
  undoEdit(): void
  /** The position as a scenario file. */
  scenarioFile(): string
}

export type Ti4Store = GameState & TableState & Ti4Actions
export type Get = () => Ti4Store
export type Put = (some: Partial<Ti4Store>) => void
export type Given = Answer<Intent>
