/** A change of settings by hand, and whether it will be there on the next visit. */

import { create } from 'zustand'
import { changeSettings, type Settings } from '../../store/index.ts'

/** The browser keeps nothing: what is chosen holds for this visit. */
export const useForNow = create<{ forNow: boolean }>()(() => ({ forNow: false }))

/** It holds at once, and for this visit alone where the browser keeps nothing. */
export function change(part: Partial<Settings>): void {
  useForNow.setState({ forNow: !changeSettings(part) })
}
