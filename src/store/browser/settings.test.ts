import { afterEach, expect, test } from 'vitest'
import { keyProblem, usualKeys, writtenKey } from './keys.ts'
import { changeSettings, resetSettings, settings, settingsFrom } from './settings.ts'

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
    strictness: 'merciless',
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
    strictness: 'normal',
  })
  for (const nonsense of [null, 3, 'x', [], [[]], { keys: [] }])
    expect(settingsFrom(nonsense)).toEqual(settingsFrom({}))
})

test('two acts never share a key', () => {
  changeSettings({ keys: { ...usualKeys, what: 'r' } })
  expect(settings().keys).toEqual(usualKeys)
})

test('a key is refused where another act, the table or the browser has it, and the reason says which', () => {
  const problem = (wanted: string) => keyProblem(usualKeys, 'pass', wanted)
  expect(problem('p')).toBeNull()
  expect(problem('Shift+Enter')).toEqual({ why: 'table' })
  expect(problem('W')).toEqual({ why: 'taken', by: 'what' })
  expect(problem('Space')).toBeNull()
  expect(problem('g')).toEqual({ why: 'table' })
  expect(problem('$mod+w')).toEqual({ why: 'browser' })
  expect(problem('$mod++')).toEqual({ why: 'unfit' })
  expect(settingsFrom({ keys: { pass: 'Enter' } }).keys).toEqual(usualKeys)
  expect(settingsFrom({ keys: { pass: '$mod+w' } }).keys).toEqual(usualKeys)
})

test('a press is written as the page listens to it', () => {
  const press = (key: string, ...held: ('ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey')[]) =>
    writtenKey(
      {
        key,
        ctrlKey: held.includes('ctrlKey'),
        metaKey: held.includes('metaKey'),
        altKey: held.includes('altKey'),
        shiftKey: held.includes('shiftKey'),
      },
      false,
    )
  expect(press(' ')).toBe('Space')
  expect(press('P', 'shiftKey')).toBe('Shift+p')
  expect(press('z', 'ctrlKey')).toBe(usualKeys.undo)
  expect(press('Z', 'ctrlKey', 'shiftKey')).toBe(usualKeys.redo)
  expect(press('?', 'shiftKey')).toBe(usualKeys.help)
  expect(press('Shift', 'shiftKey')).toBeNull()
})
