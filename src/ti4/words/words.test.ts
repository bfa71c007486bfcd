/** The phrase books hold every sentence that the code can ask for, in both languages, about details that it gives. */

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { namedIn } from '../../kernel/index.ts'
import { actionIn, emptyGalaxy, type Position } from '../index.ts'
import { printed } from '../model/units.ts'
import { allRules } from '../rules/index.ts'
import { book as english } from './en/book.ts'
import { book as french } from './fr/book.ts'
import { speechIn } from './index.ts'
import { learn } from './learn.ts'

interface Said {
  key: string
  details: string[]
  where: string
}

const folder = join(import.meta.dirname, '../rules')
const files = readdirSync(folder).map((file) =>
  ts.createSourceFile(file, readFileSync(join(folder, file), 'utf8'), ts.ScriptTarget.Latest, true),
)

function walk(node: ts.Node, see: (node: ts.Node) => void): void {
  see(node)
  ts.forEachChild(node, (child) => walk(child, see))
}

/** Every text that an expression can be: one that stands there, or either of two. */
function textsOf(expression: ts.Expression): string[] {
  if (ts.isStringLiteral(expression)) return [expression.text]
  if (ts.isConditionalExpression(expression))
    return [...textsOf(expression.whenTrue), ...textsOf(expression.whenFalse)]
  if (ts.isIdentifier(expression)) return initializersOf(expression).flatMap(textsOf)
  throw new Error(`neither a text nor a choice of texts: ${expression.getText()}`)
}

/** The names of the details in an object, or in the constant of that name in the same file. */
function keysOf(expression: ts.Expression | undefined): string[] {
  if (!expression) return []
  if (ts.isObjectLiteralExpression(expression))
    return expression.properties.map((property) => property.name?.getText() ?? '')
  return ts.isIdentifier(expression) ? initializersOf(expression).flatMap(keysOf) : []
}

/** What the constants of a name are in a file. */
function initializersOf(name: ts.Identifier): ts.Expression[] {
  const found: ts.Expression[] = []
  walk(name.getSourceFile(), (node) => {
    if (ts.isVariableDeclaration(node) && node.name.getText() === name.text && node.initializer)
      found.push(node.initializer)
  })
  return found
}

const reasons: Said[] = []
const log: Said[] = []
const instead: Said[] = []
const questions: Said[] = []

for (const file of files) {
  walk(file, (node) => {
    const where = `${file.fileName}:${file.getLineAndCharacterOfPosition(node.getStart()).line + 1}`
    if (ts.isCallExpression(node) && node.expression.getText() === 'refusal') {
      const [rule, details, say] = node.arguments
      for (const id of textsOf(rule!))
        for (const key of say ? textsOf(say).map((one) => `${id}/${one}`) : [id])
          reasons.push({ key, details: keysOf(details), where })
    }
    if (!ts.isObjectLiteralExpression(node)) return
    const own = (name: string) => {
      const found = node.properties.find((property) => property.name?.getText() === name)
      return found && ts.isPropertyAssignment(found)
        ? found.initializer
        : (found?.name as ts.Identifier | undefined)
    }
    const [say, why, details] = [own('say'), own('why'), keysOf(own('with'))]
    for (const key of say ? textsOf(say) : []) {
      if (own('cites')) log.push({ key, details: [...details, 'player'], where })
      else instead.push({ key, details, where })
    }
    for (const key of why ? textsOf(why) : []) questions.push({ key, details: [...details, 'player'], where })
  })
}

/** Null if there is a sentence that names only what it is given; otherwise what is wrong. */
function faultOf(table: object, { key, details, where }: Said): string | null {
  const sentence = (table as Record<string, string | undefined>)[key]
  if (sentence === undefined) return `${key}: no phrase (${where})`
  const unknown = namedIn(sentence).all.filter((name) => !details.includes(name))
  return unknown.length > 0 ? `${key}: no detail ${unknown.join(', ')} (${where})` : null
}

