/** Every step of the shelf is told in every language: nothing raw, nothing empty, no English in French. */

import { expect, test } from 'vitest'
import i18n, { languages, setLanguage } from '../../i18n/index.ts'
import { actions, lessons, loadRules, loadSpeech, speechIn } from '../../store/index.ts'
import { faultOf } from '../../store/language/words.test-helper.ts'
import { facts, type Position, plain, textsOf } from '../../views/index.ts'
import { readScenario } from '../../views/scenarios.ts'
import type { T } from '../use.ts'
import { stepText } from './step-words.ts'

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
        const fault = text.length < 4 ? 'nothing' : faultOf(language, text, p)
        if (fault) wrong.push(`${language} ${id} ${index + 1}: ${fault} in “${text}”`)
      }
    }
  }
  expect(count).toBeGreaterThan(1000)
  expect(wrong.slice(0, 40)).toEqual([])
}, 240_000)
