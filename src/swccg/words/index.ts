/** Everything that the engine says to players, in the language that is set. */

import { upperFirst } from '../../kernel/index.ts'
import { allRules, ruleOf } from '../rules/ground/rulebook.ts'
import type { Book, MoreBook, RuleWords } from './book.ts'
import { offerSpeech } from './offers.ts'
import type { Language, Speech } from './speech.ts'
import { type Details, teller } from './teller.ts'

export type { Language, Speech }

const speeches = new Map<Language, Speech>()

/** What is said in whole games, by language; fetched with them. */
const moreBooks: Partial<Record<Language, MoreBook>> = {}

/** The titles and texts of the rules, by language; fetched when somebody wants to read them. */
const ruleBooks: Partial<Record<Language, Record<string, RuleWords>>> = {}

/** Where the words stand: each book is a chunk of its own. */
const books = {
  en: {
    hand: () => import('./en/book.ts'),
    more: () => import('./en/more.ts'),
    rules: () => import('./en/rules.ts'),
  },
  fr: {
    hand: () => import('./fr/book.ts'),
    more: () => import('./fr/more.ts'),
    rules: () => import('./fr/rules.ts'),
  },
}

/** Fetches a language. To be awaited before `speak`. */
export async function learn(language: Language): Promise<void> {
  if (speeches.has(language)) return
  const { book } = await books[language].hand()
  const speech = speechOf(
    book,
    () => moreBooks[language],
    () => ruleBooks[language] ?? {},
  )
  speeches.set(language, speech)
}

/** Fetches what is said in whole games. */
export async function learnMore(language: Language): Promise<void> {
  moreBooks[language] ??= (await books[language].more()).book
}

/** Fetches the rules' titles and texts. */
export async function learnRules(language: Language): Promise<void> {
  ruleBooks[language] ??= (await books[language].rules()).rules
}

/** The engine's words in a language that has been learned. */
export function speak(language: Language): Speech {
  const speech = speeches.get(language)
  if (!speech) throw new Error(`the words of '${language}' have not been fetched`)
  return speech
}

const lookUp = (table: object | undefined, key: string | undefined): string | undefined =>
  table === undefined || key === undefined || !Object.hasOwn(table, key)
    ? undefined
    : (table as Record<string, string>)[key]

function speechOf(
  book: Book,
  more: () => MoreBook | undefined,
  ruleBook: () => Record<string, RuleWords>,
): Speech {
  const { prompts } = book
  const { name, tell } = teller(book)
  const { offer, offerLong, deed, deedLong } = offerSpeech(book, tell)

  /** A rule's own words, or those of an entry that states the same. */
  const wordsOf = (id: string): { rule: ReturnType<typeof ruleOf>; words: RuleWords } | null => {
    const same = ruleOf(id) ?? allRules().find((rule) => rule.same?.includes(id))
    const rules = ruleBook()
    const words = rules[id] ?? (same && rules[same.id])
    return words ? { rule: same, words } : null
  }

  const reason: Speech['reason'] = (p, { rule, say, with: details }) => {
    const keys = say === undefined ? [rule] : [`${rule}/${say}`, `*/${say}`]
    for (const key of keys) {
      const told = tell(p, lookUp(book.reasons, key) ?? lookUp(more()?.reasons, key), details)
      if (told !== null) return upperFirst(told)
    }
    return wordsOf(rule)?.words.text ?? rule
  }

  const decision: Speech['decision'] = (p, { by, kind, why, with: details, mayPass }) => {
    const asked: Record<string, { title: string; text: string }> = {
      ...prompts.decisions,
      ...more()?.questions.decisions,
    }
    const filling: Details = { ...details, player: by, phase: p.turn.phase }
    // The segments of a battle belong to both players alike.
    const isPhase = why in prompts.phases && !why.endsWith('segment') && why !== 'end of battle'
    const key =
      isPhase && by !== p.turn.player ? 'phase/other' : `${why}${details.to ? `/${details.to}` : ''}`
    const usual = kind === 'response' ? 'respond' : kind === 'action' ? 'phase' : kind
    const found = asked[key] ?? asked[why] ?? asked[usual]
    const passing =
      lookUp(more()?.questions.passing, why) ??
      lookUp(prompts.passing, why) ??
      lookUp(prompts.passing, kind) ??
      prompts.passing.other
    return {
      title: upperFirst(tell(p, found?.title, filling) ?? why),
      text: tell(p, found?.text, filling) ?? '',
      passing: mayPass ? passing : prompts.passing.never,
    }
  }

  return {
    name,
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
      // Until the rules' words are there, the id stands for the title.
      const { title, text } = found?.words ?? { title: id, text: '' }
      return { title, text, cites: [...(rule?.cites ?? [])] }
    },
    log(p, line) {
      const told = tell(
        p,
        lookUp(more()?.log, line.say),
        { player: line.by ?? null, ...line.with },
        line.open,
      )
      const [first] = line.cites
      return upperFirst(told ?? (first && wordsOf(first)?.words.title) ?? line.say)
    },
    option(p, option) {
      const [kind, by, card] = option.split(':')
      return (
        tell(p, lookUp(more()?.questions.options, kind), {
          by: Number(by),
          card: Number(card),
          player: by,
        }) ?? option
      )
    },
    event(p, { is, ...details }) {
      return upperFirst(tell(p, lookUp(more()?.questions.events, is), details as Details) ?? is)
    },
    instead(p, { instead }) {
      if (!instead) return null
      const told = tell(p, lookUp(prompts.instead, instead.say), instead.with)
      return told === null ? null : upperFirst(told)
    },
    cardText(facts) {
      const told = more()
      if (!told) return []
      return [...told.sayFacts(facts), ...(facts.abilities ?? []).map((text) => told.say(text, facts))]
    },
    text(facts, index) {
      const text = facts.abilities?.[index]
      return text === undefined ? '' : (more()?.say(text, facts) ?? '')
    },
    missing: (facts) => (facts.missing ?? []).map((one) => more()?.sayMissing(one) ?? one),
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
