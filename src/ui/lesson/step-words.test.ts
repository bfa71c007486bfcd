/** Every step of the shelf is told in every language: nothing raw, nothing empty, no English in French. */

import { expect, test } from 'vitest'
import i18n, { languages, setLanguage } from '../../i18n/index.ts'
import { actions, lessons, loadRules, loadSpeech, speechIn } from '../../store/index.ts'
import { facts, type Position, plain, readScenario, textsOf } from '../../views/index.ts'
import type { T } from '../use.ts'
import { stepText } from './step-words.ts'

const raw = /undefined|null|\{\{|\[object|lesson\.|\b[A-Z]{3}-\d{3}\b/
const english = /\b(the|is|are|with|and|then|afterwards|try it)\b/i

test('every step of every example says what is done', async () => {
  const t: T = i18n.t
  const wrong: string[] = []
  let count = 0
  for (const language of languages) {
    await loadSpeech(language)
    await loadRules(language)
    await setLanguage(language)
    const speech = speechIn(language)
    for (const { id, text: file } of await lessons()) {
      const read = readScenario(file)
      if (!read.ok || read.scenario.game !== 'swccg') continue
      await actions().openLesson(id)
      const { names, history } = actions()
      const p: Position | undefined = history?.games[0]?.state
      const own = textsOf(read.scenario)[language]?.steps ?? []
      const isCard = (name: string) => (names[name] ?? names[plain(name)]) !== undefined
      const title = (name: string) => {
        const card = names[name] ?? names[plain(name)]
        return card === undefined || !p ? name : facts(p, card).title
      }
      for (const [index, step] of read.scenario.steps.entries()) {
        if (own[index]) continue
        count++
        const text = stepText(step, { t, title, isCard, rule: (rule) => speech.rule(rule)?.title ?? null })
        const titles = Object.values(names).map((card) => (p ? facts(p, card).title : ''))
        const bare = titles
          .sort((a, b) => b.length - a.length)
          .reduce((all, one) => (one ? all.replaceAll(one, 'X') : all), text)
        if (text.trim().length < 4 || raw.test(text)) wrong.push(`${language} ${id} ${index + 1}: ${text}`)
        if (language === 'fr' && english.test(bare)) wrong.push(`${language} ${id} ${index + 1}: ${text}`)
      }
    }
  }
  expect(count).toBeGreaterThan(1000)
  expect(wrong.slice(0, 40)).toEqual([])
}, 240_000)
