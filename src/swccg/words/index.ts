/** Everything that the engine says to players, in the language that is set. */

import { allRules, ruleOf } from '../rules/rulebook.ts'
import type { Book, RuleWords } from './book.ts'
import { english } from './en/book.ts'
import { french } from './fr/book.ts'
import { offerSpeech } from './offers.ts'
import { upperFirst } from './phrases.ts'
import type { Language, Speech } from './speech.ts'
import { type Details, teller } from './teller.ts'
import '../rules/index.ts'

export type { Language, Speech }

const books: Record<Language, Book> = { en: english, fr: french }
const speeches = new Map<Language, Speech>()

/** The engine's words in a language. */
export function speak(language: Language): Speech {
  let speech = speeches.get(language)
  if (!speech) {
    speech = speechOf(books[language])
    speeches.set(language, speech)
  }
  return speech
}

const lookUp = (table: object, key: string | undefined): string | undefined =>
  key === undefined || !Object.hasOwn(table, key) ? undefined : (table as Record<string, string>)[key]

function speechOf(book: Book): Speech {
  const { prompts } = book
  const { name, tell } = teller(book)
  const { offer, offerLong } = offerSpeech(book, tell)

  /** A rule's own words, or those of an entry that states the same. */
  const wordsOf = (id: string): { rule: ReturnType<typeof ruleOf>; words: RuleWords } | null => {
    const same = ruleOf(id) ?? allRules().find((rule) => rule.same?.includes(id))
    const words = book.rules[id] ?? (same && book.rules[same.id])
    return words ? { rule: same, words } : null
  }

  const reason: Speech['reason'] = (p, { rule, say, with: details }) => {
    const keys = say === undefined ? [rule] : [`${rule}/${say}`, `*/${say}`]
    for (const key of keys) {
      const told = tell(p, lookUp(book.reasons, key), details)
      if (told !== null) return upperFirst(told)
    }
    return wordsOf(rule)?.words.text ?? rule
  }

  const decision: Speech['decision'] = (p, { by, kind, why, with: details, mayPass }) => {
    const asked: Record<string, { title: string; text: string }> = prompts.decisions
    const more: Details = { ...details, player: by, phase: p.turn.phase }
    const isPhase = why in prompts.phases
    const key =
      isPhase && by !== p.turn.player ? 'phase/other' : `${why}${details.to ? `/${details.to}` : ''}`
    const usual = kind === 'response' ? 'respond' : kind === 'action' ? 'phase' : kind
    const found = asked[key] ?? asked[why] ?? asked[usual]
    const passing = lookUp(prompts.passing, why) ?? lookUp(prompts.passing, kind) ?? prompts.passing.other
    return {
      title: upperFirst(tell(p, found?.title, more) ?? why),
      text: tell(p, found?.text, more) ?? '',
      passing: mayPass ? passing : prompts.passing.never,
    }
  }

  return {
    name,
    reason,
    decision,
    offer,
    offerLong,
    rule(id) {
      const found = wordsOf(id)
      if (!found) return null
      return { title: found.words.title, text: found.words.text, cites: [...(found.rule?.cites ?? [])] }
    },
    log(p, line) {
      const told = tell(p, lookUp(book.log, line.say), { player: line.by ?? null, ...line.with })
      const [first] = line.cites
      return upperFirst(told ?? (first && wordsOf(first)?.words.title) ?? line.say)
    },
    option(p, option) {
      const [kind, by, card] = option.split(':')
      return tell(p, lookUp(prompts.options, kind), { by: Number(by), card: Number(card) }) ?? option
    },
    event(p, { is, ...details }) {
      return upperFirst(tell(p, lookUp(prompts.events, is), details as Details) ?? is)
    },
    instead(p, { instead }) {
      if (!instead) return null
      const told = tell(p, lookUp(prompts.instead, instead.say), instead.with)
      return told === null ? null : upperFirst(told)
    },
    cardText: (facts) => [
      ...book.sayFacts(facts),
      ...(facts.abilities ?? []).map((text) => book.say(text, facts)),
    ],
    missing: (facts) => (facts.missing ?? []).map(book.sayMissing),
    glance: ({ row, cost, class: kind, footnotes }) => ({
      name: lookUp(prompts.glance, row) ?? row,
      cost:
        cost === 'card'
          ? prompts.byCard
          : cost === 'free'
            ? prompts.free
            : prompts.force.replace('{cost}', String(cost)),
      class: prompts.classes[kind],
      notes: footnotes.map((note) => prompts.footnotes[note]),
    }),
    move: (using) => lookUp(prompts.moves, using) ?? using,
    slot: (kind) => lookUp(prompts.slots, kind) ?? kind,
    phase: (phase) => lookUp(prompts.phases, phase) ?? phase,
    player: (player) => lookUp(prompts.players, player) ?? player,
  }
}
