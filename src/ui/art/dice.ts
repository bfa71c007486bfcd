/** Chance that is always the same for the same text. */

export interface Dice {
  /** A number from 0 up to 1. */
  roll(): number
  /** A number between two others. */
  in(from: number, to: number): number
  /** A whole number from one to another, both included. */
  int(from: number, to: number): number
  pick<One>(list: readonly One[]): One
  /** 1 or -1. */
  sign(): number
  /** True as often as the share says. */
  chance(share: number): boolean
}

/** @param text what seeds it (FNV-1a feeds mulberry32). */
export function dice(text: string): Dice {
  let seed = 0x811c9dc5
  for (const letter of text) seed = Math.imul(seed ^ letter.codePointAt(0)!, 0x01000193)
  const roll = () => {
    seed = (seed + 0x6d2b79f5) | 0
    let t = Math.imul(seed ^ (seed >>> 15), 1 | seed)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
  return {
    roll,
    in: (from, to) => from + roll() * (to - from),
    int: (from, to) => Math.floor(from + roll() * (to - from + 1)),
    pick: (list) => list[Math.floor(roll() * list.length)]!,
    sign: () => (roll() < 0.5 ? -1 : 1),
    chance: (share) => roll() < share,
  }
}
