import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { pool } from '../cards/index.ts'
import { printedCards } from '../cards/print/printed-card.ts'
import { printedFacts } from '../cards/print/printed-facts.ts'
import { isA } from '../model/cards/characteristics.ts'
import { plain, titlesOf } from '../model/cards/pool.ts'
import { action } from './action/action.en.ts'
import { battle } from './battle/battle.en.ts'
import { captive } from './captive/captive.en.ts'
import * as en from './card/card.en.ts'
import * as fr from './card/card.fr.ts'
import type { CardFacts } from './card-facts.ts'
import { creature } from './creature/creature.en.ts'
import { deploy } from './deploy/deploy.en.ts'
import type { Condition } from './filters/filters.ts'
import { force } from './force/force.en.ts'
import { holding } from './holding/holding.en.ts'
import { modifies } from './modifies/modifies.en.ts'
import { movement } from './movement/movement.en.ts'
import { persona } from './persona/persona.en.ts'
import { borne } from './personas.ts'
import { react } from './react/react.en.ts'
import { start } from './start/start.en.ts'
import type { Ability } from './types.ts'
import { weapon } from './weapon/weapon.en.ts'

/** Every text that is written anywhere: on the cards of the pool, and on those that scenarios make up. */
interface Written {
  card: CardFacts
  text: Ability
}

/** The texts of the pool. */
const ofPool: Written[] = pool.flatMap((card) => {
  return [...(card.abilities ?? []), ...(card.back?.abilities ?? [])].map((text) => ({
    card,
    text,
  }))
})

const scenarios = new URL('../../scenarios', import.meta.url).pathname

