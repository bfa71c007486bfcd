/** The lists of words, by language, as they follow from what files there are. */

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { chainOf, type Language, languages } from '../kernel/language.ts'

export const root = path.resolve(import.meta.dirname, '../..')

const note = '// Written by `npm run words`: change the files that it lists, not this list.\n'

/** The file of a language in the place of an English one: landing.en.ts, i18n/table/en.ts, ti4/words/en/book.ts. */
const fileIn = (english: string, language: Language): string =>
  english.replace(/(?<=[./-])en(?=[./])/, language)

const read = (file: string): string => readFileSync(path.join(root, file), 'utf8')

const isThere = (file: string): boolean => existsSync(path.join(root, file))

/** A file that leaves out what the next language of the chain says in its place. */
const isPart = (file: string): boolean => /: Partly</.test(read(file))

/** The files in which these words stand, for a language: its own, and others of the chain as far as that is not whole. */
function spoken(english: string, language: Language): string[] {
  const files = chainOf(language)
    .map((one) => fileIn(english, one))
    .filter(isThere)
  const whole = files.findIndex((file) => !isPart(file))
  return files.slice(0, whole + 1).reverse()
}

/** What a file of words calls them. */
function exported(file: string): string {
  const name = /^export const (\w+)/m.exec(read(file))?.[1]
  if (name === undefined) throw new Error(`${file} exports no words`)
  return name
}

const camel = (text: string): string => text.replace(/\W+(\w)/g, (_, letter: string) => letter.toUpperCase())

/** How one file names another. */
function from(list: string, file: string): string {
  const way = path.posix.relative(path.posix.dirname(list), file)
  return way.startsWith('.') ? way : `./${way}`
}

/** The imports of a list. */
class Imports {
  private readonly lines = new Set<string>()

  private readonly list: string

  constructor(list: string) {
    this.list = list
  }

  add(names: string, file: string): void {
    this.lines.add(`import ${names} from '${from(this.list, file)}'\n`)
  }

  /** Imports what a file says, and gives the name by which the list calls it. */
  words(file: string, name: string): string {
    const own = exported(file)
    this.add(own === name ? `{ ${own} }` : `{ ${own} as ${name} }`, file)
    return name
  }

  /** What is said in a language: where a file leaves something out, filled up from the next language of the chain. */
  said(english: string, language: Language, name: string): string {
    const files = spoken(english, language)
    if (files.length > 1) this.add('{ filledUp }', kernel)
    const names = files.map((file, at) => this.words(file, at < files.length - 1 ? `${name}${at + 1}` : name))
    return names.reduce((otherwise, own) => `filledUp(${otherwise}, ${own})`)
  }

  toString = (): string => [...this.lines].join('')
}

const kernel = 'src/kernel/language.ts'

function filesIn(folder: string): string[] {
  return readdirSync(path.join(root, folder), { withFileTypes: true })
    .flatMap((entry) => {
      const name = `${folder}/${entry.name}`
      return entry.isDirectory() ? filesIn(name) : [name]
    })
    .sort()
}

/** What is said under the headings of the rulebook, in English. */
const headings = filesIn('src/swccg/rules').filter(
  (file) => file.endsWith('.en.ts') && file !== 'src/swccg/rules/words.en.ts',
)

/** What all chapters say in a language. */
function chapters(list: string, language: Language): string {
  const imports = new Imports(list)
  const names = headings.map((english) =>
    imports.said(english, language, camel(english.replace(/^src.swccg.rules.|[.]en[.]ts$/g, ''))),
  )
  return `${imports}export const chapters = [${names.join(', ')}]\n`
}

/** All that the engine says in a language: what its chapters say, and the faces of cards. */
function book(list: string, language: Language): string {
  const imports = new Imports(list)
  const abilities = (name: string, english: string) =>
    imports.add(`{ ${name} }`, spoken(`src/swccg/abilities/${english}`, language).at(-1) ?? '')
  abilities('say, sayFacts, sayMissing', 'card/card.en.ts')
  abilities('decimal, grammar', 'grammar.en.ts')
  abilities('trait', 'traits/traits.en.ts')
  imports.add('{ chapters }', fileIn('src/swccg/rules/words.en.ts', language))
  imports.add('{ type Book, gathered }', 'src/swccg/words/book.ts')
  const common = imports.said('src/swccg/words/common.en.ts', language, 'common')
  return `${imports}export const book: Book = {
  ...gathered(chapters),
  common${common === 'common' ? '' : `: ${common}`},
  grammar,
  decimal,
  say,
  sayFacts,
  sayMissing,
  trait,
}\n`
}

/** The page's words that stand together, the ones that others add to first; and those that have a key of their own. */
const page = ['common', 'asking', 'battle', 'help', 'messages', 'page', 'table']
const underKeys = ['keeping', 'practice']

/** All that the page says in a language, but for what comes with its parts. */
function pageWords(list: string, language: Language): string {
  const imports = new Imports(list)
  const say = (part: string) => imports.said(`src/i18n/${part}/en.ts`, language, part)
  const together = page.map((part) => `...${say(part)},`)
  const apart = underKeys.map((part) => (say(part) === part ? `${part},` : `${part}: ${say(part)},`))
  return `${imports}export const ${language} = {\n${[...together, ...apart].join('\n')}\n}\n`
}

