/** Immunity to attrition. (Advanced Rulebook, Immune To Attrition) */

import type { Reason } from '../../../../kernel/index.ts'
import { isEnclosed } from '../../../model/crew.ts'
import { participants } from '../../../model/fights/battle.ts'
import { inBattle } from '../../../model/fights/battle-texts.ts'
import { hostOf } from '../../../model/places/locations.ts'
import { carrierOf, locationOf } from '../../../model/table.ts'
import { bearsOn, textsInForce } from '../../../model/texts/texts.ts'
import type { CardId, Player, Position } from '../../../model/types.ts'
import { refusal } from '../../shared/reasons.ts'
import { changes, crdOnly, inRulings, underHeading, within } from '../../shared/rulebook.ts'
import { changeBy } from '../../values/amounts.ts'

export const rules = [
  ...underHeading('Immune To Attrition', {
    'BAT-178': changes,
    'BAT-180': changes,
    'BAT-181': changes,
    'BAT-182': {},
    'BAT-183': {},
  }),
  ...inRulings('immune to attrition', { 'BAT-196': { ...crdOnly, ...changes } }),
]

const { holdsIn } = within(rules)

/** Why a text that takes a card's immunity away cannot be begun: it has none, or it has been taken already. (BAT-183) */
export function* noneToLose(p: Position, card: CardId, by: CardId): Generator<Reason> {
  const { below, rules: taken } = ownImmunity(p, card)
  if (below > 0) return
  yield refusal('BAT-183', { card, by })
  if (taken.includes('BAT-182')) yield refusal('BAT-182', { card, by })
}

interface Immunities {
  /** The attrition below which a card is immune; 0: not at all; Infinity: to all of it. */
  below: number
  rules: string[]
}

/** A card's own immunity. Of several only the highest counts, and what takes immunity away prevails. (BAT-181, BAT-182) */
function ownImmunity(p: Position, card: CardId, texts = inBattle): Immunities {
  const found = texts(p, 'immune to attrition').filter((one) => bearsOn(p, one, one.text.who, card))
  if (found.length === 0) return { below: 0, rules: [] }
  if (texts(p, 'loses immunity to attrition').some((one) => bearsOn(p, one, one.text.who, card)))
    return { below: 0, rules: ['BAT-182'] }
  const limits = found.map(({ text, you, source }) =>
    text.below === 'all' ? Number.POSITIVE_INFINITY : changeBy(p, { source, you }, text.below),
  )
  return { below: Math.max(...limits), rules: found.length > 1 ? ['BAT-181'] : [] }
}

/**
 * The enclosed starship or vehicle whose immunity a card shares: the one that it is aboard; in the rulings of 2001 also the one
 * at whose site it is. (BAT-180, BAT-196, ED-34)
 */
function shellOf(p: Position, card: CardId): { shell: CardId; rule: string } | null {
  const carrier = carrierOf(p, card)
  if (carrier !== null && isEnclosed(p, carrier)) return { shell: carrier, rule: 'BAT-180' }
  const at = carrier === null && holdsIn(p, 'BAT-196') ? locationOf(p, card) : null
  const host = at === null ? null : hostOf(p, at)
  return host !== null && isEnclosed(p, host) ? { shell: host, rule: 'BAT-196' } : null
}

/** A card's immunity: its own, or that of the enclosed starship or vehicle that it is in. (BAT-178, BAT-180, BAT-196) */
function immunityOf(p: Position, card: CardId, texts = inBattle): Immunities {
  const own = ownImmunity(p, card, texts)
  const outer = shellOf(p, card)
  if (outer === null) return own
  // Whose site it is need not be in the battle.
  const shell = immunityOf(p, outer.shell, outer.rule === 'BAT-196' ? textsInForce : texts)
  if (shell.below <= own.below) return own
  return { below: shell.below, rules: [...own.rules, ...shell.rules, outer.rule] }
}

/** A player's participants that this attrition does not reach, and the rules by which that is so. */
export function immuneTo(
  p: Position,
  player: Player,
  attrition: number,
): { cards: CardId[]; rules: string[] } {
  const found = participants(p, player).map((card) => ({ card, ...immunityOf(p, card) }))
  const immune = found.filter(({ below }) => attrition < below)
  return {
    cards: immune.map(({ card }) => card),
    rules: [
      ...(immune.length > 0 && attrition > 0 ? ['BAT-178', 'BAT-179'] : []),
      ...found.flatMap(({ rules: own }) => own),
    ],
  }
}
