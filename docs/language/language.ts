/**
 * The language of cards as it is to be (a design that compiles; the game does not read it yet): every number an Amount, every
 * 'who' a Ref, every 'if' a Condition, every doing a Step, every 'when' an Event or a Moment. README.md says how the words of
 * today become these.
 */

// ── Who and where ────────────────────────────────────────────────────────────────────────────────────────────────────────

/** What a choice, a draw or an event has been called by `as`; what follows says `{ the: name }`. */
export type Name = string
type One<T> = T | T[]

/** 'you': whose text it is. 'each': the text goes for both, each with his own. A name: the player that was named or chosen. */
export type Whose = 'you' | 'opponent' | 'either' | 'each' | { the: Name } | { owner: Ref } | { loser: Name } | { winner: Name }

/** A card or cards: this one, what it is on, one that was named, or all that a filter takes. */
export type Ref = 'self' | 'host' | { the: Name } | Filter | { all: Ref[] } | { except: Ref; of: Ref }

export type Side = 'light' | 'dark'
export type Phase = 'activate' | 'control' | 'deploy' | 'battle' | 'move' | 'draw'
export type Segment = 'start' | 'weapons' | 'power' | 'damage' | 'end'
export type Pile = 'reserve' | 'force' | 'used' | 'lost' | 'hand' | 'out' | 'table' | { stackedOn: Ref } | { outside: true }
export type Edition = 'ar' | 'crd'

export type CardType =
  | 'character'
  | 'creature'
  | 'vehicle'
  | 'starship'
  | 'weapon'
  | 'device'
  | 'effect'
  | 'interrupt'
  | 'location'
  | 'objective'
  | 'epic event'
  | 'jedi test'
  | 'podracer'
  | "admiral's order"
  | 'defensive shield'

/** Numbers of cards. */
export type Value =
  | 'power'
  | 'ability'
  | 'forfeit'
  | 'deploy'
  | 'destiny'
  | 'maneuver'
  | 'armor'
  | 'hyperspeed'
  | 'landspeed'
  | 'ferocity'
  | 'politics'
  | 'defense value'
  | 'parsec'

/** Numbers of a player, of a location, of what is under way. */
export type Total =
  | 'power in battle'
  | 'ability in battle'
  | 'attrition'
  | 'battle damage'
  | 'Force drain'
  | 'Force generation'
  | 'Force icons'
  | 'Life Force'
  | 'Force loss'
  | 'Force retrieval'
  | 'race total'
  | 'agenda'
  | 'cards in hand'

/** One form for every comparison. */
export interface Range {
  is?: Amount | Amount[]
  atLeast?: Amount
  atMost?: Amount
  above?: Amount
  below?: Amount
  even?: boolean
}

/** Which cards are meant: all that is said holds. */
export interface Filter {
  type?: One<CardType>
  subtype?: One<string>
  title?: One<string>
  /** A word of its title, its lore, its game text. */
  words?: { in: 'title' | 'lore' | 'text'; word: string }
  persona?: One<string>
  /** A characteristic, class or icon. */
  is?: One<string>
  unique?: boolean
  side?: Side
  owner?: 'you' | 'opponent' | { owner: Ref }
  /** Its numbers as they are now, or as printed. */
  with?: { [V in Value]?: Range } & { printed?: true }
  /** Where it is, and how it is with others. `at` takes 'here'. */
  at?: Place
  presentAt?: Place
  presentWith?: Ref
  together?: Ref
  aboard?: Ref
  on?: Ref
  piloting?: Ref
  /** What is aboard, on or attached to it. */
  has?: Ref
  pilotedBy?: Ref
  escorting?: Ref
  inBattle?: true
  alone?: true
  /** missing, captive, frozen, undercover, hit, stolen, landed, concealed, inverted … */
  state?: One<string>
  /** Highest or lowest of all that are so: 'your highest-ability character'. */
  most?: { value: Value; of: Filter; least?: true }
  matching?: Ref
  sameTitleAs?: Ref
  /** It may be targeted by, is immune to, deploys on table …: what its own text says. */
  text?: 'deploys on table' | 'deploys free' | 'immune to Alter' | 'has ability'
  which?: Condition
  not?: Filter
  anyOf?: Filter[]
}

/** Which locations are meant. */
export type Place = 'here' | { the: Name } | PlaceFilter
export interface PlaceFilter {
  title?: One<string>
  words?: string
  kind?: One<'system' | 'sector' | 'site'>
  /** Of that system, the system itself left out or not; 'same': of this card's own. */
  of?: string | Place
  orItself?: true
  interior?: boolean
  exterior?: boolean
  mobile?: boolean
  battleground?: boolean
  is?: One<string>
  related?: Place
  adjacent?: Place
  nearest?: Ref
  controlledBy?: Whose
  occupiedBy?: Whose
  /** What is there, present or not. */
  there?: One<Filter>
  present?: One<Filter>
  unique?: boolean
  not?: PlaceFilter
  anyOf?: PlaceFilter[]
  which?: Condition
}

