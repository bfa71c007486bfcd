/** Texts that are begun, or set off, by something: when, for how much, on whom, and what comes of it. */

import type { Amount } from '../amount/amount.ts'
import type { Phase, Slot, Value } from '../basics.ts'
import type { DestinyKind } from '../battle/battle.ts'
import type { Custody } from '../captive/captive.ts'
import type { Condition, Filter, LocationFilter, Text } from '../filters/filters.ts'
import type { Lastable } from '../holding/holding.ts'
import type { DeckOrPile, Deed } from '../pile/pile.ts'
import type { Whom } from '../whom.ts'

export type { Whom } from '../whom.ts'

/** Something that takes place, which a text answers or is set off by. */
export interface Happening {
  is:
    | 'playing'
    | 'deployed'
    | 'lost'
    /** It is about to leave table, for wherever. */
    | 'leaving table'
    /** An action has singled it out, and its whole initiation is over. */
    | 'targeted'
    /** Lost by being forfeited. */
    | 'forfeited'
    /** From table, by a text. */
    | 'placed out of play'
    | 'losing Force'
    | 'Force lost'
    | 'Force drain initiated'
    /** It has had its result; the cards are those that took part. */
    | 'Force drained'
    | 'battle initiated'
    | 'attack initiated'
    | 'battle won'
    /** A duel that the other player has started, before anything comes of it. */
    | 'duel lost'
    | 'battle lost'
    | 'destiny drawn'
    /** Battle or weapon destiny is about to be drawn: what answers that is over before. */
    | 'about to draw destiny'
    /** The next single one of any kind is about to be drawn: something may be put in its place. */
    | 'drawing destiny'
    /** Cards are targeted by a weapon; it has been fired at them; one has been 'hit'. */
    | 'firing'
    | 'fired'
    | 'hit'
    /** It is on its way: the move has been begun and has had no result yet. */
    | 'moving'
    | 'moved'
    | 'flipped'
    /** A card has been excluded from the battle, and is not merely out of it. */
    | 'excluded'
    /** A character has been seized or imprisoned; a captive has been released at a site. */
    | 'captured'
    | 'released'
    /** A captive has been delivered to a prison. */
    | 'delivered'
    | 'start of turn'
    | 'end of turn'
  /** Whose doing it is: whose turn, at the start or end of one; who loses, for Force being lost; who has won, or lost, the battle. */
  by?: 'you' | 'opponent'
  /** The card that it happens to. */
  card?: Filter | 'self' | 'host'
  /** Who has escorted the captive. */
  escort?: Filter
  /** The one who has seized it, and no other. */
  seizer?: true
  at?: LocationFilter
  /** Deployed straight to such a location, not aboard or on something there. (CTL-049) */
  to?: LocationFilter
  /** Only where this card is present. */
  present?: boolean
  /** The weapon that it is done with. */
  weapon?: Filter
  /** In whose turn it takes place. */
  turn?: 'yours' | 'opponent'
  /** What the destiny is drawn for; a weapon destiny happens to the cards that are shot at. */
  kind?: DestinyKind
  /** The destiny will be compared, or counted up, with this number of the cards. (KRN-194) */
  targeting?: Value
  /** The destiny is one of these numbers. */
  value?: { from: number; to: number }
  /** The card that is drawn for destiny. */
  drawn?: Filter | 'self'
  /** In the battle under way the opponent has more power than you. */
  weaker?: true
  /** In the battle that is initiated, the opponent has more than twice your power. */
  outpowered?: true
}

/** The cards that a text singles out as it is begun. */
export interface Targeting {
  who: Filter
  /** Absent: one. */
  upTo?: number | 'any'
  /** Where they are. */
  at?: LocationFilter
  /** Present there, or (without `at`) present with this card. */
  present?: boolean
  /** Stacked on this card, and so inactive. */
  stackedHere?: boolean
  /** Captives too, or missing characters alone. */
  inactive?: 'captive' | 'missing'
  /** Immune to a card of this title as things are now, always or not. */
  immuneTo?: string
  /** With the power of the card that is answered. */
  samePower?: boolean
}

