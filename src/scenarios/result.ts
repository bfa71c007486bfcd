/** What came of running a scenario. */

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

export type Run = Result | { notScenario: true; path: string; message: string }

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
