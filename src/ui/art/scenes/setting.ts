/** What the painters of scenes are given. */

export interface Setting {
  /** The height of the horizon. */
  hor: number
  /** The unit of motifs: 1 on a poster of the table. */
  u: number
  /** The world whose sky and planets are seen. */
  planet?: string | undefined
  /** Which of its kinds a scene shows: a town, a canyon, a base. */
  site?: string | undefined
}

/** Tones of a place, from its darkness to its light; the fifth is a lamp, or a banner. */
export type Four = readonly [string, string, string, string]
export type Five = readonly [string, string, string, string, string]
