/** Changes that an action puts on cards: for how long, and what the numbers come to. (Actions - Duration) */

import type { Change } from '../../../../kernel/index.ts'
import type { Until } from '../../../abilities/action/action.ts'
import type { Value } from '../../../abilities/basics.ts'
import type { Lastable } from '../../../abilities/holding/holding.ts'
import { facts } from '../../../model/cards/pool.ts'
import type { CardId, LastingEffect, Player, Position } from '../../../model/types.ts'
import type { Frame } from '../../../model/under-way.ts'
import { type Cause, numberNow, type Working } from '../../../model/values.ts'
import { changes, underHeading } from '../../shared/rulebook.ts'
import { onThese, rulesBehind } from '../../values/values-and-numbers.ts'

export const rules = [
  ...underHeading('Actions - Duration', { 'KRN-147': changes, 'KRN-148': changes, 'KRN-149': changes }),
]

interface Putting {
  source: CardId
  owner: Player
  changes: readonly Lastable[]
  until?: Until
  /** The cards that it is put on, where the change says 'target'. */
  cards: readonly CardId[]
  cites?: readonly string[]
}

const inBattle = (stack: readonly Frame[]): boolean => stack.some(({ does }) => does === 'battle')

/** When it ends. Without a word about it: with the battle, or when the card leaves table. (KRN-147, KRN-148) */
export function endOf(
  { now, stack }: Change<Position>,
  owner: Player,
  until?: Until,
): Pick<LastingEffect, 'untilTurn' | 'until'> {
  const { number, player } = now.turn
  const next = number + (player === owner ? 2 : 1)
  if (until === 'end of turn') return { untilTurn: number + 1, until: 'end of turn' }
  if (until === 'end of next turn') return { untilTurn: number + 2, until: 'end of turn' }
  if (until === 'end of your next turn') return { untilTurn: next + 1, until: 'end of turn' }
  if (until === 'start of your next turn') return { untilTurn: next }
  return until === 'end of battle' || inBattle(stack) ? { until: 'end of battle' } : {}
}

function durationRules({ now, stack }: Change<Position>, { source, until }: Putting): string[] {
  if (until) return ['KRN-145', ...(until === 'end of battle' ? ['BAT-127'] : [])]
  if (facts(now, source).type === 'weapon') return ['KRN-149']
  return inBattle(stack) ? ['KRN-147', 'BAT-127'] : ['KRN-148']
}

/** Puts changes on cards for as long as the text or the rules say, and tells what their numbers are now. */
export function putChanges(change: Change<Position>, putting: Putting): void {
  const { source, owner, changes, cards } = putting
  const p = change.now
  const before = numbersOf(p, putting)
  const clock = (p.clock ?? 0) + 1
  const weapon = facts(p, source).type === 'weapon'
  const end = weapon && !putting.until ? {} : endOf(change, owner, putting.until)
  const effects = changes.map((ability): LastingEffect => {
    if (ability.does === 'lost at end of turn')
      return { source, ability, owner, since: clock, on: ability.who === 'self' ? [source] : [...cards] }
    const on = 'who' in ability && ability.who === 'target' ? { on: [...cards] } : {}
    return { source, ability, owner, since: clock, ...end, ...on }
  })
  const copies = changes.some(({ does }) => does === 'copies game text')
  change.put('clock', clock)
  change.put('lasting', [...p.lasting, ...effects])
  change.log({
    say: 'change put',
    with: { card: source, cards: [...cards] },
    by: owner,
    cites: [
      ...durationRules(change, putting),
      ...(putting.cites ?? []),
      ...(changes.some((one) => 'who' in one && one.who === 'target') ? onThese(p, cards) : []),
      ...(copies && cards.some((one) => facts(p, one).permanentWeapon) ? ['WPN-067'] : []),
    ],
  })
  const now = numbersOf(change.now, putting)
  for (const [index, { card, what, number: is }] of now.entries()) {
    const was = before[index]?.number
    const modified = modifies(changes, what)
    if (!was || !is) {
      const cites = ['KRN-325']
      if (modified && !is) change.log({ say: 'no such number', with: { card, what }, by: owner, cites })
      continue
    }
    const stays = was.value === is.value
    change.log({
      say: stays ? 'number stays' : 'number changes',
      with: { card, what, count: is.value, number: was.value },
      by: owner,
      cites: [...rulesBehind(is), ...(stays && modified ? inVain(is) : [])],
    })
  }
}

/** Do changes modify this number, rather than set it? */
const modifies = (changes: readonly Lastable[], what: Value): boolean =>
  changes.some(
    (one) => one.does === 'modify' && one.what === what && one.set === undefined && one.gives === undefined,
  )

/** A number that cannot be modified has been a target all the same; nothing comes of it. (KRN-212) */
const inVain = ({ causes }: Working): string[] =>
  causes.some((cause) => unmodifiable.includes(cause)) ? ['KRN-212'] : []

const unmodifiable: readonly Cause[] = ['modified in vain', 'not increased', 'not reduced']

/** The numbers that changes are about, of the cards that they are put on. */
const numbersOf = (p: Position, { changes, cards }: Pick<Putting, 'changes' | 'cards'>) => {
  const values = new Set(changes.flatMap((one): Value[] => (one.does === 'modify' ? [one.what] : [])))
  return cards.flatMap((card) =>
    [...values].map((what) => ({ card, what, number: numberNow(p, card, what) })),
  )
}

/** Lifts what is over from the cards that bear it: their numbers are worked out again from what is left. (KRN-295) */
export function endChanges(change: Change<Position>, isOver: (one: LastingEffect) => boolean): void {
  const { lasting } = change.now
  const over = lasting.filter(isOver)
  if (over.length === 0) return
  const numbers = (p: Position) =>
    over.flatMap(({ ability, on = [] }) => numbersOf(p, { changes: [ability as Lastable], cards: on }))
  const before = numbers(change.now)
  const left = lasting.filter((one) => !over.includes(one))
  change.put('lasting', left)
  const told = new Set<string>()
  for (const [index, { card, what, number: is }] of numbers(change.now).entries()) {
    const was = before[index]?.number
    if (!was || !is || was.value === is.value || told.has(`${card} ${what}`)) continue
    told.add(`${card} ${what}`)
    change.log({
      say: 'number is again',
      with: { card, what, count: is.value, number: was.value },
      cites: ['KRN-295'],
    })
  }
}
