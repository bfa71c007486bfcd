/** Every pair of levels, with swapped sides and all pairs of ready decks by turns. */

import { firstOf, nth } from '../../kernel/index.ts'
import type { Outcome } from '../../opponent/contest.ts'
import type { Level } from '../../opponent/index.ts'
import type { Deck, Player } from '../../swccg/index.ts'
import { looksOf, median, shareOf } from './figures.ts'
import type { Match } from './match.ts'
import { playAll } from './threads.ts'

export interface LadderOptions {
  levels: readonly Level[]
  /** Games of each pair. */
  games: number
  seed: string
  budget: number
  looks: number
  decks: Record<Player, readonly Deck[]>
}

interface Entry {
  /** The one whose wins are counted. */
  level: Level
  against: Level
  side: Player
  match: Match
}

/** The games of one pair: by turns on either side, each deck against each. */
function entriesOf(
  level: Level,
  against: Level,
  { games, seed, budget, looks, decks }: LadderOptions,
): Entry[] {
  const pairs = decks.light.flatMap((light) => decks.dark.map((dark) => ({ light, dark })))
  return Array.from({ length: games }, (_, i) => {
    const side: Player = i % 2 === 0 ? 'light' : 'dark'
    const sides = side === 'light' ? { light: level, dark: against } : { light: against, dark: level }
    // The same deal is played from both sides.
    const deal = i >> 1
    return {
      level,
      against,
      side,
      match: {
        levels: sides,
        decks: nth(pairs, deal % pairs.length),
        seed: `${seed}/${deal}`,
        budget,
        looks,
      },
    }
  })
}

function pairFigures(entries: readonly Entry[], outcomes: readonly Outcome[]) {
  const won = (side?: Player) =>
    entries.filter(
      (one, i) => nth(outcomes, i).winner === one.side && (side === undefined || one.side === side),
    ).length
  const { level, against } = firstOf(entries)
  const thinking = (mine: boolean) =>
    median(
      entries.flatMap((one, i) => {
        const other: Player = one.side === 'light' ? 'dark' : 'light'
        return nth(outcomes, i).thinking[mine ? one.side : other]
      }),
    )
  return {
    level,
    against,
    games: entries.length,
    won: won(),
    asLight: won('light'),
    asDark: won('dark'),
    ...shareOf(won(), entries.length),
    medianMilliseconds: { [level]: thinking(true), [`${against} (other side)`]: thinking(false) },
    ...looksOf(outcomes),
  }
}

/** Wins of every level against every weaker one, and what those games looked like. */
export async function ladder(options: LadderOptions, tell: (line: string) => void) {
  const { levels } = options
  const found: ReturnType<typeof pairFigures>[] = []
  for (const [rank, level] of levels.entries()) {
    for (const against of levels.slice(0, levels.length > 1 ? rank : 1)) {
      const entries = entriesOf(level, against, options)
      const outcomes = await playAll(
        entries.map(({ match }) => match),
        (played) => {
          if (played % 50 === 0) tell(`${level} against ${against}: ${played} of ${entries.length} games`)
        },
      )
      found.push(pairFigures(entries, outcomes))
    }
  }
  return found
}
