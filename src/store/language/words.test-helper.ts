/** Listens to what is told in both languages, and finds what is no word: keys, ids, blanks, and English in French. */

import { type Language, languages } from '../../i18n/index.ts'
import type { Illegal, Part, Reason } from '../../kernel/index.ts'
import { catalogue } from '../../swccg/decks/index.ts'
import {
  type CardFacts,
  type DeployOffer,
  type Offer,
  type Position,
  pool,
  speechIn,
} from '../../swccg/index.ts'
import type { Decision, Event, LogLine } from '../../swccg/model/under-way.ts'
import { book as english } from '../../swccg/words/en.ts'
import { book as french } from '../../swccg/words/fr.ts'
import { teach } from '../../swccg/words/index.ts'

/** What is no word in any language. */
const raw: readonly [name: string, found: RegExp][] = [
  ['an id', /\b[A-Z]{3,4}-\d{3}\b|\bEX-[A-Z]+-\d+/],
  ['a key', /\b[a-z]+[A-Z][A-Za-z]*\b|\b[a-z]+_[a-z]+\b|\b[a-z]+\/[a-z]+\b/],
  ['a blank', /[{}[\]]|\bundefined\b|\bnull\b|\bNaN\b|\bobject Object\b/],
  ['nothing', /^\s*$/],
]

/** What French never says: words that are not shortened before a vowel, and not drawn together. */
const slips: readonly RegExp[] = [
  /(?<![-\p{L}])(?:le|la|de|que|ne|se|me|te|je|jusque|lorsque|puisque) (?=[aeiouéèêàâîôû])(?!onz|oui|un ou)/iu,
  /(?<!\p{L})(?:à les?|de les?) (?!\p{L}+(?:er|ir|re)(?!\p{L}))/iu,
  /(?<!\p{L})si ils?(?!\p{L})/iu,
  /(?<!\p{L})(?:du|au) (?=[aeiouéèêàâîôû])(?!onz|oui|un(?!\p{L}))/iu,
]

/** Words that every English sentence is made of, and no French one. */
const particles =
  /\b(the|of|is|with|and|your|you|to|by|this|that|card|cards|from|their|its|his|may|cannot|has|have|are|was|were|not|opponent|free|turn|deck|slot|player)\b/i

/** The same in both languages. */
const same = new Set(['force', 'droid', 'cargo', 'site', 'sites', 'action', 'passage', 'commander'])

/** The English words of the game that have French ones: longest first. */
function vocabulary(): RegExp {
  const words = new Set<string>()
  const pair = (en: unknown, fr: unknown): void => {
    if (typeof en === 'string' && typeof fr === 'string') {
      const clean = en.trim().toLowerCase()
      if (
        clean.length >= 4 &&
        !/[{}|[\]]/.test(clean) &&
        !fr.toLowerCase().includes(clean) &&
        !same.has(clean)
      )
        words.add(clean)
    } else if (en && fr && typeof en === 'object' && typeof fr === 'object')
      for (const key of Object.keys(en)) pair(en[key as keyof typeof en], fr[key as keyof typeof fr])
  }
  pair(english.common, french.common)
  for (const section of ['moves', 'labels', 'events', 'options', 'glance'] as const)
    pair(english[section], french[section])
  for (const { subtype = '', icons = [], characteristics = [] } of pool)
    for (const word of [...subtype.split(' or '), ...icons, ...characteristics])
      pair(english.trait(word), french.trait(word))
  const all = [...words].sort((one, other) => other.length - one.length)
  return new RegExp(
    `(?<![\\p{L}])(${all.map((word) => word.replace(/[.*+?^$()|\\/]/g, '\\$&')).join('|')})(?![\\p{L}])`,
    'iu',
  )
}

/** Titles stay English in every language: they are blotted out, the longer ones first. */
const namesOf = (cards: readonly CardFacts[]): string[] =>
  cards
    .flatMap(({ title, persona, location, matching = [], permanentPilots = [] }) => [
      title,
      // 'Luke, Young' is called 'Young' by some, 'Hoth: Ice Plains' 'Ice Plains', and an Objective by either of its sides.
      ...title.split(/: | [/] /),
      persona,
      location?.planet,
      location?.siteOf,
      ...matching,
      ...permanentPilots.map(({ name }) => name),
    ])
    .filter((one): one is string => one !== undefined && one !== '')
/** Names that no card of the catalogue has for a title. */
const places = [
  'Theed Palace Docking Bay',
  'Ahch-To',
  'Attack Run',
  'Bombing Run',
  'Weather Vane',
  'Special Edition',
  'Death Star II',
  'Set 16',
  'Gold Squadron',
  'Gray Squadron',
  'Red Squadron',
  'Star Destroyer',
  'Star Destroyers',
  'TIE/LN',
  'TIE/LNs',
  'TIE/ln',
  'Son Of Vader',
  // The word of titles that a rule quotes, and nothing else.
  '« Operative »',
]
const anyOf = (names: readonly string[]): RegExp => {
  const all = [...new Set(names)].sort((one, other) => other.length - one.length)
  return new RegExp(
    `(?<![\\p{L}])(?:${all.map((name) => name.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')).join('|')})(?![\\p{L}])`,
    'gu',
  )
}
const known = [
  ...namesOf(pool),
  // 'Endor: Landing Platform (Docking Bay)' is 'Landing Platform' to whoever tells of it.
  ...catalogue.flatMap(({ title }) => {
    const names = [title, ...title.split(/: | [/] /)]
    return [...names, ...names.map((name) => name.replace(/ \(.*\)$/, ''))]
  }),
  ...places,
]
const inPool = anyOf(known)