// ── How much ─────────────────────────────────────────────────────────────────────────────────────────────────────────────

export type Amount =
  | number
  /** Chosen, drawn, lost, paid before; how many cards were named so. */
  | { the: Name }
  | { count: Filter; at?: Place; in?: Pile; whose?: Whose; most?: Amount }
  | { places: PlaceFilter; most?: Amount }
  /** The number of a card; of several: the total, the highest, the lowest. `printed`: as printed. */
  | { stat: Value; of: Ref; take?: 'total' | 'highest' | 'lowest'; printed?: true }
  | { total: Total; whose?: Whose; at?: Place }
  | { parsecs: [Place, Place] }
  | { sum: Amount[] }
  | { product: Amount[] }
  | { minus: [Amount, Amount] }
  | { half: Amount; round: 'up' | 'down' }
  | { atMost: Amount; of: Amount }
  | { atLeast: Amount; of: Amount }
  | { greater: Amount[] }
  | { if: Condition; give: Amount; else?: Amount }

// ── If and when ──────────────────────────────────────────────────────────────────────────────────────────────────────────

export type Condition =
  /** 'This card is at …', 'the target is a Jawa'. */
  | { is: Ref; a: Filter }
  /** So many such cards on table. */
  | { there: Filter; at?: Place; atLeast?: Amount; atMost?: Amount }
  | { compare: Amount; with: Range }
  | { controls: Place; by: Whose; atLeast?: Amount; using?: Filter }
  | { occupies: Place; by: Whose; atLeast?: Amount; using?: Filter }
  | { during: Moment }
  /** Something has, or has not, happened: this turn, this game. */
  | { happened: Event; since: 'turn' | 'battle' | 'game' | 'phase'; atLeast?: Amount }
  /** nighttime, a senate majority, Asteroid Rules in effect … */
  | { holds: string; at?: Place; for?: Whose }
  | { facing: 'front' | 'back'; of: Ref }
  | { not: Condition }
  | { all: Condition[] }
  | { any: Condition[] }

export interface Moment {
  phase?: One<Phase>
  turn?: Whose
  at?: 'start' | 'end'
  in?: 'battle' | 'attack' | 'duel' | 'Podrace'
  segment?: Segment
  by?: Whose
  where?: Place
}

/** What takes place. It binds names for the steps: `it` (the card), `place`, `amount`, `by`, and what `as` says. */
export interface Event {
  event:
    | 'playing'
    | 'played'
    | 'deploying'
    | 'deployed'
    | 'moving'
    | 'moved'
    | 'lost'
    | 'forfeited'
    | 'placed out of play'
    | 'leaving table'
    | 'targeted'
    | 'captured'
    | 'released'
    | 'battle initiated'
    | 'battle ending'
    | 'battle won'
    | 'battle lost'
    | 'attack initiated'
    | 'duel initiated'
    | 'duel lost'
    | 'Force drain initiated'
    | 'Force drained'
    | 'losing Force'
    | 'Force lost'
    | 'retrieving'
    | 'drawing destiny'
    | 'destiny drawn'
    | 'firing'
    | 'fired'
    | 'hit'
    | 'activating'
    | 'flipped'
    | 'eaten'
    | 'test completed'
    | 'race destiny drawn'
    | 'turn begins'
    | 'turn ends'
    | 'phase ends'
  by?: Whose
  it?: Ref
  at?: Place
  to?: Place
  from?: Place
  using?: Ref
  kind?: One<DestinyKind>
  amount?: Range
  during?: Moment
  as?: Name
}
export type DestinyKind = 'battle' | 'weapon' | 'power' | 'attrition' | 'duel' | 'training' | 'race' | 'movement' | 'any'

// ── What is done ─────────────────────────────────────────────────────────────────────────────────────────────────────────

export type Cost =
  | { use: Amount; by?: Whose; from?: Whose }
  | { lose: Amount; from?: Pile }
  | { give: Ref; to: Pile }
  | { insteadOf: 'Force drain' | 'firing' | 'battle destiny' | 'regular move' | 'battle' }

