/** How well opponents play. */

import { isOneOf } from '../kernel/index.ts'

/** Whom a person can play against, the easiest first. */
export const offeredLevels = ['recruit', 'trooper', 'admiral'] as const
export type OfferedLevel = (typeof offeredLevels)[number]

/** All that there are: one answers at random, so that the others can be measured against it. */
export const levels = ['random', ...offeredLevels] as const
export type Level = (typeof levels)[number]

export const isLevel = (name: string): name is Level => isOneOf(levels, name)
