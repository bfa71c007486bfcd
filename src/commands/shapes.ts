/**
 * npm run shapes: writes the shapes of what is read from outside or from a storage, each made of the type that the program
 * itself is written in. (npm test looks whether they are as they should be.)
 */

import './closed-pipe.mjs'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { firstOf } from '../kernel/index.ts'
import type { Shape } from '../kernel/shape.ts'

const root = path.resolve(import.meta.dirname, '../..')

interface File {
  about: string
  /** What the types come from. */
  imports: string
  /** The names of the shapes, each with its type. */
  shapes: Record<string, string>
  /** Types that are looked at elsewhere. */
  elsewhere?: readonly string[]
}

const files: Record<string, File> = {
  'src/swccg/shapes.ts': {
    about: 'The shapes of what a game of the Star Wars CCG is saved as, and of what cards say.',
    imports: `
      import type { CardFile } from './abilities/card-facts.ts'
      import type { Ability } from './abilities/types.ts'
      import type { CardFacts, Position } from './model/types.ts'
      import type { Frame } from './model/under-way.ts'
      import type {} from './index.ts'`,
    shapes: {
      facts: 'CardFacts',
      cardFile: 'CardFile',
      ability: 'Ability',
      position: 'Position',
      frame: 'Frame',
    },
  },
  'src/ti4/shapes.ts': {
    about: 'The shapes of what a game of Twilight Imperium is saved as.',
    imports: `
      import type { Frame, Position } from './model/types.ts'
      import type {} from './index.ts'`,
    shapes: { position: 'Position', frame: 'Frame' },
  },
  'src/store/browser/shapes.ts': {
    about: 'The shapes of what the page keeps beside games: tables in a list, wishes, decks.',
    imports: `
      import type { KeptDeck, DeckVersion } from '../decks/keeping.ts'
      import type { Mistake } from '../review/mistakes.ts'
      import type { TableSummary } from '../saves/list.ts'
      import type { PracticeWish } from '../opponent/practice.ts'
      import type { PlayedGame } from '../opponent/record.ts'
      import type { Source } from '../table/source.ts'`,
    shapes: {
      summary: 'TableSummary',
      source: 'Source',
      wish: 'PracticeWish',
      played: 'PlayedGame',
      mistake: 'Mistake',
      deck: 'KeptDeck',
      sheet: "KeptDeck['sheet']",
      version: 'DeckVersion',
    },
    elsewhere: ['CardFacts'],
  },
}

/** Numbers that mean a thing are told from others by the names of their types. */
const ids = { CardId: 'card', UnitId: 'unit', SystemId: 'system' }

/** Names that a scenario may make up, whatever the type of those in the pool is. */
const madeUp = /^export type Persona = .*$/m

/** The text of a module in which these types can be told apart. */
const marked = (text: string): string =>
  Object.entries(ids).reduce(
    (all, [name, kind]) =>
      all.replace(`type ${name} = number\n`, `type ${name} = number & { '~id': '${kind}' }\n`),
    text.replace(madeUp, 'export type Persona = string'),
  )

/** A program of one module that asks for types, among the modules of the project. */
function programOf(asking: string, text: string): ts.Program {
  const { config } = ts.readConfigFile(path.join(root, 'tsconfig.json'), ts.sys.readFile)
  const { options } = ts.parseJsonConfigFileContent(config, { ...ts.sys, readDirectory: () => [] }, root)
  const host = ts.createCompilerHost(options)
  const { fileExists, getSourceFile } = host
  host.fileExists = (name) => path.resolve(name) === asking || fileExists(name)
  host.getSourceFile = (name, target, ...more) => {
    const here = path.resolve(name)
    if (here === asking) return ts.createSourceFile(name, text, target)
    if (!here.startsWith(path.join(root, 'src'))) return getSourceFile(name, target, ...more)
    return ts.createSourceFile(name, marked(readFileSync(here, 'utf8')), target)
  }
  return ts.createProgram([asking], options, host)
}