export interface Choice {
  choose: Ref | { place: Place } | { pile: Pile[] } | { number: [Amount, Amount] } | { player: true } | { word: string[] }
  by?: Whose
  /** Absent: one. */
  count?: Amount | { upTo: Amount } | 'any' | 'all'
  from?: Pile
  whose?: Whose
  random?: true
  /** Is targeted: what may not be targeted, or is immune, is left out. */
  target?: true
  as: Name
}

export type Shuffle = 'reshuffle' | 'shuffle, cut and replace'
export type Span = 'turn' | 'next turn' | 'your next turn' | 'battle' | 'game' | 'phase' | { until: Event } | { while: Condition }

export type Step =
  | Choice
  | { draw: 'destiny'; kind?: DestinyKind; by?: Whose; count?: Amount; keep?: Amount; add?: Amount; as: Name }
  | { if: Condition; do: Step[]; else?: Step[] }
  /** 'Either … or', 'may …': an option may have its price. */
  | { either: Option[]; by?: Whose; may?: true }
  | { repeat: Amount; do: Step[] }
  | { each: Ref; as: Name; do: Step[] }
  | { hold: Text[]; on?: Ref; for: Span }
  | { name: Amount; as: Name }
  /** The verbs of the rulebook. */
  | { lose: Ref }
  | { loseForce: Amount; by: Whose; from?: Pile; mayNotBeReduced?: true }
  | { useForce: Amount; by: Whose }
  | { retrieve: Amount | Ref; by?: Whose; to?: Pile; closest?: true; random?: true }
  | { activate: Amount; by?: Whose; may?: true }
  | { drawCards: Amount; by?: Whose; from?: Pile }
  /** From a pile, a hand or the table to another. */
  | { put: Ref; in: Pile; whose?: Whose; from?: Pile; under?: true; faceDown?: true; shuffle?: Shuffle; along?: true }
  | { look: Pile; whose?: Whose; count?: Amount; order?: true; as?: Name }
  | { reveal: Pile | Ref; whose?: Whose; count?: Amount; as?: Name }
  | { shuffle: Pile; whose?: Whose }
  | { deploy: Ref; from?: Pile; to?: Place; on?: Ref; price?: Amount | 'free'; add?: Amount; by?: Whose; may?: true; shuffle?: Shuffle }
  | { play: Ref; from?: Pile }
  | { move: Ref; to?: Place; how?: One<string>; free?: true; may?: true; by?: Whose }
  | { relocate: Ref; to: Place | Ref }
  | { attach: Ref; to: Ref }
  | { fire: Ref; price?: Amount | 'free'; at?: Ref }
  | { drain: Place; by?: Whose }
  | { battle: Place; with?: Ref; against?: Ref }
  | { attack: Ref }
  | { capture: Ref; by?: Ref; into?: 'seize' | 'imprison' | 'escape' }
  | { release: Ref }
  | { freeze: Ref }
  | { steal: Ref; for?: Ref }
  | { duel: [Ref, Ref]; draws: Amount[]; add?: Value; winner: Step[]; loser: Step[]; drawn?: Step[] }
  | { cross: Ref; by?: Whose }
  | { exclude: Ref }
  | { cancel: Ref | { event: Name }; may?: true }
  | { redraw: Name }
  | { substitute: Amount; for: Name }
  | { change: Name; by?: Amount; to?: Amount; as?: 'modifier' | 'reset' }
  | { retarget: Name; to: Ref }
  | { flip: Ref }
  | { turn: Ref; state: string; off?: true }
  | { swap: [Ref, Ref] }
  | { blowAway: Place }
  | { collapse: Place }
  | { complete: Ref }
  | { reach: Ref }
  | { probe: Place }
  | { end: 'battle' | 'attack' | 'turn' | 'phase' }
  | { bet: Ref; sabacc: { wild: Filter; clone: Filter; range: [number, number] } }

export interface Option {
  /** Who pays what for it. */
  cost?: Cost[]
  if?: Condition
  do: Step[]
}

// ── What holds ───────────────────────────────────────────────────────────────────────────────────────────────────────────

/** What the engine judges, and texts may allow, demand or forbid. */
export interface Act {
  act:
    | 'deploy'
    | 'play'
    | 'move'
    | 'react'
    | 'battle'
    | 'initiate battle'
    | 'drain'
    | 'fire'
    | 'carry'
    | 'use'
    | 'pilot'
    | 'target'
    | 'hit'
    | 'cancel'
    | 'forfeit'
    | 'draw destiny'
    | 'retrieve'
    | 'activate'
    | 'search'
    | 'steal'
    | 'capture'
    | 'transfer'
    | 'modify'
    | 'convert'
    | 'exclude'
    | 'be aboard'
    | 'attack'
    | 'cross over'
  /** Deploying or moving: from, to, on what, with whom, how. */
  to?: Place
  from?: Place
  on?: Ref
  using?: One<string>
  with?: Ref
  at?: Place
  what?: Value | Total | 'text' | DestinyKind
  amount?: Range
  during?: Moment
}

