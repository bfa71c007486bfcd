/** What has been chosen on the first screen, and what a table gives it. */

import type { ComponentType } from 'react'
import { create } from 'zustand'
import { firstLanguage, type Language } from '../../i18n/language.ts'
import { recall, remember } from '../../store/browser/storage.ts'
import type { Resume } from '../home/resume.ts'

/** What home leads to. */
export type Door =
  | 'continue'
  | 'tables'
  | 'first lesson'
  | 'learn'
  | 'practise'
  | 'two players'
  | 'decks'
  | 'rulebook'
  | 'settings'
  | 'help'

/** What home can ask of the game, once that is here. */
export interface Host {
  open(door: Door): void
  chooseLanguage(language: Language): void
}

/** The rules that new games are played by. */
export const newEditions = ['ar', 'crd'] as const
export type NewEdition = (typeof newEditions)[number]

export interface Wishes {
  language: Language
  edition: NewEdition
  /** What opens as soon as the game is there. */
  door: Door | null
  /** What the game is, is being told. Kept here, since home is laid anew when the game has come. */
  about: boolean
  /** The table to go on with, once the database has been asked. */
  found: Resume | null
  host: Host | null
}

function firstEdition(): NewEdition {
  const asked =
    typeof window === 'undefined' ? null : new URLSearchParams(window.location.search).get('edition')
  return (asked ?? recall('edition')) === 'crd' ? 'crd' : 'ar'
}

/** What has been chosen there so far. */
export const useWishes = create<Wishes>()(() => ({
  language: firstLanguage(),
  edition: firstEdition(),
  door: null,
  about: false,
  found: null,
  host: null,
}))

/** Opens a door at once, or as soon as the game is there; asked for once more before that, it stays shut. */
export function openDoor(door: Door): void {
  const { host, door: wished } = useWishes.getState()
  if (host) host.open(door)
  else useWishes.setState({ door: wished === door ? null : door })
}

/** The table speaks it, once there is one; until then the first screen does. */
export function chooseLanguage(language: Language): void {
  const { host } = useWishes.getState()
  if (host) host.chooseLanguage(language)
  else useWishes.setState({ language })
}

/** New games are played by these rules, also on the next visit. */
export function chooseEdition(edition: NewEdition): void {
  remember('edition', edition)
  useWishes.setState({ edition })
}

/** A table that has been fetched. */
export interface Fetched {
  /** Lays what the address asks for, and what has been chosen meanwhile. */
  begin(search: string): Promise<ComponentType>
  importFile(file: File): Promise<void>
  /** Hands the state of the table out as a file, with what has failed. */
  save(fault: string): void
  /** Takes note of a failure of the page. Says whether the table is put aside now, since it had failed before. */
  failed(): Promise<boolean>
}
