/** What becomes of the defeated: eaten, lost, relocated, or the host of a parasite. */

import type { Change } from '../../../../kernel/index.ts'
import { firstOf } from '../../../../kernel/index.ts'
import { cardOf } from '../../../model/cards/card-of.ts'
import { isCreature } from '../../../model/crew.ts'
import { hostOf, opponentsOfCreature, parasitesOn } from '../../../model/fights/attack.ts'
import { isOnTable, locationOf } from '../../../model/table.ts'
import { matches, matchesLocation } from '../../../model/texts/filters.ts'
import { textsOf } from '../../../model/texts/texts.ts'
import { type CardId, opponentOf, type Position } from '../../../model/types.ts'
import { ferocityOf, powerOf } from '../../../model/values.ts'
import { leavesTable } from '../../leaving-table/leaving-table.ts'
import type { ProcedureOf } from '../../shared/procedure.ts'
import { changes, inRulings, underHeading } from '../../shared/rulebook.ts'
import { under } from '../attack-under-way.ts'
import { optionAt, relocate } from './carried-off.ts'
import { attach, detach } from './parasites.ts'

export const rules = [
  ...underHeading('Attacks - Creatures Being Attacked', { 'ATK-053': changes }),
  ...underHeading('Attacks - Non-Parasite Creatures Attacking', { 'ATK-059': changes }),
  ...inRulings('creature - attaching', { 'ATK-094': changes }),
]

/** Carries out, or has chosen, what becomes of the defeated. (ATK-053, ATK-059, ATK-067) */
export function fateOfDefeated(change: Change<Position>) {
  const p = change.now
  const { kind, creature, initiator } = under(change)
  if (kind === 'on creature') {
    change.log({ say: 'creature defeated', with: { card: creature }, by: initiator, cites: ['ATK-053'] })
    return leavesTable(change, creature, { is: 'lost', performer: initiator })
  }
  const [victim] = opponentsOfCreature(p)
  if (victim === undefined) return
  if (kind === 'by parasite') return attach(change, creature, victim)
  const fates = textsOf(p, creature, 'fate of defeated')
  const text = fates.find((one) => matches(p, one.text.who, victim, one.you))?.text
  // A captive stays with its escort.
  if (!text || !('at' in cardOf(p, victim).where)) return eat(change, victim, creature, ['ATK-059'])
  const here = locationOf(p, creature)
  const { owner } = cardOf(p, creature)
  const places = p.layout.filter((at) => at !== here && matchesLocation(p, text.to, at, here, owner))
  const options = [...(text.orEaten || places.length === 0 ? ['eaten'] : []), ...places.map(optionAt)]
  if (options.length === 1) return answerFate(change, firstOf(options))
  const by = opponentOf(cardOf(p, victim).owner)
  change.ask({ by, kind: 'option', why: 'fate of defeated', with: { card: victim, by: creature }, options })
}

/** The opponent of the victim has chosen. */
export function answerFate(change: Change<Position>, option: string) {
  const { creature } = under(change)
  const [victim] = opponentsOfCreature(change.now)
  if (victim === undefined) return
  if (option === 'eaten') return eat(change, victim, creature, ['ATK-059'])
  const place = change.now.layout.find((at) => optionAt(at) === option)
  if (place !== undefined) relocate(change, victim, place, creature, ['ATK-059'])
}

/**
 * What is eaten is lost; parasites on it stay behind. (ATK-059, ATK-072, ATK-094)
 * @param strength its power, or the ferocity that it had in the fight.
 */
export function eat(
  change: Change<Position>,
  victim: CardId,
  eater: CardId,
  cites: readonly string[],
  strength = isCreature(change.now, victim) ? ferocityOf(change.now, victim) : powerOf(change.now, victim),
): void {
  const p = change.now
  const { owner } = cardOf(p, eater)
  const parasites = parasitesOn(p, victim)
  const away = textsOf(p, eater, 'eats out of play').length > 0
  change.log({
    say: away ? 'eaten and out of play' : 'eaten',
    with: { card: victim, by: eater },
    by: owner,
    cites: [...cites, ...(parasites.length > 0 ? ['ATK-094'] : [])],
  })
  for (const one of parasites) detach(change, one)
  if (isOnTable(change.now, eater) && textsOf(change.now, eater, 'ferocity of last eaten').length > 0)
    change.patch('cards', eater, { ate: strength })
  leavesTable(change, victim, { is: 'lost', performer: owner, by: eater }, away ? 'out' : 'lost')
}

declare module '../../../model/under-way.ts' {
  interface Frames {
    'eat host': { card: CardId }
  }
}

/** A parasite eats its host, which has no power left. ('squeezes host') */
export const eatHost: ProcedureOf<'eat host'> = {
  run(change, { card }) {
    change.pop()
    const host = hostOf(change.now, card)
    if (host !== null) eat(change, host, card, ['ATK-059'])
  },
}
