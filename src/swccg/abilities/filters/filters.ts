/** Which cards and locations a text means, and when it works: what every text is made of. Plain data. */

import type { CardType, Edition, Phase, Player, Segment } from '../basics.ts'
import type { Persona } from '../personas.ts'

/** Which cards are meant. All given conditions must hold. Plain data, so that words can be made of it. */
export interface Filter {
  type?: CardType | CardType[]
  subtype?: string | string[]
  title?: string | string[]
  persona?: Persona | readonly Persona[]
  /** A characteristic or icon, e.g. 'stormtrooper', 'TIE', 'scout', 'warrior', 'Cloud City'; any one of several. 'enclosed' asks for `CardFacts.enclosed`. */
  is?: string | string[]
  owner?: 'you' | 'opponent'
  abilityAtLeast?: number
  abilityBelow?: number
  not?: Filter
  /** It is not the card whose text it is. */
  other?: true
  /** And this besides: 'Red Squadron pilot'. */
  and?: Filter
  anyOf?: Filter[]
  /** It is piloted (or driven), by whomever. */
  piloted?: true
  /** It pilots (or drives) such a card. */
  piloting?: Filter
  /** The card has a pilot (or driver) aboard that this filter takes. */
  pilotedBy?: Filter
  /** Its matching pilot is aboard. */
  matchingPilotAboard?: boolean
  /** A card of this kind is aboard, at one of its sites too, or is attached to it. (CTL-054) */
  aboard?: Filter
  /** It is aboard such a starship or vehicle, at one of its sites too. (CTL-054) */
  isAboard?: Filter
  /** It is unique, or is not. */
  unique?: boolean
  /** It is such a location, on table or not. */
  location?: LocationFilter
  /** No cost is named on it for deploying it. */
  deploysFree?: boolean
  /** It deploys on table, or on its player's side of it. */
  deploysOnTable?: boolean
  /** Its own text makes it immune to a card of this title, always. */
  alwaysImmuneTo?: string
  /** It is attached to such a card, or held by it. */
  carriedBy?: Filter
  /** A card of its title is on table, or is not. */
  titleOnTable?: boolean
  /** This word stands in its title. */
  titleHas?: string
  /** It is the highest-ability character of its player, or one of several. */
  highestAbility?: true
  /** It has a weapon that is made for it. */
  matchingWeapon?: true
  /** Its ability is above 0. */
  withAbility?: boolean
  /** It has such a number at all. */
  has?: 'hyperspeed' | 'maneuver' | 'armor' | 'forfeit' | 'permanentWeapon'
  /** The number printed on it is at most this; an asterisk is no number. (KRN-370) */
  printed?: { what: 'power' | 'ability' | 'forfeit'; atMost: number }
  /** A number of it as it stands. */
  number?: { what: 'destiny' | 'maneuver'; above?: number; below?: number }
  /** Where it is; 'here' is where the card is whose text it is. */
  at?: LocationFilter
  /** At one of the planet's sites or lower sectors; at these or in orbit; at a site of that starship or vehicle, or in it. */
  onPlanet?: string
  atPlanet?: string
  aboardOf?: string
  /** At the same location as such a card other than itself. */
  with?: Filter
  /** Present at the same place as such a card other than itself. */
  presentWith?: Filter
  /** 'as pilot': of a starship or vehicle not itself, but its only permanent pilot. (CTL-056 to CTL-058) */
  alone?: boolean | 'as pilot'
  /** Present with the card whose text it is; for a location's text, present there. */
  present?: boolean
  /** A scomp link is where it is, or present with it. (TRM-340) */
  scompLink?: 'at' | 'present'
  /** It takes part in the battle under way. */
  inBattle?: boolean
  state?: string
  /** It is a captive, of this kind. */
  captive?: 'any' | 'escorted' | 'imprisoned' | 'frozen' | 'not frozen'
  /** It escorts such a captive. */
  escorting?: Filter
  /** It has been stolen. */
  stolen?: true
}

type LocationKind = 'system' | 'sector' | 'site'

