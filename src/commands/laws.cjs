// The laws of the house: who may import whom. `npm test` checks them with dependency-cruiser.
// (No DOM, no clock and no Math.random below the store: biome.json and laws.grit.)

const rulesets = '^src/(swccg|ti4)/'
const engine = '^src/(kernel|swccg|ti4|scenarios|opponent)/'
/** The end of the name of a file of words: the tag of its language. */
const inALanguage = '[.][a-z]{2,3}[.]ts$'
const pure = '^src/(kernel|swccg|ti4|scenarios|opponent|views)/'

/**
 * One folder may import itself and these, nothing else of the project.
 * @param {string} folder @param {string[]} allowed @param {string} comment
 * @returns {import('dependency-cruiser').IForbiddenRuleType}
 */
function only(folder, allowed, comment) {
  return {
    name: `${folder}-imports-only`,
    comment,
    severity: 'error',
    from: { path: `^src/${folder}/` },
    to: { path: '^(src|e2e)/', pathNot: [folder, ...allowed].map((name) => `^src/${name}/`) },
  }
}

/**
 * The chapters of the Star Wars CCG, from the ground up: each may import those before it in this list, and none after
 * it. What a text brings about is lent upwards instead, as a part of the chapter that it belongs to (chapter-type.ts).
 */
const chapters = [
  'shared',
  'values',
  'destiny',
  'force',
  'actions/responses',
  'control',
  'leaving-table',
  'card-types',
  'movement',
  'deploy',
  'stealing',
  'terms',
  'piles',
  'persona',
  'start',
  'react',
  'battle',
  'captives',
  'attacks',
  'weapons',
  'actions',
  'turn',
]

/** The keys of what all chapters say, as types. */
const keys = '^src/swccg/rules/keys[.]ts$'

/** What stands beside the chapters: their words in each language, and the keys of these. */
const ofAllChapters = '^src/swccg/rules/(words[.][a-z]{2,3}|keys)[.]ts$'

/** @type {(name: string, place: number) => import('dependency-cruiser').IForbiddenRuleType} */
const onlyDownwards = (name, place) => ({
  name: `chapter-${name}`,
  comment: `Chapters import downwards only: ${name} imports ${chapters.slice(0, place).join(', ') || 'no chapter'}.`,
  severity: 'error',
  from: { path: `^src/swccg/rules/${name}/` },
  to: {
    path: '^src/swccg/rules/',
    pathNot: [...chapters.slice(0, place + 1).map((below) => `^src/swccg/rules/${below}/`), keys],
  },
})

/**
 * Within a ruleset, arrows point down: abilities <- cards <- model <- shared <- chapters <- ruleset.
 * @type {import('dependency-cruiser').IForbiddenRuleType[]}
 */