describe.each([
  ['en', english],
  ['fr', french],
] as const)('the phrase book %s', (language, book) => {
  it('has every reason, and none that is never given', () => {
    expect(reasons.length).toBeGreaterThan(40)
    expect(reasons.map((said) => faultOf(book.reasons, said)).filter(Boolean)).toEqual([])
    const asked = new Set(reasons.map(({ key }) => key))
    const kernel = ['PLAY-001', 'PLAY-002', 'PLAY-003', 'PLAY-004', 'PLAY-005']
    expect(Object.keys(book.reasons).filter((key) => !asked.has(key) && !kernel.includes(key))).toEqual([])
  })

  it('has every line of the log, and none that is never written', () => {
    expect(log.map((said) => faultOf(book.log, said)).filter(Boolean)).toEqual([])
    const written = new Set(log.map(({ key }) => key))
    expect(Object.keys(book.log).filter((key) => !written.has(key))).toEqual([])
  })

  it('has every question and every change that would help', () => {
    const texts = Object.fromEntries(
      Object.entries(book.prompts.decisions).map(([why, { text }]) => [why, text]),
    )
    expect(questions.length).toBeGreaterThan(4)
    expect(questions.map((said) => faultOf(texts, said)).filter(Boolean)).toEqual([])
    expect(instead.map((said) => faultOf(book.prompts.instead, said)).filter(Boolean)).toEqual([])
  })

  it('has every rule and every unit', () => {
    expect(Object.keys(book.rules)).toEqual(allRules.map(({ id }) => id))
    expect(Object.keys(book.prompts.units)).toEqual(Object.keys(printed))
  })

  it('spaces French punctuation', () => {
    if (language === 'fr')
      expect(JSON.stringify(book).match(/.{0,20}(?: [;:?!»]|[a-zé][;?!»]).{0,10}/)?.[0]).toBeUndefined()
  })
})

await learn('en')
await learn('fr')

describe('speaking', () => {
  const [en, fr] = [speechIn('en'), speechIn('fr')]
  const p: Position = {
    ...emptyGalaxy(['red', 'blue']),
    systems: ['Mecatol', 'Lodor'].map((name, q) => ({
      name,
      q,
      r: 0,
      planets: [],
      wormholes: [],
      anomaly: null,
    })),
    units: [
      { id: 0, name: 'c1', type: 'carrier', owner: 'red', system: 0, planet: null, aboard: null },
      {
        id: 1,
        name: 'fighter',
        type: 'fighter',
        owner: 'blue',
        system: 1,
        planet: null,
        aboard: null,
        upgraded: true,
      },
    ],
    action: actionIn(0),
  }

  it('gives reasons about these very units', () => {
    const far = { rule: 'TI4-002', with: { ship: 0, active: 0, far: 2, speed: 1 } }
    expect(en.reason(p, far)).toBe('Carrier c1 would enter 2 systems; its move value covers 1.')
    expect(fr.reason(p, far)).toBe(
      'Le transporteur c1 entrerait dans 2 systèmes\u00a0; sa valeur de déplacement en permet 1.',
    )
    expect(en.reason(p, { rule: 'TI4-022', with: { system: 1, units: [1] } })).toBe(
      'Fighters alone block the way too: fighter II in Lodor.',
    )
    expect(en.reason(p, { rule: 'TI4-002', with: {} })).toBe(en.rule('TI4-002')?.text)
    expect(en.reason(p, { rule: 'NONE-1', with: {} })).toBe('NONE-1')
  })

  it('tells the log, decisions and what would help', () => {
    const line = {
      say: 'declared',
      with: { ship: 0, path: [1, 0], carry: [] as number[], far: 2 },
      by: 'red',
      cites: [],
    }
    expect(en.log(p, line)).toBe('Carrier c1 will move to Lodor → Mecatol.')
    expect(fr.log(p, { ...line, with: { ...line.with, carry: [1] } })).toBe(
      'Le transporteur c1 ira à Lodor → Mecatol, avec à bord\u00a0: le chasseur II.',
    )
    const decision = {
      by: 'red',
      kind: 'action',
      why: 'move ships',
      with: { active: 0 },
      mayPass: true,
    } as const
    expect(en.decision(p, decision)).toMatchObject({
      title: 'Move Ships: Mecatol',
      passing: 'Move the declared ships',
    })
    expect(fr.decision(p, { ...decision, why: 'action phase', with: {} }).title).toBe('Au tour de Rouge')
    expect(en.decision({ ...p, phase: 'status' }, { ...decision, why: 'status' }).title).toBe('Status phase')
    expect(
      en.instead(p, { legal: false, reasons: [], instead: { say: 'path', with: { ship: 0, path: [1, 0] } } }),
    ).toBe('Carrier c1 may go to Lodor → Mecatol.')
  })
})
