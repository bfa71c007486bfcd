/** Keys as they are told: '$mod+Shift+z' is 'Ctrl Shift Z', or '⌘ ⇧ Z' on a Mac. */

import { type KeyAct, useSettings } from '../../store/index.ts'
import { type T, useWords } from '../use.ts'

const onMac = () => /Mac|iPhone|iPad/.test(navigator.platform)

const arrows: Record<string, string> = { ArrowLeft: '←', ArrowRight: '→', ArrowUp: '↑', ArrowDown: '↓' }

function part(t: T, one: string): string {
  if (one === '$mod') return onMac() ? '⌘' : t('helpDialog.keyName.mod')
  if (one === 'Control') return t('helpDialog.keyName.mod')
  if (one === 'Shift') return t('helpDialog.keyName.shift')
  if (one === 'Space') return t('helpDialog.keyName.space')
  if (one === 'Enter' || one === 'Tab' || one === 'Escape')
    return t(`helpDialog.keyName.${one.toLowerCase() as 'enter' | 'tab' | 'escape'}`)
  return arrows[one] ?? (one.length === 1 ? one.toUpperCase() : one)
}

/** A key as it is told. */
export function keyText(t: T, written: string): string {
  // A sign that needs Shift is told as the sign.
  const sign = /^Shift\+([^\p{L}\p{N}])$/u.exec(written)?.[1]
  return (
    sign ??
    written
      .split('+')
      .map((one) => part(t, one))
      .join(' ')
  )
}

/** The key of an act, as it is told. */
export function useKeyText(act: KeyAct): string {
  const { t } = useWords()
  return keyText(
    t,
    useSettings(({ keys }) => keys[act]),
  )
}
