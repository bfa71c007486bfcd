// The laws of the house: who may import whom. `npm test` checks them with dependency-cruiser.
// (No DOM, no clock and no Math.random below the store: biome.json and laws.grit.)

const rulesets = '^src/(swccg|ti4)/'
const engine = '^src/(kernel|swccg|ti4|scenarios|opponent)/'

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
    only('store', ['kernel', 'swccg', 'ti4', 'opponent', 'scenarios', 'i18n'], 'The store knows no page.'),
    only(
      'ui',
      ['kernel', 'swccg', 'ti4', 'opponent', 'scenarios', 'store', 'i18n'],
      'The page imports the store.',
    ),
    only('i18n', ['swccg', 'ti4'], 'The languages import phrase books only.'),
    {
      name: 'ui-decides-no-rule',
      comment: 'Of everything below the store, the page imports types only.',
      severity: 'error',
      from: { path: '^src/ui/', pathNot: '[.]test[.]tsx?$' },
      to: { path: engine, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'i18n-imports-words',
      comment: 'Of a ruleset, the languages import its phrase books only.',
      severity: 'error',
      from: { path: '^src/i18n/' },
      to: { path: rulesets, pathNot: '^src/(swccg|ti4)/words/' },
    },
    {
      name: 'pure-below-store',
      comment: 'Below the store: no React, no page, nothing of Node.',
      severity: 'error',
      from: { path: engine, pathNot: '[.]test[.]ts$' },
      to: {
        path: '^(react|react-dom|react-dnd|react-i18next|i18next|zustand|@base-ui|tinykeys)|node_modules/(react|react-dom|react-dnd[^/]*|react-i18next|i18next|zustand|@base-ui|tinykeys)/',
      },
    },
    {
      name: 'no-node-below-store',
      comment: 'The engine runs in every browser: no Node modules (the commands read files).',
      severity: 'error',
      from: { path: '^src/(kernel|swccg|ti4|scenarios|opponent|store|ui|i18n)/', pathNot: '[.]test[.]tsx?$' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'no-tests-in-code',
      comment: 'Only tests import tests and what tests are made with.',
      severity: 'error',
      from: { path: '^src/', pathNot: '[.]test[.]tsx?$' },
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
