/** What the store holds. */

import type { Language } from '../../i18n/index.ts'
import type { Why } from '../../opponent/index.ts'
import type { Unread } from '../../scenarios/format/wrong.ts'
import type { Attempt, Carrying } from '../../views/attempt.ts'
import type {
  Answer,
  CardId,
  Edition,
  History,
  Intent,
  PileName,
  Player,
  Position,
  Reason,
  SwccgScenario,
} from '../../views/engine.ts'
import type { PlaceKey, Targets, Way } from '../../views/places.ts'
import type { Message, Messaging } from '../browser/messages.ts'
import type { Reasons } from '../opponent/reasons.ts'
import type { Screen } from './screens.ts'
import type { GameSetUp, Practice, Source } from './source.ts'

export type * from './source.ts'

/** What an opponent would do in the player's place. */
export interface Advice {
  /** The decision that it is about: how many answers had been given. */
  at: number
  answer: Answer<Intent> | null
  why: Why | null
}

export interface DeckProblem {
  player: Player
  reason: Reason
}

/** Why the position of a file is not laid. */
export type NotLaid = Pick<Unread, 'path' | 'wrong'> | { problems: readonly DeckProblem[] }

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
  | 'learnedDamaged'
  | 'albumDamaged'
  | 'albumNotTaken'
  | 'opened'
  | 'editionChanged'
  | 'stepStuck'
  | 'replayed'
  | 'revealed'
  | 'opponentStuck'
  | 'mistakeLies'
  | 'notYourTurn'
  | 'olderFile'
  | 'fileCut'
  | 'fileForeign'
  | 'fileDamaged'
  | 'fileTooMuch'
  | 'fileLongText'
  | 'fileBigNumber'
  | 'fileLongList'
  | 'fileTooDeep'
  | 'fileNewer'
  | 'linkCut'
  | 'linkChanged'
  | 'linkForeign'
  | 'linkNewer'
  | 'linkDamaged'
  | 'linkTooMuch'
  | 'olderLink'
  | 'linkCopied'
  | 'linkNotCopied'
  | 'logCopied'
  | 'logNotCopied'
  | 'noTable'
  | 'parted'
  | 'notHanded'
  | 'imported'
  | 'importedPartly'

/** A player who wants to begin nothing more in this turn. He is still asked for responses. */
export interface RestOfTurn {
  player: Player
  turn: number
}

export type Panel = 'decision' | 'log' | 'piles' | 'hand' | 'lesson'
export type Dialog =
  | 'help'
  | 'settings'
  | 'share'
  | 'actions'
  | 'rule'
  | 'power'
  | 'undo'
  | 'new game'
  | 'cards'
  | 'out of play'
  | 'browse'
  | 'play on'
  | 'after the game'

/** A destiny that has been drawn, to be shown. */
export interface Draw {
  by: Player
  /** Null: there was no card to draw. */
  destiny: number | null
  /** Of the card that was drawn; '' where a number was given without one. */
  title: string
}

export interface GameState {
  /** The entry in the list of tables; null before anything has been laid. */
  table: string | null
  /** Another tab goes on with this table: here it is only looked at. */
  elsewhere: boolean
  history: History<Position, Intent> | null
  source: Source | null
  scenario: SwccgScenario | null
  /** The cards by the aliases of the scenario. */
  names: Record<string, CardId>
  /** For each lesson step that is done: how many answers had been given then. */
  progress: number[]
  /** Why the opponent has answered as it did. */
  reasons: Reasons
  /** Who sits before the device, in a game of two. */
  seat: Player | null
  /** The other player, who is asked something, wants to see his cards. */
  looking: boolean
  /** Who sits there still looks at what has come of it, before the device is handed over. */
  seeing: boolean
  passingRestOfTurn: RestOfTurn | null
  /** The destinies that the last answer has drawn, until they have been seen. */
  drawn: readonly Draw[] | null
  /** How many answers would be in force after the undo that is being asked about; null where none is. */
  undoing: number | null
  /** What lay on the table before another game was watched again: it lies there when one comes back. */
  suspended: SuspendedTable | null
}

