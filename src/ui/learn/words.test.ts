/** Every lesson has a title and says what it is about, in both languages, in words. */

import { expect, test } from 'vitest'
import { languages } from '../../i18n/index.ts'
import { lessons, speechIn } from '../../store/index.ts'
import { faultOf } from '../../store/language/words.test-helper.ts'
import { learn } from '../../swccg/words/learn.ts'
import { lessonWords } from './words.ts'

test.each(languages)('lessons and examples in %s', async (language) => {
  await learn(language)
  const all = await lessons()
  expect(all.length).toBeGreaterThan(300)
  const faults = all.flatMap((lesson) => {
    const { title, about } = lessonWords(lesson, language, speechIn(language))
    return [title, about || '-'].flatMap((text) => {
      const fault = text.length < 3 && text !== '-' ? 'nothing' : faultOf(language, text)
      return fault ? [`${lesson.id}: ${fault} in “${text}”`] : []
    })
  })
  expect(faults).toEqual([])
})

test('what nobody has told in a language is told by its rule', async () => {
  await learn('fr')
  const lesson = { texts: { en: { title: 'Told', why: '' } }, rules: ['MOV-054'] }
  expect(lessonWords(lesson, 'en', null)).toEqual({ title: 'Told', about: '' })
  expect(lessonWords(lesson, 'fr', speechIn('fr')).title).toBe(speechIn('fr').rule('MOV-054')?.title)
})
