/** The phrase books hold every sentence that the code can ask for, in both languages, about details that it gives. */

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { namedIn } from '../../kernel/index.ts'
import { type Language, languages } from '../../kernel/language.ts'
import { at as atEnglish } from '../abilities/filters/filters.en.ts'
import { at as atFrench } from '../abilities/filters/filters.fr.ts'
import type { LocationFilter } from '../abilities/filters/filters.ts'
import { pool } from '../cards/index.ts'
import { chapters as chaptersEn } from '../rules/words.en.ts'
import { chapters as chaptersFr } from '../rules/words.fr.ts'
import { allRules } from '../ruleset.ts'
import { type Book, gathered, titleAndText, type Words } from './book.ts'
import { book as english } from './en.ts'
import { book as french } from './fr.ts'

/** Something that the code can say: its key in a phrase book, and the details that come with it. */
interface Said {
  key: string
  details: string[]
  where: string
}

const root = fileURLToPath(new URL('../../../', import.meta.url))

function filesIn(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`
    if (entry.isDirectory()) return filesIn(path)
    return path.endsWith('.ts') && !/[.](test|[a-z]{2,3}[.])/.test(path) ? [path] : []
  })
}

/** The sources whose sentences the phrase books hold. */
const sources = (): ts.SourceFile[] =>
  ['rules', 'cards', 'decks']
    .flatMap((folder) => filesIn(`src/swccg/${folder}`))
    .concat(filesIn('src/kernel'))
    .map((path) =>
      ts.createSourceFile(path, readFileSync(join(root, path), 'utf8'), ts.ScriptTarget.Latest, true),
    )

function walk(node: ts.Node, see: (node: ts.Node) => void): void {
  see(node)
  ts.forEachChild(node, (child) => walk(child, see))
}

/** What a name stands for where it is used: its declaration in the nearest scope that has one. */
function declarationOf(name: string, from: ts.Node): ts.Node | undefined {
  for (let scope: ts.Node | undefined = from.parent; scope; scope = scope.parent) {
    if (!ts.isBlock(scope) && !ts.isSourceFile(scope) && !ts.isFunctionLike(scope)) continue
    let found: ts.Node | undefined
    const within = scope
    walk(scope, (node) => {
      if (
        found ||
        (!ts.isVariableDeclaration(node) && !ts.isParameter(node) && !ts.isFunctionDeclaration(node))
      )
        return
      if (!node.name || !ts.isIdentifier(node.name) || node.name.text !== name) return
      const home = ts.findAncestor(
        node.parent,
        (one) => ts.isBlock(one) || ts.isSourceFile(one) || ts.isFunctionLike(one),
      )
      if (home === within) found = node
    })
    if (found) return found
  }
  return undefined
}

/** What expressions can be; one that leads back to itself adds nothing. */
const known = new Map<ts.Node, string[]>()

/** Every text that an expression can be. */
function textsOf(expression: ts.Expression, files: readonly ts.SourceFile[]): string[] {
  const before = known.get(expression)
  if (before) return before
  known.set(expression, [])
  const texts = [...new Set(textsIn(expression, files))]
  known.set(expression, texts)
  return texts
}

function textsIn(expression: ts.Expression, files: readonly ts.SourceFile[]): string[] {
  if (ts.isStringLiteral(expression)) return [expression.text]
  if (ts.isAsExpression(expression)) return textsOf(expression.expression, files)
  if (ts.isConditionalExpression(expression)) {
    return [...textsOf(expression.whenTrue, files), ...textsOf(expression.whenFalse, files)]
  }
  if (ts.isBinaryExpression(expression))
    return [...textsOf(expression.left, files), ...textsOf(expression.right, files)]
  // How many there are is no text.
  if (ts.isPropertyAccessExpression(expression) && expression.name.text === 'length') return []
  // `kind.timeRule`: whatever any kind has under that name.
  if (ts.isPropertyAccessExpression(expression)) return propertiesCalled(expression.name.text, files)
  if (ts.isTemplateExpression(expression)) {
    const [span] = expression.templateSpans
    if (!span) return []
    return textsOf(span.expression, files).map((text) => expression.head.text + text + span.literal.text)
  }
  if (ts.isCallExpression(expression) && ts.isIdentifier(expression.expression)) {
    const called = declarationOf(expression.expression.text, expression)
    return called && ts.isFunctionDeclaration(called) ? returnsOf(called, files) : []
  }
  if (!ts.isIdentifier(expression)) return []
  // No variant.
  if (expression.text === 'undefined') return ['']
  const declared = declarationOf(expression.text, expression)
  if (declared && ts.isVariableDeclaration(declared) && declared.initializer)
    return textsOf(declared.initializer, files)
  if (declared && ts.isParameter(declared)) return argumentsFor(declared, files)
  return []
}

function returnsOf(called: ts.FunctionDeclaration, files: readonly ts.SourceFile[]): string[] {
  const texts: string[] = []
  walk(called, (node) => {
    if (ts.isReturnStatement(node) && node.expression) texts.push(...textsOf(node.expression, files))
  })
  return texts
}

function propertiesCalled(name: string, files: readonly ts.SourceFile[]): string[] {
  const texts: string[] = []
  for (const file of files) {
    walk(file, (node) => {
      if (ts.isPropertyAssignment(node) && node.name.getText() === name)
        texts.push(...textsOf(node.initializer, files))
    })
  }
  return texts
}

/** What the callers of a function give it for a parameter. */
function argumentsFor(parameter: ts.ParameterDeclaration, files: readonly ts.SourceFile[]): string[] {
  const owner = parameter.parent
  const name = ts.isFunctionDeclaration(owner) ? owner.name?.text : undefined
  const at = owner.parameters.indexOf(parameter)
  const texts: string[] = []
  walk(parameter.getSourceFile(), (node) => {
    if (!ts.isCallExpression(node) || node.expression.getText() !== name) return
    const given = node.arguments[at]
    if (given) texts.push(...textsOf(given, files))
  })
  return texts
}

/** The names that every object of a type has, where they are written there or in the same file. */
function namedBy(type: ts.TypeNode): string[] {
  if (ts.isTypeLiteralNode(type))
    return type.members.flatMap(({ name, questionToken }) => (name && !questionToken ? [name.getText()] : []))
  const alias = type
    .getSourceFile()
    .statements.find((one) => ts.isTypeAliasDeclaration(one) && one.name.text === type.getText())
  return alias && ts.isTypeAliasDeclaration(alias) ? namedBy(alias.type) : []
}

/** The names of the details that an object is made of. */
function keysOf(expression: ts.Expression, files: readonly ts.SourceFile[]): string[] {
  if (ts.isIdentifier(expression)) {
    const declared = declarationOf(expression.text, expression)
    // Who calls it gives all that its type asks for.
    if (declared && ts.isParameter(declared) && declared.type) return namedBy(declared.type)
    return declared && ts.isVariableDeclaration(declared) && declared.initializer
      ? keysOf(declared.initializer, files)
      : []
  }
  if (ts.isCallExpression(expression) && ts.isIdentifier(expression.expression)) {
    const called = declarationOf(expression.expression.text, expression)
    const keys: string[] = []
    if (called)
      walk(called, (node) => {
        if (ts.isReturnStatement(node) && node.expression) keys.push(...keysOf(node.expression, files))
      })
    return keys
  }
  if (!ts.isObjectLiteralExpression(expression)) return []
  return expression.properties.flatMap((property) => {
    if (ts.isSpreadAssignment(property)) return keysOf(property.expression, files)
    return property.name ? [property.name.getText()] : []
  })
}

/** The functions by which a rule lends its reasons to other files, and whose they are. */
function lentBy(files: readonly ts.SourceFile[]): ReadonlyMap<string, ts.Expression> {
  const lent = new Map<string, ts.Expression>()
  for (const file of files)
    walk(file, (node) => {
      if (!ts.isVariableDeclaration(node) || !node.initializer || !ts.isCallExpression(node.initializer))
        return
      const [rule] = node.initializer.arguments
      if (rule && node.initializer.expression.getText() === 'refusing') lent.set(node.name.getText(), rule)
    })
  return lent
}

/** Every reason that the rules can give. */
function reasonsIn(files: readonly ts.SourceFile[]): Said[] {
  const said: Said[] = []
  const lent = lentBy(files)
  for (const file of files) {
    walk(file, (node) => {
      const called = ts.isCallExpression(node) ? node.expression.getText() : ''
      const whose = lent.get(called)
      const refuses =
        whose || called === 'refusal' || (called === 'refuse' && !file.fileName.includes('/kernel/'))
      // How a file refuses by its own rules is told there, and says nothing itself.
      if (!ts.isCallExpression(node) || !refuses || file.fileName.endsWith('shared/rulebook.ts')) return
      const [rule, details, say] = whose ? [whose, ...node.arguments] : node.arguments
      if (!rule) return
      const keys = details ? keysOf(details, files) : []
      const { line } = file.getLineAndCharacterOfPosition(node.getStart())
      const where = `${file.fileName}:${line + 1}`
      for (const id of textsOf(rule, files)) {
        for (const variant of say ? textsOf(say, files) : [undefined]) {
          said.push({ key: !variant ? id : `${id}/${variant}`, details: keys, where })
        }
      }
      if (textsOf(rule, files).length === 0) said.push({ key: `?${rule.getText()}`, details: keys, where })
    })
  }
  return said
}

/** Every object with a `say` and its details: the lines of the log ('cites' beside it), and what would help instead. */
function saidIn(files: readonly ts.SourceFile[]): { log: Said[]; instead: Said[] } {
  const said: { log: Said[]; instead: Said[] } = { log: [], instead: [] }
  for (const file of files) {
    walk(file, (node) => {
      if (!ts.isObjectLiteralExpression(node)) return
      const property = (name: string) => node.properties.find((one) => one.name?.getText() === name)
      const say = property('say')
      const details = property('with')
      if (!say || !ts.isPropertyAssignment(say)) return
      const { line } = file.getLineAndCharacterOfPosition(node.getStart())
      const keys = details && ts.isPropertyAssignment(details) ? keysOf(details.initializer, files) : []
      const list = property('cites') ? said.log : said.instead
      for (const key of textsOf(say.initializer, files))
        list.push({ key, details: keys, where: `${file.fileName}:${line + 1}` })
    })
  }
  return said
}

const files = sources()
/** Every text that the sources hold. */
const literals = new Set<string>()
for (const file of files)
  walk(file, (node) => {
    if (ts.isStringLiteral(node)) literals.add(node.text)
  })
const reasons = reasonsIn(files)
const { log, instead } = saidIn(files)
const books: Record<Language, Book> = { en: english, fr: french }
const chapters: Record<Language, readonly Words[]> = { en: chaptersEn, fr: chaptersFr }

/** Details that every sentence may name. */
const always = ['turn']

/** Landing adds the card to the reasons of the way between two places. */
const addedBy = (where: string): string[] =>
  where.includes('movement/regular/landing-and-taking-off.ts') ? ['card'] : []

/** What is wrong with the sentence for something that the code says; null if nothing is. */
function faultOf(
  sentence: string | undefined,
  { key, details, where }: Said,
  always: readonly string[],
  all: readonly Said[],
): string | null {
  if (sentence === undefined) return `${key}: no phrase (${where})`
  const { needed, all: named } = namedIn(sentence)
  // What may be left out need not be there each time.
  const sometimes = all.filter((other) => other.key === key).flatMap((other) => other.details)
  const unknown = named.filter(
    (name) => !always.includes(name) && !(needed.includes(name) ? details : sometimes).includes(name),
  )
  return unknown.length > 0 ? `${key}: no detail ${unknown.join(', ')} (${where})` : null
}

const at = (table: object, key: string): string | undefined =>
  (table as Record<string, string | undefined>)[key]

const reasonFor = (table: object, key: string) =>
  at(table, key) ?? at(table, key.replace(/^[^/]*(?=\/)/, '*'))

describe.each(languages)('the phrase book %s', (language) => {
  const book = books[language]

  // That there is a sentence for every reason is a matter of types (shared/reasons.ts).
  it('names only details that come with a reason', () => {
    expect(reasons.length).toBeGreaterThan(200)
    const faults = reasons.map((said) => {
      const sentence = reasonFor(book.reasons, said.key)
      return sentence && faultOf(sentence, said, [...always, ...addedBy(said.where)], reasons)
    })
    expect(faults.filter(Boolean)).toEqual([])
  })

  it('says nothing twice', () => {
    const sections = Object.keys(gathered([])) as (keyof Words)[]
    const texts = chapters[language].flatMap((heading) =>
      sections.flatMap((section) => Object.keys(heading[section] ?? {}).map((key) => `${section}: ${key}`)),
    )
    expect(texts.length).toBeGreaterThan(2000)
    expect(texts.filter((key, at) => texts.indexOf(key) !== at)).toEqual([])
  })

  it('has every line of the log', () => {
    const goals = ['to', 'parsec', 'system', 'ship', 'slot']
    const faults = log.map((said) =>
      faultOf(at(book.log, said.key), said, [...always, ...goals, 'player'], log),
    )
    expect(log.length).toBeGreaterThan(0)
    expect(faults.filter(Boolean)).toEqual([])
  })

  it('has every change that would help', () => {
    expect(instead.length).toBeGreaterThan(0)
    expect(
      instead.map((said) => faultOf(at(book.instead, said.key), said, always, instead)).filter(Boolean),
    ).toEqual([])
  })

  it('has every rule', () => {
    const missing = allRules.filter(({ id }) => {
      const { title, text } = titleAndText(book.rules[id] ?? '')
      return !title || !text
    })
    expect(missing.map(({ id }) => id)).toEqual([])
  })

  it('says nothing that the code never asks for', () => {
    // A text of a card may name the ruling about it.
    const named = [...JSON.stringify(pool).matchAll(/"ruling":"([^"]+)"/g)].map(([, id = '']) => id)
    const code = reasons.flatMap(({ key }) => [key, key.replace(/^[^/]*(?=\/)/, '*')])
    const asked = new Set([...code, ...named])
    const never = Object.keys(book.reasons).filter((key) => {
      const [, say] = key.split('/')
      return !asked.has(key) && (say === undefined || !literals.has(say))
    })
    expect(never).toEqual([])
  })

  it('spaces French punctuation', () => {
    if (language !== 'fr') return
    const told = JSON.stringify(book)
    expect(told.match(/.{0,20} [;:?!»].{0,10}/)?.[0]).toBeUndefined()
  })
})

it('what holds for each of several places is said of each', () => {
  const where: LocationFilter = {
    planet: 'Tatooine',
    kind: 'site',
    anyOf: [{ here: true }, { adjacent: true }],
  }
  expect(atEnglish(where)).toBe('here (if this is a Tatooine site) or at an adjacent Tatooine site')
  expect(atFrench(where)).toBe('ici (si c’est un site de Tatooine) ou à un site adjacent de Tatooine')
})
