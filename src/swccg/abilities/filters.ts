/** Which cards and locations a text means, and when it works: what every text is made of. Plain data. */

import type { CardType, Player } from '../model/basics.ts'

/** Which cards are meant. All given conditions must hold. Plain data, so that words can be made of it. */
export interface Filter {
  type?: CardType | CardType[]
  subtype?: string | string[]
  title?: string | string[]
  persona?: string | string[]
  /** A characteristic or icon, e.g. 'stormtrooper', 'TIE', 'scout', 'warrior', 'Cloud City'; any one of several. 'enclosed' asks for `CardFacts.enclosed`. */
  is?: string | string[]
  owner?: 'you' | 'opponent'
  abilityAtLeast?: number
  abilityBelow?: number
  not?: Filter
  anyOf?: Filter[]
  /** The card has a pilot (or driver) aboard that this filter takes. */
  pilotedBy?: Filter
  /** A card of this kind is aboard. */
  aboard?: Filter
}

/** Which locations are meant. */
export interface LocationFilter {
  /** The card's own location (for a location's text: itself). */
  here?: boolean
  title?: string | string[]
  planet?: string
  siteOf?: string
  kind?: 'system' | 'sector' | 'site'
  interior?: boolean
  exterior?: boolean
  mobile?: boolean
  /** The player whose text it is has presence there. */
  youOccupy?: boolean
  icon?: string
  /** Related to the place that the move starts from. */
  related?: boolean
  /** Adjacent to the card's own location. */
  adjacent?: boolean
  not?: LocationFilter
}

/** What must be so while a text works. */
export type Condition =
  | { youControl: LocationFilter }
  | { youOccupy: LocationFilter }
  | { opponentControls: LocationFilter }
  | { onTable: string }
  | { aboard: Filter }
  | { cardsPresent: Filter; atLeast: number }
  /** At the location, shut in aboard something or not. */
  | { cardsThere: Filter; atLeast: number }
  /** Such a card, other than this one, takes part in the battle in which this one does. */
  | { inBattleWith: Filter }
  /** This card pilots (or drives) such a card. */
  | { piloting: Filter }

/** Whose: those of the player whose text it is (absent: 'you'), of the opponent, or of each player. */
export type Whose = 'you' | 'opponent' | 'each'

/** 'you' is the player whose text it is: the owner, or on a location the side that the text stands on. */
export interface Text {
  side?: Player
  while?: Condition
}
