/** What a player activates: Force icons, and Force generation by texts, limited or not. (Force Icons; Force Generation; Limited) */

import { generationRules } from '../../model/force.ts'
import { type Amount, rulesOf } from '../../model/texts/amounts.ts'
import { textsInForce } from '../../model/texts/texts.ts'
import type { Player, Position } from '../../model/types.ts'
import { changes, permits, underHeading } from '../shared/rulebook.ts'

export const rules = [
  ...underHeading('Force Icons', { 'TRN-058': permits }),
  ...underHeading('Force Generation', { 'TRN-061': changes, 'TRN-062': permits, 'TRN-063': permits }),
  ...underHeading('Activating Force - Example', { 'TRN-064': changes }),
  ...underHeading('Force Drains vs. Force Generation', { 'TRN-065': changes, 'TRN-066': permits }),
  ...underHeading('Limited', { 'KRN-308': permits, 'KRN-309': permits, 'KRN-310': changes }),
]

/** The rules behind a total as it has been counted: those of its parts, and of what each location generates. */
export function counted(p: Position, player: Player, { parts }: Amount): string[] {
  const local = textsInForce(p, 'Force generation').filter(({ text }) => text.where !== undefined)
  const total = rulesOf(parts)
  const generated = generationRules(p, player)
  const limited = generated.includes('KRN-308') && local.some(({ text }) => text.add !== undefined)
  return [
    ...['TRN-048', 'TRN-050'],
    ...(total.includes('TRN-058') ? ['TRN-055'] : []),
    ...total,
    ...generated,
    ...(local.length > 0 ? ['TRN-063', 'TRN-065'] : []),
    ...(local.some(({ text }) => (text.add ?? 0) > 0) ? ['TRN-062'] : []),
    ...(local.some(({ text }) => text.limit !== undefined) ? ['TRN-064'] : []),
    ...(limited ? ['KRN-310'] : []),
    ...(local.some(({ text }) => text.limit === 0) ? ['TRN-066'] : []),
  ]
}
