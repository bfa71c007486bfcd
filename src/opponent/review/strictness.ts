/** How strictly a game that has been played is looked through. */

export type Strictness = 'gentle' | 'normal' | 'strict'

/** What is worth less is not told, in Force. */
export const leastWorth: Record<Strictness, number> = { gentle: 4, normal: 2, strict: 1 }
