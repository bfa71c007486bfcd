/** Terms are found where they are meant, and nowhere else. */

import { expect, test } from 'vitest'
import { en } from '../../i18n/glossary/en.ts'
import { fr } from '../../i18n/glossary/fr.ts'
import { languages } from '../../i18n/language.ts'
import { ruleIds } from '../../store/index.ts'
import { entries } from './entries.ts'
import { type Find, matcher } from './matcher.ts'

const inEnglish = matcher(en)
const inFrench = matcher(fr)

/** What is marked, and as which term. */
const marks = (find: Find, text: string, titles: readonly string[] = []) =>
  find(text, new Set(), titles).flatMap((piece) =>
    typeof piece === 'string' ? [] : [`${piece.text}=${piece.term}`],
  )

test.each([
  ['Attrition is satisfied by forfeiting cards.', ['Attrition=attrition', 'forfeiting=forfeit']],
  ['It is immune to attrition < 4.', ['immune to attrition=immune to attrition']],
  ['You use 2 Force to deploy it.', ['use 2 Force=use Force', 'deploy=deploy']],
  ['Docking bays: “drain” here.', ['Docking bays=docking bay', 'drain=Force drain']],
  ['Force drains here. A Force drain costs Force.', ['Force drains=Force drain', 'Force=Force']],
  ['Two Effects on table', ['Effects=Effect', 'on table=on table']],
  ['the card’s forfeit value', ['forfeit value=forfeit']],
])('in English: %s', (text, found) => expect(marks(inEnglish, text)).toEqual(found))

test.each([
  'They force the door by hand.',
  'In effect nothing happens; at present nobody interrupts.',
  'Force Lightning', // a title
  'Tatooine: Docking Bay 94',
  'It goes to Endor: Landing Platform, or to Docking Bay 94.',
  'the following: battlefields, sitework, prisonlike',
  'a Dark Jedi',
  'it alone counts, and what follows',
])('nothing in English: %s', (text) => expect(marks(inEnglish, text)).toEqual([]))

test.each([
  ['L’attrition se paie en valeur de perte.', ['attrition=attrition', 'valeur de perte=forfeit']],
  ['Vous utilisez 1\u00a0Force pour vous déplacer.', ['utilisez 1\u00a0Force=use Force', 'déplacer=move']],
  ['Déployé à une aire de mise à quai', ['Déployé=deploy', 'aire de mise à quai=docking bay']],
  ['la destinée d’arme', ['destinée d’arme=weapon destiny']],
  ["la destinée d'arme", ["destinée d'arme=weapon destiny"]],
  ['Deux Effets sur la table', ['Effets=Effect', 'sur la table=on table']],
])('in French: %s', (text, found) => expect(marks(inFrench, text)).toEqual(found))

test.each(['en effet, de force, à présent', 'une carte destinée à cela', 'Sitelle, armement, mainmise'])(
  'nothing in French: %s',
  (text) => expect(marks(inFrench, text)).toEqual([]),
)

test('a term is marked once, also over several pieces, and never within a title', () => {
  const taken = new Set<keyof typeof entries>()
  expect(inEnglish('power and power', taken).filter((piece) => typeof piece !== 'string')).toHaveLength(1)
  expect(inEnglish('more power', taken)).toEqual(['more power'])
  expect(marks(inEnglish, 'He uses control & tunnel control', ['control & tunnel control'])).toEqual([])
  expect(marks(inEnglish, 'control control', ['control'])).toEqual([])
})

test('nothing of a text is lost', () => {
  for (const text of ['Deploy, then battle; attrition.', ' power ', 'no such word', ''])
    expect(
      inEnglish(text)
        .map((piece) => (typeof piece === 'string' ? piece : piece.text))
        .join(''),
    ).toBe(text)
})

test('every term has a rule that there is, and goes with others that there are', () => {
  const rules = new Set(ruleIds())
  for (const [term, { rule, see }] of Object.entries(entries)) {
    expect(rules.has(rule), `${term}: ${rule}`).toBe(true)
    expect(see, term).not.toContain(term)
    for (const other of see) expect(Object.keys(entries), term).toContain(other)
  }
})

test.each(languages)('in %s no form stands for two terms, and each term finds itself', (language) => {
  const { terms, no } = { en, fr }[language]
  const find = { en: inEnglish, fr: inFrench }[language]
  const seen = new Map<string, string>()
  for (const [id, { term, also, text }] of Object.entries(terms)) {
    for (const form of [term, ...also.split(', ').filter(Boolean)]) {
      expect(seen.get(form), `${form}: ${id}`).toBeUndefined()
      seen.set(form, id)
      // What says too little by itself is marked only within its longer forms.
      if (no.split(', ').includes(form)) continue
      const shown = form.replace('#', '2')
      expect(marks(find, shown), form).toEqual([`${shown}=${id}`])
    }
    expect(text.length, id).toBeGreaterThan(20)
    expect(text.length, id).toBeLessThan(260)
  }
})