/** Titles and texts of all rules in a language: a part of its own (src/commands/build/rule-texts.mjs). */
function ruleTexts(list: string, language: Language): string {
  const imports = new Imports(list)
  imports.add('type { Words }', 'src/swccg/words/book.ts')
  const chain = [...chainOf(language)].reverse()
  const globs = chain.map((one) => {
    if (one === language) return [`../swccg/rules/**/*.${one}.ts`, `!../swccg/rules/words.${one}.ts`]
    const files = headings.flatMap((english) => spoken(english, language))
    return files.filter((file) => file.endsWith(`.${one}.ts`)).map((file) => from(list, file))
  })
  const read = globs
    .filter((files) => files.length > 0)
    .map((files) => {
      const named = files.map((file) => `'${file}'`).join(', ')
      return `import.meta.glob<Record<string, Words>>([${named}], { query: '?rules', eager: true }),\n`
    })
  return `${imports}
const files = [${read.join('')}]

export const rules: Record<string, string> = Object.assign(
  {},
  ...files.flatMap((found) => Object.values(found).flatMap((file) => Object.values(file).map((heading) => heading.rules))),
)\n`
}

/** What comes in every language with the part of the page that says it. */
const withPart: Readonly<Record<string, string>> = {
  'src/i18n/about/all.ts': 'about',
  'src/i18n/album/all.ts': 'album',
  'src/i18n/decks/all.ts': 'decks',
  'src/i18n/first/all.ts': 'first',

  'src/i18n/learn/all.ts': 'learn',
  'src/i18n/puzzle/all.ts': 'puzzle',
  'src/i18n/replay/all.ts': 'replay',
  'src/i18n/review/all.ts': 'review',
  'src/i18n/scenarios/all.ts': 'scenarios',
  'src/i18n/settings/all.ts': 'settings',
  'src/i18n/sharing/all.ts': 'sharing',
  'src/i18n/ti4/scenarios/all.ts': 'ti4/scenarios',
  'src/i18n/when/all.ts': 'when',
}

function inAll(list: string, name: string, english: string): string {
  const imports = new Imports(list)
  const texts = languages.map((language) => {
    const words = imports.said(english, language, language)
    return words === language ? words : `${language}: ${words}`
  })
  return `${imports}export const ${name} = { ${texts.join(', ')} }\n`
}

/** What is fetched in one language: the list of ways to it, and the English file. */
const fetched: Readonly<Record<string, string>> = {
  'src/i18n/books.ts': 'src/i18n/all-en.ts',
  'src/i18n/rule-books.ts': 'src/i18n/rules-en.ts',
  'src/i18n/glossary/books.ts': 'src/i18n/glossary/en.ts',
  'src/i18n/ti4/books.ts': 'src/i18n/ti4/all-en.ts',
  'src/swccg/words/books.ts': 'src/swccg/words/en.ts',
  'src/ti4/words/books.ts': 'src/ti4/words/en/book.ts',
  'src/opponent/books.ts': 'src/opponent/words.en.ts',
  'src/scenarios/format/wrong-books.ts': 'src/scenarios/format/wrong.en.ts',
}

/** The ways to a book in each language: the module that it begins with, and how it is read. */
function ways(list: string, english: string, written: ReadonlySet<string>): string {
  const imports = new Imports(list)
  const found = languages.map((language) => {
    const own = fileIn(english, language)
    if (written.has(own)) return `${language}: { part: '${own}', load: () => import('${from(list, own)}') },`
    const files = spoken(english, language)
    if (files.length > 1) imports.add('{ filledUp }', kernel)
    const texts = files.map((file) => `(await import('${from(list, file)}')).${exported(file)}`)
    const all = texts.reduce((otherwise, words) => `filledUp(${otherwise}, ${words})`)
    return `${language}: { part: '${files.at(-1)}', load: async () => ${all} },`
  })
  return `${imports}export const books = {\n${found.join('\n')}\n}\n`
}

/** The lists that each language has. */
const inEach: Readonly<Record<string, (list: string, language: Language) => string>> = {
  'src/swccg/rules/words.en.ts': chapters,
  'src/swccg/words/en.ts': book,
  'src/i18n/en.ts': pageWords,
  'src/i18n/all-en.ts': (list, language) => {
    const imports = new Imports(list)
    const common = imports.said('src/i18n/common/en.ts', language, 'commonWords')
    imports.add(`{ ${language} as words }`, fileIn('src/i18n/en.ts', language))
    imports.add('{ book }', fileIn('src/swccg/words/en.ts', language))
    return `${imports}export { book, words }\nexport const common = ${common}\n`
  },
  'src/i18n/rules-en.ts': ruleTexts,
  'src/i18n/ti4/all-en.ts': (list, language) => {
    const imports = new Imports(list)
    const common = imports.said('src/i18n/common/en.ts', language, 'commonWords')
    const own = imports.said('src/i18n/ti4/en.ts', language, 'ownWords')
    imports.add('{ book }', spoken('src/ti4/words/en/book.ts', language).at(-1) ?? '')
    return `${imports}export { book }\nexport const common = ${common}\nexport const words = ${own}\n`
  },
}

/** Every list, by its path. */
export function lists(): Record<string, string> {
  const each = Object.entries(inEach).flatMap(([english, list]) =>
    languages.map((language): [string, string] => {
      const file = fileIn(english, language)
      return [file, list(file, language)]
    }),
  )
  const written = new Set(each.map(([file]) => file))
  return Object.fromEntries(
    [
      ...each,
      ...Object.entries(withPart).map(([list, part]) => [
        list,
        inAll(list, path.basename(part), `src/i18n/${part}/en.ts`),
      ]),
      ...Object.entries(fetched).map(([list, english]) => [list, ways(list, english, written)]),
    ].map(([file = '', text]) => [file, note + text]),
  )
}

/** The files that a language lacks, or leaves unfinished. */
export function unsaid(language: Language): string[] {
  const written = new Set(Object.keys(lists()))
  return filesIn('src')
    .filter((file) => /[./]en[.]ts$|[/]en[/][\w-]+[.]ts$/.test(file) && !written.has(file))
    .map((english) => fileIn(english, language))
    .filter((file) => !isThere(file) || isPart(file))
}
