/** The vocabulary of the sources: words of card text, kinds of intents, moves, events and procedures, each with its docstring. */

import ts from 'typescript'
import { isKeyOf } from '../../kernel/index.ts'
import { heldTexts, swccg } from '../../swccg/index.ts'
import { filesIn, isWords, nodesOf, read } from '../sources.ts'

interface Word {
  name: string
  /** The first sentence or line of its docstring; empty if it has none. */
  says: string
  file: string
}

/** The first paragraph of the docstring just before a node. */
function docstring(node: ts.Node): string {
  const before = node.getSourceFile().text.slice(0, node.getStart())
  const comment = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*(?:export\s+)?(?:\|\s*)?$/.exec(before)?.[1] ?? ''
  const lines = comment.split('\n').map((line) => line.replace(/^\s*\*?\s?/, '').trim())
  const text = lines.join(' ').trim()
  return /^.*?[.](?=\s|$)/.exec(text)?.[0] ?? text
}

/** The names that a type of literals gives. */
const literals = (type: ts.TypeNode | undefined): string[] => {
  if (!type) return []
  if (ts.isLiteralTypeNode(type) && ts.isStringLiteral(type.literal)) return [type.literal.text]
  return ts.isUnionTypeNode(type) ? type.types.flatMap(literals) : []
}

/** What is told apart by a key: the interfaces and types that have it, each with the name that it bears there. */
function toldBy(key: string, file: string): Word[] {
  return [...nodesOf(read(file))].flatMap((node) => {
    if (!ts.isInterfaceDeclaration(node) && !ts.isTypeLiteralNode(node)) return []
    const names = node.members.flatMap((member) =>
      ts.isPropertySignature(member) && member.name.getText() === key ? literals(member.type) : [],
    )
    const says = ts.isTypeLiteralNode(node) && ts.isTypeAliasDeclaration(node.parent) ? node.parent : node
    return names.map((name) => ({ name, says: docstring(says), file }))
  })
}

/** The members of every interface of this name, wherever a chapter adds to it. */
function membersOf(name: string, file: string): Word[] {
  return [...nodesOf(read(file))].flatMap((node) =>
    ts.isInterfaceDeclaration(node) && node.name.text === name
      ? node.members.flatMap((member) =>
          member.name && (ts.isIdentifier(member.name) || ts.isStringLiteral(member.name))
            ? [{ name: member.name.text, says: docstring(member), file }]
            : [],
        )
      : [],
  )
}

/** The literals that a type names anywhere. */
const literalsIn = (node: ts.Node): string[] =>
  [...nodesOf(node)].flatMap((one) => (ts.isLiteralTypeNode(one) ? literals(one) : []))

/** The kinds of moves that a file declares: constants and functions of the type MoveKind<'landspeed'>. */
const movesIn = (file: string): Word[] =>
  [...nodesOf(read(file))].flatMap((node) => {
    if (!ts.isVariableDeclaration(node) && !ts.isFunctionDeclaration(node)) return []
    if (!node.type || !/^MoveKind</.test(node.type.getText())) return []
    const parameters = ts.isFunctionDeclaration(node) ? (node.typeParameters ?? []) : []
    const names = [...new Set([node.type, ...parameters].flatMap(literalsIn))]
    const says = ts.isVariableDeclaration(node) ? node.parent : node
    return names.map((name) => ({ name, says: docstring(says), file }))
  })

const byName = new Intl.Collator('en').compare

/** A list: each name once in each file, in order. */
function list(words: readonly Word[]): string {
  const lines = words.map(
    ({ name, says, file }) =>
      `- \`${name}\`${says ? `: ${says}` : ''} ([${file.replace(/^src\/(swccg\/)?/, '')}](../${file}))`,
  )
  return [...new Set(lines)].sort(byName).join('\n')
}

/** Texts that just hold say which chapter reads them first of all. */
const withReader = ({ name, says, file }: Word): Word => ({
  name,
  says: isKeyOf(heldTexts, name) ? `${says} Read by ${heldTexts[name]}.`.trimStart() : says,
  file,
})

/** A procedure with the names of its steps, where it has more than one. */
function withSteps(word: Word): Word {
  const [, { steps }] = Object.entries(swccg.procedures).find(([name]) => name === word.name) ?? ['', {}]
  if (steps === undefined) return word
  return { ...word, says: [...(word.says ? [word.says] : []), steps.join(' → ')].join(' ') }
}

/** The page docs/vocabulary.md. */
export function vocabulary(): string {
  const abilities = filesIn('src/swccg/abilities').filter((file) => !isWords(file))
  const all = filesIn('src/swccg').filter((file) => !isWords(file) && !/\/(cards|decks|words)\//.test(file))
  const parts: [title: string, text: string, words: Word[]][] = [
    [
      'Texts',
      'What a card says: `does` of an ability; with the chapter that reads it, where a player does not use it.',
      abilities.flatMap((file) => toldBy('does', file)).map(withReader),
    ],
    [
      'Results',
      'What an action of a text brings about: `brings` of a result.',
      abilities.flatMap((file) => toldBy('brings', file)),
    ],
    [
      'Intents',
      'What a player can try: `kind` of an intent.',
      all.filter((file) => file.endsWith('/intent.ts')).flatMap((file) => membersOf('Meanings', file)),
    ],
    ['Moves', 'Kinds of movement: `using` of a move.', all.flatMap(movesIn)],
    [
      'Events',
      'What can happen, and be answered: `is` of an event.',
      all.flatMap((file) => membersOf('Events', file)),
    ],
    [
      'Procedures',
      'What can be under way, step by step: `does` of a frame; `step` where there are several, in their order.',
      all.flatMap((file) => membersOf('Frames', file)).map(withSteps),
    ],
  ]
  const head = `# Vocabulary

Written by \`npm run docs\` from the types and their docstrings; a test compares it with the sources.
`
  return [head, ...parts.map(([title, text, words]) => `## ${title}\n\n${text}\n\n${list(words)}\n`)].join(
    '\n',
  )
}
