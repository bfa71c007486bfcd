/** What is said in a language, and how it is put together: each chapter's words stand beside its rules. */

import type { Grammar } from '../../kernel/index.ts'
import type { Ability } from '../abilities/types.ts'
import type { CardFacts, MoveName } from '../model/types.ts'
import type { Event } from '../model/under-way.ts'
import type { atAGlance } from '../rules/movement/at-a-glance.ts'
import type { IntentName } from '../rules/shared/actions/intent.ts'
import type { common } from './common.en.ts'

/** The title and the text of something that is asked. */
export interface Titled {
  title: string
  text: string
}

/**
 * What is said of one heading. In sentences: {detail}, {number|one|many}, and [parts] that are left out when a detail in them
 * is empty; {turn} is the player whose turn it is.
 */
export interface Words {
  /** A rule's title, a full stop, and its text. */
  rules?: Record<string, string>
  /** Why not. Keys: the rule, or the rule and its variant; '*' stands for every rule without a sentence of its own. */
  reasons?: Record<string, string>
  log?: Record<string, string>
  /** What is asked: by the name of the phase or question, for the player whose turn it is or ('/other') for the other. */
  decisions?: Record<string, Titled>
  /** What passing means, by the question or the kind of decision. */
  passing?: Record<string, string>
  /** What is on the stack. */
  events?: Record<string, string>
  options?: Record<string, string>
  /** What would help. */
  instead?: Record<string, string>
  /** Kinds of move as labels. A part after the slash is told apart by where the move leads. */
  labels?: Record<string, string>
  /** Kinds of move as nouns. */
  moves?: Record<string, string>
  /** A whole move, on one line. */
  offers?: Record<string, string>
  /** What is no move, as labels and ('/offer') as whole offers on one line. */
  deeds?: Record<string, string>
  /** What numbers are made of: by rule, by what a part does ('say/'), or by why it comes to nothing ('vain/'). */
  parts?: Record<string, string>
  /** 'Movement At A Glance', by row. */
  glance?: Record<string, string>
  footnotes?: Record<string, string>
}

/** Intents that are offered in a list of their own, and have no words as deeds: moves, and what has a button. */
type Unlisted = 'move' | 'activate' | 'drain' | 'draw' | 'battle' | 'forfeit' | 'lose' | 'count' | 'look'

type Deed = Exclude<IntentName, Unlisted>

/** What a book has to say of each kind of thing that there is: one that has no words does not compile. */
interface Kinds {
  labels: Record<MoveName, string>
  moves: Record<MoveName, string>
  offers: Record<MoveName, string>
  log: Record<`move/${MoveName}`, string>
  events: Record<Event['is'], string>
  deeds: Record<Deed | `${Deed}/offer`, string>
  glance: Record<keyof typeof atAGlance, string>
}

/** Every section, and in it what has to be there. */
type Sections = {
  [S in keyof Words]-?: Required<Words>[S] & (S extends keyof Kinds ? Kinds[S] : unknown)
}

export interface Book extends Sections {
  common: typeof common
  grammar: Grammar
  decimal: string
  say(text: Ability, card: CardFacts): string
  sayFacts(card: CardFacts): string[]
  sayMissing(missing: string): string
  /** A word that is printed on cards: a kind, an icon, a characteristic. */
  trait(word: string): string
}

type KeysOf<H, S extends keyof Words> = H extends Readonly<Record<S, infer Said>> ? keyof Said : never

/** The sections of these headings, typed by the keys that stand in them. */
type Gathered<H> = {
  [S in keyof Words]-?: Record<KeysOf<H, S> & string, Required<Words>[S][string]>
}

/** All that is said of some headings, together. */
export function gathered<const H extends Words>(headings: readonly H[]): Gathered<H> {
  const of = <S extends keyof Words>(section: S): Gathered<H>[S] =>
    Object.assign({}, ...headings.map((heading) => heading[section]))
  return {
    rules: of('rules'),
    reasons: of('reasons'),
    log: of('log'),
    decisions: of('decisions'),
    passing: of('passing'),
    events: of('events'),
    options: of('options'),
    instead: of('instead'),
    labels: of('labels'),
    moves: of('moves'),
    offers: of('offers'),
    deeds: of('deeds'),
    parts: of('parts'),
    glance: of('glance'),
    footnotes: of('footnotes'),
  }
}

/** A rule's title and text, which stand in one string: 'Who can land. Your starfighters …'. */
export function titleAndText(rule: string): Titled {
  const end = rule.indexOf('. ')
  return { title: rule.slice(0, end), text: rule.slice(end + 2) }
}