export interface Draw {
  /** 'any': what comes of it depends on the number. */
  is: 'below' | 'above' | 'even' | 'odd' | 'any'
  /** What it is compared with; an even or odd one with nothing. */
  than?: Amount
  /** Added to the destiny, always or if the target is so. */
  add?: { number: number; ifTarget?: Filter; ifSelf?: Filter }
}

/** What stands in for a destiny: a number, or one of the target's. */
export type Substitute = number | { target: 'destiny' | 'maneuver' | 'power' | 'ability' }

export type Until =
  | 'end of turn'
  /** The turn after this one, whosever it is. */
  | 'end of next turn'
  | 'end of your next turn'
  | 'start of your next turn'
  | 'end of battle'

interface Part {
  /** Only if the destiny failed the text, or was 0. Absent: if it served, or none was drawn. */
  on?: 'failure' | 'zero'
  /** Only if the destiny is in this range. */
  range?: { from?: number; to?: number; above?: number; below?: number }
  /** Only while this is so. */
  if?: Condition
}

/** What comes of a text, one after the other as printed. */
export type Result = Part &
  (
    | { brings: 'cancel'; what: 'it' | 'target' | { all: Filter } }
    | { brings: 'loss'; of: Whom }
    | {
        brings: 'Force loss'
        whose: 'you' | 'opponent' | 'each'
        count: Amount
        /** From there first, as long as it lasts. */
        from?: DeckOrPile | 'hand'
      }
    | { brings: 'activation'; whose: 'you' | 'opponent' | 'each'; count: Amount; may?: boolean }
    | { brings: 'change'; of?: Whom; changes: Lastable[]; until?: Until }
    /** `along`: what is deployed on it returns too. */
    /** 'there': to the place that it has just been lost from. */
    | { brings: 'return'; of: Whom; to: 'hand' | 'used' | 'there'; along?: boolean }
    | { brings: 'placing'; of: Whom }
    /** Characters cross over to the other player's side. */
    | { brings: 'crossing'; of: Whom }
    /** They work for the other player from now on, and are the same cards otherwise. (DEP-137, DEP-138) */
    | { brings: 'conversion'; of: Whom }
    | { brings: 'change of loss'; by: Amount; more?: boolean }
    | { brings: 'canceled drain' }
    /** Added to the Force drain that it answers. */
    | { brings: 'change of drain'; by: number }
    /** Destinies of yours, to be drawn in the power segment: locked in now. (BAT-048) */
    | { brings: 'destinies'; kind: 'power' | 'battle' | 'attrition'; count: number }
    | { brings: 'exclusion'; of: Whom }
    /** To the battle by landspeed, free, as its regular move. */
    | { brings: 'move to battle'; of: 'target' }
    /** With such a card of the opponent's, present with the target: destinies and power; the loser is placed out of play. */
    | {
        brings: 'duel'
        with: Filter
        /** Absent: power alone is compared. */
        draws?: { you: number; opponent: number }
        /** Power for such a duelist. */
        more?: { add: number; for: Filter }
        /** Added to each destiny of such a duelist. */
        each?: { add: number; for: Filter }
        /** The loser is lost instead. */
        stake?: 'lost'
      }
    /** The duel that it answers; the Interrupt that has started it, if any, goes back to its owner's hand. (KRN-207) */
    | { brings: 'canceled duel' }
    /** What you owe in the damage segment, by so much. */
    | { brings: 'satisfaction'; damage?: number | 'all'; attrition?: number | 'all' }
    /** The draw that it answers; canceled, it may be drawn again. (KRN-341, KRN-358) */
    | { brings: 'canceled destiny'; again?: boolean }
    | { brings: 'change of destiny'; by?: number; set?: number }
    /** A value put in place of the draw that is about to be made. (KRN-336) */
    | { brings: 'substitution'; value: Substitute }
    /** The card that has just been drawn for destiny goes somewhere else; its value stays. (KRN-337) */
    | { brings: 'drawn card'; to: 'lost' | 'hand' }
    /** A creature with the target eats it, if its ferocity is above maneuver and landspeed, and so much is added to that. */
    | { brings: 'feeding'; adds: number }
    /** Each destiny of the shot that it answers, and of the repeated ones; or its total weapon destiny. */
    | { brings: 'change of shot'; each?: number; total?: number; repeats?: true }
    | Deed
    | Custody
  )

