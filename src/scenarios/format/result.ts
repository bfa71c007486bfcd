/** What came of running a scenario. */

import { en } from './wrong.en.ts'
import { inWords, type Unread } from './wrong.ts'

export interface Result {
  id: string
  ok: boolean
  skipped: boolean
  steps: number
  /** Counted from 1. */
  failedStep: number | null
  message: string
  /** Rules cited while it ran. */
  rules: string[]
  /** How often each rule was applied and how often it refused. */
  applied: Record<string, number>
  refused: Record<string, number>
}

export type Run = Result | NotScenario
/** A file that is none, and why, in words. */
export type NotScenario = { notScenario: true; path: string; message: string }

export const notScenario = ({ path, wrong }: Pick<Unread, 'path' | 'wrong'>): NotScenario => ({
  notScenario: true,
  path,
  message: inWords(en, { path: '', wrong }),
})

export const blank = (id: string, steps: number): Result => ({
  id,
  ok: false,
  skipped: false,
  steps,
  failedStep: null,
  message: '',
  rules: [],
  applied: {},
  refused: {},
})

export const skip = (id: string, steps: number, needs: string): Result => ({
  ...blank(id, steps),
  skipped: true,
  message: `needs ${needs}`,
})
