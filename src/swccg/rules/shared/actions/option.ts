/** Options by id: what is done and to whom, in one string ('seize:12'). Scenarios and saved tables name them so. */

import type { CardId, Player } from '../../../model/types.ts'
import type { OptionKey } from '../../keys.ts'

/** What an option may be about. */
type About = CardId | Player | boolean | readonly CardId[]

/** The id of an option of a kind that has a phrase, with what it is about. */
export const optionId = (kind: OptionKey, ...about: readonly About[]): string => [kind, ...about].join(':')

/** The same option, with each thing that it is about named otherwise. */
export function renamedOption(option: string, name: (part: string) => string | number): string {
  const { kind, about } = partsOfOption(option)
  return [kind, ...about.map(name)].join(':')
}

/** What an option's id is made of. */
export function partsOfOption(option: string): { kind: string; about: readonly string[] } {
  const [kind = '', ...about] = option.split(':')
  return { kind, about }
}
