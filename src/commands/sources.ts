/** The project's sources as the compiler reads them, for what is told from them: laws, indices, the vocabulary. */

import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'

/** Where the project lies. */
const root = path.resolve(import.meta.dirname, '../..')

/** The files of programs in a folder of the project (`src/swccg/rules`) and below, without tests. */
export const filesIn = (folder: string): string[] =>
  readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const name = `${folder}/${entry.name}`
    if (entry.isDirectory()) return filesIn(name)
    return /[.]tsx?$/.test(name) && !/[.]test(-helper)?[.]tsx?$/.test(name) ? [name] : []
  })

/** Does a file hold the words of a language (`landing.en.ts`)? */
export const isWords = (file: string): boolean => /[.][a-z]{2,3}[.]ts$/.test(file)

/** A file of the project, parsed. */
export const read = (file: string): ts.SourceFile =>
  ts.createSourceFile(file, readFileSync(path.join(root, file), 'utf8'), ts.ScriptTarget.Latest, true)

/** A node of a source, and all nodes below it, without marks and words that are only written. */
export function* nodesOf(node: ts.Node): Generator<ts.Node> {
  const found = [node]
  // One list that grows, not a generator in a generator: some trees are deep, and there are many of them.
  for (let at = 0; at < found.length; at++) {
    const one = found[at]!
    yield one
    ts.forEachChild(one, (child) => {
      found.push(child)
    })
  }
}

/** Is it the id of a rule of the ledger? */
export const isRule = (text: string): boolean => /^(?:[A-Z]{3,4}|TI4)-\d{3}$/.test(text)

/** Is it one of the calls that declare the rules of a heading? */
const isDeclaring = (node: ts.Node): boolean =>
  ts.isCallExpression(node) && /^(underHeading|inRulings)/.test(node.expression.getText())

/** The id of the rule that a node of a source declares. */
const declaredBy = (node: ts.Node): string | undefined =>
  ts.isPropertyAssignment(node) &&
  ts.isStringLiteral(node.name) &&
  isRule(node.name.text) &&
  isDeclaring(node.parent.parent)
    ? node.name.text
    : undefined

/** Does a file declare rules at all? Most files need not be parsed. */
const declares = (file: string): boolean =>
  /(underHeading|inRulings)\w*\(/.test(readFileSync(path.join(root, file), 'utf8'))

/** Of each rule the file that declares it. A rule stands in one file only. */
export function filesOfRules(): ReadonlyMap<string, string> {
  const files = new Map<string, string>()
  for (const file of ['src/swccg/rules', 'src/ti4/rules'].flatMap(filesIn).filter((name) => !isWords(name)))
    for (const node of declares(file) ? nodesOf(read(file)) : []) {
      const id = declaredBy(node)
      if (id !== undefined) files.set(id, file)
    }
  return files
}
