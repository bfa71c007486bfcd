/** What the store holds. */

import type { Language } from '../i18n/index.ts'
import type {
  Answer,
  CardId,
  DeployTarget,
  Destination,
  Edition,
  History,
  Illegal,
  Intent,
  MoveName,
  Phase,
  Player,
  Position,
  Reason,
  SwccgScenario,
} from './engine.ts'
import type { PlaceKey, Targets, Way } from './places.ts'

/** Where the position on the table comes from. */
export interface Source {
  id: string
  lesson: boolean
  /** A whole game between two players who share the device. */
  game?: boolean
}

/** What a whole game is made of. */
export interface GameSetUp {
  /** Pasted lists; null is the deck that comes with it. */
  decks: Record<Player, string | null>
  edition: Edition
  seed: string
}

export interface DeckProblem {
  player: Player
  reason: Reason
}

/** What bringing a card somewhere means. */
export type Carrying = 'move' | 'deploy' | 'transfer' | 'play' | 'fire'

/** What can be tried: a kind of move, or anything else. */
export type Doing =
  | MoveName
  | 'deploy'
  | 'react'
  | 'replace'
  | 'convert'
  | 'transfer'
  | 'fire'
  | 'play'
  | 'use'
  | 'drain'
  | 'battle'
  | 'forfeit'
  | 'lose'
  | 'release'
  | 'activate'
  | 'draw'
  | 'look'
  | 'pass'

export interface Refusal {
  using: Doing
  verdict: Illegal<Intent>
}

/** Something that was refused, and why. */
export interface Attempt {
  /** The card that it is about, where it is about one. */
  card: CardId | null
  place: PlaceKey | null
  to: Destination | DeployTarget | null
  refused: readonly Refusal[]
}

/** A drop that several kinds of move could make. */
export interface Choice {
  card: CardId
  place: PlaceKey
  offers: readonly Way[]
  /** Cards that could make the move together with it. */
  company: readonly CardId[]
}

export type MessageKey =
  | 'unknownLesson'
  | 'badFile'
  | 'notOurGame'
  | 'unreadable'
  | 'brokenSave'
  | 'olderSave'
  | 'fetching'
  | 'notSaved'
  | 'opened'
  | 'editionChanged'
  | 'stepStuck'
  | 'replayed'
  | 'lessonDone'

/** Something to tell, in whatever language is set when it is read. */
export interface Message {
  id: number
  key: MessageKey
  with: Record<string, string | number>
  kind: 'note' | 'trouble'
}

/** Where to stop for the player: at every decision, or when something can be done. */
export type Stops = 'always' | 'legal'

/** Phases in which to stop in any case: in one's own turn, and in the other player's. */
export type StopPhases = Record<'own' | 'other', readonly Phase[]>

/** A player who wants to begin nothing more in this turn. He is still asked for responses. */
export interface Resting {
  player: Player
  turn: number
}

export type Panel = 'decision' | 'log' | 'piles' | 'hand' | 'lesson'
export type Dialog =
  | 'lessons'
  | 'help'
  | 'settings'
  | 'actions'
  | 'rule'
  | 'power'
  | 'undo'
  | 'new game'
  | 'cards'
  | 'out of play'

/** A destiny that has been drawn, to be shown. */
export interface Draw {
  by: Player
  /** Null: there was no card to draw. */
  destiny: number | null
  /** Of the card that was drawn; '' where a number was given without one. */
  title: string
}

export interface GameState {
  history: History<Position, Intent> | null
  source: Source | null
  scenario: SwccgScenario | null
  /** The cards by the aliases of the scenario. */
  names: Record<string, CardId>
  /** For each lesson step that is done: how many answers had been given then. */
  progress: number[]
  /** Who sits before the device, in a game of two. */
  seat: Player | null
  /** The other player, who is asked something, wants to see his cards. */
  looking: boolean
  resting: Resting | null
  /** The destinies that the last answer has drawn, until they have been seen. */
  drawn: readonly Draw[] | null
}