const layers = [
  {
    name: 'abilities-are-data',
    comment:
      'The vocabulary of card text stands below all else: the words that everything is told in, and the facts of a card.',
    severity: 'error',
    from: { path: '^src/swccg/abilities/', pathNot: '[.]test[.]ts$' },
    to: { path: '^src/swccg/', pathNot: '^src/swccg/abilities/' },
  },
  {
    name: 'cards-are-data',
    comment: 'Cards are written in the vocabulary; what reads them knows its shapes, and nothing else.',
    severity: 'error',
    from: { path: '^src/swccg/cards/', pathNot: '[.]test[.]ts$' },
    to: {
      path: '^src/swccg/',
      pathNot: '^src/swccg/((cards|abilities)/|shapes[.]ts$)',
    },
  },
  {
    name: 'model-knows-no-rule',
    comment:
      'The model asks positions. Facts of cards it has from the pool (model/cards/pool.ts), no rule and no words.',
    severity: 'error',
    from: { path: '^src/swccg/model/', pathNot: '(^src/swccg/model/cards/pool|[.]test)[.]ts$' },
    to: { path: '^src/swccg/', pathNot: '^src/swccg/(model|abilities)/' },
  },
  {
    name: 'pool-of-cards',
    comment: 'model/cards/pool.ts is the one file of the model that knows the cards.',
    severity: 'error',
    from: { path: '^src/swccg/model/cards/pool[.]ts$' },
    to: { path: '^src/swccg/', pathNot: '^src/swccg/(model|abilities)/|^src/swccg/cards/index[.]ts$' },
  },
  {
    name: 'every-chapter-is-listed',
    comment: 'A folder of rules has its place in the list of chapters above.',
    severity: 'error',
    from: {
      path: '^src/swccg/rules/',
      pathNot: [...chapters.map((name) => `^src/swccg/rules/${name}/`), ofAllChapters],
    },
    to: {},
  },
  {
    name: 'rules-stand-below-the-ruleset',
    comment:
      'A chapter imports the model, the vocabulary and chapters, not the ruleset, nor how sentences are made.',
    severity: 'error',
    from: { path: '^src/swccg/rules/', pathNot: '[.]test[.]ts$' },
    to: { path: '^src/swccg/', pathNot: '^src/swccg/(rules|model|abilities)/' },
  },
]

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'No cycles, types included.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    only('kernel', [], 'The kernel imports nothing of this project.'),
    only('swccg', ['kernel'], 'A ruleset imports the kernel only.'),
    only('ti4', ['kernel'], 'A ruleset imports the kernel only.'),
    only('opponent', ['kernel', 'swccg', 'ti4'], 'Opponents import rulesets.'),
    only('scenarios', ['kernel', 'swccg', 'ti4'], 'Scenarios import rulesets.'),
    only(
      'views',
      ['kernel', 'swccg', 'ti4', 'opponent', 'scenarios'],
      'Views look at games, and know no store.',
    ),
    only(
      'store',
      ['kernel', 'swccg', 'ti4', 'opponent', 'scenarios', 'views', 'i18n'],
      'The store knows no page.',
    ),
    only(
      'ui',
      ['kernel', 'swccg', 'ti4', 'opponent', 'scenarios', 'views', 'store', 'i18n'],
      'The page imports the store, and views.',
    ),
    only(
      'i18n',
      ['kernel', 'swccg', 'ti4'],
      'The languages import phrase books only, and which languages there are.',
    ),
    ...layers,
    ...chapters.map(onlyDownwards),
    {
      name: 'ui-decides-no-rule',
      comment: 'Of everything below the store, the page imports types only.',
      severity: 'error',
      from: { path: '^src/ui/', pathNot: '[.]test[.]tsx?$' },
      to: { path: engine, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'by-the-front-door',
      comment:
        'Above a ruleset, its index is all there is of it, its words, and its decks and checks (and the words that texts once had), which come apart.',
      severity: 'error',
      from: {
        path: '^src/(views|store|opponent|scenarios|commands|ui|i18n)/',
        pathNot: '[.]test(-helper)?[.]tsx?$|^src/scenarios/format/schema/',
      },
      to: {
        path: rulesets,
        pathNot:
          '^src/(swccg|ti4)/(index|checking|former|decks/index|words/(index|book|learn|[a-z]{2,3}(/book)?))[.]ts$',
      },
    },
    {
      name: 'schemas-fetch-no-ruleset',
      comment:
        'Both games read the schemas: of a ruleset these know the words of positions and the shapes of texts, and load no rules.',
      severity: 'error',
      from: { path: '^src/scenarios/format/schema/' },
      to: {
        path: rulesets,
        pathNot: '^src/swccg/(abilities/basics|shapes)[.]ts$|^src/ti4/model/types[.]ts$',
      },
    },
    {
      name: 'games-come-apart',
      comment:
        'Whoever plays Twilight Imperium fetches nothing of the other game: its table reaches none of it, by whatever way.',
      severity: 'error',
      from: { path: '^src/(ui|store)/ti4/', pathNot: '[.]test[.]ts$' },
      to: { path: '^src/(swccg/|opponent/|views/index[.]ts$|store/index[.]ts$|i18n/all-)', reachable: true },
    },
    {
      name: 'i18n-imports-words',
      comment: 'Of a ruleset, the languages import its phrase books only.',
      severity: 'error',
      from: { path: '^src/i18n/' },
      to: { path: rulesets, pathNot: '^src/(swccg|ti4)/words/' },
    },
    {
      name: 'words-import-words',
      comment: 'What a heading says knows no rule: words import words only.',
      severity: 'error',
      from: { path: `^src/swccg/rules/.*${inALanguage}` },
      to: { pathNot: `${inALanguage}|^src/kernel/language[.]ts$` },
    },
    {
      name: 'rules-speak-in-keys',
      comment: 'Rules know the keys of what is said (rules/keys.ts), and no sentence.',
      severity: 'error',
      from: { path: '^src/swccg/(model|rules)/', pathNot: `${inALanguage}|[.]test[.]ts$|${keys}` },
      to: { path: inALanguage },
    },
    {
      name: 'pure-below-store',
      comment: 'Below the store: no React, no page, nothing of Node.',
      severity: 'error',
      from: { path: pure, pathNot: '[.]test(-helper)?[.]ts$' },
      to: {
        path: '^(react|react-dom|react-dnd|react-i18next|i18next|zustand|@base-ui|tinykeys)|node_modules/(react|react-dom|react-dnd[^/]*|react-i18next|i18next|zustand|@base-ui|tinykeys)/',
      },
    },
    {
      name: 'no-node-below-store',
      comment:
        'The engine runs in every browser: no Node modules (the commands read files). The build gives the page what cards/files.ts reads, as cards/card-files.ts divides it.',
      severity: 'error',
      from: {
        path: '^src/(kernel|swccg|ti4|scenarios|opponent|views|store|ui|i18n)/',
        pathNot: '[.]test(-helper)?[.]tsx?$|^src/swccg/cards/(card-)?files[.]ts$',
      },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'no-tests-in-code',
      comment: 'Only tests import tests and what tests are made with; the bench drives a browser, too.',
      severity: 'error',
      from: {
        path: '^src/',
        pathNot: '[.]test[.]tsx?$|^src/commands/speed/(page|game|reading|thinking|chromium)-speed[.]ts$',
      },
      to: { path: '[.]test[.]tsx?$|node_modules/(vitest|fast-check|@playwright)/' },
    },
    {
      name: 'commands-are-not-imported',
      comment: 'Commands stand at the top, beside main.tsx.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/commands/' },
      to: { path: '^src/(commands/|main[.]tsx)' },
    },
    {
      name: 'everything-resolves',
      comment: 'An import that leads nowhere.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^dist/' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types', 'default'] },
  },
}