/** Which locations are meant. */
export interface LocationFilter {
  /** The card's own location (for a location's text: itself). */
  here?: boolean
  title?: string | string[]
  /** These words stand in its title. */
  titleHas?: string
  /** In its row: the system itself, its sectors and sites. */
  planet?: string
  /** One of its sites or lower sectors, not the system itself. (CTL-050) */
  onPlanet?: string
  siteOf?: string
  kind?: LocationKind | LocationKind[]
  interior?: boolean
  exterior?: boolean
  mobile?: boolean
  underwater?: boolean
  /** The player whose text it is, or his opponent, has presence there. */
  youOccupy?: boolean
  youControl?: boolean
  opponentOccupies?: boolean
  /** Somebody has presence there. */
  occupied?: boolean
  /** The player whose text it is controls it, with such a card of his there. */
  youControlWith?: Filter
  prison?: boolean
  /** It is a card of the player whose text it is. */
  yours?: true
  /** So many such cards are present there, or, each of these kinds, at the location. */
  present?: { who: Filter; atLeast: number }
  there?: Filter[]
  icon?: string
  dockingBay?: boolean
  sector?: 'cloud' | 'asteroid'
  /** Where the battle under way is, or a site next to that. */
  battle?: boolean
  nextToBattle?: true
  /** Related to the place that the move starts from; otherwise, to the card's own location. */
  related?: boolean
  /** Adjacent to the card's own location. */
  adjacent?: boolean
  /** Force icons of both players are there. */
  battleground?: boolean
  /** It belongs to no system of its own ('◊'). */
  generic?: boolean
  /** Related to the location that the player whose text it is began the game with. */
  relatedToStart?: boolean
  not?: LocationFilter
  anyOf?: LocationFilter[]
}

/** What must be so while a text works. */
export type Condition =
  | { youControl: LocationFilter }
  | { youOccupy: LocationFilter }
  | { opponentControls: LocationFilter }
  | { onTable: string }
  /** This Objective, or the one that has this side up, is on table. */
  | { objective: string }
  | { aboard: Filter }
  | { cardsPresent: Filter; atLeast: number }
  /** At the location, shut in aboard something or not. */
  | { cardsThere: Filter; atLeast: number }
  /** Such a card, other than this one, takes part in the battle in which this one does. */
  | { inBattleWith: Filter }
  /** Such a battle is under way; a card that fights has to take part in it. */
  | { battle: { by?: 'you' | 'opponent'; at?: LocationFilter } }
  /** This card pilots (or drives) such a card. */
  | { piloting: Filter }
  /** This card is at the same location as such another card. */
  | { isWith: Filter }
  /** This card is such a card, by place, company or state. */
  | { itself: Filter }
  /** So many such cards are active on table. */
  | { inPlay: Filter; atLeast?: number }
  /** Somebody holds such a captive. */
  | { captive: Filter }
  /** Nothing is stacked on this card. */
  | { emptyHere: true }
  /** All your ability on table is that of such cards: there is some, and none of others. (KRN-327) */
  | { allAbility: Filter }
  /** A battle is in this segment. */
  | { segment: Segment }
  | { yourTurn: boolean }
  | { opponentHandAtMost: number }
  | { lifeForceBelow: number }
  | LocationsHeld
  /** Such a card is at such a location. */
  /** `present`: not shut in aboard something there. */
  | { cardAt: Filter; where: LocationFilter; present?: true }
  /** What the player whose text it is began the game with, or deployed as it began. */
  | { begunWith: 'Objective' | 'battleground' | 'system' }
  | { phase: Phase; turn?: 'yours' | 'opponent' }
  /** The opponent has more cards of this kind on table than you. */
  | { outnumberedIn: Filter }
  | { opponentHandAtLeast: number }
  | { not: Condition }
  | { all: Condition[] }
  | { any: Condition[] }

/** Whose: those of the player whose text it is (absent: 'you'), of the opponent, or of each player. */
export type Whose = 'you' | 'opponent' | 'each'

/** The locations that a player controls or occupies. */
export interface HeldLocations {
  held: 'controlled' | 'occupied'
  /** Absent: by the player whose text it is. */
  by?: 'opponent'
  where: LocationFilter
  /** At each of them by cards of this kind; so many of them, if it says so. */
  with?: Filter
  withAtLeast?: number
}

/** So many locations are controlled or occupied by a player. */
export interface LocationsHeld extends HeldLocations {
  atLeast: number
}

/**
 * Whom a text bears on: what a filter takes, this card itself, what it is on, is aboard, pilots or drives, what its host pilots, or
 * what an action has put it on.
 */
export type Bearer = Filter | 'self' | 'host' | 'ship' | 'piloted' | 'driven' | 'piloted by host' | 'target'

/** 'you' is the player whose text it is: the owner, or on a location the side that the text stands on. */
export interface Text {
  side?: Player
  /** The text stands on the card in this edition of the rules alone. */
  edition?: Edition
  while?: Condition
  /** On an Objective: for the remainder of the game, not only while this side is up. */
  restOfGame?: boolean
  /** Copies of the card, and repeated use, add up where it changes a number. (KRN-311) */
  cumulative?: boolean
}
