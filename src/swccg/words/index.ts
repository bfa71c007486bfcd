/** Everything that the engine says to players, in the language that is set. */

import { type Part, upperFirst } from '../../kernel/index.ts'
import type { Language } from '../../kernel/language.ts'
import { type Edition, editions } from '../abilities/basics.ts'
import type { CardFacts, Position } from '../model/types.ts'
import { partsOfOption } from '../rules/shared/actions/option.ts'
import { allRules, ruleOf } from '../ruleset.ts'
import { type Book, type Titled, titleAndText } from './book.ts'
import { offerSpeech } from './offers.ts'
import { partsSpeech } from './parts.ts'
import { type Details, sentencesOf } from './sentences.ts'
import type { Speech } from './speech.ts'

export type { Speech }

const speeches = new Map<Language, Speech>()
const books = new Map<Language, Book>()

/** Gives the engine its words in a language: to be called before `speechIn`. */
export function teach(language: Language, book: Book): void {
  books.set(language, book)
  speeches.set(language, speechOf(book))
}

/** Gives the engine the titles and texts of rules, in a language that it has been taught without them. */
export function teachRules(language: Language, rules: Book['rules']): void {
  const book = books.get(language)
  if (book) teach(language, { ...book, rules })
}

/**
 * The engine's words in a language.
 * @throws where it has not been taught that language.
 */
export function speechIn(language: Language): Speech {
  const speech = speeches.get(language)
  if (!speech) throw new Error(`nobody taught the engine its words in '${language}'`)
  return speech
}

const lookUp = (table: Readonly<Record<string, string>>, key: string): string | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined

function speechOf(book: Book): Speech {
  const { common } = book
  const words = sentencesOf(book)
  const { name, fillIn: tell } = words
  const { parts, sum } = partsSpeech(book, words)
  const { offer, offerLong, deed, deedLong } = offerSpeech(book, tell)

  /** A rule's own words, or those of an entry that states the same. */
  const wordsOf = (id: string): { rule: ReturnType<typeof ruleOf>; words: Titled } | null => {
    const same = ruleOf(id) ?? allRules.find((rule) => rule.same?.includes(id))
    const words = book.rules[id] ?? (same && book.rules[same.id])
    return words === undefined ? null : { rule: same, words: titleAndText(words) }
  }

  /** What makes up the price that is lacking: '3 Force: 1 for the move, 2 for 2 cloud sectors.' */
  const madeUp = (p: Position, { need }: Details, found: readonly Part[] = []): string => {
    if (found.filter(({ vain }) => !vain).length < 2) return ''
    return ` ${tell(p, lookUp(book.parts, 'sum'), { n: need, cause: sum(p, found) }) ?? ''}`
  }

  const reason: Speech['reason'] = (p, { rule, say, with: details, parts: found }) => {
    const keys = say === undefined ? [rule] : [`${rule}/${say}`, `*/${say}`]
    for (const key of keys) {
      const phrase = tell(p, lookUp(book.reasons, key), details)
      if (phrase !== null) return upperFirst(phrase) + madeUp(p, details, found)
    }
    return wordsOf(rule)?.words.text ?? rule
  }

  const decision: Speech['decision'] = (p, { by, kind, why, with: details, mayPass }) => {
    const filling: Details = { ...details, player: by, phase: p.turn.phase }
    // The segments of a battle belong to both players alike.
    const isPhase = why in common.phases && !why.endsWith('segment') && why !== 'end of battle'
    const key =
      isPhase && by !== p.turn.player ? 'phase/other' : `${why}${details.to ? `/${details.to}` : ''}`
    const usual = kind === 'response' ? 'respond' : kind === 'action' ? 'phase' : kind
    const found = book.decisions[key] ?? book.decisions[why] ?? book.decisions[usual]
    const passing = lookUp(book.passing, why) ?? lookUp(book.passing, kind) ?? book.passing.other ?? ''
    return {
      title: upperFirst(tell(p, found?.title, filling) ?? why),
      text: tell(p, found?.text, filling) ?? '',
      passing: mayPass ? (tell(p, passing, filling) ?? '') : (book.passing.never ?? ''),
    }
  }

  /** Outside of a game a card is told for all editions. */
  const within = (edition: Edition | undefined, phrase: string): string =>
    edition ? common.editions[edition].replace('{said}', phrase) : phrase

  const factsTold = (facts: CardFacts): string[] => {
    const read = editions.map((edition) => book.sayFacts({ ...facts, ...facts.editions?.[edition] }))
    return [...new Set(read.flat())].map((line) => {
      const held = editions.filter((_, index) => read[index]?.includes(line))
      return within(held.length < editions.length ? held[0] : undefined, line)
    })
  }

  return {
    fillIn: (p, sentence, details) => tell(p, sentence, details) ?? '',
    name,
    parts,
    sum,
    reason,
    decision,
    offer,
    offerLong,
    deed,
    deedLong,
    rule(id) {
      const found = wordsOf(id)
      const rule = found?.rule ?? ruleOf(id)
      if (!found && !rule) return null
      // A rule without words is told by its id.
      const { title, text } = found?.words ?? { title: id, text: '' }
      return { title, text, cites: [...(rule?.cites ?? [])] }
    },
    log(p, line) {
      const phrase = tell(p, lookUp(book.log, line.say), { player: line.by ?? null, ...line.with }, line.open)
      const [first] = line.cites
      return upperFirst(phrase ?? (first && wordsOf(first)?.words.title) ?? line.say)
    },
    option(p, option) {
      const {
        kind,
        about: [by, card],
      } = partsOfOption(option)
      return tell(p, lookUp(book.options, kind), { by: Number(by), card: Number(card), player: by }) ?? option
    },
    event(p, { is, ...details }) {
      return upperFirst(tell(p, lookUp(book.events, is), details as Details) ?? is)
    },
    passing(p, { is, ...details }, more = {}) {
      const sentence = lookUp(book.passing, `respond/${is}`)
      const event = tell(p, lookUp(book.events, is), details as Details)
      const stays = tell(p, book.passing['respond/over'], { event })
      return tell(p, sentence, { ...details, ...more }) ?? stays ?? ''
    },
    instead(p, { instead }) {
      if (!instead) return null
      const phrase = tell(p, lookUp(book.instead, instead.say), instead.with)
      return phrase === null ? null : upperFirst(phrase)
    },
    cardText: (facts) => [
      ...factsTold(facts),
      ...(facts.abilities ?? []).map((text) => within(text.edition, book.say(text, facts))),
    ],
    text(facts, index) {
      const text = facts.abilities?.[index]
      return text === undefined ? '' : book.say(text, facts)
    },
    trait: book.trait,
    missing: (facts) => (facts.missing ?? []).map(book.sayMissing),
    glance: ({ row, cost, class: kind, footnotes }) => ({
      name: lookUp(book.glance, row) ?? row,
      cost:
        cost === 'card'
          ? common.byCard
          : cost === 'free'
            ? common.free
            : common.force.replace('{cost}', String(cost)),
      class: common.classes[kind],
      notes: footnotes.map((note) => book.footnotes[note] ?? note),
    }),
    move: (using) => lookUp(book.moves, using) ?? using,
    slot: (kind) => lookUp(common.slots, kind) ?? kind,
    phase: (phase) => lookUp(common.phases, phase) ?? phase,
    player: (player) => lookUp(common.players, player) ?? player,
  }
}