const ofScenarios: Written[] = readdirSync(scenarios, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.json'))
  .flatMap((name) => {
    const { define = {} } = JSON.parse(readFileSync(join(scenarios, name), 'utf8')) as {
      define?: Record<string, Partial<CardFacts> & { text?: Ability[] }>
    }
    return Object.entries(define).flatMap(([title, { text = [], ...facts }]) =>
      text.map((one) => ({ card: { key: `define:${title}`, title, ...facts } as CardFacts, text: one })),
    )
  })

/** Those that scenarios make up as well. */
const written = [...ofPool, ...ofScenarios]

/** Conditions of every kind, as they stand somewhere. */
const conditions: Condition[] = []
for (const { text } of written) {
  const seen = new Set(conditions.map((one) => Object.keys(one).join()))
  const look = (part: unknown): void => {
    if (typeof part !== 'object' || part === null) return
    for (const [key, value] of Object.entries(part)) {
      if (key === 'while' || key === 'if') {
        const kind = Object.keys(value as object).join()
        if (!seen.has(kind)) conditions.push(value as Condition)
        seen.add(kind)
      }
      look(value)
    }
  }
  look(text)
}

/** Faces that no card has: each word of the vocabulary under each kind of condition, and its contrary. */
const madeUp: Written[] = [...new Map(written.map((one) => [one.text.does, one])).values()].flatMap(
  ({ card, text }) =>
    conditions
      .flatMap((met): Condition[] => [met, { not: met }, { all: [met, { not: met }] }])
      .map((met) => ({ card, text: { ...text, while: met } as Ability })),
)

/** Names that stay as they are in every language: titles, personas, and words that stand in titles. */
const names: string[] = (() => {
  const found = new Set<string>(borne)
  for (const card of pool)
    for (const title of [card.title, ...titlesOf(card), card.permanentWeapon ?? '']) found.add(title)
  const look = (part: unknown, key = ''): void => {
    if (typeof part === 'string') {
      if (
        [
          'title',
          'persona',
          'titleHas',
          'onTable',
          'to',
          'objective',
          'planet',
          'siteOf',
          'orCard',
          'by',
          'titles',
          'immuneTo',
          'alwaysImmuneTo',
          'onPlanet',
          'atPlanet',
          'aboardOf',
          'sites',
        ].includes(key)
      )
        found.add(part)
    } else if (Array.isArray(part)) for (const one of part) look(one, key)
    else if (typeof part === 'object' && part !== null)
      for (const [inner, value] of Object.entries(part)) look(value, inner)
  }
  for (const { text } of written) look(text)
  return [...found].filter((name) => name.length > 2).sort((one, other) => other.length - one.length)
})()

const escaped = (name: string): string => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

const anyName = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${names.flatMap((name) => [escaped(name), escaped(name.replace(/^.*: /, ''))]).join('|')})(?![\\p{L}])`,
  'gu',
)

/** A sentence without the names in it: what is left is the language's own. */
const bare = (sentence: string): string => sentence.replace(anyName, 'N')

interface Fault {
  /** What is wrong, in the sentence as it stands or without its names. */
  is: RegExp
  named?: true
}

const both: Record<string, Fault> = {
  'a value that is none': { is: /undefined|\[object|NaN|null\b/ },
  'a doubled word': { is: /(?<![\p{L}’'])([\p{L}]{2,}) \1(?![\p{L}’'])/u },
  'a doubled space': { is: / {2}/ },
  'a doubled mark': { is: /[,;:] ?[,;:.]|\.\./ },
  'an empty pair of brackets': { is: /\( ?\)/ },
}

/** In English. */
const inEnglish: Record<string, Fault> = {
  ...both,
  'a denial that is none': { is: /not so that|not true that/ },
  'a place that is told twice': { is: /there, if it is|here where|present present|here here|there there/ },
  'a plural that is none': { is: /\bjedis\b|\bdark jedi\b|\br-units?\b/ },
  'a plural with a singular verb': {
    is: /(?<!of [^.,;:]*)\b(cards|characters|starships|vehicles|Rebels|Imperials|warriors|aliens|droids|TIEs|wings) (that is|is|has)\b(?! (piloted|on table|there))/,
  },
  'a number with a singular noun': {
    is: /(?<![\p{L}-])(?:[2-9]|1\d|two|three|four) (?:card|Force icon|pilot|passenger|vehicle|site|location|weapon|player)(?!\p{L})/u,
  },
  'one of one': { is: /one of (a|an|one)\b|each one of|all of unique|none of N\b/ },
  'a wrong article': { is: /\ba (?=[aeio]\p{L})(?!one\b|once\b)/u },
  'no cost, or no draw, told as a number': { is: /no more than 0|for 0 Force|\b0 battle destiny/ },
  'a mark out of place': { is: / [,;:.]/ },
}

/** In French. */
const inFrench: Record<string, Fault> = {
  ...both,
  'no elision': {
    is: /(?<!\p{L})(?:(?:[Qq]ue|[Ll]orsque|de|le|la|ne|se) (?=[aàeéèiou]\p{L})|si ils?(?!\p{L}))/u,
  },
  'no contraction': { is: /(?<!\p{L})(de|à) (le|les)(?!\p{L})/u },
  'a list after a colon': { is: /de[ \u00a0]: (les|le|la)\b/ },
  'a mark out of place': { is: / [,.]/ },
  'a mark without its space': { is: /(?<![\u00a0N\d])[:;!?»](?!\d)|«(?!\u00a0)/ },
  'a number with a singular noun': {
    is: /(?<![\p{L}\p{N}+-])(?:[2-9]|1\d|deux|trois|quatre) (?:destinée|carte|icône|pilote|passager|site|arme|personnage|véhicule)(?!\p{L})/u,
  },
  'a wrong gender': {
    is: /(?<!\p{L})(?:un|le|du|au|cet|votre seul) (?:carte|créature|arme|localisation|unité|destinée|bataille|réaction|aire|Interruption|corvette|batterie|femme)(?!\p{L})|(?<!\p{L})(?:une|la|cette) (?:personnage|droïde|vaisseau|véhicule|site|système|secteur|dispositif|chasseur|soldat|Effet|Rebelle|Impérial|guerrier)(?!\p{L})/u,
  },
  'an agreement that is missing': {
    is: /(?<!\p{L})(?<!porte )(?:la cible|cette carte|celle-ci|une carte) (?:est|vient d’être) (?:\S+ )?(?:perdu|capturé|libéré|exclu|annulé|placé|joué|déployé)(?!\p{L})/u,
  },
  'another card told as this one': {
    is: /vient d’être (?:perdue?|touchée?|joué|déployée?)[^:]*: cette carte (?:est|va|revient)/,
  },
  'an English word': {
    is: /(?<![\p{L}’'])(?:the|your|with|and|of|from|when|while|each|any|card|cards|hand|power|deploy|force|where|Effects?|Interrupts?|character|characters|trooper|captive held|mobile system)(?![\p{L}’'])/u,
  },
  'a word that the glossary does not use': {
    is: /\b[Cc]ibl(ez|er|ées?|é)\b|baies? d’arrimage|pile perdue|Star Destroyers?|hyperespace|déplacement régulier|droïdes? de puissance|hors du jeu|clandestinité|aux cartes (?:perdues|utilisées)/,
    named: true,
  },
}

/** What is wrong with a sentence. */
const faultsIn = (sentence: string, faults: Record<string, Fault>): string[] => {
  const own = bare(sentence)
  return Object.entries(faults)
    .filter(([, { is, named }]) => is.test(named ? sentence : own))
    .map(([what]) => `${what}: ${sentence}`)
}

const phrase = (
  all: readonly Written[],
  { say }: { say: (text: Ability, card: CardFacts) => string },
): string[] => [...new Set(all.map(({ text, card }) => say(text, card)))]

const facts = ({ sayFacts }: { sayFacts: (card: CardFacts) => string[] }): string[] => [
  ...new Set(pool.flatMap(sayFacts)),
]

describe('what texts say', () => {
  it('is looked at for every word of the vocabulary', () => {
    const words = Object.keys({
      ...action,
      ...battle,
      ...captive,
      ...creature,
      ...deploy,
      ...force,
      ...holding,
      ...modifies,
      ...movement,
      ...persona,
      ...react,
      ...start,
      ...weapon,
    })
    const met = new Set<string>(written.map(({ text }) => text.does))
    // Words that only an action puts on cards stand inside others.
    JSON.stringify(written, (key, value) => {
      if (key === 'does') met.add(value)
      return value
    })
    expect(words.filter((word) => !met.has(word))).toEqual([])
  })

  it.each([
    ['on the cards', written],
    ['on faces that no card has', madeUp],
  ] as const)('has none of the known faults in English, %s', (_, all) => {
    expect(phrase(all, en).flatMap((sentence) => faultsIn(sentence, inEnglish))).toEqual([])
    expect(facts(en).flatMap((sentence) => faultsIn(sentence, inEnglish))).toEqual([])
  })

  it.each([
    ['on the cards', written],
    ['on faces that no card has', madeUp],
  ] as const)('has none of the known faults in French, %s', (_, all) => {
    expect(phrase(all, fr).flatMap((sentence) => faultsIn(sentence, inFrench))).toEqual([])
    expect(facts(fr).flatMap((sentence) => faultsIn(sentence, inFrench))).toEqual([])
  })

  it('knows a fault when it sees one', () => {
    const seen = (sentence: string, faults: Record<string, Fault>) => faultsIn(sentence, faults).length > 0
    for (const sentence of [
      'Deploys on your own jedis.',
      'It works while it is not so that a Rebel is present.',
      'Releases cards that is imprisoned.',
      'Adds 2 card to it.',
      'A character of ability 2 present present there.',
    ])
      expect(seen(sentence, inEnglish), sentence).toBe(true)
    for (const sentence of [
      'Seulement tant que elle est seule.',
      'Ajoute 2 à le blindage.',
      'Ajoutez 2 destinée de bataille.',
      'Ciblez un personnage.',
      'Se déploie sur un site à baie d’arrimage.',
      'Déployer les Star Destroyers.',
      'Jamais à bord de\u00a0: les chasseurs.',
    ])
      expect(seen(sentence, inFrench), sentence).toBe(true)
  })
})

describe('the classes that texts name', () => {
  /** Every word by which a filter asks what a card is. */
  const asked = new Set<string>()
  for (const { text } of ofPool)
    JSON.stringify(text, function (this: Record<string, unknown>, key, value) {
      // Of a happening 'is' tells what takes place.
      if (key === 'is' && typeof this.does !== 'string' && !('card' in this && 'by' in this))
        for (const word of [value].flat()) if (typeof word === 'string') asked.add(word)
      return value
    })
  const happenings =
    /initiated|drawn|draw |drawing|below|above|any|even|odd|just|^(playing|deployed|lost|targeted|forfeited|moving|moved|hit|firing|fired|flipped|excluded|captured|released|delivered|leaving table|placed out of play|losing Force|Force lost|Force drained|battle won|battle lost|duel lost|start of turn|end of turn)$/

  it('are borne by cards, in the pool or printed', () => {
    const all = [...pool, ...printedCards.map(printedFacts)]
    const unknown = [...asked].filter(
      (word) => !happenings.test(word) && !all.some((card) => isA(card, word)),
    )
    expect(unknown).toEqual([])
  })

  it('are not told as the title of one card', () => {
    const classes = new Set(pool.flatMap(({ characteristics = [] }) => characteristics.map(plain)))
    // A people and the system that it comes from may bear one name.
    const places = new Set(printedCards.filter(({ type }) => type === 'location').map(({ title }) => title))
    const wrong = ofPool.flatMap(({ card, text }) => {
      const found: string[] = []
      JSON.stringify(text, (key, value) => {
        if (key === 'title')
          // A card may speak of itself and its copies.
          for (const title of [value].flat())
            if (classes.has(plain(title)) && title !== card.title && !places.has(title))
              found.push(`${card.key} ${card.title}: ${title}`)
        return value
      })
      return found
    })
    expect(wrong).toEqual([])
  })
})
