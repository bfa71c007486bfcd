/** Laws of the house that are read off the sources: whose a refusal is, and how long files and functions are. */

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'
import { filesIn, filesOfRules, isRule, isWords, nodesOf, read } from './sources.ts'

/** The rules that a first argument names: one, or one of two. */
const named = (node: ts.Node | undefined): string[] => {
  if (!node) return []
  if (ts.isStringLiteral(node)) return isRule(node.text) ? [node.text] : []
  return ts.isConditionalExpression(node) ? [...named(node.whenTrue), ...named(node.whenFalse)] : []
}

test('a rule is refused only by the file that declares it', () => {
  const declared = filesOfRules()
  const refused: [string, string][] = []
  for (const file of filesIn('src/swccg/rules').filter((name) => !isWords(name)))
    for (const node of nodesOf(read(file)))
      if (
        ts.isCallExpression(node) &&
        ['refusal', 'refuse', 'refusing', 'because', 'tooHigh'].includes(node.expression.getText())
      )
        for (const rule of named(node.arguments[0])) refused.push([rule, file])
  expect(refused.length).toBeGreaterThan(400)
  const foreign = new Set(refused.flatMap(([rule, file]) => (declared.get(rule) === file ? [] : [rule])))
  expect([...foreign].sort()).toEqual([])
})

/** Tables: data and phrases. */
const tables: readonly RegExp[] = [
  /[.][a-z]{2,3}[.]ts$/,
  /^src\/i18n\//,
  /^src\/swccg\/(cards|decks)\//,
  /^src\/scenarios\/editions[.]ts$/,
]

/** Functions that are tables: a case for each word or question, or the lines of a drawing. */
const cases = [
  'scenarios/format/facts.ts: look',
  'scenarios/format/steps.ts: triedBy',
  'swccg/model/texts/conditions.ts: holds',
  'ui/ti4/Hex.tsx: Hex',
]

/** Drawings: a function is one picture, painted from the back to the front. */
const drawings = /^src\/ui\/art\/scenes\//

/** The functions just within a node. */
function* within(node: ts.Node): Generator<ts.Node> {
  for (const child of node.getChildren())
    if (ts.isFunctionLike(child) && 'body' in child && child.body) yield child
    else yield* within(child)
}

/** The lines of a function that are its own: those of functions within it are theirs. */
const ownLines = (node: ts.Node): number =>
  [...within(node)].reduce((left, inner) => left - lines(inner), lines(node))

const lines = (node: ts.Node): number => {
  const source = node.getSourceFile()
  return (
    source.getLineAndCharacterOfPosition(node.end).line -
    source.getLineAndCharacterOfPosition(node.getStart()).line +
    1
  )
}

test('no file is over 400 lines, and no function over 60, unless it is a table', () => {
  const files = filesIn('src').filter((file) => !tables.some((table) => table.test(file)))
  const long = files.flatMap((file) => {
    const source = read(file)
    const over = [...nodesOf(source)].filter(
      (node) =>
        ts.isFunctionLike(node) && 'body' in node && node.body && ownLines(node) > 60 && !drawings.test(file),
    )
    return [
      ...(lines(source) > 400 ? [file] : []),
      ...over.map(
        (node) =>
          `${path.relative('src', file)}: ${(node as ts.FunctionLikeDeclaration).name?.getText() ?? 'a function'}`,
      ),
    ]
  })
  expect(long).toEqual(cases)
})

/** A selector with `[has]` for each of its `:has(…)`. */
const withoutHas = (selector: string): string => {
  const at = selector.indexOf(':has(')
  if (at < 0) return selector
  let end = at + 5
  for (let open = 1; open > 0 && end < selector.length; end++)
    open += selector[end] === '(' ? 1 : selector[end] === ')' ? -1 : 0
  return withoutHas(`${selector.slice(0, at)}[has]${selector.slice(end)}`)
}

// What a browser looks for after each change, wherever it is: all spans of a table, or all that has a side, would be styled
// anew all the time.
test('what is styled by what something else holds is told by its class', () => {
  const sheets = readdirSync('src/ui', { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.css'),
  )
  const selectors = sheets.flatMap((name) =>
    [...readFileSync(path.join('src/ui', name), 'utf8').matchAll(/[^{};/]*:has\([^{};]*(?=\{)/g)].flatMap(
      ([all]) => all.split(/,(?![^(]*\))/).filter((selector) => selector.includes(':has(')),
    ),
  )
  expect(selectors.length).toBeGreaterThan(10)
  const byTag = selectors.filter((selector) => {
    const last =
      withoutHas(selector)
        .trim()
        .split(/[\s>+~]+/)
        .at(-1) ?? ''
    // Of these there is one, or hardly more.
    return !/[.#]|\[has\]|^(main|p)\b/.test(last)
  })
  expect(byTag).toEqual([])
})

// Parts of the page are fetched by the names of their files, and tests are left out by theirs.
test('every file of the project that is named in a text is there', () => {
  const sources = ['src', 'e2e'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /[.](tsx?|mjs|cjs)$/.test(name))
      .map((name) => path.join(folder, name)),
  )
  const named = sources.flatMap((file) =>
    [
      ...readFileSync(file, 'utf8').matchAll(
        /['"`(](?<name>(?:src|e2e)\/[\w./-]+[.](?:tsx?|mjs|cjs|css|json))\b/g,
      ),
    ].map(({ groups }) => ({ file, name: groups?.name ?? '' })),
  )
  expect(named.length).toBeGreaterThan(10)
  expect(named.filter(({ name }) => !existsSync(name))).toEqual([])
})
