import type { Battle, Position } from '../types.ts'

/**
 * The battle under way.
 * @throws where none is: its segments ask, and what is asked in the midst of it.
 */
export function battleNow({ battle }: Pick<Position, 'battle'>): Battle {
  if (!battle) throw new Error('no battle is under way')
  return battle
}
