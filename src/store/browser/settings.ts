/**
 * What a player has settled for himself: where to stop, how fast things move, sound, colours, text, keys, hands. One
 * value, kept in the browser at once and exported with the tables. It needs no engine: the first screen reads it too.
 */

import { create } from 'zustand'
import { type KeyAct, keysFrom, usualKeys } from './keys.ts'
import { recall, remember } from './storage.ts'

/** The phases of a turn, in their order. */
const phases = ['activate', 'control', 'deploy', 'battle', 'move', 'draw'] as const
type Phase = (typeof phases)[number]

/** Where to stop: at every decision, or when something can be done. */
export type Stops = 'always' | 'legal'

/** Phases in which to stop in any case: in one's own turn, and in the other player's. */
export type StopPhases = Record<'own' | 'other', readonly Phase[]>

/** What responses are to: a player may want to be asked at some of them whatever he holds. */
export const stopKinds = ['deploy', 'move', 'card', 'text', 'weapon', 'battle', 'drain'] as const
export type StopKind = (typeof stopKinds)[number]

export const palettes = ['usual', 'red-green', 'blue-yellow', 'strong'] as const
export const motions = ['full', 'quick', 'none'] as const
export const textSizes = [100, 115, 130, 150] as const

/** How strictly a game against an opponent is looked through afterwards, the gentlest way first. */
export const strictnesses = ['gentle', 'normal', 'strict'] as const

export interface Settings {
  stops: Stops
  stopPhases: StopPhases
  stopKinds: readonly StopKind[]
  /** Destiny draws stay until they are put away. */
  waitForDestiny: boolean
  /** How fast things move; `none` where the device asks for it, whatever stands here. */
  motion: (typeof motions)[number]
  sound: boolean
  /** From 0 to 100. */
  volume: number
  palette: (typeof palettes)[number]
  /** Posters without their shade, and white ink. */
  brighter: boolean
  /** In percent of the browser's own. */
  textSize: (typeof textSizes)[number]
  keys: Readonly<Record<KeyAct, string>>
  /** Both hands lie open, where two sit at one device and agree. */
  openHands: boolean
  /** Of two at one device the other one agrees before what has been seen is taken back. */
  undoAsks: boolean
  /** How great a mistake is that is told when a game against an opponent is looked through. */
  strictness: (typeof strictnesses)[number]
}

const usual: Settings = {
  stops: 'legal',
  stopPhases: { own: [], other: [] },
  stopKinds: [],
  waitForDestiny: false,
  motion: 'full',
  sound: false,
  volume: 60,
  palette: 'usual',
  brighter: false,
  textSize: 100,
  keys: usualKeys,
  openHands: false,
  undoAsks: true,
  strictness: 'normal',
}

const among = <T>(list: readonly T[], wanted: unknown, otherwise: T): T =>
  list.find((one) => one === wanted) ?? otherwise

const some = <T>(list: readonly T[], wanted: unknown): T[] =>
  Array.isArray(wanted) ? list.filter((one) => wanted.includes(one)) : []

const truth = (wanted: unknown, otherwise: boolean): boolean =>
  typeof wanted === 'boolean' ? wanted : otherwise

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Settings from what was written of them, whoever wrote it: what makes no sense is as usual. */
export function settingsFrom(given: unknown): Settings {
  const from = isObject(given) ? given : {}
  const at = isObject(from.stopPhases) ? from.stopPhases : {}
  const volume = Number(from.volume ?? usual.volume)
  return {
    stops: among(['always', 'legal'], from.stops, usual.stops),
    stopPhases: { own: some(phases, at.own), other: some(phases, at.other) },
    stopKinds: some(stopKinds, from.stopKinds),
    waitForDestiny: truth(from.waitForDestiny, usual.waitForDestiny),
    motion: among(motions, from.motion, usual.motion),
    sound: truth(from.sound, usual.sound),
    volume: volume >= 0 && volume <= 100 ? volume : usual.volume,
    palette: among(palettes, from.palette, usual.palette),
    brighter: truth(from.brighter, usual.brighter),
    textSize: among(textSizes, from.textSize, usual.textSize),
    keys: keysFrom(from.keys),
    openHands: truth(from.openHands, usual.openHands),
    undoAsks: truth(from.undoAsks, usual.undoAsks),
    strictness: among(strictnesses, from.strictness, usual.strictness),
  }
}

function parsed(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text)
  } catch {
    return null
  }
}

/** What earlier versions of the page kept one by one. */
const before = () => ({
  stops: recall('stops'),
  stopPhases: parsed(recall('stopPhases')),
  waitForDestiny: recall('waitForDestiny') === 'true',
})

const key = 'settings'

export const useSettings = create<Settings>()(() => settingsFrom(parsed(recall(key)) ?? before()))

/** The settings as they stand. */
export const settings = (): Settings => useSettings.getState()

/** Changes some settings, and keeps them. False where the browser keeps nothing: they hold for this visit. */
export function changeSettings(part: Partial<Settings>): boolean {
  useSettings.setState(settingsFrom({ ...settings(), ...part }))
  return remember(key, JSON.stringify(settings()))
}

/** All as they were at first. */
export const resetSettings = (): boolean => changeSettings(usual)