export interface CarryState {
  picked: CardId | null
  /** How it was picked up: the keyboard moves the focus along. */
  pickedBy: 'pointer' | 'keyboard' | null
  targets: Targets
  /** What bringing the held card somewhere means. */
  carrying: Carrying | null
  hovered: PlaceKey | null
  /** Why the hovered place would refuse the picked card. */
  hint: Attempt | null
  refusal: Attempt | null
  choice: Choice | null
  /** The cards chosen so far for the decision that waits, in the order of their choice. */
  chosen: readonly CardId[]
  /** The card whose forfeit is pointed at in a list. */
  pointed: CardId | null
}

export interface PageState {
  language: Language
  edition: Edition
  seed: string
  stops: Stops
  stopPhases: StopPhases
  /** Destiny draws stay until they are put away. */
  waitForDestiny: boolean
  /** The card in the preview. */
  shown: CardId | null
  /** The cards on table that what is pointed at would be about. */
  meant: readonly CardId[]
  messages: readonly Message[]
  finished: readonly string[]
  dialog: Dialog | null
  /** The rule that is shown in its own words. */
  rule: string | null
  /** The location whose power is explained. */
  powerOn: CardId | null
  panel: Panel | null
}

export interface GameActions {
  /** Reads the address and what was saved, and lays the table. */
  start(search: string): Promise<void>
  /** Lays the position of a scenario file on the table. Says what is wrong with the file, or null. */
  newPosition(text: string, edition?: Edition): string | null
  /** Begins a whole game; or says what is wrong with the decks. */
  startGame(game: GameSetUp): readonly DeckProblem[]
  /** The device has been handed over. */
  takeSeat(): void
  /** Whoever is asked something openly wants to see his cards first, or not after all. */
  look(wanted: boolean): void
  /** Passes, and passes on for this player until the turn ends; responses are asked for. */
  rest(): void
  closeDraws(): void
  openLesson(id: string): Promise<void>
  switchEdition(edition: Edition): void
  importFile(file: File): Promise<void>
  /** The whole state as text, for a bug report. */
  exportState(fault?: string): string
  pass(): void
  /** Answers the decision that waits. */
  answer(given: Answer<Intent>): void
  /** Takes the last answer back; asks first where that crosses something that was revealed. */
  undo(): void
  undoAnyway(): void
  redo(): void
  restart(): void
  /** Passes until the other player's next move phase. */
  changeSides(): void
  /** Does the lesson's step. */
  showMe(): void
}

export interface CarryActions {
  pick(card: CardId | null, by?: 'pointer' | 'keyboard'): void
  hover(place: PlaceKey | null): void
  tryMove(place: PlaceKey): void
  chooseOffer(offer: Way, company?: readonly CardId[]): void
  closeChoice(): void
  /** Chooses a card for the decision that waits, or takes it back. A single one answers at once. */
  choose(card: CardId): void
  point(card: CardId | null): void
  chooseNone(): void
  /** Answers with the cards that have been chosen. */
  sendChosen(): void
  refuse(attempt: Attempt): void
}

export interface PageActions {
  show(card: CardId | null): void
  /** Points out cards on table; none: no more. */
  pointAt(cards: readonly CardId[]): void
  /** Shows a card, and what it is shown in. */
  showCard(card: CardId): void
  setStops(stops: Stops): void
  setStopPhases(at: StopPhases): void
  setWaitForDestiny(waits: boolean): void
  chooseLanguage(language: Language): Promise<void>
  /** Waits for something that may have to be fetched, and tells where that takes its time. */
  patiently<What>(what: Promise<What>): Promise<What>
  tell(key: MessageKey, details?: Record<string, string | number>, kind?: Message['kind']): void
  dismiss(id: number): void
  setDialog(dialog: Dialog | null): void
  showRule(id: string): void
  showPower(location: CardId): void
  setPanel(panel: Panel | null): void
}

export type Store = GameState & CarryState & PageState & GameActions & CarryActions & PageActions

export type Put = (part: Partial<Store>) => void
export type Get = () => Store
