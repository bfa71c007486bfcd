/**
 * Titles and texts of rules stand beside their refusals (`landing.en.ts`), and hardly a game asks for them: in the built
 * page they are a part of their own. `landing.en.ts` comes without its section `rules`, `landing.en.ts?rules` with
 * nothing else (src/i18n/rules-en.ts). Where nothing is built both are the whole file.
 */

const headings = /src\/swccg\/rules\/.*(?<!\/words)[.][a-z]{2,3}[.]ts(?<asked>\?rules)?$/
const section = /^ {2}rules: \{(?: .*|\n[\s\S]*?^ {2})\},\n/m

/** @returns {import('vite').Plugin} */
export const ruleTextsApart = () => ({
  name: 'rule-texts-apart',
  apply: 'build',
  enforce: 'pre',
  transform(code, id) {
    const found = headings.exec(id.replaceAll('\\', '/'))
    if (!found) return null
    const rules = section.exec(code)?.[0] ?? ''
    // What the expression does not find would silently be sent twice.
    if (rules === '' && /^\s*rules:/m.test(code)) throw new Error(`${id}: where are its rules?`)
    return {
      code: found.groups?.asked ? `export const heading = {\n${rules}}\n` : code.replace(rules, ''),
      map: null,
    }
  },
})