/** A text without the titles in it: of all cards, and of those that were made up for the game. */
function withoutTitles(text: string, p: Pick<Position, 'defined'> | undefined): string {
  const plain = text.replace(/’/g, "'")
  const made = namesOf(Object.values(p?.defined ?? {}))
  const letters = [...plain]
  // One title may be the beginning of another: whatever any of them covers is blotted out.
  for (const titles of made.length > 0 ? [inPool, anyOf(made)] : [inPool])
    for (const { 0: found, index } of plain.matchAll(titles))
      letters.fill(
        '•',
        [...plain.slice(0, index)].length,
        [...plain.slice(0, index)].length + [...found].length,
      )
  return letters.join('')
}

const english_ = vocabulary()

/** What is wrong with a sentence, or null. */
export function faultOf(language: Language, text: string, p?: Position): string | null {
  const bare = withoutTitles(text, p)
  for (const [name, found] of raw) {
    const match = found.exec(bare)
    if (match) return `${name} '${match[0]}'`
  }
  if (language === 'en') return null
  const match = english_.exec(bare) ?? particles.exec(bare)
  if (match) return `English '${match[0]}'`
  const grammar = slips.map((slip) => slip.exec(bare)).find((one) => one !== null)
  return grammar ? `a slip '${grammar[0]}'` : null
}

/** A listener, who remembers what was wrong. */
export function hearer() {
  teach('en', english)
  teach('fr', french)
  const speeches = { en: speechIn('en'), fr: speechIn('fr') }
  const wrong = new Map<string, string>()

  const check = (
    what: string,
    p: Position | undefined,
    tell: (speech: ReturnType<typeof speechIn>) => readonly string[],
  ) => {
    for (const language of languages)
      for (const text of tell(speeches[language])) {
        const fault = faultOf(language, text, p)
        if (fault) wrong.set(`${language} ${what}: ${fault}`, text)
      }
  }
  /** Sentences of one kind differ by their details alone: each kind is heard some times. */
  const often = new Map<string, number>()
  const worth = (kind: string, times = 12): boolean => {
    const count = (often.get(kind) ?? 0) + 1
    often.set(kind, count)
    return count <= times
  }
  const words = (details: object): string =>
    Object.values(details)
      .flat()
      .filter((one) => typeof one === 'string')
      .join()

  return {
    log(p: Position, line: LogLine) {
      if (!worth(`log ${line.say} ${words(line.with)}`)) return
      check(`log ${line.say}`, p, (speech) => {
        const text = speech.log(p, line)
        return [
          text.toLowerCase() === line.say.toLowerCase() ? '' : text,
          ...(line.parts ? [speech.sum(p, line.parts)] : []),
        ]
      })
    },
    event(p: Position, event: Event) {
      if (worth(`event ${event.is} ${words(event)}`))
        check(`event ${event.is}`, p, (speech) => [speech.event(p, event), speech.passing(p, event)])
    },
    decision(p: Position, decision: Decision) {
      const { why, kind, options = [] } = decision
      if (
        !worth(
          `decision ${why} ${kind} ${words(decision.with)} ${decision.by === p.turn.player} ${decision.mayPass} ${options}`,
        )
      )
        return
      check(`decision ${why}`, p, (speech) => {
        const { title: head, text, passing } = speech.decision(p, decision)
        return [head, text, passing, ...options.map((option) => speech.option(p, option))]
      })
    },
    reason(p: Position, reason: Reason, verdict: Illegal) {
      if (!worth(`reason ${reason.rule} ${reason.say} ${words(reason.with)}`, 5)) return
      check(`reason ${reason.rule}/${reason.say ?? ''}`, p, (speech) => [
        speech.reason(p, reason),
        speech.instead(p, verdict) ?? '-',
        speech.rule(reason.rule)?.title ?? '-',
        speech.rule(reason.rule)?.text ?? '-',
      ])
    },
    offer(p: Position, offer: Offer) {
      if (!worth(`offer ${offer.using} ${Object.keys(offer.to)}`)) return
      check(`offer ${offer.using}`, p, (speech) => [speech.offer(p, offer), speech.offerLong(p, offer)])
    },
    deed(p: Position, offer: DeployOffer) {
      const { kind } = offer.intent
      if (!worth(`deed ${kind} ${Object.keys(offer.to)}`, 40)) return
      check(`deed ${kind}`, p, (speech) => [speech.deed(p, offer), speech.deedLong(p, offer)])
    },
    parts(p: Position, parts: readonly Part[]) {
      for (const part of parts)
        if (worth(`part ${part.does} ${typeof part.by === 'number' || part.by} ${part.vain} ${part.rule}`))
          check(`part ${part.by}`, p, (speech) => [
            speech.sum(p, [part]) || '-',
            ...speech.parts(p, [part]).flatMap(({ by, vain = '-' }) => [by, vain]),
          ])
    },
    text: (what: string, tell: Parameters<typeof check>[2]) => check(what, undefined, tell),
    faults: () => [...wrong].map(([what, text]) => `${what} — ${text}`),
  }
}