/** A table that makes room for a replay. */
export type SuspendedTable = Pick<
  GameState,
  | 'table'
  | 'elsewhere'
  | 'history'
  | 'source'
  | 'scenario'
  | 'names'
  | 'progress'
  | 'reasons'
  | 'seat'
  | 'looking'
  | 'seeing'
  | 'passingRestOfTurn'
  | 'drawn'
> &
  Pick<PageState, 'edition'>

export interface OpponentState {
  /** What the opponent is about: it thinks, or its answer waits, for a moment or for the player. Null: it is not asked. */
  opponent: 'thinks' | 'ready' | null
  /** It does nothing until it is let go on. */
  paused: boolean
  /** What an opponent would do at the player's own decision; `answer` is null while it thinks about that. */
  advice: Advice | null
}

export interface OpponentActions {
  /** Begins a game against an opponent; or says what is wrong with the decks. */
  startPractice(practice: Omit<Practice, 'setUp'>, game: GameSetUp): readonly DeckProblem[]
  /**
   * Plays the position on the table on, as a table of its own: against an opponent, or (null) of two players. Says in
   * which way that is not possible, or null. @param name what the new table is called. @param from an
   * earlier moment to play on from: how many answers had been given then.
   */
  playOn(
    practice: Omit<Practice, 'setUp'> | null,
    name?: string,
    from?: number,
  ): 'over' | 'lost' | 'nothing' | null
  /** Changes how the opponent plays, and how it is shown, from now on. */
  setPractice(changed: Partial<Pick<Practice, 'level' | 'pace' | 'budget' | 'reasons'>>): void
  pauseOpponent(paused: boolean): void
  /** The opponent's next act, now. */
  stepOpponent(): void
  /** What would an opponent do in the player's place? */
  askAdvice(): void
  closeAdvice(): void
  /** Does what was advised. */
  takeAdvice(): void
}

export interface DragState {
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
  /**
   * What was done last was not the lesson's step: it can be done still, or not from here. Or a pass waits to be meant: after
   * it the step could not be done.
   */
  offTrack: 'still' | 'stuck' | 'passing' | null
  choice: Choice | null
  /** The cards chosen so far for the decision that waits, in the order of their choice. */
  chosen: readonly CardId[]
  /** The card whose forfeit is pointed at in a list. */
  pointed: CardId | null
}

export interface PageState {
  language: Language
  screen: Screen
  /** The table whose game is watched again, or was so last. */
  replayOf: string | null
  /** Where one has gone to it from. */
  replayFrom: Screen
  edition: Edition
  seed: string
  /** The card in the preview. */
  shown: CardId | null
  /** The cards on table that what is pointed at would be about. */
  meant: readonly CardId[]
  messages: readonly Message<MessageKey>[]
  finished: readonly string[]
  /** What the guide through the first game has explained. */
  explained: readonly string[]
  dialog: Dialog | null
  /** The rule that is shown in its own words. */
  rule: string | null
  /** The location whose power is explained. */
  powerOn: CardId | null
  panel: Panel | null
}

