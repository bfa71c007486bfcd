/** Why an opponent answers as it does: a key with what it is about. The words stand in words.en.ts and words.fr.ts. */

import type { CardId, PileName } from '../swccg/index.ts'

interface Card {
  card: CardId
}
interface At {
  at: CardId
}
interface On {
  on: CardId
}
interface Count {
  count: number
}
/** The powers of both sides. */
interface Powers {
  ours: number
  theirs: number
}
type Nothing = Record<never, never>

/** What each reason is about. `loss` and `gain` are what a battle is expected to cost and to take, in Force. */
export interface Whys {
  'at random': Nothing
  'only answer': Nothing
  'nothing worth it': Nothing
  seen: Nothing
  'best of these': Nothing
  'begin with': Card
  activate: Count
  /** Some stays in the Reserve Deck for destiny. */
  'activate some': Count
  drain: At & Count
  'lay location': Card
  'deploy to': Card & At
  'deploy to drain': Card & At & Count
  'deploy against drain': Card & At & Count
  'deploy to hold': Card & At
  'deploy to fight': Card & At & Powers
  'deploy on': Card & On
  'deploy here': Card
  battle: At & Powers & { loss: number; gain: number }
  /** `count`: how likely it is to hit, of 100. */
  fire: Card & On & Count
  forfeit: Card
  'forfeit hit': Card
  'pay from pile': Nothing
  'lose from hand': Card
  'lose from pile': { from: PileName }
  move: Card & At
  'move to drain': Card & At & Count
  'move against': Card & At
  retreat: Card & At
  'take the controls': Card & On
  draw: Count
  react: Card & At
  'react away': Card & At
  /** What a card is played or used for, where that can be told in a word. */
  weaken: Card & On
  strengthen: Card & On
  'answer with': Card
  'look for': Card
  retrieve: Card
  'cost Force': Card
  'help in battle': Card
  play: Card
  'play on': Card & On
  use: Card
  'use on': Card & On
  release: Card
  'break cover': Card
  'draw destiny': Nothing
  pay: Card
  choose: Card
  'choose to give up': Card
  'choose number': Count
}

export type WhyKey = keyof Whys

/** One reason. */
export type Why = { [Key in WhyKey]: { say: Key; with: Whys[Key] } }[WhyKey]

/** A sentence for each reason, without its subject and its full stop: 'battles at {at}: {ours} against {theirs}'. */
export type WhyWords = Readonly<Record<WhyKey, string>>

export const because = <Key extends WhyKey>(say: Key, details: Whys[Key]): Why =>
  ({ say, with: details }) as unknown as Why
