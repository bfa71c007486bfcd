/** Figures about played games. */

import type { Outcome } from '../../opponent/contest.ts'

/** The share of successes with its 95 % interval after Wilson, in percent. */
export function shareOf(won: number, of: number): { share: number; from: number; to: number } {
  if (of === 0) return { share: 0, from: 0, to: 100 }
  const z = 1.96
  const p = won / of
  const middle = (p + (z * z) / (2 * of)) / (1 + (z * z) / of)
  const half = (z / (1 + (z * z) / of)) * Math.sqrt((p * (1 - p)) / of + (z * z) / (4 * of * of))
  return { share: rounded(100 * p), from: rounded(100 * (middle - half)), to: rounded(100 * (middle + half)) }
}

export const rounded = (number: number): number => Math.round(number * 100) / 100

const mean = (all: readonly number[]): number =>
  rounded(all.reduce((sum, one) => sum + one, 0) / Math.max(1, all.length))

export function median(all: readonly number[]): number {
  const sorted = all.toSorted((a, b) => a - b)
  return rounded(sorted[sorted.length >> 1] ?? 0)
}

/** What games looked like, whoever won. */
export function looksOf(outcomes: readonly Outcome[]) {
  const of = outcomes.length
  const percent = (test: (outcome: Outcome) => boolean) =>
    rounded((100 * outcomes.filter(test).length) / Math.max(1, of))
  const battles = outcomes.reduce((sum, one) => sum + one.battles, 0)
  return {
    /** Broken off: too many turns or decisions. */
    unfinished: outcomes.filter(({ winner }) => winner === null).length,
    turns: mean(outcomes.map(({ turns }) => turns)),
    medianTurns: median(outcomes.map(({ turns }) => turns)),
    decisions: mean(outcomes.map(({ decisions }) => decisions)),
    gamesWithBattles: percent((one) => one.battles > 0),
    gamesWithDrains: percent((one) => one.drains > 0),
    battles,
    /** Battles begun with less than half of the other side's power. */
    longOdds: outcomes.reduce((sum, one) => sum + one.longOdds, 0),
    stoodIn: outcomes.reduce((sum, one) => sum + one.stoodIn, 0),
  }
}
