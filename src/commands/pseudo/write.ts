/** Writes the words of a language that is made up, beside the English ones, each file from the English one. */

import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'
import { inAccents } from './accents.ts'

/** A tag for private use. */
const tag = 'qps'

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const name = path.join(folder, entry.name)
    return entry.isDirectory() ? filesIn(name) : [name]
  })

/** Where an English file of words has its like in the other language. */
const likeOf = (file: string): string => file.replace(/(?<=[./-])en(?=[./])/, tag)

/** Literals that are no words: names of keys, modules and types, and what is compared. */
function isNoText(node: ts.Node): boolean {
  const { parent } = node
  return (
    ts.isImportDeclaration(parent) ||
    ts.isLiteralTypeNode(parent) ||
    ts.isBinaryExpression(parent) ||
    ts.isElementAccessExpression(parent) ||
    (ts.isPropertyAssignment(parent) && parent.name === node)
  )
}

/** The text of a file of words with every text of it in accents, importing what is said in the same language. */
function accentedFile(file: string, written: ReadonlySet<string>): string {
  const text = readFileSync(file, 'utf8')
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  const changes: [from: number, to: number, text: string][] = []
  const see = (node: ts.Node): void => {
    if (
      ts.isImportDeclaration(node) &&
      ts.isStringLiteral(node.moduleSpecifier) &&
      !node.importClause?.isTypeOnly
    ) {
      const way = node.moduleSpecifier.text
      const other = likeOf(way)
      if (written.has(path.resolve(path.dirname(file), way)))
        changes.push([node.moduleSpecifier.getStart() + 1, node.moduleSpecifier.end - 1, other])
    } else if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) {
      if (!isNoText(node)) changes.push([node.getStart(), node.end, JSON.stringify(inAccents(node.text))])
    } else if (ts.isTemplateHead(node) || ts.isTemplateMiddle(node) || ts.isTemplateTail(node)) {
      const end = node.end - (ts.isTemplateTail(node) ? 1 : 2)
      changes.push([node.getStart() + 1, end, inAccents(node.text)])
    }
    ts.forEachChild(node, see)
  }
  see(source)
  return changes
    .sort(([one], [other]) => other - one)
    .reduce((all, [from, to, own]) => all.slice(0, from) + own + all.slice(to), text)
}

const accents = (from: string, root: string): string =>
  path.relative(path.dirname(from), path.join(root, 'src/commands/pseudo/accents.ts'))

/** Files that are no tables: what they put together is put into accents as a whole. */
const made: Readonly<Record<string, (file: string, root: string) => string>> = {
  'src/swccg/abilities/card/card.en.ts': (file, root) => `
import * as english from './card.en.ts'
import { inAccents } from '${accents(file, root)}'
export const say: typeof english.say = (...all) => inAccents(english.say(...all))
export const sayFacts: typeof english.sayFacts = (...all) => english.sayFacts(...all).map(inAccents)
export const sayMissing: typeof english.sayMissing = (...all) => inAccents(english.sayMissing(...all))
`,
  'src/swccg/abilities/traits/traits.en.ts': (file, root) => `
import * as english from './traits.en.ts'
import { inAccents } from '${accents(file, root)}'
export const trait = (word: string): string => inAccents(english.trait(word))
`,
  'src/ti4/words/en/book.ts': (file, root) => `
import type { Book } from '../book.ts'
import { names } from '../fr/names.ts'
import { inAccents } from '${accents(file, root)}'
import { log } from './log.ts'
import { prompts } from './prompts.ts'
import { reasons } from './reasons.ts'
import { rules } from './rules.ts'
export const book: Book = {
  reasons, log, prompts, rules,
  names: Object.fromEntries(Object.keys(names).map((name) => [name, inAccents(name)])),
  grammar: { isOne: (count) => count === 1, after: (said, word) => said + word },
}
`,
}

/** What scenarios say of themselves, by their ids; of the Star Wars CCG those that French tells, too. */
function scenarioTexts(file: string, root: string): string {
  const ti4 = file.includes('ti4')
  const text = readFileSync(file.replace(`${tag}.ts`, 'fr.ts'), 'utf8')
  const texts = filesIn(path.join(root, 'src/scenarios')).flatMap((name) => {
    if (!name.endsWith('.json')) return []
    const { id, game = 'swccg', title = '', why = '', steps } = JSON.parse(readFileSync(name, 'utf8'))
    if ((game === 'ti4') !== ti4 || !text.includes(`'${id}'`)) return []
    const notes = steps.map((step: { why?: string; expect?: { why?: string } }) =>
      inAccents(step.why ?? step.expect?.why ?? ''),
    )
    return [[id, { title: inAccents(title), why: inAccents(why), steps: notes }]]
  })
  return `export const en = ${JSON.stringify(Object.fromEntries(texts))}\n`
}

/** Tables that the composer of card texts keeps are said by what it composes. */
const composed = /src.swccg.abilities.(?!places)/

/**
 * Writes every file of words of the made-up language into a copy of the project, and declares the language there.
 * @returns how many files there are.
 */
export function writePseudo(root: string): number {
  const english = filesIn(path.join(root, 'src')).filter(
    (file) =>
      /[./]en[.]ts$|[/]en[/][\w-]+[.]ts$/.test(file) &&
      !readFileSync(file, 'utf8').startsWith('// Written by') &&
      (!composed.test(file) || made[path.relative(root, file)] !== undefined),
  )
  const written = new Set(english)
  for (const file of english) {
    const own = made[path.relative(root, file)]
    const to = likeOf(file)
    mkdirSync(path.dirname(to), { recursive: true })
    if (/scenarios.en[.]ts$/.test(file)) writeFileSync(to, scenarioTexts(to, root))
    else writeFileSync(to, own ? own(to, root) : accentedFile(file, written))
  }
  const declared = path.join(root, 'src/kernel/language.ts')
  if (!existsSync(declared)) throw new Error('where are the languages declared?')
  const line = `  ${tag}: { name: '${inAccents('Pseudo')}', otherwise: 'en', draft: true },\n`
  writeFileSync(declared, readFileSync(declared, 'utf8').replace(/^( {2}fr: .*\n)/m, `$1${line}`))
  return english.length
}
