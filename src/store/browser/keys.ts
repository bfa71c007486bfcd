/** Keys that a player has chosen: how a press is written down, who has it already, and which nobody may take. */

/** What a key does on the table. */
export const keyActs = ['pass', 'undo', 'redo', 'help', 'what', 'nextRegion', 'replay', 'tables'] as const
export type KeyAct = (typeof keyActs)[number]

/** As tinykeys writes them; `$mod` is Ctrl, or Cmd on a Mac. */
export const usualKeys: Readonly<Record<KeyAct, string>> = {
  pass: 'Space',
  undo: '$mod+z',
  redo: '$mod+Shift+z',
  help: 'Shift+?',
  what: 'w',
  nextRegion: 'F6',
  replay: 'r',
  tables: 't',
}

/** What a press looks like to a page. */
export interface Press {
  key: string
  ctrlKey: boolean
  metaKey: boolean
  altKey: boolean
  shiftKey: boolean
}

/** What the table does by keys that are not chosen, and what every page does. */
const own = ['Enter', 'Tab', 'Escape', 'Home', 'End', 'ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']
const table = ['=', '-', 'g', '$mod+y']

/** A combination that a keyboard has. */
const written = /^(?:(?:\$mod|Control|Alt|Shift|Meta)\+)*[^\s+]{1,20}$/

/** What browsers keep for themselves, or do whatever a page says. */
const browsers = ['$mod+w', '$mod+t', '$mod+n', '$mod+q', '$mod+r', '$mod+l', '$mod+Tab', 'F5', 'F11', 'F12']

const onMac = (): boolean => typeof navigator !== 'undefined' && /Mac|iPhone|iPad/.test(navigator.platform)

/** A press as tinykeys writes it; null where only a modifier is down. */
export function writtenKey({ key, ctrlKey, metaKey, altKey, shiftKey }: Press, mac = onMac()): string | null {
  if (['Shift', 'Control', 'Alt', 'AltGraph', 'Meta', 'Dead', 'Unidentified', 'Process'].includes(key))
    return null
  const main = key === ' ' ? 'Space' : key.length === 1 ? key.toLowerCase() : key
  const parts = [
    (mac ? metaKey : ctrlKey) && '$mod',
    (mac ? ctrlKey : metaKey) && (mac ? 'Control' : 'Meta'),
    altKey && 'Alt',
    shiftKey && 'Shift',
  ].filter((part) => part !== false)
  return [...parts, main].join('+')
}

/** Why an act cannot have a key: another one has it, the table or the browser needs it, or it cannot be written. */
export type KeyProblem = { why: 'taken'; by: KeyAct } | { why: 'table' | 'browser' | 'unfit' }

const same = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase()

/** What keeps an act from having this key; null where it may. */
export function keyProblem(
  keys: Readonly<Record<KeyAct, string>>,
  act: KeyAct,
  wanted: string,
): KeyProblem | null {
  const main = wanted.split('+').at(-1) ?? ''
  if (main === '' || /[\s+]/.test(main)) return { why: 'unfit' }
  if (own.some((one) => same(one, main)) || table.some((one) => same(one, wanted))) return { why: 'table' }
  if (browsers.some((one) => same(one, wanted))) return { why: 'browser' }
  const by = keyActs.find((one) => one !== act && same(keys[one], wanted))
  return by ? { why: 'taken', by } : null
}

/** Is this the way back through what a key leads forward through? It is the same key with Shift. */
export const backwards = (key: string): string | null => (key.includes('Shift+') ? null : shifted(key))

const shifted = (key: string): string => {
  const parts = key.split('+')
  return [...parts.slice(0, -1), 'Shift', parts.at(-1)].join('+')
}

/** Are all keys as they were at first? */
export const areUsual = (keys: Readonly<Record<KeyAct, string>>): boolean =>
  keyActs.every((act) => keys[act] === usualKeys[act])

/** Keys from what was written of them, whoever wrote it: all as usual, where one of them cannot be had. */
export function keysFrom(given: unknown): Record<KeyAct, string> {
  const wanted = typeof given === 'object' && given !== null ? (given as Record<string, unknown>) : {}
  const keys = { ...usualKeys }
  for (const act of keyActs) {
    const key = wanted[act]
    if (typeof key === 'string' && written.test(key)) keys[act] = key
  }
  return keyActs.some((act) => keyProblem(keys, act, keys[act]) !== null) ? { ...usualKeys } : keys
}
