/** How hard a puzzle is, by how many of the answers that there are lead to the goal. */

export const grades = ['easy', 'medium', 'hard'] as const
export type Grade = (typeof grades)[number]