/** What its player may do, or must, with this card. */
export interface Action extends Text {
  does: 'action'
  /** In which phase or slot; absent: at any time. */
  phase?: Phase | Slot
  /** Whose turn it must be, where that is not its player's own; 'any' goes with a phase of either player, 'yours' with no phase. */
  turn?: 'opponent' | 'any' | 'yours'
  /** Absent: a top-level action. */
  answers?: Happening
  /** Done in a segment of a battle: of one that this player initiated, or at such a place. */
  battle?: { by?: 'you' | 'opponent'; at?: LocationFilter }
  /** Cards that must be in the battle together, each a different one of yours. (BAT-175) */
  together?: Filter[]
  /** Must be met as it is begun. */
  if?: Condition
  /** 'X' is chosen; a deploy cost is the target's. */
  price?:
    | number
    | 'X'
    | 'its deploy cost'
    | 'entire Force Pile'
    | { lessHighestAbility: number }
    | { each: 'card in opponent’s hand' }
  /** Of an X: the least that may be chosen; absent: 1. */
  least?: 0
  /** Force to be lost for it. */
  loss?: number
  /** The target is placed out of play for it. */
  sacrifice?: boolean
  /** Of an Interrupt that is Used or Lost: which of both it is with this function. */
  as?: 'used' | 'lost'
  limit?: 'turn' | 'phase' | 'battle' | 'game'
  /** So often per game, where that is not once. */
  times?: number
  /** Has to be done in its phase; what has not been done happens by itself as the phase ends. */
  must?: boolean
  targets?: Targeting
  /** Done where its player could drain, who drains there no more this turn. */
  insteadOfDrain?: true
  /** A location that is targeted. */
  place?: LocationFilter
  draw?: Draw
  results: Result[]
}

/** When it is done, where its text says so or lets a card be deployed: that is done in one's own deploy phase. (KRN-087) */
export const timeOf = ({ phase, answers, results }: Action): Phase | Slot | undefined =>
  phase ?? (!answers && results.some(({ brings }) => brings === 'deployment') ? 'deploy' : undefined)

/** Cancels a card that is being played or deployed, or that is in play. */
export interface CancelsCard extends Text {
  does: 'cancels card'
  what: Filter
  /** In response to its having been deployed, too. */
  justDeployed?: true
  price?: number
  draw?: Draw
  /** As with an action. */
  as?: 'used' | 'lost'
}

/** Lets its player play a card straight from a pile. */
export interface PlaysFrom extends Text {
  does: 'plays from'
  from: 'lost'
  which: Filter
  limit: 'turn'
  /** In response, too. (KRN-088) */
  asIfFromHand?: true
  /** Where the card goes when it is over, though it be canceled. */
  then?: 'out'
}

/** Gives an Interrupt that the opponent has just played another target. */
export interface Retargets extends Text {
  does: 'retargets'
  price: number
}

/** Happens by itself. */
export interface Triggered extends Text {
  does: 'triggered'
  /** Once for each card that it happens to. */
  oncePerCard?: true
  on: Happening
  if?: Condition
  results: Result[]
}

/** A response that stops what the opponent has just begun, if a destiny compares with an ability as it says. */
export interface Stops extends Text {
  does: 'stops'
  what: 'Interrupt' | 'Interrupt or react' | 'hyperspace move'
  /** Whose ability: the highest among your characters on table, that of one that you target, or of the ship's best pilot. */
  ability: 'your highest' | 'your target' | 'its highest pilot'
  destiny: 'below' | 'above'
  /** At the same number the starship is lost. */
  lostIfEqual?: boolean
}

export type ActionText = Action | CancelsCard | Triggered | PlaysFrom | Retargets | Stops