/** Tables as a list: each is an entry of its own, and opening one leaves the others as they are. */
export interface TablesActions {
  /** Goes on with what was played last. Without anything of that kind it stays where it is. */
  goOn(): Promise<void>
  /** Opens a table at the very decision where it was left, and goes to it. */
  openTable(id: string): Promise<void>
  /** Goes on in this tab with a table that another tab has taken. */
  goOnHere(): Promise<void>
  /** Calls a table something; '' : as it was called at first. */
  renameTable(id: string, name: string): Promise<void>
  /** Enters a copy of a table. */
  copyTable(id: string, name: string): Promise<void>
  /** Takes a table out of the list; it can be brought back for thirty days. */
  deleteTable(id: string): Promise<void>
  bringBack(id: string): Promise<void>
  /** A table as a file; `original` as an earlier version had saved it. Null where it is not there any more. */
  exportTable(id: string, which?: 'original'): Promise<string | null>
  /** Watches the game of a table again. */
  openReplay(id: string): void
  /** The part of an address that holds the whole table (`#g=…`); null where it is not there any more. */
  linkTo(id: string): Promise<string | null>
  /** All tables, the settings and what has been learned, as one file. */
  exportAll(): Promise<string>
  /**
   * Lays what was kept of a table on one of its own, at a moment: how many answers had been given. False where it cannot be read.
   * @param mistake the mistake that it is. @param name what the new table is called.
   */
  layKept(text: string, at: number, mistake: string, name: string): Promise<boolean>
}

export interface GameActions extends TablesActions {
  /** Reads the address, and lays the table that it asks for or that was reloaded; otherwise one is at home. */
  start(search: string): Promise<void>
  /** Lays the position of a scenario file on the table. Says what is wrong with the file, or null. */
  newPosition(text: string, edition?: Edition): Promise<NotLaid | null>
  /** Begins a whole game, of two or against an opponent of ours; or says what is wrong with the decks. */
  startGame(game: GameSetUp, practice?: Practice): readonly DeckProblem[]
  /** What has come of it has been seen: the device may be handed over. */
  handOver(): void
  /** The device has been handed over. */
  takeSeat(): void
  /** Whoever is asked something openly wants to see his cards first, or not after all. */
  look(wanted: boolean): void
  /** Passes, and passes on for this player until the turn ends; responses are asked for. */
  rest(): void
  closeDraws(): void
  /** Opens a lesson, an example or another scenario of ours. @param rule the rule for whose sake it is opened. */
  openLesson(id: string, rule?: string): Promise<void>
  /** A whole game with small decks, which is explained as it goes. */
  startFirstGame(): Promise<void>
  switchEdition(edition: Edition): void
  importFile(file: File): Promise<void>
  /** The whole state as text, for a bug report. */
  exportState(fault?: string): string
  pass(): void
  /** Answers the decision that waits. */
  answer(given: Answer<Intent>): void
  /** Loses Force from one pile, top card by top card, until as much is lost or somebody may answer. */
  loseFrom(pile: PileName, count: number): void
  /** Takes the last answer back; asks first where that crosses something that was revealed. */
  undo(): void
  undoAnyway(): void
  /** Goes back to where so many answers had been given; asks first where something was revealed since. */
  undoTo(at: number): void
  redo(): void
  restart(): void
  /** Passes until the other player's next move phase. */
  changeSides(): void
  /** Does the lesson's step. */
  showMe(): void
}

export interface DragActions {
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
  /** The held card was let go of where nothing lies. */
  dropNowhere(): void
  /** The reason of the last refusal has been read. */
  putReasonAway(): void
}

export interface PageActions extends Messaging<MessageKey> {
  show(card: CardId | null): void
  /** Points out cards on table; none: no more. */
  pointAt(cards: readonly CardId[]): void
  /** Shows a card, and what it is shown in. */
  showCard(card: CardId): void
  chooseLanguage(language: Language): Promise<void>
  setDialog(dialog: Dialog | null): void
  /** Goes to another screen. The table without anything on it is no screen: then one goes home. */
  go(screen: Screen): void
  showRule(id: string): void
  /** Notes a lesson as done. */
  noteFinished(id: string): void
  /** Notes what has been explained: it is not explained again. */
  noteExplained(topics: readonly string[]): void
  /** Everything is explained again. */
  explainAnew(): void
  showPower(location: CardId): void
  setPanel(panel: Panel | null): void
}

export type Store = GameState &
  DragState &
  PageState &
  OpponentState &
  GameActions &
  DragActions &
  PageActions &
  OpponentActions

export type Put = (part: Partial<Store>) => void
export type Get = () => Store
