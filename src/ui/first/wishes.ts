/** What has been chosen on the first screen, and what a table gives it. */

import type { ComponentType } from 'react'
import { create } from 'zustand'
import { firstLanguage, type Language } from '../../i18n/language.ts'

export interface Wishes {
  language: Language
  /** What opens as soon as the game is there. */
  dialog: 'lessons' | 'new game' | null
}

export const useWishes = create<Wishes>()(() => ({ language: firstLanguage(), dialog: null }))

/** A table that has been fetched. */
export interface Fetched {
  /** Lays what the address asks for, and what has been chosen meanwhile. */
  begin(search: string): Promise<ComponentType>
  importFile(file: File): Promise<void>
}