interface Holding {
  side?: Side
  edition?: Edition
  while?: Condition
  /** Copies of the card, and repeated use, add up. */
  cumulative?: true
  /** For the rest of the game, whichever side of the Objective is up. */
  restOfGame?: true
}

export type Text = Holding &
  (
    | { modify: Value | Value[]; of: Ref; by?: Amount; to?: Amount; times?: Amount; at?: Place; limit?: Range }
    | { total: Total; whose?: Whose; by?: Amount; to?: Amount; times?: Amount; at?: Place; limit?: Range }
    | { destiny: DestinyKind; whose?: Whose; by?: Amount; to?: Amount; of: 'each' | 'total'; from?: Ref; target?: Ref; at?: Place }
    /** So many destinies more, always or only for whoever could draw none; draws several and keeps some. */
    | { destinies: DestinyKind; whose?: Whose; by?: Amount; ifUnable?: Amount; atMost?: Amount; draw?: Amount; keep?: Amount; at?: Place }
    | { immune: Ref; to: 'attrition' | { title: One<string> }; below?: Amount; add?: Amount; lost?: true }
    | { define: Value; is: Amount }
    /** Is something else, has a kind, a characteristic, a skill, presence, an icon. */
    | { counts: Ref; as: Filter; not?: true }
    | { may: Act; who?: Ref; by?: Whose; free?: true; instead?: true; limit?: Limit; do?: Step[] }
    | { must: Act; who?: Ref; by?: Whose }
    | { 'may not': Act; who?: Ref; by?: Whose; never?: true; except?: Ref }
    | { only: Act; who: Ref }
    | { ignores: 'deployment restrictions' | 'ability limits' | 'landspeed' | string; who: Ref; act?: Act }
    /** What an act costs: more, less, instead, besides. */
    | { cost: Act; who?: Ref; by?: Whose; add?: Amount; to?: Amount | 'free'; besides?: Cost[] }
    /** Happens in place of what would happen. */
    | { instead: Event; do: Step[]; may?: true }
    | { cancel: 'text' | 'modifiers' | 'bonuses' | 'icons'; of: Ref | Act }
    /** A named card's own text reads otherwise. */
    | { rewrite: Filter; change: { number?: Amount; target?: Filter; limit?: Limit; only?: Moment; text?: 'canceled' | 'doubled' } }
    | { suspend: Ref }
    | { copy: Ref }
    | { rules: 'Asteroid' | 'Cave' | 'Trench' | 'energy shield' | 'Dejarik' | string; at?: Place }
    | { permanent: 'pilot' | 'astromech' | 'weapon'; name?: string; with?: { [V in Value]?: number }; texts?: Text[] }
    | { capacity: string; count: Amount; only?: Filter }
    | { agenda: string[] }
    | { does: 'action'; when?: Moment | Event; if?: Condition; limit?: Limit; cost?: Cost[]; choose?: Choice[]; do: Step[]; as?: 'used' | 'lost' | 'starting'; by?: Whose; must?: true }
    | { does: 'automatic'; when: Event | { becomes: Condition }; if?: Condition; do: Step[]; may?: true; limit?: Limit; by?: Whose }
    /** Where and on what it deploys, when, for what; what it targets as it does. */
    | { does: 'deploys'; on?: Ref | 'table' | 'your side' | "opponent's side"; at?: Place; when?: Event | Moment; if?: Condition; price?: Amount; target?: Choice[]; undercover?: true; as?: Name }
    /** A Utinni Effect's target reaches it; a Mobile Effect moves by itself. */
    | { does: 'reached'; by: Ref; do: Step[] }
    | { does: 'wanders'; along: Place; from: 'chosen' | 'left' }
    | { does: 'fires'; price?: Amount; at: Filter; range?: Place; draw: Amount; add?: Amount; versus: Amount | Value; hit: Step[]; miss?: Step[]; repeat?: Amount }
    | { does: 'leaves'; how: 'lost' | 'canceled' | 'used' | 'out'; when: Condition | Event }
    | { does: 'starts'; do: Step[] }
    | { term: string; of?: Record<string, Filter | Amount> }
  )

export interface Limit {
  once?: 'turn' | 'phase' | 'battle' | 'game' | 'attack'
  times?: Amount
  /** 'Once per battle for each', 'limit +2'. */
  each?: Ref
}

/** A card as its file would have it. */
export interface CardText {
  id: string
  note?: string
  text: Text[]
  back?: Text[]
}
