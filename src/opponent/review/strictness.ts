/** How strictly a game that has been played is looked through. */

export const strictnesses = ['gentle', 'normal', 'strict'] as const
export type Strictness = (typeof strictnesses)[number]

/** What is worth less is not told, in Force. */
export const leastWorth: Record<Strictness, number> = { gentle: 4, normal: 2, strict: 1 }
