/** What the phrase books can tell: the same in every language. */

import type { Citation, Illegal, Part, Reason } from '../../kernel/index.ts'
import type { CardFacts, CardId, Position } from '../model/types.ts'
import type { Decision, Event, LogLine } from '../model/under-way.ts'
import type { DeployOffer } from '../rules/deploy/deploying.ts'
import type { GlanceRow } from '../rules/movement/at-a-glance.ts'
import type { Offer } from '../rules/movement/legal-moves.ts'

export interface PartLine {
  amount: string
  by: string
  /** Why it has changed nothing. */
  vain?: string
  rule?: string
}

/** What can be told. Nothing here ever throws: an unknown key is told by its rule, or as it is. */
export interface Speech {
  /** A sentence of somebody else's about these cards and amounts, filled in; '' where a detail that it needs is empty. */
  fillIn(p: Position, sentence: string, details: Record<string, unknown>): string
  /** A card's title; 'a card' for one that is hidden. */
  name(p: Position, card: CardId): string
  /** Why not, in one or two sentences about these cards. */
  reason(p: Position, reason: Reason): string
  /** What a number is made of, line by line: what each part does ('+2'), by what, and why it comes to nothing if it does. @param goesOn others stand before. */
  parts(p: Position, parts: readonly Part[], goesOn?: boolean): PartLine[]
  /** The same in one sentence, what comes to nothing left out: '1 for the move, 2 for 2 cloud sectors'. */
  sum(p: Position, parts: readonly Part[]): string
  /** A rule in words, and where it stands. */
  rule(id: string): { title: string; text: string; cites: Citation[] } | null
  /** A line of the log. */
  log(p: Position, line: LogLine): string
  /** A move as a short label: 'land', 'embark · pilot slot'. */
  offer(p: Position, offer: Offer): string
  /** A move with its cards and its goal: 'Red 5: hyperspeed to Yavin 4'. */
  offerLong(p: Position, offer: Offer): string
  /** What is no move as a short label: 'deploy · pilot slot', 'hand over', 'play'. */
  deed(p: Position, offer: DeployOffer): string
  /** The same with its cards, its goal and its cost, or that destiny decides the cost. */
  deedLong(p: Position, offer: DeployOffer & { open?: true }): string
  /** What is asked, of whom, and what passing means ('' where passing is not possible and nothing need be said). */
  decision(p: Position, decision: Decision): { title: string; text: string; passing: string }
  /** What comes of an event that nobody answers, as part of a sentence; `more`: numbers that it has now. */
  passing(p: Position, event: Event, more?: Record<string, number>): string
  /** One of the options of a decision. */
  option(p: Position, option: string): string
  /** What is on the stack. */
  event(p: Position, event: Event): string
  /** What would make it legal, or null. */
  instead(p: Position, illegal: Illegal): string | null
  /** What is on a card, as far as it is played. */
  cardText(facts: CardFacts): string[]
  /** One of its texts, by its place among them. */
  text(facts: CardFacts, index: number): string
  /** What is on a card and not played yet. */
  missing(facts: CardFacts): string[]
  /** A word that is printed on cards: a kind ('rebel'), an icon ('scomp link'), a characteristic ('leader'). */
  trait(word: string): string
  /** A row of 'Movement At A Glance'. */
  glance(row: GlanceRow): { name: string; cost: string; class: string; notes: string[] }
  /** A kind of move as a noun: 'docking bay transit'. */
  move(using: string): string
  slot(kind: string): string
  phase(phase: string): string
  player(player: string): string
}
