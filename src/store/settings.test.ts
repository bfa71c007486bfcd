import { afterEach, expect, test } from 'vitest'
import { changeSettings, resetSettings, settings, settingsFrom, usualKeys } from './settings.ts'

afterEach(() => {
  resetSettings()
})

test('what makes no sense is as usual, the rest is taken', () => {
  const from = settingsFrom({
    stops: 'always',
    stopPhases: { own: ['draw', 'no phase'], other: 7 },
    stopKinds: ['battle', '<script>'],
    volume: 1e9,
    textSize: 130,
    palette: 'none',
    keys: { pass: 'p', undo: 'a b' },
    openHands: 'yes',
  })
  expect(from).toMatchObject({
    stops: 'always',
    stopPhases: { own: ['draw'], other: [] },
    stopKinds: ['battle'],
    volume: 60,
    textSize: 130,
    palette: 'usual',
    keys: { ...usualKeys, pass: 'p' },
    openHands: false,
  })
  for (const nonsense of [null, 3, 'x', [], [[]], { keys: [] }])
    expect(settingsFrom(nonsense)).toEqual(settingsFrom({}))
})

test('two acts never share a key', () => {
  changeSettings({ keys: { ...usualKeys, what: 'r' } })
  expect(settings().keys).toEqual(usualKeys)
})
