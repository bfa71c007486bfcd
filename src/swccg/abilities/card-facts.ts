/** The facts of a card: what is printed on it. Its text is a list of abilities. */

import type { CardType, Edition, Player, SlotKind } from './basics.ts'
import type { Ability, Filter } from './types.ts'

/** A number of like slots on a card. Several kinds on one group are either-or slots ('2 pilots or passengers'). */
export interface SlotGroup {
  kinds: SlotKind[]
  count: number | 'unlimited'
  /** Only cards that this filter takes fit ('4 TIEs'). */
  only?: Filter
}

export interface LocationFacts {
  kind: 'system' | 'sector' | 'site'
  /** The system that it belongs to; absent on generic ones, whose system is chosen as they deploy. */
  planet?: string
  /** The starship or vehicle (by title) whose site this is. */
  siteOf?: string
  interior?: boolean
  exterior?: boolean
  mobile?: boolean
  dockingBay?: boolean
  /** No docking bay, but one for starships that deploy, land and take off. */
  launchBay?: true
  sector?: 'cloud' | 'asteroid' | 'big one' | 'death star ii'
  parsec?: number
  /** A system that moves (the Death Stars). Its hyperspeed stands in `CardFacts.hyperspeed`. */
  mobileSystem?: boolean
  icons: { light: number; dark: number }
  prison?: boolean
  underwater?: boolean
  trench?: boolean
}

export interface CardFacts {
  /** Set and number ('1_19'), or 'define:Title' for a card that a scenario makes up. */
  key: string
  title: string
  side: Player
  type: CardType
  /** character: rebel, imperial, alien, droid, jedi master …; vehicle: combat, creature, shuttle, transport; starship: starfighter, capital, squadron; weapon: character, starship, vehicle, artillery, automated; interrupt: used, lost, starting … */
  subtype?: string
  unique?: boolean
  /** How many copies may be on table ('•••': 3). */
  limit?: number
  persona?: string
  destiny?: number
  /** Where several destiny numbers are printed: all of them, `destiny` being the first. (KRN-366) */
  destinies?: number[]
  deploy?: number
  power?: number
  ability?: number
  forfeit?: number
  politics?: number
  maneuver?: number
  armor?: number
  /** Absent where the card has none. */
  hyperspeed?: number
  landspeed?: number
  /** A creature's, without the destinies that are added to it. */
  ferocity?: number
  /** How many destinies are added to its ferocity, whenever that counts. */
  ferocityDestinies?: number
  defenseValue?: number
  /** Lower case: pilot, warrior, nav computer, scomp link, presence … and the set icons (hoth, endor …). */
  icons?: string[]
  /** As printed, e.g. 'stormtrooper', 'scout', 'speeder bike', 'TIE', 'X-wing', 'bomber', 'ship-docking capability'. */
  characteristics?: string[]
  permanentPilots?: { ability: number; name?: string }[]
  permanentAstromech?: boolean
  /** The personas of the starships that are combined in it. */
  combines?: string[]
  /** Several persons are on the card, though its title does not join their names. */
  several?: true
  /** The persona of a weapon that is part of the card. */
  permanentWeapon?: string
  capacity?: SlotGroup[]
  enclosed?: boolean
  movesLike?: 'starfighter' | 'character'
  /** A creature's: words for kinds of location, or titles. */
  habitat?: string | string[]
  location?: LocationFacts
  /** Pilots or starships that a part of its text names which is not played yet. (TRM-179) */
  matching?: string[]
  abilities?: Ability[]
  /** What of its game text is not played yet: our own short words, for the face of the card. */
  missing?: string[]
  /** What reads otherwise in an edition of the rules. Texts of one edition bear its name themselves. */
  editions?: Partial<
    Record<Edition, Partial<Omit<CardFacts, 'key' | 'title' | 'side' | 'abilities' | 'editions'>>>
  >
  /** The other side of an Objective. */
  back?: { destiny: number; abilities: Ability[] }
}

/** Facts that do not follow from what is printed in fixed places; null takes one away that would. */
type OwnFacts = {
  [Fact in keyof Omit<
    CardFacts,
    'key' | 'title' | 'side' | 'location' | 'abilities' | 'missing' | 'editions' | 'back'
  >]?: CardFacts[Fact] | null
} & { location?: { [Fact in keyof LocationFacts]?: LocationFacts[Fact] | null } }

/** A card as it stands in its file (`cards/<set>/<side>/<title>.json`): its text, and what of its facts is its own. */
export interface CardFile {
  /** Set and number: '1_168'. */
  id: string
  /** For people; the game does not read it. */
  note?: string
  facts?: OwnFacts
  text?: Ability[]
  missing?: string[]
  editions?: CardFacts['editions']
  back?: CardFacts['back']
}