const isUndefined = ({ flags }: ts.Type): boolean => (flags & ts.TypeFlags.Undefined) !== 0

/** Makes shapes of types. */
class Shaping {
  readonly shapes: (Shape | null)[] = []
  readonly #known = new Map<ts.Type, number>()
  readonly #checker: ts.TypeChecker
  readonly #elsewhere: readonly string[]

  constructor(checker: ts.TypeChecker, elsewhere: readonly string[]) {
    this.#checker = checker
    this.#elsewhere = elsewhere
  }

  /** The number of the shape of a type. @param where it stands, for whoever has to be told. */
  of(type: ts.Type, where: string): number {
    const parts = type.isUnion() ? type.types.filter((one) => !isUndefined(one)) : [type]
    if (type.isUnion() && parts.length === 1) return this.of(firstOf(parts), where)
    let number = this.#known.get(type)
    if (number === undefined) {
      // It may contain itself.
      number = this.shapes.push(null) - 1
      this.#known.set(type, number)
      this.shapes[number] = this.#made(type, where)
    }
    return number
  }

  #literal(type: ts.Type): string | number | boolean | null | undefined {
    if (type.flags & ts.TypeFlags.Null) return null
    if (type.isStringLiteral() || type.isNumberLiteral()) return type.value
    if (type.flags & ts.TypeFlags.BooleanLiteral) return this.#checker.typeToString(type) === 'true'
    return undefined
  }

  #made(type: ts.Type, where: string): Shape {
    const literal = this.#literal(type)
    if (literal !== undefined) return ['among', literal]
    const name = (type.aliasSymbol ?? type.getSymbol())?.name ?? ''
    if (type.flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown | ts.TypeFlags.NonPrimitive)) return ['any']
    if (this.#elsewhere.includes(name)) return ['any']
    if (type.flags & (ts.TypeFlags.String | ts.TypeFlags.TemplateLiteral)) return ['text']
    if (type.flags & ts.TypeFlags.Number) return ['number']
    if (type.isUnion()) return this.#union(type, where)
    const id = type.getProperty('~id')
    if (id) return ['id', String(this.#literal(this.#checker.getTypeOfSymbol(id)))]
    if (this.#checker.isTupleType(type) || this.#checker.isArrayType(type)) return this.#listed(type, where)
    return this.#object(type, where)
  }

  #union({ types }: ts.UnionType, where: string): Shape {
    const parts = types.filter((one) => !isUndefined(one))
    const literals = parts.map((one) => this.#literal(one)).filter((one) => one !== undefined)
    const others = parts.filter((one) => this.#literal(one) === undefined)
    if (others.length === 0) return ['among', ...literals]
    const plain = literals.length > 0 ? [this.shapes.push(['among', ...literals]) - 1] : []
    return ['one of', ...plain, ...others.map((one) => this.of(one, where))]
  }

  #listed(type: ts.Type, where: string): Shape {
    const parts = this.#checker.getTypeArguments(type as ts.TypeReference)
    if (!this.#checker.isTupleType(type)) return ['list', this.of(firstOf(parts), `${where}[]`)]
    const { hasRestElement, minLength, fixedLength } = (type as ts.TupleTypeReference).target
    if (hasRestElement || minLength !== fixedLength) throw new Error(`${where} is a tuple of any length`)
    return ['tuple', ...parts.map((one, at) => this.of(one, `${where}[${at}]`))]
  }

  #object(type: ts.Type, where: string): Shape {
    const checker = this.#checker
    if (
      !(type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)) ||
      type.getCallSignatures().length > 0
    )
      throw new Error(`${where}: ${checker.typeToString(type)} has no shape`)
    const fields = type.getProperties().filter(({ name }) => !name.startsWith('__@'))
    const [index] = checker.getIndexInfosOfType(type)
    if (index) {
      if (fields.length > 0) throw new Error(`${where} has fields and an index`)
      const numbered = (index.keyType.flags & ts.TypeFlags.Number) !== 0
      return [numbered ? 'numbered' : 'record', this.of(index.type, `${where}[*]`)]
    }
    const shaped = fields.flatMap((field) => {
      const own = checker.getTypeOfSymbol(field)
      if (own.flags & (ts.TypeFlags.Never | ts.TypeFlags.Undefined)) return []
      const optional =
        (field.flags & ts.SymbolFlags.Optional) !== 0 || (own.isUnion() && own.types.some(isUndefined))
      const part = optional ? `${field.name}?` : field.name
      return [
        { part, number: this.of(own, `${where}.${field.name}`), telling: this.#literal(own) !== undefined },
      ]
    })
    // What tells kinds apart is looked at first.
    const sorted = [...shaped.filter(({ telling }) => telling), ...shaped.filter(({ telling }) => !telling)]
    return ['object', Object.fromEntries(sorted.map(({ part, number }) => [part, number]))]
  }
}

/** The same shapes, each once, numbered anew. */
function shortened(shapes: readonly Shape[], at: Record<string, number>) {
  let now = { nodes: [...shapes], at }
  for (;;) {
    const first = new Map<string, number>()
    const to = now.nodes.map((shape) => {
      const text = JSON.stringify(shape)
      const found = first.get(text) ?? first.size
      first.set(text, found)
      return found
    })
    if (first.size === now.nodes.length) return now
    const moved = (number: number): number => to[number] as number
    const nodes = [...first.keys()].map((text): Shape => {
      const shape = JSON.parse(text) as Shape
      const [is, ...parts] = shape
      if (is === 'list' || is === 'tuple' || is === 'one of' || is === 'record' || is === 'numbered')
        return [is, ...(parts as number[]).map(moved)] as unknown as Shape
      if (is !== 'object') return shape
      return [is, Object.fromEntries(Object.entries(shape[1]).map(([name, one]) => [name, moved(one)]))]
    })
    now = {
      nodes,
      at: Object.fromEntries(Object.entries(now.at).map(([name, number]) => [name, moved(number)])),
    }
  }
}

/** The text of a file of shapes. */
export function shapesIn(name: string): string {
  const { about, imports, shapes, elsewhere = [] } = files[name] as File
  const folder = path.join(root, path.dirname(name))
  const asking = path.join(folder, 'shapes.asking.ts')
  const fields = Object.entries(shapes).map(([shape, type]) => `${shape}: ${type}`)
  const program = programOf(asking, `${imports}\nexport interface Asked { ${fields.join('; ')} }`)
  const checker = program.getTypeChecker()
  const shaping = new Shaping(checker, elsewhere)
  const source = program.getSourceFile(asking) as ts.SourceFile
  const asked = source.statements.find(ts.isInterfaceDeclaration) as ts.InterfaceDeclaration
  const at: Record<string, number> = {}
  for (const member of asked.members) {
    const shape = member.name?.getText(source) ?? ''
    const type = checker.getTypeFromTypeNode((member as ts.PropertySignature).type!)
    at[shape] = shaping.of(type, shape)
  }
  const whole = shortened(shaping.shapes as Shape[], at)
  const text = JSON.stringify(whole).replaceAll('\\', '\\\\').replaceAll("'", "\\'")
  return `/**
 * ${about}
 * Written by \`npm run shapes\`: to be written again whenever a type has changed. (A test looks whether it has been.)
 */

import type { Shapes } from '${path.relative(folder, path.join(root, 'src/kernel')).replaceAll(path.sep, '/')}/shape.ts'

export const shapes: Shapes = JSON.parse('${text}')
`
}

export const shapeFiles = Object.keys(files)

if (process.argv[1] === fileURLToPath(import.meta.url))
  for (const name of shapeFiles) {
    writeFileSync(path.join(root, name), shapesIn(name))
    console.log(name)
  }
